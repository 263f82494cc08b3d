package skirmish

import "outremer/game"

// pactTruce: in the round with the given number of castles left, both bid at most the given number
// of troops.
const pactTruce game.PactKind = 0

var pactSpecs = []game.PactSpec{pactTruce: {Slug: "truce", Args: []game.Sort{sortCount, sortCount}}}

// Pacts implements game.Diplomat: a truce can be offered until the bids are revealed.
func (s *State) Pacts(dst []game.Pact, by, with game.Seat) []game.Pact {
	for n := int16(0); n < int16(s.f.largestBid) && !s.Open && s.core.Len() > 0 && by != with; n++ {
		dst = append(dst, game.Pact{Kind: pactTruce, By: by, With: with, A: n, B: int16(s.Left)})
	}
	return dst
}

// Lapsed implements game.Diplomat.
func (s *State) Lapsed(p game.Pact) bool { return s.Open || p.B != int16(s.Left) }
