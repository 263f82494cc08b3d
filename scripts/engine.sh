#!/bin/sh
# Builds the engines that let a browser play without a server: one WebAssembly file for each title, compressed, in
# client/engine, and the adjudicator by itself in client/engine/judge. Files that would not change are left alone, so that the client is not built anew for nothing.
set -eu
cd "$(dirname "$0")/.."
out=client/engine
mkdir -p "$out/judge"

./scripts/need.sh xz

# Functions are only put into others where time counts: in the rules, the bots, and what those stand on.
inline='all=-l'
for fast in runtime/... internal/... slices maps cmp math/bits sync/atomic \
	outremer/game/... outremer/games/... outremer/bot outremer/diplomacy/...; do
	inline="$inline -gcflags=$fast="
done
for slow in games/.../papers game/record game/patch game/source game/arrange game/seating game/slab game/box bot; do # at the speed at which somebody types or looks
	inline="$inline -gcflags=outremer/$slow=-l"
done

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
pairs=""
for title in ${*:-$(ls games/engine_*.go | sed "s/.*engine_//; s/\.go//")}; do
	GOOS=js GOARCH=wasm go build -tags "engine,$title" -ldflags '-s -w' -gcflags=$inline -o "$tmp/$title.wasm" ./cmd/engine
	pairs="$pairs $tmp/$title.wasm $out/$title.engine"
done
GOOS=js GOARCH=wasm go build -ldflags '-s -w' -o "$tmp/judge.wasm" ./cmd/judge
go build -buildvcs=false -o "$tmp/pack" ./cmd/pack
# shellcheck disable=SC2086 # a list of files
"$tmp/pack" $pairs "$tmp/judge.wasm" "$out/judge/judge.engine"
runtime=$(go env GOROOT)/lib/wasm/wasm_exec.js
cmp -s "$runtime" "$out/wasm_exec.js" || cp "$runtime" "$out/wasm_exec.js"
