# What scripts/keep.sh plays to keep games of this title.
for n in 2 3 4; do
	play --players $n --each variant
	play --players $n --games 200 --ends --seed 2
	play --players $n --bots random
done
play --players 3 --bots planner --each variant
play --bots planner,greedy,random,greedy --seed 3
