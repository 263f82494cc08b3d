package kingdoms

import (
	"slices"
	"testing"

	"outremer/game"
)

// TestViewByFacts: the view contains what a client would otherwise need rules and facts for.
func TestViewByFacts(t *testing.T) {
	st, err := title(t).New(game.Setup{Seats: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	f := *s.f
	f.hitsOn, f.limit = 5, 3
	s.f = &f

	s.fight.dice = [2][6]uint8{{1, 1, 1, 1, 1, 1}, {0, 0, 0, 3, 0, 1}}
	if got, want := s.viewer(game.Nobody).viewAttack().Hits, [2]int{2, 1}; got != want {
		t.Errorf("hits from 5 up: got %v, want %v", got, want)
	}
	v := s.View(game.Nobody).(*View)
	if v.HitsOn != 5 || v.Furthest != 3 {
		t.Errorf("got hits from %d and a bonus up to %d, want 5 and 3", v.HitsOn, v.Furthest)
	}
	s.army = Set{}
	s.army.add(numbered(t, s, s.f.effects[fxTroop], 3))
	m := s.viewer(game.Nobody).viewMuslims()
	if want := []int{1, 2}; m.Strength != 3 || !slices.Equal(m.Marches, want) {
		t.Errorf("an army of %d marches on %v, want 3 and %v [8.3e]", m.Strength, m.Marches, want)
	}
	s.lasting[muslims] = lastCitadels
	if got, want := s.viewer(game.Nobody).viewMuslims().Effects, []string{"m-citadels"}; !slices.Equal(got, want) {
		t.Errorf("got effects of %v, want %v", got, want)
	}
}

// numbered is the card of a set with the given number.
func numbered(t *testing.T, s *State, cards Set, n int) Card {
	t.Helper()
	for !cards.empty() {
		if c := cards.take(); s.number(c) == n {
			return c
		}
	}
	t.Fatalf("no card has the number %d", n)
	return noCard
}
