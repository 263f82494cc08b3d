package rows

import (
	"context"
	"database/sql"
	"errors"

	"outremer/store"
)

// PutStudy implements store.Store.
func (d *DB) PutStudy(ctx context.Context, table string, s store.Study) error {
	return wrap("put study", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.study.ExecContext(ctx, table, s.Made, s.Data)
		return err
	}))
}

// Study implements store.Store.
func (d *DB) Study(ctx context.Context, table string) (s store.Study, err error) {
	err = d.read.QueryRowContext(ctx, `SELECT made, data FROM studies WHERE table_id=$1`, table).Scan(&s.Made, &s.Data)
	if errors.Is(err, sql.ErrNoRows) {
		err = store.ErrNotFound
	}
	return s, wrap("read study", err)
}
