package rows

import (
	"context"
	"database/sql"
	"errors"

	"outremer/store"
)

// AddFacts implements store.Store.
func (d *DB) AddFacts(ctx context.Context, f store.FactSet) error {
	return wrap("keep facts", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.facts.ExecContext(ctx, f.Hash, f.Title, f.Name, f.Files)
		return err
	}))
}

// Facts implements store.Store.
func (d *DB) Facts(ctx context.Context, hash string) (f store.FactSet, err error) {
	row := d.read.QueryRowContext(ctx, `SELECT hash, title, name, files FROM facts WHERE hash=$1`, hash)
	err = row.Scan(&f.Hash, &f.Title, &f.Name, &f.Files)
	if errors.Is(err, sql.ErrNoRows) {
		err = store.ErrNotFound
	}
	return f, wrap("read facts", err)
}
