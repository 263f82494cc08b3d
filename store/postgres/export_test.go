package postgres

import (
	"context"
	"database/sql"
	"errors"
	"time"
)

// OpenBy opens a store as a node whose own clock is now.
func OpenBy(ctx context.Context, url string, now func() time.Time) (*DB, error) {
	return open(ctx, url, options{now: now})
}

// Crowd opens as many connections as changes may use at a time.
func (d *DB) Crowd(ctx context.Context) (err error) {
	var all [writers]*sql.Conn
	for i := range all {
		c, failed := d.write.db.Conn(ctx)
		if failed != nil {
			return failed
		}
		all[i] = c
	}
	for _, c := range all {
		err = errors.Join(err, c.Close())
	}
	return err
}

// Tries returns how often a change was tried.
func (d *DB) Tries() (n int64) {
	for range writers {
		desk := <-d.write.desks
		n += desk.n
		d.write.desks <- desk
	}
	return n
}
