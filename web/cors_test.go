package web

import (
	"net/http"
	"strings"
	"testing"

	"outremer/store"
)

const elsewhere = "https://tools.example"

// unread fails if a page of another site could read an answer.
func (a *answer) unread() {
	a.t.Helper()
	for name := range a.header {
		if strings.HasPrefix(name, "Access-Control-") {
			a.t.Errorf("%s: %s", name, a.header.Get(name))
		}
	}
}

// read fails if a page of another site could not read an answer, or could with a cookie.
func (a *answer) read() {
	a.t.Helper()
	h := a.header
	if h.Get("Access-Control-Allow-Origin") != "*" || len(h.Values("Access-Control-Allow-Credentials")) != 0 || h.Get("Set-Cookie") != "" {
		a.t.Errorf("%d %v", a.status, h)
	}
}

// TestPagesElsewhere: a page of another site reads what a token reaches, and why it is refused; never by a cookie.
func TestPagesElsewhere(t *testing.T) {
	s := newSite(t)
	m, owner, program, _ := s.botMatch()
	from := []string{"Origin", elsewhere, "Sec-Fetch-Site", "cross-site"}
	for _, path := range []string{"me", "titles", m.path("state?seat=blue"), m.path("log"), "me/data", "nowhere", "tables/none"} {
		program.get(path, from...).read()
		s.program("outremer_wrong").get(path, from...).read()
		owner.get(path, from...).unread()
		owner.get(path, append(from, "Authorization", "Basic x")...).unread()
		s.visitor().get(path, from...).unread()
	}
	a := program.do("POST", "tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}}, from...).ok(nil)
	a.read()
	if a.header.Get("Location") == "" || !strings.Contains(a.header.Get("Access-Control-Expose-Headers"), "Location") {
		t.Errorf("where the table is cannot be read: %v", a.header)
	}
	a = owner.get("me", append(from, "Authorization", "Bearer outremer_wrong")...)
	a.refused(http.StatusUnauthorized, "token-unknown") // whatever cookie came with it
	a.read()
	owner.get("/", append(from, "Authorization", "Bearer x")...).unread() // pages are none of a program's business
}

// TestBusyForPagesElsewhere: a page of another site is told to wait, as any program is.
func TestBusyForPagesElsewhere(t *testing.T) {
	s := newSite(t, func(c *Config) { c.Limits.Requests = Rate{0.0001, 2} })
	reader := s.program(s.visitor().newToken(store.ToRead, 0).Token)
	reader.get("me", "Origin", elsewhere).ok(nil)
	a := reader.get("me", "Origin", elsewhere)
	a.refused(http.StatusTooManyRequests, "too-many-requests")
	a.read()
}

// TestAskedBeforehand: a browser hears that it may send a token, and nothing else becomes possible by that.
func TestAskedBeforehand(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	ask := func(path, method, headers string) *answer {
		return v.do("OPTIONS", path, nil, "Origin", elsewhere, "Access-Control-Request-Method", method, "Access-Control-Request-Headers", headers)
	}
	for _, method := range []string{"GET", "POST", "PUT", "PATCH", "DELETE"} {
		a := ask("tables/none/moves", method, "authorization,content-type,idempotency-key")
		a.read()
		h := a.header
		if a.status != http.StatusNoContent || !strings.Contains(h.Get("Access-Control-Allow-Methods"), method) {
			t.Errorf("%s: %d %v", method, a.status, h)
		}
		for _, name := range []string{"Authorization", "Content-Type", "Idempotency-Key", "Last-Event-ID"} { // a star would not mean the first
			if !strings.Contains(h.Get("Access-Control-Allow-Headers"), name) {
				t.Errorf("%s cannot be sent: %v", name, h)
			}
		}
	}
	ask("tables", "POST", "content-type").unread()
	ask("tables", "POST", "x-authorization").unread()
	ask("tables", "POST", "").unread()
	ask("/", "POST", "authorization").unread()
	v.do("OPTIONS", "tables", nil, "Access-Control-Request-Headers", "authorization").unread()
}
