package bench

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// Moves plays moves at several tables concurrently, as fast as possible, and measures how many per
// second are played and durable. Each table has its own guest, who also reads the state of the next
// seat whenever the turn passes.
func Moves(ctx context.Context, s *Site, tables, moves int) ([]Value, error) {
	left := atomic.Int64{}
	left.Store(int64(moves))
	took, err := together(tables, func(int) (func() error, error) {
		g := gamer{client: s.client()}
		return func() error {
			defer g.close()
			for left.Add(-1) >= 0 {
				if err := g.step(ctx); err != nil {
					return err
				}
			}
			return nil
		}, g.begin(ctx)
	}, always)
	if err != nil {
		return nil, fmt.Errorf("moves: %w", err)
	}
	return []Value{{fmt.Sprintf("http.moves.%dtables", tables), float64(moves) / took.Seconds(), "moves/s"}}, nil
}

// gamer plays one game after another.
type gamer struct {
	*client
	id string
	st state
	n  int
}

func (g *gamer) begin(ctx context.Context) (err error) {
	g.id, err = g.sit(ctx)
	if err != nil {
		return err
	}
	return g.turn(ctx, "")
}

// turn looks from the seat that has to act.
func (g *gamer) turn(ctx context.Context, seat string) (err error) {
	g.st, err = g.look(ctx, g.id, seat)
	if err != nil {
		return err
	}
	if next := g.st.awaited(); next != "" && next != g.st.Seat {
		g.st, err = g.look(ctx, g.id, next)
	}
	return err
}

func (g *gamer) step(ctx context.Context) (err error) {
	g.n++
	g.st, err = g.move(ctx, g.id, &g.st, g.n)
	if err != nil {
		return err
	}
	switch next := g.st.awaited(); next {
	case "":
		return g.begin(ctx)
	case g.st.Seat:
		return nil
	default:
		return g.turn(ctx, next)
	}
}

// together sets up n players, calls ready, then runs them all concurrently, and measures how long
// they take.
func together(n int, setUp func(i int) (run func() error, err error), ready func() error) (time.Duration, error) {
	errs, runs := make([]error, n), make([]func() error, n)
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() { runs[i], errs[i] = setUp(i) })
	}
	all.Wait()
	if err := errors.Join(errs...); err != nil {
		return 0, err
	}
	if err := ready(); err != nil {
		return 0, err
	}
	begin := time.Now()
	for i := range n {
		all.Go(func() { errs[i] = runs[i]() })
	}
	all.Wait()
	return time.Since(begin), errors.Join(errs...)
}

// always is ready.
func always() error { return nil }

// Latency measures the time from one client's POST of a move to another client's event, with many
// live tables, each making the given number of moves, one per period.
func Latency(ctx context.Context, s *Site, tables, moves int, period time.Duration) ([]Value, error) {
	name := fmt.Sprintf("http.post-to-event.%dtables", tables)
	return latency(ctx, name, func(int) *live { return &live{gamer: gamer{client: s.client()}, watcher: s.client()} }, tables, moves, period)
}

func latency(ctx context.Context, name string, newLive func(i int) *live, tables, moves int, period time.Duration) ([]Value, error) {
	var mu sync.Mutex
	var all []time.Duration
	_, err := together(tables, func(i int) (func() error, error) {
		l := newLive(i)
		return func() error {
			defer l.close()
			time.Sleep(period * time.Duration(i) / time.Duration(tables)) // staggered
			tick := time.NewTicker(period)
			defer tick.Stop()
			for range moves {
				took, err := l.measure(ctx)
				if err != nil {
					return err
				}
				mu.Lock()
				all = append(all, took)
				mu.Unlock()
				<-tick.C
			}
			return nil
		}, l.begin(ctx)
	}, always)
	if err != nil {
		return nil, fmt.Errorf("latency: %w", err)
	}
	slices.Sort(all)
	at := func(q float64) float64 { return float64(all[int(q*float64(len(all)-1))].Microseconds()) / 1000 }
	return []Value{{name + ".p50", at(0.5), "ms"}, {name + ".p99", at(0.99), "ms"}, {name + ".max", at(1), "ms"}}, nil
}

// live is a table with a guest who plays and another who watches.
type live struct {
	gamer
	watcher *client
	stream  *stream
}

// begin starts a game and watches it.
func (l *live) begin(ctx context.Context) (err error) {
	if err := l.gamer.begin(ctx); err != nil {
		return err
	}
	if l.stream != nil {
		l.stream.close()
	}
	l.stream, err = l.watcher.follow(ctx, l.id)
	return err
}

// measure plays until a move is public, and returns how long after its POST the watcher received
// it.
func (l *live) measure(ctx context.Context) (time.Duration, error) {
	for {
		id, start := l.id, time.Now()
		if err := l.step(ctx); err != nil {
			return 0, err
		}
		if l.id != id { // the game was over, and step has started another one
			if err := l.begin(ctx); err != nil {
				return 0, err
			}
			continue
		}
		seen, err := l.public(ctx)
		if err != nil {
			return 0, err
		}
		if at, err := l.stream.upTo(seen); err != nil || !at.IsZero() {
			return at.Sub(start), err
		}
	}
}

// public returns the number of the last public news item. The player's own node knows it at once.
func (l *live) public(ctx context.Context) (uint64, error) {
	var st struct{ N uint64 }
	err := l.call(ctx, "GET", "tables/"+l.id+"/state?seat=spectator", nil, &st)
	return st.N, err
}

func (l *live) close() {
	l.stream.close()
	l.gamer.close()
	l.watcher.close()
}

// stream is a stream read as it arrives, with arrival times.
type stream struct {
	body   io.Closer
	events chan arrival
	seen   uint64
	err    error
}

type arrival struct {
	n  uint64
	at time.Time
}

func (c *client) follow(ctx context.Context, id string) (*stream, error) {
	req, err := http.NewRequestWithContext(ctx, "GET", c.URL+"/api/v1/tables/"+id+"/events", nil)
	if err != nil {
		return nil, err
	}
	res, err := c.http.Do(req)
	if err != nil {
		return nil, err
	}
	s := &stream{body: res.Body, events: make(chan arrival, 1000)}
	go s.read(res.Body)
	_, err = s.upTo(0)
	return s, err
}

func (s *stream) read(body io.Reader) {
	defer close(s.events)
	in := bufio.NewReader(body)
	for n := uint64(0); ; {
		line, err := in.ReadString('\n')
		if err != nil {
			s.err = err
			return
		}
		if id, ok := strings.CutPrefix(line, "id: "); ok {
			id, _, _ = strings.Cut(id, ".")
			n, _ = strconv.ParseUint(id, 10, 64)
		}
		if strings.HasPrefix(line, "data: ") {
			s.events <- arrival{n, time.Now()}
		}
	}
}

// upTo waits for news n and returns when it arrived; zero if it was there before.
func (s *stream) upTo(n uint64) (at time.Time, err error) {
	for s.seen < n {
		a, ok := <-s.events
		if !ok {
			return at, s.err
		}
		at, s.seen = a.at, a.n
		if s.seen > n {
			return at, fmt.Errorf("news %d instead of %d", s.seen, n)
		}
	}
	return at, nil
}

func (s *stream) close() { s.body.Close() }

// Memory measures what an idle open table and a watcher cost the server.
func Memory(ctx context.Context, s *Site, tables, watchers int) ([]Value, error) {
	c := s.client()
	defer c.close()
	id, err := c.sit(ctx)
	if err != nil {
		return nil, err
	}
	before := used()
	for range tables {
		if _, err := c.sit(ctx); err != nil {
			return nil, fmt.Errorf("memory: %w", err)
		}
	}
	middle := used()
	conns := make([]net.Conn, 0, watchers)
	defer func() {
		for _, c := range conns {
			c.Close()
		}
	}()
	for range watchers {
		conn, err := s.dial(id)
		if err != nil {
			return nil, fmt.Errorf("memory: %w", err)
		}
		conns = append(conns, conn)
	}
	for s.Host.Stats().Watchers < int64(watchers) {
		time.Sleep(10 * time.Millisecond)
	}
	after := used()
	return []Value{{"memory.idle-table", float64(middle-before) / float64(tables), "bytes"},
		{"memory.watcher", float64(after-middle) / float64(watchers), "bytes"}}, nil
}

// used returns the heap and stack memory in use.
func used() int64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc + m.StackInuse)
}
