package store

import (
	"context"
	"time"
)

// Health tells how a store is.
type Health interface {
	// Probe writes something, reads it, and reports how the store is. It fails if every change would.
	Probe(ctx context.Context) (Condition, error)
	// Inspect reads everything to see whether it is intact, which takes long, and fails if it is not.
	Inspect(ctx context.Context) error
}

// Condition is how a store is.
type Condition struct {
	Free   int64         // bytes left where it is kept; negative if it cannot know
	Size   int64         // bytes that it takes there
	Behind time.Duration // how far this machine's clock was set back while the store was open
	Due    int64         // since when the job has been due that waits longest; 0 if none waits
}
