#!/bin/sh
# need.sh COMMAND...: installs what is missing of the commands, on Debian.
set -eu

missing=""
welcome="" # what is lighter, but is not to be had everywhere
for name in "$@"; do
	if ! command -v "$name" >/dev/null 2>&1; then
		case $name in
		postgres) # which Debian keeps apart, by version
			ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$missing postgresql" ;;
		gcc) missing="$missing gcc libc6-dev" ;; # the race detector links against libc
		xz) missing="$missing xz-utils" ;;
		chromium) missing="$missing chromium fonts-dejavu-core" ;;
		chromium-headless-shell) welcome="$welcome $name" ;;
		*) missing="$missing $name" ;;
		esac
	fi
done
if [ -z "$missing$welcome" ]; then
	exit 0
fi
if ! command -v apt-get >/dev/null 2>&1; then
	[ -n "$missing" ] || exit 0
	echo "please install:$missing" >&2
	exit 1
fi
as=""
if [ "$(id -u)" -ne 0 ]; then
	as="sudo"
fi
echo "installing:$missing$welcome"
export DEBIAN_FRONTEND=noninteractive
needed=$missing
$as apt-get update -qq || [ -z "$needed" ]
for name in $welcome; do
	if apt-cache show "$name" >/dev/null 2>&1; then
		missing="$missing $name"
	fi
done
# shellcheck disable=SC2086 # a list of packages
$as apt-get install -y -qq --no-install-recommends $missing >/dev/null || [ -z "$needed" ]
