#!/bin/sh
# Learns to play Crusader Kingdoms, on all cores: train/kingdoms.sh DIR [LESSON ...]
#
# DIR receives what is learnt. Lesson 0 tunes the adviser's numbers; lesson 1 learns a judgement from games of the
# adviser, lesson 2 from games of those who have one, too; in lesson 3 all go on learning from games of
# players who have them, and of nobody else. SCALE=10 plays a tenth of the games.
set -eu
dir=$1
shift
learn=${LEARN:-bin/learn}
scale=${SCALE:-100}
mkdir -p "$dir"
[ -f "$dir/numbers.txt" ] || cp "$(dirname "$0")"/../games/kingdoms/learnt/*.net "$(dirname "$0")"/../games/kingdoms/learnt/numbers.txt "$dir"

# lesson NUMBER PLAYERS GAMES SHARE [OPTION ...]
lesson() {
	"$learn" positions -learnt "$dir" -players "$2" -games $(($3 * scale / 100)) -lesson "$1" -share "$4" -seed "2$1$2" -out "$dir/$2.pos" kingdoms
	players=$2
	shift 4
	"$learn" study -players "$players" -rounds 5 -seed 1 "$@" -out "$dir/$players.new" kingdoms "$dir/$players.pos"
	rm "$dir/$players.pos"
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
	2)
		lesson 2 1 45000 60
		lesson 2 2 30000 60
		lesson 2 3 15000 40
		lesson 2 4 18000 40
		;;
	3)
		lesson 3 1 30000 60 -from "$dir/1.net"
		lesson 3 2 30000 60 -from "$dir/2.net"
		lesson 3 3 55000 25 -from "$dir/3.net"
		lesson 3 4 45000 25 -from "$dir/4.net"
		;;
	esac
	for each in 1 2 3 4; do mv "$dir/$each.new" "$dir/$each.net"; done
done
