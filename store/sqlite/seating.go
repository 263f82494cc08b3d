package sqlite

import (
	"context"
	"database/sql"

	"outremer/store"
)

// execer is what runs a statement: a transaction or the writer's connection.
type execer interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
}

// mergeSeating makes one person of two as far as seats are kept for them, or closed to them.
func mergeSeating(ctx context.Context, w execer, from, into string) error {
	if _, err := w.ExecContext(ctx, `UPDATE seats SET reserved=$1 WHERE reserved=$2`, into, from); err != nil {
		return wrap("merge reservations", err)
	}
	_, err := w.ExecContext(ctx, `UPDATE tables SET door=replace(door, $1, $2) WHERE status=$3`, from, into, store.Open)
	return wrap("merge doors", err)
}

// forgetSeating drops what is kept for a person who wants to be forgotten. What they wished to be
// says nothing once nobody holds it.
func forgetSeating(ctx context.Context, w execer, person string) error {
	if _, err := w.ExecContext(ctx, `UPDATE seats SET reserved='' WHERE reserved=$1`, person); err != nil {
		return wrap("forget reservations", err)
	}
	_, err := w.ExecContext(ctx, `UPDATE tables SET door=replace(door, $1, '') WHERE status=$2`, person, store.Open)
	return wrap("forget doors", err)
}
