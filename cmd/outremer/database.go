package main

import (
	"context"
	"errors"

	"outremer/store"
	"outremer/store/postgres"
	"outremer/store/sqlite"
)

// openDatabase opens the database at a URL or, if there is none, that of a folder, unless it holds only
// part of what was to be moved there. Notify says how its nodes hear of each other.
func openDatabase(ctx context.Context, dir, url, notify string) (store.Store, error) {
	db, err := openAny(ctx, dir, url, notify)
	if err != nil {
		return nil, err
	}
	half, err := db.(interface {
		HalfMoved(context.Context) (bool, error)
	}).HalfMoved(ctx)
	if err == nil && half {
		err = errors.New("a move into this database was broken off: take it up again with outremer move, or empty the database")
	}
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

func openAny(ctx context.Context, dir, url, notify string) (store.Store, error) {
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
