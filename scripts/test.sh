#!/bin/bash
# test.sh [CHECK...]: runs the checks named, or all of them, three at a time, and sums up at the end.
# A check that fails does not stop the others.
set -um # every check is a process group, so that all of it ends with this script
cd "$(dirname "$0")/.."

export CGO_ENABLED=0 GOFLAGS="-trimpath${FRESH:+ -count=$FRESH}" # FRESH=1 takes no result from the cache, FRESH=5 repeats each test
fuzz=${FUZZ:-1}
engines=$(ls games/engine_*.go | sed 's/.*engine_//; s/\.go//') # titles that a browser plays by itself
first="client build" # one after the other, since all others need what they build
# The long ones come early, and the third lane uses the time in which they wait for something.
all="$first browser race atlas types units style format vet staticcheck scenarios plain wasm postgres chaos release fuzz"

client() { make --no-print-directory client && npm --prefix client run --silent size; }

# A binary of an earlier build must not pass for this one.
build() { rm -f bin/outremer && make --no-print-directory build; }

types() { make --no-print-directory types; }
style() { npm --prefix client run --silent lint; }
units() { npm --prefix client run --silent test; }

# That the maps are those that their generator draws.
atlas() {
	npm --prefix atlas ci --silent --no-audit --no-fund && npm --prefix atlas run --silent check && npm --prefix atlas test --silent
}

format() {
	local bad
	bad=$(git ls-files '*.go' | xargs gofmt -l)
	[ -z "$bad" ] || { echo "not formatted (make fmt):" "$bad"; return 1; }
}

vet() {
	go vet ./... && for title in $engines; do
		GOOS=js GOARCH=wasm go vet -tags "engine,$title" ./cmd/engine || return 1
	done && GOOS=js GOARCH=wasm go vet ./cmd/judge
}

staticcheck() { go tool -modfile=tools/go.mod staticcheck ./...; }

# Rooms that know no goroutines, and their tests that run things side by side all the same: no
# other test there can show a race. A test in game/gametest sees to it that none is missing here.
rules='^outremer/((game|diplomacy|facts|text|teacher)(/.*)?|games/[a-z]+(/(papers|model|face|genmap))?)$'
together='TestTitle|TestKept|TestWild|TestNaiveAgrees|TestBotsFinish|TestNobodySharesAValue'

# The race detector is slow: a sample of the games that tests play is enough. The plain run plays
# all of them. SQLite, which is C made into Go, is left to itself: it has its own locks, is not ours,
# and would take two thirds of the time.
race() {
	./scripts/need.sh gcc postgres python3 || return 1
	local failed=0
	export CGO_ENABLED=1
	local watched=(go test -vet=off -race "-gcflags=modernc.org/...=-race=false" -short -timeout 60m)
	"${watched[@]}" $(go list ./... | grep -Ev "$rules") || failed=1
	"${watched[@]}" -run "^($together)\$" $(raced) || failed=1
	return $failed
}

# The folders of the tests in that list.
raced() { grep -rlE "^func ($together)\(" --include='*_test.go' diplomacy facts game games text | xargs -n 1 dirname | sort -u | sed 's|^|./|'; }

# The check called vet has seen the tests, too.
plain() { ./scripts/need.sh postgres python3 && go test -vet=off -timeout 60m ./...; }

# Kept games and a sample of others, by the rules as a browser runs them, and the end of a bot's time.
wasm() {
	GOOS=js GOARCH=wasm go test -vet=off -short -exec "$(go env GOROOT)/lib/wasm/go_js_wasm_exec" -run '^(TestKept|TestWithin)' \
		./bot $(printf './games/%s ' $engines)
}

# What is played and served, once more on PostgreSQL. Tests of store/postgres always run there.
postgres() { ./scripts/need.sh postgres && ./scripts/postgres.sh go test -vet=off -short -timeout 60m ./table ./web ./call ./people ./warden; }

# Three nodes that are killed, stopped and cut off. How late things are says little on a slow machine, so
# only what is far too late fails here.
chaos() { ./scripts/need.sh postgres && ./scripts/postgres.sh go run ./cmd/chaos -faults 10 -loose; }

# What a version is handed out as, unpacked and started. For this machine only: each other platform is
# two more minutes of compiling, which `make release` and the forge take.
release() { ./scripts/need.sh nginx && go -C tools test -vet=off ./release; }

scenarios() { ./bin/outremer script games/*/testdata/scenarios/*.scn; }

# What a change most often breaks, in under a minute. go test runs the scenarios, too, and here
# all of vet; the types of the client are looked at meanwhile, if its files have changed.
quick() {
	local failed=0 types
	./scripts/need.sh postgres python3 || return 1
	make --no-print-directory types >"$logs/types" 2>&1 &
	types=$!
	format && go test -vet=all -short -timeout 60m ./... || failed=1
	wait $types || failed=1
	cat "$logs/types"
	return $failed
}

# Every fuzz target for a number of inputs, FUZZ times as many on demand; a failure leaves its
# input in testdata. Counted, not timed: Go sometimes reports its own deadline as a failure
# (golang.org/issue/75804). By default it would spend most of the time on shortening inputs.
fuzz() {
	local file target inputs failed=0
	while IFS=: read -r file target; do
		echo "$target in $(dirname "$file")"
		case $target in
		FuzzPlay | FuzzRead) inputs=3000 ;; # a game each, a page of orders each
		*) inputs=100000 ;;
		esac
		go test -vet=off -run '^$' -fuzz "^$target\$" -fuzztime "$((inputs * fuzz))x" -fuzzminimizetime 20x "./$(dirname "$file")" || failed=1
	done < <(grep -rEo --include='*_test.go' '^func Fuzz[A-Za-z0-9_]*' . | sed 's|^\./||; s|:func |:|' | sort)
	return $failed
}

# Whole games in a real browser, against the program just built, and against a site without one.
browser() { ./scripts/need.sh chromium chromium-headless-shell && make --no-print-directory site >/dev/null && npm --prefix client run --silent e2e; }

# The seconds of each Go package and each browser spec, slowest first, from what was printed.
seconds() {
	awk '
		$1 == "ok" && $3 ~ /^[0-9.]+s$/ { check = FILENAME; sub(/.*\//, "", check); spent[check " " $2] += $3 }
		match($0, /[a-z-]+\.spec\.ts:.*\([0-9.]+m?s?\)$/) {
			file = substr($0, RSTART); sub(/:.*/, "", file)
			took = $NF; gsub(/[()]/, "", took)
			spent["browser " file] += took ~ /ms$/ ? took / 1000 : took ~ /m$/ ? took * 60 : took
		}
		END { for (what in spent) printf "%7.1f s  %s\n", spent[what], what }' "$logs"/* | sort -rn
}

# what FILE...: the tests that failed there and what they said first, as short as it can be said; it
# stands at the very end, since of a long output often only the end is kept. A browser test that
# failed and then passed is a fault as well, if not one that stops others: it is named, too.
what() {
	sed -E 's/\x1b\[[0-9;]*m//g; s/ (─)+ *$//' "$@" | awk '
		/^ +[0-9]+\) +e2e\// { sub(/^ +[0-9]+\) +/, ""); print; said = 0; next }
		/^ +(Error:|TimeoutError|Test timeout)/ && !said { sub(/^ +/, ""); print "  " $0; said = 1 }
		/^ +> +[0-9]+ [|]/ && said == 1 { sub(/^ +> +/, ""); print "  " $0; said = 2 }
		/^ *--- FAIL|^FAIL\t|^ +FAIL |: error |^Found [0-9]+ error/' | cut -c 1-160 | head -n 12
}

checks=${*:-$all}
for check in $checks; do
	case " $all quick " in
	*" $check "*) ;;
	*) echo "no check is called $check; there are: $all" >&2; exit 2 ;;
	esac
done

logs=$(mktemp -d)
trap 'for job in $(jobs -p); do kill -- "-$job" 2>/dev/null; done; rm -rf "$logs"' EXIT
trap 'exit 130' INT TERM
declare -A running # the check that a process is
summary=""
reasons=""
passed=0
failed=0

# took CHECK: notes its seconds, and its processor time: that of the processes that somebody waited for. Chromium's are not among them.
took() {
	echo $((SECONDS - began)) >"$logs/.$1"
	times >"$logs/.$1.times"
}

# processor CHECK: its seconds of processor time.
processor() { awk 'NR == 2 { for (i = 1; i <= 2; i++) { split($i, t, "[ms]"); s += 60 * t[1] + t[2] } printf "%d", s }' "$logs/.$1.times"; }

# begin CHECK: what it prints is kept, or shown at once if nothing else runs beside it.
begin() {
	if [ "$checks" = "$1" ]; then
		(set -o pipefail; began=$SECONDS; ("$1") 2>&1 | tee "$logs/$1"; code=$?; took "$1"; exit $code) &
	else
		(began=$SECONDS; ("$1") >"$logs/$1" 2>&1; code=$?; took "$1"; exit $code) &
	fi
	running[$!]=$1
}

# end: waits for one check, and shows what it printed.
end() {
	local pid check result=ok
	if wait -n -p pid; then passed=$((passed + 1)); else result=FAILED failed=$((failed + 1)); fi
	check=${running[$pid]}
	unset "running[$pid]"
	echo "== $check"
	[ "$checks" = "$check" ] || cat "$logs/$check"
	case $result:$check in
	FAILED:* | ok:browser) reasons+=$(what "$logs/$check" | sed "s/^/$check: /")$'\n' ;;
	esac
	summary+=$(printf '%-12s %-7s %4d s, %4d s of a processor' "$check" "$result" "$(cat "$logs/.$check")" "$(processor "$check")")$'\n'
}

for check in $checks; do
	begin "$check"
	case " $first " in
	*" $check "*) limit=0 ;;
	*) limit=2 ;;
	esac
	while [ ${#running[@]} -gt $limit ]; do end; done
done
while [ ${#running[@]} -gt 0 ]; do end; done

spent=$(seconds)
[ -z "$spent" ] || printf '\n== seconds\n%s\n' "$spent"
echo
echo "== summary"
printf '%s' "$summary"
printf '%-12s %-7s %4d s\n' "all" "" "$SECONDS"
echo "$passed passed, $failed failed"
printf '%s' "$reasons" | grep .
[ "$failed" -eq 0 ]
