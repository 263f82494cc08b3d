package thywill

import (
	"strings"
	"testing"

	"outremer/game"
)

// begin starts a game with a fixed seed and plays the moves of the named seats.
func begin(t testing.TB, setup game.Setup, moves ...string) *State {
	t.Helper()
	setup.Key = [2]uint64{1, 2}
	st, err := title(t).New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := st.(*State)
	for i := 0; i < len(moves); i += 2 {
		p, _ := title(t).Info().SeatNamed(setup.Seats, moves[i])
		m, err := title(t).Lexicon().Parse(moves[i+1])
		if err != nil {
			t.Fatal(err)
		}
		if err := game.Apply(s, p, m, nil); err != nil {
			t.Fatalf("%s %s: %v", moves[i], moves[i+1], err)
		}
	}
	return s
}

var tournament = game.Setup{Seats: 2, Options: map[string]string{optionVariant: "tournament"}}

func wheelOf(seat string) []string {
	return []string{seat, "order teutonic", seat, "arrange travel-build", seat, "arrange travel-crusade", seat, "arrange crusade-build",
		seat, "arrange influence-travel", seat, "arrange build-influence", seat, "seal"}
}

// TestSealedIsNotAwaited: nobody waits for a seat that has sealed, but a sealed draft can be
// reopened.
func TestSealedIsNotAwaited(t *testing.T) {
	s := begin(t, tournament, wheelOf("blue")...)
	if s.Awaiting() != game.Only(1) {
		t.Errorf("awaited: %b", s.Awaiting())
	}
	if q, ok := s.Prompt(0); !ok || q.Must {
		t.Errorf("blue is asked %+v, %v", q, ok)
	}
}

// TestPicksAreForgotten: once orders are revealed, nothing remains of the drafts or the tiles not
// kept.
func TestPicksAreForgotten(t *testing.T) {
	s := begin(t, tournament, append(wheelOf("blue"), wheelOf("red")...)...)
	empty := pick{Offer: [2]Order{noOrder, noOrder}, Order: noOrder}
	if s.Picks[0] != empty || s.Picks[1] != empty || s.Sealed != 0 {
		t.Errorf("left: %+v, sealed %b", s.Picks, s.Sealed)
	}
}

// TestChoicesLeft: the question says how many choices of its kind are left, first tokens, then
// upgrades.
func TestChoicesLeft(t *testing.T) {
	s := begin(t, game.Setup{Seats: 2})
	setUp(t, s, "offer blue lazarus aviz", "offer red montesa calatrava")
	play(t, s, "blue order lazarus", "red order montesa", "blue seal", "red seal")
	for _, want := range []struct {
		left int16
		move string
	}{{1, "token travel-build"}, {3, "upgrade travel-build"}, {2, "upgrade crusade-build"}, {1, "upgrade travel-crusade"}} {
		if q, ok := s.Prompt(0); !ok || q.B != want.left {
			t.Errorf("before %s: %d choices left (asked: %v), want %d", want.move, q.B, ok, want.left)
		}
		play(t, s, "blue "+want.move)
	}
}

// play carries out moves, each of them behind its seat.
func play(t *testing.T, s *State, moves ...string) {
	t.Helper()
	for _, line := range moves {
		seat, text, _ := strings.Cut(line, " ")
		p, _ := title(t).Info().SeatNamed(s.n, seat)
		m, err := title(t).Lexicon().Parse(text)
		if err == nil {
			err = game.Apply(s, p, m, nil)
		}
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
}
