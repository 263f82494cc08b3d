package thywill

import (
	"context"

	"outremer/game"
)

// Advise implements game.Advisor: a sensible player who looks no further than this turn.
// It goes through the same turns as the planner and weighs them in the same way.
func (s *State) Advise(p game.Seat, _ *game.Rand) game.Move {
	return s.answer(context.Background(), p, mind{1, 1, &weighed})
}

// answer is the move of a bot.
func (s *State) answer(ctx context.Context, p game.Seat, b mind) game.Move {
	var room [64]game.Move
	moves := s.Options(room[:0], p)
	switch {
	case len(moves) == 1:
		return moves[0]
	case s.core.Top().Step == stepOrders:
		return s.draft(p, moves)
	}
	m, _ := s.think(ctx, p, b, moves)
	return m
}

// draft picks the better order, lays the wheel as in the First Standard game, and seals.
func (s *State) draft(p game.Seat, moves []game.Move) game.Move {
	k := &s.Picks[p]
	best := k.Order
	for _, m := range moves {
		if o := Order(m.A); m.Verb == verbOrder && (best == noOrder || orderWorth[s.f.orders[o].slug] > orderWorth[s.f.orders[best].slug]) {
			best = o
		}
	}
	switch {
	case best != k.Order:
		return moveOrder(best)
	case !s.arranged(k):
		for _, w := range s.f.fixed {
			if !k.laid(w) {
				return moveArrange(w)
			}
		}
	}
	return moveSeal
}

// orderWorth is how many points more or less than the others an order made, in games of
// four planners that picked at random.
var orderWorth = map[string]float64{
	"alcantara": 9, "lazarus": 9, "montesa": 8, "santiago": 3, "aviz": 0,
	"holy-sepulchre": -1, "teutonic": -2, "hospitaller": -5, "templar": -5, "calatrava": -19,
}
