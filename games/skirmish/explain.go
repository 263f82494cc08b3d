package skirmish

import (
	"outremer/game"
	"outremer/game/flow"
)

// Why a move is refused. These functions only see moves that are not offered, and reveal nothing
// that the seat does not already know.

func explainBid(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb == verbBid && s.Done.Has(p):
		return bidIsSealed.With()
	case m.Verb == verbBid && m.A > int16(s.Troops[p]):
		return tooFewTroops.With(int16(s.Troops[p]))
	}
	return nil
}

func explainAmbush(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if m.Verb == verbAmbush && !s.holdsAmbush(p) {
		return noAmbush.With()
	}
	return nil
}
