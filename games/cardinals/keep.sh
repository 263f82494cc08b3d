# What scripts/keep.sh plays to keep games of this title.
# Greedy monarchs stay where they are, to the last decade; planners make war. A draw takes
# all to agree, so most monarchs leave first.
gone=vacant,vacant,vacant,vacant,vacant,vacant,vacant,vacant,vacant
play --option last-decade=1360s
play --bots planner --each last-decade
play --bots planner --games 2 --seed 2 --press
play --bots random --option last-decade=1210s --games 2
play --bots random,random,random,$gone --games 60 --ends
play --bots planner,planner,planner,$gone --games 20 --ends
play --bots planner,greedy,random,planner,greedy,random,planner,greedy,random,planner,greedy,random
