package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// The War cards: Mobilize, and the declaration of an Invade action.

const (
	maxRaids    = 9            // attacks in one action, plus a counterattack
	counterRaid = maxRaids - 1 // index of the counterattack
)

// raid is one declared attack. The supporting lands are the attacker's own.
type raid struct {
	From, To Territory
	Support  lands
	Backers  lands // territories of Pact partners that support it
	Pacts    int8  // draws by Pacts
	Naval    bool  // a Foot Soldier uses the Navy [invade.16@1.1]
}

// canMobilize returns where p may place Foot Soldiers: his own territories without one, up to
// four in all [mobilize.1], [mobilize.2], [mobilize.4].
func (s *State) canMobilize(p game.Seat) lands {
	if s.footLeft(p) == 0 || s.mustered(p) {
		return 0
	}
	return s.Houses[p].Land &^ s.Foot
}

func optWar(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	dst = appendLands(dst, verbMobilize, s.canMobilize(p))
	dst = s.appendAttacks(dst, p)
	return append(dst, moveSkip)
}

func playWar(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	switch m.Verb {
	case verbMobilize:
		s.station(p, Territory(m.A), log)
		s.core.Push(flow.Frame{Step: stepMobilizing, Seat: p})
	case verbAttack:
		s.core.Push(flow.Frame{Step: stepInvade, Seat: p})
		s.RaidN = 0
		s.declareRaid(p, m, log)
	case verbSkip:
		s.skip(p, log)
	}
}

func workMobilizing(s *State, f *flow.Frame, _ *game.Log) {
	if f.PC == 1 || s.canMobilize(f.Seat) == 0 {
		s.core.Pop()
		return
	}
	s.ask(flow.Frame{Step: stepMobilize, Seat: f.Seat})
}

func optMobilize(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return append(appendLands(dst, verbMobilize, s.canMobilize(p)), moveDone)
}

func playMobilize(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbDone {
		s.core.Top().PC = 1
		log.Emit(eventHeldBack(p))
		return
	}
	s.station(p, Territory(m.A), log)
}

// Declaring attacks.

// idle returns the territories of p whose Foot Soldier is not yet committed: each attacks or
// supports, once [invade.15].
func (s *State) idle(p game.Seat) lands {
	x := s.mobilized(p)
	for _, r := range s.Raids[:s.RaidN] {
		x = x.without(r.From) &^ r.Support
	}
	return x
}

// targets returns the territories that p may Invade if he can reach them: independent ones, and
// those of dynasties against which he has Casus Belli or is At War [invade.1], [casus.1],
// [casus.2], [offlimits.2].
func (s *State) targets(p game.Seat) lands {
	x := s.free()
	for q := range game.Seat(seats) {
		if q != p && s.mayInvade(p, q) {
			x |= s.Houses[q].Land
		}
	}
	return x
}

// sails reports whether p can reach t from a territory only with the Navy, which makes all coasts
// of the same sea adjacent, for Invade only [invade.4], [R86].
func (s *State) sails(p game.Seat, from, t Territory) bool {
	return !s.f.borders[from].has(t) && s.Houses[p].Devs.has(s.f.navy) && s.f.waters[from].has(t)
}

func (s *State) reaches(p game.Seat, from, t Territory) bool { return s.near(p, from).has(t) }

// near returns what a Foot Soldier of p can reach from a territory.
func (s *State) near(p game.Seat, from Territory) lands {
	if s.Houses[p].Devs.has(s.f.navy) {
		return s.f.borders[from] | s.f.waters[from]
	}
	return s.f.borders[from]
}

// unattacked returns the targets of p that no attack of this action is aimed at.
func (s *State) unattacked(p game.Seat) lands {
	x := s.targets(p)
	for _, r := range s.Raids[:s.RaidN] {
		x = x.without(r.To)
	}
	return x
}

// appendAttacks lists attacks: one from each Mobilized territory, and no target twice [invade.2],
// [invade.5], [invade.6].
func (s *State) appendAttacks(dst []game.Move, p game.Seat) []game.Move {
	targets := s.unattacked(p)
	for x := s.idle(p); x != 0; {
		from := x.take()
		for y := targets & s.near(p, from); y != 0; {
			dst = append(dst, moveAttack(from, y.take()))
		}
	}
	return dst
}

// canDeclare reports whether an idle Foot Soldier of p could attack or support.
func (s *State) canDeclare(p game.Seat) bool {
	for x := s.idle(p); x != 0; {
		from := x.take()
		if s.unattacked(p)&s.near(p, from) != 0 && s.RaidN < counterRaid {
			return true
		}
		for i := range s.Raids[:s.RaidN] {
			if s.canSupport(p, from, i) {
				return true
			}
		}
	}
	return false
}

// appendSupports lists further Foot Soldiers next to the target that can support the attack; at
// most one may use the Navy [R86]. An annexation needs no support [invade.14], [invade.16@1.0],
// [invade.16@1.1].
func (s *State) appendSupports(dst []game.Move, p game.Seat) []game.Move {
	for x := s.idle(p); x != 0; {
		from := x.take()
		for t := range Territory(len(s.f.territories)) {
			if i := s.raidOn(t); i >= 0 && s.canSupport(p, from, i) {
				dst = append(dst, moveSupport(from, t))
			}
		}
	}
	return dst
}

func (s *State) raidOn(t Territory) int {
	for i, r := range s.Raids[:s.RaidN] {
		if r.To == t {
			return i
		}
	}
	return -1
}

func (s *State) canSupport(p game.Seat, from Territory, i int) bool {
	r := &s.Raids[i]
	switch {
	case s.Houses[p].Allied.has(r.To):
		return false
	case s.f.borders[from].has(r.To):
		return true
	}
	return !r.Naval && s.sails(p, from, r.To)
}

func (s *State) declareRaid(p game.Seat, m game.Move, log *game.Log) {
	from, to := Territory(m.A), Territory(m.B)
	s.Raids[s.RaidN] = raid{From: from, To: to, Naval: s.sails(p, from, to)}
	s.RaidN++
	log.Emit(eventAttacked(p, from, to))
}

func (s *State) declareSupport(p game.Seat, from Territory, i int, log *game.Log) {
	r := &s.Raids[i]
	r.Support = r.Support.with(from)
	r.Naval = r.Naval || s.sails(p, from, r.To)
	log.Emit(eventSupported(p, from, r.To))
}

func optDeclare(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, moveBegin)
	if s.RaidN < counterRaid {
		dst = s.appendAttacks(dst, p)
	}
	return s.appendSupports(dst, p)
}

func playDeclare(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	switch m.Verb {
	case verbAttack:
		s.declareRaid(p, m, log)
	case verbSupport:
		s.declareSupport(p, Territory(m.A), s.raidOn(Territory(m.B)), log)
	default:
		s.core.Top().PC = invadeBegin
		log.Emit(eventHeldBack(p))
	}
}

const (
	invadeDeclare uint8 = iota
	invadeBegin
	invadeAttacks
)

// workInvade has all attacks declared before the first draw [invade.7], then resolves them in
// order; A counts them.
func workInvade(s *State, f *flow.Frame, log *game.Log) {
	switch {
	case f.PC == invadeDeclare && s.canDeclare(f.Seat):
		s.ask(flow.Frame{Step: stepDeclare, Seat: f.Seat})
	case f.PC <= invadeBegin:
		f.PC = invadeAttacks
		for i := range s.Raids[:s.RaidN] {
			s.provoke(f.Seat, s.Raids[i].To, log)
		}
	case f.A < int16(s.RaidN) && s.plays(f.Seat):
		i := f.A
		f.A++
		s.core.Push(flow.Frame{Step: stepAttack, Seat: f.Seat, A: i})
	default:
		s.RaidN = 0
		s.core.Pop()
	}
}

// provoke applies the consequences of declaring an attack: war with the owner, and Casus Belli
// for those in a Pact with him or with the territory [R91]. An annexation provokes nobody
// [invade.8], [pact.4], [casus.5], [R93].
func (s *State) provoke(p game.Seat, t Territory, log *game.Log) {
	if s.Houses[p].Allied.has(t) {
		return
	}
	if q := s.partner(t); q != game.Nobody {
		s.gainCasus(q, p, log)
	}
	q := s.owner(t)
	if q == game.Nobody {
		return
	}
	s.goToWar(p, q, log)
	for x := s.Houses[q].Pact.Without(p); x != 0; x &= x - 1 {
		s.gainCasus(x.First(), p, log)
	}
}
