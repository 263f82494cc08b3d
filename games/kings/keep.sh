# What scripts/keep.sh plays to keep games of this title.
# Each culture is once everything that it can be; the others are persons, then scripts.
scripts="--option germanic=ferox --option italian=munitio --option iberian=aperio"
who=(absent random ferox postis munitio amandum aperio)
play --each edition,scenario
play --each edition,glitterhoof --seed 2
play --bots random --each edition --seed 3
play --bots planner --games 2 --seed 4
for i in ${!who[*]}; do
	play --option frankish=${who[i]} --option germanic=${who[(i + 1) % 7]} --option italian=${who[(i + 2) % 7]} \
		--option iberian=${who[(i + 3) % 7]} --each edition --seed 5
done
play --option frankish=person $scripts --each english --seed 6
play --option frankish=postis $scripts --each first-player --seed 7
play --option frankish=absent --option iberian=absent --games 100 --ends --seed 8
play --option goal=together --option frankish=random --option iberian=random --each edition,scripted-pacts --seed 9
play --option goal=together --option frankish=random --option iberian=random --bots random --games 40 --ends
play --games 100 --ends --seed 10
play --bots random --option frankish=random --option germanic=absent --option italian=absent --option iberian=absent --seed 11
