package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// The Crusade cards and the Crusade Track.

// crusaders returns whom p may send: in 1.0 the King, brothers, sons, sons-in-law and a ruling
// Queen's husband [R108]; in 1.1 every man of the family. If there is no man, the Queen goes.
// Glitterhoof may go, but does not count as a man who would let her stay at home [crusade.4@1.0],
// [crusade.4@1.1], [crusade.5@1.0], [crusade.5@1.1], [crusade.6], [succession.7], [R56].
func (s *State) crusaders(p game.Seat) (x people) {
	h := &s.Houses[p]
	men := 0
	add := func(c Char, allowed bool) {
		if c == noChar || s.f.sexOf[c] == female {
			return
		}
		if s.f.sexOf[c] == male {
			men++
			if !allowed {
				return
			}
		}
		x.add(c)
	}
	add(h.King, true)
	add(h.Spouse, true)
	for i, k := range h.Kin {
		add(k.Who, true)
		add(k.Spouse, s.anyMale || i < children)
	}
	if men == 0 && h.King != noChar {
		x.add(h.King)
	}
	return x
}

// crusadeActions is the revision from which the duty to crusade and its limit are counted in
// actions, not in cards played [R21].
const crusadeActions game.Revision = 3

// mayStay reports whether nobody has to go. If anybody may go, somebody must [R21]; in 1.1 a
// Queen without men may stay at home. The one Crusade of an Era cannot be declined, a second one
// can; a scripted dynasty takes every action it may [crusade.1], [turn.4], [solo.22].
func (s *State) mayStay(p game.Seat) bool {
	x := s.crusaders(p)
	h := &s.Houses[p]
	if s.rev >= crusadeActions && h.Crusades > 0 && !s.isScripted(p) {
		return true
	}
	return x.empty() || s.queenMayStay && h.King != noChar && s.f.sexOf[h.King] == female && x.has(h.King)
}

func optCrusade(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	dst = appendPeople(dst, verbSend, s.crusaders(p))
	if s.mayStay(p) {
		dst = append(dst, moveSkip)
	}
	return dst
}

func playCrusade(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbSkip {
		s.skip(p, log)
		return
	}
	if s.rev >= crusadeActions {
		s.Houses[p].Crusades++
	}
	log.Emit(eventSent(p, Char(m.A)))
	s.core.Push(flow.Frame{Step: stepCrusading, Seat: p, A: m.A})
	s.check(p, chkCrusade, 1, 0) // [crusade.7], [R109]
}

const (
	crusadeChecked uint8 = iota
	crusadeWon
)

// spaceFirst is the revision from which the space of a shield is determined before another one is
// taken off for it [R111].
const spaceFirst game.Revision = 3

// workCrusading continues after the check. Success brings the First Player Token, failure death;
// B is the space of the shield [crusade.8], [crusade.15], [first.2].
func workCrusading(s *State, f *flow.Frame, log *game.Log) {
	p, c := f.Seat, Char(f.A)
	switch {
	case f.PC == crusadeWon:
		at := f.B
		if s.rev < spaceFirst {
			at = s.nextSpace()
		}
		s.core.Pop()
		s.advance(p, at, log)
	case !s.Test.Won:
		s.core.Pop()
		s.kill(c, fateCrusade, game.Nobody, log)
	default:
		f.PC, f.B = crusadeWon, s.nextSpace()
		s.First = p
		log.Emit(eventFirstPlayer(p))
		if s.shields(p) >= s.f.Limit.Shields && s.swapShield {
			s.ask(flow.Frame{Step: stepTakeShield, Seat: p})
		}
	}
}

// optTakeShield offers the four shields, one of which must be removed before a fifth is placed
// [crusade.11@1.1].
func optTakeShield(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return s.appendShields(dst, verbUnshield, p)
}

func (s *State) appendShields(dst []game.Move, v game.Verb, p game.Seat) []game.Move {
	for i, q := range s.Shield {
		if q == p {
			dst = append(dst, game.Move{Verb: v, A: int16(i)})
		}
	}
	return dst
}

func playTakeShield(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	s.unshield(int(m.A), log)
}

// unshield removes a shield and judges the achievements anew.
func (s *State) unshield(i int, log *game.Log) {
	s.takeOff(i, log)
	s.rank(log)
}

// takeOff removes a shield and its bonus; the token stays in the bag [crusade.13].
func (s *State) takeOff(i int, log *game.Log) {
	p := s.Shield[i]
	s.Shield[i] = game.Nobody
	log.Emit(eventShieldLost(p, i))
}

// nextSpace returns the lowest free position, or None [crusade.9].
func (s *State) nextSpace() int16 {
	for i := range s.sc.end {
		if s.Shield[i] == game.Nobody {
			return int16(i)
		}
	}
	return game.None
}

// advance places a shield and takes any tokens there. In 1.0 a fifth shield is not placed [R110].
// The last position ends the game, before the card's event [crusade.9], [crusade.10],
// [crusade.11@1.0], [crusade.14], [eliminate.3], [R29].
func (s *State) advance(p game.Seat, at int16, log *game.Log) {
	if s.shields(p) >= s.f.Limit.Shields || at == game.None {
		return
	}
	s.Shield[at] = p
	log.Emit(eventShield(p, int(at)))
	for j, k := range s.Lying[at] {
		if k != noToken {
			s.Houses[p].Bag.add(k)
			s.Lying[at][j] = noToken
			log.Emit(eventBagGained(p, s.trait(k)))
		}
	}
	s.rank(log)
	if at == int16(s.sc.end-1) {
		s.award(jerusalemHonour, p, log)
		s.finish(endJerusalem, log)
	}
}
