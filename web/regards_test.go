package web

import (
	"net/http"
	"strings"
	"testing"

	"outremer/store"
)

// TestNotes: notes are for those who wrote them, and not for spectators.
func TestNotes(t *testing.T) {
	m := newSite(t).newMatch(2)
	red, blue := m.players["red"], m.players["blue"]
	red.do("PUT", m.path("notes"), NotesDoc{"Blue will bid three."}).ok(nil)
	red.get(m.path("notes")).ok(nil).has("Blue will bid three.")
	blue.get(m.path("notes")).ok(nil).has(`"text":""`)
	m.visitor().get(m.path("notes")).refused(http.StatusForbidden, "not-yours")
	m.visitor().do("PUT", m.path("notes"), NotesDoc{"mine"}).refused(http.StatusForbidden, "not-yours")
	red.do("PUT", m.path("notes"), NotesDoc{strings.Repeat("x", 4001)}).refused(http.StatusUnprocessableEntity, "invalid")
	red.do("PUT", m.path("notes"), NotesDoc{}).ok(nil)
	red.get(m.path("notes")).ok(nil).has(`"text":""`)
}

// TestBlock: who is blocked can neither write in private nor join, wherever the other sits, and is not
// told by whom; public talk goes on, and so does everything once the block is lifted.
func TestBlock(t *testing.T) {
	m := newSite(t).newMatch(3)
	red, blue, green := m.players["red"], m.players["blue"], m.players["green"]
	red.post(m.path("regards"), RegardDoc{"blue", store.Block}).ok(nil)
	red.get(m.path("regards")).ok(nil).has(`{"seat":"blue","regard":"block"}`)
	blue.get(m.path("regards")).ok(nil).lacks("block")

	to := func(seats ...string) OutgoingDoc { return OutgoingDoc{To: seats, Text: "psst"} }
	blue.post(m.path("letters"), to("red")).refused(http.StatusForbidden, "unwelcome")
	blue.post(m.path("letters"), to("red", "green")).refused(http.StatusForbidden, "unwelcome")
	blue.post(m.path("letters"), to("green")).ok(nil)
	blue.post(m.path("letters"), to()).ok(nil)
	green.post(m.path("letters"), to("red")).ok(nil)
	red.post(m.path("letters"), to("blue")).ok(nil)

	var hers, theirs MyTableDoc
	red.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Public: true}).ok(&hers)
	green.post("tables", NewTableDoc{Title: "skirmish", Players: 3, Public: true}).ok(&theirs)
	blue.post("tables/"+hers.ID+"/join", JoinDoc{}).refused(http.StatusForbidden, "unwelcome")
	blue.post("tables/"+theirs.ID+"/join", JoinDoc{}).ok(nil)
	green.post("tables/"+hers.ID+"/join", JoinDoc{}).ok(nil)

	var list []PersonRegardDoc
	red.get("me/regards").ok(&list)
	if len(list) != 1 || list[0].Regard != store.Block || list[0].Name == "" {
		t.Fatalf("red has blocked %+v, want blue alone", list)
	}
	green.post("me/regards", list[0]).refused(http.StatusNotFound, "not-found")
	red.post("me/regards", PersonRegardDoc{Person: list[0].Person}).ok(nil)
	blue.post(m.path("letters"), to("red")).ok(nil)
}

// TestRegardWhom: only players regard others, and nobody themselves or an empty seat.
func TestRegardWhom(t *testing.T) {
	m := newSite(t).newMatch(2)
	m.visitor().post(m.path("regards"), RegardDoc{"red", store.Mute}).refused(http.StatusForbidden, "not-yours")
	m.players["red"].post(m.path("regards"), RegardDoc{"red", store.Mute}).refused(http.StatusUnprocessableEntity, "invalid")
	m.players["red"].post(m.path("regards"), RegardDoc{"white", store.Mute}).refused(http.StatusUnprocessableEntity, "invalid")
	m.players["red"].post(m.path("regards"), RegardDoc{"blue", "hate"}).refused(http.StatusUnprocessableEntity, "invalid")
}
