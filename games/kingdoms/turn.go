package kingdoms

import (
	"outremer/game"
	"outremer/game/flow"
)

// Chapters 3.0 (turns), 5.0 (end of turn) and 6.0 (card bonus).

// workGame runs the three turns [3.0a].
func workGame(s *State, f *flow.Frame, log *game.Log) {
	if f.PC == 0 {
		f.PC = 1
		s.beginTurn(log)
		if s.against() {
			s.core.Push(flow.Frame{Step: stepCrusade})
		} else {
			s.core.Push(flow.Frame{Step: stepRounds})
		}
		return
	}
	log.Emit(eventTurnEnded(s.Turn))
	if int(s.Turn) == s.f.turns {
		s.finish(log) // there is no reshuffle and the last bonus counts [K18]
		return
	}
	f.PC = 0
	s.endTurn(log)
}

// beginTurn deals, then resets every card bonus to 0 [3.0b].
func (s *State) beginTurn(log *game.Log) {
	s.Turn++
	s.Passes, s.Passed = 0, 0
	log.Emit(eventTurnBegan(s.Turn))
	for i := range s.mode.players {
		p := game.Seat(i)
		s.drawTo(p, s.dealt(p), log)
	}
	if s.against() {
		s.drawUnseen(max(0, int(s.mode.bot.cards+s.Extra+s.Bonus[muslims])), log) // carried cards do not count [8.3i]
	}
	for p := range s.Bonus {
		if s.Bonus[p] != 0 {
			s.Bonus[p] = 0
			log.Emit(eventReset(s.name(Power(p))))
		}
	}
}

// dealt is the number of cards p draws: the deployment number, plus the bonus, minus the cards kept
// [6.0c], but never below zero [K19].
func (s *State) dealt(p game.Seat) int {
	return max(0, int(s.mode.players[p].cards+s.Bonus[p])-s.Hand[p].len())
}

// endTurn shuffles discards, cards that stayed in play and undrawn cards together, each deck
// separately [5.0b]. Hands, and the Muslims' cards on the table, are kept [5.0c], [8.3h].
func (s *State) endTurn(log *game.Log) {
	s.Up = s.Up.or(s.InPlay)
	s.InPlay = Set{}
	for _, r := range [2]Religion{muslim, christian} {
		if back := s.Up.or(s.Down).of(r); !back.empty() {
			s.reshuffle(back, r, log)
		}
	}
	s.Lasting = [powers]lasting{}
	s.Truce = [maxPlayers]game.Seats{}
	s.Orders = [maxPlayers]Power{independent, independent, independent, independent}
	s.Fervour = false
}

// workRounds gives each kingdom its round in the order of the deployment table,
// until all have passed in a row [3.0c].
func workRounds(s *State, f *flow.Frame, _ *game.Log) {
	if int(s.Passes) == s.players() {
		s.core.Pop()
		return
	}
	p := f.Seat
	f.Seat = s.toTheLeft(p, 1)
	s.core.Push(flow.Frame{Step: stepAction, Seat: p})
}

// addBonus moves the card bonus of p [6.0b]. Anything below the lower limit is lost; any excess
// over the upper limit becomes garrisons of that player [K11], except in games against the Muslims
// [8.2a].
func (s *State) addBonus(p Power, delta int, log *game.Log) {
	if delta < 0 && s.Lasting[p]&lastTroubadours != 0 {
		return
	}
	was, limit := s.Bonus[p], s.f.limit
	want := int(was) + delta
	s.Bonus[p] = int8(min(max(want, -limit), limit))
	if s.Bonus[p] != was {
		log.Emit(eventBonus(p.seat(), s.name(p), s.Bonus[p]))
	}
	if over := want - limit; over > 0 && !s.against() {
		s.core.Push(flow.Frame{Step: stepOverflow, Seat: p.seat(), A: int16(over)})
	}
}

// ungarrisoned returns the regions of p that can take a garrison [2.2b].
func (s *State) ungarrisoned(p Power) regions { return s.Held[p] &^ s.Garrison }

func (s *State) placeGarrison(p game.Seat, r Region, log *game.Log) {
	s.Garrison = s.Garrison.with(r)
	log.Emit(eventGarrisoned(p, r))
}

// Garrisons: a bonus above +2 [6.0b], and Settlers; f.A is how many are left to place.

func playGarrisons(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.placeGarrison(p, Region(m.A), log)
	f.A--
	if f.A == 0 {
		s.core.Pop()
	}
}

// askGarrison asks for a place unless none is left.
func askGarrison(s *State, f *flow.Frame) (must, may game.Seats) {
	if s.ungarrisoned(Power(f.Seat)) == 0 {
		return 0, 0
	}
	return askFrameSeat(s, f)
}

func optGarrisons(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return appendRegions(dst, verbGarrison, s.ungarrisoned(Power(p)))
}

func appendRegions(dst []game.Move, v game.Verb, x regions) []game.Move {
	for x != 0 {
		dst = append(dst, game.Move{Verb: v, A: int16(x.take())})
	}
	return dst
}
