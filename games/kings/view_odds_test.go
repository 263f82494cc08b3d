package kings

import (
	"math"
	"strings"
	"testing"

	"outremer/game"
)

// TestOdds: the chance shown before investing is the true one.
func TestOdds(t *testing.T) {
	for _, tt := range []struct {
		need, good, n, draws int
		want                 float64
	}{
		{1, 0, 4, 3, 0},
		{1, 2, 4, 1, 0.5},
		{1, 2, 4, 3, 1},
		{2, 2, 4, 2, 1.0 / 6},
		{2, 2, 4, 3, 0.5},
		{3, 4, 6, 4, 0.6},
		{3, 2, 6, 6, 0},
	} {
		if got := atLeast(tt.need, tt.good, tt.n, tt.draws); math.Abs(got-tt.want) > 1e-12 {
			t.Errorf("%d of %d good among %d in %d draws: %v, want %v", tt.need, tt.good, tt.n, tt.draws, got, tt.want)
		}
	}
}

// TestOddsView: the odds include the critical traits and the Duke's token, and are shown only to
// the owner of the bag.
func TestOddsView(t *testing.T) {
	s := position(t, "1.0", "child english edmund strong", "duchy edmund northumbria", "foot northumbria",
		"bag english kind cruel weak", "gold english 2", "play english the-spoils-are-shared")
	play(t, s, game.Seat(0), "attack northumbria scotland")
	own := s.View(0).(*View).Check.Odds // cruel and strong of four help
	for i, want := range []float64{0.5, 5.0 / 6, 1} {
		if len(own) != 3 || math.Abs(own[i]-want) > 1e-4 {
			t.Fatalf("odds %v", own)
		}
	}
	if at := s.View(0).(*View).Attacks[0]; len(at.Odds) != 3 || math.Abs(at.Odds[1]-own[1]) > 1e-4 || len(s.View(1).(*View).Attacks[0].Odds) != 0 {
		t.Errorf("odds of the attack %v", at.Odds)
	}
	if o := s.View(0).(*View).Odds[grpInvade]; o.Action != "invade" || o.Good != 1 || o.Tokens != 3 || math.Abs(o.Win[0][1]-2.0/3) > 1e-4 {
		t.Errorf("odds of the bag %+v", o)
	}
	if other := s.View(1).(*View).Check.Odds; len(other) != 0 {
		t.Errorf("another sees odds %v", other)
	}
}

// position is a game of five persons, the English first, with a few arrangements.
func position(t *testing.T, edition string, lines ...string) *State {
	t.Helper()
	st, err := title(t).New(game.Setup{Seats: seats, Edition: edition, Options: map[string]string{optionFirst: "english"}, Key: [2]uint64{3, 4}})
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range lines {
		if err := st.(*State).Arrange(strings.Fields(l)); err != nil {
			t.Fatalf("%s: %v", l, err)
		}
	}
	return st.(*State)
}

// play plays a move in its notation.
func play(t *testing.T, s *State, p game.Seat, line string) {
	t.Helper()
	m, err := s.t.lexicon.Parse(line)
	if err != nil {
		t.Fatal(err)
	}
	if err := game.Apply(s, p, m, nil); err != nil {
		t.Fatalf("%s: %v", line, err)
	}
}
