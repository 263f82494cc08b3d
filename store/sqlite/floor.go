package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"path/filepath"
)

// Floor commits rows one by one with the settings of a store, in a database of its own, until more
// says no. It is for benchmarks: what the driver takes for one durable row, without anything around
// it.
func Floor(ctx context.Context, dir string, more func() bool) (err error) {
	db, err := sql.Open("sqlite", source(filepath.Join(dir, "floor.db"), false))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	db.SetMaxOpenConns(1)
	if _, err := db.ExecContext(ctx, `CREATE TABLE IF NOT EXISTS rows (n INTEGER PRIMARY KEY, text TEXT NOT NULL)`); err != nil {
		return err
	}
	add, err := db.PrepareContext(ctx, `INSERT INTO rows (text) VALUES (?)`)
	if err != nil {
		return err
	}
	defer add.Close()
	for more() {
		if _, err := add.ExecContext(ctx, "1234 damascus attack tripoli\n"); err != nil {
			return err
		}
	}
	return nil
}
