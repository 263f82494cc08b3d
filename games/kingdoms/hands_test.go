package kingdoms

import (
	"testing"

	"outremer/game"
)

// TestSetOfBothDecks: the first and the last card of each deck are added, found and taken out alone.
func TestSetOfBothDecks(t *testing.T) {
	ends := []Card{0, deckBits - 1, deckBits, 2*deckBits - 1}
	for _, c := range ends {
		var x Set
		x.add(c)
		for _, other := range ends {
			if x.has(other) != (other == c) {
				t.Errorf("a set of card %d alone: has(%d) is %v", c, other, x.has(other))
			}
		}
		all := setOf(ends)
		all.remove(c)
		if all.has(c) || all.len() != len(ends)-1 {
			t.Errorf("after card %d was taken out: it is there: %v, %d are left, want %d", c, all.has(c), all.len(), len(ends)-1)
		}
	}
}

// TestShownCopy: who knew of one of two copies knows of none when a copy is shown, whichever it was,
// and who knew of both still knows of one.
func TestShownCopy(t *testing.T) {
	s := position(t, 4, []string{"hands none", "hand damascus m-leader m-leader m-troop-1"}, nil)
	leaders := s.Hand[0].and(s.f.effects[fxPoints])
	one, other := leaders.first(), leaders.nth(1)
	s.Seen[1].add(other)
	s.Seen[2] = s.Hand[0]
	s.show(0, one)
	if got := s.Seen[1]; !got.empty() {
		t.Errorf("who knew of one copy knows %v, want nothing", s.names(got))
	}
	if got, want := s.words(s.Seen[2]), "m-troop-1 m-leader"; got != want {
		t.Errorf("who knew all knows %v, want %v", got, want)
	}
}

// TestOwnDiscardIsKnown: in every world sampled for a seat its own discards are what they were, and
// not in all of those sampled for another; after a reshuffle nobody knows where they are.
func TestOwnDiscardIsKnown(t *testing.T) {
	s := position(t, 4, []string{"hands none", "hand antioch c-leader c-troop-1", "round antioch"}, []string{"discard c-leader"})
	r, others := game.Quick([2]uint64{1, 2}), 0
	for range 50 {
		own, other := *s, *s
		own.Sample(3, &r)
		other.Sample(2, &r)
		if own.Down != s.Down {
			t.Fatalf("its own discard became %s", own.words(own.Down))
		}
		if other.Down != s.Down {
			others++
		}
	}
	if others == 0 {
		t.Error("another seat knows what was discarded face down")
	}
	s.endTurn(nil)
	if !s.Down.empty() || !s.Seen[3].empty() {
		t.Errorf("after a reshuffle: %s lies face down, %s is known; want none", s.words(s.Down), s.words(s.Seen[3]))
	}
}

// TestNothingIsLeftOfAFight: once an attack is over, ambushed or fought, its cards lie among the
// discards and nowhere else.
func TestNothingIsLeftOfAFight(t *testing.T) {
	arrange := []string{"hands none", "hand antioch c-troop-1", "hand damascus m-ambush", "round antioch"}
	for _, last := range []string{"ambush", "pass"} {
		s := position(t, 4, arrange, []string{"attack homs", "commit c-troop-1", "done", "pass", last})
		if s.Fight != noFight {
			t.Errorf("after %s: got %+v, want %+v", last, s.Fight, noFight)
		}
	}
}

// TestDrawNeverBelowZero: the Muslims draw nothing if the difficulty takes away all their cards [K44].
func TestDrawNeverBelowZero(t *testing.T) {
	s := position(t, 1, []string{"hands none"}, nil)
	s.Extra = -100
	s.beginTurn(nil)
	if got := s.UnseenN; got != 0 {
		t.Errorf("got %d cards, want none", got)
	}
}
