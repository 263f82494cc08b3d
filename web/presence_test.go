package web

import (
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"outremer/store"
)

// presences is what somebody learns of who is at a table, in short.
func presences(v *visitor, path string) string {
	v.t.Helper()
	var docs []PresenceDoc
	v.get(path + "presence").ok(&docs)
	var all []string
	for _, d := range docs {
		all = append(all, d.Seat+" "+d.Presence)
	}
	return strings.Join(all, ", ")
}

// follow opens a stream, and returns what ends it.
func (v *visitor) follow(path string) (leave func()) {
	v.t.Helper()
	res, err := v.c.Get(v.http.URL + base + "/" + path + "events")
	must(v.t, err)
	if res.StatusCode != http.StatusOK {
		v.t.Fatalf("stream: %s", res.Status)
	}
	return func() { res.Body.Close() }
}

// attended reports whether a player follows a table.
func (s *site) attended(table string) bool {
	s.srv.doors.Lock()
	defer s.srv.doors.Unlock()
	for c := range s.srv.sittings {
		if c.table == table {
			return true
		}
	}
	return false
}

// eventually waits until the table says what it should.
func (v *visitor) eventually(path, want string) {
	v.t.Helper()
	got := ""
	for range 500 {
		got = presences(v, path)
		if got == want {
			return
		}
		v.srv.known.forget()
		time.Sleep(10 * time.Millisecond)
	}
	v.t.Fatalf("presence %q, want %q", got, want)
}

// TestPresence: here while following, away afterwards, gone after days; and each person decides who
// sees it.
func TestPresence(t *testing.T) {
	var later atomic.Int64
	s := newSite(t, func(c *Config) {
		c.Now = func() time.Time { return time.Now().Add(time.Duration(later.Load())) }
	})
	m := s.newMatch(2)
	red, blue, outside := m.players["red"], m.players["blue"], s.visitor()
	path := m.path("")
	if got := presences(red, path); got != "" {
		t.Errorf("nobody has come yet: %q", got)
	}
	leave := blue.follow(path)
	red.eventually(path, "blue here")
	if got := presences(blue, path); got != "" {
		t.Errorf("blue is told of herself: %q", got)
	}
	if got := presences(outside, path); got != "" {
		t.Errorf("a spectator learns %q, want nothing: it is for those at the table", got)
	}
	blue.do("PUT", "me/presence", ShownDoc{"all"}).ok(nil)
	outside.eventually(path, "blue here")
	blue.do("PUT", "me/presence", ShownDoc{"nobody"}).ok(nil)
	if got := presences(red, path); got != "" {
		t.Errorf("blue shows it to nobody, red learns %q", got)
	}
	blue.get("me/presence").ok(nil).has(`"nobody"`)
	blue.do("PUT", "me/presence", ShownDoc{"tables"}).ok(nil)
	blue.do("PUT", "me/presence", ShownDoc{"friends"}).refused(http.StatusUnprocessableEntity, "invalid")
	leave()
	red.eventually(path, "blue away")
	later.Store(int64(goneAfter))
	red.eventually(path, "blue gone")
	blue.post(path+"regards", RegardDoc{"red", store.Block}).ok(nil)
	if got := presences(red, path); got != "" {
		t.Errorf("blue has blocked red, who learns %q", got)
	}
}

// TestPresenceHidden: where names are hidden, nobody learns who is there.
func TestPresenceHidden(t *testing.T) {
	s := newSite(t)
	red, blue := s.visitor(), s.visitor()
	var doc MyTableDoc
	red.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Public: true, Sit: []string{"red"}, Hidden: true}).ok(&doc)
	path := fmt.Sprintf("tables/%s/", doc.ID)
	blue.post(path+"join", JoinDoc{}).ok(nil)
	defer blue.follow(path)()
	for !s.attended(doc.ID) {
		time.Sleep(time.Millisecond)
	}
	if got := presences(red, path); got != "" {
		t.Errorf("red learns %q", got)
	}
}
