package record_test

import (
	"slices"
	"testing"

	"outremer/facts"
	"outremer/game"
	"outremer/game/record"
	"outremer/games/kings"
)

// turns returns the numbers of the standing moves that started a new turn.
func turns(c *record.Course) (ns []int) {
	for _, e := range c.Line {
		if e.Turn {
			ns = append(ns, e.N)
		}
	}
	return ns
}

// TestTurns: a turn of skirmish begins with a new draft, not with an edit of one.
func TestTurns(t *testing.T) {
	s := tell(t, 2)
	if !s.c.BetweenTurns() {
		t.Error("skirmish does not begin with a turn")
	}
	s.add("red bid 2", "red seal", "red unseal", "red seal", "blue bid 3", "blue seal")
	if turns(s.c) != nil || s.c.BetweenTurns() {
		t.Errorf("%v brought a turn within a draft", turns(s.c))
	}
	s.add("red pass", "blue pass")
	if !slices.Equal(turns(s.c), []int{8}) || !s.c.BetweenTurns() {
		t.Errorf("%v brought a turn, not the last pass", turns(s.c))
	}
	s.add("blue note hello")
	if !s.c.BetweenTurns() {
		t.Error("a note is taken for a move")
	}
	s.add("red bid 1")
	if s.c.BetweenTurns() {
		t.Error("a bid does not begin the round")
	}
	s.add("red undo 10")
	if !s.c.BetweenTurns() {
		t.Error("the round is begun though the bid was taken back")
	}
}

// TestTurnsOfDrafts: in Crusader Kings a seat that has plotted is asked nothing more while others
// are still plotting; that is not a new turn.
func TestTurnsOfDrafts(t *testing.T) {
	title, err := kings.New(facts.Dir(kings.Box.Data, nil))
	if err != nil {
		t.Fatal(err)
	}
	c, err := record.Begin(title, game.Setup{Seats: 5, Key: [2]uint64{1, 2}})
	if err != nil {
		t.Fatal(err)
	}
	for c.State.Awaiting() != 0 && len(c.Line) < 2000 {
		before := c.State.Awaiting()
		s := before.First()
		ch, err := c.Prepare(s, c.State.Options(nil, s)[0], "")
		if err != nil {
			t.Fatal(err)
		}
		if ch.Entry.Turn && ch.Entry.Draft {
			t.Fatalf("move %d of a draft brought a turn, with %b awaited before and %b after", ch.Record.N, before, ch.Awaiting())
		}
		c.Commit(ch)
	}
	if n := len(turns(c)); n < 2 {
		t.Errorf("%d turns", n)
	}
}
