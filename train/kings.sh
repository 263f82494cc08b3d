#!/bin/sh
# Learns to play Crusader Kings, on all cores: train/kings.sh DIR [LESSON ...]
#
# DIR receives what is learnt. Lesson 0 tunes the adviser's numbers; lesson 1 learns a judgement from games of the
# adviser; lesson 2 goes on from there with games of most who have one, lesson 3 with games of nobody else.
# SCALE=10 plays a tenth of the games.
set -eu
dir=$1
shift
learn=${LEARN:-bin/learn}
scale=${SCALE:-100}
mkdir -p "$dir"
[ -f "$dir/numbers.txt" ] || cp "$(dirname "$0")"/../games/kings/learnt/*.net "$(dirname "$0")"/../games/kings/learnt/*.txt "$dir"

for n in ${*:-0 1}; do
	case $n in
	0)
		"$learn" tune -learnt "$dir" -players 5 -games $((160 * scale / 100)) -rounds 20 -seed 11 -out "$dir/numbers.txt" kings
		;;
	1)
		"$learn" positions -learnt "$dir" -players 5 -games $((70000 * scale / 100)) -share 30 -seed 511 -out "$dir/1.pos" kings
		"$learn" study -players 5 -each -rounds 5 -seed 1 -out "$dir/5.net" kings "$dir/1.pos"
		;;
	3)
		"$learn" positions -learnt "$dir" -players 5 -games $((8000 * scale / 100)) -lesson 3 -share 100 -seed 531 -out "$dir/3.pos" kings
		"$learn" study -players 5 -each -rounds 4 -seed 3 -from "$dir/5.net" -out "$dir/5.new" kings "$dir/3.pos"
		mv "$dir/5.new" "$dir/5.net"
		;;
	*)
		"$learn" positions -learnt "$dir" -players 5 -games $((5000 * scale / 100)) -lesson 2 -share 100 -seed "52$n" -out "$dir/2.pos" kings
		"$learn" study -players 5 -each -rounds 3 -seed 2 -from "$dir/5.net" -out "$dir/5.new" kings "$dir/1.pos" "$dir/2.pos"
		mv "$dir/5.new" "$dir/5.net"
		;;
	esac
done
