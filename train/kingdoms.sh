#!/bin/sh
# Learns to play Crusader Kingdoms, on all cores: train/kingdoms.sh DIR [LESSON ...]
#
# DIR receives what is learnt. Lesson 0 tunes the adviser's numbers; lesson 1 learns a judgement from games of the
# adviser, lesson 2 and later ones from games of those who have one. SCALE=10 plays a tenth of the games.
set -eu
dir=$1
shift
learn=${LEARN:-bin/learn}
scale=${SCALE:-100}
mkdir -p "$dir"
[ -f "$dir/numbers.txt" ] || cp "$(dirname "$0")"/../games/kingdoms/learnt/*.net "$(dirname "$0")"/../games/kingdoms/learnt/numbers.txt "$dir"

# lesson NUMBER PLAYERS GAMES SHARE
lesson() {
	"$learn" positions -learnt "$dir" -players "$2" -games $(($3 * scale / 100)) -lesson "$1" -share "$4" -seed "2$1$2" -out "$dir/$2.pos" kingdoms
	"$learn" study -players "$2" -rounds 5 -seed 1 -out "$dir/$2.new" kingdoms "$dir/$2.pos"
	rm "$dir/$2.pos"
}

for n in ${*:-0 1}; do
	case $n in
	0)
		"$learn" tune -learnt "$dir" -games $((32 * scale / 100)) -rounds 9 -seed 11 -out "$dir/numbers.txt" kingdoms
		continue
		;;
	1)
		lesson 1 1 45000 40
		lesson 1 2 30000 40
		lesson 1 3 24000 17
		lesson 1 4 36000 17
		;;
	*)
		lesson "$n" 1 45000 60
		lesson "$n" 2 30000 60
		lesson "$n" 3 15000 40
		lesson "$n" 4 18000 40
		;;
	esac
	for players in 1 2 3 4; do mv "$dir/$players.new" "$dir/$players.net"; done
done
