#!/bin/bash
# postgres.sh COMMAND...: runs a command with a PostgreSQL of its own, whose URL is in
# OUTREMER_TEST_DATABASE: an empty cluster in a temporary folder, reached by a socket there, gone
# afterwards. Tests that take their store from store/testdb then use it. What can stop and start it is in
# OUTREMER_TEST_CONTROL: it is called like pg_ctl, with restart, for instance.
set -eu

bin=""
for dir in $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -rV) $(echo "$PATH" | tr : ' '); do
	if [ -x "$dir/initdb" ] && [ -x "$dir/pg_ctl" ]; then
		bin=$dir
		break
	fi
done
[ -n "$bin" ] || { echo "there is no PostgreSQL here; scripts/need.sh postgres installs it" >&2; exit 1; }

# PostgreSQL does not run as root.
as=()
home=$(mktemp -d /tmp/outremer-postgres-XXXXXX)
if [ "$(id -u)" -eq 0 ]; then
	user=nobody
	if id postgres >/dev/null 2>&1; then user=postgres; fi
	chown "$user" "$home"
	as=(setpriv "--reuid=$user" "--regid=$(id -g "$user")" --clear-groups)
fi

# control WHAT...: starts or stops the server, in a folder that its user may enter.
control() { (cd "$home" && "${as[@]}" "$bin/pg_ctl" -s -w -D "$home/data" "$@"); }

stop() {
	control stop -m immediate 2>/dev/null || true
	rm -rf "$home"
}
trap stop EXIT
trap 'exit 130' INT TERM

# A test kills programs, never the machine: nothing need be flushed. FSYNC=on for benchmarks.
(cd "$home" && "${as[@]}" "$bin/initdb" -D "$home/data" -U outremer -A trust -E UTF8 --locale=C --no-sync >/dev/null)
control start -l "$home/log" -o "-k $home -c listen_addresses= -c fsync=${FSYNC:-off} -c max_connections=300 -c shared_buffers=32MB" ||
	{ cat "$home/log" >&2; exit 1; }

printf '#!/bin/bash\ncd %q && exec %s %q -s -w -D data -l log "$@"\n' "$home" "${as[*]}" "$bin/pg_ctl" >"$home/control"
chmod +x "$home/control"
export OUTREMER_TEST_CONTROL="$home/control"
export OUTREMER_TEST_DATABASE="postgres://outremer@/postgres?host=$home"
"$@"
