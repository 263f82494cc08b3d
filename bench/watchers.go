package bench

import (
	"context"
	"fmt"
	"net"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"
)

// resident returns the memory of the process, from /proc on Linux.
func (c *child) resident() (int64, error) {
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", c.cmd.Process.Pid))
	if err != nil {
		return 0, errNoCPU
	}
	pages, err := strconv.ParseInt(strings.Fields(string(b))[1], 10, 64)
	return pages * int64(os.Getpagesize()), err
}

// gallery is many watchers of one table, who ask for gzip and read what they get.
type gallery struct {
	conns   []net.Conn
	round   atomic.Int64
	arrived atomic.Int64       // watchers who got something in this round
	last    chan time.Duration // since start, when the last one did
	start   time.Time
}

// watching measures how much memory each of many watchers of one table takes, and how long after
// the POST of a public move the last of them has heard of it: sorted, for so many moves.
func (f fleet) watching(ctx context.Context, title string, seats []string, watchers, moves int, deltas bool) (memory float64, took []time.Duration, err error) {
	p := &player{client: f.client(title, seats, 0), deltas: deltas}
	if err := p.begin(ctx); err != nil {
		return 0, nil, err
	}
	defer p.close()
	before, err := f.resident()
	if err != nil {
		return 0, nil, err
	}
	w := &gallery{last: make(chan time.Duration, 1), start: time.Now()}
	defer w.close()
	if err := w.gather(p, watchers, f.addresses()...); err != nil {
		return 0, nil, err
	}
	after, err := f.resident()
	if err != nil {
		return 0, nil, err
	}
	for len(took) < moves {
		posted := w.next()
		if err := p.step(ctx); err != nil {
			return 0, nil, err
		}
		select {
		case at := <-w.last:
			took = append(took, at-posted)
		case <-time.After(3 * time.Second): // it was not public
		}
	}
	slices.Sort(took)
	return float64(after-before) / float64(watchers), took, nil
}

// gather lets watchers come to some nodes and waits until all have got the first event.
func (w *gallery) gather(p *player, watchers int, at ...string) error {
	w.next()
	for i := range watchers {
		conn, err := open(at[i%len(at)], p.id, p.deltas, fmt.Sprintf("10.1.%d.%d", i>>8, i&255))
		if err != nil {
			return err
		}
		w.conns = append(w.conns, conn)
		go w.read(conn, watchers)
	}
	<-w.last
	return nil
}

// next begins a round, and says when.
func (w *gallery) next() time.Duration {
	w.arrived.Store(0)
	w.round.Add(1)
	return time.Since(w.start)
}

// read notes the first arrival of each round.
func (w *gallery) read(conn net.Conn, watchers int) {
	b := make([]byte, 512)
	for seen := int64(0); ; {
		if _, err := conn.Read(b); err != nil {
			return
		}
		if round := w.round.Load(); round != seen {
			seen = round
			if w.arrived.Add(1) == int64(watchers) {
				w.last <- time.Since(w.start)
			}
		}
	}
}

func (w *gallery) close() {
	for _, c := range w.conns {
		c.Close()
	}
}
