package web

import (
	"net/http"
	"strings"
	"testing"

	"outremer/store"
)

// newTableOf is a running table for two, with what the creator lays down.
func (s *site) newTableOf(d NewTableDoc) *match {
	s.t.Helper()
	d.Title, d.Players, d.Sit = "skirmish", 2, []string{"red"}
	red, blue := s.visitor(), s.visitor()
	var doc MyTableDoc
	red.post("tables", d).ok(&doc)
	blue.post("tables/"+doc.ID+"/join", JoinDoc{Invite: doc.Invite}).ok(nil)
	return &match{site: s, id: doc.ID, seats: []string{"red", "blue"}, players: map[string]*visitor{"red": red, "blue": blue}}
}

// finish plays the game to its end.
func (m *match) finish() {
	m.t.Helper()
	for seat := m.awaited(); seat != ""; seat = m.awaited() {
		moves := m.state(seat).Moves
		m.play(seat, strings.Join(moves[len(moves)-1].Move, " ")).ok(nil)
	}
}

// person returns the page of whoever calls themselves so, as a visitor sees it.
func (v *visitor) person(alias string) (d PersonDoc) {
	v.t.Helper()
	v.get("people/" + alias).ok(&d)
	return d
}

func (v *visitor) alias() string {
	v.t.Helper()
	var me MeDoc
	v.get("me").ok(&me)
	return me.Person
}

// show says to whom one's page is shown.
func (v *visitor) show(to string) { v.do("PATCH", "me", MyWishDoc{Shown: to}).ok(nil) }

// TestPerson: who has played with somebody sees their games and ratings; others as far as they may.
func TestPerson(t *testing.T) {
	m := newSite(t).newTableOf(NewTableDoc{Public: true, Rated: true, Ending: true})
	red, blue, stranger := m.players["red"], m.players["blue"], m.visitor()
	alias := m.state("").Table.Seats[0].Person
	if alias == "" || alias != red.alias() {
		t.Fatalf("the table calls red %q, red is %q", alias, red.alias())
	}
	if d := blue.person(alias); !d.Visible || len(d.Games) != 1 || d.Games[0].Status != "running" || d.Games[0].Outcome != nil {
		t.Errorf("during the game: got %+v, want it listed without an outcome", d)
	}
	red.post(m.path("ending"), EndDoc{Kind: "concession", To: "blue"}).ok(nil) // a tie would rate nobody
	d := blue.person(alias)
	if len(d.Games) != 1 || d.Games[0].Outcome == nil || d.Games[0].Outcome.Change == 0 || d.Played.Games != 1 || d.Played.Timed != 1 || d.Played.Kept != 1 {
		t.Errorf("blue reads %+v, want a rated game with its deadlines kept", d)
	}
	if len(d.Ratings) != 1 || d.Ratings[0].Games != 1 || d.Ratings[0].TitleName == "" || d.Shown != "" || d.You {
		t.Errorf("blue reads %+v, want one rating, and no settings", d)
	}
	hidden := func(who string, d PersonDoc) {
		t.Helper()
		if d.Visible || len(d.Games)+len(d.Ratings)+d.Played.Games != 0 || d.Lang != "" {
			t.Errorf("%s reads %+v, want nothing but the name", who, d)
		}
	}
	hidden("a stranger", stranger.person(alias))
	red.show("all")
	if d := stranger.person(alias); !d.Visible || len(d.Games) != 1 || len(d.Ratings) != 1 {
		t.Errorf("shown to all: a stranger reads %+v", d)
	}
	red.post(m.path("regards"), RegardDoc{"blue", store.Block}).ok(nil)
	hidden("who is blocked", blue.person(alias))
	red.post(m.path("regards"), RegardDoc{"blue", ""}).ok(nil)
	red.show("nobody")
	hidden("who played with somebody who shows nothing", blue.person(alias))
	if d := red.person("me"); !d.Visible || !d.You || d.Shown != "nobody" || len(d.Games) != 1 {
		t.Errorf("red's own page: %+v", d)
	}
}

// TestPersonAtPrivateTable: a private table is told to those who play there; others learn that there
// was a game.
func TestPersonAtPrivateTable(t *testing.T) {
	m := newSite(t).newTableOf(NewTableDoc{Name: "The garden"})
	m.finish()
	red := m.players["red"]
	red.show("all")
	m.visitor().get("people/"+red.alias()).ok(nil).lacks("The garden", m.id).has(`"games":1`)
	m.players["blue"].get("people/"+red.alias()).ok(nil).has("The garden", m.id)
	red.get("people/me").ok(nil).has("The garden", `"public":false`)
}

// TestPersonBehindAHiddenName: before the end neither the table says who plays, nor a page where.
func TestPersonBehindAHiddenName(t *testing.T) {
	m := newSite(t).newTableOf(NewTableDoc{Hidden: true, Public: true, Rated: true})
	red, blue := m.players["red"], m.players["blue"]
	alias := red.alias()
	for _, v := range []*visitor{blue, m.visitor()} {
		v.get(m.path("state")).ok(nil).lacks(alias, `"person"`)
	}
	if d := blue.person(alias); d.Visible {
		t.Errorf("blue reads %+v, and learns who plays red", d)
	}
	red.show("all")
	blue.get("people/"+alias).ok(nil).lacks(m.id, `"games":1`)
	red.get("people/me").ok(nil).lacks(m.id)
	m.finish()
	blue.get(m.path("state")).ok(nil).has(alias)
	blue.get("people/"+alias).ok(nil).has(m.id, `"games":1`)
}

// TestPersonUnknown: what is no alias is nobody, and so is who has left.
func TestPersonUnknown(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	v.show("all")
	alias, other := v.alias(), s.visitor()
	other.get("people/" + alias).ok(nil)
	for _, wrong := range []string{"x", alias[:len(alias)-4] + "AAAA", "AAAA" + alias[4:], alias + "A"} {
		other.get("people/"+wrong).refused(http.StatusNotFound, "not-found")
	}
	var me MeDoc
	v.get("me").ok(&me)
	v.do("DELETE", "me", map[string]string{"name": me.Name}).ok(nil)
	other.get("people/"+alias).refused(http.StatusNotFound, "not-found")
}

// TestRatedTable: the option is told, and refused with its reason where it makes no sense.
func TestRatedTable(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	var doc MyTableDoc
	v.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Rated: true}).ok(&doc)
	if !doc.Rated {
		t.Errorf("got %+v, want a rated table", doc)
	}
	v.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red", "blue"}, Rated: true}).
		refused(http.StatusUnprocessableEntity, "rated-several")
	v.post("tables/"+doc.ID+"/join", JoinDoc{}).refused(http.StatusConflict, "one-seat")
}
