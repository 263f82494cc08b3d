# What scripts/keep.sh plays to keep games of this title.
for n in 1 2; do
	play --players $n --each bot-hand
	play --players $n --games 100 --ends --seed 2
	play --players $n --bots random
done
for n in 3 4; do
	play --players $n --games 200 --ends
	play --players $n --games 2 --bots random
done
play --bots greedy,random,random,random --games 100 --ends --seed 3
