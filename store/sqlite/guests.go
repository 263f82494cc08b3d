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

// Guest implements store.Store.
func (d *DB) Guest(ctx context.Context, id string) (store.Guest, error) {
	g := store.Guest{ID: id}
	err := d.read.QueryRowContext(ctx, `SELECT name, created FROM guests WHERE id=$1`, id).Scan(&g.Name, &g.Created)
	if errors.Is(err, sql.ErrNoRows) {
		err = store.ErrNotFound
	}
	return g, wrap("guest", err)
}

// Say implements store.Store.
func (d *DB) Say(ctx context.Context, c store.Chat) (store.Chat, error) {
	err := d.queue.do(ctx, func(ctx context.Context, w *statements) error {
		return w.say.QueryRowContext(ctx, c.Table, c.Guest, c.Text, c.At).Scan(&c.N)
	})
	return c, wrap("chat", err)
}

// Chats implements store.Store.
func (d *DB) Chats(ctx context.Context, table string, limit int) ([]store.Chat, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT c.n, c.guest, COALESCE(g.name, ''), c.text, c.at FROM (
		SELECT n, guest, text, at FROM chat WHERE table_id=$1 ORDER BY n DESC LIMIT $2) c
		LEFT JOIN guests g ON g.id = c.guest ORDER BY c.n`, table, limit)
	if err != nil {
		return nil, wrap("read chat", err)
	}
	chats, err := collect(rows, func(rows *sql.Rows) (c store.Chat, err error) {
		c.Table = table
		return c, rows.Scan(&c.N, &c.Guest, &c.Name, &c.Text, &c.At)
	})
	return chats, wrap("read chat", err)
}

// Setting implements store.Store.
func (d *DB) Setting(ctx context.Context, key, fallback string) (string, error) {
	err := d.queue.do(ctx, func(ctx context.Context, w *statements) error {
		_, err := w.keep.ExecContext(ctx, key, fallback)
		return err
	})
	if err != nil {
		return "", wrap("keep setting", err)
	}
	var value string
	err = d.read.QueryRowContext(ctx, `SELECT value FROM settings WHERE key=$1`, key).Scan(&value)
	return value, wrap("read setting", err)
}
