#!/bin/bash
# dev.sh: builds and serves, and does so again whenever a source file changes.
set -u
cd "$(dirname "$0")/.."

stamp=$(mktemp)
server=""
stop() {
	if [ -n "$server" ]; then
		kill "$server" 2>/dev/null
		wait "$server" 2>/dev/null
		server=""
	fi
}
trap 'stop; rm -f "$stamp"; exit 0' INT TERM EXIT

# changed: some source file is newer than the last build.
changed() {
	[ -n "$(find . -path ./.git -prune -o -path '*/node_modules' -prune -o -path ./bin -prune -o -path ./data -prune -o -path ./client/dist -prune \
		-o -type f \( -name '*.go' -o -name '*.toml' -o -name '*.sql' -o -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.ts' -o -name '*.svelte' \) \
		-newer "$stamp" -print -quit)" ]
}

while true; do
	touch "$stamp"
	if make --no-print-directory build; then
		stop
		./bin/outremer serve "$@" &
		server=$!
	fi
	until changed; do sleep 1; done
	echo "dev: something changed"
done
