package postgres

import (
	"context"
	"time"
)

// OpenBy opens a store as a node whose own clock is now.
func OpenBy(ctx context.Context, url string, now func() time.Time) (*DB, error) {
	return open(ctx, url, false, now)
}
