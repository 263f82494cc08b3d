package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// The course of the game: Eras, Rounds, Turns, Upkeep and Clean Up.

// Phases of the game, kept in the PC of its frame. In a phase that goes round the table, A counts
// the seats that have acted.
const (
	phaseFirst   uint8 = iota // choices made before the first Round
	phaseEra                  // an Era begins
	phaseDraw                 // the hands are drawn
	phaseRound                // a Round begins
	phaseDynasty              // marriages and titles
	phasePlot                 // two cards each, in secret
	phaseTurn                 // a Turn begins
	phaseCards                // each plays a card
	phaseReturn               // eliminated players come back
	phaseCosts                // upkeep of troops
	phaseDisband              // voluntary demobilization
	phaseAge                  // Age Tokens
	phaseEnd                  // the Round is over
)

// workGame sequences the whole game. A pending succession comes before anything else [era.1],
// [era.5], [era.10], [round.1], [round.9], [first.1], [R118].
func workGame(s *State, f *flow.Frame, log *game.Log) {
	if s.succeed() {
		return
	}
	switch f.PC {
	case phaseFirst:
		s.goRound(f, phaseEra, s.firstCastles)
	case phaseEra:
		s.Era++
		s.Round = 0
		log.Emit(eventEraBegan(s.Era))
		s.start(f, phaseDraw)
	case phaseDraw:
		s.goRound(f, phaseRound, s.beginDraw)
	case phaseRound:
		s.beginRound(log)
		s.start(f, phaseDynasty)
	case phaseDynasty:
		s.goRound(f, phasePlot, s.beginDynasty)
	case phasePlot:
		s.Turn = 0
		f.PC = phaseTurn
		s.setQuotas()
		if s.plotters() != 0 {
			s.core.Push(flow.Frame{Step: stepPlot, Seat: game.Nobody})
		}
	case phaseTurn:
		s.Turn++
		log.Emit(eventTurnBegan(s.Turn))
		s.start(f, phaseCards)
	case phaseCards:
		s.goRound(f, phaseReturn, s.beginCard)
	case phaseReturn:
		s.endTurn(f)
	case phaseCosts:
		s.goRound(f, phaseDisband, s.askUpkeep)
	case phaseDisband:
		s.goRound(f, phaseAge, s.askDemobilize)
	case phaseAge:
		s.goRound(f, phaseEnd, func(p game.Seat) { s.grow(p, 1, log) })
	case phaseEnd:
		s.endRound(f, log)
	}
}

// start begins a phase that goes round the table.
func (s *State) start(f *flow.Frame, phase uint8) { f.PC, f.A = phase, 0 }

// goRound lets the next seat act, or moves on to another phase. Taking the First Player Token
// during a phase affects only the next one [turn.6], [first.3].
func (s *State) goRound(f *flow.Frame, then uint8, do func(game.Seat)) {
	for f.A < seats {
		p := (s.Lead + game.Seat(f.A)) % seats
		f.A++
		if s.plays(p) {
			do(p)
			return
		}
	}
	s.start(f, then)
	s.Lead = s.First
}

// firstCastles asks where to place a Castle that the scenario leaves open [scenario.5.2].
func (s *State) firstCastles(p game.Seat) {
	if n := s.started(p).freeCastles; n > 0 {
		s.ask(flow.Frame{Step: stepFirstCastle, Seat: p, A: int16(n)})
	}
}

func optFirstCastle(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return appendLands(dst, verbCastle, s.Houses[p].Land&^s.Castle)
}

func playFirstCastle(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	t := Territory(m.A)
	s.Castle = s.Castle.with(t)
	log.Emit(eventCastlePlaced(p, t))
	s.rank(log)
	f.A--
	if f.A == 0 {
		s.core.Pop()
	}
}

func (s *State) beginRound(log *game.Log) {
	s.Round++
	log.Emit(eventRoundBegan(s.Round))
	if s.isFirstRound() { // anything that happened before the first question is in nobody's log
		for p := range game.Seat(seats) {
			if s.plays(p) {
				s.proclaim(p, claimFounder, log)
			}
		}
	}
	for p := range s.Houses {
		s.Houses[p].Calmed = false
		s.Houses[p].Moat = 0
		s.Houses[p].Talks = 0
		s.Houses[p].Plotted = [2]Card{noCard, noCard}
	}
}

// isFirstRound reports whether this is the first Round, in which no ruler can be murdered
// [murder.3].
func (s *State) isFirstRound() bool { return s.Era == 1 && s.Round == 1 }

// endTurn lets eliminated players return, then continues with the next Turn or the Upkeep.
func (s *State) endTurn(f *flow.Frame) {
	if p := s.Fallen.First(); p != game.Nobody {
		s.core.Push(flow.Frame{Step: stepReturn, Seat: p})
		return
	}
	if int(s.Turn) < s.f.Turns {
		f.PC = phaseTurn
		return
	}
	s.start(f, phaseCosts)
}

// endRound continues with the next Round or, after the last Round of an Era, with the Clean Up or
// the end of the game [round.10], [era.11], [R28].
func (s *State) endRound(f *flow.Frame, log *game.Log) {
	switch {
	case int(s.Round) < s.f.Rounds:
		f.PC = phaseRound
	case s.Era < s.sc.eras:
		s.cleanUp(log)
		f.PC = phaseEra
	default:
		s.finish(endEras, log)
	}
}

// cleanUp ends an Era. Territories in a Pact show no character, so they get no new one [era.6],
// [era.7], [era.8], [era.9], [R31].
func (s *State) cleanUp(log *game.Log) {
	log.Emit(eventCleaned())
	for p := range s.Houses {
		h := &s.Houses[p]
		s.Discards = s.Discards.or(&h.Hand)
		h.Hand, h.Known = cards{}, cards{}
		h.Crusades = 0
		h.Help = [checkKinds]int8{} // an event's help ends with the Era
	}
	free := s.free()
	for x := free; x != 0; {
		s.removeBride(x.take()) // remove all of them before adding new ones [R33]
	}
	for x := free; x != 0; {
		if t := x.take(); s.partner(t) == game.Nobody {
			s.showBride(t, log)
		}
	}
	for i, d := range s.Row {
		if d != noDev {
			s.DevGrave[d]++
		}
		s.Row[i] = noDev
	}
	s.fillRow(log)
}

// Upkeep.

// askUpkeep charges 1 Gold for each Mobilized territory. Each one that a player cannot or will
// not pay for loses its Foot Soldier and gets Unrest. Scripted dynasties pay nothing [round.5],
// [round.6], [mobilize.5], [solo.13].
func (s *State) askUpkeep(p game.Seat) {
	if s.Foot&s.Houses[p].Land != 0 && !s.isScripted(p) {
		s.ask(flow.Frame{Step: stepUpkeep, Seat: p})
	}
}

func (s *State) upkeep(p game.Seat) int16 {
	n := (s.Foot & s.Houses[p].Land).len() * s.f.Cost.Upkeep
	for x := s.Houses[p].Devs; x != 0; {
		n += int(s.f.devBonus[x.take()].upkeep)
	}
	return int16(max(n, 0))
}

func optUpkeep(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	dst = appendLands(dst, verbDisband, s.Foot&s.Houses[p].Land)
	if s.canPay(p, s.upkeep(p)) {
		dst = append(dst, moveDone)
	}
	return dst
}

func playUpkeep(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if m.Verb == verbDisband {
		t := Territory(m.A)
		s.dismiss(t, log)
		s.addUnrest(t, log)
		if s.Foot&s.Houses[p].Land != 0 {
			return
		}
	}
	s.core.Pop()
	if n := s.upkeep(p); n > 0 {
		s.spend(p, n, log)
	} else {
		log.Emit(eventHeldBack(p))
	}
}

// askDemobilize lets a player send Foot Soldiers home after paying [round.7], [mobilize.6].
func (s *State) askDemobilize(p game.Seat) {
	if s.Foot&s.Houses[p].Land != 0 && !s.isScripted(p) {
		s.ask(flow.Frame{Step: stepDemobilize, Seat: p})
	}
}

func optDemobilize(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return append(appendLands(dst, verbDemobilize, s.Foot&s.Houses[p].Land), moveDone)
}

func playDemobilize(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if m.Verb == verbDemobilize {
		s.dismiss(Territory(m.A), log)
		if s.Foot&s.Houses[p].Land != 0 {
			return
		}
	} else {
		log.Emit(eventHeldBack(p))
	}
	s.core.Pop()
}

// grow adds Age Tokens. The fourth removes one trait; instead of a fifth, the ruler dies
// [round.8], [age.1], [age.2], [age.3].
func (s *State) grow(p game.Seat, n int8, log *game.Log) {
	h := &s.Houses[p]
	if h.King == noChar {
		return
	}
	for range n {
		if int(h.Age)+1 >= s.f.Age.Death {
			s.kill(h.King, fateAge, game.Nobody, log)
			return
		}
		h.Age++
		log.Emit(eventAged(p, h.Age))
		if int(h.Age) == s.f.Age.Removal && !h.Bag.empty() {
			s.ask(flow.Frame{Step: stepOldAge, Seat: p})
		}
	}
}

func optOldAge(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return append(s.appendTraits(dst, s.Houses[p].Bag), moveDone)
}

// appendTraits offers each trait in a set of tokens once.
func (s *State) appendTraits(dst []game.Move, x tokens) []game.Move {
	var seen uint32
	for !x.empty() {
		seen |= 1 << s.f.traitOf[x.take()]
	}
	for t := range s.f.traits {
		if seen>>t&1 != 0 {
			dst = append(dst, moveRemoveTrait(Trait(t)))
		}
	}
	return dst
}

func playOldAge(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbRemoveTrait {
		s.leave(p, s.anyOf(p, Trait(m.A)), log)
		return
	}
	log.Emit(eventHeldBack(p))
}

// anyOf returns a token of a trait in p's bag, preferring random ones because they return to
// play.
func (s *State) anyOf(p game.Seat, t Trait) Token {
	x := s.Houses[p].Bag.and(s.f.ofTrait[t])
	if y := x.and(s.f.ofKind[randomToken]); !y.empty() {
		return y.nth(0)
	}
	return x.nth(0)
}
