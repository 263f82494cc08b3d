package web

import (
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"
)

// TestCrossSite: a page of another site cannot make a browser change anything.
func TestCrossSite(t *testing.T) {
	m := newSite(t).newMatch(2)
	red := m.players["red"]
	d := m.state("red")
	order := OrderDoc{Prompt: d.Prompt.ID, Move: d.Moves[0].Move}
	for _, header := range [][]string{
		{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}, {"Origin", "https://evil.example"}, {"Origin", "null"},
	} {
		red.do("POST", m.path("moves"), order, header...).refused(http.StatusForbidden, "cross-site")
		red.do("PATCH", "me", MeDoc{Name: "Mallory"}, header...).refused(http.StatusForbidden, "cross-site")
		red.get(m.path("state"), header...).ok(nil) // blocking reads is up to the browser
	}
	if m.state("red").N != d.N {
		t.Error("something was played")
	}
	red.do("POST", m.path("moves"), order, "Sec-Fetch-Site", "same-origin").ok(nil)
}

func TestHeaders(t *testing.T) {
	v := newSite(t).visitor()
	shared := map[string]bool{"/api/v1/titles": true, "/api/v1/openapi.json": true} // a browser may keep these, nobody else
	for _, path := range []string{"/", "/table/abc", "/api", "/static/table.js", "/healthz", "/api/v1/titles", "/api/v1/openapi.json", "/api/v1/me",
		"/api/v1/tables", "/api/v1/nowhere", "/nowhere"} {
		h := v.get(path).header
		if csp := h.Get("Content-Security-Policy"); !strings.HasPrefix(csp, "default-src 'none'") || strings.Contains(strings.ReplaceAll(csp, "'wasm-unsafe-eval'", ""), "unsafe") {
			t.Errorf("%s: policy %q", path, csp)
		}
		if page := !strings.HasPrefix(path, "/api/v1/"); page != strings.Contains(h.Get("Content-Security-Policy"), "script-src 'self'") || page != (h.Get("Permissions-Policy") != "") {
			t.Errorf("%s: %v", path, h)
		}
		if h.Get("X-Content-Type-Options") != "nosniff" || runs(path) && h.Get("Referrer-Policy") == "" || h.Get("X-Request-Id") == "" {
			t.Errorf("%s: %v", path, h)
		}
		if strings.HasPrefix(path, "/api/") && !shared[path] != (h.Get("Cache-Control") == "no-store") {
			t.Errorf("%s: Cache-Control %q", path, h.Get("Cache-Control"))
		}
		if shared[path] && h.Get("Cache-Control") != "private, no-cache" {
			t.Errorf("%s: Cache-Control %q, want private, no-cache", path, h.Get("Cache-Control"))
		}
	}
}

// TestFrames: other sites may show the page for frames, and no other; whoever sees it there becomes no guest.
func TestFrames(t *testing.T) {
	v := newSite(t).visitor()
	for path, framed := range map[string]bool{"/embed": true, "/embed/": false, "/embed/x": false, "/": false, "/moment": false, "/table/abc": false, "/api/v1/me": false} {
		h := v.get(path).header
		if got := strings.HasSuffix(h.Get("Content-Security-Policy"), "frame-ancestors *"); got != framed {
			t.Errorf("%s: policy %q", path, h.Get("Content-Security-Policy"))
		}
		if framed && h.Get("Set-Cookie") != "" {
			t.Errorf("%s gives a cookie", path)
		}
	}
}

func TestCookie(t *testing.T) {
	s := newSite(t, func(c *Config) { c.Proxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")} })
	plain := s.visitor().get("me").ok(nil).header.Get("Set-Cookie")
	for _, want := range []string{"outremer=", "HttpOnly", "SameSite=Lax", "Path=/"} {
		if !strings.Contains(plain, want) {
			t.Errorf("%q lacks %s", plain, want)
		}
	}
	if strings.Contains(plain, "Secure") {
		t.Errorf("%q without https", plain)
	}
	if c := s.visitor().get("me", "X-Forwarded-Proto", "https").header.Get("Set-Cookie"); !strings.Contains(c, "Secure") {
		t.Errorf("%q with https", c)
	}

	v := s.visitor()
	var me MeDoc
	v.do("PATCH", "me", MeDoc{Name: "Tancred"}).ok(&me)
	cookie := v.c.Jar.Cookies(mustURL(t, s.http.URL))[0]
	id, sig, _ := strings.Cut(cookie.Value, ".")
	for _, forged := range []string{id, id + ".", id + "." + sig[1:], "other." + sig, id + "." + strings.Repeat("A", len(sig)), ""} {
		a := s.visitor().get("me", "Cookie", cookieName+"="+forged).ok(nil)
		if a.header.Get("Set-Cookie") == "" {
			t.Errorf("%q was believed", forged)
		}
		a.lacks("Tancred")
	}
	s.visitor().get("me", "Cookie", cookieName+"="+cookie.Value).ok(nil).has("Tancred")
}

func TestRates(t *testing.T) {
	s := newSite(t, func(c *Config) { c.Limits = Limits{Changes: Rate{0.0001, 3}, NewTables: Rate{0.0001, 2}} })
	v := s.visitor()
	v.get("me").ok(nil)
	for range 3 {
		v.do("PATCH", "me", MeDoc{Name: "Raymond"}).ok(nil)
	}
	a := v.do("PATCH", "me", MeDoc{Name: "Raymond"})
	a.refused(http.StatusTooManyRequests, "too-many-requests")
	if wait := a.header.Get("Retry-After"); wait != "10000" {
		t.Errorf("told to come back in %q seconds", wait)
	}
	v.get("me").ok(nil) // looking is still allowed
	other := s.visitor()
	for range 2 {
		other.post("tables", NewTableDoc{Title: "skirmish", Players: 2}).ok(nil)
	}
	other.post("tables", NewTableDoc{Title: "skirmish", Players: 2}).refused(http.StatusTooManyRequests, "too-many-requests")

	s = newSite(t, func(c *Config) { c.Limits.Requests = Rate{0.0001, 2} })
	s.visitor().get("me").ok(nil)
	s.visitor().get("me").ok(nil)
	s.visitor().get("me").refused(http.StatusTooManyRequests, "too-many-requests")
	s.visitor().get("/healthz").ok(nil)

	s = newSite(t, func(c *Config) { c.Limits.NewGuests = Rate{0.0001, 1} })
	s.visitor().get("me").ok(nil)
	s.visitor().get("me").refused(http.StatusTooManyRequests, "too-many-guests")
	s.visitor().get("titles").ok(nil)
}

// TestBucketsAreBounded: memory does not grow with the number of addresses.
func TestBucketsAreBounded(t *testing.T) {
	b := newBuckets[int](Rate{}, Rate{0.0001, 1})
	for i := range 5 * remembered {
		b.allow(i)
		if i > 0 && i%1000 == 0 && b.allow(i) {
			t.Fatal("forgotten at once")
		}
	}
	if n := len(b.new) + len(b.old); n > 2*remembered {
		t.Errorf("%d remembered", n)
	}
}

// TestAddress: forwarding headers are trusted only from our proxy.
func TestAddress(t *testing.T) {
	s := &Server{Config: Config{Proxies: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}}}
	for _, c := range []struct{ remote, forwarded, want string }{
		{"203.0.113.5:99", "", "203.0.113.5"},
		{"203.0.113.5:99", "1.2.3.4", "203.0.113.5"},
		{"10.0.0.1:99", "1.2.3.4", "1.2.3.4"},
		{"10.0.0.1:99", "6.6.6.6, 1.2.3.4", "1.2.3.4"},
		{"10.0.0.1:99", "6.6.6.6, 1.2.3.4, 10.0.0.2", "1.2.3.4"},
		{"10.0.0.1:99", "nonsense", "10.0.0.1"},
		{"10.0.0.1:99", "", "10.0.0.1"},
		{"[2001:db8:1:2:3:4:5:6]:99", "", "2001:db8:1:2::"},
		{"[::ffff:203.0.113.5]:99", "", "203.0.113.5"},
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = c.remote
		if c.forwarded != "" {
			r.Header.Set("X-Forwarded-For", c.forwarded)
		}
		if got := s.address(r).String(); got != c.want {
			t.Errorf("%s for %q: %s, want %s", c.remote, c.forwarded, got, c.want)
		}
	}
}

// TestServe: when told to stop, the server ends its streams, finishes requests in flight, and
// returns.
func TestServe(t *testing.T) {
	s := newSite(t)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(t, err)
	ctx, cancel := context.WithCancel(bg)
	done := make(chan error, 1)
	go func() { done <- s.srv.Serve(ctx, l, time.Minute) }()
	m := s.newMatch(2)
	v := s.visitor()
	live := &visitor{&site{t: t, http: &httptest.Server{URL: "http://" + l.Addr().String()}}, v.c}
	r := live.events(m.path("events"))
	defer r.close()
	r.update()
	cancel()
	if e, ok := r.next(); ok {
		t.Errorf("told %+v", e)
	}
	must(t, <-done)
	m.players["red"].post(m.path("undo"), SeatChoice{}).refused(http.StatusServiceUnavailable, "stopping")
}
