package skirmish

import (
	"context"
	"slices"

	"outremer/game"
)

// Levels implements game.Thinker.
func (*Title) Levels() []string { return []string{"greedy"} }

// NewBrain implements game.Thinker.
func (t *Title) NewBrain(_ string, r *game.Rand) game.Brain {
	return &brain{luck: r, largest: t.f.largestBid}
}

// brain bids something within what it promised and seals it, and ambushes when it can.
type brain struct {
	luck    *game.Rand
	largest int8 // bid that the rules allow
	world   State
}

// look lets the brain into a world that it could be in.
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

// promised is how many troops a seat may send at most to keep its word.
func (b *brain) promised(pacts []game.Standing) int8 {
	limit := b.largest
	for _, x := range pacts {
		if x.Binds() {
			limit = min(limit, int8(x.A))
		}
	}
	return limit
}

// Propose implements game.Envoy: nobody sends troops, says the first seat to all others.
func (b *brain) Propose(w game.Window, dst []game.Pact) []game.Pact {
	s, by := b.look(w), w.Seat()
	for q := game.Seat(1); q < game.Seat(s.Seats) && by == 0 && !s.Open; q++ {
		dst = append(dst, game.Pact{Kind: pactTruce, By: by, With: q, B: int16(s.Left)})
	}
	return dst
}

// Accept implements game.Envoy: to send one troop at most is fine, to send none is not.
func (b *brain) Accept(_ game.Window, p game.Pact) bool { return p.A > 0 }

var (
	_ game.Thinker = (*Title)(nil)
	_ game.Envoy   = (*brain)(nil)
)
