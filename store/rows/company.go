package rows

import (
	"context"
	"database/sql"
	"errors"

	"outremer/store"
)

// PutVisit implements store.Store.
func (d *DB) PutVisit(ctx context.Context, v store.Visit) error {
	return wrap("put visit", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.visit.ExecContext(ctx, v.Person, v.Table, v.N, v.At)
		return err
	}))
}

// Visit implements store.Store.
func (d *DB) Visit(ctx context.Context, person, table string) (store.Visit, error) {
	v := store.Visit{Person: person, Table: table}
	err := d.read.QueryRowContext(ctx, `SELECT n, at FROM visits WHERE person=$1 AND table_id=$2`, person, table).
		Scan(&v.N, &v.At)
	if errors.Is(err, sql.ErrNoRows) {
		err = store.ErrNotFound
	}
	return v, wrap("visit", err)
}

// PutNote implements store.Store.
func (d *DB) PutNote(ctx context.Context, person, table, text string) error {
	return wrap("put note", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		if text == "" {
			_, err := w.dropNote.ExecContext(ctx, person, table)
			return err
		}
		_, err := w.note.ExecContext(ctx, person, table, text)
		return err
	}))
}

// Note implements store.Store.
func (d *DB) Note(ctx context.Context, person, table string) (text string, err error) {
	err = d.read.QueryRowContext(ctx, `SELECT text FROM notes WHERE person=$1 AND table_id=$2`, person, table).Scan(&text)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return text, wrap("note", err)
}

// PutRegard implements store.Store.
func (d *DB) PutRegard(ctx context.Context, person, other string, r store.Regard) error {
	return wrap("put regard", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		if r == "" {
			_, err := w.dropRegard.ExecContext(ctx, person, other)
			return err
		}
		_, err := w.regard.ExecContext(ctx, person, other, r)
		return err
	}))
}

// Regards implements store.Store.
func (d *DB) Regards(ctx context.Context, person string) (map[string]store.Regard, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT other, word FROM regards WHERE person=$1`, person)
	if err != nil {
		return nil, wrap("regards", err)
	}
	type pair struct {
		other string
		word  store.Regard
	}
	pairs, err := collect(rows, func(rows *sql.Rows) (p pair, err error) { return p, rows.Scan(&p.other, &p.word) })
	found := map[string]store.Regard{}
	for _, p := range pairs {
		found[p.other] = p.word
	}
	return found, wrap("regards", err)
}

// BlockedBy implements store.Store.
func (d *DB) BlockedBy(ctx context.Context, person string) ([]string, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT person FROM regards WHERE other=$1 AND word=$2 ORDER BY person`, person, store.Block)
	if err != nil {
		return nil, wrap("blocked by", err)
	}
	found, err := collect(rows, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) })
	return found, wrap("blocked by", err)
}

// laterVisit makes one visit of two.
const laterVisit = `n=CASE WHEN visits.n > excluded.n THEN visits.n ELSE excluded.n END,
	at=CASE WHEN visits.at > excluded.at THEN visits.at ELSE excluded.at END`

// mergingCompany makes one person of two in what $1 and $2 have kept, and in how others deal with them.
var mergingCompany = append([]string{
	`INSERT INTO visits (person, table_id, n, at) SELECT $2, table_id, n, at FROM visits WHERE person=$1
		ON CONFLICT (person, table_id) DO UPDATE SET ` + laterVisit,
	`INSERT INTO notes (person, table_id, text) SELECT $2, table_id, text FROM notes WHERE person=$1
		ON CONFLICT (person, table_id) DO UPDATE SET text=notes.text || '
' || excluded.text`,
	`INSERT INTO regards (person, other, word) SELECT $2, other, word FROM regards WHERE person=$1
		ON CONFLICT (person, other) DO NOTHING`,
	`INSERT INTO regards (person, other, word) SELECT person, $2, word FROM regards WHERE other=$1
		ON CONFLICT (person, other) DO NOTHING`,
	`DELETE FROM regards WHERE person=$2 AND other IN ($1, $2)`,
}, forgettingCompany...)

// forgettingCompany drops what $1 has kept, and how others deal with them.
var forgettingCompany = []string{
	`DELETE FROM visits WHERE person=$1`,
	`DELETE FROM notes WHERE person=$1`,
	`DELETE FROM regards WHERE person=$1 OR other=$1`,
}
