package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// The death of a ruler, elimination, and return.

// succeed pushes a pending succession, in player order; it returns false if there is none [R26].
func (s *State) succeed() bool {
	if s.mourning == 0 {
		return false
	}
	for i := range game.Seat(seats) {
		if p := (s.lead + i) % seats; s.mourning.Has(p) {
			s.mourning = s.mourning.Without(p)
			s.core.Push(flow.Frame{Step: stepSuccession, Seat: p})
			return true
		}
	}
	return false
}

const (
	throneEmpty uint8 = iota
	crisisLands
	crisisRuler
)

// workSuccession removes the dead ruler's spouse too; then an heir follows, or a crisis
// [succession.1], [succession.6].
func workSuccession(s *State, f *flow.Frame, log *game.Log) {
	p := f.Seat
	h := &s.houses[p]
	switch f.PC {
	case throneEmpty:
		if h.spouse != noChar {
			s.depart(p, h.spouse, fateWidowed, log)
			s.bury(h.spouse)
			h.spouse = noChar
		}
		h.age = 0 // [R122]
		if i := s.heir(p); i >= 0 {
			s.core.Pop()
			s.crownKin(p, i, log)
			return
		}
		f.PC = crisisLands
		s.beginCrisis(f, log)
	case crisisLands:
		f.PC = crisisRuler
		if f.A > 0 {
			s.ask(flow.Frame{Step: stepCrisis, Seat: p, A: f.A})
		}
	case crisisRuler:
		s.core.Pop()
		s.crownStranger(p, log)
	}
}

// crownKin puts an heir on the throne. His tokens and his spouse's go into the bag, where the
// dead ruler's stay [succession.10], [R115]. If a child inherits, the other children become
// siblings and the old siblings leave; if a sibling does, the others stay [succession.3],
// [succession.4], [succession.5], [title.9], [marry.14], [R117].
func (s *State) crownKin(p game.Seat, i int, log *game.Log) {
	h := &s.houses[p]
	by := s.claimOf(p, i)
	s.revoke(p, i, log)
	heir := h.kin[i]
	h.kin[i] = noKin
	h.king, h.spouse = heir.who, heir.spouse
	s.crown(p, by, log)
	s.enter(p, heir.who, log)
	if heir.spouse != noChar {
		s.enter(p, heir.spouse, log)
	}
	if i >= children {
		return
	}
	for j := children; j < kinSize; j++ {
		if h.kin[j].who != noChar {
			s.depart(p, h.kin[j].who, fateSuccession, log)
			s.removeKin(p, j, fateSuccession, log)
		}
	}
	at := children
	for j := range children {
		if h.kin[j].who != noChar {
			h.kin[at], h.kin[j] = h.kin[j], noKin
			at++
		}
	}
}

// crown counts a reign and proclaims it.
func (s *State) crown(p game.Seat, by claim, log *game.Log) {
	s.houses[p].reigned++
	s.proclaim(p, by, log)
}

// proclaim says who reigns.
func (s *State) proclaim(p game.Seat, by claim, log *game.Log) {
	h := &s.houses[p]
	log.Emit(eventCrowned(p, h.king, by, h.spouse, h.reigned))
}

// beginCrisis leaves half of the Gold and territories, rounded up [crisis.1], [R119].
func (s *State) beginCrisis(f *flow.Frame, log *game.Log) {
	h := &s.houses[f.Seat]
	gold := h.gold / 2
	f.A = int16(h.land.len() / 2)
	log.Emit(eventCrisis(f.Seat, gold, f.A))
	s.spend(f.Seat, gold, log)
}

// playCrisis lets the player choose which territories are lost; they become independent
// [crisis.2], [crisis.3].
func playCrisis(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	f.A--
	if f.A == 0 {
		s.core.Pop()
	}
	s.relinquish(p, Territory(m.A), log)
}

// crownStranger makes a random card of p's own culture the ruler; the random token goes into the
// bag, seen only by its owner [crisis.4], [R150].
func (s *State) crownStranger(p game.Seat, log *game.Log) {
	h := &s.houses[p]
	h.king = s.drawChar(Culture(p))
	for c := Culture(0); h.king == noChar && c < seats; c++ {
		h.king = s.drawChar(c) // p's own stack is used up, so any other will do
	}
	s.crown(p, claimStranger, log)
	if k := s.drawRandom(); k != noToken {
		h.bag.add(k)
		h.veiled.add(k)
		log.Emit(eventBagDrew(p, s.trait(k), s.reader(p)))
	}
}

// Elimination.

// eliminate removes a dynasty without a Knight, with its family, cards and shields [eliminate.1],
// [eliminate.2], [eliminate.3].
func (s *State) eliminate(p game.Seat, log *game.Log) {
	h := &s.houses[p]
	log.Emit(eventEliminated(p))
	s.discardFamily(p, log)
	for x := h.devs; x != 0; {
		s.dropDev(p, x.take(), log)
	}
	for i := range s.shield {
		if s.shield[i] == p {
			s.unshield(i, log)
		}
	}
	for x := h.allied; x != 0; {
		s.breakLand(p, x.take(), log)
	}
	for q := range s.houses {
		o := &s.houses[q]
		o.pact = o.pact.Without(p)
		o.casus = o.casus.Without(p)
		o.war = o.war.Without(p)
	}
	h.pact = 0
	h.casus = 0
	h.war = 0
	for x := h.bag; !x.empty(); {
		s.release(x.take())
	}
	h.bag, h.veiled = tokens{}, tokens{}
	h.help = [checkKinds]int8{}
	h.moat = 0
	h.age = 0
	s.mourning = s.mourning.Without(p)
	if s.sc.permanent { // [scenario.2.3], [scenario.4.2], [R126]
		h.out = true
		s.leaveTable(p)
	} else {
		s.fallen = s.fallen.With(p)
	}
	s.rank(log)
}

func (s *State) discardFamily(p game.Seat, log *game.Log) {
	h := &s.houses[p]
	for _, c := range [2]*Char{&h.king, &h.spouse} {
		if *c != noChar {
			s.depart(p, *c, fateRuin, log)
			s.bury(*c)
			*c = noChar
		}
	}
	for i := range h.kin {
		if h.kin[i].who != noChar {
			s.depart(p, h.kin[i].who, fateRuin, log)
			s.removeKin(p, i, fateRuin, log)
		}
	}
}

// leaveTable takes everything from a player who is eliminated permanently.
func (s *State) leaveTable(p game.Seat) {
	h := &s.houses[p]
	h.gold = 0
	s.discards = s.discards.or(&h.hand)
	for q := range s.houses {
		s.houses[q].known = s.houses[q].known.minus(&h.hand)
	}
	h.hand, h.known = cards{}, cards{}
	h.plotted = [2]Card{noCard, noCard}
}

// freeReturn is the revision from which an eliminated player chooses whether to return, and as
// whom [R123].
const freeReturn game.Revision = 3

// workReturn brings an eliminated player back at the end of the Turn [R125].
func workReturn(s *State, f *flow.Frame, _ *game.Log) {
	p := f.Seat
	s.core.Pop()
	if s.rev >= freeReturn {
		s.ask(flow.Frame{Step: stepRefound, Seat: p})
		return
	}
	founder := noChar
	if x := s.founders(p); !x.empty() {
		founder = x.nth(0)
	}
	s.ask(flow.Frame{Step: stepSettle, Seat: p, A: int16(founder)})
}

// founders returns the starting rulers with whom p can return: those of dynasties of his culture
// that he has not had; failing that, others of the old ones [eliminate.4], [R123].
func (s *State) founders(p game.Seat) people {
	had := s.houses[p].rulers
	var used uint32 // dynasties
	for i, d := range s.f.rulerOf {
		if had>>i&1 != 0 {
			used |= 1 << d
		}
	}
	var fresh, old people
	for i, d := range s.f.rulerOf {
		switch {
		case s.f.dynastyCulture[d] != Culture(p) || had>>i&1 != 0:
		case used>>d&1 == 0:
			fresh.add(ruler(i))
		default:
			old.add(ruler(i))
		}
	}
	if fresh.empty() {
		return old
	}
	return fresh
}

// optRefound offers the founders, or whoever comes if there is none, and to stay out of the game
// [eliminate.4].
func optRefound(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	x := s.founders(p)
	if x.empty() {
		dst = append(dst, moveRefound(noChar))
	}
	return append(appendPeople(dst, verbRefound, x), moveRetire)
}

func playRefound(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbRefound {
		s.ask(flow.Frame{Step: stepSettle, Seat: p, A: m.A})
		return
	}
	s.fallen = s.fallen.Without(p)
	s.houses[p].out = true
	s.leaveTable(p)
	log.Emit(eventRetired(p))
}

// havens returns where a returning player may place his Knight: any independent territory;
// failing that, one with Unrest; failing that, any [eliminate.6], [eliminate.7], [eliminate.8].
func (s *State) havens() lands {
	if x := s.free(); x != 0 {
		return x
	}
	if x := s.restless(s.inPlay); x != 0 {
		return x
	}
	return s.inPlay
}

func optSettle(s *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return appendLands(dst, verbSettle, s.havens())
}

// playSettle founds a new dynasty of the culture, with its starting ruler f.A, the old Gold and
// one Knight [eliminate.4], [eliminate.5], [eliminate.6], [R123], [R124].
func playSettle(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	founder := Char(f.A)
	s.core.Pop()
	t := Territory(m.A)
	s.fallen = s.fallen.Without(p)
	q := s.owner(t)
	log.Emit(eventReturned(p, s.houseOf(p, founder), t, q))
	if q != game.Nobody {
		s.calm(t, 1, log)
		s.houses[p].land = s.houses[p].land.with(t) // so that the land always has an owner
		if i := s.dukeOf(q, t); i >= 0 {
			s.revoke(q, i, log)
		}
		s.houses[q].land = s.houses[q].land.without(t)
		s.foot = s.foot.without(t)
		if s.houses[q].land == 0 {
			s.eliminate(q, log)
		}
	} else {
		s.removeBride(t)
		s.forget(t, log)
		s.houses[p].land = s.houses[p].land.with(t)
	}
	s.garrison(p, t, log)
	s.refound(p, founder, log)
	s.rank(log)
}

// refound gives a returning player a ruler and fills the bag with the ruler's four traits. If the
// culture has no ruler left, a random card rules.
func (s *State) refound(p game.Seat, founder Char, log *game.Log) {
	h := &s.houses[p]
	h.king = noChar
	if founder == noChar {
		s.crownStranger(p, log)
		return
	}
	h.king, h.dynasty = founder, s.houseOf(p, founder)
	h.rulers |= 1 << (founder - cultureCards)
	s.crown(p, claimRestorer, log)
	s.box.remove(h.king)
	for _, t := range s.f.rulerTraits(s.edition, h.king) {
		if k := s.startingToken(t); k != noToken {
			h.bag.add(k)
			log.Emit(eventBagGained(p, s.trait(k)))
		}
	}
}

// houseOf returns the dynasty of a starting ruler; whoever else rules for p keeps the old one.
func (s *State) houseOf(p game.Seat, founder Char) Dynasty {
	if founder == noChar {
		return s.houses[p].dynasty
	}
	return s.f.rulerOf[founder-cultureCards]
}

// startingToken takes a starting token of a trait, or a random token of the same colour [R124].
func (s *State) startingToken(t Trait) Token {
	if x := s.gone.and(s.f.ofTrait[t]).and(s.f.ofKind[startingToken]).and(s.f.inEdition[s.edition]); !x.empty() {
		k := x.nth(0)
		s.gone.remove(k)
		return k
	}
	x := s.general.and(s.f.greens)
	if !s.f.isGreen(t) {
		x = s.general.minus(s.f.greens)
	}
	if x.empty() {
		return noToken
	}
	k := x.nth(s.rng.Intn(streamBag, x.len()))
	s.general.remove(k)
	return k
}

// rulerTraits returns the traits of a starting ruler in the first scenario that includes him.
func (f *facts) rulerTraits(e edition, c Char) []Trait {
	for i := range f.scenarios {
		for _, at := range [2]edition{e, 1 - e} {
			for j := range f.scenarios[i].start[at] {
				if x := &f.scenarios[i].start[at][j]; x.dynasty != noDynasty && x.ruler == c {
					return x.traits
				}
			}
		}
	}
	return nil
}
