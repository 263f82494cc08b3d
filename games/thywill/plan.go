package thywill

import (
	"context"
	"slices"
	"sync"

	"outremer/game"
)

// How far the planner looks: own turns ahead, and how many positions it keeps of each.
const (
	planTurns = 5
	planWidth = 24
)

// Plan implements game.Planner: it goes through whole turns and looks some turns ahead on its own wheel. The
// others are taken to gain Influence at the usual pace and to leave the map alone.
func (s *State) Plan(ctx context.Context, p game.Seat, _ *game.Rand) game.Move {
	return s.think(ctx, p, planTurns, planWidth, &weighed)
}

// search is a look ahead.
type search struct {
	thinker
	beams  [2]beam
	others rivals
}

// beam is the best positions after some turns, the best first.
type beam struct {
	n    int
	rank [planWidth]int8 // slots, the best first
	slot [planWidth]node
}

type node struct {
	state State
	first game.Move // answer to the prompt at hand
	value float64
	over  bool
}

var searches = sync.Pool{New: func() any { return new(search) }}

// think finds the best answer to a prompt of p's turn.
func (s *State) think(ctx context.Context, p game.Seat, turns, width int, w *weights) game.Move {
	x := searches.Get().(*search)
	defer searches.Put(x)
	x.p, x.w, x.made, x.others = p, w, 0, s.rivals(p, w)
	now, next := &x.beams[0], &x.beams[1]
	now.n = 0
	x.found = func(c *State) { now.offer(c, x.path[0], c.worth(p, &x.others, c.turnsLeft(), w), false, width) }
	x.rest(s)
	for range turns - 1 {
		if ctx.Err() != nil {
			break
		}
		next.n = 0
		for _, i := range now.rank[:now.n] {
			x.expand(&now.slot[i], next, width)
		}
		now, next = next, now
	}
	return now.slot[now.rank[0]].first
}

// expand goes through the turns that follow a position.
func (x *search) expand(from *node, into *beam, width int) {
	if !from.over && from.state.meanwhile(x.p) {
		from.over = true
		from.value = from.state.worth(x.p, &x.others, 0, x.w)
	}
	if from.over {
		into.offer(&from.state, from.first, from.value, true, width)
		return
	}
	first := from.first
	x.made = 0
	x.found = func(c *State) { into.offer(c, first, c.worth(x.p, &x.others, c.turnsLeft(), x.w), false, width) }
	x.turn(&from.state)
}

// meanwhile lets the others have their turns: they gain Influence at the usual pace. It
// reports whether p has no further turn.
func (s *State) meanwhile(p game.Seat) (over bool) {
	pace := s.pace()
	after := (int(s.Start) + s.n - 1 - int(p) + s.n) % s.n // turns of others until the round ends
	supply := float64(s.Supply)
	if supply-float64(after)*pace <= 0 {
		return true
	}
	for q := range s.n {
		if game.Seat(q) != p {
			s.gain(game.Seat(q), int(pace+0.5), nil)
		}
	}
	return false
}

// offer keeps a position if it is among the best.
func (b *beam) offer(s *State, first game.Move, value float64, over bool, width int) {
	at := b.n
	for at > 0 && value > b.slot[b.rank[at-1]].value {
		at--
	}
	if at == width {
		return
	}
	free := int8(b.n)
	if b.n == width {
		free = b.rank[width-1]
	} else {
		b.n++
	}
	copy(b.rank[at+1:b.n], b.rank[at:b.n-1])
	b.rank[at] = free
	n := &b.slot[free]
	n.state, n.first, n.value, n.over = *s, first, value, over
}

var _ = slices.Contains[[]int]
