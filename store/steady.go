package store

import (
	"sync"
	"time"
)

// Steady is a clock that never goes back. It goes by the clock on the wall as long as that goes
// forward; when somebody sets it back, time goes on passing as before, until the wall has caught up.
// Otherwise every deadline would be put off by as much.
type Steady struct {
	read func() (wall time.Time, running time.Duration)
	mu   sync.Mutex
	last time.Time     // what it said last
	at   time.Duration // when it said so, on the clock that only runs
}

var began = time.Now()

// NewSteady returns a clock that goes by this machine's.
func NewSteady() *Steady {
	return &Steady{read: func() (time.Time, time.Duration) {
		t := time.Now()
		return t.Round(0), t.Sub(began)
	}}
}

// Now returns the time.
func (s *Steady) Now() time.Time {
	now, _ := s.look()
	return now
}

// Behind returns by how much the clock on the wall is behind this one.
func (s *Steady) Behind() time.Duration {
	_, behind := s.look()
	return behind
}

func (s *Steady) look() (now time.Time, behind time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	wall, running := s.read()
	on := s.last.Add(running - s.at)
	s.last, s.at = wall, running
	if on.After(wall) {
		s.last = on
	}
	return s.last, s.last.Sub(wall)
}
