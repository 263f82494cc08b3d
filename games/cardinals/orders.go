package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// workOrders carries out a turn of movement [2a(3).1] to [2a(3).3]: rebellions, the minor realms'
// orders, all movement at once, and the consequences.
func workOrders(s *State, log *game.Log) {
	if s.endByTerms(log) {
		return
	}
	s.abdicate(log)
	s.rebel(log)
	s.halve(log)
	d := desks.Take()
	s.tally(d, log)
	r := d.adjudicate(s)
	s.publish(d, r, log)
	s.Offences = [offences]game.Seats{}
	s.findOffences(d, r)
	s.findTriggers(d, r)
	s.creditHelpers(d, r)
	s.carryOut(d, r, log)
	desks.Return(d)
	s.endPhase(log)
	s.breakAway(log)
	s.collect()
	s.clearDrafts()
}

// clearDrafts discards drafts, which do not outlive their turn [2e(4)], and Bulls.
func (s *State) clearDrafts() {
	clear(s.Orders[:])
	s.Bids = [majors][maxPoints]bid{}
	s.Bull = noBull
	s.Fresh = spaces{}
	s.Sealed = 0
}

// halve makes all units of an excommunicated monarch hold [2r(4)(c).2] unless he ordered half of
// them to [2r(4)(c).1].
func (s *State) halve(log *game.Log) {
	for p := range game.Seat(majors) {
		if !s.excommunicated(p) || !s.lives(p) || !s.tooFewHold(p) {
			continue
		}
		log.Emit(eventHalf(p))
		for at := range Space(len(s.f.spaces)) {
			if u := &s.Units[at]; u.regular() && u.Owner == p {
				s.Orders[at] = order{}
			}
		}
	}
}

// tooFewHold reports whether p ordered too few units to hold. Crusaders do not count, and only
// hold orders are holds [R98].
func (s *State) tooFewHold(p game.Seat) bool {
	units, holding := 0, 0
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; u.regular() && u.Owner == p {
			units++
			if s.Orders[at].Kind == holds {
				holding++
			}
		}
	}
	return holding < units/2
}

// carryOut moves the units and removes those that do not retreat.
func (s *State) carryOut(d *desk, r *diplomacy.Resolution, log *game.Log) {
	var after [maxSpaces]unit
	for at := range after {
		after[at].Owner = game.Nobody
	}
	fallen := 0
	s.Standoff, s.Ousted = spaces{}, game.Nobody
	for at := range Space(len(s.f.spaces)) {
		if r.Contested.HasProv(diplomacy.Prov(at)) {
			s.Standoff.add(at)
		}
		if d.index[at] < 0 {
			continue
		}
		u, out := s.Units[at], &r.Outcomes[d.index[at]]
		switch {
		case out.Disbanded:
			s.fall(at, u)
		case out.Dislodged:
			s.Dislodged[fallen] = dislodged{Unit: u, By: Space(out.DislodgedBy), Landed: out.AttackerLanded, To: noPlace}
			fallen++
			if at == s.f.rome {
				s.Ousted = u.Owner
			}
		case out.Order.Kind == diplomacy.Move && out.Result == diplomacy.Succeeded:
			to, place := s.arrive(u, at, Place(out.Order.To))
			u.Crusader = u.Crusader || s.Orders[at].Kind == deploys
			u.At = place
			after[to] = u
		default:
			after[at] = u
		}
	}
	s.Units = after
	clear(s.Dislodged[fallen:])
}

// fall records whose Crusader army is gone, so that he may rebuild an army [2q(4)(j)],
// [2q(5)(e).2].
func (s *State) fall(at Space, u unit) {
	if u.Crusader || s.Orders[at].Kind == deploys {
		s.Crusade.Lost = s.Crusade.Lost.With(u.Owner)
	}
}

// arrive returns the space and place where a unit ends up. A fleet for which the two coasts are
// joined is taken to be on the one by which it entered [R6].
func (s *State) arrive(u unit, from Space, to Place) (Space, Place) {
	at := s.f.space(to)
	if u.Type != diplomacy.Fleet || at != s.f.unified || to != Place(at) {
		return at, to
	}
	found := noPlace
	for _, c := range s.f.m.Provinces[at].Coasts {
		if s.f.fleet[c].has(from) {
			if found != noPlace {
				return at, s.f.unknown
			}
			found = Place(c)
		}
	}
	return at, found
}

// breakAway turns two armies of the Emperor and their centres into minor realms after the first
// movement [2i(5)(a).2], whatever happened to them [R49].
func (s *State) breakAway(log *game.Log) {
	p := s.f.emperor
	if s.Decade > 0 || s.Season != early || !s.lives(p) {
		return
	}
	for _, at := range s.Released {
		if s.Holder[at] != p {
			continue
		}
		log.Emit(eventBrokeAway(p, at))
		s.free(at, s.f.start[at].faith, log)
		if u := &s.Units[at]; u.regular() && u.Owner == p {
			u.Owner = game.Nobody
		}
	}
}

// free makes a centre independent, with the given creed; the Papal States are always Catholic.
// All claims on it end; its unit, if any, is up to the caller.
func (s *State) free(at Space, creed Faith, log *game.Log) {
	if at == s.f.rome {
		creed = s.f.start[at].faith
	}
	s.Holder[at] = game.Nobody
	s.Creed[at] = creed
	s.Claims[at] = 0
	s.checkStraits(at)
	s.checkRome(log)
}

// raise puts a minor realm's unit on its centre, of the type that stood there at the start
// [2h(4).1.1], [7a.2.2].
func (s *State) raise(at Space, log *game.Log) {
	x := s.f.start[at].unit
	s.Units[at] = unit{Type: x, Owner: game.Nobody, At: Place(at)}
	log.Emit(eventMinorBuilt(at, x))
}

// rebel carries out rebellions, before movement [2h(1)]. Several attempts on one centre count as
// one [2h(2).1].
func (s *State) rebel(log *game.Log) {
	s.Gifts, s.Shown = spaces{}, spaces{}
	var stirred spaces
	for p := range game.Seat(majors) {
		for _, b := range s.Bids[p] {
			switch {
			case b.Kind == onRebel && s.mayStir(p, b.At):
				stirred.add(b.At)
			case b.Kind == onGift && s.Holder[b.At] == p:
				s.Gifts.add(b.At)
			}
		}
	}
	for !stirred.empty() {
		at := stirred.take()
		if s.Gifts.has(at) { // [2h(3).1]
			s.Shown.add(at)
			log.Emit(eventRebelled(at, outcomeFails))
			continue
		}
		log.Emit(eventRebelled(at, outcomeSucceeds))
		s.free(at, s.f.start[at].faith, log) // [2h(4).b], [2h(4).3]
		s.raise(at, log)
		s.Fresh.add(at)
	}
}

// collect gives the tithes to a Pope from a great power [2l(1)(b)]; whoever owed one and paid
// nothing has offended [2r(6)(h)].
func (s *State) collect() {
	s.Tithes = 0
	for p := range game.Seat(majors) {
		if !s.isCatholic(p) || !s.lives(p) {
			continue
		}
		for _, b := range s.Bids[p] {
			if b.Kind == onTithe && s.Pope != game.Nobody {
				s.Tithes += b.N
			}
		}
		if s.owesTithe(p) && !s.tithed(p) {
			s.offend(p, offenceH)
		}
	}
}

// owesTithe reports whether p owes a tithe: every Catholic monarch does [2l(1).2], unless the
// turn began with an antipope in play [2l(3).1] or he has no points [R65].
func (s *State) owesTithe(p game.Seat) bool {
	return s.isCatholic(p) && !s.Schism && s.Points[p] > 0
}
