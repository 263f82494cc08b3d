package table

import (
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/store"
	"outremer/table/logbook"
)

// TestPlayOn: a finished game is played on from one of its moments, by a person and bots, to another end. Its log
// verifies, even if the one that it began with had no rolls, and says from where on it is new.
func TestPlayOn(t *testing.T) {
	h := newHost(t, func(c *Config) { c.DefaultBot = "last" })
	title := games.Example().Title
	was := create(t, h, NewTable{Players: 2, Bots: map[game.Seat]string{0: "random", 1: "random"}})
	until(t, was, game.Nobody, over)
	text, err := was.Log(bg)
	must(t, err)
	f, err := record.Parse(text)
	must(t, err)
	for i := range f.Records {
		f.Records[i].Rolls = nil
	}
	if err := logbook.Cut(title, f, len(f.Records)+1); err == nil {
		t.Error("a game was cut behind its end")
	}
	must(t, logbook.Cut(title, f, 3))
	first := slices.Clone(f.Records)

	id, err := h.PlayOn(bg, anna, title, f, 0)
	must(t, err)
	tab := open(t, h, id)
	snap, err := tab.Snapshot(anna.ID, 0)
	must(t, err)
	if snap.Info.Status != store.Running || snap.Info.Seats[1].Bot != "last" || !tab.Holds(anna.ID).Has(0) {
		t.Fatalf("the table is %+v", snap.Info)
	}
	if err := tab.Cover(bg, By{anna.ID, 0}, "last"); err != nil {
		t.Fatal(err)
	}
	until(t, tab, game.Nobody, over)
	text, err = tab.Log(bg)
	must(t, err)
	f, err = record.Parse(text)
	must(t, err)
	must(t, logbook.Verify(title, f))
	for i, r := range first {
		if f.Records[i].Text != r.Text || f.Records[i].Seat != r.Seat {
			t.Errorf("record %d is %q, was %q", r.N, f.Records[i].Text, r.Text)
		}
	}
	if n := f.Records[len(first)]; n.Kind != record.Note || n.Text != "played-on" {
		t.Errorf("after the moment comes %q", strings.TrimSpace(string(n.Append(nil, f.Seats))))
	}

	f.Secret = nil
	f.Records = nil
	if _, err := h.PlayOn(bg, anna, title, f, 9); err == nil {
		t.Error("somebody sits at a seat that is not there")
	}
}

// TestPlayOnFromPosition: a game begins from a position that somebody set up, is looked back at from there, and its
// log says so, and verifies. A position that makes no sense makes no table.
func TestPlayOnFromPosition(t *testing.T) {
	h := newHost(t, func(c *Config) { c.DefaultBot = "last" })
	title := games.Example().Title
	setup, err := title.Info().Complete(game.Setup{Seats: 2, Position: []string{"troops red 1", "troops blue 0", "left 1", "bids"}})
	must(t, err)
	secret := []byte("a position")
	f := &record.File{Header: record.NewHeader(title, setup, record.Seal(secret), nil), Secret: secret}
	id, err := h.PlayOn(bg, anna, title, f, 0)
	must(t, err)
	tab := open(t, h, id)
	snap, err := tab.Snapshot(anna.ID, 0)
	must(t, err)
	if len(snap.Moves) != 2 {
		t.Errorf("with one troop there are %d answers", len(snap.Moves))
	}
	must(t, tab.Cover(bg, By{anna.ID, 0}, "last"))
	until(t, tab, game.Nobody, over)
	text, err := tab.Log(bg)
	must(t, err)
	f, err = record.Parse(text)
	must(t, err)
	must(t, logbook.Verify(title, f))
	if n := f.Records[0]; n.Kind != record.Note || n.Text != "set-up" || len(f.Position) != 4 {
		t.Errorf("the log begins with %q", text)
	}
	castles := 0
	snap, err = tab.Snapshot(anna.ID, 0)
	must(t, err)
	for _, n := range snap.Result.Points {
		castles += n
	}
	if castles > 1 {
		t.Errorf("%d castles were fought for, where one was left", castles)
	}

	f.Position = []string{"troops red 99", "bids"}
	f.Records, f.End = nil, ""
	if _, err := h.PlayOn(bg, anna, title, f, 0); err == nil {
		t.Error("a position with too many troops made a table")
	}
}

// TestPlayOnAfterTheEnd: there is nothing to play.
func TestPlayOnAfterTheEnd(t *testing.T) {
	h := newHost(t)
	was := create(t, h, NewTable{Players: 2, Bots: map[game.Seat]string{0: "random", 1: "random"}})
	until(t, was, game.Nobody, over)
	text, err := was.Log(bg)
	must(t, err)
	f, err := record.Parse(text)
	must(t, err)
	_, err = h.PlayOn(bg, anna, games.Example().Title, f, 0)
	want(t, err, ErrNotRunning)
}
