package kings

import (
	"context"
	"testing"

	"outremer/game"
)

// at returns a desk with a position on it.
func at(s *State) *desk { return &desk{here: counsel{State: *s, n: &sound, taster: game.Nobody}} }

// TestPlannerAgreesWithItself: the same question has the same answer, and the answer is
// legal, at every step of a game.
func TestPlannerAgreesWithItself(t *testing.T) {
	for _, edition := range editionNames {
		s := position(t, edition)
		luck := game.NewRand([2]uint64{1, 2})
		brief := &mind{8, 0, true, []stage{{2, 2}, {1, 1}}, 0}
		for range 150 {
			p := s.Awaiting().First()
			if p == game.Nobody {
				break
			}
			a, b := luck, luck
			m, again := at(s).think(context.Background(), p, &a, brief), at(s).think(context.Background(), p, &b, brief)
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

// TestPlannerAnnexes: land in a Pact is annexed before risking a doubtful attack.
func TestPlannerAnnexes(t *testing.T) {
	s := position(t, "1.1", "ally english scotland", "foot northumbria", "castle brittany", "gold english 0", "bag english weak ugly coward",
		"play english the-spoils-are-shared")
	luck := game.NewRand([2]uint64{1, 2})
	if got := s.t.lexicon.Format(at(s).think(context.Background(), 0, &luck, &legendMind)); got != "attack northumbria scotland" {
		t.Errorf("it plays %s", got)
	}
}

// TestPlannerStops: without time it still answers, after a first look.
func TestPlannerStops(t *testing.T) {
	s := position(t, "1.1")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	luck := game.NewRand([2]uint64{1, 2})
	if err := s.Check(s.First, at(s).think(ctx, s.First, &luck, &legendMind)); err != nil {
		t.Error(err)
	}
}

// TestPlannerDoesNotNag: it makes no offers to others.
func TestPlannerDoesNotNag(t *testing.T) {
	s := position(t, "1.0", "dynasty english")
	luck := game.NewRand([2]uint64{1, 2})
	for _, x := range at(s).shortlist(0, &luck, planMoves) {
		if x.move.Verb == verbTrade {
			t.Errorf("it thinks of %s", s.t.lexicon.Format(x.move))
		}
	}
}

// TestBrainsAllocate: thinking allocates nothing once the desk exists.
func TestBrainsAllocate(t *testing.T) {
	s := position(t, "1.1", "dynasty english")
	luck, dst := game.NewRand([2]uint64{1, 2}), make([]game.Move, 0, 1)
	for _, level := range s.t.Levels() {
		brain := s.t.NewBrain(level, game.Faithful, &luck)
		n := testing.AllocsPerRun(2, func() {
			if _, err := brain.Choose(context.Background(), game.Scene{State: s, Seat: 0}.Window(), dst); err != nil {
				t.Error(err)
			}
		})
		if n > 0 {
			t.Errorf("%s: %v allocations", level, n)
		}
	}
}

// TestPlannerKeepsItsWord: asked at every turn of games in which nobody else ends a Pact, with a dynasty or with a
// territory, it does so never, since the answers differ by chance alone. [once at six turns of the second game]
func TestPlannerKeepsItsWord(t *testing.T) {
	for _, key := range []uint64{4, 5} {
		st, err := title(t).New(game.Setup{Seats: seats, Edition: "1.1", Options: map[string]string{optionFirst: "english"}, Key: [2]uint64{0, key}})
		if err != nil {
			t.Fatal(err)
		}
		s, luck, asked := st.(*State), game.NewRand([2]uint64{0, 2}), 0
		d := at(s)
		for s.Awaiting() != 0 {
			p := s.Awaiting().First()
			d.here.State = *s
			if h := &s.Houses[p]; s.core.Top().Step == stepTurn && (h.Pact != 0 || h.Allied != 0) {
				asked++
				r := game.NewRand([2]uint64{1, 1})
				if m := at(s).think(context.Background(), p, &r, &legendMind); m.Verb == verbBreakPact || m.Verb == verbBreakLand {
					t.Errorf("game %d, Round %d: it plays %s", key, d.here.rounds(), s.t.lexicon.Format(m))
				}
			}
			s.Play(p, d.here.advise(s.Options(nil, p), p, &luck), nil)
		}
		if asked < 10 {
			t.Errorf("game %d: asked %d times", key, asked)
		}
	}
}
