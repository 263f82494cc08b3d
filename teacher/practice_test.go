package teacher

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/games"
)

// TestPositions: every position can still be reached, its answers can be played, and one is clearly best.
func TestPositions(t *testing.T) {
	shelf, err := games.Open("", "")
	if err != nil {
		t.Fatal(err)
	}
	list, err := Positions()
	if err != nil || len(list) == 0 {
		t.Fatalf("%d positions: %v", len(list), err)
	}
	ids := map[string]bool{}
	for i := range list {
		p := &list[i]
		if ids[p.ID] {
			t.Errorf("%s is there twice", p.ID)
		}
		ids[p.ID] = true
		title, ok := shelf.Find(p.Title, p.Facts)
		if !ok {
			t.Errorf("%s: %s with the facts %s is gone", p.ID, p.Title, p.Facts)
			continue
		}
		checkPosition(t, p, title)
	}
}

func checkPosition(t *testing.T, p *Position, title game.Title) {
	t.Helper()
	st, err := p.State(title)
	if err != nil {
		t.Errorf("%s: %v", p.ID, err)
		return
	}
	for _, c := range p.Choices {
		m, err := title.Lexicon().Parse(c.Move)
		if err != nil || !slices.Contains(st.Options(nil, p.Seat), m) {
			t.Errorf("%s: %q cannot be played: %v", p.ID, c.Move, err)
		}
	}
	if len(p.Choices) < 2 || p.Choices[0].Worth-p.Choices[1].Worth < leastLead {
		t.Errorf("%s: no move is clearly best", p.ID)
	}
	if (p.Theme == ThemeOrder) != (p.Written > 0) {
		t.Errorf("%s: theme %q, but %d orders are written", p.ID, p.Theme, p.Written)
	}
	if p.Written > 0 {
		checkMissing(t, p, title, st)
	}
}

// checkMissing: the orders that are written are the seat's own, and each answer would stand in the place of the missing one:
// none stands beside the best, and the best is not written yet.
func checkMissing(t *testing.T, p *Position, title game.Title, st game.State) {
	t.Helper()
	x := title.Lexicon()
	best, err := x.Parse(p.Choices[0].Move)
	if err != nil {
		t.Fatalf("%s: %v", p.ID, err)
	}
	mine := fmt.Sprint(p.Seat, " ")
	for _, line := range p.Line[len(p.Line)-p.Written:] {
		if !strings.HasPrefix(line, mine) || line == mine+p.Choices[0].Move {
			t.Errorf("%s: %q is written", p.ID, line)
		}
	}
	options := p.Among(x, st.Options(nil, p.Seat))
	if len(options) != len(p.Choices) || len(options) == len(st.Options(nil, p.Seat)) {
		t.Errorf("%s: %d answers are offered, %d are known, of %d options", p.ID, len(options), len(p.Choices), len(st.Options(nil, p.Seat)))
	}
	for _, o := range options {
		if o != best && beside(st, p.Seat, best, o) {
			t.Errorf("%s: %s can stand beside %s", p.ID, x.Format(o), p.Choices[0].Move)
		}
	}
}

// TestPositionsAreSmall: all positions together take little room in the program.
func TestPositionsAreSmall(t *testing.T) {
	files, err := practiceFiles.ReadDir("practice")
	if err != nil {
		t.Fatal(err)
	}
	var size int64
	for _, f := range files {
		info, err := f.Info()
		if err != nil {
			t.Fatal(err)
		}
		size += info.Size()
	}
	if size > 200<<10 {
		t.Errorf("%d bytes, more than 200 kB", size)
	}
}
