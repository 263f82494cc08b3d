package teacher

import (
	"slices"
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
