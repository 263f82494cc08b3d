package kingdoms

import (
	"outremer/game"
	"outremer/game/flow"
)

// Chapter 4.3: event cards. An event is a frame: it asks for a target if it needs one, takes
// effect, then goes to the discards or stays for the turn.

const (
	eventAsk = iota
	eventAct
	eventEnd
)

// stays reports whether an event stays in play for the whole turn [4.3b].
func stays(fx effect) bool {
	switch fx {
	case fxWatchtowers, fxTruce, fxCitadels, fxIrrigation, fxTroubadours, fxMilitaryOrders, fxFervour, fxSettlers:
		return true
	}
	return false
}

// canPlay reports whether p could carry out the event now: an event with a target needs one [K47].
func (s *State) canPlay(p game.Seat, k Kind) bool {
	switch fx := s.f.kinds[k].effect; fx {
	case fxCommerce:
		return true
	case fxSeduction, fxRazzia, fxAssassins, fxSpies, fxTruce, fxMilitaryOrders:
		return s.hasTarget(p, fx)
	case fxGarrisons:
		return s.placeable(p) != 0
	case fxMercenaries:
		return !s.recoverable(p).empty()
	case fxIndependentAttack, fxJudgment:
		return s.strikable(p, fx) != 0
	case fxConcertedAttack:
		return s.strikable(p, fx) != 0 && !s.Hand[p].and(s.f.types[troop]).empty()
	default:
		return true
	}
}

// aims reports whether q is a possible target of p's event.
func (s *State) aims(p game.Seat, q Power, fx effect) bool {
	if q == Power(p) || s.against() && q.isSeat() {
		return false // against the Muslims, they are the target [K38]
	}
	switch fx {
	case fxSeduction, fxRazzia, fxAssassins, fxSpies:
		return s.handSize(q) > 0
	case fxMilitaryOrders:
		return s.isMuslim(q) && s.borders(Power(p), q)
	}
	return true
}

func (s *State) hasTarget(p game.Seat, fx effect) bool {
	for _, q := range s.mode.byName {
		if s.aims(p, q, fx) {
			return true
		}
	}
	return false
}

// strikable returns the regions that an event of p may attack.
func (s *State) strikable(p game.Seat, fx effect) regions {
	var x regions
	switch fx {
	case fxConcertedAttack: // a border event: requires a region of one's own [K13]
		if s.Held[p] != 0 {
			x = s.attackTargets(Power(p))
		}
	case fxJudgment:
		x = s.border(Power(p)) &^ s.free() &^ s.spared(Power(p))
	case fxIndependentAttack:
		free := s.free()
		x = s.mode.board.around(free) &^ (free | s.Held[p])
	}
	return x
}

// placeable returns the regions in which p may place markers of Add Troops: with a castle of any
// player and without a garrison.
func (s *State) placeable(p game.Seat) regions {
	var x regions
	for q := range s.players() {
		x |= s.Held[q]
	}
	return x &^ s.Garrison
}

// recoverable returns the played responses of p's deck that Mercenaries may take.
func (s *State) recoverable(p game.Seat) Set {
	return s.Up.of(s.mode.players[p].religion).and(s.f.types[response])
}

// playEvent reveals the card and starts it [4.3a].
func (s *State) playEvent(p game.Seat, c Card, log *game.Log) {
	s.show(p, c)
	s.InPlay.add(c) // it stays there until it is done, so that a reshuffle cannot include it
	log.Emit(eventPlayed(p, s.kind(c)))
	s.core.Push(flow.Frame{Step: stepEvent, Seat: p, A: int16(c), B: game.None})
}

func workEvent(s *State, f *flow.Frame, log *game.Log) {
	c := Card(f.A)
	switch f.PC {
	case eventAsk:
		f.PC++
		s.askEvent(f, c, log)
	case eventAct:
		f.PC++
		s.actEvent(f.Seat, c, f.B, log)
	case eventEnd:
		s.core.Pop()
		if !stays(s.effect(c)) {
			s.InPlay.remove(c)
			s.bury(c)
		}
	}
}

// askEvent asks for what the event needs. A single possible target is chosen automatically.
func (s *State) askEvent(f *flow.Frame, c Card, log *game.Log) {
	p := f.Seat
	switch fx := s.effect(c); fx {
	case fxCommerce, fxSeduction, fxRazzia, fxAssassins, fxSpies, fxTruce, fxMilitaryOrders:
		s.askTarget(f, fx, log)
	case fxIndependentAttack, fxJudgment, fxConcertedAttack:
		s.core.Push(flow.Frame{Step: stepStrike, Seat: p})
	case fxGarrisons:
		s.core.Push(flow.Frame{Step: stepPlace, Seat: p, A: int16(s.number(c))})
	case fxMercenaries:
		s.core.Push(flow.Frame{Step: stepTake, Seat: p})
	case fxSuccession:
		s.core.Push(flow.Frame{Step: stepReplace, Seat: p, A: int16(s.number(c) - 1)})
	case fxMonasteries:
		for range s.number(c) {
			s.lookAt(p, s.mode.players[p].religion, log)
		}
		s.askKeep(p)
	case fxScholars:
		s.lookAt(p, muslim, log)
		s.lookAt(p, christian, log)
		s.askKeep(p)
	}
}

func (s *State) askTarget(f *flow.Frame, fx effect, log *game.Log) {
	if fx == fxCommerce && s.against() {
		return // only the player's own bonus [K37]
	}
	one, n := independent, 0
	for _, q := range s.mode.byName {
		if s.aims(f.Seat, q, fx) {
			one = q
			n++
		}
	}
	if n == 1 {
		s.aimAt(f, one, log)
		return
	}
	s.core.Push(flow.Frame{Step: stepTarget, Seat: f.Seat})
}

func (s *State) aimAt(f *flow.Frame, q Power, log *game.Log) {
	f.B = int16(q)
	log.Emit(eventTargeted(f.Seat, s.kind(Card(f.A)), s.name(q)))
}

// Target: the kingdom the event is aimed at.

func optTarget(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	fx := s.effect(s.eventCard())
	for _, q := range s.mode.byName {
		if s.aims(p, q, fx) {
			dst = append(dst, moveTarget(s.name(q)))
		}
	}
	return dst
}

// eventCard is the event that the prompting frame on top belongs to.
func (s *State) eventCard() Card { return Card(s.core.Below(1).A) }

func playTarget(s *State, _ *flow.Frame, _ game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	s.aimAt(s.core.Top(), s.named(Kingdom(m.A)), log)
}

// Strike: the region that the event attacks.

func optStrike(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return appendRegions(dst, verbStrike, s.strikable(p, s.effect(s.eventCard())))
}

func playStrike(s *State, _ *flow.Frame, _ game.Seat, m game.Move, _ *game.Log) {
	s.core.Pop()
	s.core.Top().B = m.A
}

// Place: up to the given number of garrisons from Add Troops; f.A is how many are left.

func optPlace(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return append(appendRegions(dst, verbGarrison, s.placeable(p)), moveDone)
}

func playPlace(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if m.Verb == verbDone {
		log.Emit(eventHeldBack(p))
		s.core.Pop()
		return
	}
	s.placeGarrison(p, Region(m.A), log)
	f.A--
	if f.A == 0 || s.placeable(p) == 0 {
		s.core.Pop()
	}
}

// Keep: one of the cards drawn; the others return to their own piles.

func (s *State) lookAt(p game.Seat, r Religion, log *game.Log) {
	c := s.draw(r, log)
	if c == noCard {
		return
	}
	s.Look.add(c)
	log.Emit(eventDrew(p, r, s.kind(c)))
}

func (s *State) askKeep(p game.Seat) {
	if !s.Look.empty() {
		s.core.Push(flow.Frame{Step: stepKeep, Seat: p})
	}
}

func optKeep(s *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return s.appendKinds(dst, verbKeep, s.Look)
}

func playKeep(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	k := Kind(m.A)
	c := s.copies(k, s.Look).first()
	s.Look.remove(c)
	s.Hand[p].add(c)
	log.Emit(eventKept(p, c.deck(), k))
	for !s.Look.empty() {
		rest := s.Look.take()
		s.bury(rest)
		log.Emit(eventLost(p, s.kind(rest)))
	}
	s.core.Pop()
}

// Replace: Succession discards up to the given number of other cards; f.A is how many more may go,
// f.B how many went.

func optReplace(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return append(s.appendKinds(dst, verbReplace, s.Hand[p]), moveDone)
}

func playReplace(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if m.Verb == verbReplace {
		c := s.holding(p, Kind(m.A))
		s.show(p, c)
		s.bury(c)
		log.Emit(eventReplaced(p, Kind(m.A)))
		f.A--
		f.B++
		if f.A > 0 && !s.Hand[p].empty() {
			return
		}
	} else {
		log.Emit(eventHeldBack(p))
	}
	n := int(f.B) + 1 // the card itself counts
	s.core.Pop()
	s.drawTo(p, n, log)
}

// Take: Mercenaries return a played response to the hand.

func optTake(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return s.appendKinds(dst, verbTake, s.recoverable(p))
}

func playTake(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	k := Kind(m.A)
	c := s.copies(k, s.recoverable(p)).first()
	s.Up.remove(c)
	if s.Top[c.deck()] == k && s.copies(k, s.Up).empty() {
		s.Top[c.deck()] = unknownKind
	}
	s.toHand(p, c)
	log.Emit(eventTook(p, k))
}

// actEvent carries out the card; b is its target, a power or a region.
func (s *State) actEvent(p game.Seat, c Card, b int16, log *game.Log) {
	n, q := s.number(c), Power(b)
	switch s.effect(c) {
	case fxCommerce:
		s.trade(p, q, n, log)
	case fxSeduction:
		s.seduce(p, q.seat(), log)
	case fxRazzia:
		for range min(n, s.handSize(q)) {
			s.loseRandom(q, log)
		}
	case fxAssassins:
		s.lookIn(p, q.seat(), log)
		if !s.Hand[q].and(s.f.types[response]).empty() {
			s.core.Push(flow.Frame{Step: stepAssassinate, Seat: p, A: b})
		}
	case fxSpies:
		s.lookIn(p, q.seat(), log)
	case fxTruce:
		s.Truce[p] = s.Truce[p].With(q.seat())
		s.Truce[q] = s.Truce[q].With(p)
	case fxMilitaryOrders:
		s.Lasting[p] |= lastOrders
		s.Orders[p] = q
		s.addBonus(q, -n, log)
	case fxBonus:
		s.addBonus(Power(p), n, log)
	case fxIrrigation:
		s.Lasting[p] |= lastIrrigation
		s.addBonus(Power(p), n, log)
	case fxJihad:
		s.jihad(p, n, log)
	case fxDraw:
		s.drawTo(p, n, log)
	case fxSettlers:
		s.Lasting[p] |= lastSettlers
		s.settle(p)
	case fxWatchtowers:
		s.Lasting[p] |= lastWatchtowers
	case fxCitadels:
		s.Lasting[p] |= lastCitadels
	case fxTroubadours:
		s.Lasting[p] |= lastTroubadours
	case fxFervour:
		s.Fervour = true
	case fxIndependentAttack:
		s.declare(fight{By: independent, Caller: p, On: Region(b), Kind: independentAttack, Event: c}, log)
	case fxConcertedAttack:
		s.declare(fight{By: Power(p), Caller: p, On: Region(b), Kind: concertedAttack}, log)
	case fxJudgment:
		s.duel(Power(p), Region(b), n, log)
	}
}

// trade: both draw a card and both gain a bonus; against the Muslims only the
// player's own bonus rises [K37].
func (s *State) trade(p game.Seat, q Power, n int, log *game.Log) {
	if s.against() {
		s.addBonus(Power(p), n, log)
		return
	}
	s.drawTo(p, n, log)
	s.drawTo(q.seat(), n, log)
	s.addBonus(q, n, log)
	s.addBonus(Power(p), n, log)
}

// seduce moves a random card from q's hand to p's. Only those two know which.
func (s *State) seduce(p, q game.Seat, log *game.Log) {
	c := s.randomOf(q)
	known := s.Seen[p] // the thief sees what he takes and keeps what he already knew
	s.hide(q, c)
	s.Seen[p] = known
	s.Seen[p].remove(c)
	s.Hand[p].add(c)
	s.Seen[q].add(c)
	log.Emit(eventStole(p, q, s.name(Power(q)), s.kind(c)))
}

// lookIn lets p see q's whole hand.
func (s *State) lookIn(p, q game.Seat, log *game.Log) {
	s.Seen[p] = s.Seen[p].or(s.Hand[q])
	log.Emit(eventLooked(p, s.name(Power(q))))
	for cards := s.Hand[q]; !cards.empty(); {
		k := s.kind(cards.take())
		log.Emit(eventSaw(p, s.name(Power(q)), k))
	}
}

// jihad: p draws n cards, every other player of his religion draws one.
func (s *State) jihad(p game.Seat, n int, log *game.Log) {
	s.drawTo(p, n, log)
	for q := range game.Seat(s.players()) {
		if q != p && s.mode.players[q].religion == s.mode.players[p].religion {
			s.drawTo(q, 1, log)
		}
	}
}

// duel is the Judgment of God: both roll the same dice; nothing else counts.
func (s *State) duel(p Power, r Region, n int, log *game.Log) {
	of := s.owner(r)
	hits := [2]int{}
	for side, who := range [2]Power{p, of} {
		for range n {
			if s.rollOne(who.seat(), rollDuelAttack+side, log) >= s.f.hitsOn {
				hits[side]++
			}
		}
	}
	log.Emit(eventCounted(p.seat(), hits[0], hits[1]))
	if hits[0] > hits[1] {
		s.conquer(p, r, log)
	} else {
		log.Emit(eventRepelled(of.seat(), r))
	}
}

// Assassinate: one response from the hand that was looked at; f.A is its owner.

func optAssassinate(s *State, f *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return s.appendKinds(dst, verbTake, s.Hand[f.A].and(s.f.types[response]))
}

func playAssassinate(s *State, f *flow.Frame, _ game.Seat, m game.Move, log *game.Log) {
	q := game.Seat(f.A)
	c := s.copies(Kind(m.A), s.Hand[q].and(s.f.types[response])).first()
	s.show(q, c)
	s.bury(c)
	log.Emit(eventLost(q, Kind(m.A)))
	s.core.Pop()
}
