package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// adviseDraft lists the moves that complete and seal a draft other than one of orders.
func (s *counsel) adviseDraft(dst []game.Move, p game.Seat) []game.Move {
	var near hands
	var look outlook
	near.count(&s.State)
	look.look(s, p, &near, s.spared(p))
	switch s.core.Top().Step {
	case stepRetreats:
		dst = s.adviseRetreats(dst, p, &look)
	case stepRebuild, stepBuilds:
		dst = s.adviseBuilds(dst, p, &near, &look)
	case stepVotes:
		if c := s.adviseVote(p); int8(c) != s.Votes[p] {
			dst = append(dst, game.Move{Verb: verbVote, A: int16(c)})
		}
	}
	return append(dst, moveSeal)
}

// caution is what a cautious monarch wants: his units hold, support a neighbour that others could
// attack, and walk into centres that nobody holds or guards.
func (s *counsel) caution(p game.Seat, near *hands, want *intent) {
	var going spaces
	for at := range Space(len(s.f.spaces)) {
		if !s.commands(p, at) || !s.Units[at].regular() {
			continue
		}
		if to := s.freeCentre(p, at, near, going); to != noSpace {
			want.orders[at] = order{moves, 0, s.landing(at, to)}
			going.add(to)
		}
	}
	for at := range Space(len(s.f.spaces)) {
		if s.commands(p, at) && s.Units[at].regular() && want.orders[at].Kind == holds && !s.excommunicated(p) {
			want.orders[at] = s.helpNeighbour(p, at, near, want)
		}
	}
	bids := s.Bids[p]
	s.Bids[p] = [maxPoints]bid{}
	if s.owesTithe(p) {
		s.spend(p, bid{onTithe, 1, s.f.rome, order{}})
	}
	want.bids, s.Bids[p] = s.Bids[p], bids
	s.spendRest(p, want)
	want.terms = s.terms(p)
}

// freeCentre finds an adjacent centre that a unit can take without a fight: nobody stands in it,
// and no other dynasty can reach it or the centre that the unit leaves.
func (s *counsel) freeCentre(p game.Seat, at Space, near *hands, going spaces) Space {
	if s.f.centres.has(at) && (s.Holder[at] != p || near[at].Without(p) != 0) {
		return noSpace
	}
	spared := s.spared(p)
	for x := s.reachOf(at).and(s.f.centres); !x.empty(); {
		to := x.take()
		if s.Holder[to] != p && !s.Units[to].there() && near[to].Without(p) == 0 && !going.has(to) && !spared.has(to) {
			return to
		}
	}
	return noSpace
}

// helpNeighbour returns support for one of p's holding units that others could attack.
func (s *counsel) helpNeighbour(p game.Seat, at Space, near *hands, want *intent) order {
	for x := s.reachOf(at); !x.empty(); {
		to := x.take()
		if u := &s.Units[to]; u.regular() && u.Owner == p && want.orders[to].Kind == holds && near[to].Without(p) != 0 {
			return order{supports, to, 0}
		}
	}
	return order{}
}

// adviseRetreats sends each unit to the best open space that no other unit of p wants.
func (s *counsel) adviseRetreats(dst []game.Move, p game.Seat, look *outlook) []game.Move {
	d := desks.Take()
	defer desks.Return(d)
	var wanted spaces
	for i := range s.Dislodged {
		x := &s.Dislodged[i]
		if !x.Unit.there() || x.Unit.Owner != p {
			continue
		}
		best, most := noPlace, float32(-1)
		for _, to := range s.openTo(d, x) {
			at := s.f.space(Place(to))
			if v := look.at(x.Unit.Type, at) + s.claim(p, at); v > most && !wanted.has(at) && !s.underTruce(p, at) {
				best, most = Place(to), v
			}
		}
		from := int16(s.f.space(x.Unit.At))
		switch {
		case best == x.To:
		case best == noPlace:
			dst = append(dst, game.Move{Verb: verbDisband, A: from})
		default:
			dst = append(dst, game.Move{Verb: verbRetreat, A: from, B: int16(best)})
		}
		if best != noPlace {
			wanted.add(s.f.space(best))
		}
	}
	return dst
}

// claim is the value of ending a retreat in a centre: at End this decides who controls it.
func (s *counsel) claim(p game.Seat, at Space) float32 {
	if s.f.centres.has(at) && s.Holder[at] != p {
		return worthFoothold
	}
	return 0
}

// adviseBuilds builds where units are most useful and disbands where they are least.
func (s *counsel) adviseBuilds(dst []game.Move, p game.Seat, near *hands, look *outlook) []game.Move {
	step := s.core.Top().Step
	left := s.left(p, step)
	var taken spaces
	for ; left > 0; left-- {
		var m game.Move
		if s.due(p) > 0 {
			m = s.bestBuild(p, step, look, &taken)
		} else {
			m = s.worstUnit(p, near, look, &taken)
		}
		if m == moveSeal {
			break
		}
		dst = append(dst, m)
	}
	return dst
}

// bestBuild returns the most useful unit that can be built, or moveSeal if there is none. A fleet
// must be worth more than an army, because it can take fewer centres.
func (s *counsel) bestBuild(p game.Seat, step game.Step, look *outlook, taken *spaces) game.Move {
	best, most := moveSeal, float32(-1)
	for c := s.f.centres; !c.empty(); {
		at := c.take()
		if !s.isSite(p, at) || s.hasPlan(p, at) || taken.has(at) {
			continue
		}
		if v := look.army[at]; v > most {
			best, most = game.Move{Verb: verbBuildArmy, A: int16(at)}, v
		}
		if place, ok := s.harbour(at); ok && step == stepBuilds {
			if v := 0.8 * look.fleet[at]; v > most {
				best, most = game.Move{Verb: verbBuildFleet, A: int16(place)}, v
			}
		}
	}
	switch best.Verb {
	case verbBuildArmy:
		taken.add(Space(best.A))
	case verbBuildFleet:
		taken.add(s.f.space(Place(best.A)))
	}
	return best
}

// harbour returns where in a centre a fleet should be built: on the coast with the most exits.
func (s *counsel) harbour(at Space) (Place, bool) {
	x := &s.f.m.Provinces[at]
	if x.Terrain != diplomacy.Coast {
		return noPlace, false
	}
	best := Place(at)
	for i, c := range x.Coasts {
		if i == 0 || s.f.fleet[c].len() > s.f.fleet[best].len() {
			best = Place(c)
		}
	}
	return best, true
}

// worstUnit returns the unit with the least value where it stands. One that guards a centre of his, into which others
// could walk, is worth that centre.
func (s *counsel) worstUnit(p game.Seat, near *hands, look *outlook, taken *spaces) game.Move {
	worst, least := noSpace, float32(0)
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; u.regular() && u.Owner == p && !s.hasPlan(p, at) && !taken.has(at) {
			v := look.at(u.Type, at)
			if s.Holder[at] == p && near[at].Without(p) != 0 {
				v += worthCentre
			}
			if worst == noSpace || v < least {
				worst, least = at, v
			}
		}
	}
	if worst == noSpace {
		return moveSeal
	}
	taken.add(worst)
	return game.Move{Verb: verbDisband, A: int16(worst)}
}
