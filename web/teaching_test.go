package web

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"outremer/store"
)

// TestHint: where one person plays with bots there is advice, which can be played; the answer to the same question is
// the same.
func TestHint(t *testing.T) {
	s := newSite(t)
	var doc MyTableDoc
	red := s.visitor()
	red.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Bots: map[string]string{"blue": "knight"}}).ok(&doc)
	if !doc.Hints {
		t.Fatal("there are no hints where one person plays with bots")
	}
	path := "tables/" + doc.ID + "/"
	var hint, again HintDoc
	red.post(path+"hint", SeatChoice{}).ok(&hint).has("The master's advice")
	red.post(path+"hint", SeatChoice{}).ok(&again)
	if hint.Text != again.Text || len(hint.Choices) == 0 || hint.Choices[0].Worth <= 0 {
		t.Fatalf("%+v\nand then\n%+v", hint, again)
	}
	red.do("POST", path+"hint", SeatChoice{}, "Accept-Language", "it").ok(nil).has("Il consiglio del maestro")
	prompt := hint.Prompt
	for _, m := range hint.Choices[0].Moves {
		var state StateDoc
		red.post(path+"moves", OrderDoc{Seat: "red", Prompt: prompt, Move: m.Move}).ok(&state)
		if state.Prompt != nil {
			prompt = state.Prompt.ID
		}
	}
	s.visitor().post(path+"hint", SeatChoice{}).refused(http.StatusForbidden, "not-yours")
	red.post(path+"hint", SeatChoice{Seat: "blue"}).refused(http.StatusForbidden, "not-yours")
}

// TestNoHint: people who play with each other get advice only if the table says so, and never for a rating.
func TestNoHint(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	m.players["red"].post(m.path("hint"), SeatChoice{}).refused(http.StatusForbidden, "no-hints")
	yes, no := true, false
	red := s.visitor()
	red.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Rated: true, Hints: &yes,
		Bots: map[string]string{"blue": "knight"}}).refused(http.StatusUnprocessableEntity, "invalid")
	var doc MyTableDoc
	red.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Rated: true,
		Bots: map[string]string{"blue": "knight"}}).ok(&doc).has(`"hints":false`)
	red.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Hints: &no,
		Bots: map[string]string{"blue": "knight"}}).ok(&doc)
	red.post("tables/"+doc.ID+"/hint", SeatChoice{}).refused(http.StatusForbidden, "no-hints")
	red.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Hints: &yes, Public: true}).ok(&doc).has(`"hints":true`)
	blue := s.visitor()
	blue.post("tables/"+doc.ID+"/join", JoinDoc{}).ok(nil)
	blue.post("tables/"+doc.ID+"/hint", SeatChoice{}).ok(nil)
}

// TestHintKeepsSecrets: what the master says to a seat is the same in a game that differs in what it cannot know.
func TestHintKeepsSecrets(t *testing.T) {
	var said []string
	for _, bid := range []string{"1", "2"} {
		s := makeSite(t, true)
		red, blue := s.visitor(), s.visitor()
		yes := true
		var doc MyTableDoc
		red.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Hints: &yes, Public: true}).ok(&doc)
		path := "tables/" + doc.ID + "/"
		var state StateDoc
		blue.post(path+"join", JoinDoc{}).ok(nil)
		blue.get(path + "state").ok(&state)
		blue.post(path+"moves", OrderDoc{Prompt: state.Prompt.ID, Move: []string{"bid", bid}}).ok(nil)
		said = append(said, red.post(path+"hint", SeatChoice{}).ok(nil).body)
	}
	if said[0] != said[1] {
		t.Errorf("the advice depends on a secret bid:\n%s\n%s", said[0], said[1])
	}
}

// TestStudy: a finished game is studied as a job, once, and kept; a running one never is.
func TestStudy(t *testing.T) {
	s := newSite(t)
	m := s.newMatch(2)
	red := m.players["red"]
	red.get(m.path("study")).refused(http.StatusForbidden, "not-over")
	red.post(m.path("study"), nil).refused(http.StatusForbidden, "not-over")

	var doc MyTableDoc
	red.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Bots: map[string]string{"red": "random", "blue": "knight"}}).ok(&doc)
	path := "tables/" + doc.ID + "/"
	for doc.Status != "over" { // bots play
		time.Sleep(time.Millisecond)
		red.get("tables/" + doc.ID).ok(&doc)
	}
	red.get(path + "study").ok(nil).has(`"ready":false`)
	var study StudyDoc
	red.post(path+"study", nil).ok(nil)
	for !study.Ready {
		time.Sleep(time.Millisecond)
		red.get(path + "study").ok(&study)
	}
	if len(study.Course) < 2 || len(study.Seats) != 2 || study.Seats[0].Choices == 0 {
		t.Fatalf("%+v", study)
	}
	var state StateDoc
	red.get(path + "state?seat=spectator").ok(&state)
	last := study.Course[len(study.Course)-1]
	for i, seat := range state.Table.Seats {
		won := slices.Contains(state.Result.Winners, seat.Seat)
		if share := last.Chances[i]; won != (share > 0) {
			t.Errorf("in the end %s has the chance %v, and won is %v", seat.Seat, share, won)
		}
	}
	for _, l := range study.Lessons {
		if l.Played == l.Better || l.Lost <= 0 || l.Why == "" {
			t.Errorf("no lesson: %+v", l)
		}
	}
	for s.researching() {
		time.Sleep(time.Millisecond)
	}
	red.post(path+"study", nil).ok(nil)
	if s.researching() {
		t.Error("a game is studied twice")
	}
}

// researching reports whether a game is being studied, or waits for it.
func (s *site) researching() bool {
	jobs, err := s.db.Jobs(bg)
	must(s.t, err)
	return slices.ContainsFunc(jobs, func(j store.Job) bool { return j.Queue == store.Research })
}

// TestPracticeElsewhere: positions of games that are not offered are not listed, and there are no others.
func TestPracticeElsewhere(t *testing.T) {
	s := newSite(t)
	if list := s.visitor().get("practice").ok(nil).body; strings.TrimSpace(list) != "[]" {
		t.Errorf("a server with the example alone lists %s", list)
	}
	s.visitor().get("practice/kingdoms-4-1").refused(http.StatusNotFound, "not-found")
	s.visitor().post("practice/none", GuessDoc{Move: []string{"pass"}}).refused(http.StatusNotFound, "not-found")
}
