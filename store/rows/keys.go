package rows

import (
	"context"
	"database/sql"
	"errors"

	"outremer/store"
)

// keysFor is how long a key is kept, in milliseconds.
const keysFor = 24 * 3600 * 1000

// once notes what the request with a key makes. It returns store.ErrRepeated, and nothing was written,
// if that was made before.
func (w *Statements) once(ctx context.Context, k store.Key, made string) error {
	if k.Name == "" {
		return nil
	}
	res, err := w.conn.ExecContext(ctx, `INSERT INTO keys (person, name, hash, made, at) VALUES ($1, $2, $3, $4, $5)
		ON CONFLICT (person, name) DO NOTHING`, k.Person, k.Name, k.Hash, made, k.At)
	if err != nil {
		return wrap("key", err)
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return errors.Join(err, store.ErrRepeated)
	}
	_, err = w.conn.ExecContext(ctx, `DELETE FROM keys WHERE at < $1`, k.At-keysFor)
	return wrap("old keys", err)
}

// Made implements store.Store.
func (d *DB) Made(ctx context.Context, k store.Key) (made string, err error) {
	var hash string
	err = d.read.QueryRowContext(ctx, `SELECT hash, made FROM keys WHERE person=$1 AND name=$2`, k.Person, k.Name).Scan(&hash, &made)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		err = store.ErrNotFound
	case err == nil && hash != k.Hash:
		err = store.ErrKey
	}
	return made, wrap("key", err)
}

// forgettingKeys drops the keys of $1, who has left or is somebody else now.
var forgettingKeys = []string{`DELETE FROM keys WHERE person=$1`}
