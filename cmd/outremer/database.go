package main

import (
	"context"

	"outremer/store"
	"outremer/store/postgres"
	"outremer/store/sqlite"
)

// openDatabase opens the database at a URL or, if there is none, that of a folder. Notify says how its
// nodes hear of each other.
func openDatabase(ctx context.Context, dir, url, notify string) (store.Store, error) {
	switch {
	case notify != "" && notify != "listen" && notify != "poll":
		return nil, usagef("--notify: %q is unknown; possible: listen, poll", notify)
	case url == "":
		return sqlite.Open(ctx, dir)
	case postgres.Is(url) && notify == "poll":
		return postgres.OpenPolling(ctx, url)
	case postgres.Is(url):
		return postgres.Open(ctx, url)
	default:
		return nil, usagef("--database: %q is not a URL such as postgres://user:password@host:5432/outremer", url)
	}
}
