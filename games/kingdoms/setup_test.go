package kingdoms

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"outremer/game"
)

// begin starts a game with a fixed seed.
func begin(t testing.TB, setup game.Setup) *State {
	t.Helper()
	return beginWith(t, title(t), setup)
}

func beginWith(t testing.TB, k *Title, setup game.Setup) *State {
	t.Helper()
	st, err := k.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return st.(*State)
}

// position starts a game, arranges it and plays moves for whichever seat is asked.
func position(t testing.TB, seats int, arrange, moves []string) *State {
	t.Helper()
	s := begin(t, game.Setup{Seats: seats, Key: [2]uint64{1, 2}})
	carryOut(t, s, arrange, moves)
	return s
}

// carryOut arranges a game and plays moves for whichever seat is asked.
func carryOut(t testing.TB, s *State, arrange, moves []string) {
	t.Helper()
	for _, line := range arrange {
		if err := s.Arrange(strings.Fields(line)); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	for _, text := range moves {
		m, err := s.t.lexicon.Parse(text)
		if err == nil {
			err = game.Apply(s, s.Awaiting().First(), m, nil)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

func regionNamed(t testing.TB, s *State, name string) Region {
	t.Helper()
	i := slices.Index(s.f.regions, name)
	if i < 0 {
		t.Fatalf("no region %s", name)
	}
	return Region(i)
}

// TestSetup counts the components in each place at the start of each mode.
func TestSetup(t *testing.T) {
	tests := []struct {
		seats                 int
		names                 []string
		decks, piles          [2]int // Muslim, Christian
		hands                 []int
		castles, limits       []int
		muslims, unseen, free int
	}{
		{4, []string{"damascus", "aleppo", "jerusalem", "antioch"}, [2]int{40, 40}, [2]int{24, 24},
			[]int{8, 8, 8, 8}, []int{2, 2, 2, 2}, []int{7, 7, 7, 7}, 0, 0, 6},
		{3, []string{"saladin", "jerusalem", "antioch"}, [2]int{40, 40}, [2]int{28, 24},
			[]int{12, 8, 8}, []int{4, 2, 2}, []int{9, 7, 7}, 0, 0, 6},
		{2, []string{"richard", "leopold"}, [2]int{33, 36}, [2]int{21, 20},
			[]int{8, 8}, []int{1, 1}, []int{0, 0}, 12, 12, 0},
		{1, []string{"crusade"}, [2]int{33, 36}, [2]int{25, 24},
			[]int{12}, []int{1}, []int{0}, 13, 8, 0},
	}
	for _, tt := range tests {
		k := title(t)
		if got := k.Info().Seats[tt.seats]; !slices.Equal(got, tt.names) {
			t.Errorf("%d players: seats %v, not %v", tt.seats, got, tt.names)
		}
		s := begin(t, game.Setup{Seats: tt.seats, Key: [2]uint64{3, 4}})
		if err := s.Audit(); err != nil {
			t.Errorf("%d players: %v", tt.seats, err)
		}
		used := s.f.all.minus(s.Out)
		for r := range Religion(2) {
			if got := used.of(r).len(); got != tt.decks[r] {
				t.Errorf("%d players: %d cards in the %s deck, not %d", tt.seats, got, religionNames[r], tt.decks[r])
			}
			if got := s.Pile.of(r).len(); got != tt.piles[r] {
				t.Errorf("%d players: %d cards in the %s pile, not %d", tt.seats, got, religionNames[r], tt.piles[r])
			}
		}
		for p := range tt.names {
			if s.Hand[p].len() != tt.hands[p] || s.Held[p].len() != tt.castles[p] || int(s.mode.players[p].castles) != tt.limits[p] {
				t.Errorf("%d players: %s has %d cards, %d castles of %d", tt.seats, tt.names[p], s.Hand[p].len(), s.Held[p].len(), s.mode.players[p].castles)
			}
			if other := 1 - s.mode.players[p].religion; !s.Hand[p].of(other).empty() {
				t.Errorf("%d players: %s holds cards of the other deck", tt.seats, tt.names[p])
			}
		}
		if s.Held[muslims].len() != tt.muslims || int(s.UnseenN) != tt.unseen || s.free().len() != tt.free {
			t.Errorf("%d players: %d Muslim regions, %d unseen cards, %d independent regions", tt.seats, s.Held[muslims].len(), s.UnseenN, s.free().len())
		}
		if s.Turn != 1 || s.Garrison != 0 || s.Bonus != [powers]int8{} {
			t.Errorf("%d players: turn %d, garrisons %v, bonus %v", tt.seats, s.Turn, s.Garrison, s.Bonus)
		}
	}
}

// TestSetupOptions: the Muslims' hand can be made larger or smaller in the modes that have Muslims.
func TestSetupOptions(t *testing.T) {
	for value, extra := range map[string]int{"printed": 0, "minus-4": -4, "minus-2": -2, "plus-2": 2, "plus-4": 4} {
		for seats, printed := range map[int]int{1: 8, 2: 12} {
			s := begin(t, game.Setup{Seats: seats, Options: map[string]string{"bot-hand": value}})
			if int(s.UnseenN) != printed+extra {
				t.Errorf("%d players, %s: the Muslims draw %d cards", seats, value, s.UnseenN)
			}
		}
	}
	refused := []game.Setup{
		{Seats: 0}, {Seats: 5}, {Seats: 3, Options: map[string]string{"bot-hand": "plus-2"}},
		{Seats: 1, Options: map[string]string{"bot-hand": "all"}}, {Seats: 4, Edition: "first"}, {Seats: 4, Revision: 99},
	}
	for _, setup := range refused {
		if _, err := title(t).New(setup); err == nil {
			t.Errorf("%+v is allowed", setup)
		} else if se := new(game.SetupError); !errors.As(err, &se) {
			t.Errorf("%+v: %v is no SetupError", setup, err)
		}
	}
}

// TestDealIsFair: every card of a deck is dealt to every hand about equally often.
func TestDealIsFair(t *testing.T) {
	const games = 4000
	k := title(t)
	var count [2 * deckBits]int
	for g := range games {
		st, err := k.New(game.Setup{Seats: 4, Key: [2]uint64{uint64(g), 99}})
		if err != nil {
			t.Fatal(err)
		}
		for x := st.(*State).Hand[3]; !x.empty(); {
			count[x.take()]++
		}
	}
	for c := range 40 { // 8 of 40 cards: 800 times, give or take five standard deviations
		if n := count[deckBits+c]; n < 670 || n > 930 {
			t.Errorf("%s was dealt to Antioch %d times in %d", k.f.cards[k.f.kindOf[deckBits+c]], n, games)
		}
	}
}

// TestBoards walks over both boards (T40): connections are symmetric, all regions are connected,
// and the three connections of the rulebook's examples exist.
func TestBoards(t *testing.T) {
	for seats := 1; seats <= maxPlayers; seats++ {
		s := begin(t, game.Setup{Seats: seats})
		b := s.mode.board
		if b.on.len() != 14 {
			t.Errorf("%s has %d regions", b.slug, b.on.len())
		}
		links, reach := 0, regions(1)
		for range 14 {
			for x := reach; x != 0; {
				reach |= b.borders[x.take()]
			}
		}
		if reach != b.on {
			t.Errorf("%s falls apart", b.slug)
		}
		for x := b.on; x != 0; {
			r := x.take()
			links += b.borders[r].len()
			for y := b.borders[r]; y != 0; {
				if q := y.take(); !b.borders[q].has(r) || q == r {
					t.Errorf("%s: %s and %s are connected one way", b.slug, s.f.regions[r], s.f.regions[q])
				}
			}
		}
		if links != 2*24 {
			t.Errorf("%s has %d connections", b.slug, links/2)
		}
		for _, pair := range [][2]string{{"latakia", "homs"}, {"turbessel", "edessa"}, {"turbessel", "aleppo"}} {
			if !b.borders[regionNamed(t, s, pair[0])].has(regionNamed(t, s, pair[1])) {
				t.Errorf("%s: %v are not connected", b.slug, pair)
			}
		}
		points := 0
		for r := range b.points {
			points += int(b.points[r])
		}
		switch {
		case s.against() && (points != 24 || len(b.byNumber) != 14 || b.byNumber[0] != regionNamed(t, s, "jerusalem")):
			t.Errorf("%s: %d points, %d numbers, number 1 is %s", b.slug, points, len(b.byNumber), s.f.regions[b.byNumber[0]])
		case !s.against() && (points != 0 || len(b.byNumber) != 0):
			t.Errorf("%s has numbers or points", b.slug)
		}
	}
}

// TestDecks: 40 cards per deck, in the numbers given by the rules notes.
func TestDecks(t *testing.T) {
	f := title(t).f
	want := map[string]int{
		"m-troop-5": 1, "m-troop-4": 3, "m-troop-3": 4, "m-troop-2": 6, "m-troop-1": 4, "m-leader": 2, "m-militia": 2, "m-add-troops": 2,
		"c-troop-5": 2, "c-troop-4": 3, "c-troop-3": 5, "c-troop-2": 6, "c-troop-1": 2, "c-leader": 2, "c-sortie": 2, "c-add-troops": 2,
	}
	strength := [2]int{}
	for k, slug := range f.cards {
		n, ok := want[slug]
		if !ok {
			n = 1
		}
		if got := f.kinds[k].copies.len(); got != n {
			t.Errorf("%d copies of %s, not %d", got, slug, n)
		}
		if f.kinds[k].typ == troop {
			strength[f.kinds[k].copies.first().deck()] += n * f.kinds[k].n
		}
	}
	if f.all.of(muslim).len() != 40 || f.all.of(christian).len() != 40 || len(f.cards) != 48 {
		t.Errorf("%d Muslim and %d Christian cards of %d kinds", f.all.of(muslim).len(), f.all.of(christian).len(), len(f.cards))
	}
	if strength != [2]int{45, 51} {
		t.Errorf("troops of strength %v", strength)
	}
}
