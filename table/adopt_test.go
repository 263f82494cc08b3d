package table

import (
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/store"
)

// turns makes each castle of skirmish a turn that one seat begins, so that a turn can begin
// for all to see: the ambush window, in which everybody answers in the open.
type turns struct{ game.Title }

func (t turns) Lexicon() *game.Lexicon {
	x := *t.Title.Lexicon()
	x.Steps = append([]game.StepSpec{}, x.Steps...)
	for i := range x.Steps {
		x.Steps[i].Turn = x.Steps[i].Slug == "ambush"
	}
	return &x
}

// old is a duel that began under the first revision.
func old(t *testing.T, h *Host) *Table {
	t.Helper()
	tab := create(t, h, NewTable{Players: 2, Revision: 1, Sit: []game.Seat{0}})
	_, err := tab.Join(bg, berta, Place{Seat: game.Nobody})
	must(t, err)
	return tab
}

// finish plays a round from the draft on.
func finish(t *testing.T, tab *Table) {
	t.Helper()
	for _, line := range []string{"seal", "pass"} {
		for s := range game.Seat(2) {
			play(t, tab, s, line)
		}
	}
}

func revisionOf(t *testing.T, tab *Table) game.Revision {
	t.Helper()
	return look(t, tab, game.Nobody).Revision
}

// TestAdopt: newer rules are offered, apply from the next turn on once all agree, and the log says
// so.
func TestAdopt(t *testing.T) {
	db := newStore(t)
	h := newHost(t, func(c *Config) { c.Store = db })
	tab := old(t, h)
	for _, s := range []game.Seat{game.Nobody, 0, 1} {
		a := look(t, tab, s).Adopt
		if a == nil || a.To != 2 || !a.Open || a.Agreed != 0 || a.Missing != game.AllSeats(2) {
			t.Fatalf("seat %d is offered %+v", s, a)
		}
	}
	must(t, tab.Adopt(bg, by(0), true))
	if a := look(t, tab, 1).Adopt; a.Agreed != game.Only(0) || a.Missing != game.Only(1) {
		t.Errorf("after one has agreed: %+v", a)
	}
	must(t, tab.Adopt(bg, by(0), false))
	must(t, tab.Adopt(bg, by(1), true))
	finish(t, tab)
	if rev := revisionOf(t, tab); rev != 1 {
		t.Fatalf("revision %d, although one has taken the agreement back", rev)
	}
	must(t, tab.Adopt(bg, by(0), true))
	if rev := revisionOf(t, tab); rev != 1 {
		t.Fatalf("revision %d in the middle of a draft", rev)
	}
	finish(t, tab)
	if rev := revisionOf(t, tab); rev != 2 || look(t, tab, 0).Adopt != nil {
		t.Fatalf("revision %d, offered %+v", rev, look(t, tab, 0).Adopt)
	}
	want(t, tab.Adopt(bg, by(0), true), ErrNewest)
	finish(t, tab)
	recs := verified(t, tab)
	at := 0
	for i, r := range recs {
		if r.Kind == record.Adopt {
			at = i + 1
		}
	}
	if at != 11 || recs[at-1].To != 2 || !strings.Contains(encode(t, recs[at]), "seal") {
		t.Errorf("adopted at record %d: %+v", at, recs)
	}
	row, err := db.LoadTable(bg, tab.ID())
	must(t, err)
	if row.Revision != 2 || !strings.Contains(row.Header, "revision 1\n") || row.Adopting != "" {
		t.Errorf("kept: revision %d, adopting %q, header %s", row.Revision, row.Adopting, row.Header)
	}
}

// TestAdoptAtOnce: where a turn begins for all to see, the rules change before it does; in
// the middle of one nobody is asked.
func TestAdoptAtOnce(t *testing.T) {
	h := newHost(t, func(c *Config) { c.Titles = []game.Title{turns{games.Example().Title}} })
	tab := old(t, h)
	if look(t, tab, 0).Adopt.Open {
		t.Error("the draft is no turn here, and yet newer rules are offered in it")
	}
	want(t, tab.Adopt(bg, by(0), true), ErrMidTurn)
	play(t, tab, 0, "seal")
	play(t, tab, 1, "seal")
	must(t, tab.Adopt(bg, by(0), true))
	must(t, tab.Adopt(bg, by(1), true))
	if rev := revisionOf(t, tab); rev != 2 {
		t.Errorf("revision %d, although all agree and the turn has just begun", rev)
	}

	tab = old(t, h)
	play(t, tab, 0, "seal")
	play(t, tab, 1, "seal")
	must(t, tab.Adopt(bg, by(0), true))
	play(t, tab, 0, "pass")
	want(t, tab.Adopt(bg, by(1), true), ErrMidTurn)
	if look(t, tab, 1).Adopt.Open {
		t.Error("newer rules are offered in the middle of a turn")
	}
}

// TestAdoptedRulesHold: a tie is decided by the rules in force at the time, also after a reload,
// when looking back, and after an undo.
func TestAdoptedRulesHold(t *testing.T) {
	db := newStore(t)
	h := newHost(t, func(c *Config) { c.Store = db })
	tab := old(t, h)
	must(t, tab.Adopt(bg, by(0), true))
	must(t, tab.Adopt(bg, by(1), true))
	finish(t, tab)
	if revisionOf(t, tab) != 2 {
		t.Fatal("not adopted")
	}
	want(t, tab.Undo(bg, by(0)), record.ErrNothing)
	want(t, tab.RequestUndo(bg, by(1)), record.ErrNothing)
	play(t, tab, 0, "bid 1")
	must(t, tab.Undo(bg, by(0)))
	if revisionOf(t, tab) != 2 {
		t.Error("an undo forgets the rules that were adopted")
	}
	news, err := tab.News("anna", 0, 0, 100)
	must(t, err)
	if !containsNote(news, "revision 2") {
		t.Error("the news do not tell it")
	}
	for n := range uint64(len(news) + 1) {
		_, err := tab.Past("anna", 0, n)
		must(t, err)
	}
	again := open(t, newHost(t, func(c *Config) { c.Store = db }), tab.ID())
	if a, b := encode(t, look(t, tab, 1)), encode(t, look(t, again, 1)); a != b {
		t.Errorf("loaded again it is\n%s\nnot\n%s", b, a)
	}
}

func containsNote(news []*News, note string) bool {
	for _, n := range news {
		if n.Kind == Noted && n.Note == note {
			return true
		}
	}
	return false
}

// TestAdoptTellsNothing: agreement must not reveal whether somebody is drafting.
func TestAdoptTellsNothing(t *testing.T) {
	var seen []string
	for _, edits := range [][]string{nil, {"bid 1"}, {"bid 1", "bid 3"}} {
		tab := old(t, newHost(t))
		for _, line := range edits {
			play(t, tab, 0, line)
		}
		must(t, tab.Adopt(bg, by(1), true))
		must(t, tab.Adopt(bg, by(0), true))
		seen = append(seen, encode(t, look(t, tab, 1)))
	}
	if seen[0] != seen[1] || seen[0] != seen[2] {
		t.Errorf("Berta sees what Anna drafts:\n%s", strings.Join(seen, "\n"))
	}
}

// TestAdoptNeedsThePlayers: bots are not asked, strangers cannot answer, and a person answers for
// all their seats.
func TestAdoptNeedsThePlayers(t *testing.T) {
	h := newHost(t)
	tab := create(t, h, NewTable{Players: 3, Revision: 1, Sit: []game.Seat{0, 1}, Bots: map[game.Seat]string{2: "last"}})
	until(t, tab, 0, func(s *Snapshot) bool { return s.Seats[2].Bot != "" && !s.Awaiting.Has(2) })
	want(t, tab.Adopt(bg, By{"berta", 1}, true), ErrNotYours)
	want(t, tab.Adopt(bg, By{"anna", 2}, true), ErrNotYours)
	must(t, tab.Adopt(bg, By{"anna", 0}, true))
	if a := look(t, tab, 0).Adopt; a.Agreed != game.AllSeats(2) || a.Missing != 0 {
		t.Errorf("%+v", a)
	}
	over := create(t, h, NewTable{Players: 2, Revision: 1, Bots: map[game.Seat]string{0: "last", 1: "last"}})
	until(t, over, game.Nobody, func(s *Snapshot) bool { return s.Status == store.Over })
	if look(t, over, game.Nobody).Adopt != nil {
		t.Error("newer rules are offered for a game that is over")
	}
}

func TestRevisionOfANewTable(t *testing.T) {
	h := newHost(t)
	if rev := revisionOf(t, duel(t, h)); rev != 2 {
		t.Errorf("a new table has revision %d", rev)
	}
	_, err := h.Create(bg, anna, NewTable{Title: "skirmish", Players: 2, Revision: 3})
	if e, ok := err.(*game.SetupError); !ok || e.Field != "revision" {
		t.Errorf("revision 3: %v", err)
	}
}
