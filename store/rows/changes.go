package rows

import (
	"context"
	"database/sql"
	"slices"

	"outremer/store"
)

// Stamps implements store.Store.
func (d *DB) Stamps(ctx context.Context, tables []string) (map[string]store.Stamp, error) {
	stamps := map[string]store.Stamp{}
	for some := range slices.Chunk(tables, 500) {
		in, args := among(some)
		rows, err := d.read.QueryContext(ctx, `SELECT id, version, (SELECT COUNT(*) FROM letters WHERE table_id=tables.id),
			CAST((SELECT COALESCE(SUM(n), 0) FROM marks WHERE table_id=tables.id) AS BIGINT) FROM tables WHERE id IN `+in, args...)
		if err != nil {
			return nil, wrap("stamps", err)
		}
		_, err = collect(rows, func(rows *sql.Rows) (s store.Stamp, err error) {
			var id string
			err = rows.Scan(&id, &s.Version, &s.Letters, &s.Read)
			stamps[id] = s
			return s, err
		})
		if err != nil {
			return nil, wrap("stamps", err)
		}
	}
	return stamps, nil
}

// Departed implements store.Store.
func (d *DB) Departed(ctx context.Context, since int64) ([]string, error) {
	rows, err := d.read.QueryContext(ctx, `SELECT id FROM guests WHERE deleted>0 AND deleted>=$1 ORDER BY id`, since)
	if err != nil {
		return nil, wrap("departed", err)
	}
	ids, err := collect(rows, func(rows *sql.Rows) (id string, err error) { return id, rows.Scan(&id) })
	return ids, wrap("departed", err)
}
