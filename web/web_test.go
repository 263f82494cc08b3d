package web

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"outremer/game/record"
	"outremer/games"
	"outremer/text"
)

// TestWholeGame: three guests play a game using only the API; its log verifies.
func TestWholeGame(t *testing.T) {
	m := newSite(t).newMatch(3)
	m.players["red"].get(m.path("log")).refused(http.StatusForbidden, "not-over")
	for moves := 0; ; moves++ {
		seat := m.awaited()
		if seat == "" {
			break
		}
		d := m.state(seat)
		var after StateDoc
		move := d.Moves[moves%len(d.Moves)].Move
		m.players[seat].post(m.path("moves"), OrderDoc{Prompt: d.Prompt.ID, Move: move}).ok(&after)
		if after.N <= d.N {
			t.Fatalf("news %d after %d", after.N, d.N)
		}
	}
	end := m.state("red")
	if end.Table.Status != "over" || !end.Result.Over || len(end.Result.Winners) == 0 || end.Result.Text == "" {
		t.Errorf("at the end: %+v", end)
	}
	f, err := record.Parse([]byte(m.visitor().get(m.path("log")).ok(nil).body))
	must(t, err)
	must(t, record.Verify(games.Example().Title, f))
	var news []NewsDoc
	m.visitor().get(m.path("news")).ok(&news)
	if int(m.state("").N) != len(news) || news[0].Events[0].Text == "" {
		t.Errorf("%d news: %+v", len(news), news)
	}
}

// TestCharacters: a level sits down as one of its characters, always the same one of a table; the names that
// levels had once still work, and are not offered.
func TestCharacters(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	var doc MyTableDoc
	v.post("tables", NewTableDoc{Title: "skirmish", Players: 3, Sit: []string{"red"}, Bots: map[string]string{"blue": "knight", "green": "knight"}}).ok(&doc)
	blue, green := doc.Seats[1].Bot, doc.Seats[2].Bot
	if !strings.HasPrefix(blue, "knight:") || !strings.HasPrefix(green, "knight:") || blue == green {
		t.Errorf("%q and %q sit down", blue, green)
	}
	for _, name := range []string{"greedy", "knight:mabel"} {
		v.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Bots: map[string]string{"blue": name}}).ok(nil).has(`"bot":"` + name + `"`)
	}
	v.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Bots: map[string]string{"blue": "legend"}}).refused(http.StatusUnprocessableEntity, "invalid")
	v.get("titles").ok(nil).has(`"knight:mabel"`).lacks(`"greedy"`)
}

func TestAgainstBots(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	var doc MyTableDoc
	v.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red"}, Bots: map[string]string{"blue": "greedy"},
		Options: map[string]string{"castles": "five"}, Name: "Against the machine"}).ok(&doc)
	if doc.Status != "running" || !slices.Equal(doc.Mine, []string{"red"}) || !doc.YouAct || doc.Options["castles"] != "five" {
		t.Fatalf("%+v", doc)
	}
	ev := v.events("tables/" + doc.ID + "/events")
	defer ev.close()
	for {
		u := ev.update()
		if u.State.Table.Status == "over" {
			break
		}
		if q := u.State.Prompt; q != nil && q.Must {
			moves := u.State.Moves
			a := v.post("tables/"+doc.ID+"/moves", OrderDoc{Prompt: q.ID, Move: moves[len(moves)-1].Move})
			// The bot's ambush may have closed the window or ended the game in the meantime.
			switch {
			case a.status == http.StatusOK:
			case strings.Contains(a.body, `"not-running"`):
				v.get("tables/" + doc.ID + "/state").ok(nil).has(`"status":"over"`)
			default:
				a.refused(http.StatusConflict, "stale")
			}
		}
	}
}

func TestTitles(t *testing.T) {
	v := newSite(t).visitor()
	v.get("titles").ok(nil).has(`"slug":"skirmish"`, `"players":2`, `"castles"`, `"knight"`).lacks("lexicon")
	v.get("titles/skirmish").ok(nil).has(`"lexicon"`, `"ambush"`, `"rule":"3.2"`)
	v.get("titles/chess").refused(http.StatusNotFound, "not-found")
	en, it := v.get("words?lang=en").ok(nil), v.get("words", "Accept-Language", "fr, it-IT;q=0.8").ok(nil)
	if en.body == it.body {
		t.Error("English is Italian")
	}
}

func TestMe(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	var me MeDoc
	v.get("me").ok(&me)
	if !strings.HasPrefix(me.Name, "Guest ") {
		t.Errorf("name %q", me.Name)
	}
	letters := strings.TrimPrefix(me.Name, "Guest ")
	v.get("me", "Accept-Language", "it-IT,it;q=0.9").ok(&me)
	if me.Name != "Ospite "+letters {
		t.Errorf("an Italian guest is called %q", me.Name)
	}
	for _, lang := range text.Languages {
		if unnamed[lang] == "" {
			t.Errorf("a guest is called nothing in %q", lang)
		}
	}
	v.do("PATCH", "me", MeDoc{Name: " Bohemond  of Taranto "}).ok(&me)
	if me.Name != "Bohemond of Taranto" {
		t.Errorf("name %q", me.Name)
	}
	v.get("me").ok(nil).has("Bohemond of Taranto")
	v.do("PATCH", "me", MeDoc{Name: ""}).refused(http.StatusUnprocessableEntity, "invalid")
	p := v.do("PATCH", "me", MeDoc{Name: "bell\a"}).refused(http.StatusUnprocessableEntity, "invalid")
	if p.Errors[0].Location != "body.name" {
		t.Errorf("%+v", p)
	}
	s.visitor().get("me").ok(nil).lacks("Bohemond")
}

func TestLists(t *testing.T) {
	s := newSite(t)
	anna, berta := s.visitor(), s.visitor()
	anna.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Name: "hidden one", Sit: []string{"red"}}).ok(nil)
	var open MyTableDoc
	anna.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Name: "public one", Public: true, Sit: []string{"red"}}).ok(&open)
	anna.get("tables?list=mine").ok(nil).has("hidden one", "public one").lacks("invites")
	anna.get("tables?list=open").ok(nil).has("public one").lacks("hidden one")
	berta.get("tables").ok(nil).has("public one").lacks("hidden one")
	berta.get("tables?list=mine").ok(nil).lacks("one")
	berta.post("tables/"+open.ID+"/join", JoinDoc{}).ok(nil).has(`"running"`)
	berta.get("tables?list=mine").ok(nil).has("public one", `"you_act":true`)
	berta.get("tables?list=open").ok(nil).lacks("one")
	s.visitor().get("tables?list=live").ok(nil).has("public one", `"mine":[]`, `"you_act":false`)
	berta.get("tables?list=all").refused(http.StatusUnprocessableEntity, "invalid")
}

// TestProblems: errors in a request are reported per field.
func TestProblems(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	for want, doc := range map[string]NewTableDoc{
		"body.title":           {Title: "chess", Players: 2},
		"body.players":         {Title: "skirmish", Players: 7},
		"body.edition":         {Title: "skirmish", Players: 2, Edition: "third"},
		"body.options.castles": {Title: "skirmish", Players: 2, Options: map[string]string{"castles": "9"}},
		"body.options.fog":     {Title: "skirmish", Players: 2, Options: map[string]string{"fog": "on"}},
		"body.bots":            {Title: "skirmish", Players: 2, Bots: map[string]string{"blue": "deep thought"}},
		"body.sit":             {Title: "skirmish", Players: 2, Sit: []string{"purple"}},
		"body.name":            {Title: "skirmish", Players: 2, Name: strings.Repeat("x", 61)},
		"body.entropy":         {Title: "skirmish", Players: 2, Entropy: strings.Repeat("x", 65)},
	} {
		p := v.post("tables", doc).refused(http.StatusUnprocessableEntity, "invalid")
		if len(p.Errors) != 1 || p.Errors[0].Location != want || p.Errors[0].Message == "" {
			t.Errorf("%s: %+v", want, p)
		}
	}
	v.post("tables", map[string]any{"title": "skirmish", "players": 2, "colour": "red"}).refused(http.StatusUnprocessableEntity, "invalid")
	v.post("tables", map[string]any{"title": "skirmish", "players": "two"}).refused(http.StatusUnprocessableEntity, "invalid")
	p := v.post("tables", map[string]any{"title": "skirmish", "players": json.RawMessage("2e0")}).refused(http.StatusUnprocessableEntity, "invalid")
	if len(p.Errors) != 1 || p.Errors[0].Location != "body.players" || strings.Contains(p.Errors[0].Message, "json:") {
		t.Errorf("of 2e0 players: %+v", p.Errors)
	}
	v.post("tables", json.RawMessage(`"`+strings.Repeat("x", 20_000)+`"`)).refused(http.StatusRequestEntityTooLarge, "too-large")
	v.get("tables/nowhere").refused(http.StatusNotFound, "not-found")
	v.get("tables/nowhere/state").refused(http.StatusNotFound, "not-found")
	v.get("tables/nowhere/events").refused(http.StatusNotFound, "not-found")
	v.get("nowhere").refused(http.StatusNotFound, "not-found")
}

// TestRefusals: an illegal move is answered with its rule and a sentence in the reader's language,
// whether it was played or only queried.
func TestRefusals(t *testing.T) {
	m := newSite(t).newMatch(2)
	red := m.players["red"]
	p := m.play("red", "pass").refused(http.StatusUnprocessableEntity, "not-offered")
	if p.Rule != "2.1" || p.Text == "" || p.RuleText == "" {
		t.Errorf("%+v", p)
	}
	before := m.state("red")
	ask := OrderDoc{Prompt: before.Prompt.ID, Move: []string{"ambush"}, DryRun: true}
	en := red.post(m.path("moves"), ask).refused(http.StatusUnprocessableEntity, "not-offered")
	it := red.post(m.path("moves?lang=it"), ask).refused(http.StatusUnprocessableEntity, "not-offered")
	if en.Text == it.Text {
		t.Errorf("English and Italian: %q", en.Text)
	}
	ask.Move = before.Moves[0].Move
	red.post(m.path("moves"), ask).ok(nil)
	if m.state("red").N != before.N {
		t.Error("a dry run was played")
	}
	for _, move := range [][]string{{"fly"}, {"bid"}, {"bid", "many"}} {
		p := red.post(m.path("moves"), OrderDoc{Prompt: before.Prompt.ID, Move: move}).refused(http.StatusUnprocessableEntity, "invalid")
		if p.Errors[0].Location != "body.move" {
			t.Errorf("%+v", p)
		}
	}
	red.post(m.path("moves"), OrderDoc{Prompt: before.Prompt.ID + 1, Move: before.Moves[0].Move}).refused(http.StatusConflict, "stale")
	red.post(m.path("moves"), OrderDoc{Prompt: before.Prompt.ID, Move: before.Moves[0].Move, Seat: "blue"}).refused(http.StatusForbidden, "not-yours")
	red.post(m.path("moves"), OrderDoc{Prompt: before.Prompt.ID, Move: before.Moves[0].Move, Seat: "purple"}).refused(http.StatusUnprocessableEntity, "invalid")
	m.visitor().post(m.path("moves"), OrderDoc{Prompt: before.Prompt.ID, Move: before.Moves[0].Move}).refused(http.StatusForbidden, "not-yours")
}

func TestUndoByAPI(t *testing.T) {
	m := newSite(t).newMatch(2)
	red, blue := m.players["red"], m.players["blue"]
	red.post(m.path("undo"), SeatChoice{}).refused(http.StatusConflict, "nothing")
	m.play("red", "bid 2").ok(nil)
	m.play("red", "bid 3").ok(nil)
	var d StateDoc
	red.post(m.path("undo"), SeatChoice{}).ok(&d)
	if d.Undo.Steps != 1 {
		t.Errorf("%+v", d.Undo)
	}
	red.post(m.path("restart"), SeatChoice{}).ok(&d)
	if d.Undo.Steps != 0 {
		t.Errorf("%+v", d.Undo)
	}
	m.play("red", "seal").ok(nil)
	m.play("blue", "seal").ok(nil)
	blue.post(m.path("undo"), SeatChoice{}).refused(http.StatusConflict, "not-free")
	blue.post(m.path("undo-request"), SeatChoice{}).ok(&d)
	if r := d.Undo.Request; r == nil || r.By != "blue" || !slices.Equal(r.Missing, []string{"red"}) {
		t.Errorf("%+v", d.Undo)
	}
	m.visitor().post(m.path("undo-answer"), AnswerDoc{Agree: true}).refused(http.StatusForbidden, "not-yours")
	red.post(m.path("undo-answer"), AnswerDoc{Agree: true}).ok(&d)
	if d.Undo.Request != nil || d.Prompt == nil || d.Prompt.Step != "bid" {
		t.Errorf("%+v", d)
	}
	red.get(m.path("news")).ok(nil).has("Red takes back a move.", "Blue takes back a move; everyone agreed.")
}

func TestSeatsByAPI(t *testing.T) {
	s := newSite(t)
	anna, berta, carla := s.visitor(), s.visitor(), s.visitor()
	var doc MyTableDoc
	anna.post("tables", NewTableDoc{Title: "skirmish", Players: 3, Sit: []string{"red"}}).ok(&doc)
	path := "tables/" + doc.ID + "/"
	berta.get("tables/"+doc.ID).ok(nil).lacks(doc.Invites["blue"], "invites")
	berta.post(path+"join", JoinDoc{Seat: "blue"}).refused(http.StatusForbidden, "invite")
	berta.post(path+"join", JoinDoc{Invite: doc.Invites["blue"], Entropy: "a secret horse"}).ok(nil).has(`"mine":["blue"]`).lacks("horse")
	carla.post(path+"join", JoinDoc{Invite: doc.Invites["blue"]}).refused(http.StatusConflict, "taken")
	berta.post(path+"leave", SeatChoice{}).ok(nil).has(`"mine":[]`)
	anna.post(path+"cover", CoverDoc{Bot: "greedy"}).refused(http.StatusConflict, "not-running")

	m := s.newMatch(2)
	red := m.players["red"]
	red.post(m.path("uncover"), SeatChoice{}).refused(http.StatusConflict, "not-covered")
	red.post(m.path("cover"), CoverDoc{Bot: "nobody"}).refused(http.StatusUnprocessableEntity, "invalid")
	red.post(m.path("cover"), CoverDoc{Bot: "greedy"}).ok(nil).has(`"bot":"greedy"`)
	red.post(m.path("uncover"), SeatChoice{}).ok(nil).lacks(`"bot":"greedy"`)
	red.post(m.path("resign"), SeatChoice{}).ok(nil).has(`"bot":"random"`, `"mine":[]`)
	m.players["blue"].get(m.path("news")).ok(nil).has("resign random", "cover greedy", "uncover",
		"A bot now plays for Red.", "Red is back.", "Red resigns. A bot takes the seat.")
}

// TestHotSeat: a guest who holds two seats has to say which one is meant.
func TestHotSeat(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	var doc MyTableDoc
	v.post("tables", NewTableDoc{Title: "skirmish", Players: 2, Sit: []string{"red", "blue"}}).ok(&doc)
	path := "tables/" + doc.ID + "/"
	for _, seat := range []string{"red", "blue"} {
		var d StateDoc
		v.get(path + "state?seat=" + seat).ok(&d)
		if d.Seat != seat || d.Prompt == nil {
			t.Fatalf("%+v", d)
		}
		o := OrderDoc{Prompt: d.Prompt.ID, Move: []string{"seal"}}
		p := v.post(path+"moves", o).refused(http.StatusUnprocessableEntity, "invalid")
		if p.Errors[0].Location != "body.seat" {
			t.Errorf("%+v", p)
		}
		o.Seat = seat
		v.post(path+"moves", o).ok(nil)
	}
	var d StateDoc
	v.get(path + "state?seat=spectator").ok(&d)
	if d.Seat != "" || d.Prompt != nil {
		t.Errorf("%+v", d)
	}
}

func TestOpenAPI(t *testing.T) {
	v := newSite(t).visitor()
	a := v.get("openapi.json").ok(nil).has(`"3.1.0"`, "/api/v1/tables/{id}/moves", "/api/v1/tables/{id}/events", "StateDoc", "Problem").lacks("$schema", `"null"]`)
	if ct := a.header.Get("Content-Type"); ct != "application/openapi+json" {
		t.Error(ct)
	}
	v.get("/api").ok(nil).has("<html")
}
