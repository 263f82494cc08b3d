package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// Pacts about more than one move: spaces that both stay out of, Popes by turns, leagues of three,
// and a draw. Those that last do so until dealTurn.

// dealTurn is the operand of the turn until which such a pact holds.
func (s *State) dealTurn() int16 { return min(s.turn()+longestPeace/2, s.finalTurn()) }

// deals lists what by can agree upon with another.
func (s *State) deals(dst []game.Pact, by, with game.Seat) []game.Pact {
	until := s.dealTurn()
	lasts := until >= s.turn() // there is another turn of movement
	for x := s.between(by, with); lasts && !x.empty(); {
		dst = append(dst, game.Pact{Kind: pactKeepOut, By: by, With: with, A: int16(x.take()), B: until})
	}
	if s.leadsCardinal(by) && s.leadsCardinal(with) && !s.elected() && s.Decade < s.last {
		for i, c := range s.f.cardinals {
			if c.major == by || c.major == with {
				dst = append(dst, game.Pact{Kind: pactPopes, By: by, With: with, A: int16(i + 1), B: decadeTurns*s.Decade + 1})
			}
		}
	}
	if !lasts {
		return dst
	}
	others := s.live().Without(by).Without(with)
	for third := range others.All() {
		for foe := range others.Without(third).All() {
			dst = append(dst, game.Pact{Kind: pactLeague, By: by, With: with, A: int16(third), B: int16(foe), C: until})
		}
	}
	return append(dst, game.Pact{Kind: pactDraw, By: by, With: with, A: until})
}

// between returns the empty spaces that units of both could enter.
func (s *State) between(p, q game.Seat) spaces {
	var reach [2]spaces
	var full spaces
	for at := range Space(len(s.f.spaces)) {
		if s.Units[at].there() {
			full.add(at)
		}
		for i, owner := range [2]game.Seat{p, q} {
			if s.marches(owner, at) {
				reach[i] = reach[i].or(s.reachOf(at))
			}
		}
	}
	return reach[0].and(reach[1]).without(full)
}

// seaPacts lists convoys of armies of one dynasty over a fleet of the other.
func (s *State) seaPacts(dst []game.Pact, kind game.PactKind, by, with, mover, carrier game.Seat) []game.Pact {
	for at := range Space(len(s.f.spaces)) {
		if !s.marches(mover, at) || s.Units[at].Type != diplomacy.Army {
			continue
		}
		for to := s.landings(carrier, at); !to.empty(); {
			dst = append(dst, game.Pact{Kind: kind, By: by, With: with, A: int16(at), B: int16(to.take()), C: s.turn()})
		}
	}
	return dst
}

// landings returns where one fleet of a dynasty could take the army in a space.
func (s *State) landings(p game.Seat, at Space) (x spaces) {
	for sea := s.f.sails(at).and(s.f.seas); !sea.empty(); {
		if fleet := sea.take(); s.marches(p, fleet) {
			x = x.or(s.f.sails(fleet).and(s.f.land))
		}
	}
	for all := x; !all.empty(); {
		if to := all.take(); s.marches(p, to) || s.Holder[to] == p {
			x.remove(to)
		}
	}
	x.remove(at)
	return x
}

// carrierFor returns the first fleet of a dynasty that could take an army from one space to another.
func (s *State) carrierFor(p game.Seat, at, to Space) Space {
	for sea := s.f.sails(at).and(s.f.seas); !sea.empty(); {
		if fleet := sea.take(); s.marches(p, fleet) && s.f.sails(fleet).has(to) {
			return fleet
		}
	}
	return noSpace
}
