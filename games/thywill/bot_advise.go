package thywill

import (
	"context"

	"outremer/game"
)

// Levels implements game.Thinker.
func (t *Title) Levels() []string { return []string{"greedy", "planner"} }

// NewBrain implements game.Thinker. Both levels enumerate the same turns and evaluate them in the
// same way; the greedy one looks no further than this turn.
func (t *Title) NewBrain(level string, r *game.Rand) game.Brain {
	if level == "planner" {
		return brain{planMind, r}
	}
	return brain{greedyMind, r}
}

var _ game.Thinker = (*Title)(nil)

// brain plays one order.
type brain struct {
	mind
	luck *game.Rand
}

// Choose implements game.Brain.
func (b brain) Choose(ctx context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	x := searches.Take()
	defer searches.Return(x)
	w.World(&x.here, b.luck)
	return append(dst, x.answer(ctx, w.Seat(), b.mind)), nil
}

// answer is p's move in the current world.
func (x *search) answer(ctx context.Context, p game.Seat, b mind) game.Move {
	var room [64]game.Move
	moves := x.here.Options(room[:0], p)
	switch {
	case len(moves) == 1:
		return moves[0]
	case x.here.core.Top().Step == stepOrders:
		return drafted(&x.here, p, moves)
	}
	m, _ := x.think(ctx, p, b, moves)
	return m
}

// drafted picks the better order, arranges the wheel as in the First Standard game, and seals.
func drafted(s *State, p game.Seat, moves []game.Move) game.Move {
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

// orderWorth is how many points an order scored above or below average, in games of four planners
// with random orders.
var orderWorth = map[string]float64{
	"alcantara": 9, "lazarus": 9, "montesa": 8, "santiago": 3, "aviz": 0,
	"holy-sepulchre": -1, "teutonic": -2, "hospitaller": -5, "templar": -5, "calatrava": -19,
}
