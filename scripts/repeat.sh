#!/bin/bash
# repeat.sh RACE BROWSER: runs the race suite RACE times and the browser suite BROWSER times side
# by side, so that each is disturbed by the other, and says how often each passed. Whatever is left
# of the race suite when the browser's rounds are over runs while something else keeps every core
# busy. A test that fails by chance fails here. SPECS='thywill hotseat' chooses some of the browser's.
set -u
cd "$(dirname "$0")/.."

export GOFLAGS=-trimpath
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$work"' EXIT

# The check of that name, as `make test` runs it, but none of it from the cache, and several rounds in
# one process: otherwise a third of the time would go into linking the same tests.
group=5
race() { FRESH=$group ./scripts/test.sh race >"$work/race.log" 2>&1 || { cat "$work/race.log"; return 1; }; }

# It prints only its failures and its count.
browser() { npm --prefix client run --silent e2e -- --reporter=line --retries=0 ${SPECS:-} >"$work/browser.log" 2>&1 || { cat "$work/browser.log"; return 1; }; }

# repeat SUITE TIMES [GROUP]
repeat() {
	local passed=0 n
	for n in $(seq "$2"); do
		local start=$SECONDS
		"$1" && passed=$((passed + 1))
		echo "$1 $n of $2${3:+, $3 rounds each}: $passed passed, $((n - passed)) failed, $((SECONDS - start)) s"
	done
	[ "$passed" -eq "$2" ]
}

# The rounds in the browser, and then a load on every core until it is stopped.
browsers() {
	local failed=0
	repeat browser "$1" || failed=1
	echo $failed >"$work/browsers"
	for _ in $(seq "$(nproc)"); do
		while :; do :; done &
	done
	trap 'kill $(jobs -p)' TERM
	wait
}

make --no-print-directory build || exit 1
if [ "$2" -gt 0 ]; then
	./scripts/need.sh chromium chromium-headless-shell && make --no-print-directory site >/dev/null || exit 1
fi
browsers "$2" &
beside=$!
failed=0
repeat race $((($1 + group - 1) / group)) $group || failed=1
until [ -e "$work/browsers" ]; do sleep 1; done
kill $beside
exit $((failed | $(cat "$work/browsers")))
