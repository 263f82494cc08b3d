package web

import (
	"net/http"
	"reflect"
	"slices"
	"strings"
	"testing"

	"outremer/game/record"
	"outremer/games"
	"outremer/table/logbook"
)

// alone makes a table of one person at two seats and a bot.
func alone(v *visitor, bots map[string]string, sit ...string) (d MyTableDoc) {
	v.post("tables", NewTableDoc{Title: "skirmish", Players: len(sit) + len(bots), Sit: sit, Bots: bots, Name: "Mine"}).ok(&d)
	return d
}

// step plays the last move of every seat of a table that is asked.
func step(v *visitor, id string) {
	var d MyTableDoc
	v.get("tables/" + id).ok(&d)
	for _, seat := range d.Mine {
		var st StateDoc
		v.get("tables/" + id + "/state?seat=" + seat).ok(&st)
		if st.Prompt != nil && st.Prompt.Must {
			v.post("tables/"+id+"/moves", OrderDoc{Seat: seat, Prompt: st.Prompt.ID, Move: st.Moves[len(st.Moves)-1].Move})
		}
	}
}

// asked returns the first seat that has to act.
func asked(d *MyTableDoc) string {
	i := slices.IndexFunc(d.Seats, func(s SeatDoc) bool { return s.Awaited })
	return d.Seats[i].Seat
}

// move moves a table from one host to another, and returns its new id.
func move(from, to *visitor, id string) string {
	var c ParcelDoc
	var d MyTableDoc
	from.post("tables/"+id+"/depart", nil).ok(&c)
	to.post("moved", c).ok(&d)
	from.post("tables/"+id+"/arrived", MovedDoc{d.ID}).ok(nil)
	return d.ID
}

func TestMoving(t *testing.T) {
	here, there := newSite(t), newSite(t)
	a, b := here.visitor(), there.visitor()
	old := alone(a, nil, "red", "blue")
	step(a, old.ID)
	var c, again ParcelDoc
	var d MyTableDoc
	a.post("tables/"+old.ID+"/depart", nil).ok(&c)

	// Broken off: the table waits, and whatever is asked again answers the same.
	a.get("tables/" + old.ID).ok(&d)
	if !d.Leaving || d.Status != "running" || d.To != "" {
		t.Errorf("%+v", d)
	}
	var st StateDoc
	seat := asked(&d)
	a.get("tables/" + old.ID + "/state?seat=" + seat).ok(&st)
	o := OrderDoc{Seat: seat, Prompt: st.Prompt.ID, Move: st.Moves[0].Move}
	a.post("tables/"+old.ID+"/moves", o).refused(http.StatusConflict, "departed")
	a.post("tables/"+old.ID+"/depart", nil).ok(&again)
	if !reflect.DeepEqual(c, again) {
		t.Errorf("packed differently:\n%+v\n%+v", c, again)
	}
	var first, second MyTableDoc
	b.post("moved", c).ok(&first)
	b.post("moved", again).ok(&second)
	if first.ID != second.ID || !slices.Equal(first.Mine, []string{"red", "blue"}) || first.Rated || first.Name != "Mine" || asked(&first) != seat {
		t.Errorf("%+v\n%+v", first, second)
	}
	there.visitor().post("moved", c).ok(&second) // somebody else's copy is not that game
	if first.ID == second.ID {
		t.Error("two persons have one table")
	}

	for range 2 {
		a.post("tables/"+old.ID+"/arrived", MovedDoc{first.ID}).ok(nil)
	}
	d = MyTableDoc{}
	a.get("tables/" + old.ID).ok(&d)
	if d.Status != "closed" || d.Closed != "moved" || d.To != first.ID || d.Leaving {
		t.Errorf("%+v", d)
	}
	a.post("tables/"+old.ID+"/moves", o).refused(http.StatusConflict, "not-running")
	a.post("tables/"+old.ID+"/stay", nil).refused(http.StatusConflict, "not-running")

	// And back, and to the end: one log, byte for byte.
	step(b, first.ID)
	id := move(b, a, first.ID)
	for range 500 {
		a.get("tables/" + id).ok(&d)
		if d.Status == "over" {
			break
		}
		step(a, id)
	}
	log := a.get("tables/" + id + "/log").ok(nil).body
	played, _, _ := strings.Cut(c.Log, "secret ")
	if !strings.HasPrefix(log, played) {
		t.Errorf("the log does not go on:\n%s\nthen\n%s", c.Log, log)
	}
	f, err := record.Parse([]byte(log))
	must(t, err)
	must(t, logbook.Verify(games.Example().Title, f))
	a.post("moved", ParcelDoc{From: id, Log: log, Sit: []string{"red", "blue"}, Bots: map[string]string{}, Letters: []ParcelLetterDoc{}}).
		refused(http.StatusUnprocessableEntity, "ended")
}

// TestMovedBots: bots stay bots, go on at once, and the game does not count.
func TestMovedBots(t *testing.T) {
	here, there := newSite(t), newSite(t)
	a, b := here.visitor(), there.visitor()
	old := alone(a, map[string]string{"blue": "greedy"}, "red")
	step(a, old.ID)
	id := move(a, b, old.ID)
	ev := b.events("tables/" + id + "/events")
	defer ev.close()
	for {
		u := ev.update()
		if u.State.Table.Status == "over" {
			break
		}
		if u.State.Prompt != nil && u.State.Prompt.Must {
			step(b, id)
		}
	}
	row, err := there.db.LoadTable(bg, id)
	must(t, err)
	ends, err := there.db.Outcomes(bg, row.Creator)
	must(t, err)
	if len(ends) == 0 {
		t.Error("the end is not kept")
	}
	for _, o := range ends {
		if o.Rank != 0 {
			t.Errorf("a moved game is rated: %+v", o)
		}
	}
}

// TestMovedLetters: a person around one screen finds the letters and pacts of every seat as they were, once,
// and goes on writing.
func TestMovedLetters(t *testing.T) {
	here, there := newSite(t), newSite(t)
	a, b := here.visitor().rename("Alice"), there.visitor().rename("Bob")
	old := alone(a, nil, "red", "blue", "green").ID
	write := func(v *visitor, id string, o OutgoingDoc) { v.post("tables/"+id+"/letters", o).ok(nil) }
	write(a, old, OutgoingDoc{Seat: "red", Text: "to all of you"})
	write(a, old, OutgoingDoc{Seat: "red", To: []string{"green"}, Text: "not for blue"})
	write(a, old, OutgoingDoc{Seat: "blue", To: []string{"red"}, Text: "well met", Offer: []string{"truce", "red", "1", "3"}})
	write(a, old, OutgoingDoc{Seat: "red", To: []string{"blue"}, Re: 3, Answer: "accept"})

	mail := func(v *visitor, id, seat string) (list []LetterDoc) {
		var d MailDoc
		v.get("tables/" + id + "/letters?seat=" + seat).ok(&d)
		for i := range d.Letters {
			d.Letters[i].Name = "" // whoever plays here
		}
		return d.Letters
	}
	var c ParcelDoc
	var d MyTableDoc
	a.post("tables/"+old+"/depart", nil).ok(&c)
	for range 2 { // the first answer was lost
		b.post("moved", c).ok(&d)
	}
	for seat, n := range map[string]int{"red": 4, "blue": 3, "green": 2} {
		was, is := mail(a, old, seat), mail(b, d.ID, seat)
		if len(was) != n || !reflect.DeepEqual(was, is) {
			t.Errorf("%s had %d letters, want %d:\n%+v\nand has\n%+v", seat, len(was), n, was, is)
		}
	}
	var was, is PactsDoc
	a.get("tables/" + old + "/pacts?seat=red&with=blue").ok(&was)
	b.get("tables/" + d.ID + "/pacts?seat=red&with=blue").ok(&is)
	if len(is.Made) != 1 || is.Made[0].Answer != "accept" || !reflect.DeepEqual(was.Made, is.Made) {
		t.Errorf("pacts\n%+v, then\n%+v", was.Made, is.Made)
	}
	b.get("tables/" + d.ID + "/letters?seat=red").ok(nil).has("Bob").lacks("Alice")
	write(b, d.ID, OutgoingDoc{Seat: "green", To: []string{"red"}, Text: "and on it goes"})
	if got := mail(b, d.ID, "green"); len(got) != 3 || got[2].Text != "and on it goes" || got[2].N != 3 {
		t.Errorf("green has %+v", got)
	}
	there.visitor().get("tables/"+d.ID+"/letters?seat=red").refused(http.StatusForbidden, "not-yours")
}

// TestCopied: a game whose other host never answers goes on where it was, as one copy, which says so and does not
// count; if it arrived after all, both go on.
func TestCopied(t *testing.T) {
	here, there := newSite(t), newSite(t)
	a, b := here.visitor(), there.visitor()
	old := alone(a, map[string]string{"green": "greedy"}, "red", "blue").ID
	step(a, old)
	var c ParcelDoc
	var twin, first, d MyTableDoc
	a.post("tables/"+old+"/depart", nil).ok(&c)
	b.post("moved", c).ok(&twin) // and never says so
	for range 2 {
		a.post("tables/"+old+"/depart", nil).ok(&c)
		a.post("moved", c).ok(&d)
		if first.ID != "" && first.ID != d.ID {
			t.Errorf("two copies: %s and %s", first.ID, d.ID)
		}
		first = d
	}
	if first.ID == old || !slices.Equal(first.Mine, []string{"red", "blue"}) || first.Rated || first.Invite != "" {
		t.Errorf("%+v", first)
	}
	a.post("tables/"+old+"/arrived", MovedDoc{first.ID}).ok(nil)
	d = MyTableDoc{}
	a.get("tables/" + old).ok(&d)
	if d.To != first.ID || d.Closed != "moved" {
		t.Errorf("%+v", d)
	}
	for _, g := range []struct {
		v    *visitor
		id   string
		anew int
	}{{a, first.ID, 1}, {b, twin.ID, 0}} {
		log := finish(g.v, g.id)
		played, _, _ := strings.Cut(c.Log, "secret ")
		if n := strings.Count(log, "note played-on"); !strings.HasPrefix(log, played) || n != g.anew {
			t.Errorf("%d notes that it was played anew, want %d:\n%s\nthen\n%s", n, g.anew, played, log)
		}
		f, err := record.Parse([]byte(log))
		must(t, err)
		must(t, logbook.Verify(games.Example().Title, f))
	}
	b.post("moved", ParcelDoc{From: old, Log: c.Log, Sit: c.Sit, Bots: c.Bots, Letters: c.Letters}).ok(&d)
	if d.ID != twin.ID {
		t.Errorf("received as %s, was %s", d.ID, twin.ID)
	}
}

// finish plays a table to its end, and returns its log.
func finish(v *visitor, id string) string {
	v.t.Helper()
	ev := v.events("tables/" + id + "/events")
	defer ev.close()
	for {
		switch d := ev.update().State; {
		case d.Table.Status == "over":
			return v.get("tables/" + id + "/log").ok(nil).body
		case d.Table.Status == "running":
			step(v, id)
		}
	}
}

func TestMovingRefused(t *testing.T) {
	s := newSite(t)
	v := s.visitor()
	m := s.newMatch(2)
	m.players["red"].post(m.path("depart"), nil).refused(http.StatusConflict, "not-alone")
	for _, n := range []NewTableDoc{
		{Title: "skirmish", Players: 2, Sit: []string{"red"}, Bots: map[string]string{"blue": "knight"}, Rated: true},
		{Title: "skirmish", Players: 2, Sit: []string{"red"}, Bots: map[string]string{"blue": "knight"}, Clock: map[string]int64{"turn": 86_400}},
	} {
		var held MyTableDoc
		v.post("tables", n).ok(&held)
		v.post("tables/"+held.ID+"/depart", nil).refused(http.StatusConflict, "not-alone")
	}
	mine := alone(v, nil, "red", "blue")
	s.visitor().post("tables/"+mine.ID+"/depart", nil).refused(http.StatusForbidden, "not-yours")
	v.post("tables/"+mine.ID+"/arrived", MovedDoc{"elsewhere"}).refused(http.StatusConflict, "not-running")
	step(v, mine.ID) // once: three steps can end a game
	var c ParcelDoc
	v.post("tables/"+mine.ID+"/depart", nil).ok(&c)
	v.post("tables/"+mine.ID+"/stay", nil).ok(nil)
	step(v, mine.ID)

	w := newSite(t).visitor()
	bad := func(key string, change func(*ParcelDoc)) {
		t.Helper()
		d := c
		change(&d)
		p := w.post("moved", d).refused(http.StatusUnprocessableEntity, key)
		if len(p.Errors) == 0 {
			t.Errorf("%s names no field: %+v", key, p)
		}
	}
	bad("not-a-log", func(d *ParcelDoc) { d.Log = "nothing of the kind" })
	bad("another-title", func(d *ParcelDoc) { d.Log = strings.Replace(d.Log, "skirmish", "kings", 1) })
	bad("not-true", func(d *ParcelDoc) { d.Log, _, _ = strings.Cut(d.Log, "secret ") })
	bad("set-up", func(d *ParcelDoc) { d.Log = strings.Replace(d.Log, "\n\n", "\narrange bids\n\n", 1) })
	bad("not-true", func(d *ParcelDoc) { d.Log = otherSecret(d.Log) })
	bad("invalid", func(d *ParcelDoc) { d.Sit = []string{"red"} })
	bad("invalid", func(d *ParcelDoc) { d.Sit = append(d.Sit, "green") })
	bad("invalid", func(d *ParcelDoc) { d.Bots = map[string]string{"red": "nobody-knows"} })
	bad("invalid", func(d *ParcelDoc) { d.Letters = []ParcelLetterDoc{{Seat: 2}} })
	d := c
	d.Log += strings.Repeat("#", maxParcel)
	if a := w.post("moved", d); a.status != http.StatusRequestEntityTooLarge {
		t.Errorf("too large: %d %s", a.status, a.body)
	}
	w.get("tables?list=mine").ok(nil).lacks(`"id"`)
}

// otherSecret changes the secret of a log.
func otherSecret(log string) string {
	before, after, _ := strings.Cut(log, "secret ")
	other := "0"
	if after[0] == '0' {
		other = "1"
	}
	return before + "secret " + other + after[1:]
}

// TestMovedStaysAlone: whoever held the game could read its luck, so nobody joins it.
func TestMovedStaysAlone(t *testing.T) {
	here, there := newSite(t), newSite(t)
	a, b := here.visitor(), there.visitor()
	id := move(a, b, alone(a, map[string]string{"blue": "greedy"}, "red").ID)
	b.post("tables/"+id+"/offer", OfferDoc{Seat: "blue", Want: true}).refused(http.StatusForbidden, "known")
	var d MyTableDoc
	b.get("tables/" + id).ok(&d)
	if len(d.Invites) != 0 || d.Invite != "" {
		t.Errorf("others can be invited: %q, %v", d.Invite, d.Invites)
	}
	if a := there.visitor().post("tables/"+id+"/join", JoinDoc{Seat: "blue"}); a.status < 400 {
		t.Errorf("somebody joined: %d %s", a.status, a.body)
	}
}
