package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"outremer/store"
)

// PutGuest implements store.Store.
func (d *DB) PutGuest(ctx context.Context, g store.Guest) error {
	return wrap("put guest", d.queue.do(ctx, func(ctx context.Context, w *statements) error {
		_, err := w.guest.ExecContext(ctx, g.ID, g.Name, g.Created)
		return err
	}))
}

// Describe implements store.Store.
func (d *DB) Describe(ctx context.Context, g store.Guest) error {
	return d.rarely(ctx, "describe guest", `INSERT INTO guests (id, name, created, lang, zone) VALUES ($1, $2, $3, $4, $5)
		ON CONFLICT (id) DO UPDATE SET lang=excluded.lang, zone=excluded.zone WHERE deleted=0`,
		g.ID, g.Name, g.Created, g.Lang, g.Zone)
}

// Guest implements store.Store.
func (d *DB) Guest(ctx context.Context, id string) (store.Guest, error) {
	g := store.Guest{ID: id}
	err := d.read.QueryRowContext(ctx, `SELECT name, created, lang, zone, deleted, heir FROM guests WHERE id=$1`, id).
		Scan(&g.Name, &g.Created, &g.Lang, &g.Zone, &g.Deleted, &g.Heir)
	if errors.Is(err, sql.ErrNoRows) {
		err = store.ErrNotFound
	}
	return g, wrap("guest", err)
}

// Setting implements store.Store.
func (d *DB) Setting(ctx context.Context, key, fallback string) (string, error) {
	err := d.queue.do(ctx, func(ctx context.Context, w *statements) error {
		_, err := w.setting.ExecContext(ctx, key, fallback)
		return err
	})
	if err != nil {
		return "", wrap("keep setting", err)
	}
	var value string
	err = d.read.QueryRowContext(ctx, `SELECT value FROM settings WHERE key=$1`, key).Scan(&value)
	return value, wrap("read setting", err)
}
