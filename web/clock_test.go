package web

import (
	"net/http"
	"strings"
	"testing"
)

// TestClockIsAnnounced: before joining, anyone can read how long a turn may take and what happens
// afterwards, and can filter tables by it.
func TestClockIsAnnounced(t *testing.T) {
	s := newSite(t)
	creator := s.visitor()
	creator.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Clock: map[string]int64{"reaction": 60}}).
		refused(http.StatusUnprocessableEntity, "invalid")
	var timed MyTableDoc
	creator.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Public: true, Sit: []string{"red"}, Clock: map[string]int64{"turn": 600}}).ok(&timed)
	creator.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Public: true, Sit: []string{"red"}}).ok(nil)
	other := s.visitor()
	var title TitleDoc
	other.get("titles/skirmish").ok(&title)
	if len(title.Paces) != 1 || title.Paces[0] != (NamedDoc{Slug: "turn", Name: "Turn"}) || title.Late == "" {
		t.Errorf("title %+v, %q", title.Paces, title.Late)
	}
	var doc MyTableDoc
	other.get("tables/" + timed.ID).ok(&doc)
	if c := doc.Clock; c.Tempo != "live" || len(c.Limits) != 1 || c.Limits[0] != (LimitDoc{"turn", "Turn", 600}) || c.Late != title.Late || c.Due != 0 {
		t.Errorf("clock %+v", c)
	}
	for query, want := range map[string]int{"": 2, "&tempo=live": 1, "&tempo=untimed": 0, "&tempo=correspondence": 1, "&title=skirmish": 2, "&title=chess": 0} {
		var list []MyTableDoc
		other.get("tables?list=open" + query).ok(&list)
		if len(list) != want {
			t.Errorf("%q finds %d tables", query, len(list))
		}
	}
	other.post("tables/"+timed.ID+"/join", JoinDoc{}).ok(&doc)
	if left := doc.Clock.Due - doc.Now; left <= 0 || left > 600_000 {
		t.Errorf("%d ms left", left)
	}
	var state StateDoc
	other.get("tables/" + timed.ID + "/state").ok(&state)
	if state.Table.Clock.Due != doc.Clock.Due || state.Table.Clock.Pace != "turn" {
		t.Errorf("clock %+v", state.Table.Clock)
	}
	creator.post("tables/"+timed.ID+"/pause", PauseDoc{Want: true}).ok(nil).has(`"agreed":["red"]`)
	other.post("tables/"+timed.ID+"/pause", PauseDoc{Want: true}).ok(&doc)
	if doc.Clock.Stopped == 0 {
		t.Errorf("clock %+v", doc.Clock)
	}
	s.newMatch(2).players["red"].get("tables?list=mine").ok(nil).has(`"tempo":"untimed"`)
}

func TestEngageBots(t *testing.T) {
	s := newSite(t)
	creator := s.visitor()
	var doc MyTableDoc
	creator.post("tables", NewTableDoc{Title: "skirmish", Players: 3, Sit: []string{"red"}}).ok(&doc)
	bots := "tables/" + doc.ID + "/bots"
	s.visitor().post(bots, EngageDoc{"blue", "random"}).refused(http.StatusForbidden, "not-yours")
	creator.post(bots, EngageDoc{"violet", "random"}).refused(http.StatusUnprocessableEntity, "invalid")
	creator.post(bots, EngageDoc{"red", "random"}).refused(http.StatusConflict, "taken")
	var filled, again MyTableDoc
	creator.post(bots, EngageDoc{"blue", "random"}).ok(&filled)
	if filled.Seats[1].Bot != "random" || filled.Invites["blue"] != "" {
		t.Errorf("seat %+v, invites %v", filled.Seats[1], filled.Invites)
	}
	creator.post(bots, EngageDoc{Seat: "blue"}).ok(&again)
	if again.Seats[1].Bot != "" || again.Invites["blue"] == "" {
		t.Errorf("seat %+v, invites %v", again.Seats[1], again.Invites)
	}
}

// TestSecretsOpenAtTheEnd: cards dealt in secret appear in everyone's log once the game is over,
// and only in their owner's before that.
func TestSecretsOpenAtTheEnd(t *testing.T) {
	m := newSite(t).newMatch(2)
	dealt := func(body string) int {
		return strings.Count(body, `"event":"dealt"`) - strings.Count(body, `"event":"dealt","seat":"red","args":["hidden"]`) -
			strings.Count(body, `"event":"dealt","seat":"blue","args":["hidden"]`)
	}
	outside := m.visitor()
	for m.awaited() != "" {
		if n := dealt(outside.get(m.path("news")).body); n != 0 {
			t.Fatalf("%d cards are open before the end", n)
		}
		seat := m.awaited()
		move := "seal"
		if m.state(seat).Prompt.Kind == "react" {
			move = "pass"
		}
		m.play(seat, move).ok(nil)
	}
	for _, seat := range []string{"red", "blue", "spectator"} {
		if n := dealt(outside.get(m.path("news?seat=" + seat)).ok(nil).body); n != 4 {
			t.Errorf("from %s %d cards are open", seat, n)
		}
	}
	r := outside.events(m.path("events?after=3.0"))
	defer r.close()
	e, ok := r.next()
	if !ok || e.event != "update" || dealt(e.data) != 4 || !strings.Contains(e.data, `"anew":true`) {
		t.Errorf("who comes back is told %s %s", e.event, e.data)
	}
}
