package sqlite

import (
	"context"
	"database/sql"
	"errors"
)

// PutFollow implements store.Store.
func (d *DB) PutFollow(ctx context.Context, guest, table string, follow bool) error {
	return wrap("follow", d.queue.do(ctx, func(ctx context.Context, w *statements) error {
		change := w.unfollow
		if follow {
			change = w.follow
		}
		_, err := change.ExecContext(ctx, guest, table)
		return err
	}))
}

// Follow implements store.Store.
func (d *DB) Follow(ctx context.Context, guest, table string) (bool, error) {
	var one int
	err := d.read.QueryRowContext(ctx, `SELECT 1 FROM follows WHERE guest=$1 AND table_id=$2`, guest, table).Scan(&one)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	return err == nil, wrap("follow", err)
}

// Followers implements store.Store.
func (d *DB) Followers(ctx context.Context, table string) ([]string, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT guest FROM follows WHERE table_id=$1 ORDER BY guest`, table)
	if err != nil {
		return nil, wrap("followers", err)
	}
	who, err := collect(rows, func(rows *sql.Rows) (guest string, err error) { return guest, rows.Scan(&guest) })
	return who, wrap("followers", err)
}

// mergeFollows gives what one person follows to another.
func mergeFollows(ctx context.Context, w *statements, from, into string) error {
	if _, err := w.mergeFollows.ExecContext(ctx, into, from); err != nil {
		return wrap("merge follows", err)
	}
	return forgetFollows(ctx, w, from)
}

// forgetFollows drops what a person follows.
func forgetFollows(ctx context.Context, w *statements, person string) error {
	_, err := w.forgetFollows.ExecContext(ctx, person)
	return wrap("forget follows", err)
}
