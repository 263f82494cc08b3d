package kingdoms

import (
	"outremer/game"
	"outremer/game/flow"
)

// Chapter 8: the Muslims of the one and two player games, run by the game.

// workCrusade alternates each crusader's round with a Muslim round against him [8.2c], until all
// crusaders have passed permanently [8.2b] and the Muslims have no cards left [K27].
func workCrusade(s *State, f *flow.Frame, _ *game.Log) {
	p := f.Seat
	switch {
	case s.Passed.Len() == s.players() && s.UnseenN == 0:
		s.core.Pop()
	case f.PC == 0:
		f.PC = 1
		if !s.Passed.Has(p) {
			s.core.Push(flow.Frame{Step: stepAction, Seat: p})
		}
	default:
		f.PC = 0
		f.Seat = s.toTheLeft(p, 1)
		if s.UnseenN > 0 {
			s.core.Push(flow.Frame{Step: stepMuslims, Seat: p})
		}
	}
}

// workMuslims runs a Muslim round against f.Seat: reveal and play a card [8.3a], then check whether
// the army marches [8.3e].
func workMuslims(s *State, f *flow.Frame, log *game.Log) {
	switch f.PC {
	case 0:
		f.PC++
		c := s.Unseen[0]
		copy(s.Unseen[:], s.Unseen[1:s.UnseenN])
		s.UnseenN--
		log.Emit(eventMuslimCard(s.kind(c)))
		s.muslimCard(c, f.Seat, log)
	case 1:
		f.PC++
		s.activate(f.Seat, log)
	default:
		s.core.Pop()
	}
}

// muslimCard plays a revealed card: events take effect at once [8.3b], troops and responses go on
// the table.
func (s *State) muslimCard(c Card, against game.Seat, log *game.Log) {
	if s.typ(c) != event {
		s.deploy(c, log)
		return
	}
	s.InPlay.add(c)
	s.muslimEvent(c, against, log)
	if !stays(s.effect(c)) || c.deck() != muslim {
		s.InPlay.remove(c)
		s.bury(c)
	}
}

// deploy: troops join the army [8.3d]. A Leader joins an army or waits as a response [8.4a];
// Regrouping joins an army or is lost [8.4b], [K34]; other responses wait in order of arrival
// [8.3c].
func (s *State) deploy(c Card, log *game.Log) {
	marching := !s.Army.and(s.f.types[troop]).empty()
	switch fx := s.effect(c); {
	case fx == fxTroop, fx == fxPoints && marching:
		s.Army.add(c)
		log.Emit(eventArmy(s.strength(s.Army.and(s.f.types[troop]))))
	case fx == fxRegrouping:
		if marching && s.Army.and(s.f.effects[fxRegrouping]).empty() {
			s.Army.add(c)
			return
		}
		s.bury(c)
		log.Emit(eventLost(game.Nobody, s.kind(c)))
	default:
		s.Row[s.RowN] = c
		s.RowN++
	}
}

// muslimEvent carries out an event for the Muslims, their own or a seduced one [8.4e]; events that
// cannot help them do nothing [K36].
func (s *State) muslimEvent(c Card, against game.Seat, log *game.Log) {
	n := s.number(c)
	switch s.effect(c) {
	case fxCommerce, fxBonus, fxIrrigation: // Commerce: only the bonus [8.4d]
		s.addBonus(muslims, n, log)
	case fxJihad, fxDraw:
		s.drawUnseen(n, log)
	case fxGarrisons, fxSettlers:
		s.fortify(n, log)
	case fxCitadels:
		s.Lasting[muslims] |= lastCitadels
	case fxRazzia:
		for range min(n, s.Hand[against].len()) {
			s.loseRandom(Power(against), log)
		}
	case fxSeduction:
		s.muslimSeduction(against, log)
	case fxJudgment:
		if r := s.exposed(against); r != noRegion {
			s.duel(muslims, r, n, log)
		}
	default:
		log.Emit(eventNothing(s.kind(c)))
	}
}

// muslimSeduction takes a random card from the crusader in play and deploys it as if it were Muslim
// [8.4e].
func (s *State) muslimSeduction(p game.Seat, log *game.Log) {
	if s.Hand[p].empty() {
		return
	}
	c := s.randomOf(p)
	s.show(p, c)
	log.Emit(eventMuslimsStole(s.name(Power(p)), s.kind(c)))
	s.muslimCard(c, p, log)
}

// fortify places garrisons in the lowest-numbered Muslim regions that have none [8.4c], [K35].
func (s *State) fortify(n int, log *game.Log) {
	for range n {
		r := s.ungarrisoned(muslims).among(s.mode.board.byNumber)
		if r == noRegion {
			return
		}
		s.placeGarrison(game.Nobody, r, log)
	}
}

// exposed is the crusader's lowest-numbered region next to a Muslim one.
func (s *State) exposed(p game.Seat) Region {
	return (s.border(muslims) & s.Held[p]).among(s.mode.board.byNumber)
}

func (s *State) armyStrength() int { return s.strength(s.Army.and(s.f.types[troop])) }

// marches reports whether this die roll makes the army march [8.3e].
func (s *State) marches(die int) bool { return die < s.armyStrength() }

// activate: given an army and a region to attack [8.3g], a die below the army's total makes it
// march [8.3e]. Without a connected target it stays [K30].
func (s *State) activate(p game.Seat, log *game.Log) {
	if s.armyStrength() == 0 || s.Held[p] == 0 {
		return
	}
	if !s.marches(s.rollOne(game.Nobody, rollActivation, log)) {
		log.Emit(eventStayed())
		return
	}
	r := s.exposed(p)
	if r == noRegion {
		log.Emit(eventStayed())
		return
	}
	log.Emit(eventMarched(r))
	s.declare(fight{By: muslims, Caller: p, On: r, Kind: muslimAttack}, log)
}

// muslimsRespond: against three or more dice the first waiting response is used, even if it has no
// effect [8.3c], [K32].
func (s *State) muslimsRespond(log *game.Log) {
	if s.RowN == 0 || s.attackDice() < s.f.rowDice {
		return
	}
	c := s.Row[0]
	copy(s.Row[:], s.Row[1:s.RowN])
	s.RowN--
	s.Fight.Answer = c
	log.Emit(eventMuslimAnswer(s.kind(c)))
	if s.effect(c) == fxAmbush {
		s.Fight.Over = true
	}
}

// muslimRelic rerolls the Muslims' defence if they would lose the region.
func (s *State) muslimRelic(log *game.Log) {
	ft := &s.Fight
	if ft.Answer != noCard && s.effect(ft.Answer) == fxRelic && s.wouldHit(sideAttack) > s.wouldHit(sideDefence) {
		s.reroll(muslims, log)
	}
}

// disbandArmy discards the army after its attack [8.3f]. With Regrouping the
// strongest troop card stays on the table [8.4b].
func (s *State) disbandArmy(log *game.Log) {
	kept := noCard
	if troops := s.Army.and(s.f.types[troop]); !troops.empty() && !s.Army.and(s.f.effects[fxRegrouping]).empty() {
		kept = s.strongest(troops)
	}
	for cards := s.Army; !cards.empty(); {
		if c := cards.take(); c != kept {
			s.Army.remove(c)
			s.bury(c)
			log.Emit(eventLost(game.Nobody, s.kind(c)))
		}
	}
}

func (s *State) strongest(troops Set) Card {
	best := troops.first()
	for !troops.empty() {
		if c := troops.take(); s.number(c) > s.number(best) {
			best = c
		}
	}
	return best
}

func (s *State) weakest(troops Set) Card {
	worst := troops.first()
	for !troops.empty() {
		if c := troops.take(); s.number(c) < s.number(worst) {
			worst = c
		}
	}
	return worst
}
