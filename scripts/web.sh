#!/bin/bash
# web.sh STEP...: what the browser client needs. Steps: deps, build, check, unit, e2e.
# deps     installs the packages of web/client/package-lock.json, if they changed
# build    builds web/client/dist, which the binary embeds, and holds the scripts to 200 kB
# check    types (svelte-check) and style (biome)
# unit     vitest
# e2e      Chromium against bin/outremer, which has to be built after the client
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
cd web/client

deps() {
	if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
		npm ci --no-audit --no-fund
		touch node_modules/.package-lock.json
	fi
}

build() { npm run --silent build && npm run --silent size; }

check() { npm run --silent check && npm run --silent lint; }

unit() { npm test --silent; }

e2e() {
	"$root/scripts/need.sh" chromium
	npx playwright test "$@"
}

for step in "$@"; do
	case $step in
	deps | build | check | unit | e2e) "$step" ;;
	*) echo "web.sh: no step is called $step; there are: deps build check unit e2e" >&2; exit 2 ;;
	esac
done
