package cardinals

import "outremer/game"

// What a monarch does with points that no attack needs, and as a churchman: votes, Bulls,
// crusades, judgement, crowns.

// adviseChoice answers questions put to one seat.
func (s *counsel) adviseChoice(p game.Seat, step game.Step) game.Move {
	switch step {
	case stepDismiss:
		return game.Move{Verb: verbDismiss} // he costs more than he is worth [2k(1).1]
	case stepCrusade:
		return s.adviseCrusade(p)
	case stepBull:
		return s.adviseBull(p)
	case stepJudge:
		return s.adviseJudge(p)
	case stepCrown:
		return s.adviseCrown(p)
	case stepRoman:
		return game.Move{Verb: verbAntipope, A: roman} // while he is there, nobody is punished for holding Rome [2r(1)]
	case stepCoast:
		return s.adviseCoast()
	default: // stepRome: he stays. stepImperial: he keeps his points.
		return movePass
	}
}

// likes reports whether p would rather not harm q.
func (s *counsel) likes(p, q game.Seat) bool { return p == q || s.atPeace(p, q) }

// adviseCrusade declares one whenever there is cause [2q(3)(c)]: against the strongest of those
// who gave it, at the least defended centre.
func (s *counsel) adviseCrusade(p game.Seat) game.Move {
	best, most := movePass, -1
	for q := range s.targets().All() {
		for c := s.f.centres; !c.empty(); {
			at := c.take()
			if !s.isObjective(q, at) {
				continue
			}
			v := 4*s.count(q) - 3*s.guards(q, at)
			if at == s.f.double {
				v += 2
			}
			if v > most {
				best, most = game.Move{Verb: verbCrusade, A: int16(q), B: int16(at)}, v
			}
		}
	}
	return best
}

// guards returns how many units of q stand in or next to a space.
func (s *counsel) guards(q game.Seat, at Space) (n int) {
	area := s.f.near[at]
	area.add(at)
	for !area.empty() {
		if u := &s.Units[area.take()]; u.there() && u.Owner == q {
			n++
		}
	}
	return n
}

// adviseBull invests a bishop against the strongest rival who has a centre without a unit, or
// else makes peace with the strongest Catholic who could attack.
func (s *counsel) adviseBull(p game.Seat) game.Move {
	best, most := movePass, 0
	if int(s.Tithes) >= s.f.investitureCost {
		for c := s.f.centres; !c.empty(); {
			at := c.take()
			if h := s.Holder[at]; s.mayInvest(at) && !s.likes(p, h) && !s.Shown.has(at) && s.count(h) > most {
				best, most = game.Move{Verb: verbInvest, A: int16(at)}, s.count(h)
			}
		}
	}
	if best != movePass || int(s.Tithes) < s.f.arbitrationCost {
		return best
	}
	for others := s.catholics().Without(p); others != 0; others = others.Without(others.First()) {
		if q := others.First(); !s.likes(p, q) && s.threatens(q, p) && s.count(q) > max(most, s.count(p)) {
			best, most = game.Move{Verb: verbArbitrate, A: int16(min(p, q)), B: int16(max(p, q))}, s.count(q)
		}
	}
	return best
}

// threatens reports whether a unit of q could enter a centre of p.
func (s *counsel) threatens(q, p game.Seat) bool {
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; !u.regular() || u.Owner != q {
			continue
		}
		for x := s.reachOf(at).and(s.f.centres); !x.empty(); {
			if s.Holder[x.take()] == p {
				return true
			}
		}
	}
	return false
}

// adviseJudge punishes everyone it can, except himself and his friends.
func (s *counsel) adviseJudge(p game.Seat) game.Move {
	for who := s.accused(); who != 0; who = who.Without(who.First()) {
		if q := who.First(); !s.likes(p, q) {
			return game.Move{Verb: verbExcommunicate, A: int16(q)}
		}
	}
	return movePass
}

// adviseCrown crowns p himself if possible, otherwise a friend, otherwise the weaker of the two.
func (s *counsel) adviseCrown(p game.Seat) game.Move {
	best, least := game.Nobody, 0
	for q := range s.electors().All() {
		v := s.count(q)
		switch {
		case q == p:
			v = -2
		case s.likes(p, q):
			v = -1
		}
		if best == game.Nobody || v < least {
			best, least = q, v
		}
	}
	return game.Move{Verb: verbCrown, A: int16(best)}
}

// adviseCoast puts the fleet on the coast with the most exits.
func (s *counsel) adviseCoast() game.Move {
	place, _ := s.harbour(s.f.unified)
	return game.Move{Verb: verbCoast, A: int16(place)}
}

// cardinalOf returns a dynasty's candidate, or the Italian if it has none.
func (s *counsel) cardinalOf(p game.Seat) int {
	for i, c := range s.f.cardinals {
		if c.major == p {
			return i + 1
		}
	}
	return italian
}

// spendRest uses the remaining points: rebellions in rivals' centres, gifts to his own centres
// that others could stir up, and tithes if the Pope is his own.
func (s *counsel) spendRest(p game.Seat, want *intent) {
	kept := s.Bids[p]
	s.Bids[p] = want.bids
	if at := s.ripest(p, want); at != noSpace && s.pointsLeft(p) >= s.f.rebel {
		s.spend(p, bid{onRebel, int8(s.f.rebel), at, order{}})
	}
	for c := s.f.centres; !c.empty() && s.pointsLeft(p) >= s.f.gift; {
		if at := c.take(); s.Holder[at] == p && s.mayRebel(at) && s.stirrers(at).Without(p) != 0 && !s.hasBid(p, onGift, at) {
			s.spend(p, bid{onGift, int8(s.f.gift), at, order{}})
		}
	}
	if s.Pope == p && !s.Schism {
		for s.pointsLeft(p) > 0 {
			s.spend(p, bid{onTithe, 1, s.f.rome, order{}})
		}
	}
	want.bids, s.Bids[p] = s.Bids[p], kept
}

// ripest returns the centre of the strongest rival in which p can stir up a rebellion, except
// where a rebellion would get in the way of his own units.
func (s *counsel) ripest(p game.Seat, want *intent) Space {
	best, most := noSpace, 0
	open := s.f.centres
	for at := range Space(len(s.f.spaces)) {
		if o := want.orders[at]; o.attacks() {
			open.remove(s.f.space(o.To))
		}
	}
	for !open.empty() {
		at := open.take()
		if h := s.Holder[at]; s.mayStir(p, at) && !s.likes(p, h) && s.count(h) > most {
			best, most = at, s.count(h)
		}
	}
	return best
}

// stirrers returns who could, and could afford to, stir up a rebellion in a centre.
func (s *counsel) stirrers(at Space) (x game.Seats) {
	for q := range game.Seat(majors) {
		if s.lives(q) && s.mayStir(q, at) && int(s.Points[q]) >= s.f.rebel {
			x = x.With(q)
		}
	}
	return x
}

// conceded returns the terms on which p would end the game [6e]. When one monarch is two centres
// from victory and nobody has half as many, the others concede.
func (s *counsel) conceded(p game.Seat) game.Seats {
	who := s.leaders()
	if who.Len() != 1 || s.count(who.First()) < s.f.centresToWin-2 {
		return 0
	}
	for q := range game.Seat(majors) {
		if s.lives(q) && !who.Has(q) && 2*s.count(q) >= s.count(who.First()) {
			return 0
		}
	}
	return who
}
