package rows

import (
	"context"
	"database/sql"
	"errors"

	"outremer/store"
)

// PutBookmark implements store.Store.
func (d *DB) PutBookmark(ctx context.Context, table string, b store.Bookmark) error {
	return wrap("put bookmark", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.bookmark.ExecContext(ctx, table, b.N, b.Data)
		return err
	}))
}

// Bookmark implements store.Store.
func (d *DB) Bookmark(ctx context.Context, table string) (b store.Bookmark, err error) {
	err = d.read.QueryRowContext(ctx, `SELECT n, data FROM bookmarks WHERE table_id=$1`, table).Scan(&b.N, &b.Data)
	if errors.Is(err, sql.ErrNoRows) {
		err = store.ErrNotFound
	}
	return b, wrap("read bookmark", err)
}
