package main

import (
	"context"

	"outremer/store"
	"outremer/store/postgres"
	"outremer/store/sqlite"
)

// openDatabase opens the database at a URL or, if there is none, that of a folder. Notify says how its
// nodes hear of each other. Anew insists on a new site.
func openDatabase(ctx context.Context, dir, url, notify string, anew bool) (store.Store, error) {
	switch {
	case url != "" && anew:
		return nil, usagef("--new is for a file in --dir; of a PostgreSQL make a new database")
	case notify != "" && notify != "listen" && notify != "poll":
		return nil, usagef("--notify: %q is unknown; possible: listen, poll", notify)
	case url == "" && anew:
		return sqlite.OpenNew(ctx, dir)
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
