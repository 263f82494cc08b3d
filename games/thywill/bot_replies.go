package thywill

import (
	"cmp"
	"context"
	"math"
	"slices"

	"outremer/game"
)

// The planner leaves the others out of its plans. So it takes its best few turns, lets the others answer each
// of them as they probably would, and plans anew from there: a turn that others spoil, or that spoils theirs,
// is seen for what it is.

// replyMind is how the others are thought to plan, and againMind how the planner goes on after them.
var (
	replyMind = mind{turns: 2, width: 6, weights: &weighed}
	againMind = mind{turns: 6, width: 24, weights: &weighed}
)

// root is a first turn, with the best that a plan makes of it.
type root struct {
	state State
	first game.Move
	value float64
}

// plant remembers the first turns of all plans.
func (x *search) plant(b *beam) {
	x.rootN = b.n
	for i, at := range b.rank[:b.n] {
		n := &b.slot[at]
		n.root = int16(i)
		x.roots[i] = root{n.state, n.first, math.Inf(-1)}
	}
}

// reconsider looks at the replies to the best turns, and puts the one that is best then first in the beam.
func (x *search) reconsider(ctx context.Context, b *beam, m mind) {
	for _, at := range b.rank[:b.n] {
		n := &b.slot[at]
		x.roots[n.root].value = max(x.roots[n.root].value, n.value)
	}
	list := x.roots[:x.rootN]
	slices.SortStableFunc(list, func(a, b root) int { return cmp.Compare(b.value, a.value) })
	list = list[:min(len(list), m.replies)]
	if len(list) < 2 || math.IsInf(list[1].value, -1) {
		return
	}
	y := searches.Take()
	defer searches.Return(y)
	best, most := 0, math.Inf(-1)
	for i := range list {
		if math.IsInf(list[i].value, -1) || ctx.Err() != nil {
			break
		}
		if v := y.after(ctx, &list[i].state, x.p, m.weights, &x.ahead); v > most {
			best, most = i, v
		}
	}
	n := &b.slot[b.rank[0]]
	n.first, n.value = list[best].first, list[best].value
}

// after is what a position after p's turn is worth to p once the others have had theirs. When the supply is
// exhausted, the game ends with the round [end.2]. Later turns are those foreseen.
func (y *search) after(ctx context.Context, s *State, p game.Seat, w *weights, ahead *forecast) float64 {
	y.here = *s
	y.ahead.clear()
	for i := 1; i <= s.n; i++ {
		q := (p + game.Seat(i)) % game.Seat(s.n)
		if q == s.Start && y.here.Supply <= 0 {
			y.set(&y.here, p, w)
			return y.worth(&y.here, 0)
		}
		if q != p {
			y.here = y.roots[y.whole(ctx, q, replyMind).root].state
		}
	}
	m := againMind
	m.weights = w
	y.ahead = *ahead
	y.ahead.first++
	return y.whole(ctx, p, m).value
}

// whole finds p's best whole turn in the current world, and where a plan that begins with it ends.
func (y *search) whole(ctx context.Context, p game.Seat, b mind) *node {
	y.set(&y.here, p, b.weights)
	y.made = 0
	first := &y.beams[0]
	first.clear(p, b.width)
	y.found = func(c *State, v float64) { first.offer(c, y.path[0], 0, v, false) }
	y.turn(&y.here)
	last := y.lookAhead(ctx, b)
	return &last.slot[last.rank[0]]
}
