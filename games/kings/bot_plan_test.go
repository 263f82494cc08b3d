package kings

import (
	"context"
	"testing"

	"outremer/game"
)

// TestPlannerAgreesWithItself: the same question has the same answer, and the answer is
// legal, at every step of a game.
func TestPlannerAgreesWithItself(t *testing.T) {
	for _, edition := range editionNames {
		s := position(t, edition)
		luck := game.NewRand([2]uint64{1, 2})
		brief := &mind{0, []stage{{2, 2}, {1, 1}}}
		for range 150 {
			p := s.Awaiting().First()
			if p == game.Nobody {
				break
			}
			a, b := luck, luck
			m, again := s.think(context.Background(), p, &a, brief), s.think(context.Background(), p, &b, brief)
			if m != again {
				t.Fatalf("%s, then %s", s.t.lexicon.Format(m), s.t.lexicon.Format(again))
			}
			if err := s.Check(p, m); err != nil {
				t.Fatal(err)
			}
			s.Play(p, m, nil)
			luck = a
		}
	}
}

// TestPlannerAnnexes: land in a Pact with one's own is taken before a doubtful attack.
func TestPlannerAnnexes(t *testing.T) {
	s := position(t, "1.1", "ally english scotland", "foot northumbria", "castle brittany", "gold english 0", "bag english weak ugly coward",
		"play english the-spoils-are-shared")
	luck := game.NewRand([2]uint64{1, 2})
	if got := s.t.lexicon.Format(s.Plan(context.Background(), 0, &luck)); got != "attack northumbria scotland" {
		t.Errorf("it plays %s", got)
	}
}

// TestPlannerStops: without time it still answers, after a first look.
func TestPlannerStops(t *testing.T) {
	s := position(t, "1.1")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	luck := game.NewRand([2]uint64{1, 2})
	if err := s.Check(s.first, s.Plan(ctx, s.first, &luck)); err != nil {
		t.Error(err)
	}
}

// TestPlannerDoesNotNag: it makes no offers to others.
func TestPlannerDoesNotNag(t *testing.T) {
	s := position(t, "1.0", "dynasty english")
	var d desk
	luck := game.NewRand([2]uint64{1, 2})
	for _, x := range d.shortlist(s, 0, &luck) {
		if x.move.Verb == verbTrade {
			t.Errorf("it thinks of %s", s.t.lexicon.Format(x.move))
		}
	}
}

// TestPlannerAllocates: the look ahead takes no memory once the desk is there.
func TestPlannerAllocates(t *testing.T) {
	s := position(t, "1.1", "dynasty english")
	luck := game.NewRand([2]uint64{1, 2})
	brief := &mind{0, []stage{{1, 2}, {1, 1}}}
	n := testing.AllocsPerRun(5, func() {
		again := luck
		s.think(context.Background(), 0, &again, brief)
	})
	if n > 0 {
		t.Errorf("%v allocations", n)
	}
}
