package rows

import (
	"context"
	"database/sql"

	"outremer/store"
)

// AddLetter implements store.Store.
func (d *DB) AddLetter(ctx context.Context, l store.Letter, calls ...store.Call) (store.Letter, error) {
	key := store.KeyOf(ctx)
	err := d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		if err := w.once(ctx, key, "a letter"); err != nil {
			return err
		}
		if err := w.lock(ctx, "letters "+l.Table); err != nil {
			return err
		}
		row := w.letter.QueryRowContext(ctx, l.Table, l.Guest, l.Seat, l.Readers, l.Text, l.Pact, l.Re, l.Word, l.At)
		if err := row.Scan(&l.N); err != nil {
			return err
		}
		w.tell(store.MailCame, l.Table, l.N)
		for _, c := range calls {
			if err := w.notify(ctx, []store.Notice{c.Notice}, []store.Job{c.Job}); err != nil {
				return err
			}
		}
		return nil
	})
	return l, wrap("write letter", err)
}

// Letters implements store.Store.
func (d *DB) Letters(ctx context.Context, table string) ([]store.Letter, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT l.n, l.guest, COALESCE(g.name, ''), l.seat, l.readers, l.text,
		l.pact, l.re, l.word, l.at FROM letters l LEFT JOIN guests g ON g.id = l.guest
		WHERE l.table_id=$1 ORDER BY l.n`, table)
	if err != nil {
		return nil, wrap("read letters", err)
	}
	letters, err := collect(rows, func(rows *sql.Rows) (l store.Letter, err error) {
		l.Table = table
		return l, rows.Scan(&l.N, &l.Guest, &l.Name, &l.Seat, &l.Readers, &l.Text, &l.Pact, &l.Re, &l.Word, &l.At)
	})
	return letters, wrap("read letters", err)
}

// PutMark implements store.Store.
func (d *DB) PutMark(ctx context.Context, table string, m store.Mark) error {
	return wrap("put mark", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		w.tell(store.MailCame, table, 0)
		_, err := w.mark.ExecContext(ctx, table, m.Seat, m.Circle, m.N)
		return err
	}))
}

// Marks implements store.Store.
func (d *DB) Marks(ctx context.Context, table string) ([]store.Mark, error) {
	rows, err := d.read.QueryContext(ctx,
		`SELECT seat, circle, n FROM marks WHERE table_id=$1 ORDER BY seat, circle`, table)
	if err != nil {
		return nil, wrap("read marks", err)
	}
	marks, err := collect(rows, func(rows *sql.Rows) (m store.Mark, err error) {
		return m, rows.Scan(&m.Seat, &m.Circle, &m.N)
	})
	return marks, wrap("read marks", err)
}
