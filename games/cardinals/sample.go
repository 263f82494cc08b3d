package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// Sample implements game.State. The drafts of the others, the tithes and the givers of gifts are
// hidden; all are replaced at random.
func (s *State) Sample(p game.Seat, r *game.Rand) {
	s.rng.Reseed(r)
	if s.over() {
		return
	}
	s.guessChurch(p, r)
	for q := range game.Seat(majors) {
		if q != p {
			s.guessSeat(q, r)
		}
	}
	switch s.core.Top().Step {
	case stepOrders:
		s.guessOrders(p, r)
	case stepRetreats:
		s.guessRetreats(p, r)
	case stepRebuild, stepBuilds:
		s.guessBuilds(p, r)
	}
}

// guessChurch randomizes the Pope's points, which only he knows; who has paid no tithe, which is
// unknown before the judgement; and gifts, which are unknown unless a rebellion failed because of
// one.
func (s *State) guessChurch(p game.Seat, r *game.Rand) {
	if s.Pope != p {
		s.Tithes = 0
		if s.Pope != game.Nobody {
			s.Tithes = int8(r.Intn(0, 9))
		}
	}
	unpaid := s.Offences[offenceH]
	for q := range game.Seat(majors) {
		if q == p || !s.lives(q) {
			continue
		}
		unpaid = unpaid.Without(q)
		if s.inRest() && s.owesTithe(q) && r.Intn(0, 8) == 0 {
			unpaid = unpaid.With(q)
		}
	}
	s.Offences[offenceH] = unpaid
	for x := s.f.centres; !x.empty(); {
		at := x.take()
		if h := s.Holder[at]; h == p || s.Shown.has(at) {
			continue
		}
		s.Gifts.remove(at)
		if s.Holder[at] != game.Nobody && r.Intn(0, 8) == 0 {
			s.Gifts.add(at)
		}
	}
}

// inRest reports whether the tithes of the last turn of movement are yet to be judged.
func (s *State) inRest() bool {
	switch s.core.Top().Step {
	case stepRetreats, stepDismiss, stepRome, stepCrusade, stepBull, stepRebuild, stepBuilds, stepVotes:
		return !s.antipopeInPlay()
	default:
		return false
	}
}

// guessSeat replaces what a seat keeps secret from turn to turn.
func (s *State) guessSeat(q game.Seat, r *game.Rand) {
	s.Terms[q], s.Leaving = 0, s.Leaving.Without(q)
	s.Standing[q] = standing(r.Intn(0, 2) * 2)
	if s.isCatholic(q) {
		s.Standing[q]++
	}
	s.Votes[q] = italian
	if s.core.Top().Step == stepVotes {
		if c := r.Intn(0, s.candidates()); s.isCandidate(c) {
			s.Votes[q] = int8(c)
		}
	}
}

// guessOrders gives each unit of the others a random order, and spends their points at random.
func (s *State) guessOrders(p game.Seat, r *game.Rand) {
	if p != s.f.emperor {
		s.Released = s.f.breakaway
	}
	for at := range Space(len(s.f.spaces)) {
		u := &s.Units[at]
		if !u.there() || u.regular() && u.Owner == p || !u.regular() && s.Pope == p {
			continue
		}
		s.Orders[at] = order{}
		if u.regular() && !s.isReleased(at) {
			s.Orders[at] = s.guessOrder(at, r)
		}
	}
	for q := range game.Seat(majors) {
		if q != p {
			s.guessBids(q, r)
		}
	}
}

// guessOrder returns an order to hold, to move to a neighbouring space or to support a neighbour
// in holding.
func (s *State) guessOrder(at Space, r *game.Rand) order {
	to := pick(s.reachOf(at), r)
	switch kind := r.Intn(0, 4); {
	case to == noSpace || kind == 0 || s.barred(at, to):
		return order{}
	case kind == 1 && s.Units[to].there():
		return order{supports, to, 0}
	default:
		return order{moves, 0, s.landing(at, to)}
	}
}

// landing returns the place where a unit from one space arrives in another, with the coast if it
// must be named.
func (s *State) landing(from, to Space) Place {
	u := &s.Units[from]
	if u.Type == diplomacy.Army || to == s.f.unified && s.ownsStraits(u.Owner) {
		return Place(to)
	}
	for _, c := range s.f.m.Provinces[to].Coasts {
		if s.f.m.FleetAdjacent(s.stands(*u), c) {
			return Place(c)
		}
	}
	return Place(to)
}

// pick returns a random member of a set, or noSpace.
func pick(x spaces, r *game.Rand) Space {
	if x.empty() {
		return noSpace
	}
	for range r.Intn(0, x.len()) {
		x.take()
	}
	return x.take()
}

// guessBids pays a tithe first if one is owed, then bids for minors near and far.
func (s *State) guessBids(q game.Seat, r *game.Rand) {
	s.Bids[q] = [maxPoints]bid{}
	if s.pointsLeft(q) > 0 && s.owesTithe(q) && r.Intn(0, 8) > 0 {
		s.spend(q, bid{onTithe, 1, s.f.rome, order{}})
	}
	for range s.pointsLeft(q) {
		if at := pick(s.f.centres, r); s.mayBidFor(q, at) {
			s.spend(q, bid{onUnit, 1, at, s.guessOrder(at, r)})
		}
	}
}

func (s *State) guessRetreats(p game.Seat, r *game.Rand) {
	d := desks.Take()
	for i := range s.Dislodged {
		x := &s.Dislodged[i]
		if !x.Unit.there() || x.Unit.Owner == p {
			continue
		}
		x.To = noPlace
		if open := s.openTo(d, x); len(open) > 0 && r.Intn(0, 4) > 0 {
			x.To = Place(open[r.Intn(0, len(open))])
		}
	}
	desks.Return(d)
}

func (s *State) guessBuilds(p game.Seat, r *game.Rand) {
	step := s.core.Top().Step
	for at := range Space(len(s.f.spaces)) {
		for q := range game.Seat(majors) {
			if q != p && s.hasPlan(q, at) {
				s.Orders[at] = order{}
			}
		}
	}
	for at := range Space(len(s.f.spaces)) {
		h, u := s.Holder[at], &s.Units[at]
		plans := func(q game.Seat) bool { return q != p && s.asked(q) && s.left(q, step) > 0 }
		builds := s.f.centres.has(at) && h != game.Nobody && plans(h) && s.isSite(h, at) && s.due(h) > 0
		goes := u.regular() && plans(u.Owner) && step == stepBuilds && s.due(u.Owner) < 0
		switch {
		case builds && r.Intn(0, 2) == 0:
			s.Orders[at] = order{buildsArmy, 0, Place(at)}
		case goes && r.Intn(0, 2) == 0:
			s.Orders[at] = order{disbands, 0, Place(at)}
		}
	}
}

// asked reports whether q is also among those drafting.
func (s *State) asked(q game.Seat) bool { return game.Seats(s.core.Top().A).Has(q) }
