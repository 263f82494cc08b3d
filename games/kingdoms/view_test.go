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

	s.Fight.Dice = [2][6]uint8{{1, 1, 1, 1, 1, 1}, {0, 0, 0, 3, 0, 1}}
	if got, want := s.viewer(game.Nobody).viewAttack().Hits, [2]int{2, 1}; got != want {
		t.Errorf("hits from 5 up: got %v, want %v", got, want)
	}
	v := s.View(game.Nobody).(*View)
	if v.HitsOn != 5 || v.Furthest != 3 {
		t.Errorf("got hits from %d and a bonus up to %d, want 5 and 3", v.HitsOn, v.Furthest)
	}
	s.Army = Set{}
	s.Army.add(numbered(t, s, s.f.effects[fxTroop], 3))
	m := s.viewer(game.Nobody).viewMuslims()
	if want := []int{1, 2}; m.Strength != 3 || !slices.Equal(m.Marches, want) {
		t.Errorf("an army of %d marches on %v, want 3 and %v [8.3e]", m.Strength, m.Marches, want)
	}
	s.Lasting[muslims] = lastCitadels
	if got, want := s.viewer(game.Nobody).viewMuslims().Effects, []string{"m-citadels"}; !slices.Equal(got, want) {
		t.Errorf("got effects of %v, want %v", got, want)
	}
}

// TestViewOdds: whoever chooses an attack sees the odds of all that can be declared, whoever lays down
// cards those of the attack, and nobody else sees any.
func TestViewOdds(t *testing.T) {
	arrange := []string{"hands none", "hand damascus m-troop-1", "hand antioch c-troop-2 c-leader", "round antioch"}
	s := position(t, 4, arrange, nil)
	odds := s.viewOdds(3)
	if got, want := len(odds), s.attackTargets(3).len(); got != want {
		t.Errorf("got the odds of %d attacks, want %d", got, want)
	}
	if got := s.viewOdds(0); len(got) != 0 {
		t.Errorf("a seat that waits sees %v", got)
	}
	homs := s.oddsAgainst(3, regionNamed(t, s, "homs"), s.Hand[3], Set{})
	if homs.Defence != 3 || len(homs.Win) != 3 {
		t.Errorf("Homs: got a defence of %d and %d odds, want 3 and 3", homs.Defence, len(homs.Win))
	}
	near(t, "two dice against Homs", homs.Win[2], 0.1875, 1e-9)
	near(t, "with a Leader", homs.Led[1], 1.0/8, 1e-9)

	s = position(t, 4, append(arrange, "lasting antioch fervour"), nil)
	for region, dice := range map[string]int{"homs": 3, "tripoli": 2} { // a Muslim's, and nobody's
		if got := len(s.oddsAgainst(3, regionNamed(t, s, region), s.Hand[3], Set{}).Win) - 1; got != dice {
			t.Errorf("with Fervour: %d dice against %s, want %d", got, region, dice)
		}
	}
	s = position(t, 4, append(arrange, "hand antioch c-leader"), nil)
	if got := s.viewOdds(3); len(got) != 0 {
		t.Errorf("without troops: got %v", got)
	}
	s = position(t, 4, arrange, []string{"attack homs", "commit c-troop-2"})
	if got := s.viewOdds(3); len(got) != 1 || got[0].Region != "homs" || len(got[0].Win) != 3 {
		t.Errorf("while cards are laid: got %v, want those of two dice against Homs", got)
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
