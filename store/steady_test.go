package store

import (
	"testing"
	"time"
)

// TestSteady: a clock that is set back changes nothing for those who wait; one that is set forward is
// followed.
func TestSteady(t *testing.T) {
	noon := time.Date(2026, 11, 17, 12, 0, 0, 0, time.UTC)
	wall, running := noon, time.Duration(0)
	s := &Steady{read: func() (time.Time, time.Duration) { return wall, running }}
	const minute, day = time.Minute, 24 * time.Hour
	for _, c := range []struct {
		what   string
		pass   time.Duration // how much time passes
		set    time.Duration // by how much the wall is set then
		want   time.Duration // after noon
		behind time.Duration
	}{
		{"at first", 0, 0, 0, 0},
		{"a minute later", minute, 0, minute, 0},
		{"set back by a day", minute, -day, 2 * minute, day},
		{"an hour later", time.Hour, 0, 62 * minute, day},
		{"set right", minute, day, 63 * minute, 0},
		{"set forward", minute, time.Hour, 124 * minute, 0},
		{"a little back", minute, -time.Second, 125 * minute, time.Second},
		{"caught up by running faster", minute, 2 * time.Second, 126*minute + time.Second, 0},
	} {
		running += c.pass
		wall = wall.Add(c.pass + c.set)
		if got := s.Now().Sub(noon); got != c.want || s.Behind() != c.behind {
			t.Errorf("%s: %v after noon, the wall %v behind; want %v, %v", c.what, got, s.Behind(), c.want, c.behind)
		}
	}
}
