package web

import (
	"net/http"
	"testing"
)

// TestOpening: bots can be told how to begin. What cannot be played, or is not theirs, is refused and leaves no
// table behind.
func TestOpening(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	wish := func(change func(*NewTableDoc)) NewTableDoc {
		d := NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Bots: map[string]string{"blue": "random"},
			Opening: []OpeningDoc{{"blue", [][]string{{"bid", "2"}, {"seal"}}}}}
		change(&d)
		return d
	}
	for name, change := range map[string]func(*NewTableDoc){
		"an unknown seat":     func(d *NewTableDoc) { d.Opening[0].Seat = "purple" },
		"an unknown verb":     func(d *NewTableDoc) { d.Opening[0].Moves[0][0] = "fly" },
		"an illegal move":     func(d *NewTableDoc) { d.Opening[0].Moves[0][1] = "99" },
		"a person's seat":     func(d *NewTableDoc) { d.Opening[0].Seat = "red" },
		"among people":        func(d *NewTableDoc) { d.Players, d.Sit = 3, []string{"red"} },
		"for a rating":        func(d *NewTableDoc) { d.Rated = true },
		"seats by lot":        func(d *NewTableDoc) { d.Seating = "lot" },
		"nobody is to see it": func(d *NewTableDoc) { d.Sit, d.Bots = nil, map[string]string{"red": "random", "blue": "random"} },
	} {
		p := v.post("tables", wish(change)).refused(http.StatusUnprocessableEntity, "invalid")
		if len(p.Errors) != 1 || p.Errors[0].Location != "body.opening" || p.Errors[0].Message == "" {
			t.Errorf("%s: %+v", name, p)
		}
	}
	v.get("tables?list=mine").ok(nil).lacks("skirmish")

	var doc MyTableDoc
	v.post("tables", wish(func(*NewTableDoc) {})).ok(&doc)
	var st StateDoc
	v.get("tables/" + doc.ID + "/state").ok(&st)
	if st.Prompt == nil {
		t.Fatal("nobody is asked after the opening")
	}
	v.post("tables/"+doc.ID+"/moves", OrderDoc{Prompt: st.Prompt.ID, Move: []string{"bid", "1"}}).ok(nil)
}
