package bot

import (
	"context"
	"time"
)

// Within returns a context for a thought that may take so long. Its Err looks at the clock itself: in a browser a program has one
// thread, and no timer fires there as long as a bot thinks.
func Within(ctx context.Context, most time.Duration) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithTimeout(ctx, most)
	return clocked{ctx}, cancel
}

type clocked struct{ context.Context }

// Err implements context.Context.
func (c clocked) Err() error {
	if err := c.Context.Err(); err != nil {
		return err
	}
	if end, _ := c.Deadline(); !time.Now().Before(end) {
		return context.DeadlineExceeded
	}
	return nil
}
