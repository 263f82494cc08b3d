//go:build !engine

package web

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"outremer/store"
)

// attendance is who follows which table right now. What they were told of is written down when they
// leave, and once a minute while they stay: never while somebody moves.
type attendance struct {
	doors    sync.Mutex
	sittings map[chair]*sitting
}

// chair is a person at a table.
type chair struct{ person, table string }

// sitting is a person's stay at a table, over all their streams.
type sitting struct {
	chair
	streams int          // guarded by the doors
	since   int64        // the last record the person knew when they came
	known   atomic.Int64 // the last record the person was told of
	at      atomic.Int64 // when it was last written down
}

// often is how often a visit is written down while it lasts.
const often = time.Minute

// arrive begins or joins the sitting of a player. What they knew before is what a catch-up starts
// from; somebody who was never here has missed nothing.
func (st *stream) arrive(ctx context.Context, guest string) error {
	if st.table.Holds(guest) == 0 {
		return nil
	}
	c := chair{guest, st.table.ID()}
	knew, err := st.lastKnown(ctx, c)
	if err != nil {
		return err
	}
	st.doors.Lock()
	defer st.doors.Unlock()
	if st.sittings == nil {
		st.sittings = map[chair]*sitting{}
	}
	x := st.sittings[c]
	if x == nil {
		x = &sitting{chair: c}
		x.known.Store(knew)
		st.sittings[c] = x
	}
	x.since = max(knew, x.known.Load())
	x.streams++
	st.sitting = x
	return nil
}

// lastKnown returns the last record a person was told of.
func (s *Server) lastKnown(ctx context.Context, c chair) (int64, error) {
	v, err := s.Store.Visit(ctx, c.person, c.table)
	if errors.Is(err, store.ErrNotFound) {
		return s.newest(ctx, c)
	}
	return v.N, err
}

// newest returns the last record a person could know of.
func (s *Server) newest(ctx context.Context, c chair) (int64, error) {
	t, err := s.Host.Open(ctx, c.table)
	if err != nil {
		return 0, err
	}
	defer t.Release()
	_, last, err := t.Since(c.person, t.Holds(c.person).First(), 0)
	return last, err
}

// delivered notes what a player has been told.
func (st *stream) delivered() {
	if x := st.sitting; x != nil {
		x.known.Store(max(x.known.Load(), st.watch.Record()))
	}
}

// stillHere writes a visit down from time to time.
func (st *stream) stillHere() {
	if x := st.sitting; x != nil && st.Now().UnixMilli()-x.at.Load() >= often.Milliseconds() {
		x.at.Store(st.Now().UnixMilli())
		st.running.Go(func() { st.keepVisit(x) })
	}
}

// depart ends a player's stream. Its last visit is written down without holding anybody up.
func (st *stream) depart() {
	x := st.sitting
	if x == nil {
		return
	}
	st.doors.Lock()
	x.streams--
	if x.streams == 0 {
		delete(st.sittings, x.chair)
	}
	st.doors.Unlock()
	st.running.Go(func() { st.keepVisit(x) })
}

func (s *Server) keepVisit(x *sitting) {
	now, n := s.Now().UnixMilli(), x.known.Load()
	err := s.Store.PutVisit(context.Background(), store.Visit{Person: x.person, Table: x.table, N: n, At: now})
	if err != nil {
		s.Log.Error("visit not kept", "table", x.table, "error", err)
	}
}

// missedSince returns the record after which a person has something to catch up with.
func (s *Server) missedSince(ctx context.Context, c chair) (int64, error) {
	s.doors.Lock()
	x := s.sittings[c]
	if x != nil {
		defer s.doors.Unlock()
		return x.since, nil
	}
	s.doors.Unlock()
	return s.lastKnown(ctx, c)
}
