package bot

import (
	"context"
	"errors"
	"testing"
	"time"
)

// TestWithin: a thought that never pauses hears that its time is over. The test of WebAssembly is the one that counts: there no
// timer fires meanwhile.
func TestWithin(t *testing.T) {
	ctx, cancel := Within(t.Context(), time.Millisecond)
	defer cancel()
	for ctx.Err() == nil {
	}
	if err := ctx.Err(); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("it ends with %v", err)
	}

	ctx, cancel = Within(t.Context(), time.Hour)
	if err := ctx.Err(); err != nil {
		t.Errorf("it begins with %v", err)
	}
	cancel()
	if err := ctx.Err(); !errors.Is(err, context.Canceled) {
		t.Errorf("it is cancelled with %v", err)
	}
}
