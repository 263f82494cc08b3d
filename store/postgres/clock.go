package postgres

import (
	"context"
	"database/sql"
	"fmt"
	"sync/atomic"
	"time"
)

// wind is how often a node compares its clock with the database's.
const wind = time.Minute

// clock tells the database's time: that of this machine, and how far it is off.
type clock struct {
	db    *sql.DB
	local func() time.Time
	off   atomic.Int64 // nanoseconds
	end   context.CancelFunc
	ended chan struct{}
}

func startClock(ctx context.Context, db *sql.DB, local func() time.Time) (*clock, error) {
	c := &clock{db: db, local: local, ended: make(chan struct{})}
	if err := c.set(ctx); err != nil {
		return nil, err
	}
	running, end := context.WithCancel(context.WithoutCancel(ctx))
	c.end = end
	go c.run(running)
	return c, nil
}

func (c *clock) now() time.Time { return c.local().Add(time.Duration(c.off.Load())) }

func (c *clock) stop() {
	c.end()
	<-c.ended
}

// run keeps the clock right. While the database is away, the clock goes on as it went.
func (c *clock) run(ctx context.Context) {
	defer close(c.ended)
	tick := time.NewTicker(wind)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
			c.set(ctx) //nolint:errcheck // see above
		case <-ctx.Done():
			return
		}
	}
}

// set asks the database for the time, which was right halfway between question and answer.
func (c *clock) set(ctx context.Context) error {
	var micro int64
	asked := c.local()
	err := c.db.QueryRowContext(ctx, `SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint`).Scan(&micro)
	if err != nil {
		return fmt.Errorf("read the clock: %w", err)
	}
	half := asked.Add(c.local().Sub(asked) / 2)
	c.off.Store(int64(time.UnixMicro(micro).Sub(half)))
	return nil
}
