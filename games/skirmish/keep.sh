# What scripts/keep.sh plays to keep games of this title.
for n in 2 3 4; do
	play --players $n --bots greedy --each castles
	play --players $n --bots random --games 2
done
