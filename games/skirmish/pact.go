package skirmish

import "outremer/game"

// pactTruce: in the round with so many castles left both bid at most so many troops.
const pactTruce game.PactKind = 0

var pacts = []game.PactSpec{pactTruce: {Slug: "truce", Args: []game.Sort{sortCount, sortCount}}}

// Pacts implements game.Diplomat: a truce can be offered until the bids are open.
func (s *State) Pacts(dst []game.Pact, by, with game.Seat) []game.Pact {
	for n := int16(0); n < 3 && !s.Open && s.core.Len() > 0 && by != with; n++ {
		dst = append(dst, game.Pact{Kind: pactTruce, By: by, With: with, A: n, B: int16(s.Left)})
	}
	return dst
}

// Lapsed implements game.Diplomat.
func (s *State) Lapsed(p game.Pact) bool { return s.Open || p.B != int16(s.Left) }

// Propose implements game.Envoy: nobody sends troops, says the first seat to all others.
func (s *State) Propose(dst []game.Pact, by game.Seat, _ *game.Rand) []game.Pact {
	for q := game.Seat(1); q < game.Seat(s.Seats) && by == 0 && !s.Open; q++ {
		dst = append(dst, game.Pact{Kind: pactTruce, By: by, With: q, B: int16(s.Left)})
	}
	return dst
}

// Accept implements game.Envoy: to send one troop at most is fine, to send none is not.
func (s *State) Accept(_ game.Seat, p game.Pact, _ *game.Rand) bool { return p.A > 0 }

// Rely implements game.Envoy: the smallest bid that the seat promised is its limit.
func (s *State) Rely(_ game.Seat, pacts []game.Pact) {
	s.promised, s.limit = len(pacts) > 0, 3
	for _, p := range pacts {
		s.limit = min(s.limit, int8(p.A))
	}
}
