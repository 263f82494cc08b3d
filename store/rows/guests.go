package rows

import (
	"context"
	"database/sql"
	"errors"
	"slices"

	"outremer/store"
)

// PutGuest implements store.Store.
func (d *DB) PutGuest(ctx context.Context, g store.Guest) error {
	return wrap("put guest", d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		w.tell(store.PersonIs, g.ID, 0)
		_, err := w.guest.ExecContext(ctx, g.ID, g.Name, g.Created)
		return err
	}))
}

// Describe implements store.Store.
func (d *DB) Describe(ctx context.Context, g store.Guest) error {
	return d.rarely(ctx, "describe guest", `INSERT INTO guests (id, name, created, lang, zone, shown) VALUES ($1, $2, $3, $4, $5, $6)
		ON CONFLICT (id) DO UPDATE SET lang=excluded.lang, zone=excluded.zone, shown=excluded.shown WHERE guests.deleted=0`,
		g.ID, g.Name, g.Created, g.Lang, g.Zone, g.Shown)
}

// Guest implements store.Store.
func (d *DB) Guest(ctx context.Context, id string) (store.Guest, error) {
	g := store.Guest{ID: id}
	err := d.read.QueryRowContext(ctx, `SELECT name, created, lang, zone, deleted, heir, shown, program FROM guests WHERE id=$1`, id).
		Scan(&g.Name, &g.Created, &g.Lang, &g.Zone, &g.Deleted, &g.Heir, &g.Shown, &g.Program)
	if errors.Is(err, sql.ErrNoRows) {
		err = store.ErrNotFound
	}
	return g, wrap("guest", err)
}

// Names implements store.Store.
func (d *DB) Names(ctx context.Context, ids []string) (map[string]string, error) {
	names := map[string]string{}
	for some := range slices.Chunk(ids, 500) {
		in, args := among(some)
		rows, err := d.read.QueryContext(ctx, `SELECT id, name FROM guests WHERE deleted=0 AND id IN `+in, args...)
		if err != nil {
			return nil, wrap("names", err)
		}
		found, err := collect(rows, func(rows *sql.Rows) (g store.Guest, err error) { return g, rows.Scan(&g.ID, &g.Name) })
		if err != nil {
			return nil, wrap("names", err)
		}
		for _, g := range found {
			names[g.ID] = g.Name
		}
	}
	return names, nil
}

// Setting implements store.Store.
func (d *DB) Setting(ctx context.Context, key, fallback string) (string, error) {
	var value string
	read := func() error {
		return d.read.QueryRowContext(ctx, `SELECT value FROM settings WHERE key=$1`, key).Scan(&value)
	}
	err := read()
	if !errors.Is(err, sql.ErrNoRows) {
		return value, wrap("read setting", err)
	}
	err = d.writer.Do(ctx, func(ctx context.Context, w *Statements) error {
		_, err := w.setting.ExecContext(ctx, key, fallback)
		return err
	})
	if err != nil {
		return "", wrap("keep setting", err)
	}
	err = read()
	return value, wrap("read setting", err)
}
