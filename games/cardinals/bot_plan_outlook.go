package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// What the map looks like to a monarch who plans: which centres are worth having, and how
// much nearer to them a unit is in one space than in another.

// What things are worth, in a measure of its own: a centre taken in a Late turn is 12.
const (
	worthCentre   = 12.0 // a centre of one's own at the end of a decade
	worthFoothold = 5.0  // a unit in a centre that is not taken before the Late turn
	worthRival    = 1.5  // a centre less for another dynasty
	worthUnit     = 4.0  // a unit that is not dislodged
	worthRout     = 2.0  // another's unit that is
	worthClaim    = 7.0  // a centre that counts for victory only [6c]
	worthDeployed = 5.0  // a Crusader army that gets where it goes
	worthPoint    = 0.1  // a diplomacy point kept for something better
	worthBreach   = 24.0 // what an order has to gain to break a pact or to offend the Church: more than a centre
	worthAid      = 12.0 // what it has to gain not to give support that was promised
)

// reaches is how far the worth of a centre is felt, in steps.
const reaches = 6

// fading is how much of it is felt at each distance. To be next to a centre is worth more
// before an Early turn ends, to be in it before a Late one does.
var fading = [2][reaches]float32{
	{0.25, 0.60, 0.35, 0.20, 0.12, 0.08},
	{0.40, 0.40, 0.30, 0.20, 0.12, 0.08},
}

// outlook is how the map looks to one monarch.
type outlook struct {
	prize [maxSpaces]float32 // of a centre: to take it, or to guard it
	army  [maxSpaces]float32 // of a space, for an army that ends the turn there
	fleet [maxSpaces]float32 // and for a fleet
}

// hands is the dynasties with a unit that stands in a space or could move into it.
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

// look sets the outlook of p. Spaces that p had better leave alone attract nobody.
func (o *outlook) look(s *counsel, p game.Seat, near *hands, spared spaces) {
	o.prize = [maxSpaces]float32{}
	for c := s.f.centres; !c.empty(); {
		at := c.take()
		if !spared.has(at) {
			o.prize[at] = s.prize(p, at, near[at])
		}
	}
	fades := &fading[0]
	if s.Season >= late {
		fades = &fading[1]
	}
	smear(&o.prize, &o.army, fades, s.f.land, s.f.walks)
	smear(&o.prize, &o.fleet, fades, s.f.coasts(), s.f.sails)
}

// walks and sails are the spaces next to one, for armies and for fleets on any coast.
func (f *facts) walks(at Space) spaces { return f.army[at] }

func (f *facts) sails(at Space) spaces {
	x := f.fleet[at]
	for _, c := range f.m.Provinces[at].Coasts {
		x = x.or(f.fleet[c])
	}
	return x
}

// coasts is all spaces where a fleet can be.
func (f *facts) coasts() (x spaces) {
	for at := range Space(len(f.spaces)) {
		if f.m.Provinces[at].Terrain != diplomacy.Inland {
			x.add(at)
		}
	}
	return x
}

// prize is what a centre draws a unit of p with: to guard it if others can come, or to take
// it, the more the fewer defend it.
func (s *counsel) prize(p game.Seat, at Space, hands game.Seats) float32 {
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
		v += 0.4 * float32(s.count(h))
	}
	if at == s.f.double {
		v += 2
	}
	return v - float32(min(hands.Without(p).Without(h).Len(), 3))
}

// smear spreads what centres are worth over the spaces around them: at every step a space
// has the mean of itself and its neighbours, taken as if it had five of them.
func smear(prize, dst *[maxSpaces]float32, fades *[reaches]float32, within spaces, near func(Space) spaces) {
	here := *prize
	*dst = [maxSpaces]float32{}
	for _, share := range fades {
		next := [maxSpaces]float32{}
		for all := within; !all.empty(); {
			at := all.take()
			dst[at] += share * here[at]
			sum := here[at]
			for x := near(at).and(within); !x.empty(); {
				sum += here[x.take()]
			}
			next[at] = sum / 5
		}
		here = next
	}
}

// at is what a space is worth to a unit that ends the turn there.
func (o *outlook) at(x diplomacy.UnitType, at Space) float32 {
	if x == diplomacy.Fleet {
		return o.fleet[at]
	}
	return o.army[at]
}

// spared is the spaces that p would do harm to himself by attacking: what the Church
// forbids while it can punish [2r(6)], and those who are promised peace.
func (s *counsel) spared(p game.Seat) (x spaces) {
	if s.isCatholic(p) && !s.antipopeInPlay() {
		x = s.forbidden(p)
	}
	return x.or(s.promised(p))
}

// forbidden is the spaces that a Catholic monarch offends by attacking: [2r(6)(a)] Papal
// Rome, [2r(6)(f)] what a Bull protects, [2r(6)(g)] who is under the Truce of God.
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
