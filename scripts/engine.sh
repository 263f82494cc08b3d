#!/bin/sh
# Builds the engines that let a browser play without a server: one WebAssembly file for each title, compressed, in
# client/engine, and the adjudicator by itself in client/engine/judge. Files that would not change are left alone, so that the client is not built anew for nothing.
set -eu
cd "$(dirname "$0")/.."
out=client/engine
mkdir -p "$out/judge"

put() { # FILE TO: moves a file, unless the same is there
	if cmp -s "$1" "$2"; then rm "$1"; else mv "$1" "$2"; fi
}

# Functions are only put into others where time counts: in the rules, the bots, and what those stand on.
inline='all=-l'
for fast in runtime/... internal/... slices maps cmp math/... sync/... sort strings bytes unicode/... strconv hash/... crypto/... \
	outremer/game/... outremer/games/... outremer/bot outremer/diplomacy/... outremer/rating outremer/teacher; do
	inline="$inline -gcflags=$fast="
done

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
for title in ${*:-$(ls games/engine_*.go | sed "s/.*engine_//; s/\.go//")}; do
	GOOS=js GOARCH=wasm go build -tags "engine,$title" -ldflags '-s -w' -gcflags=$inline -o "$tmp/$title.wasm" ./cmd/engine
	node client/scripts/pack.mjs "$tmp/$title.wasm" "$tmp/$title.engine"
	put "$tmp/$title.engine" "$out/$title.engine"
done
GOOS=js GOARCH=wasm go build -ldflags '-s -w' -o "$tmp/judge.wasm" ./cmd/judge
node client/scripts/pack.mjs "$tmp/judge.wasm" "$tmp/judge.engine"
put "$tmp/judge.engine" "$out/judge/judge.engine"
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$tmp/wasm_exec.js"
put "$tmp/wasm_exec.js" "$out/wasm_exec.js"
