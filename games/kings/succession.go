package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// The death of a ruler, elimination, and return.

// succeed pushes a pending succession, in player order; it returns false if there is none [R26].
func (s *State) succeed() bool {
	if s.Mourning == 0 {
		return false
	}
	for i := range game.Seat(seats) {
		if p := (s.Lead + i) % seats; s.Mourning.Has(p) {
			s.Mourning = s.Mourning.Without(p)
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
	h := &s.Houses[p]
	switch f.PC {
	case throneEmpty:
		if h.Spouse != noChar {
			s.depart(p, h.Spouse, fateWidowed, log)
			s.bury(h.Spouse)
			h.Spouse = noChar
		}
		h.Age = 0 // [R122]
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
	h := &s.Houses[p]
	by := s.claimOf(p, i)
	s.revoke(p, i, log)
	heir := h.Kin[i]
	h.Kin[i] = noKin
	h.King, h.Spouse = heir.Who, heir.Spouse
	s.crown(p, by, log)
	s.enter(p, heir.Who, log)
	if heir.Spouse != noChar {
		s.enter(p, heir.Spouse, log)
	}
	if i >= children {
		return
	}
	for j := children; j < kinSize; j++ {
		if h.Kin[j].Who != noChar {
			s.depart(p, h.Kin[j].Who, fateSuccession, log)
			s.removeKin(p, j, fateSuccession, log)
		}
	}
	at := children
	for j := range children {
		if h.Kin[j].Who != noChar {
			h.Kin[at], h.Kin[j] = h.Kin[j], noKin
			at++
		}
	}
}

// crown counts a reign and proclaims it.
func (s *State) crown(p game.Seat, by claim, log *game.Log) {
	s.Houses[p].Reigned++
	s.proclaim(p, by, log)
}

// proclaim says who reigns.
func (s *State) proclaim(p game.Seat, by claim, log *game.Log) {
	h := &s.Houses[p]
	log.Emit(eventCrowned(p, h.King, by, h.Spouse, h.Reigned))
}

// beginCrisis leaves half of the Gold and territories, rounded up [crisis.1], [R119].
func (s *State) beginCrisis(f *flow.Frame, log *game.Log) {
	h := &s.Houses[f.Seat]
	gold := h.Gold / 2
	f.A = int16(h.Land.len() / 2)
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
	h := &s.Houses[p]
	h.King = s.drawChar(Culture(p))
	for c := Culture(0); h.King == noChar && c < seats; c++ {
		h.King = s.drawChar(c) // p's own stack is used up, so any other will do
	}
	s.crown(p, claimStranger, log)
	if k := s.drawRandom(); k != noToken {
		h.Bag.add(k)
		h.Veiled.add(k)
		log.Emit(eventBagDrew(p, s.trait(k), s.reader(p)))
	}
}

// Elimination.

// eliminate removes a dynasty without a Knight, with its family, cards and shields [eliminate.1],
// [eliminate.2], [eliminate.3].
func (s *State) eliminate(p game.Seat, log *game.Log) {
	h := &s.Houses[p]
	log.Emit(eventEliminated(p))
	s.discardFamily(p, log)
	for x := h.Devs; x != 0; {
		s.dropDev(p, x.take(), log)
	}
	for i := range s.Shield {
		if s.Shield[i] == p {
			s.unshield(i, log)
		}
	}
	for x := h.Allied; x != 0; {
		s.breakLand(p, x.take(), log)
	}
	for q := range s.Houses {
		o := &s.Houses[q]
		o.Pact = o.Pact.Without(p)
		o.Casus = o.Casus.Without(p)
		o.War = o.War.Without(p)
	}
	h.Pact = 0
	h.Casus = 0
	h.War = 0
	for x := h.Bag; !x.empty(); {
		s.release(x.take())
	}
	h.Bag, h.Veiled = tokens{}, tokens{}
	h.Help = [checkKinds]int8{}
	h.Moat = 0
	h.Age = 0
	s.Mourning = s.Mourning.Without(p)
	if s.sc.permanent { // [scenario.2.3], [scenario.4.2], [R126]
		h.Out = true
		s.leaveTable(p)
	} else {
		s.Fallen = s.Fallen.With(p)
	}
	s.rank(log)
}

func (s *State) discardFamily(p game.Seat, log *game.Log) {
	h := &s.Houses[p]
	for _, c := range [2]*Char{&h.King, &h.Spouse} {
		if *c != noChar {
			s.depart(p, *c, fateRuin, log)
			s.bury(*c)
			*c = noChar
		}
	}
	for i := range h.Kin {
		if h.Kin[i].Who != noChar {
			s.depart(p, h.Kin[i].Who, fateRuin, log)
			s.removeKin(p, i, fateRuin, log)
		}
	}
}

// leaveTable takes everything from a player who is eliminated permanently.
func (s *State) leaveTable(p game.Seat) {
	h := &s.Houses[p]
	h.Gold = 0
	s.Discards = s.Discards.or(&h.Hand)
	for q := range s.Houses {
		s.Houses[q].Known = s.Houses[q].Known.minus(&h.Hand)
	}
	h.Hand, h.Known = cards{}, cards{}
	h.Plotted = [2]Card{noCard, noCard}
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
	had := s.Houses[p].Rulers
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
	s.Fallen = s.Fallen.Without(p)
	s.Houses[p].Out = true
	s.leaveTable(p)
	log.Emit(eventRetired(p))
}

// havens returns where a returning player may place his Knight: any independent territory;
// failing that, one with Unrest; failing that, any [eliminate.6], [eliminate.7], [eliminate.8].
func (s *State) havens() lands {
	if x := s.free(); x != 0 {
		return x
	}
	if x := s.restless(s.InPlay); x != 0 {
		return x
	}
	return s.InPlay
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
	s.Fallen = s.Fallen.Without(p)
	q := s.owner(t)
	log.Emit(eventReturned(p, s.houseOf(p, founder), t, q))
	if q != game.Nobody {
		s.calm(t, 1, log)
		s.Houses[p].Land = s.Houses[p].Land.with(t) // so that the land always has an owner
		if i := s.dukeOf(q, t); i >= 0 {
			s.revoke(q, i, log)
		}
		s.Houses[q].Land = s.Houses[q].Land.without(t)
		s.Foot = s.Foot.without(t)
		if s.Houses[q].Land == 0 {
			s.eliminate(q, log)
		}
	} else {
		s.removeBride(t)
		s.forget(t, log)
		s.Houses[p].Land = s.Houses[p].Land.with(t)
	}
	s.garrison(p, t, log)
	s.refound(p, founder, log)
	s.rank(log)
}

// refound gives a returning player a ruler and fills the bag with the ruler's four traits. If the
// culture has no ruler left, a random card rules.
func (s *State) refound(p game.Seat, founder Char, log *game.Log) {
	h := &s.Houses[p]
	h.King = noChar
	if founder == noChar {
		s.crownStranger(p, log)
		return
	}
	h.King, h.Dynasty = founder, s.houseOf(p, founder)
	h.Rulers |= 1 << (founder - cultureCards)
	s.crown(p, claimRestorer, log)
	s.Box.remove(h.King)
	for _, t := range s.f.rulerTraits(s.edition, h.King) {
		if k := s.startingToken(t); k != noToken {
			h.Bag.add(k)
			log.Emit(eventBagGained(p, s.trait(k)))
		}
	}
}

// houseOf returns the dynasty of a starting ruler; whoever else rules for p keeps the old one.
func (s *State) houseOf(p game.Seat, founder Char) Dynasty {
	if founder == noChar {
		return s.Houses[p].Dynasty
	}
	return s.f.rulerOf[founder-cultureCards]
}

// startingToken takes a starting token of a trait, or a random token of the same colour [R124].
func (s *State) startingToken(t Trait) Token {
	if x := s.Gone.and(s.f.ofTrait[t]).and(s.f.ofKind[startingToken]).and(s.f.inEdition[s.edition]); !x.empty() {
		k := x.nth(0)
		s.Gone.remove(k)
		return k
	}
	x := s.General.and(s.f.greens)
	if !s.f.isGreen(t) {
		x = s.General.minus(s.f.greens)
	}
	if x.empty() {
		return noToken
	}
	k := x.nth(s.rng.Intn(streamBag, x.len()))
	s.General.remove(k)
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
