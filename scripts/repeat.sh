#!/bin/bash
# repeat.sh RACE BROWSER: runs the race suite RACE times while something else keeps every
# core busy, and the browser suite BROWSER times, and says how often each passed. A test that
# fails by chance fails here. SPECS='thywill hotseat' chooses some of the browser's.
set -u
cd "$(dirname "$0")/.."

export GOFLAGS=-trimpath
work=$(mktemp -d)
load=""
trap 'kill $load 2>/dev/null; rm -rf "$work"' EXIT

# The check of that name, as `make test` runs it, but none of it from the cache.
race() { FRESH=1 ./scripts/test.sh race >"$work/race.log" 2>&1 || { cat "$work/race.log"; return 1; }; }

# It prints only its failures and its count.
browser() { npm --prefix client run --silent e2e -- --reporter=line --retries=0 ${SPECS:-} >"$work/browser.log" 2>&1 || { cat "$work/browser.log"; return 1; }; }

# repeat SUITE TIMES
repeat() {
	local passed=0 n
	for n in $(seq "$2"); do
		local start=$SECONDS
		"$1" && passed=$((passed + 1))
		echo "$1 $n of $2: $passed passed, $((n - passed)) failed, $((SECONDS - start)) s"
	done
	[ "$passed" -eq "$2" ]
}

failed=0
if [ "$1" -gt 0 ]; then
	make --no-print-directory client || exit 1
	for _ in $(seq "$(nproc)"); do
		while :; do :; done &
		load+=" $!"
	done
	repeat race "$1" || failed=1
	kill $load
fi
if [ "$2" -gt 0 ]; then
	./scripts/need.sh chromium && make --no-print-directory build || exit 1
	repeat browser "$2" || failed=1
fi
exit $failed
