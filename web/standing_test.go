package web

import (
	"net/http"
	"testing"
)

// TestStanding: a player lets only answers be given, for their own seat only, and sees that it is on.
func TestStanding(t *testing.T) {
	m := makeSite(t, true).newMatch(2)
	red, blue := m.players["red"], m.players["blue"]
	blue.post(m.path("standing"), StandingDoc{Seat: "red", Want: "on"}).refused(http.StatusForbidden, "not-yours")
	m.visitor().post(m.path("standing"), StandingDoc{Want: "on"}).refused(http.StatusForbidden, "not-yours")
	red.post(m.path("standing"), StandingDoc{Want: "always"}).refused(http.StatusUnprocessableEntity, "invalid")
	stands := func(when, red, blue, spectator string) {
		t.Helper()
		for seat, want := range map[string]string{"red": red, "blue": blue, "": spectator} {
			if got := m.state(seat).Stands; got != want {
				t.Errorf("%s, %q stands %q, want %q", when, seat, got, want)
			}
		}
	}
	stands("at first", "", "", "")
	var d StateDoc
	red.post(m.path("standing"), StandingDoc{Want: "on"}).ok(&d)
	if d.Stands != "on" {
		t.Errorf("the answer says %q, want on", d.Stands)
	}
	stands("after red's choice", "on", "", "")
	red.post(m.path("standing"), StandingDoc{Want: "off"}).ok(nil)
	stands("after another one", "off", "", "")
}

// TestStandingIsPrivate: where blue lets its only answers be given, and where it gives them right away,
// red and a spectator read the same, byte for byte.
func TestStandingIsPrivate(t *testing.T) {
	byHand, given := newTrace(t), newTrace(t)
	forced := 0
	for round := range 3 {
		want := []string{"on", "next", "on"}[round]
		given.players["blue"].post(given.path("standing"), StandingDoc{Want: want}).ok(nil)
		compare(t, byHand, given, round)
		for _, tr := range []*traced{byHand, given} {
			tr.play("red", "seal").ok(nil)
			tr.play("blue", "seal").ok(nil)
		}
		if len(byHand.state("blue").Moves) == 1 {
			forced++
			byHand.play("blue", "pass").ok(nil)
			given.players["blue"].get(given.path("news")).ok(nil).has(`"mark":"auto"`)
		}
		if byHand.state("").Table.Status == "over" {
			break
		}
		compare(t, byHand, given, round)
		for _, tr := range []*traced{byHand, given} {
			for seat := tr.awaited(); seat != "" && tr.state(seat).Prompt.Step == "ambush"; seat = tr.awaited() {
				tr.play(seat, "pass").ok(nil)
			}
		}
		if round < 2 { // then the log says it all
			compare(t, byHand, given, round)
		}
	}
	if forced == 0 {
		t.Error("blue always had a choice: the test shows nothing")
	}
}
