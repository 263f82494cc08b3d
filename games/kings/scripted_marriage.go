package kings

import (
	"slices"

	"outremer/game"
	"outremer/game/flow"
)

// Marriages of the scripted dynasties.

// scriptedMarriage tries the King first, then the children by age; the strategy takes precedence
// over the general rule [R136]. After a refused proposal it may try again elsewhere [solo.20],
// [solo.21@1.0], [solo.21@1.1], [ai.ferox.1].
func (s *State) scriptedMarriage(f *flow.Frame, log *game.Log) {
	p := f.Seat
	if s.Now.Married {
		s.core.Pop()
		return
	}
	for i := range children + 1 {
		c := s.nthSuitor(p, i)
		if c == noChar {
			continue
		}
		if m, by, ok := s.planMarriage(p, c, i == 0); ok {
			s.justify(p, by, log)
			if m.Verb == verbPropose {
				s.propose(p, flow.Frame{Step: stepConsent, A: int16(c), B: m.A, C: m.B, D: int16(p)}, log)
			} else {
				s.court(p, c, m, log)
			}
			return
		}
	}
	s.core.Pop()
}

// nthSuitor returns the King, then the children from the eldest down, skipping the married.
func (s *State) nthSuitor(p game.Seat, i int) Char {
	h := &s.Houses[p]
	free := s.unmarried(p)
	if i == 0 {
		if free.has(h.King) {
			return h.King
		}
		return noChar
	}
	for j := range h.Kin[:children] {
		older := 0
		for _, k := range h.Kin[:children] {
			if k.Who != noChar && k.Born < h.Kin[j].Born {
				older++
			}
		}
		if h.Kin[j].Who != noChar && older == i-1 && free.has(h.Kin[j].Who) {
			return h.Kin[j].Who
		}
	}
	return noChar
}

// noHorse is the revision from which no scripted ruler marries the horse, with which there are no
// children [marry.20], [R157].
const noHorse game.Revision = 3

// planMarriage finds whom the strategy courts for c and which of its lines says so. In the move
// of a proposal, B is the Gold.
func (s *State) planMarriage(p game.Seat, c Char, king bool) (game.Move, preference, bool) {
	x := s.strategyOf(p)
	if x.children == childrenEnemies {
		if m, ok := s.planProposal(p, c); ok {
			return m, prefChild, true
		}
	}
	lands := s.courtable(c)
	if king && s.rev >= noHorse {
		lands = s.filter(lands, func(t Territory) bool { return s.Bride[t] != s.f.glitterhoof })
	}
	for _, look := range x.looks { // [ai.ferox.1], [ai.postis.1], [ai.amandum.1], [ai.aperio.1]
		if m, ok := s.nearest(p, s.filter(lands, func(t Territory) bool { return s.looks(s.Bride[t], look) }), true); ok {
			return m, prefTrait, true
		}
	}
	if x.fallback != courtNone { // [ai.ferox.2], [ai.aperio.2@1.0], [ai.aperio.2@1.1]
		if m, ok := s.nearest(p, lands, x.fallback == courtNearest); ok {
			if x.fallback == courtAny {
				return m, prefAny, true
			}
			return m, prefNearest, true
		}
	}
	if x.children == childrenLast {
		if m, ok := s.planProposal(p, c); ok {
			return m, prefChild, true
		}
	}
	own := game.Only(p)
	return moveSeek(p), prefStack, king && s.stacks(c)&own != 0 // [solo.20]
}

// looks reports whether a character bears a trait that a strategy looks for.
func (s *State) looks(c Char, t Trait) bool {
	if t == anyGreen {
		return s.Top[c] != noToken && !s.isRed(c)
	}
	return s.hasTrait(c, t)
}

// nearest picks the closest of the territories, or any of them [R141].
func (s *State) nearest(p game.Seat, x lands, near bool) (game.Move, bool) {
	return s.planLand(verbCourt, x, func(t Territory) int {
		if !near {
			return 0
		}
		return -int(s.f.distance(s.Houses[p].Land, lands(0).with(t)))
	})
}

// planProposal finds another player's child.
func (s *State) planProposal(p game.Seat, c Char) (m game.Move, ok bool) {
	x := s.strategyOf(p)
	var best lot
	for all := s.eligible(p, c); !all.empty(); {
		d := all.take()
		at, q, i := s.find(d)
		if at != asKin || i >= children {
			continue
		}
		worth := s.childRank(p, q, d)
		if worth < 0 {
			continue
		}
		if best.takes(s, 1000*worth+s.menace(p, q)) {
			green := 1
			if s.isRed(d) {
				green = 0
			}
			m = game.Move{Verb: verbPropose, A: int16(d), B: x.pays[green]}
		}
	}
	return m, best.any
}

// childRank is how much p wants d, a child of q, as a spouse; negative means never. Munitio asks
// only enemies, in 1.1 those At War first; Amandum asks for those it looks for
// [ai.munitio.1@1.0], [ai.munitio.1@1.1], [ai.munitio.2], [ai.amandum.2].
func (s *State) childRank(p, q game.Seat, d Char) int {
	x := s.strategyOf(p)
	if x.children != childrenEnemies {
		return s.looksRank(d, x.looks)
	}
	war, casus := s.Houses[p].War.Has(q), s.Houses[q].Casus.Has(p)
	switch {
	case !war && !casus:
		return -1
	case war && s.edition == second11:
		return 1
	default:
		return 0
	}
}

// looksRank is higher the earlier a character's trait appears among those a strategy looks for;
// -1 if it does not appear.
func (s *State) looksRank(c Char, looks []Trait) int {
	for i, t := range looks {
		if s.looks(c, t) {
			return len(looks) - i
		}
	}
	return -1
}

const (
	// onlyChildren is the revision from which Ferox parts with children only [R156].
	onlyChildren game.Revision = 3
	// noRedSpouse is the revision from which Postis takes no red spouse for any Gold [R137].
	noRedSpouse game.Revision = 3
)

// consents reports whether a strategy agrees to marry c to a suitor; gold is what it is paid. It
// must be enough, and the heir never goes unless the strategy says so [ai.ferox.4],
// [ai.postis.2], [ai.postis.3], [ai.munitio.4], [ai.amandum.3], [ai.aperio.3].
func (s *State) consents(q game.Seat, c, suitor Char, gold int16, home game.Seat) bool {
	x := s.strategyOf(q)
	at, _, i := s.find(c)
	isChild := at == asKin && i < children
	switch who := s.Houses[q].Strategy; {
	case at == asKin && i == s.heir(q) && !x.givesHeir:
		return false
	case who == ferox && !isChild && s.rev >= onlyChildren:
		return false
	case who == postis && home == q && s.isTainted(suitor, x.looks) && s.rev >= noRedSpouse:
		return false
	}
	green := 1
	if s.isRed(c) {
		green = 0
	}
	return gold >= x.accepts[green]
}

// isTainted reports whether a character bears a red trait other than those looked for.
func (s *State) isTainted(c Char, looks []Trait) bool {
	for k := s.Top[c]; k != noToken; k = s.Under[k] {
		if !s.f.greens.has(k) && !slices.Contains(looks, s.f.traitOf[k]) {
			return true
		}
	}
	return false
}
