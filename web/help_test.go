package web

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"outremer/bot"
	"outremer/call"
	"outremer/game"
	"outremer/games"
	"outremer/store"
	"outremer/store/testdb"
	"outremer/table"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

var bg = context.Background()

// site is a complete server on a local address.
type site struct {
	t    *testing.T
	http *httptest.Server
	srv  *Server
	host *table.Host
	db   store.Store
}

// smallBuffer lets a reader who does not read be noticed after a few kilobytes, not megabytes.
func smallBuffer(ctx context.Context, c net.Conn) context.Context {
	if tcp, ok := c.(*net.TCPConn); ok {
		_ = tcp.SetWriteBuffer(4096)
	}
	return ctx
}

func newSite(t *testing.T, change ...func(*Config)) *site { return makeSite(t, false, change...) }

// makeSite creates a site; if fixed, its randomness and clock are deterministic.
func makeSite(t *testing.T, fixed bool, change ...func(*Config)) *site {
	t.Helper()
	db := testdb.Open(t)
	players := map[string]table.Player{}
	for name, p := range bot.Players(games.Example().Title) {
		players[name] = p
	}
	example := games.Game{Title: games.Example().Title, Text: os.DirFS("../games/skirmish/text")}
	desk, err := call.New(bg, call.Config{Store: db, Games: []games.Game{example}, URL: "https://example.org"})
	must(t, err)
	hc := table.Config{Store: db, Calls: desk, Titles: []game.Title{games.Example().Title}, Players: players, DefaultBot: "random"}
	if fixed {
		hc.Random = rand.NewChaCha8([32]byte{1})
		var n atomic.Int64
		hc.NewID = func() string { return fmt.Sprintf("%026d", n.Add(1)) }
		hc.Now = func() time.Time { return time.UnixMilli(1_700_000_000_000) }
	}
	host := table.NewHost(hc)
	c := Config{Host: host, Store: db, Calls: desk, Games: []games.Game{example}}
	for _, f := range change {
		f(&c)
	}
	srv, err := New(bg, c)
	must(t, err)
	if fixed { // ids are drawn, so their aliases would differ between two sites
		srv.alias = func(string) string { return "somebody" }
	}
	server := httptest.NewUnstartedServer(srv)
	server.Config.ConnContext = smallBuffer
	server.Start()
	s := &site{t: t, http: server, srv: srv, host: host, db: db}
	t.Cleanup(func() {
		srv.stopStreams()
		s.http.Close()
		must(t, host.Shutdown(bg))
		desk.Close()
		must(t, db.Close())
	})
	return s
}

// visitor is a browser with its own cookies.
type visitor struct {
	*site
	c *http.Client
}

func (s *site) visitor() *visitor {
	jar, err := cookiejar.New(nil)
	must(s.t, err)
	v := &visitor{s, &http.Client{Jar: jar, Transport: &http.Transport{}}}
	s.t.Cleanup(v.c.CloseIdleConnections)
	return v
}

// answer is a response.
type answer struct {
	t      *testing.T
	status int
	header http.Header
	body   string
}

func (v *visitor) do(method, path string, in any, header ...string) *answer {
	v.t.Helper()
	var body io.Reader
	if in != nil {
		b, err := json.Marshal(in)
		must(v.t, err)
		body = bytes.NewReader(b)
	}
	if !strings.HasPrefix(path, "/") {
		path = base + "/" + path
	}
	req, err := http.NewRequest(method, v.http.URL+path, body)
	must(v.t, err)
	if in != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	for i := 0; i < len(header); i += 2 {
		req.Header.Set(header[i], header[i+1])
	}
	res, err := v.c.Do(req)
	must(v.t, err)
	defer res.Body.Close()
	b, err := io.ReadAll(res.Body)
	must(v.t, err)
	return &answer{v.t, res.StatusCode, res.Header, string(b)}
}

func (v *visitor) get(path string, header ...string) *answer {
	return v.do("GET", path, nil, header...)
}
func (v *visitor) post(path string, in any) *answer { return v.do("POST", path, in) }

// ok requires a successful response and decodes it.
func (a *answer) ok(into any) *answer {
	a.t.Helper()
	if a.status/100 != 2 {
		a.t.Fatalf("status %d: %s", a.status, a.body)
	}
	if into != nil {
		must(a.t, json.Unmarshal([]byte(a.body), into))
	}
	return a
}

// refused checks that a response is a problem document of a given kind.
func (a *answer) refused(status int, key string) *Problem {
	a.t.Helper()
	p := new(Problem)
	if err := json.Unmarshal([]byte(a.body), p); err != nil || a.status != status || p.Status != status || p.Key != key ||
		a.header.Get("Content-Type") != "application/problem+json" {
		a.t.Fatalf("status %d, %s: %s\nwant %d %s", a.status, a.header.Get("Content-Type"), a.body, status, key)
	}
	if wait, err := strconv.Atoi(a.header.Get("Retry-After")); (status == http.StatusTooManyRequests) != (err == nil && wait > 0) && status != http.StatusServiceUnavailable {
		a.t.Errorf("status %d, Retry-After %q", status, a.header.Get("Retry-After"))
	}
	return p
}

// has and lacks check what a response contains.
func (a *answer) has(texts ...string) *answer {
	a.t.Helper()
	for _, s := range texts {
		if !strings.Contains(a.body, s) {
			a.t.Errorf("%q is missing in\n%s", s, a.body)
		}
	}
	return a
}

func (a *answer) lacks(texts ...string) *answer {
	a.t.Helper()
	for _, s := range texts {
		if strings.Contains(a.body, s) {
			a.t.Errorf("%q is in\n%s", s, a.body)
		}
	}
	return a
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// match is a game in progress: its seats by name, and who sits there.
type match struct {
	*site
	id      string
	seats   []string
	players map[string]*visitor
}

// newMatch returns a running skirmish for n people.
func (s *site) newMatch(n int) *match {
	s.t.Helper()
	seats := games.Example().Title.Info().Seats[n]
	m := &match{site: s, seats: seats, players: map[string]*visitor{}}
	creator := s.visitor()
	var doc MyTableDoc
	creator.post("tables", NewTableDoc{Title: "skirmish", Players: n, Sit: seats[:1]}).ok(&doc)
	m.id, m.players[seats[0]] = doc.ID, creator
	for _, seat := range seats[1:] {
		v := s.visitor()
		v.post(m.path("join"), JoinDoc{Invite: doc.Invites[seat]}).ok(nil)
		m.players[seat] = v
	}
	return m
}

func (m *match) path(rest string) string { return "tables/" + m.id + "/" + rest }

func (m *match) state(seat string) (d StateDoc) {
	m.t.Helper()
	v, ok := m.players[seat]
	if !ok {
		v = m.visitor()
	}
	v.get(m.path("state")).ok(&d)
	return d
}

// play makes a move given in notation.
func (m *match) play(seat, line string) *answer {
	m.t.Helper()
	d := m.state(seat)
	o := OrderDoc{Move: strings.Fields(line)}
	if d.Prompt != nil {
		o.Prompt = d.Prompt.ID
	}
	return m.players[seat].post(m.path("moves"), o)
}

// awaited returns the first seat that has to act; "" at the end.
func (m *match) awaited() string {
	for _, s := range m.state("").Table.Seats {
		if s.Awaited {
			return s.Seat
		}
	}
	return ""
}

func sprintN(n uint64) string { return strconv.FormatUint(n, 10) }

func mustURL(t *testing.T, text string) *url.URL {
	t.Helper()
	u, err := url.Parse(text)
	must(t, err)
	return u
}
