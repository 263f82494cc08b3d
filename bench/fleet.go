package bench

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"
)

// fleet is one or more servers of the same tables.
type fleet []*child

// startFleet starts nodes on one PostgreSQL.
func startFleet(ctx context.Context, program, database string, nodes int, options ...string) (f fleet, err error) {
	for range nodes {
		c, err := startChild(ctx, program, append([]string{"--database", database}, options...)...)
		if err != nil {
			return nil, errors.Join(err, f.stop())
		}
		f = append(f, c)
	}
	return f, nil
}

func (f fleet) stop() (err error) {
	for _, c := range f {
		err = errors.Join(err, c.stop())
	}
	return err
}

func (f fleet) addresses() (list []string) {
	for _, c := range f {
		list = append(list, c.addr)
	}
	return list
}

// client is a guest with an address of its own, because servers limit what comes from one. It plays at
// one node and watches at the next, if there are several.
func (f fleet) client(title string, seats []string, i int) *client {
	s := &Site{URL: f[i%len(f)].url, Addr: f[(i+1)%len(f)].addr, title: title, seats: seats}
	g := s.client()
	g.comeFrom(i)
	return g
}

// comeFrom gives a guest another address.
func (c *client) comeFrom(i int) {
	wire := c.http.Transport
	if f, ok := wire.(forwarded); ok {
		wire = f.RoundTripper
	}
	c.http.Transport = forwarded{wire, fmt.Sprintf("10.%d.%d.%d", i>>16, i>>8&255, i&255)}
}

// cpu returns the CPU time that all have used.
func (f fleet) cpu() (sum time.Duration, err error) {
	for _, c := range f {
		used, err := c.cpu()
		if err != nil {
			return 0, err
		}
		sum += used
	}
	return sum, nil
}

// resident returns the memory of all.
func (f fleet) resident() (sum int64, err error) {
	for _, c := range f {
		used, err := c.resident()
		if err != nil {
			return 0, err
		}
		sum += used
	}
	return sum, nil
}

// serving plays moves at some tables, with one watcher each who asks for gzip, and returns the
// moves per second and the servers' CPU time per move. With deltas, players and watchers are told
// what changed; otherwise whole states, and players ask for the next seat's state.
func (f fleet) serving(ctx context.Context, title string, seats []string, tables, moves int, deltas bool) (perSecond float64, cpu time.Duration, err error) {
	return f.playing(ctx, tables, moves, func(i int) *player {
		return &player{client: f.client(title, seats, i), deltas: deltas}
	})
}

func (f fleet) playing(ctx context.Context, tables, moves int, newPlayer func(i int) *player) (perSecond float64, cpu time.Duration, err error) {
	left := atomic.Int64{}
	left.Store(int64(moves))
	var before time.Duration
	took, err := together(tables, func(i int) (func() error, error) {
		p := newPlayer(i)
		return func() error {
			defer p.close()
			for left.Add(-1) >= 0 {
				if err := p.step(ctx); err != nil {
					return err
				}
			}
			return nil
		}, p.begin(ctx)
	}, func() error {
		before, err = f.cpu()
		return err
	})
	if err != nil {
		return 0, 0, err
	}
	after, err := f.cpu()
	return float64(moves) / took.Seconds(), (after - before) / time.Duration(moves), err
}
