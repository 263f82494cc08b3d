#!/bin/bash
# keep.sh TITLE...: plays games of the titles under their current revisions and keeps them in
# games/TITLE/testdata/games: every size of table, edition, option and way to end. TestKept
# replays them for ever after. Nothing that is there already is changed.
set -eu
cd "$(dirname "$0")/.."
export CGO_ENABLED=0 GOFLAGS=-trimpath

[ $# -gt 0 ] || { echo "which title? make keep TITLE=kings" >&2; exit 2; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
go build -o "$tmp/outremer" ./cmd/outremer

# play FLAG...: one game, or as many as the flags say.
play() { "$tmp/outremer" sim "$title" --games 1 --keep "games/$title/testdata/games" "$@" >/dev/null; }

skirmish() {
	local n
	for n in 2 3 4; do
		play --players $n --bots greedy --each castles
		play --players $n --bots random --games 2
	done
}

kingdoms() {
	local n
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
}

thywill() {
	local n
	for n in 2 3 4; do
		play --players $n --each variant
		play --players $n --games 200 --ends --seed 2
		play --players $n --bots random
	done
	play --players 3 --bots planner --each variant
	play --bots planner,greedy,random,greedy --seed 3
}

# Greedy monarchs stay where they are, to the last decade; planners make war. A draw takes
# all to agree, so most monarchs leave first.
cardinals() {
	local gone=vacant,vacant,vacant,vacant,vacant,vacant,vacant,vacant,vacant
	play --option last-decade=1360s
	play --bots planner --each last-decade
	play --bots planner --games 2 --seed 2 --press
	play --bots random --option last-decade=1210s --games 2
	play --bots random,random,random,$gone --games 60 --ends
	play --bots planner,planner,planner,$gone --games 20 --ends
	play --bots planner,greedy,random,planner,greedy,random,planner,greedy,random,planner,greedy,random
}

# Each culture is once everything that it can be; the others are persons, then scripts.
kings() {
	local scripts="--option germanic=ferox --option italian=munitio --option iberian=aperio"
	local i who=(absent random ferox postis munitio amandum aperio)
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
}

for title; do
	[ -d "games/$title" ] || { echo "no title is called $title" >&2; exit 2; }
	mkdir -p "games/$title/testdata/games"
	"$title"
	go test "./games/$title" -run '^TestKept$' -count 1 -keep
done
