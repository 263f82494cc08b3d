package cardinals

import "outremer/game"

// What happens to a seat that nobody plays [R19], [R123], [7a].

// Late implements game.Absentee: a draft counts as it stands, and starts with the standing orders
// [R122]; in other questions, silence means pass.
func (s *State) Late(p game.Seat) game.Move {
	if q, _ := s.Prompt(p); q.Kind == game.Draft {
		return moveSeal
	}
	return movePass
}

// Vacate implements game.Absentee: a monarch whom nobody plays leaves, and his realm falls into
// disorder [7a].
func (s *State) Vacate(p game.Seat) game.Move {
	if q, _ := s.Prompt(p); q.Step == stepOrders && !s.Leaving.Has(p) {
		return moveAbdicate
	}
	return s.Late(p)
}

var _ game.Absentee = (*State)(nil)
