package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// How the map looks to a monarch making plans: which centres are worth having, and how much
// closer to them one space is than another.

// Values, on an arbitrary scale: a centre taken in a Late turn is 12.
const (
	worthCentre   = 12.0 // a centre of one's own at the end of a decade
	worthFoothold = 5.0  // a unit in a centre that is not captured before the Late turn
	worthRival    = 1.5  // one centre fewer for another dynasty
	worthLeague   = 2.0  // a centre of one against whom he has joined a league
	worthUnit     = 4.0  // a unit that is not dislodged
	worthRout     = 2.0  // dislodging another's unit
	worthClaim    = 7.0  // a centre that counts only towards victory [6c]
	worthDeployed = 5.0  // a Crusader army that arrives
	worthPoint    = 0.1  // a diplomacy point kept for something better
	worthBreach   = 24.0 // what an order must gain to justify breaking a pact: more than a centre
	worthCurse    = 10.0 // what a turn must gain to justify being excommunicated
	worthHome     = 8.0  // a unit in a centre that was one's own from the start, where a foe could walk in before it counts
	worthGuard    = 2.5  // a unit in a centre just before it counts, where a foe could walk in though no world shows it
	worthAid      = 18.0 // what it must gain to justify withholding promised support
)

// reaches is how many steps away the value of a centre is felt.
const reaches = 6

// fading is how much of it is felt at each distance. Being next to a centre is worth more at the
// end of an Early turn, being in it at the end of a Late one.
var fading = [2][reaches]float32{
	{0.25, 0.60, 0.35, 0.20, 0.12, 0.08},
	{0.40, 0.40, 0.30, 0.20, 0.12, 0.08},
}

// outlook is how the map looks to one monarch.
type outlook struct {
	prize [maxSpaces]float32 // of a centre: value of taking or guarding it
	army  [maxSpaces]float32 // of a space, for an army that ends the turn there
	fleet [maxSpaces]float32 // and for a fleet
}

// hands holds, for each space, the dynasties with a unit in it or able to move into it.
type hands [maxSpaces]game.Seats

func (x *hands) count(s *State) {
	*x = hands{}
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; u.regular() {
			x[at] = x[at].With(u.Owner)
			for near := s.reachOf(at); !near.empty(); {
				to := near.take()
				x[to] = x[to].With(u.Owner)
			}
		}
	}
}

// look computes the outlook of p. Spaces that p had better leave alone attract nobody.
func (o *outlook) look(s *counsel, p game.Seat, near *hands, spared spaces) {
	o.prize = [maxSpaces]float32{}
	counts := s.counts()
	for at := range s.f.centres.without(spared).all() {
		o.prize[at] = s.prize(p, at, near[at], &counts)
	}
	fades := &fading[0]
	if s.Season >= late {
		fades = &fading[1]
	}
	smear(&o.prize, &o.army, fades, s.f.walks)
	smear(&o.prize, &o.fleet, fades, s.f.voyages)
}

// reachable is the spaces where a unit can go from one.
type reachable struct {
	from Space
	to   []Space
}

// reachWithin lists what is reachable among some spaces.
func reachWithin(some spaces, near func(Space) spaces) (list []reachable) {
	for all := some; !all.empty(); {
		x := reachable{from: all.take()}
		for to := near(x.from).and(some); !to.empty(); {
			x.to = append(x.to, to.take())
		}
		list = append(list, x)
	}
	return list
}

// sails returns the neighbours of a space for fleets, on any coast.
func (f *facts) sails(at Space) spaces {
	x := f.fleet[at]
	for _, c := range f.m.Provinces[at].Coasts {
		x = x.or(f.fleet[c])
	}
	return x
}

// coasts returns all spaces where a fleet can be.
func (f *facts) coasts() (x spaces) {
	for at := range Space(len(f.spaces)) {
		if f.m.Provinces[at].Terrain != diplomacy.Inland {
			x.add(at)
		}
	}
	return x
}

// prize is how strongly a centre attracts a unit of p: to guard it if others can reach it, or to
// take it, more so the fewer units defend it.
func (s *counsel) prize(p game.Seat, at Space, hands game.Seats, counts *[majors]int) float32 {
	h := s.Holder[at]
	if h == p {
		return 2.5 * float32(min(hands.Without(p).Len(), 3))
	}
	v := float32(10)
	switch u := &s.Units[at]; {
	case !u.there():
		v += 4
	case u.Owner == game.Nobody && h == game.Nobody:
		v += 1
	}
	if h != game.Nobody {
		v += 0.4 * float32(counts[h])
	}
	if at == s.f.double {
		v += 2
	}
	return v - float32(min(hands.Without(p).Without(h).Len(), 3))
}

// smear spreads the value of centres over the surrounding spaces: at each step a space gets the
// mean of itself and its neighbours, as if it had five of them.
func smear(prize, dst *[maxSpaces]float32, fades *[reaches]float32, ways []reachable) {
	here := *prize
	*dst = [maxSpaces]float32{}
	for _, share := range fades {
		next := [maxSpaces]float32{}
		for i := range ways {
			at := ways[i].from
			dst[at] += share * here[at]
			sum := here[at]
			for _, to := range ways[i].to {
				sum += here[to]
			}
			next[at] = sum / 5
		}
		here = next
	}
}

// at is the value of a space to a unit that ends the turn there.
func (o *outlook) at(x diplomacy.UnitType, at Space) float32 {
	if x == diplomacy.Fleet {
		return o.fleet[at]
	}
	return o.army[at]
}

// spared returns the spaces whose attack would hurt p himself: what the Church forbids while it
// can punish [2r(6)], and those of monarchs promised peace.
func (s *counsel) spared(p game.Seat) (x spaces) { return s.sacred(p).or(s.promised(p)) }

// sacred returns what the Church forbids p, if it can punish him.
func (s *counsel) sacred(p game.Seat) (x spaces) {
	if s.isCatholic(p) && !s.antipopeInPlay() {
		x = s.forbidden(p)
	}
	return x
}

// forbidden returns the spaces that a Catholic monarch may not attack without offence: Papal Rome
// [2r(6)(a)], what a Bull protects [2r(6)(f)], and whoever is under the Truce of God [2r(6)(g)].
func (s *counsel) forbidden(p game.Seat) (x spaces) {
	x.add(s.f.rome)
	for at := range Space(len(s.f.spaces)) {
		switch {
		case s.underTruce(p, at),
			s.Bull.Realm != noSpace && s.f.realm[at] == s.f.realm[s.Bull.Realm],
			s.Bull.House != game.Nobody && s.Bull.House != p && s.isAgainst(at, s.Bull.House):
			x.add(at)
		}
		for i, party := range s.Bull.Parties {
			if party == p && s.isAgainst(at, s.Bull.Parties[1-i]) {
				x.add(at)
			}
		}
	}
	return x
}
