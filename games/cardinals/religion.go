package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// What units of minor realms and Crusader armies may not be ordered to do. Such an order can be
// bought: it is published as invalid, and the unit holds [2f(2).1], [2f(2).2].

// validity is why an order is invalid.
type validity uint8

const (
	valid           validity = iota
	againstFaith             // the Religious Rule [2g.b]
	papalSupport             // the Papal army for a unit that is not Catholic [2m.4]
	crusaderSupport          // a Crusader army for a unit that it may not help [2q(5)(b)]
)

// validityNames lists the causes of invalid orders, following those of the adjudicator.
var validityNames = []string{
	againstFaith - 1:    "against-faith",
	papalSupport - 1:    "papal-support",
	crusaderSupport - 1: "crusader-support",
}

// cause returns its number among the lexicon's causes.
func (v validity) cause() int16 { return int16(diplomacy.CivilDisorder) + int16(v) }

func (s *State) validity(at Space, o order) validity {
	if o.Kind != supports && o.Kind != supportsMove {
		return valid
	}
	u := &s.Units[at]
	switch {
	case u.Crusader && !s.crusaderMayHelp(o.From):
		return crusaderSupport
	case u.Crusader: // the Religious Rule binds minors [R88]
		return valid
	case at == s.f.rome && s.Units[o.From].there() && s.creed(o.From) != catholic: // [R30]
		return papalSupport
	case o.Kind == supportsMove && s.againstFaith(at, o):
		return againstFaith
	default:
		return valid
	}
}

// againstFaith reports a breach of the Religious Rule. What counts is who moves into a space that
// was occupied when the turn began [2g.c].
func (s *State) againstFaith(at Space, o order) bool {
	mover, there := &s.Units[o.From], s.f.space(o.To)
	if !mover.there() || mover.Owner == game.Nobody || !s.Units[there].there() || s.Fresh.has(there) {
		return false
	}
	by, held := s.f.faith[mover.Owner], s.creed(there)
	switch mine := s.Creed[at]; {
	case mine.christian() && by == islamic && held.christian(): // [2g(3)]
		return true
	case mine == pagan: // [R29]
		return false
	default: // [2g(1)], [2g(2)], [2g(4)]
		return by != mine && held == mine
	}
}

// crusaderMayHelp reports whether a Crusader army may help a unit: other Crusaders always
// [2q(5)(b).1.2]; never a unit of an excommunicated monarch [2q(5)(b).1.1], Saracens or pagans
// [2q(5)(b).2], or the Orthodox if the crusade goes east [2q(5)(b).3].
func (s *State) crusaderMayHelp(at Space) bool {
	u := &s.Units[at]
	if !u.there() || u.Crusader {
		return true
	}
	east := s.f.faith[s.Crusade.Against] == orthodox
	return s.isFriendly(s.creed(at), east) && !s.excommunicated(u.Owner)
}

// attacks reports whether a monarch's own units attack a minor realm, or support or convoy an
// attack on it [2f(6)], [R25]. His orders are formally legal, so they count whether or not they
// succeed.
func (s *State) attacks(p game.Seat, realm Space) bool {
	return s.goesInto(p, func(to Space) bool { return s.f.realm[to] == s.f.realm[realm] && s.isIndependent(to) })
}

// goesInto reports whether a monarch's own units move into one of some spaces, or support or
// convoy a move into one.
func (s *State) goesInto(p game.Seat, is func(to Space) bool) bool {
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; u.Owner != p || !u.regular() {
			continue
		}
		switch o := s.Orders[at]; o.Kind {
		case moves, ferries, deploys, supportsMove, convoys:
			if is(s.f.space(o.To)) {
				return true
			}
		}
	}
	return false
}

// crusadersAttacked is the revision from which points on a Crusader army that the bidder attacks
// are forfeited, as those on a minor realm are [2q(5)(c).3], [R25].
const crusadersAttacked game.Revision = 2

// forfeits reports whether a monarch attacks what he has put points on [2f(6)].
func (s *State) forfeits(p game.Seat, at Space) bool {
	u := &s.Units[at]
	switch {
	case u.minor():
		return s.attacks(p, at)
	case u.Crusader && u.Owner != p && s.rev >= crusadersAttacked:
		return s.goesInto(p, func(to Space) bool { return to == at })
	default:
		return false
	}
}

// tally decides what the units of minor realms and the Crusader armies do.
func (s *State) tally(d *desk, log *game.Log) {
	s.voidBids(log)
	d.invalid = spaces{}
	var chosen [maxSpaces]order
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; u.minor() || u.Crusader {
			chosen[at] = s.bought(at)
			if s.validity(at, chosen[at]) != valid {
				d.invalid.add(at)
			}
		}
	}
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; u.minor() || u.Crusader {
			s.Orders[at] = chosen[at]
		}
	}
}

// voidBids forfeits points on a realm or Crusader army that the bidder attacks [2f(6)]. Only he is told.
func (s *State) voidBids(log *game.Log) {
	for p := range game.Seat(majors) {
		for i := range s.Bids[p] {
			b := &s.Bids[p][i]
			if b.Kind == noBid {
				continue
			}
			if b.Kind == onUnit && s.forfeits(p, b.At) {
				s.tellBid(evBidVoid, p, b, log)
				b.Order.Kind = voided
			} else {
				s.tellBid(evBid, p, b, log)
			}
		}
	}
}

// tellBid tells only the bidder what his points were spent on.
func (s *State) tellBid(kind game.EventKind, p game.Seat, b *bid, log *game.Log) {
	e := game.Event{Kind: kind, Seat: p, Mask: game.Secret, To: game.Only(p), B: int16(b.At), C: int16(b.N), D: game.None}
	switch b.Kind {
	case onTithe:
		e.A = forTithe
	case onRebel:
		e.A = forRebel
	case onGift:
		e.A = forGift
	default:
		e.A = int16(b.Order.Kind)
	}
	if b.Kind == onUnit {
		switch b.Order.Kind {
		case supports:
			e.D = int16(b.Order.From)
		case moves, ferries, supportsMove:
			e.D = int16(s.f.space(b.Order.To))
		}
	}
	log.Emit(e)
}

// bought returns the order with more points than any other [2f(1).b], or the default [2f(1).c].
// It does not matter whose points they are [R20], [R22].
func (s *State) bought(at Space) order {
	if s.Fresh.has(at) { // [R43]
		return order{}
	}
	var offers [majors * maxPoints]bid
	n := 0
	for p := range s.Bids {
		for _, b := range s.Bids[p] {
			if b.Kind == onUnit && b.At == at && b.Order.Kind != voided {
				n = addOffer(&offers, n, b)
			}
		}
	}
	best, most, tied := order{}, int8(0), true
	for _, x := range offers[:n] {
		switch {
		case x.N > most:
			best, most, tied = x.Order, x.N, false
		case x.N == most:
			tied = true
		}
	}
	if !tied {
		return best
	}
	return s.byDefault(at)
}

// addOffer adds a bid to the others for the same order [2e(3).4].
func addOffer(offers *[majors * maxPoints]bid, n int, b bid) int {
	for i := range offers[:n] {
		if offers[i].Order == b.Order {
			offers[i].N += b.N
			return n
		}
	}
	offers[n] = b
	return n + 1
}

// byDefault returns what a unit does if nobody buys its order: what the Pope says if it is
// Catholic [2o.1], mutual support if the realm has two armies, otherwise hold [2f(1).3].
func (s *State) byDefault(at Space) order {
	if s.Units[at].Crusader { // [R88]
		return order{}
	}
	if s.Pope != game.Nobody && s.commands(s.Pope, at) {
		if s.attacks(s.Pope, at) { // [R26]
			return order{}
		}
		return s.Orders[at]
	}
	for kin := s.f.kin[at]; !kin.empty(); {
		if other := kin.take(); s.Units[other].minor() && s.Units[other].Type == diplomacy.Army {
			return order{supports, other, 0}
		}
	}
	return order{}
}
