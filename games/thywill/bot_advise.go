package thywill

import (
	"context"

	"outremer/game"
)

// Levels implements game.Thinker.
func (t *Title) Levels() []string { return game.Levels }

// NewBrain implements game.Thinker. All levels enumerate the same turns; they differ in how far they look,
// and a squire in what he sees in a position.
func (t *Title) NewBrain(level string, style game.Style, r *game.Rand) game.Brain {
	m := minds[level]
	if level == "squire" {
		m.weights = &shortSighted
	} else {
		m.weights = &tastes[style]
	}
	return brain{m, r}
}

// minds by level: turns ahead, and positions kept in each.
var minds = map[string]mind{
	"squire": {turns: 1, width: 1},
	"knight": {turns: 1, width: 1},
	"baron":  {turns: 2, width: 6},
	"legend": planMind,
}

// shortSighted is what a beginner sees: what a turn scores, and little of what it is good for.
var shortSighted = func() weights {
	w := weighed
	for i := range w.Bonus {
		w.Bonus[i] *= 0.3
		w.Upgrade[i] *= 0.3
	}
	for i := range w.Foe {
		w.Foe[i] *= 0.3
	}
	w.Flow, w.Near, w.Rival, w.Site = 0, 0, 0, w.Site/2
	return w
}()

// tastes are the weights by style: what a character likes is a little dearer to him. The faithful keep to what was
// tuned.
var tastes = func() (t [game.Styles]weights) {
	for style := range t {
		t[style] = weighed
	}
	for i := range weighed.Foe {
		t[game.Bold].Foe[i] *= 1.06
	}
	t[game.Bold].Saracen *= 1.1
	t[game.Cautious].Site *= 1.1
	t[game.Cautious].Bonus[build] *= 1.05
	return t
}()

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
