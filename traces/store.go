package traces

import (
	"context"

	"outremer/store"
)

// traced is a store of which those things are traced for which people wait.
type traced struct {
	store.Store
	t *Traces
}

// Store returns a store that does the same, and is traced.
func (t *Traces) Store(db store.Store) store.Store { return traced{db, t} }

func (s traced) CreateTable(ctx context.Context, t store.Table, quotas ...store.Quota) (err error) {
	ctx, end := s.t.within(ctx, "store.CreateTable")
	defer func() { end(err) }()
	return s.Store.CreateTable(ctx, t, quotas...)
}

func (s traced) LoadTable(ctx context.Context, id string) (t store.Table, err error) {
	ctx, end := s.t.within(ctx, "store.LoadTable")
	defer func() { end(err) }()
	return s.Store.LoadTable(ctx, id)
}

func (s traced) Records(ctx context.Context, id string, n int64) (list []store.Record, err error) {
	ctx, end := s.t.within(ctx, "store.Records")
	defer func() { end(err) }()
	return s.Store.Records(ctx, id, n)
}

func (s traced) ApplyStep(ctx context.Context, step store.Step) (err error) {
	ctx, end := s.t.within(ctx, "store.ApplyStep")
	defer func() { end(err) }()
	return s.Store.ApplyStep(ctx, step)
}

func (s traced) ListTables(ctx context.Context, q store.Query) (list []store.Table, err error) {
	ctx, end := s.t.within(ctx, "store.ListTables")
	defer func() { end(err) }()
	return s.Store.ListTables(ctx, q)
}

func (s traced) Bookmark(ctx context.Context, table string) (b store.Bookmark, err error) {
	ctx, end := s.t.within(ctx, "store.Bookmark")
	defer func() { end(err) }()
	return s.Store.Bookmark(ctx, table)
}

func (s traced) AddLetter(ctx context.Context, l store.Letter, calls ...store.Call) (added store.Letter, err error) {
	ctx, end := s.t.within(ctx, "store.AddLetter")
	defer func() { end(err) }()
	return s.Store.AddLetter(ctx, l, calls...)
}

func (s traced) Letters(ctx context.Context, table string) (list []store.Letter, err error) {
	ctx, end := s.t.within(ctx, "store.Letters")
	defer func() { end(err) }()
	return s.Store.Letters(ctx, table)
}
