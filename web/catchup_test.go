package web

import (
	"net/http"
	"slices"
	"testing"
	"time"

	"outremer/store"
)

// missed returns what a player has to catch up with.
func (m *match) missed(seat string) (d CatchUpDoc) {
	m.t.Helper()
	m.players[seat].get(m.path("catch-up?seat=" + seat)).ok(&d)
	return d
}

// visit lets a player look at the table until everything so far was delivered, and leave.
func (m *match) visit(seat string) {
	m.t.Helper()
	r := m.players[seat].events(m.path("events"))
	r.update()
	r.close()
	m.left(seat)
}

// left waits until a player's visit is written down.
func (m *match) left(seat string) {
	m.t.Helper()
	row, err := m.db.LoadTable(bg, m.id)
	must(m.t, err)
	s := slices.IndexFunc(row.Seats, func(s store.Seat) bool { return s.Name == seat })
	for {
		v, err := m.db.Visit(bg, row.Seats[s].Guest, m.id)
		if err == nil && v.N > 0 {
			return
		}
		time.Sleep(time.Millisecond)
	}
}

// TestCatchUp: who comes back is told what happened since, with the news that it is from; who stays,
// who only watches and who was never here is told nothing.
func TestCatchUp(t *testing.T) {
	m := newSite(t).newMatch(2)
	if d := m.missed("red"); d.Count != 0 {
		t.Errorf("before the first visit: %+v, want nothing", d)
	}
	m.play("red", "seal").ok(nil)
	m.visit("red")
	if d := m.missed("red"); d.Count != 0 {
		t.Errorf("right after a visit: %+v, want nothing", d)
	}
	m.play("blue", "seal").ok(nil)
	m.play("red", "pass").ok(nil)
	m.play("blue", "pass").ok(nil)
	back := m.players["red"].events(m.path("events"))
	defer back.close()
	back.update()
	d := m.missed("red")
	if d.Count == 0 || len(d.Yours) == 0 || len(d.Yours) > 5 {
		t.Fatalf("after three moves: %+v", d)
	}
	var news []NewsDoc
	m.players["red"].get(m.path("news")).ok(&news)
	for _, line := range d.Yours {
		from := news[line.N-1]
		if !slices.ContainsFunc(from.Events, func(e EventDoc) bool { return e.Text == line.Text }) {
			t.Errorf("%q is said to be from %+v", line.Text, from)
		}
	}
	m.visitor().get(m.path("catch-up")).ok(nil).has(`"count":0`)
	m.players["blue"].get(m.path("catch-up?seat=red")).refused(http.StatusForbidden, "not-yours")
}

// TestCatchUpSecrets: two worlds that differ in what blue does in secret tell red the same.
func TestCatchUpSecrets(t *testing.T) {
	plain, edited := newTrace(t), newTrace(t)
	for _, tr := range []*traced{plain, edited} {
		tr.red.close()
		tr.deltas[0].close()
		tr.play("red", "bid 2").ok(nil)
		tr.visit("red")
	}
	for i := range 3 {
		edited.edit(i)
	}
	check := func(when string) {
		t.Helper()
		for _, lang := range []string{"en", "it"} {
			x := plain.players["red"].get(plain.path("catch-up?lang=" + lang)).ok(nil).body
			y := edited.players["red"].get(edited.path("catch-up?lang=" + lang)).ok(nil).body
			if x != y {
				t.Errorf("%s, red is told\n%s\nor\n%s", when, x, y)
			}
		}
	}
	check("while blue drafts")
	for _, tr := range []*traced{plain, edited} {
		tr.play("red", "seal").ok(nil)
		tr.play("blue", "bid 1").ok(nil)
		tr.play("blue", "seal").ok(nil)
	}
	check("when all have sealed")
	if d := plain.missed("red"); d.Count == 0 {
		t.Error("red has nothing to catch up with")
	}
}
