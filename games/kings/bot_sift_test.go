package kings

import (
	"context"
	"slices"
	"testing"

	"outremer/game"
)

// TestSift: of what is offered everything is kept from which something may come, and what looks best is first.
func TestSift(t *testing.T) {
	tt := title(t)
	setup, err := tt.Info().Complete(game.Setup{Seats: seats, Key: [2]uint64{4, 4}})
	if err != nil {
		t.Fatal(err)
	}
	st, err := tt.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	luck := game.NewRand([2]uint64{1, 2})
	brain := tt.NewBrain("knight", game.Faithful, &luck)
	for asked := 0; st.Awaiting() != 0 && asked < 500; asked++ {
		p := st.Awaiting().First()
		w := game.Scene{State: st, Seat: p}.Window()
		options, kept := w.Options(nil), tt.Sift(w, nil, &luck)
		if len(kept) == 0 {
			t.Fatal("nothing is kept")
		}
		for i, m := range kept {
			if !slices.Contains(options, m) || slices.Contains(kept[:i], m) {
				t.Errorf("%s is kept", tt.lexicon.Format(m))
			}
		}
		moves, err := brain.Choose(context.Background(), w, nil)
		if err != nil {
			t.Fatal(err)
		}
		if m := moves[0]; !slices.Contains(kept, m) && !at(st.(*State)).here.isFoolish(st.(*State).core.Top(), p, m) {
			t.Errorf("%s is dropped", tt.lexicon.Format(m))
		}
		st.Play(p, moves[0], nil)
	}
}

// TestHopelessAttacks: an attack that cannot be won with anything is not even weighed. [once it was called about as good]
func TestHopelessAttacks(t *testing.T) {
	for _, c := range []struct {
		gold     string
		hopeless bool
	}{{"gold english 0", true}, {"gold english 6", false}} {
		s := position(t, "1.1", c.gold, "castle aquitaine", "foot aquitaine", "foot wessex", "casus english frankish", "play english no-quarter")
		m, err := s.t.lexicon.Parse("attack wessex aquitaine")
		if err != nil {
			t.Fatal(err)
		}
		w, luck := game.Scene{State: s, Seat: 0}.Window(), game.NewRand([2]uint64{1, 2})
		if !slices.Contains(w.Options(nil), m) {
			t.Fatalf("%s: the attack is not offered", c.gold)
		}
		if kept := slices.Contains(s.t.Sift(w, nil, &luck), m); kept == c.hopeless {
			t.Errorf("%s: kept: %v", c.gold, kept)
		}
	}
}

// TestHoldings: everything that is counted has a name, and what is counted is there.
func TestHoldings(t *testing.T) {
	s := position(t, "1.1", "gold english 7", "castle wessex", "foot wessex", "unrest mercia 1")
	list := s.Holdings(nil, 0)
	if len(list) != len(s.t.lexicon.Holdings) {
		t.Fatalf("%d numbers, %d names", len(list), len(s.t.lexicon.Holdings))
	}
	for name, want := range map[string]int{"gold": 7, "soldiers": 1, "castles": s.castles(0), "unrest": 1, "pacts": 0} {
		if got := list[slices.Index(s.t.lexicon.Holdings, name)]; got != want {
			t.Errorf("%s: %d, want %d", name, got, want)
		}
	}
}
