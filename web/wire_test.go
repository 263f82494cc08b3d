package web

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"
)

// logged is a log that can be read while it is written.
type logged struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *logged) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(b)
}

func (l *logged) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// logging makes a site write its log into l.
func logging(l *logged) func(*Config) {
	return func(c *Config) { c.Log = slog.New(slog.NewTextHandler(l, nil)) }
}

// TestCutBodies: a body that breaks off, or whose chunks make no sense, is the sender's mistake, and
// no error of the server.
func TestCutBodies(t *testing.T) {
	var log logged
	s := newSite(t, logging(&log))
	for name, rest := range map[string]string{
		"cut":              "Content-Length: 100\r\n\r\n{",
		"cut in a chunk":   "Transfer-Encoding: chunked\r\n\r\n50\r\n{",
		"malformed chunks": "Transfer-Encoding: chunked\r\n\r\nsome\r\n{}\r\n0\r\n\r\n",
	} {
		conn, err := net.Dial("tcp", s.http.Listener.Addr().String())
		must(t, err)
		fmt.Fprintf(conn, "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n%s", rest)
		must(t, conn.(*net.TCPConn).CloseWrite())
		res, err := http.ReadResponse(bufio.NewReader(conn), nil)
		must(t, err)
		if res.StatusCode != http.StatusBadRequest {
			t.Errorf("%s: status %d, want 400", name, res.StatusCode)
		}
		res.Body.Close()
		conn.Close()
	}
	if strings.Contains(log.String(), "level=ERROR") {
		t.Errorf("errors in the log:\n%s", log.String())
	}
}

// TestGivenUp: a request whose client went away is no error of the server, whatever it asked for.
func TestGivenUp(t *testing.T) {
	var log logged
	s := newSite(t, logging(&log))
	for _, path := range []string{"/api/v1/tables", "/readyz"} {
		ctx, cancel := context.WithCancel(bg)
		cancel()
		w := httptest.NewRecorder()
		s.srv.ServeHTTP(w, httptest.NewRequest("GET", path, nil).WithContext(ctx))
		if w.Code != gaveUp {
			t.Errorf("%s: status %d, want %d", path, w.Code, gaveUp)
		}
	}
	if strings.Contains(log.String(), "level=ERROR") || !strings.Contains(log.String(), "status=499") {
		t.Errorf("the log:\n%s", log.String())
	}
}

// abroad is a listener whose callers seem to come from one far address.
type abroad struct{ net.Listener }

func (a abroad) Accept() (net.Conn, error) {
	c, err := a.Listener.Accept()
	return foreign{c}, err
}

type foreign struct{ net.Conn }

func (foreign) RemoteAddr() net.Addr { return &net.TCPAddr{IP: net.IPv4(203, 0, 113, 5), Port: 99} }

// TestConnections: one address has so many connections and no more, and closing one makes room.
func TestConnections(t *testing.T) {
	s := newSite(t, func(c *Config) { c.Limits.Connections = 2 })
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(t, err)
	ctx, cancel := context.WithCancel(bg)
	done := make(chan error, 1)
	go func() { done <- s.srv.Serve(ctx, abroad{l}, time.Minute) }()
	answered := func(c net.Conn) bool {
		fmt.Fprint(c, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
		res, err := http.ReadResponse(bufio.NewReader(c), nil)
		return err == nil && res.Body.Close() == nil
	}
	dial := func() net.Conn {
		c, err := net.Dial("tcp", l.Addr().String())
		must(t, err)
		return c
	}
	first, second := dial(), dial()
	if !answered(first) || !answered(second) {
		t.Error("no answer")
	}
	third := dial()
	if answered(third) {
		t.Error("a third connection was served")
	}
	third.Close()
	first.Close()
	for { // until the server has seen it
		c := dial()
		ok := answered(c)
		c.Close()
		if ok {
			break
		}
	}
	second.Close()
	cancel()
	must(t, <-done)
}

// TestStrangeQueries: what makes no sense in an address is refused, not ignored.
func TestStrangeQueries(t *testing.T) {
	m := newSite(t).newMatch(2)
	red := m.players["red"]
	for _, path := range []string{m.path("events?lang=tlh"), m.path("letters?after=-1")} {
		if p := red.get(path).refused(http.StatusUnprocessableEntity, "invalid"); len(p.Errors) != 1 || !strings.HasPrefix(p.Errors[0].Location, "query.") {
			t.Errorf("%s: %+v", path, p)
		}
	}
	red.get("/static/common.js").ok(nil)
	for _, path := range []string{"/static/", "/static/none.js"} {
		if a := red.get(path); a.status != http.StatusNotFound || strings.Contains(a.body, "lobby") {
			t.Errorf("%s: %d %q", path, a.status, a.body)
		}
	}
}
