package skirmish

import (
	"context"
	"slices"

	"outremer/game"
)

// Levels implements game.Thinker.
func (*Title) Levels() []string { return []string{"knight"} }

// NewBrain implements game.Thinker.
func (t *Title) NewBrain(_ string, _ game.Style, r *game.Rand) game.Brain {
	return &brain{luck: r, largest: t.f.largestBid}
}

// brain seals a bid that keeps its promises, and ambushes when it can.
type brain struct {
	luck    *game.Rand
	largest int8 // bid allowed by the rules
	world   State
}

// look samples a world consistent with what the brain knows.
func (b *brain) look(w game.Window) *State { return w.World(&b.world, b.luck).(*State) }

// Choose implements game.Brain.
func (b *brain) Choose(_ context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	s, p, limit := b.look(w), w.Seat(), b.promised(w.Pacts())
	if !s.Open && s.Bid[p] > limit {
		return append(dst, moveBid(limit)), nil
	}
	moves := slices.DeleteFunc(s.Options(nil, p), func(m game.Move) bool { return m.Verb == verbBid && m.A > int16(limit) })
	if s.Bid[p] > 0 && !s.Open {
		return append(dst, moves[len(moves)-1]), nil
	}
	return append(dst, moves[s.rng.Intn(0, len(moves))]), nil
}

// promised is the most troops a seat may send without breaking a pact.
func (b *brain) promised(pacts []game.Standing) int8 {
	limit := b.largest
	for _, x := range pacts {
		if x.Binds() {
			limit = min(limit, int8(x.A))
		}
	}
	return limit
}

// Propose implements game.Envoy: the first seat proposes to every other that neither send troops.
func (b *brain) Propose(w game.Window, dst []game.Pact) []game.Pact {
	s, by := b.look(w), w.Seat()
	for q := game.Seat(1); q < game.Seat(s.Seats) && by == 0 && !s.Open; q++ {
		dst = append(dst, game.Pact{Kind: pactTruce, By: by, With: q, B: int16(s.Left)})
	}
	return dst
}

// Accept implements game.Envoy: the brain agrees to send at most one troop, but not to send none.
func (b *brain) Accept(_ game.Window, p game.Pact) bool { return p.A > 0 }

var (
	_ game.Thinker = (*Title)(nil)
	_ game.Envoy   = (*brain)(nil)
)
