package rows

import (
	"context"
	"database/sql"
	"errors"
)

// PutFollow implements store.Store.
func (d *DB) PutFollow(ctx context.Context, guest, table string, follow bool) error {
	return wrap("follow", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
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

// mergingFollows gives what $1 follows to $2.
var mergingFollows = []string{
	`INSERT INTO follows (guest, table_id) SELECT $2, table_id FROM follows WHERE guest=$1
		ON CONFLICT (guest, table_id) DO NOTHING`,
	`DELETE FROM follows WHERE guest=$1`,
}

// forgettingFollows drops what $1 follows.
var forgettingFollows = []string{`DELETE FROM follows WHERE guest=$1`}
