// Package bench measures this program on this machine: the rules and the bots on one core, the
// adjudicator, a whole server with durable commits, and startup. Client and server share the cores,
// so a server on its own does better.
package bench

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"strings"
	"time"

	"outremer/game"
	"outremer/games"
	"outremer/store/sqlite"
	"outremer/table"
	"outremer/web"
)

// Value is one measurement.
type Value struct {
	Name  string  `json:"name"`
	Value float64 `json:"value"`
	Unit  string  `json:"unit"`
}

// Site is a server on a loopback address, without rate limits.
type Site struct {
	URL    string
	Addr   string
	Host   *table.Host
	db     *sqlite.DB
	title  string
	seats  []string
	cancel context.CancelFunc
	done   chan error
}

// Start starts a server with its database in dir.
func Start(ctx context.Context, dir string, g games.Game) (*Site, error) {
	db, err := sqlite.Open(ctx, dir)
	if err != nil {
		return nil, err
	}
	host := table.NewHost(table.Config{Store: db, Titles: []game.Title{g.Title}, MaxTables: 1 << 30})
	all := web.Rate{PerSecond: 1e9, Burst: 1e9}
	srv, err := web.New(ctx, web.Config{Host: host, Store: db, Games: []games.Game{g}, Limits: web.Limits{
		Requests: all, Changes: all, NewGuests: all, NewTables: all, GuestStreams: 1 << 30, AddressStreams: 1 << 30}})
	if err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("listen: %w", err)
	}
	info := g.Info()
	serving, cancel := context.WithCancel(context.WithoutCancel(ctx))
	s := &Site{URL: "http://" + l.Addr().String(), Addr: l.Addr().String(), Host: host, db: db, title: info.Slug,
		seats: info.Seats[info.Sizes()[len(info.Sizes())-1]], cancel: cancel, done: make(chan error, 1)}
	go func() { s.done <- srv.Serve(serving, l, 10*time.Second) }()
	return s, nil
}

// Stop stops the server and closes its database.
func (s *Site) Stop() error {
	s.cancel()
	err := <-s.done
	if closed := s.db.Close(); err == nil {
		err = closed
	}
	return err
}

// client is a guest with its own connection.
type client struct {
	*Site
	http *http.Client
}

func (s *Site) client() *client {
	jar, _ := cookiejar.New(nil) // cannot fail without options
	return &client{s, &http.Client{Jar: jar, Transport: &http.Transport{MaxIdleConnsPerHost: 4, DisableCompression: true}}}
}

func (c *client) close() { c.http.CloseIdleConnections() }

// call sends a request and reads the response.
func (c *client) call(ctx context.Context, method, path string, in, out any) error {
	var body io.Reader
	if in != nil {
		b, err := json.Marshal(in)
		if err != nil {
			return err
		}
		body = bytes.NewReader(b)
	}
	req, err := http.NewRequestWithContext(ctx, method, c.URL+"/api/v1/"+path, body)
	if err != nil {
		return err
	}
	if in != nil {
		req.Header.Set("Content-Type", "application/json")
	}
	res, err := c.http.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	b, err := io.ReadAll(res.Body)
	if err != nil {
		return err
	}
	if res.StatusCode/100 != 2 {
		return fmt.Errorf("%s %s: %s %.300s", method, path, res.Status, b)
	}
	if st, ok := out.(*state); ok {
		return st.decode(b)
	}
	return json.Unmarshal(b, out)
}

// state is what a player needs to know to continue.
type state struct {
	Seat  string
	Table struct {
		ID    string
		Seats []struct {
			Seat    string
			Awaited bool
		}
	}
	Prompt *struct {
		ID   uint32
		Must bool
	}
	Moves []struct{ Move []string }
}

// decode reads what comes before and after the view. The view is the bulk of a state, and on a
// machine shared with the server, parsing it would distort the measurement. The keys searched for
// cannot occur inside a string, where quotes are escaped.
func (st *state) decode(b []byte) error {
	head, rest, ok := bytes.Cut(b, []byte(`,"view":`))
	at := bytes.LastIndex(rest, []byte(`,"prompt":`))
	if !ok || at < 0 {
		return fmt.Errorf("not a state: %.300s", b)
	}
	*st = state{}
	rest = rest[at:]
	rest[0] = '{'
	if err := json.Unmarshal(rest, st); err != nil {
		return err
	}
	return json.Unmarshal(append(head[:len(head):len(head)], '}'), st)
}

// sit creates a table at which the guest holds all seats.
func (c *client) sit(ctx context.Context) (id string, err error) {
	var t struct{ ID string }
	err = c.call(ctx, "POST", "tables", web.NewTableDoc{Title: c.title, Players: len(c.seats), Sit: c.seats}, &t)
	return t.ID, err
}

// look returns the state of the seat that has to act; "" means the first seat, to find out which.
func (c *client) look(ctx context.Context, id, seat string) (st state, err error) {
	if seat == "" {
		seat = c.seats[0]
	}
	return st, c.call(ctx, "GET", "tables/"+id+"/state?seat="+seat, nil, &st)
}

// awaited returns the first seat that has to act; "" at the end of the game.
func (st *state) awaited() string {
	for _, s := range st.Table.Seats {
		if s.Awaited {
			return s.Seat
		}
	}
	return ""
}

// move makes a move for the seat of st, which has to act. It varies its choice, so that it does not
// edit a draft forever.
func (c *client) move(ctx context.Context, id string, st *state, n int) (next state, err error) {
	m := st.Moves[n%len(st.Moves)].Move
	if n%3 == 2 {
		m = st.Moves[len(st.Moves)-1].Move
	}
	err = c.call(ctx, "POST", "tables/"+id+"/moves", web.OrderDoc{Seat: st.Seat, Prompt: st.Prompt.ID, Move: m}, &next)
	return next, err
}

// dial opens a stream and never reads it, so that only the server's cost is measured.
func (s *Site) dial(id string) (net.Conn, error) {
	c, err := net.Dial("tcp", s.Addr)
	if err != nil {
		return nil, err
	}
	_, err = io.Copy(c, strings.NewReader("GET /api/v1/tables/"+id+"/events HTTP/1.1\r\nHost: "+s.Addr+"\r\nAccept-Encoding: gzip\r\n\r\n"))
	return c, err
}
