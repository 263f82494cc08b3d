package kings

import (
	"testing"

	"outremer/game"
)

// begun is a game at its start.
func begun(t *testing.T, options map[string]string) *State {
	t.Helper()
	st, err := title(t).New(game.Setup{Seats: seats, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return st.(*State)
}

// TestAvailable: cards that are to be drawn cannot be chosen again, neither those of the hand nor
// those of a bonus.
func TestAvailable(t *testing.T) {
	s := begun(t, nil)
	s.Undrawn[war], s.Discards[war] = 0b111, 0b11000
	s.Now.Want[war], s.Now.Extra[war] = 2, 1
	if got, want := s.available(war), 2; got != want {
		t.Errorf("got %d, want %d", got, want)
	}
}

// TestScriptedHandsAreUnread: what a scripted dynasty draws is shown to nobody, not even to the
// first seat.
func TestScriptedHandsAreUnread(t *testing.T) {
	s := begun(t, map[string]string{"iberian": "ferox"})
	for p := range game.Seat(seats) {
		want := game.Only(p)
		if s.isScripted(p) {
			want = 0
		}
		if got := s.reader(p); got != want {
			t.Errorf("seat %d: got %b, want %b", p, got, want)
		}
	}
}

// TestOnlyPlottersAreAsked: who has laid down his cards has nothing to say until all have.
func TestOnlyPlottersAreAsked(t *testing.T) {
	s := begun(t, nil)
	for p := range s.Houses {
		s.Houses[p].Hand.add(cardOf(war, p))
	}
	s.Houses[0].Plotted[0] = cardOf(war, 0)
	must, may := askPlotters(s, nil)
	if want := game.AllSeats(seats).Without(0); must != want || may != 0 {
		t.Errorf("got %b and %b, want %b and 0", must, may, want)
	}
}
