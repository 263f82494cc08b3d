package people

import (
	"context"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// tries bounds how often somebody may try a secret, by whatever tells them apart.
type tries struct {
	every rate.Limit
	burst int
	mu    sync.Mutex
	by    map[string]*rate.Limiter
}

// remembered is how many are told apart before all start over. An attacker from so many addresses is
// still far from guessing 128 bits.
const remembered = 20_000

// tried is how often somebody may try at once.
const tried = 8

// Between is after how long there may be another try.
const Between = time.Minute

// mayTry returns ErrOften if one of those who make a try together has made too many, at whichever node.
func (d *Desk) mayTry(ctx context.Context, who ...string) error {
	if !d.tries.allow(d.Now(), who...) {
		return ErrOften
	}
	if !d.Store.Shared() {
		return nil
	}
	for _, key := range who {
		ok, err := d.Store.Take(ctx, "try "+key, d.Now(), Between, tried)
		if err != nil {
			return err
		}
		if !ok {
			return ErrOften
		}
	}
	return nil
}

func newTries(every rate.Limit, burst int) *tries {
	return &tries{every: every, burst: burst, by: map[string]*rate.Limiter{}}
}

// allow reports whether one more try is allowed here to all of those who make it together.
func (t *tries) allow(at time.Time, who ...string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.by) > remembered {
		clear(t.by)
	}
	ok := true
	for _, key := range who {
		l := t.by[key]
		if l == nil {
			l = rate.NewLimiter(t.every, t.burst)
			t.by[key] = l
		}
		ok = l.AllowN(at, 1) && ok
	}
	return ok
}
