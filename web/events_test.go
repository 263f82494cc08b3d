package web

import (
	"bufio"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"reflect"
	"strings"
	"testing"
	"time"
)

// eventReader reads a stream as a browser would.
type eventReader struct {
	t    *testing.T
	body io.ReadCloser
	in   *bufio.Scanner
	stop context.CancelFunc
	id   string
}

type sse struct{ id, event, data string }

func (v *visitor) events(path string, header ...string) *eventReader {
	v.t.Helper()
	ctx, stop := context.WithCancel(bg)
	req, err := http.NewRequestWithContext(ctx, "GET", v.http.URL+base+"/"+path, nil)
	must(v.t, err)
	for i := 0; i < len(header); i += 2 {
		req.Header.Set(header[i], header[i+1])
	}
	res, err := v.c.Do(req)
	must(v.t, err)
	if res.StatusCode != http.StatusOK {
		b, _ := io.ReadAll(res.Body)
		v.t.Fatalf("events: %d %s", res.StatusCode, b)
	}
	in := bufio.NewScanner(res.Body)
	in.Buffer(nil, 1<<20)
	return &eventReader{t: v.t, body: res.Body, in: in, stop: stop}
}

func (r *eventReader) close() {
	r.stop()
	r.body.Close()
}

// next returns the next event; comments and retry lines are skipped.
func (r *eventReader) next() (e sse, ok bool) {
	for r.in.Scan() {
		key, value, _ := strings.Cut(r.in.Text(), ": ")
		switch key {
		case "id":
			e.id, r.id = value, value
		case "event":
			e.event = value
		case "data":
			e.data = value
		case "":
			if e.data != "" {
				return e, true
			}
		}
	}
	return e, false
}

func (r *eventReader) update() (u UpdateDoc) {
	r.t.Helper()
	for {
		e, ok := r.next()
		if !ok {
			r.t.Fatalf("the stream ended: %v", r.in.Err())
		}
		if e.event == "update" {
			must(r.t, json.Unmarshal([]byte(e.data), &u))
			return u
		}
	}
}

// TestStreamTellsEverything: a watcher who is cut off after every event and resumes gets all news
// exactly once, in order, worded as in the list.
func TestStreamTellsEverything(t *testing.T) {
	m := newSite(t).newMatch(2)
	red := m.players["red"]
	script := []string{"red bid 2", "blue bid 1", "red seal", "blue bid 3", "blue seal", "blue pass", "red pass", "red bid 1", "red seal", "blue seal"}
	after := "0.0"
	var got []NewsDoc
	for i, line := range script {
		seat, move, _ := strings.Cut(line, " ")
		m.play(seat, move).ok(nil)
		if i%2 == 0 {
			m.players["blue"].post(m.path("letters"), OutgoingDoc{Text: "hm"}).ok(nil)
		}
		r := red.events(m.path("events"), "Last-Event-ID", after)
		u := r.update()
		got = append(got, u.News...)
		after = r.id
		if u.State.N != uint64(len(got)) {
			t.Fatalf("state %d with %d news", u.State.N, len(got))
		}
		r.close()
	}
	var want []NewsDoc
	red.get(m.path("news")).ok(&want)
	if !reflect.DeepEqual(got, want) {
		t.Errorf("streamed\n%+v\nlisted\n%+v", got, want)
	}
	if after != "8.5" { // red sees its own two bids and four public acts in each round
		t.Errorf("at %s", after)
	}
}

// TestStreamLive: a player's move is pushed to the others; a draft is sent only to its author.
func TestStreamLive(t *testing.T) {
	m := newSite(t).newMatch(2)
	red, blue, watcher := m.players["red"].events(m.path("events")), m.players["blue"].events(m.path("events")), m.visitor().events(m.path("events"))
	for _, r := range []*eventReader{red, blue, watcher} {
		defer r.close()
		if u := r.update(); len(u.News) != 0 || u.State == nil {
			t.Fatalf("first: %+v", u)
		}
	}
	m.play("blue", "bid 2").ok(nil)
	if u := blue.update(); len(u.News) != 1 || u.News[0].Move[0] != "bid" {
		t.Errorf("blue: %+v", u.News)
	}
	m.play("blue", "seal").ok(nil)
	for _, r := range []*eventReader{red, watcher} {
		u := r.update()
		if len(u.News) != 1 || u.News[0].N != 1 || u.News[0].Events[0].Event != "sealed" || u.News[0].Move != nil {
			t.Errorf("%+v", u.News)
		}
	}
}

func TestStreamLetters(t *testing.T) {
	m := newSite(t).newMatch(3)
	red, green := m.players["red"].events(m.path("events?after=0.0")), m.players["green"].events(m.path("events?after=0.0"))
	watcher := m.visitor().events(m.path("events?after=0.0"))
	for _, r := range []*eventReader{red, green, watcher} {
		defer r.close()
		r.update()
	}
	blue := m.players["blue"]
	blue.post(m.path("letters"), OutgoingDoc{To: []string{"red"}, Text: "well met", Offer: []string{"truce", "red", "1", "3"}}).ok(nil)
	e, ok := red.next()
	if !ok || e.event != "letters" || e.id != "0.1" || !strings.Contains(e.data, "well met") || !strings.Contains(e.data, "Blue and Red send at most 1 troop") {
		t.Errorf("%+v", e)
	}
	m.play("red", "seal").ok(nil)
	for _, r := range []*eventReader{green, watcher} {
		if e, _ := r.next(); e.event != "update" || e.id != "1.0" {
			t.Errorf("whom it does not concern is told %+v", e)
		}
	}
}

func TestLetters(t *testing.T) {
	m := newSite(t).newMatch(3)
	red, blue, green := m.players["red"], m.players["blue"], m.players["green"]
	red.post(m.path("letters"), OutgoingDoc{Text: "to all"}).ok(nil)
	red.post(m.path("letters"), OutgoingDoc{To: []string{"blue"}, Offer: []string{"truce", "blue", "2", "3"}}).ok(nil)
	blue.post(m.path("letters"), OutgoingDoc{Re: 2, Answer: "accept"}).ok(nil)
	blue.get(m.path("letters")).ok(nil).has(`"text":"to all"`).has(`"re":2,"answer":"accept"`)
	if mail := green.get(m.path("letters")).ok(nil); strings.Contains(mail.body, "truce") || strings.Contains(mail.body, "accept") {
		t.Errorf("green reads %s", mail.body)
	}
	red.get(m.path("pacts")).ok(nil).has(`"pact":["truce","blue","2","3"]`).has(`"answer":"accept"`).has(`"possible":[]`)
	blue.get(m.path("pacts?with=green&lang=it")).ok(nil).has("Blu e Verde mandano al massimo")
	blue.post(m.path("letters/read"), ReadDoc{MarkDoc: MarkDoc{Circle: []string{"red", "blue"}, N: 3}}).ok(nil)
	blue.get(m.path("letters?after=3")).ok(nil).has(`"letters":[]`).has(`"read":[{"circle":["red","blue"],"n":3}]`)

	blue.post(m.path("letters"), OutgoingDoc{Re: 2, Answer: "decline"}).refused(http.StatusConflict, "answered")
	blue.post(m.path("letters"), OutgoingDoc{To: []string{"grey"}, Text: "x"}).refused(http.StatusUnprocessableEntity, "invalid")
	red.post(m.path("letters"), OutgoingDoc{Text: strings.Repeat("x", 2001)}).refused(http.StatusUnprocessableEntity, "invalid")
	m.visitor().get(m.path("letters")).refused(http.StatusForbidden, "not-yours")
	m.visitor().get(m.path("pacts")).refused(http.StatusForbidden, "not-yours")
	m.visitor().post(m.path("letters"), OutgoingDoc{Text: "boo"}).refused(http.StatusForbidden, "not-yours")
}

// TestStreamCompressed: the stream is one valid gzip stream, event by event, and is terminated
// properly when the server stops.
func TestStreamCompressed(t *testing.T) {
	m := newSite(t).newMatch(2)
	req, err := http.NewRequest("GET", m.http.URL+base+"/"+m.path("events?after=0.0"), nil)
	must(t, err)
	req.Header.Set("Accept-Encoding", "gzip")
	res, err := m.visitor().c.Do(req)
	must(t, err)
	defer res.Body.Close()
	if res.Header.Get("Content-Encoding") != "gzip" {
		t.Fatalf("headers %v", res.Header)
	}
	z, err := gzip.NewReader(res.Body)
	must(t, err)
	in := bufio.NewScanner(z)
	in.Buffer(nil, 1<<20)
	r := &eventReader{t: t, body: res.Body, in: in, stop: func() {}}
	r.update()
	for _, line := range []string{"red seal", "blue seal", "red pass"} {
		seat, move, _ := strings.Cut(line, " ")
		m.play(seat, move).ok(nil)
		r.update()
	}
	m.srv.stopStreams()
	if e, ok := r.next(); ok || in.Err() != nil { // the checksum matches
		t.Errorf("after the end: %+v, %v", e, in.Err())
	}
}

func TestStreamHeartbeat(t *testing.T) {
	s := newSite(t, func(c *Config) { c.Heartbeat = time.Millisecond })
	m := s.newMatch(2)
	r := m.visitor().events(m.path("events"))
	defer r.close()
	for r.in.Scan() {
		if r.in.Text() == ":" {
			return
		}
	}
	t.Error("no sign of life")
}

// TestStreamOutlastsPatience: patience is for those who do not read, not for those to whom nothing
// was written for a while.
func TestStreamOutlastsPatience(t *testing.T) {
	s := newSite(t, func(c *Config) { c.Heartbeat, c.Patience = 400*time.Millisecond, time.Second })
	m := s.newMatch(2)
	r := m.visitor().events(m.path("events"))
	defer r.close()
	for beats := 0; beats < 4 && r.in.Scan(); {
		if r.in.Text() == ":" {
			beats++
		}
	}
	m.play("red", "seal").ok(nil)
	if u := r.update(); len(u.News) != 1 {
		t.Errorf("got %d news, want the seal", len(u.News))
	}
}

// TestSlowReader: who does not read makes nobody wait, and is dropped when patience is over.
func TestSlowReader(t *testing.T) {
	all := Rate{PerSecond: 1e9, Burst: 1e9}
	s := newSite(t, func(c *Config) { c.Patience, c.Limits = time.Second, Limits{Requests: all, Changes: all} })
	m := s.newMatch(2)
	slow, err := net.Dial("tcp", strings.TrimPrefix(m.http.URL, "http://"))
	must(t, err)
	defer slow.Close()
	must(t, slow.(*net.TCPConn).SetReadBuffer(1024))
	fmt.Fprintf(slow, "GET %s/%s HTTP/1.1\r\nHost: x\r\n\r\n", base, m.path("events"))
	live := m.visitor().events(m.path("events"))
	defer live.close()
	live.update()
	for s.srv.metrics.droppedCount() == 0 { // its buffers are full sooner or later
		for _, move := range []string{"seal", "unseal"} {
			m.play("red", move).ok(nil)
			live.update()
		}
	}
}

func TestStreamLimits(t *testing.T) {
	s := newSite(t, func(c *Config) { c.Limits.GuestStreams = 2 })
	m := s.newMatch(2)
	red := m.players["red"]
	a, b := red.events(m.path("events")), red.events(m.path("events"))
	defer b.close()
	red.get(m.path("events")).refused(http.StatusTooManyRequests, "too-many-requests")
	m.players["blue"].events(m.path("events")).close()
	a.close()
}

func TestStreamOfAnother(t *testing.T) {
	m := newSite(t).newMatch(2)
	m.players["red"].get(m.path("events?seat=blue")).refused(http.StatusForbidden, "not-yours")
	m.visitor().get(m.path("events?seat=blue")).refused(http.StatusForbidden, "not-yours")
	m.visitor().get(m.path("events?seat=purple")).refused(http.StatusUnprocessableEntity, "invalid")
	m.visitor().get(m.path("events?after=x")).refused(http.StatusUnprocessableEntity, "invalid")
	// A player who resigns no longer sees the seat.
	r := m.players["red"].events(m.path("events"))
	defer r.close()
	r.update()
	m.players["red"].post(m.path("resign"), SeatChoice{}).ok(nil)
	if e, ok := r.next(); ok {
		t.Errorf("told %+v", e)
	}
}
