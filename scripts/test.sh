#!/bin/bash
# test.sh [CHECK...]: runs the checks named, or all of them, and sums up at the end.
# A check that fails does not stop the others.
set -u
cd "$(dirname "$0")/.."

export CGO_ENABLED=0 GOFLAGS=-trimpath
fuzz=${FUZZ:-1}
all="client format vet staticcheck build race plain scenarios fuzz browser"

# The browser client: that it builds, types, style, unit tests; and that the maps are
# those that their generator draws.
client() {
	make --no-print-directory client && cd client &&
		npm run --silent size && npm run --silent check && npm run --silent lint && npm run --silent test &&
		npm --prefix ../atlas ci --silent --no-audit --no-fund && npm --prefix ../atlas run --silent check && npm --prefix ../atlas test --silent
}

format() {
	local bad
	bad=$(git ls-files '*.go' | xargs gofmt -l)
	[ -z "$bad" ] || { echo "not formatted (make fmt):" "$bad"; return 1; }
}

vet() { go vet ./...; }

staticcheck() { go tool -modfile=tools/go.mod staticcheck ./...; }

# A binary of an earlier build must not pass for this one.
build() { rm -f bin/outremer && make --no-print-directory build; }

# Rules know no goroutines: under the race detector, which is slow, a sample of the games
# that tests play is enough. The plain run plays all of them.
race() { ./scripts/need.sh gcc && CGO_ENABLED=1 go test -race -short -timeout 30m ./...; }
plain() { go test -timeout 30m ./...; }

scenarios() { ./bin/outremer script games/*/testdata/scenarios/*.scn; }

# What a change most often breaks, in under a minute. Scenarios run with the program as it is
# in the tree: nothing has to be built for them.
quick() {
	format && vet && go test -short ./... && go run ./cmd/outremer script games/*/testdata/scenarios/*.scn &&
		make --no-print-directory client/node_modules/.installed && npm --prefix client run --silent check
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
		go test -run '^$' -fuzz "^$target\$" -fuzztime "$((inputs * fuzz))x" -fuzzminimizetime 20x "./$(dirname "$file")" || failed=1
	done < <(grep -rEo --include='*_test.go' '^func Fuzz[A-Za-z0-9_]*' . | sed 's|^\./||; s|:func |:|' | sort)
	return $failed
}

# Whole games in a real browser, against the program just built.
browser() { ./scripts/need.sh chromium && cd client && npm run --silent e2e; }

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

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
summary=""
passed=0
failed=0
checks=${*:-$all}
for check in $checks; do
	case " $all quick " in
	*" $check "*) ;;
	*) echo "no check is called $check; there are: $all" >&2; exit 2 ;;
	esac
	echo "== $check"
	start=$(date +%s)
	("$check") 2>&1 | tee "$logs/$check"
	if [ "${PIPESTATUS[0]}" -eq 0 ]; then
		result=ok
		passed=$((passed + 1))
	else
		result=FAILED
		failed=$((failed + 1))
	fi
	summary+=$(printf '%-12s %-7s %4d s' "$check" "$result" $(($(date +%s) - start)))$'\n'
done

spent=$(seconds)
[ -z "$spent" ] || printf '\n== seconds\n%s\n' "$spent"
echo
echo "== summary"
printf '%s' "$summary"
printf '%-12s %-7s %4d s\n' "all" "" "$SECONDS"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
