package web

import (
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"outremer/store"
)

// masked is a table with hidden names, at which red and a spectator watch Paola and Sara.
type masked struct {
	*site
	red, outside *visitor
	seats        map[string]*visitor // Paola's and Sara's
	path         string
	stream       *eventReader
	feed         string
}

// newMasked makes a world in which Paola has one of two seats, and Sara the other.
func newMasked(t *testing.T, paola, sara string) *masked {
	t.Helper()
	s := makeSite(t, true)
	m := &masked{site: s, red: s.visitor().rename("Rita Rossa"), outside: s.visitor(), seats: map[string]*visitor{}}
	m.seats[paola] = s.visitor().rename("Paola Prima")
	m.seats[sara] = s.visitor().rename("Sara Seconda")
	m.seats[paola].do("PUT", "me/presence", ShownDoc{"all"}).ok(nil)
	var calls CallsDoc
	m.red.post("me/calls/channels", NewChannelDoc{Kind: "feed"}).ok(&calls)
	m.feed = calls.Channels[0].Address
	m.meet(m.red, m.seats[paola], store.Mute)
	var doc MyTableDoc
	m.red.post("tables", NewTableDoc{Title: "skirmish", Players: 3, Public: true, Sit: []string{"red"}, Hidden: true, Ending: true,
		Press: "full", Clock: map[string]int64{"turn": 86_400}}).ok(&doc)
	m.path = "tables/" + doc.ID + "/"
	return m
}

// meet lets somebody mute or block somebody else at another table, where names are known.
func (m *masked) meet(v, other *visitor, word store.Regard) {
	m.t.Helper()
	var doc MyTableDoc
	v.post("tables", NewTableDoc{Title: "skirmish", Players: 3, Sit: []string{"red"}}).ok(&doc)
	other.post("tables/"+doc.ID+"/join", JoinDoc{Invite: doc.Invite}).ok(nil)
	v.post("tables/"+doc.ID+"/regards", RegardDoc{"blue", word}).ok(nil)
	v.post("tables/"+doc.ID+"/close", nil).ok(nil)
}

// as lets somebody at a seat do something at the table.
func (m *masked) as(seat, what string, in any) { m.seats[seat].post(m.path+what, in).ok(nil) }

// sight is everything that red and a spectator can read, by whom and where.
func (m *masked) sight() map[string]string {
	m.t.Helper()
	table := strings.TrimSuffix(m.path, "/")
	seen := map[string]string{}
	for who, v := range map[string]*visitor{"red": m.red, "outside": m.outside} {
		paths := []string{table, "tables?list=open", "tables?list=mine", "tables?list=live", "tables?list=wanted", "tables?list=followed"}
		for _, rest := range []string{"state", "news", "letters", "presence", "catch-up", "regards", "hooks", "log", "pacts"} {
			paths = append(paths, m.path+rest)
		}
		for _, path := range paths {
			seen[who+" "+path] = v.get(path).body
		}
	}
	for _, kind := range []string{".ics", ".atom"} {
		seen["feed"+kind] = untimed.ReplaceAllString(strings.ReplaceAll(m.outside.get(m.feed+kind).body, m.feed, ""), "")
	}
	return seen
}

// untimed are the moments at which a feed was read, and the numbers of requests.
var untimed = regexp.MustCompile(`DTSTAMP:\S+|<updated>[^<]*</updated>|urn:request:\w+`)

// alike compares all that two worlds show, and finds none of the people in it.
func alike(t *testing.T, when string, a, b *masked) {
	t.Helper()
	x, y := a.sight(), b.sight()
	for _, at := range slices.Sorted(maps.Keys(x)) {
		if got, want := untimed.ReplaceAllString(x[at], ""), untimed.ReplaceAllString(y[at], ""); got != want {
			t.Errorf("%s: %s reads\n%s\nor\n%s", when, at, got, want)
		}
		for _, name := range []string{"Paola", "Sara"} {
			if strings.Contains(x[at], name) {
				t.Errorf("%s: %s names %s:\n%s", when, at, name, x[at])
			}
		}
	}
}

// TestHiddenNames: two worlds in which two people have each other's seats look the same to a third, at the
// table or not, byte for byte, until the game is over. One of the two is here, the other is not.
func TestHiddenNames(t *testing.T) {
	a, b := newMasked(t, "blue", "green"), newMasked(t, "green", "blue")
	both := func(do func(*masked)) {
		do(a)
		do(b)
	}
	alike(t, "at first", a, b)
	both(func(m *masked) { m.as("blue", "join", JoinDoc{Seat: "blue"}) })
	alike(t, "with one of them", a, b)
	both(func(m *masked) { m.as("green", "join", JoinDoc{Seat: "green"}) })
	for m, seat := range map[*masked]string{a: "blue", b: "green"} {
		t.Cleanup(m.seats[seat].follow(m.path)) // Paola
		for !m.attended(strings.Split(m.path, "/")[1]) {
			time.Sleep(time.Millisecond)
		}
	}
	a.red.post(a.path+"regards", RegardDoc{"blue", store.Mute}).refused(http.StatusUnprocessableEntity, "invalid") // it would name her
	for m, seat := range map[*masked]string{a: "blue", b: "green"} {
		m.meet(m.seats[seat], m.red, store.Block)
	}
	both(func(m *masked) {
		m.red.post(m.path+"letters", OutgoingDoc{Text: "to blue alone", To: []string{"blue"}}).ok(nil) // a refusal would name her
		m.stream = m.red.events(m.path + "events")
		t.Cleanup(m.stream.close)
		m.as("blue", "letters", OutgoingDoc{Text: "hello"})
		m.as("green", "letters", OutgoingDoc{Text: "to you alone", To: []string{"red"}})
		m.as("green", "ending", EndDoc{Kind: "draw"})
	})
	alike(t, "with both", a, b)
	both(func(m *masked) { m.as("blue", "requests/answer", ReplyDoc{Kind: "draw", Agree: true}) })
	alike(t, "before the last word", a, b)
	last := uint64(len(a.news()))
	if x, y := upTo(a.stream, last), upTo(b.stream, last); x != y || strings.Contains(x, "Paola") {
		t.Errorf("the stream tells\n%s\nor\n%s", x, y)
	}
	both(func(m *masked) {
		m.red.post(m.path+"requests/answer", ReplyDoc{Kind: "draw", Agree: true}).ok(nil)
		m.red.get(m.path+"state").ok(nil).has("Paola Prima", "Sara Seconda", `"status":"over"`)
	})
}

// news returns what red has learnt.
func (m *masked) news() (list []NewsDoc) {
	m.t.Helper()
	m.red.get(m.path + "news").ok(&list)
	return list
}
