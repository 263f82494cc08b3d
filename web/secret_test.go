package web

import (
	"encoding/json"
	"net/http"
	"reflect"
	"strings"
	"testing"

	"outremer/store"
)

// look returns everything that a viewer can read about a match, as one text.
func (m *match) look(v *visitor, seat string) string {
	var all strings.Builder
	for _, path := range []string{m.path("state"), m.path("state?lang=it"), m.path("news"), m.path("news?lang=it"),
		"tables/" + m.id, "tables?list=mine", "tables?list=live", m.path("letters"), m.path("log"), "titles/skirmish", "me"} {
		all.WriteString(v.get(path).body + "\n")
	}
	r := v.events(m.path("events?after=0.0"))
	defer r.close()
	for {
		e, ok := r.next()
		if !ok {
			m.t.Fatal("the stream ended")
		}
		all.WriteString(e.data + "\n")
		if e.event == "update" {
			return all.String()
		}
	}
}

// TestSecrets: everything that each seat and a spectator can read contains what it must and nothing
// that it must not.
func TestSecrets(t *testing.T) {
	m := newSite(t).newMatch(2)
	creator := m.players["red"]
	creator.do("PATCH", "me", MeDoc{Name: "Godfrey"}).ok(nil)
	m.play("red", "bid 3").ok(nil)
	m.play("blue", "bid 2").ok(nil)
	m.play("blue", "seal").ok(nil)
	creator.post(m.path("letters"), OutgoingDoc{Text: "between us"}).ok(nil)

	row, err := m.db.LoadTable(bg, m.id)
	must(t, err)
	never := []string{row.Secret, row.Creator, row.Seats[0].Guest, row.Seats[1].Guest, row.Seats[0].Invite, row.Seats[1].Invite, "cookie-secret"}
	for _, c := range []struct {
		seat        string
		has, hasNot []string
	}{
		{"red", []string{`"bids":[3,null]`, `["bid","3"]`, "between us", "Godfrey", row.Seats[1].Name}, []string{`"bids":[3,2]`, `"move":["bid","2"],"events"`, `"move":["seal"],"events"`}},
		{"blue", []string{`"bids":[null,2]`, `["bid","2"]`, "between us", "Godfrey"}, []string{`"bids":[3,2]`, `"move":["bid","3"],"events"`}},
		{"", []string{`"bids":[null,null]`, `"card":"hidden"`, `"event":"sealed"`, "Godfrey"}, []string{"between us", `"move":["bid"`, `"prompt":{`, `"bids":[3`, `2]`}},
	} {
		v, ok := m.players[c.seat]
		if !ok {
			v = m.visitor()
		}
		// A program sees as much as its person's browser, and no more.
		for _, v := range []*visitor{v, m.program(v.newToken(store.ToRead, 0).Token)} {
			all := &answer{t: t, body: m.look(v, c.seat)}
			all.has(c.has...).lacks(c.hasNot...).lacks(never...)
			var d StateDoc
			v.get(m.path("state")).ok(&d)
			if (c.seat != "") == strings.Contains(string(d.View), `"card":"hidden"`) {
				t.Errorf("%q sees the card in %s", c.seat, d.View)
			}
		}
	}
	creator.get(m.path("state?seat=blue")).refused(http.StatusForbidden, "not-yours")
	creator.get(m.path("news?seat=blue")).refused(http.StatusForbidden, "not-yours")
	m.visitor().get(m.path("state?seat=red")).refused(http.StatusForbidden, "not-yours")
}

// TestSecretAtTheEnd: the key of all luck is revealed at the end, and not before.
func TestSecretAtTheEnd(t *testing.T) {
	m := newSite(t).newMatch(2)
	row, err := m.db.LoadTable(bg, m.id)
	must(t, err)
	for range 3 {
		m.play("red", "seal").ok(nil)
		m.play("blue", "seal").ok(nil)
		m.players["red"].get(m.path("state")).lacks(row.Secret)
		m.play("red", "pass").ok(nil)
		m.play("blue", "pass").ok(nil)
	}
	m.visitor().get(m.path("state")).ok(nil).has(row.Secret, `"status":"over"`)
	m.visitor().get(m.path("state?seat=red")).ok(nil).has(`"seat":"red"`) // all hands are revealed
	m.visitor().get(m.path("log")).ok(nil).has("secret " + row.Secret)
}

// TestTrace: two sites whose games differ only in blue's private edits give red and a spectator
// byte-identical responses to every request.
func TestTrace(t *testing.T) {
	plain, edited := newTrace(t), newTrace(t)
	for round := range 2 {
		for i := range 3 {
			edited.edit(i)
		}
		compare(t, plain, edited, round)
		for _, tr := range []*traced{plain, edited} {
			tr.play("red", "bid 2").ok(nil)
		}
		edited.edit(1)
		compare(t, plain, edited, round)
		for _, tr := range []*traced{plain, edited} {
			tr.play("red", "ambush").refused(http.StatusUnprocessableEntity, "not-offered")
			tr.players["red"].post(tr.path("undo"), SeatChoice{}).ok(nil)
			tr.play("red", "seal").ok(nil)
		}
		edited.edit(2)
		compare(t, plain, edited, round)
		for _, tr := range []*traced{plain, edited} {
			tr.play("blue", "bid 1").ok(nil)
			tr.play("blue", "seal").ok(nil)
			tr.play("blue", "pass").ok(nil)
			tr.play("red", "pass").ok(nil)
		}
		compare(t, plain, edited, round)
	}
}

// traced is a match with live streams.
type traced struct {
	*match
	red, watcher *eventReader
	outside      *visitor
	deltas       [2]*eventReader // red's and a spectator's
	held         [2]*holding
}

func newTrace(t *testing.T) *traced {
	m := makeSite(t, true).newMatch(2)
	tr := &traced{match: m, outside: m.visitor()}
	for _, seat := range m.seats {
		m.players[seat].do("PATCH", "me", MeDoc{Name: seat}).ok(nil)
	}
	tr.red = m.players["red"].events(m.path("events"))
	tr.watcher = tr.outside.events(m.path("events"))
	for i, v := range []*visitor{m.players["red"], tr.outside} {
		tr.deltas[i], tr.held[i] = v.events(m.path("events?form=delta")), &holding{t: t}
		tr.deltas[i].delta(tr.held[i])
		t.Cleanup(tr.deltas[i].close)
	}
	t.Cleanup(tr.red.close)
	t.Cleanup(tr.watcher.close)
	return tr
}

// edit changes blue's draft and reverts it.
func (tr *traced) edit(times int) {
	tr.t.Helper()
	for range times + 1 {
		d := tr.state("blue")
		tr.play("blue", strings.Join(d.Moves[0].Move, " ")).ok(nil)
	}
	tr.players["blue"].post(tr.path("undo"), SeatChoice{}).ok(nil)
	if tr.state("blue").Undo.Steps > 0 {
		tr.players["blue"].post(tr.path("restart"), SeatChoice{}).ok(nil)
	}
}

func compare(t *testing.T, a, b *traced, round int) {
	t.Helper()
	for _, path := range []string{"state", "news", "letters", "log"} {
		if x, y := a.players["red"].get(a.path(path)).body, b.players["red"].get(b.path(path)).body; x != y {
			t.Fatalf("round %d: red reads %s\n%s\nor\n%s", round, path, x, y)
		}
		if x, y := a.outside.get(a.path(path)).body, b.outside.get(b.path(path)).body; x != y {
			t.Fatalf("round %d: a spectator reads %s\n%s\nor\n%s", round, path, x, y)
		}
	}
	for _, pair := range [][2]*eventReader{{a.red, b.red}, {a.watcher, b.watcher}} {
		x, y := upTo(pair[0], a.lastN(pair[0] == a.red)), upTo(pair[1], b.lastN(pair[1] == b.red))
		if x != y {
			t.Fatalf("round %d: the stream tells\n%s\nor\n%s", round, x, y)
		}
	}
	for i := range a.deltas {
		if x, y := a.follow(i), b.follow(i); !reflect.DeepEqual(x, y) {
			t.Fatalf("round %d: deltas make\n%v\nor\n%v", round, x, y)
		}
	}
}

// follow reads deltas up to the last news, and returns the state and its version, and the id of the
// last event.
func (tr *traced) follow(i int) []any {
	tr.t.Helper()
	r, h := tr.deltas[i], tr.held[i]
	for n := tr.lastN(i == 0); h.state.(map[string]any)["n"] != float64(n); {
		r.delta(h)
	}
	return []any{h.state, h.version, r.id}
}

// lastN returns the number of the last news item, as counted by red or by a spectator.
func (tr *traced) lastN(red bool) uint64 {
	if red {
		return tr.state("red").N
	}
	return tr.state("").N
}

// upTo reads a stream up to news n. How many items one event carries depends on how quickly the
// reader wakes up, so they are concatenated.
func upTo(r *eventReader, n uint64) string {
	r.t.Helper()
	var told []string
	for at, _, _ := strings.Cut(r.id, "."); at != sprintN(n); at, _, _ = strings.Cut(r.id, ".") {
		u := r.update()
		for _, item := range u.News {
			b, err := json.Marshal(item)
			must(r.t, err)
			told = append(told, string(b))
		}
		if u.State.N == n {
			b, err := json.Marshal(u.State)
			must(r.t, err)
			told = append(told, string(b))
		}
	}
	return strings.Join(told, "\n") + " " + r.id
}

// TestMaskedEvents: everyone hears that cards were dealt; only their owners hear which.
func TestMaskedEvents(t *testing.T) {
	m := newSite(t).newMatch(2)
	for _, line := range []string{"red seal", "blue seal", "red pass", "blue pass"} {
		seat, move, _ := strings.Cut(line, " ")
		m.play(seat, move).ok(nil)
	}
	for _, viewer := range []string{"red", "blue", ""} {
		v, ok := m.players[viewer]
		if !ok {
			v = m.visitor()
		}
		var news []NewsDoc
		v.get(m.path("news")).ok(&news)
		dealt := 0
		for _, n := range news {
			for _, e := range n.Events {
				if e.Event != "dealt" {
					continue
				}
				dealt++
				if (e.Seat == viewer) == (e.Args[0] == "hidden") {
					t.Errorf("%q reads %+v", viewer, e)
				}
			}
		}
		if dealt != 2 {
			t.Errorf("%q hears of %d cards", viewer, dealt)
		}
	}
}
