#!/bin/bash
# club.sh [TABLES] [MINUTES]: one server on SQLite, as a club runs it, on a disk of 1 GB that gets full
# meanwhile. The disk is one in memory that only this script sees, so that it needs no right.
set -eu
cd "$(dirname "$0")/.."

if [ -z "${CLUB_DISK:-}" ]; then
	export CLUB_DISK=$(mktemp -d /tmp/outremer-disk-XXXXXX)
	trap 'rmdir "$CLUB_DISK"' EXIT
	unshare --map-root-user --mount "$0" "$@"
	exit
fi
mount -t tmpfs -o size=1g,mode=700 disk "$CLUB_DISK"
go run ./cmd/chaos -club "$CLUB_DISK" -tables "${1:-1000}" -minutes "${2:-10}"
