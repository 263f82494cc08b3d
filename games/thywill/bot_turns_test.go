package thywill

import (
	"slices"
	"testing"

	"outremer/game"
)

// TestTurnsThoughtOf: every turn a bot considers begins with a legal move, and at the start of a
// turn it considers every move, except that Influence always comes second and not every journey to
// a second action is examined.
func TestTurnsThoughtOf(t *testing.T) {
	for players := 2; players <= maxPlayers; players++ {
		s := start(t, players, "standard", 11)
		playOn(t, s, "knight", func(p game.Seat, _ game.Move) {
			if s.Round == 0 || s.core.Top().Step == stepConfirm {
				return
			}
			moves := s.Options(nil, p)
			var x thinker
			x.set(s, p, &weighed)
			seen := map[game.Move]bool{}
			x.found = func(*State, float64) { seen[x.path[0]] = true }
			x.rest(s)
			for m := range seen {
				if !slices.Contains(moves, m) {
					t.Fatalf("round %d: %s is not offered", s.Round, s.t.lexicon.Format(m))
				}
			}
			for _, m := range moves {
				if s.core.Top().Step == stepTurn && !seen[m] && !s.thoughtless(p, m) {
					t.Fatalf("round %d: %s is not thought of", s.Round, s.t.lexicon.Format(m))
				}
			}
		})
	}
}

// thoughtless reports whether a move is a split that bots do not consider.
func (s *State) thoughtless(p game.Seat, m game.Move) bool {
	if m.Verb != verbResolve || m.C == int16(s.Wheels[p].Tokens[m.A]) {
		return false
	}
	return Action(m.B) == influence || Action(m.B) == travel
}
