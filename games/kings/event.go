package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// The events of the Action Cards.

// beginEvent finds whom the event of the revealed card affects: the actor, or else the first
// player to his left who meets the requirement, and nobody else [event.2], [event.3], [event.4],
// [event.5], [event.6], [example.4], [R127].
func (s *State) beginEvent(p game.Seat, log *game.Log) {
	k := s.f.kind(s.Shown)
	e := &s.f.events[k]
	target := game.Nobody
	for i := range game.Seat(seats) {
		if q := (p + i) % seats; (i == 0) == e.self && s.plays(q) && s.meets(q, e.needs) {
			target = q
			break
		}
	}
	if target == game.Nobody {
		log.Emit(eventMissed(p, k))
		return
	}
	s.Now.Target, s.Now.Fighter = target, noChar
	log.Emit(eventStruck(p, k, target))
	s.core.Push(flow.Frame{Step: stepEvent, Seat: p, A: e.effects})
}

// noBastards is the revision from which a ruler with the horse has no children by any event
// [R56].
const noBastards game.Revision = 2

// hasHorse reports whether p's ruler is Glitterhoof or married to it.
func (s *State) hasHorse(p game.Seat) bool {
	h := &s.Houses[p]
	return h.Spouse == s.f.glitterhoof || h.King == s.f.glitterhoof
}

// meets reports whether p fulfils the requirement of an event.
func (s *State) meets(p game.Seat, n need) bool {
	h := &s.Houses[p]
	switch n {
	case needCanHaveChild: // [marry.20], [R128]
		return h.King != noChar && h.Spouse != noChar && !s.hasHorse(p) && s.childCount(p) < children
	case needFreeChild: // [marry.20]; before revision 2 the horse did not prevent a bastard [R56]
		return s.childCount(p) < children && (s.rev < noBastards || !s.hasHorse(p))
	case needFreeSibling:
		return s.heirs(p)-s.childCount(p) < siblings
	case needChild:
		return s.childCount(p) > 0
	case needSibling:
		return s.heirs(p) > s.childCount(p)
	case needKin:
		return s.heirs(p) > 0
	case needMaleKin:
		return s.victim(p, perHighestMale) != noChar
	case needSpouse:
		return h.Spouse != noChar
	case needDuelist:
		return !s.duelists(p).empty()
	case needTerritory:
		return h.Land != 0
	case needUnmobilized:
		return h.Land&^s.allMobilized() != 0
	case needMobilized:
		return h.Land&s.Foot != 0
	case needCanMobilize:
		return s.canMobilize(p) != 0 && s.levy(p) > 0
	case needCastle:
		return h.Land&s.Castle != 0
	case needUnrest:
		return s.restless(h.Land) != 0
	case needCouncilor:
		return h.Devs&s.f.councilors != 0
	case needInvention:
		return h.Devs&s.f.inventions != 0
	case needPactTerritory:
		return h.Allied != 0
	case needHoldsCasus:
		return h.Casus != 0
	case needCasusTarget:
		return s.hostile(p) != 0
	case needShield:
		return s.shields(p) > 0
	case needRedTrait:
		return !h.Bag.minus(s.f.greens).empty()
	case needYoung:
		return h.King != noChar && h.Age <= 2
	case needFourGold:
		return h.Gold >= 4
	}
	return true
}

// hostile returns the dynasties that hold Casus Belli against p.
func (s *State) hostile(p game.Seat) (x game.Seats) {
	for q := range s.Houses {
		if s.Houses[q].Casus.Has(p) {
			x = x.With(game.Seat(q))
		}
	}
	return x
}

// levy returns how many more Foot Soldiers p may raise.
func (s *State) levy(p game.Seat) int {
	n := s.footLeft(p)
	if s.isScripted(p) {
		n = min(n, s.troopLimit(p)-(s.Foot&s.Houses[p].Land).len())
	}
	return max(n, 0)
}

// What an event is waiting for, in C of its frame.
const (
	eventRuns int16 = iota
	eventChecks
	eventSaves
)

// workEvent executes list A from index B; D is a character in danger. A card's effects override
// the rules; whatever cannot be done is skipped [turn.7], [R131].
func workEvent(s *State, f *flow.Frame, log *game.Log) {
	list := s.f.lists[f.A]
	switch wait := f.C; {
	case wait == eventChecks:
		f.C = eventRuns
		if fail := list[f.B-1].options[1]; !s.Test.Won && fail != noList {
			s.core.Push(flow.Frame{Step: stepEvent, Seat: f.Seat, A: fail})
		}
	case wait == eventSaves:
		f.C = eventRuns
		if !s.Test.Won {
			s.kill(Char(f.D), s.mishap(Char(f.D)), game.Nobody, log)
		}
	case int(f.B) == len(list) || !s.plays(s.Now.Target):
		s.core.Pop()
	default:
		f.B++
		s.effect(f, &list[f.B-1], log)
	}
}

// chooser returns the seat that decides for an effect.
func (s *State) chooser(f *flow.Frame, who party) game.Seat {
	switch who {
	case partyActor:
		return f.Seat
	case partyNext:
		return s.next(f.Seat)
	}
	return s.Now.Target
}

func (s *State) effect(f *flow.Frame, o *op, log *game.Log) {
	p := s.Now.Target
	switch o.code {
	case opBirth:
		s.bear(p, o, 0, children, evBorn, log)
	case opSibling:
		s.bear(p, o, children, kinSize, evFound, log)
	case opAddToken, opRemoveUnrest, opCastleLost, opPactBroken, opDemobilize, opMobilize:
		s.effectOnLand(f, o, log)
	case opChoose:
		s.ask(s.question(stepEventChoice, f, p))
	case opGold:
		if o.count > 0 {
			s.earn(p, int16(o.count), log)
		} else {
			s.spend(p, -int16(o.count), log)
		}
	case opPay:
		s.hand(p, s.next(f.Seat), int16(o.count), log)
	case opDevLost, opDevGained:
		s.effectOnCards(f, o, log)
	case opGainTrait, opKill, opDuelist:
		s.effectOnPeople(f, o, log)
	case opLoseTrait:
		if !s.Houses[p].Bag.minus(s.f.greens).empty() {
			s.ask(s.question(stepEventTrait, f, p))
		}
	case opModifier:
		s.modify(p, o, log)
	case opAge:
		s.grow(p, o.count, log)
	case opCasusBelli, opCasusBelliLost:
		s.effectOnPeace(f, o, log)
	case opShieldReplaced:
		s.replaceShield(f)
	case opCheck: // [event.8]
		f.C = eventChecks
		s.check(p, chkEvent, 1, 0)
	}
}

// question returns the frame that asks for what the current effect needs to know.
func (s *State) question(step game.Step, f *flow.Frame, who game.Seat) flow.Frame {
	return flow.Frame{Step: step, Seat: who, A: f.A, B: f.B - 1, D: int16(f.Seat)}
}

// asked returns the effect that an asking frame belongs to.
func (s *State) asked(f *flow.Frame) *op { return &s.f.lists[f.A][f.B] }

// bear adds characters of p's own culture to the family [independent.5].
func (s *State) bear(p game.Seat, o *op, from, to int, kind game.EventKind, log *game.Log) {
	for range max(o.count, 1) {
		c := noChar
		for i := from; i < to; i++ {
			if s.Houses[p].Kin[i].Who == noChar {
				c = s.drawChar(Culture(p))
				break
			}
		}
		if c == noChar {
			return
		}
		if o.trait == noTrait {
			s.giveRandom(c)
		} else if k := s.fetchTrait(o.trait); k != noToken {
			s.put(c, k)
		}
		s.arrive(p, c, from, to)
		h := &s.Houses[p]
		if kind == evBorn {
			log.Emit(eventBorn(p, c, s.traitOn(c), h.King, s.otherParent(h)))
		} else {
			log.Emit(eventFound(p, c, s.traitOn(c), h.King))
		}
	}
}

// otherParent returns the spouse of the ruler, who is no parent of a child for which no spouse is
// needed.
func (s *State) otherParent(h *house) Char {
	if s.f.events[s.f.kind(s.Shown)].needs == needFreeChild {
		return noChar
	}
	return h.Spouse
}

// modify grants a free draw for the next check of a kind, or makes the player harder to Invade
// for the rest of the Round.
func (s *State) modify(p game.Seat, o *op, log *game.Log) {
	h := &s.Houses[p]
	if o.defends {
		h.Moat++
		log.Emit(eventGuarded(p, h.Moat))
		return
	}
	kind := helped(o.action)
	h.Help[kind]++
	log.Emit(eventModifier(p, kind, h.Help[kind]))
}

// Choices between two lists.

// payable reports whether a list can be carried out in full.
func (s *State) payable(p game.Seat, list int16) bool {
	for i := range s.f.lists[list] {
		o := &s.f.lists[list][i]
		switch o.code {
		case opGold, opPay:
			if n := int16(max(o.count, -o.count)); (o.code == opPay || o.count < 0) && !s.canPay(p, n) {
				return false
			}
		case opAddToken:
			if s.markable(p, o) == 0 {
				return false
			}
		case opDevLost:
			if s.losable(p, o) == 0 {
				return false
			}
		}
	}
	return true
}

func optEventChoice(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	o := s.asked(f)
	none := !s.payable(p, o.options[0]) && !s.payable(p, o.options[1])
	for i, list := range o.options {
		if none || s.payable(p, list) {
			dst = append(dst, moveTake(i+1))
		}
	}
	return dst
}

func playEventChoice(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	actor, list := game.Seat(f.D), s.asked(f).options[m.A-1]
	s.core.Pop()
	log.Emit(eventChose(p, m.A))
	s.core.Push(flow.Frame{Step: stepEvent, Seat: actor, A: list})
}
