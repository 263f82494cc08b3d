package rows

import (
	"context"
	"database/sql"

	"outremer/store"
)

// ShowPresence implements store.Store.
func (d *DB) ShowPresence(ctx context.Context, person string, to store.Audience) error {
	return d.rarely(ctx, "show presence", `UPDATE guests SET presence=$1 WHERE id=$2 AND deleted=0`, to, person)
}

// Presences implements store.Store.
func (d *DB) Presences(ctx context.Context, people []string) (map[string]store.Presence, error) {
	found := map[string]store.Presence{}
	if len(people) == 0 {
		return found, nil
	}
	in, args := among(people)
	rows, err := d.read.QueryContext(ctx, `SELECT id, presence, COALESCE((SELECT MAX(at) FROM visits WHERE person=guests.id), 0)
		FROM guests WHERE id IN `+in, args...)
	if err != nil {
		return nil, wrap("presences", err)
	}
	type row struct {
		id string
		store.Presence
	}
	list, err := collect(rows, func(rows *sql.Rows) (r row, err error) { return r, rows.Scan(&r.id, &r.Shown, &r.Seen) })
	for _, r := range list {
		found[r.id] = r.Presence
	}
	return found, wrap("presences", err)
}
