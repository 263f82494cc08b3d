package kings

import (
	"context"
	"testing"

	"outremer/game"
)

// TestNoRulerMarriesTheHorse: neither bot does so, although it is green and next door.
func TestNoRulerMarriesTheHorse(t *testing.T) {
	s := position(t, "1.1", "bride wales glitterhoof kind strong", "dynasty english")
	play(t, s, 0, "marry william-the-conqueror")
	luck := game.NewRand([2]uint64{1, 2})
	moves := s.Options(nil, 0)
	for range 20 {
		if got := s.t.lexicon.Format(at(s).here.advise(moves, 0, &luck)); got == "court wales" {
			t.Fatalf("greedy plays %s", got)
		}
	}
	for _, x := range at(s).shortlist(0, &luck, planMoves) {
		if got := s.t.lexicon.Format(x.move); got == "court wales" {
			t.Errorf("the planner considers %s", got)
		}
	}
}

// TestBotsAnswerCounterOffers: they take what the spouse is worth, refuse what is beyond it, and never haggle.
func TestBotsAnswerCounterOffers(t *testing.T) {
	for _, c := range []struct {
		terms, want string
	}{
		{"dowry 0 english", "accept"},
		{"ask-dowry 2 english", "accept"},
		{"ask-dowry 20 english", "decline"},
	} {
		s := position(t, "1.1", "child frankish adele kind", "gold english 20", "dynasty english")
		play(t, s, 0, "marry william-the-conqueror")
		play(t, s, 0, "propose adele")
		play(t, s, 0, "dowry 0 english")
		play(t, s, 1, "counter")
		play(t, s, 1, c.terms)
		luck := game.NewRand([2]uint64{1, 2})
		if got := s.t.lexicon.Format(at(s).here.advise(s.Options(nil, 0), 0, &luck)); got != c.want {
			t.Errorf("%s: greedy answers %s, want %s", c.terms, got, c.want)
		}
		if got := s.t.lexicon.Format(at(s).think(context.Background(), 0, &luck, &legendMind)); got == "counter" {
			t.Errorf("%s: the planner answers %s", c.terms, got)
		}
	}
}
