package thywill

import (
	"context"

	"outremer/game"
	"outremer/game/pool"
)

// How far the planner looks: own turns ahead, how many positions it keeps of each, and how
// many of these may have the same wheel. Without that limit the many places to which
// knights can ride push out other distributions and upgrades, which pay later.
const (
	planTurns = 6
	planWidth = 24
	planAlike = 4
)

// mind is how a bot thinks: how many turns it looks ahead, how many positions it keeps of
// each, and what it values.
type mind struct {
	turns, width int
	weights      *weights
}

// The planner goes through whole turns and looks some turns ahead on its own wheel. The
// others are taken to gain Influence at the usual pace and to leave the map alone. At every
// prompt it plans afresh; what is left of a plan is found again.
var (
	greedyMind = mind{1, 1, &weighed}
	planMind   = mind{planTurns, planWidth, &weighed}
)

// search is a look ahead.
type search struct {
	thinker
	here  State // the world at hand
	beams [2]beam
}

// beam is the best positions after some turns.
type beam struct {
	p        game.Seat // whose wheels are compared
	width, n int
	rank     [planWidth]int8 // slots, the best first
	slot     [planWidth]node
}

type node struct {
	state State
	first game.Move // answer to the prompt at hand
	value float64
	over  bool // p has no further turn
}

var searches pool.Pool[search]

// think finds the best of some answers to a prompt, and what it leads to is worth.
func (x *search) think(ctx context.Context, p game.Seat, b mind, moves []game.Move) (game.Move, float64) {
	s := &x.here
	x.set(s, p, b.weights)
	x.made = 0
	now, next := &x.beams[0], &x.beams[1]
	now.clear(p, b.width)
	switch s.core.Top().Step {
	case stepFit:
		x.try(s, moves, now)
		b.turns = 1 // without a board there is nothing to look at
	case stepPlace:
		x.try(s, moves, now)
	default:
		x.found = func(c *State, v float64) { now.offer(c, x.path[0], v, false) }
		x.rest(s)
	}
	for range b.turns - 1 {
		if ctx.Err() != nil {
			break
		}
		next.clear(p, b.width)
		for _, i := range now.rank[:now.n] {
			x.expand(&now.slot[i], next)
		}
		now, next = next, now
	}
	best := &now.slot[now.rank[0]]
	return best.first, best.value
}

// try puts what single moves lead to into a beam.
func (x *search) try(s *State, moves []game.Move, into *beam) {
	for _, m := range moves {
		c := x.copyOf(0, s)
		c.Play(x.p, m, nil)
		into.offer(c, m, x.worth(c, turnsLeft(c)), false)
	}
}

// expand puts the turns that follow a position into a beam.
func (x *search) expand(from *node, into *beam) {
	if !from.over && meanwhile(&from.state, x.p) {
		from.over = true
		from.value = x.worth(&from.state, 0)
	}
	if from.over {
		into.offer(&from.state, from.first, from.value, true)
		return
	}
	x.made = 0
	x.found = func(c *State, v float64) { into.offer(c, from.first, v, false) }
	x.turn(&from.state)
}

// meanwhile lets the others have their turns. It reports whether p has no further turn.
func meanwhile(s *State, p game.Seat) (over bool) {
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

// offer keeps a position if it is among the best, not there already, and not one too many
// with its wheel.
func (b *beam) offer(s *State, first game.Move, value float64, over bool) {
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
	n.state, n.first, n.value, n.over = *s, first, value, over
}

// outdone is the rank of the position that a new one with this wheel has to beat: the last
// with that wheel if there are enough, else the last of all. While there is room, it is the
// first rank that is free.
func (b *beam) outdone(w *wheel) int {
	alike, last := 0, 0
	for i, at := range b.rank[:b.n] {
		if b.slot[at].state.Wheels[b.p] == *w {
			alike++
			last = i
		}
	}
	if alike >= planAlike {
		return last
	}
	return min(b.n, b.width-1)
}

// same reports whether a position was reached before, by turns in another order.
func (n *node) same(s *State, value float64) bool {
	return n.value == value && n.state.Wheels == s.Wheels && n.state.Knights == s.Knights && n.state.Houses == s.Houses
}
