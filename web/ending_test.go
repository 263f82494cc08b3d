package web

import (
	"net/http"
	"strings"
	"testing"
)

// TestEnding: a concession is asked for all to see, and once agreed on it is the result, with its
// reason in words, in the state, in the news and in the log.
func TestEnding(t *testing.T) {
	s := newSite(t)
	var doc MyTableDoc
	red, blue, green := s.visitor(), s.visitor(), s.visitor()
	red.post("tables", NewTableDoc{Title: "skirmish", Players: 3, Public: true, Sit: []string{"red"}, Ending: true}).ok(&doc)
	path := "tables/" + doc.ID + "/"
	red.get(path+"bundle").refused(http.StatusForbidden, "not-over")
	blue.post(path+"join", JoinDoc{}).ok(nil)
	green.post(path+"join", JoinDoc{}).ok(nil).has(`"ending":true`)

	red.post(path+"ending", EndDoc{Kind: "concession", To: "nobody"}).refused(http.StatusUnprocessableEntity, "invalid")
	red.post(path+"ending", EndDoc{Kind: "concession", To: "blue"}).ok(nil)
	s.visitor().get(path + "state?seat=spectator").ok(nil).has(
		`"requests":[{"kind":"concession","by":"red","agreed":[],"missing":["green"],"to":"blue"}]`)
	blue.post(path+"ending", EndDoc{Kind: "draw"}).refused(http.StatusConflict, "asked")
	blue.post(path+"requests/answer", ReplyDoc{Kind: "concession", Agree: true}).refused(http.StatusConflict, "no-request")
	green.post(path+"requests/answer", ReplyDoc{Kind: "concession", Agree: true}).ok(nil)

	red.get(path+"state").ok(nil).has(`"status":"over"`, `"winners":["blue"]`, `"reason":"agreed-concession"`,
		"The others conceded the victory.")
	red.get(path+"state", "Accept-Language", "it").ok(nil).has("Gli altri hanno concesso la vittoria.")
	red.get(path+"news").ok(nil).has(`"note":"agreed-concession"`, "The others concede: Blue wins.",
		"Red proposes to concede the victory to Blue.")
	if log := red.get(path + "log").body; !strings.Contains(string(log), "end agreed-concession blue\n") {
		t.Errorf("the log does not say how it ended:\n%s", log)
	}
	red.get(path+"bundle").ok(nil).has(`"outremer-bundle": 1`, `"end": "agreed-concession blue"`, `"sealed": "`)
	red.post(path+"again", AgainDoc{Seats: "same"}).ok(nil).has(`"ending":true`)
}

// TestEndingNotAllowed: where the table does not allow it, or only bots would share it, it is refused
// with a reason.
func TestEndingNotAllowed(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	m.players["red"].post(m.path("ending"), EndDoc{Kind: "draw"}).refused(http.StatusConflict, "no-agreements")
	var doc MyTableDoc
	solo := s.visitor()
	solo.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Ending: true,
		Bots: map[string]string{"blue": "random"}}).ok(&doc)
	solo.post("tables/"+doc.ID+"/ending", EndDoc{Kind: "draw"}).refused(http.StatusConflict, "no-partner")
}
