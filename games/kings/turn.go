package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// A player's turn: a card is revealed, one of its actions is taken, and then its event happens.

func (s *State) beginCard(p game.Seat) {
	s.Now = now{}
	s.Shown = noCard
	s.core.Push(flow.Frame{Step: stepCard, Seat: p})
}

const (
	cardReveal uint8 = iota
	cardAction
	cardMourn // successions come between the action and the event [R118]
	cardEvent
	cardEnd
)

// workCard runs a card: reveal, action, event, discard [turn.1], [turn.3], [turn.5], [event.1].
func workCard(s *State, f *flow.Frame, log *game.Log) {
	if s.succeed() {
		return
	}
	switch f.PC {
	case cardReveal:
		s.askCard(f, log)
	case cardAction:
		f.PC = cardMourn
		s.beginAction(f.Seat, log)
	case cardMourn:
		f.PC = cardEvent
	case cardEvent:
		f.PC = cardEnd
		s.Now = now{}
		s.beginEvent(f.Seat, log)
	case cardEnd:
		s.core.Pop()
		if s.Shown != noCard {
			s.Discards.add(s.Shown)
			s.Shown = noCard
		}
	}
}

// askCard lets a person act before the card is revealed; for a scripted dynasty it reveals the
// card at once.
func (s *State) askCard(f *flow.Frame, log *game.Log) {
	p := f.Seat
	switch {
	case !s.plays(p):
		s.core.Pop()
	case s.isScripted(p):
		s.scriptedCard(f, log)
	case s.plotted(p) == noCard:
		s.core.Pop()
		log.Emit(eventSkipped(p))
	default:
		s.ask(flow.Frame{Step: stepTurn, Seat: p})
	}
}

// plotted returns the card that p plays in this Turn, or noCard.
func (s *State) plotted(p game.Seat) Card {
	if c := s.Houses[p].Plotted[s.Turn-1]; c >= 0 {
		return c
	}
	return noCard
}

// askTurnSeats also allows dynasties in a Pact with the active player to break it now
// [pact.9@1.0], [R149].
func askTurnSeats(s *State, f *flow.Frame) (must, may game.Seats) {
	for x := s.Houses[f.Seat].Pact; x != 0; x &= x - 1 {
		if q := x.First(); !s.isScripted(q) {
			may = may.With(q)
		}
	}
	return game.Only(f.Seat), may
}

func optTurn(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if p != f.Seat {
		return append(dst, moveBreakPact(f.Seat))
	}
	h := &s.Houses[p]
	dst = append(dst, moveReveal)
	dst = appendLands(dst, verbCalm, s.calmable(p))
	dst = appendLands(dst, verbBreakLand, h.Allied)
	dst = appendSeats(dst, verbBreakPact, h.Pact)
	return appendSeats(dst, verbTrade, s.traders(p))
}

// calmable returns the territories from which the Marshal can remove an Unrest Token, once per
// Round [unrest.8].
func (s *State) calmable(p game.Seat) (x lands) {
	h := &s.Houses[p]
	if !h.Devs.has(s.f.marshal) || h.Calmed {
		return 0
	}
	return s.restless(h.Land)
}

// restless returns the territories of x that have Unrest.
func (s *State) restless(x lands) (y lands) {
	for x != 0 {
		if t := x.take(); s.Unrest[t] > 0 {
			y = y.with(t)
		}
	}
	return y
}

func playTurn(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	switch m.Verb {
	case verbReveal:
		s.core.Pop()
		s.reveal(s.core.Top(), s.plotted(p), log)
	case verbCalm:
		s.Houses[p].Calmed = true
		s.calm(Territory(m.A), 1, log)
	case verbBreakLand: // [pact.7]
		s.breakLand(p, Territory(m.A), log)
	case verbBreakPact: // [pact.9@1.0], [pact.9@1.1]
		s.breakPact(p, game.Seat(m.A), log)
	case verbTrade:
		s.core.Pop()
		s.openTrade(p, game.Seat(m.A), log)
	}
}

// reveal shows the card now being played.
func (s *State) reveal(f *flow.Frame, c Card, log *game.Log) {
	p := f.Seat
	f.PC = cardAction
	s.Now = now{}
	s.show(p, c)
	log.Emit(eventRevealed(p, s.f.kind(c)))
}

// show takes a card out of p's hand and makes it public.
func (s *State) show(p game.Seat, c Card) {
	s.Houses[p].Hand.remove(c)
	for q := range s.Houses {
		s.Houses[q].Known.remove(c)
	}
	s.Shown = c
	if c.deck() == crusade {
		h := &s.Houses[p]
		if s.rev < crusadeActions {
			h.Crusades++
		}
		h.Quota--
		h.Due = false
	}
}

// beginAction offers the actions of the card's type [turn.2]; they may be declined [turn.4].
func (s *State) beginAction(p game.Seat, log *game.Log) {
	if !s.plays(p) {
		return
	}
	if s.isScripted(p) && s.Shown.deck() != crusade {
		s.scriptedAction(p, log)
		return
	}
	switch s.Shown.deck() {
	case realm:
		s.ask(flow.Frame{Step: stepRealm, Seat: p})
	case intrigue:
		s.core.Push(flow.Frame{Step: stepAttempts, Seat: p})
	case war:
		s.ask(flow.Frame{Step: stepWar, Seat: p})
	case taxes:
		s.ask(flow.Frame{Step: stepTax, Seat: p})
	case crusade:
		s.ask(flow.Frame{Step: stepCrusade, Seat: p})
	}
}

func (s *State) skip(p game.Seat, log *game.Log) {
	log.Emit(eventSkipped(p))
}
