package hook

import (
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"outremer/call/post"
)

// sink is a hook that remembers what it got.
type sink struct {
	status int
	header http.Header
	body   []byte
	hits   atomic.Int32
}

func (s *sink) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.hits.Add(1)
	s.header = r.Header
	s.body, _ = io.ReadAll(r.Body)
	w.WriteHeader(s.status)
}

func newSink(t *testing.T) (*sink, string) {
	t.Helper()
	s := &sink{status: http.StatusNoContent}
	srv := httptest.NewServer(s)
	t.Cleanup(srv.Close)
	return s, srv.URL
}

func TestFlavors(t *testing.T) {
	s, at := newSink(t)
	m := Message{Text: "Saturday <&> @everyone: your turn", Data: map[string]string{"table": "t1"}}
	for flavor, want := range map[string]string{
		Discord: `{"allowed_mentions":{"parse":[]},"content":"Saturday <&> @everyone: your turn"}`,
		Slack:   `{"link_names":0,"text":"Saturday &lt;&amp;&gt; @everyone: your turn"}`,
		Matrix:  `{"displayName":"Outremer","text":"Saturday <&> @everyone: your turn"}`,
		JSON:    `{"text":"Saturday <&> @everyone: your turn","data":{"table":"t1"}}`,
	} {
		if err := Send(t.Context(), NewClient(true), Target{flavor, at, "key"}, m); err != nil {
			t.Fatal(err)
		}
		var got, should any
		json.Unmarshal(s.body, &got)
		json.Unmarshal([]byte(want), &should)
		a, _ := json.Marshal(got)
		b, _ := json.Marshal(should)
		if string(a) != string(b) {
			t.Errorf("%s: got %s, want %s", flavor, a, b)
		}
		signed := ""
		if flavor == JSON {
			signed = "sha256=" + Sign("key", s.body)
		}
		if got := s.header.Get(SignatureHeader); got != signed {
			t.Errorf("%s: signature %q, want %q", flavor, got, signed)
		}
	}
	long := Message{Text: strings.Repeat("é", 3000)}
	if err := Send(t.Context(), NewClient(true), Target{Discord, at, ""}, long); err != nil {
		t.Fatal(err)
	}
	var got struct{ Content string }
	json.Unmarshal(s.body, &got)
	if n := len([]rune(got.Content)); n != longest {
		t.Errorf("got %d characters, want %d", n, longest)
	}
}

func TestAnswers(t *testing.T) {
	s, at := newSink(t)
	for status, gone := range map[int]bool{404: true, 410: true, 302: false, 429: false, 500: false} {
		s.status = status
		if err := Send(t.Context(), NewClient(true), Target{JSON, at, ""}, Message{}); err == nil || errors.Is(err, post.ErrGone) != gone {
			t.Errorf("%d: got %v, want gone: %t", status, err, gone)
		}
	}
}

// TestNothingPrivate: by name, by number, by IPv6 and in odd notations, nothing on this machine is
// reached.
func TestNothingPrivate(t *testing.T) {
	s, at := newSink(t)
	_, port, _ := net.SplitHostPort(strings.TrimPrefix(at, "http://"))
	for _, host := range []string{"localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "[::]"} {
		err := Send(t.Context(), NewClient(false), Target{JSON, "http://" + host + ":" + port, ""}, Message{})
		if !errors.Is(err, ErrPrivate) {
			t.Errorf("%s: got %v, want %v", host, err, ErrPrivate)
		}
	}
	if n := s.hits.Load(); n != 0 {
		t.Errorf("reached %d times, want never", n)
	}
}

// TestNoRedirect: an answer that points elsewhere is not followed, even where private addresses are
// allowed.
func TestNoRedirect(t *testing.T) {
	s, at := newSink(t)
	away := httptest.NewServer(http.RedirectHandler(at, http.StatusTemporaryRedirect))
	defer away.Close()
	if err := Send(t.Context(), NewClient(true), Target{JSON, away.URL, ""}, Message{}); err == nil {
		t.Error("got nil, want an error")
	}
	if n := s.hits.Load(); n != 0 {
		t.Errorf("reached %d times, want never", n)
	}
}

func TestPublic(t *testing.T) {
	for address, want := range map[string]error{
		"93.184.216.34:443": nil, "[2606:4700::1111]:443": nil, "172.32.0.1:80": nil,
		"10.1.2.3:80": ErrPrivate, "172.16.0.1:80": ErrPrivate, "192.168.1.1:80": ErrPrivate, "169.254.169.254:80": ErrPrivate,
		"100.64.0.1:80": ErrPrivate, "224.0.0.1:80": ErrPrivate, "255.255.255.255:80": ErrPrivate, "[fe80::1%eth0]:80": ErrPrivate,
		"[fc00::1]:80": ErrPrivate, "[::ffff:10.0.0.1]:80": ErrPrivate, "[64:ff9b::7f00:1]:80": ErrPrivate, "[2002:7f00:1::]:80": ErrPrivate,
		"nonsense": ErrPrivate,
	} {
		if got := public(address); got != want {
			t.Errorf("%s: got %v, want %v", address, got, want)
		}
	}
}

func TestCheck(t *testing.T) {
	for _, bad := range []Target{{JSON, "ftp://example.org", ""}, {JSON, "https://", ""}, {"irc", "https://example.org", ""}, {JSON, "https://a:b@example.org", ""}} {
		if bad.Check() == nil {
			t.Errorf("%v: accepted", bad)
		}
	}
	if err := (Target{Discord, "https://discord.com/api/webhooks/1/x", ""}).Check(); err != nil {
		t.Errorf("got %v, want nil", err)
	}
}
