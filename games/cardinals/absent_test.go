package cardinals

import (
	"testing"

	"outremer/game"
)

// mustPlay plays a seat's move that the rules must accept.
func mustPlay(t *testing.T, s *State, p game.Seat, m game.Move) {
	t.Helper()
	if err := game.Apply(s, p, m, nil); err != nil {
		t.Fatalf("%s: %v", s.t.lexicon.Format(m), err)
	}
}

// TestLate: a game in which nobody ever answers in time runs to its end, and what is played for
// the seats is legal.
func TestLate(t *testing.T) {
	s := start(t)
	for n := 0; s.Awaiting() != 0; n++ {
		if n > 5000 {
			t.Fatal("the game does not end")
		}
		p := s.Awaiting().First()
		mustPlay(t, s, p, s.Late(p))
	}
	if s.Ended != byLastDecade {
		t.Errorf("ended by %q", reasonNames[s.Ended])
	}
}

// TestLateKeepsDraft: what was drafted in time counts.
func TestLateKeepsDraft(t *testing.T) {
	s := start(t)
	p := game.Seat(0)
	var m game.Move
	for _, x := range s.Options(nil, p) {
		if x.Verb == verbMove {
			m = x
			break
		}
	}
	mustPlay(t, s, p, m)
	mustPlay(t, s, p, s.Late(p))
	if o := s.Orders[m.A]; o != orderOf(m) || !s.Sealed.Has(p) {
		t.Errorf("order %v, sealed %v; want %v", o, s.Sealed.Has(p), orderOf(m))
	}
}

// TestVacate: a dynasty that nobody plays falls into disorder in the first turn.
func TestVacate(t *testing.T) {
	s := start(t)
	empty := game.Seat(3)
	for s.Season == early {
		p := s.Awaiting().First()
		m := s.Late(p)
		if p == empty {
			m = s.Vacate(p)
		}
		mustPlay(t, s, p, m)
	}
	if !s.Failed.Has(empty) || s.Failed.Len() != 1 {
		t.Errorf("failed: %v", s.seatNames(s.Failed))
	}
	if s.centres(empty) != 0 || s.units(empty) != 0 {
		t.Error("the realm is still there")
	}
}
