package kingdoms

import (
	"outremer/game"
	"outremer/game/flow"
)

// Why a move is refused. These functions only see moves that are not offered, and reveal nothing
// that the seat does not already know.

func (s *State) isRegion(a int16) bool {
	return a >= 0 && int(a) < len(s.f.regions) && s.mode.board.on.has(Region(a))
}

func (s *State) isKind(a int16) bool { return a >= 0 && int(a) < len(s.f.cards) }

// lacks refuses a card that does not exist or is not in p's hand.
func (s *State) lacks(p game.Seat, a int16) *game.Violation {
	if !s.isKind(a) {
		return noSuchCard.With()
	}
	if s.holding(p, Kind(a)) == noCard {
		return notInHand.With(a)
	}
	return nil
}

func explainAction(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if m.Verb <= verbDiscard && s.Hand[p].empty() {
		return onlyPass.With()
	}
	switch m.Verb {
	case verbAttack:
		return s.explainAttack(p, m.A)
	case verbIncursion:
		return s.explainIncursion(p, m)
	case verbEvent:
		return s.explainEvent(p, m.A)
	case verbDiscard:
		return s.lacks(p, m.A)
	}
	return nil
}

func (s *State) explainAttack(p game.Seat, a int16) *game.Violation {
	if !s.isRegion(a) {
		return noSuchRegion.With()
	}
	r := Region(a)
	switch {
	case s.Held[p].has(r):
		return ownRegion.With(a)
	case s.Hand[p].and(s.f.types[troop]).empty():
		return noTroops.With()
	case s.Held[p] == 0 && !s.kingdomOf(Power(p)).start.has(r):
		return notStartRegion.With(a)
	case s.Held[p] != 0 && !s.border(Power(p)).has(r):
		return noBorder.With(a)
	}
	return s.explainSpared(p, r)
}

func (s *State) explainSpared(p game.Seat, r Region) *game.Violation {
	q := s.owner(r)
	switch {
	case q == independent || !s.isSpared(Power(p), q):
		return nil
	case s.against():
		return partnerBan.With(int16(r))
	case s.Truce[p].Has(q.seat()):
		return truceBan.With(int16(s.name(q)))
	}
	return fellowBan.With(int16(r))
}

func (s *State) explainIncursion(p game.Seat, m game.Move) *game.Violation {
	q := s.named(Kingdom(m.A))
	if q == independent || q == Power(p) {
		return noSuchKingdom.With()
	}
	if v := s.lacks(p, m.B); v != nil {
		return v
	}
	switch {
	case s.f.kinds[m.B].typ != troop:
		return notTroop.With(m.B)
	case s.against() && q.isSeat():
		return partnerRaid.With(m.A)
	case !s.canRaid(s.border(Power(p)), q):
		return noIncursion.With(m.A)
	case s.handSize(q) == 0:
		return targetEmpty.With(m.A)
	}
	return nil
}

func (s *State) explainEvent(p game.Seat, a int16) *game.Violation {
	if v := s.lacks(p, a); v != nil {
		return v
	}
	switch k := &s.f.kinds[a]; {
	case k.typ != event:
		return notEvent.With(a)
	case k.effect == fxConcertedAttack && s.strikable(p, k.effect) != 0:
		return eventTroop.With(a)
	}
	return noTarget.With(a)
}

func explainCommit(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch m.Verb {
	case verbDone:
		return troopFirst.With()
	case verbCommit:
		if v := s.lacks(p, m.A); v != nil {
			return v
		}
		return notForAttack.With(m.A)
	}
	return nil
}

func explainJoin(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbCommit {
		return nil
	}
	if v := s.lacks(p, m.A); v != nil {
		return v
	}
	return onlyTroops.With(m.A)
}

func explainRespond(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbRespond {
		return nil
	}
	if v := s.lacks(p, m.A); v != nil {
		return v
	}
	k := &s.f.kinds[m.A]
	switch {
	case k.typ != response:
		return notResponse.With(m.A)
	case k.copies.and(s.forDefence()).empty():
		return notYet.With(m.A)
	}
	return wrongSide.With(m.A, m.B)
}

func explainSpend(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbSpend {
		return nil
	}
	switch {
	case !s.isRegion(m.A):
		return noSuchRegion.With()
	case !(s.Held[p] & s.Garrison).has(Region(m.A)):
		return noGarrison.With(m.A)
	}
	return notAdjacent.With(m.A)
}

func explainGarrison(s *State, f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb == verbBonus && f.Step == stepReward:
		return bonusFull.With()
	case m.Verb != verbGarrison:
		return nil
	case !s.isRegion(m.A):
		return noSuchRegion.With()
	}
	r := Region(m.A)
	switch {
	case !s.owner(r).isSeat():
		return noCastle.With(m.A)
	case f.Step != stepPlace && !s.Held[p].has(r):
		return notYours.With(m.A)
	}
	return garrisonFull.With(m.A)
}

func explainTarget(_ *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbTarget || m.A < 0 || int(m.A) >= len(kingdomNames) {
		return nil
	}
	return badTarget.With(m.A)
}

func explainStrike(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbStrike {
		return nil
	}
	if !s.isRegion(m.A) {
		return noSuchRegion.With()
	}
	if v := s.explainSpared(p, Region(m.A)); v != nil && s.effect(s.eventCard()) != fxIndependentAttack {
		return v
	}
	return badStrike.With(m.A)
}

// explainCard serves the steps that choose from given cards.
func explainCard(s *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	switch m.Verb {
	case verbWithdraw, verbRegroup, verbKeep, verbReplace, verbTake:
		if !s.isKind(m.A) {
			return noSuchCard.With()
		}
	default:
		return nil
	}
	if m.Verb == verbWithdraw || m.Verb == verbRegroup {
		return notFighting.With(m.A)
	}
	return notAmong.With(m.A)
}
