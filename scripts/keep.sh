#!/bin/bash
# keep.sh TITLE...: plays games of the titles under their current revisions, as games/TITLE/keep.sh
# says, and keeps them in games/TITLE/testdata/games: every size of table, edition, option and way
# to end. TestKept replays them for ever after. Nothing that is there already is changed.
set -eu
cd "$(dirname "$0")/.."
export CGO_ENABLED=0 GOFLAGS=-trimpath

[ $# -gt 0 ] || { echo "which title? make keep TITLE=kings" >&2; exit 2; }
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
go build -o "$tmp/outremer" ./cmd/outremer

# play FLAG...: one game, or as many as the flags say.
play() { "$tmp/outremer" sim "$title" --games 1 --keep "games/$title/testdata/games" "$@" >/dev/null; }

for title; do
	[ -f "games/$title/keep.sh" ] || { echo "no title is called $title" >&2; exit 2; }
	mkdir -p "games/$title/testdata/games"
	. "games/$title/keep.sh"
	go test "./games/$title" -run '^TestKept$' -count 1 -keep
done
