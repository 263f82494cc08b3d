package web

import (
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// TestPseudonyms: the log says which requests came from one address on one day, and not from which.
func TestPseudonyms(t *testing.T) {
	var log logged
	var now atomic.Int64
	now.Store(1_700_000_000)
	s := newSite(t, logging(&log), func(c *Config) { c.Now = func() time.Time { return time.Unix(now.Load(), 0) } })
	v := s.visitor()
	v.get("/healthz").ok(nil)
	v.get("/healthz").ok(nil)
	now.Add(24 * 3600)
	v.get("/healthz").ok(nil)
	s.http.Close() // so that the last line is written
	var from []string
	for _, line := range strings.Split(log.String(), "\n") {
		if _, rest, ok := strings.Cut(line, " from="); ok {
			from = append(from, strings.Fields(rest)[0])
		}
	}
	if len(from) != 3 || len(from[0]) != 12 || from[0] != from[1] || from[1] == from[2] {
		t.Errorf("%q, want two alike and then another", from)
	}
	if strings.Contains(log.String(), "127.0.0.1") {
		t.Errorf("the log has the address:\n%s", log.String())
	}
}
