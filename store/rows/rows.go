// Package rows keeps everything in the rows of an SQL database. It is what stores on SQLite and on
// PostgreSQL have in common: one text of each statement for both, save for what a Dialect says.
package rows

import (
	"context"
	"database/sql"
	"time"
)

// Dialect is what one database says in another way than the others.
type Dialect struct {
	// Claim ends a query for rows to be changed by whoever gets them: it passes over those that another
	// is about to change. "" where all changes come one after the other.
	Claim string
	// Lock is a statement that keeps others waiting who lock the same name, $1, until the end of the
	// transaction. "" where all changes come one after the other.
	Lock string
	// Tells: there are other nodes, and they are told what has changed.
	Tells bool
	// Snapshot begins a transaction whose queries all see the same.
	Snapshot sql.TxOptions
}

// Change is one change, of one row or of many. It may be run again if what it did was undone, and it
// must return store.ErrMoved or store.ErrNotFound only if it has written nothing.
type Change func(ctx context.Context, w *Statements) error

// Writer carries out changes: all of one or nothing of it, and it answers once that is on disk.
type Writer interface {
	// Do carries out a change.
	Do(ctx context.Context, run Change) error
	// Alone is Do without any other change beside it.
	Alone(ctx context.Context, run Change) error
}

// DB implements store.Store, save for how it is opened and closed.
type DB struct {
	read    *sql.DB
	writer  Writer
	dialect Dialect
	node    string
	now     func() time.Time
}

// New returns a store that reads from a database, writes through w, and goes by the clock now. Jobs
// that it hands out are marked with the name of this node.
func New(read *sql.DB, w Writer, d Dialect, node string, now func() time.Time) DB {
	return DB{read: read, writer: blaming{w}, dialect: d, node: node, now: now}
}

// Now implements store.Store.
func (d *DB) Now() time.Time { return d.now() }
