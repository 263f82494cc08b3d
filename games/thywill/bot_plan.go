package thywill

import (
	"context"

	"outremer/game"
	"outremer/game/pool"
)

// The planner's search limits: own turns ahead, positions kept per turn, and how many of those may
// share a wheel. Without the last limit the many places knights can ride to crowd out other
// distributions and upgrades, which pay off later.
const (
	planTurns = 8
	planWidth = 96
	planAlike = 6 // one of so many may share a wheel

	planReplies  = 5 // turns whose replies are looked at
	planForeseen = 6 // turns for which the others' deeds are foreseen
)

// mind is how a bot thinks: how many turns it looks ahead, how many positions it keeps per turn,
// and what it values.
type mind struct {
	turns, width int
	replies      int // turns whose replies it looks at
	foreseen     int // turns for which it foresees what the others do
	weights      *weights
}

// The planner enumerates whole turns and looks some turns ahead on its own wheel. Where it foresees nothing, it
// assumes that the others gain Influence at the usual pace and leave the map alone. It plans from scratch at
// every prompt; the rest of an earlier plan is found again.
var planMind = mind{planTurns, planWidth, planReplies, planForeseen, &weighed}

// search is the planner's lookahead.
type search struct {
	thinker
	here  State // the current world
	beams [2]beam
	roots [planWidth]root
	rootN int
	ahead forecast
}

// beam holds the best positions after some turns.
type beam struct {
	p        game.Seat // whose wheels are compared
	width, n int
	rank     [planWidth]int8 // slots, best first
	slot     [planWidth]node
}

type node struct {
	state State
	root  int16     // which of the first turns led here
	first game.Move // answer to the current prompt
	value float64
	over  bool // p has no more turns
}

var searches pool.Pool[search]

// think finds the best of the given answers to a prompt and the worth of the position it leads to.
func (x *search) think(ctx context.Context, p game.Seat, b mind, moves []game.Move) (game.Move, float64) {
	s := &x.here
	x.set(s, p, b.weights)
	x.made = 0
	now := &x.beams[0]
	now.clear(p, b.width)
	switch s.core.Top().Step {
	case stepFit:
		x.try(s, moves, now)
		b.turns, b.replies = 1, 0 // without a board there is nothing to evaluate
	case stepPlace:
		x.try(s, moves, now)
		b.replies = 0
	default:
		x.found = func(c *State, v float64) { now.offer(c, x.path[0], 0, v, false) }
		x.rest(s)
	}
	x.ahead.clear()
	if b.turns > 1 {
		x.foresee(ctx, b.foreseen)
	}
	now = x.lookAhead(ctx, b)
	if b.replies > 1 && ctx.Err() == nil {
		x.reconsider(ctx, now, b)
	}
	best := &now.slot[now.rank[0]]
	return best.first, best.value
}

// lookAhead follows the turns in the first beam as far as b looks, and returns the beam it ends with.
func (x *search) lookAhead(ctx context.Context, b mind) *beam {
	now, next := &x.beams[0], &x.beams[1]
	x.plant(now)
	for k := range b.turns - 1 {
		next.clear(x.p, b.width)
		for _, i := range now.rank[:now.n] {
			if ctx.Err() != nil {
				return now // the next beam would lack those that come last
			}
			x.expand(&now.slot[i], k, next)
		}
		now, next = next, now
	}
	return now
}

// try adds the results of single moves to a beam.
func (x *search) try(s *State, moves []game.Move, into *beam) {
	for _, m := range moves {
		c := x.copyOf(0, s)
		c.Play(x.p, m, nil)
		into.offer(c, m, 0, x.worth(c, turnsLeft(c)), false)
	}
}

// expand adds the turns that follow a position to a beam.
func (x *search) expand(from *node, k int, into *beam) {
	if !from.over && x.meanwhile(&from.state, k) {
		from.over = true
		from.value = x.worth(&from.state, 0)
	}
	if from.over {
		into.offer(&from.state, from.first, from.root, from.value, true)
		return
	}
	x.made = 0
	x.found = func(c *State, v float64) { into.offer(c, from.first, from.root, v, false) }
	x.turn(&from.state)
}

// meanwhile plays the others' turns after p's k-th and reports whether p has no more turns.
func (x *search) meanwhile(s *State, k int) (over bool) {
	if turn := x.ahead.after(k); turn != nil {
		return s.suffer(x.p, turn)
	}
	return usual(s, x.p)
}

// usual lets the others gain as usual, and reports whether p has no more turns.
func usual(s *State, p game.Seat) (over bool) {
	gain := int(paceNow(s) + 0.5)
	after := (int(s.Start) + s.n - 1 - int(p) + s.n) % s.n // turns until the round ends [end.2]
	if int(s.Supply) <= after*gain {
		return true
	}
	for q := range game.Seat(s.n) {
		if q != p {
			s.gain(q, gain, nil)
		}
	}
	return false
}

func (b *beam) clear(p game.Seat, width int) { b.p, b.width, b.n = p, width, 0 }

// offer keeps a position if it is among the best, not a duplicate, and within the limit for its
// wheel.
func (b *beam) offer(s *State, first game.Move, root int16, value float64, over bool) {
	at := b.n
	for at > 0 && value > b.slot[b.rank[at-1]].value {
		at--
	}
	if at == b.width || at > 0 && b.slot[b.rank[at-1]].same(s, value) {
		return
	}
	out := b.outdone(&s.Wheels[b.p])
	if out < at {
		return
	}
	free := int8(b.n)
	if out < b.n {
		free = b.rank[out]
	} else {
		b.n++
	}
	copy(b.rank[at+1:out+1], b.rank[at:out])
	b.rank[at] = free
	n := &b.slot[free]
	n.state, n.first, n.root, n.value, n.over = *s, first, root, value, over
}

// outdone is the rank of the position that a new one with this wheel must beat: the last one with
// that wheel if the limit is reached, otherwise the last of all. While there is room, it is the
// first free rank.
func (b *beam) outdone(w *wheel) int {
	alike, last := 0, 0
	for i, at := range b.rank[:b.n] {
		if b.slot[at].state.Wheels[b.p] == *w {
			alike++
			last = i
		}
	}
	if alike >= max(b.width/planAlike, 1) {
		return last
	}
	return min(b.n, b.width-1)
}

// same reports whether a position was already reached, by the same turns in another order.
func (n *node) same(s *State, value float64) bool {
	return n.value == value && n.state.Wheels == s.Wheels && n.state.Knights == s.Knights && n.state.Houses == s.Houses
}
