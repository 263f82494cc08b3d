package web

import (
	"bufio"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// TestStreamsOverHTTP2: many streams share one connection, and end with the server, the reader or the
// sign-in.
func TestStreamsOverHTTP2(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	server := httptest.NewUnstartedServer(s.srv)
	server.EnableHTTP2 = true
	server.StartTLS()
	t.Cleanup(server.Close)
	t.Cleanup(s.srv.stopStreams)
	open := func() (*http.Response, *bufio.Scanner) {
		res, err := server.Client().Get(server.URL + base + "/" + m.path("events?seat=spectator"))
		must(t, err)
		if res.ProtoMajor != 2 || res.StatusCode != http.StatusOK {
			t.Fatalf("%s %s", res.Proto, res.Status)
		}
		lines := bufio.NewScanner(res.Body)
		lines.Buffer(nil, 1<<20)
		return res, lines
	}
	hear := func(lines *bufio.Scanner, word string) {
		t.Helper()
		for lines.Scan() {
			if strings.Contains(lines.Text(), word) {
				return
			}
		}
		t.Fatalf("the stream ended before %q: %v", word, lines.Err())
	}
	one, lines := open()
	other, more := open()
	defer other.Body.Close()
	m.play("red", "bid 1").ok(nil)
	m.play("red", "seal").ok(nil)
	hear(lines, `"event":"sealed"`)
	hear(more, `"event":"sealed"`)
	one.Body.Close()
	m.play("blue", "bid 1").ok(nil)
	m.play("blue", "seal").ok(nil)
	hear(more, `"bids":[1,1]`)
	s.srv.stopStreams()
	for more.Scan() {
	}
}
