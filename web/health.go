//go:build !engine

package web

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"outremer/store"
)

const (
	// probing is how long the answer of a probe is good for: a probe writes, and anybody may ask.
	probing = 5 * time.Second
	// mending is how often a store that failed is tried again.
	mending = 10 * time.Second
	// patience is how long a probe may take.
	patience = 5 * time.Second
	// setBack is how far back a clock may be set without a word: time servers do that.
	setBack = 2 * time.Second
)

// health is what the server knows of its own condition.
type health struct {
	mu       sync.Mutex // held while probing
	at       time.Time  // of the last probe
	cond     store.Condition
	err      error
	behind   bool        // the clock was set back, and that was said
	failing  atomic.Bool // the storage fails, and that was said
	damage   atomic.Pointer[string]
	stopping atomic.Bool
}

// HealthDoc is how the server is.
type HealthDoc struct {
	Status  string `json:"status" doc:"ready, or why not: storage, damaged, stopping"`
	Version string `json:"version"`
	Free    int64  `json:"disk_free_bytes,omitempty"`
	Size    int64  `json:"database_bytes,omitempty"`
	Late    int64  `json:"oldest_job_seconds" doc:"how long the oldest job waits that is due"`
	Behind  int64  `json:"clock_behind_seconds,omitempty" doc:"by how much this machine's clock was set back since the start"`
}

// healthz reports that the program lives: it should not be started anew because of its disk.
func (s *Server) healthz(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	fmt.Fprintln(w, strings.TrimSpace("ok "+s.Host.Program))
}

// readyz reports whether players can be sent here: what they do is written.
func (s *Server) readyz(w http.ResponseWriter, r *http.Request) {
	if r.Context().Err() != nil {
		w.WriteHeader(gaveUp)
		return
	}
	d := s.condition()
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	if d.Status != "ready" {
		w.Header().Set("Retry-After", retryLater)
		w.WriteHeader(http.StatusServiceUnavailable)
	}
	json.NewEncoder(w).Encode(d)
}

// condition returns how the server is.
func (s *Server) condition() HealthDoc {
	c, err := s.probe()
	d := HealthDoc{Status: s.status(err), Version: s.Host.Program, Free: max(0, c.Free), Size: c.Size, Behind: int64(c.Behind / time.Second)}
	if c.Due > 0 {
		d.Late = max(0, s.Now().UnixMilli()-c.Due) / 1000
	}
	return d
}

func (s *Server) status(err error) string {
	switch {
	case s.health.stopping.Load():
		return "stopping"
	case err != nil:
		return "storage"
	case s.health.damage.Load() != nil:
		return "damaged"
	}
	return "ready"
}

// probe asks how the store is, unless that was asked a moment ago.
func (s *Server) probe() (store.Condition, error) {
	h := &s.health
	h.mu.Lock()
	defer h.mu.Unlock()
	if now := s.Now(); h.at.IsZero() || now.Sub(h.at) >= probing || now.Before(h.at) {
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		defer cancel()
		h.cond, h.err = s.Store.Probe(ctx)
		h.at = now
		s.sayStorage(h.err)
		s.sayClock(h.cond.Behind)
	}
	return h.cond, h.err
}

// sayStorage tells whoever runs the server that the storage fails, or works again: once each, however
// many requests meet it.
func (s *Server) sayStorage(err error) {
	switch {
	case err != nil && s.health.failing.CompareAndSwap(false, true):
		s.Log.Error("the storage fails: players get 503 until it works again", "error", err)
	case err == nil && s.health.failing.CompareAndSwap(true, false):
		s.Log.Info("the storage works again")
	}
}

// sayClock tells that the machine's clock was set back. The lock must be held.
func (s *Server) sayClock(by time.Duration) {
	if was := s.health.behind; by > setBack && !was {
		s.Log.Warn("this machine's clock was set back; deadlines go on as before until the next start", "by", by)
	}
	s.health.behind = by > setBack
}

// watchHealth looks through the whole store once, and goes on asking a store that fails.
func (s *Server) watchHealth(ctx context.Context) {
	s.inspect(ctx)
	tick := time.NewTicker(mending)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
			if s.health.failing.Load() {
				s.probe() //nolint:errcheck // it says so itself
			}
		case <-ctx.Done():
			return
		}
	}
}

func (s *Server) inspect(ctx context.Context) {
	err := s.Store.Inspect(ctx)
	if err == nil || ctx.Err() != nil || errors.Is(err, store.ErrClosed) {
		return
	}
	found := err.Error()
	s.health.damage.Store(&found)
	s.Log.Error("the database is damaged: stop the server and restore a backup", "error", err)
}
