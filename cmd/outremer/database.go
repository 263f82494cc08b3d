package main

import (
	"context"

	"outremer/store"
	"outremer/store/postgres"
	"outremer/store/sqlite"
)

// openDatabase opens the database at a URL or, if there is none, that of a folder.
func openDatabase(ctx context.Context, dir, url string) (store.Store, error) {
	switch {
	case url == "":
		return sqlite.Open(ctx, dir)
	case postgres.Is(url):
		return postgres.Open(ctx, url)
	default:
		return nil, usagef("--database: %q is not a URL such as postgres://user:password@host:5432/outremer", url)
	}
}
