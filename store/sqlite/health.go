package sqlite

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"outremer/store"
)

// Probe implements store.Store.
func (d *DB) Probe(ctx context.Context) (store.Condition, error) {
	c, err := d.DB.Probe(ctx)
	c.Free, c.Size, c.Behind = freeSpace(filepath.Dir(d.file)), d.size(), d.clock.Behind()
	return c, err
}

func (d *DB) size() (n int64) {
	for _, f := range []string{d.file, d.file + "-wal"} {
		if st, err := os.Stat(f); err == nil {
			n += st.Size()
		}
	}
	return n
}

// Inspect implements store.Store: SQLite reads every page of the file.
func (d *DB) Inspect(ctx context.Context) error {
	var found string
	err := d.read.QueryRowContext(ctx, `PRAGMA quick_check(1)`).Scan(&found)
	if err == nil && found != "ok" {
		err = fmt.Errorf("%w: %s", store.ErrStorage, found)
	}
	if err != nil {
		return fmt.Errorf("inspect %s: %w", FileName, err)
	}
	return nil
}
