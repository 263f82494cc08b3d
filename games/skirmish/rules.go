package skirmish

import (
	"outremer/game"
	"outremer/game/flow"
)

// fewerWin is the revision that brought rule 4.2.
const fewerWin game.Revision = 2

// doRound: [1.1] bids, ambushes, dice; and again while castles are left.
func (s *State) doRound(f *flow.Frame, log *game.Log) {
	f.PC++
	switch f.PC {
	case 1:
		s.deal(log)
		s.Push(flow.Frame{Step: stepBid})
	case 2:
		s.show(log)
		s.Push(flow.Frame{Step: stepAmbush})
	case 3:
		s.fight(log)
	case 4:
		f.PC, s.Left = 0, s.Left-1
		if s.Left == 0 {
			s.Clear()
		}
	}
}

// deal: [1.2] only the seat itself sees its card.
func (s *State) deal(log *game.Log) {
	s.Bid, s.Done, s.Open = [4]int8{}, 0, false
	for p := range game.Seat(s.Seats) {
		s.Hand[p] = int8(s.luck.Intn(streamDeck, 2))
		log.Emit(game.Event{Kind: evDealt, Seat: p, A: int16(s.Hand[p]), Mask: game.HideA, To: 1 << p})
	}
}

func (s *State) askBid(*flow.Frame) (must, may game.Seats)    { return s.all() &^ s.Done, s.Done }
func (s *State) askAmbush(*flow.Frame) (must, may game.Seats) { return s.all() &^ s.Done, 0 }
func (s *State) all() game.Seats                              { return game.AllSeats(int(s.Seats)) }

func (s *State) bids(_ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if s.Done.Has(p) {
		return append(dst, game.Move{Verb: verbUnseal})
	}
	for n := range min(3, s.Troops[p]) + 1 {
		if n != s.Bid[p] {
			dst = append(dst, game.Move{Verb: verbBid, A: int16(n)})
		}
	}
	return append(dst, game.Move{Verb: verbSeal})
}

// ambushes: [3.2] everybody is asked: to ask only holders would name them.
func (s *State) ambushes(_ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if s.Hand[p] == ambush {
		dst = append(dst, game.Move{Verb: verbAmbush})
	}
	return append(dst, game.Move{Verb: verbPass})
}

func (s *State) why(f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch {
	case f.Step == stepAmbush && m.Verb == verbAmbush && s.Hand[p] != ambush:
		return noAmbush.With()
	case f.Step == stepBid && m.Verb == verbBid && s.Done.Has(p):
		return bidIsSealed.With()
	case f.Step == stepBid && m.Verb == verbBid && m.A > int16(s.Troops[p]):
		return tooFewTroops.With(int16(s.Troops[p]))
	}
	return nil
}

// answer: [2.1] a bid goes unnoticed, so it has no event; all else is public.
func (s *State) answer(_ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	e := game.Event{Seat: p}
	switch m.Verb {
	case verbBid:
		s.Bid[p] = int8(m.A)
		return
	case verbSeal:
		s.Done, e.Kind = s.Done.With(p), evSealed
	case verbUnseal:
		s.Done, e.Kind = s.Done.Without(p), evUnsealed
	case verbAmbush: // [3.2] closes the window; doRound then skips the fight
		s.Done, e.Kind = s.all(), evAmbushed
		s.Below(1).PC++
	case verbPass:
		s.Done, e.Kind = s.Done.With(p), evPassed
	}
	log.Emit(e)
	if s.Done == s.all() {
		s.Pop()
	}
}

// show: [3.1] the troops of the bids are spent.
func (s *State) show(log *game.Log) {
	s.Done, s.Open = 0, true
	for p, n := range s.Bid[:s.Seats] {
		s.Troops[p] -= n
		log.Emit(game.Event{Kind: evShown, Seat: game.Seat(p), A: int16(n)})
	}
}

// fight: [4.1] the highest total of die and bid takes the castle. [4.2] Those who are tied
// and sent fewer troops fought better; before revision 2 nobody did.
func (s *State) fight(log *game.Log) {
	best, sent, winner := int8(0), int8(0), game.Nobody
	for p, n := range s.Bid[:s.Seats] {
		die := int8(s.luck.Intn(streamDice, 6)) + 1
		log.Emit(game.Event{Kind: evRolled, Seat: game.Seat(p), A: int16(die), B: int16(die + n)})
		better := die+n > best || die+n == best && s.rev >= fewerWin && n < sent
		if better {
			best, sent, winner = die+n, n, game.Seat(p)
		} else if die+n == best && (s.rev < fewerWin || n == sent) {
			winner = game.Nobody
		}
	}
	log.Emit(game.Event{Kind: evTaken, Seat: winner})
	if winner >= 0 {
		s.Castles[winner]++
	}
}

// Result implements game.State. [5.1]
func (s *State) Result() game.Result {
	r := game.Result{Over: s.Len() == 0}
	for p, n := range s.Castles[:s.Seats] {
		r.Points = append(r.Points, int(n))
		if r.Over && n == max(s.Castles[0], s.Castles[1], s.Castles[2], s.Castles[3]) {
			r.Winners, r.Reason = r.Winners.With(game.Seat(p)), "most-castles"
		}
	}
	return r
}
