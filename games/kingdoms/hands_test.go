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

// TestKnownHandInAnAttack: who knows a hand is unsure of one card of each kind that its owner may
// have laid face down, and knows the rest again once the cards are turned over.
func TestKnownHandInAnAttack(t *testing.T) {
	arrange := []string{"hands none", "hand antioch c-troop-1 c-troop-1 c-troop-2 c-leader c-relic", "hand damascus m-ambush", "round antioch"}
	s := position(t, 4, arrange, nil)
	antioch := s.Awaiting().First()
	spy, blind := game.Seat(0), game.Seat(1)
	s.Seen[spy] = s.Hand[antioch]
	expect := func(when, want string) {
		t.Helper()
		if got := s.words(s.Seen[spy].and(s.Hand[antioch])); got != want {
			t.Errorf("%s: known are %q, want %q", when, got, want)
		}
		if got := s.Seen[blind]; !got.empty() {
			t.Errorf("%s: who knew nothing knows %q", when, s.words(got))
		}
		if err := s.Audit(); err != nil {
			t.Errorf("%s: %v", when, err)
		}
	}
	carryOut(t, s, nil, []string{"attack homs", "commit c-troop-1"})
	expect("a card is laid down", "c-troop-1 c-relic")
	other := *s
	carryOut(t, s, nil, []string{"commit c-troop-2"})
	expect("a second one too", "c-relic")
	carryOut(t, s, nil, []string{"done", "pass"})
	for !s.Fight.Open {
		carryOut(t, s, nil, []string{"pass"})
	}
	expect("turned over", "c-troop-1 c-leader c-relic")

	s = &other
	carryOut(t, s, nil, []string{"done", "pass", "ambush"})
	expect("the ambushed cards are discarded face up", "c-troop-2 c-troop-1 c-leader c-relic")
}

// TestKnownHandAndTheft: of a card that leaves a hand face down for good, others know only that it
// may have been one of each kind, with that back.
func TestKnownHandAndTheft(t *testing.T) {
	s := position(t, 4, []string{"hands none", "hand damascus m-leader m-leader m-troop-1 c-relic"}, nil)
	s.Seen[1] = s.Hand[0]
	s.hide(0, s.Hand[0].and(s.f.effects[fxPoints]).nth(1))
	if got, want := s.words(s.Seen[1]), "m-leader c-relic"; got != want {
		t.Errorf("known are %q, want %q", got, want)
	}
	if x := s.Seen[1].minus(s.Hand[0]); !x.empty() {
		t.Errorf("%q is known in the hand, but has left it", s.words(x))
	}
}

// TestShownWhileInDoubt: a card shown from a hand in doubt counts once, whichever copy it was.
func TestShownWhileInDoubt(t *testing.T) {
	for copied := range 2 {
		s := position(t, 4, []string{"hands none", "hand damascus m-troop-1 m-troop-1 m-troop-1"}, nil)
		s.Seen[1] = s.Hand[0]
		one := s.Hand[0].first()
		s.lay(0, one, s.f.all)
		s.show(0, s.Hand[0].nth(copied))
		if known, doubted := s.Seen[1].len(), s.Doubt[1].len(); known != 1 || doubted != 1 {
			t.Errorf("copy %d shown: %d known, %d in doubt; want 1 and 1", copied, known, doubted)
		}
		s.Fight.Open = true
		s.resolveDoubts()
		if got := s.Seen[1]; got != s.Hand[0] {
			t.Errorf("copy %d shown: known are %q, want %q", copied, s.words(got), s.words(s.Hand[0]))
		}
	}
}

// TestKnownHandAndAShownCopy: of two cards of a kind one may have been laid face down; once the other is
// shown, the one that stayed is in doubt, and is known again when the cards are turned over [K62].
func TestKnownHandAndAShownCopy(t *testing.T) {
	s := position(t, 4, []string{"hands none", "hand damascus m-leader m-leader m-troop-1"}, nil)
	s.Seen[1] = s.Hand[0]
	leaders := s.Hand[0].and(s.f.effects[fxPoints])
	s.lay(0, s.Hand[0].minus(leaders).first(), s.f.all)
	s.show(0, s.Doubt[1].and(leaders).first())
	if got, want := s.words(s.Seen[1].and(s.Hand[0])), "none"; got != want {
		t.Errorf("while a card lies face down: known are %q, want %q", got, want)
	}
	s.resolveDoubts()
	if got, want := s.words(s.Seen[1].and(s.Hand[0])), "m-leader"; got != want {
		t.Errorf("turned over: known are %q, want %q", got, want)
	}
}

// TestNthRegion: counted from the lowest, without those that are not in the set.
func TestNthRegion(t *testing.T) {
	x := regions(0b1011_0001)
	for i, want := range []Region{0, 4, 5, 7} {
		if got := x.nth(i); got != want {
			t.Errorf("number %d of %b: got %d, want %d", i, x, got, want)
		}
	}
}
