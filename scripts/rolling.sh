#!/bin/bash
# rolling.sh [COMMIT]: lets three nodes of an earlier program serve, and replaces them one by one with
# bin/outremer, under load. The earlier program is that of a commit: by default the last one before the
# schema changed.
set -eu
cd "$(dirname "$0")/.."

newest=$(ls store/schema/*.sql | sort | tail -n 1)
old=${1:-$(git log --diff-filter=A --format=%H -- "$newest" | tail -n 1)^}
home=$(mktemp -d /tmp/outremer-rolling-XXXXXX)
trap 'git worktree remove --force "$home/tree" 2>/dev/null; rm -rf "$home"' EXIT
git worktree add --quiet --detach "$home/tree" "$old"
(cd "$home/tree" && go build -o "$home/outremer" ./cmd/outremer)
echo "from $(git log -1 --format='%h %s' "$old")"
./scripts/postgres.sh go run ./cmd/chaos -program "$home/outremer" -update bin/outremer -loose
