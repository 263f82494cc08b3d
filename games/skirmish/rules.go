package skirmish

import (
	"outremer/game"
	"outremer/game/flow"
)

// fewerWin is the revision that introduced rule 4.2.
const fewerWin game.Revision = 2

// Parts of a round, in order [1.1].
const (
	partBid = iota
	partAmbush
	partFight
	partEnd
)

// workRound runs through the parts of a round, and repeats while castles are left [1.1].
func workRound(s *State, f *flow.Frame, log *game.Log) {
	part := f.PC
	f.PC++
	switch part {
	case partBid:
		s.deal(log)
		s.core.Push(flow.Frame{Step: stepBid})
	case partAmbush:
		s.show(log)
		s.core.Push(flow.Frame{Step: stepAmbush})
	case partFight:
		s.fight(log)
	case partEnd:
		f.PC = partBid
		s.Left--
		if s.Left == 0 {
			s.core.Clear()
		}
	}
}

// deal gives each seat a secret card [1.2].
func (s *State) deal(log *game.Log) {
	s.Bid = [4]int8{}
	s.Done = 0
	s.Open = false
	for p := range game.Seat(s.Seats) {
		s.Hand[p] = card(s.rng.Intn(streamDeck, len(s.f.cards)))
		log.Emit(eventDealt(p, s.Hand[p]))
	}
}

// Bid: a draft that each seat seals [2.1], [2.2].

func askBid(s *State, _ *flow.Frame) (must, may game.Seats) { return s.all() &^ s.Done, s.Done }

func optBid(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if s.Done.Has(p) {
		return append(dst, moveUnseal)
	}
	for n := range s.largestBid(p) + 1 {
		if n != s.Bid[p] {
			dst = append(dst, moveBid(n))
		}
	}
	return append(dst, moveSeal)
}

// largestBid excludes spent troops [2.1].
func (s *State) largestBid(p game.Seat) int8 { return min(s.f.largestBid, s.Troops[p]) }

// playBid emits no event for a bid, which must go unnoticed; everything else is public [2.1].
func playBid(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	switch m.Verb {
	case verbBid:
		s.Bid[p] = int8(m.A)
	case verbSeal:
		s.Done = s.Done.With(p)
		log.Emit(eventSealed(p))
	case verbUnseal:
		s.Done = s.Done.Without(p)
		log.Emit(eventUnsealed(p))
	}
	if s.Done == s.all() {
		s.core.Pop()
	}
}

// show reveals the bids and spends their troops [3.1].
func (s *State) show(log *game.Log) {
	s.Done = 0
	s.Open = true
	for p, n := range s.Bid[:s.Seats] {
		s.Troops[p] -= n
		log.Emit(eventShown(game.Seat(p), n))
	}
}

// Ambush: everybody is asked, because asking only holders would give them away [3.2].

func (s *State) holdsAmbush(p game.Seat) bool { return s.f.ambush[s.Hand[p]] }

func askAmbush(s *State, _ *flow.Frame) (must, may game.Seats) { return s.all() &^ s.Done, 0 }

func optAmbush(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if s.holdsAmbush(p) {
		dst = append(dst, moveAmbush)
	}
	return append(dst, movePass)
}

// playAmbush closes the window at the first ambush, and the round continues without a fight [3.2].
func playAmbush(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if m.Verb == verbAmbush {
		s.Done = s.all()
		log.Emit(eventAmbushed(p))
		s.core.Pop()
		s.core.Top().PC = partEnd
		return
	}
	s.Done = s.Done.With(p)
	log.Emit(eventPassed(p))
	if s.Done == s.all() {
		s.core.Pop()
	}
}

// fight gives the castle to the highest total of die and bid [4.1]. Among tied seats, the one that
// sent fewer troops wins; before revision 2 nobody did [4.2].
func (s *State) fight(log *game.Log) {
	best, sent, winner := int8(0), int8(0), game.Nobody
	for p, n := range s.Bid[:s.Seats] {
		die := int8(s.rng.Intn(streamDice, 6)) + 1
		log.Emit(eventRolled(game.Seat(p), die, die+n))
		better := die+n > best || die+n == best && s.rev >= fewerWin && n < sent
		if better {
			best, sent, winner = die+n, n, game.Seat(p)
		} else if die+n == best && (s.rev < fewerWin || n == sent) {
			winner = game.Nobody
		}
	}
	log.Emit(eventTaken(winner))
	if winner != game.Nobody {
		s.Castles[winner]++
	}
}

// Result implements game.State: the most castles win [5.1].
func (s *State) Result() game.Result {
	r := game.Result{Over: s.core.Len() == 0}
	for p, n := range s.Castles[:s.Seats] {
		r.Points = append(r.Points, int(n))
		if r.Over && n == max(s.Castles[0], s.Castles[1], s.Castles[2], s.Castles[3]) {
			r.Winners = r.Winners.With(game.Seat(p))
			r.Reason = mostCastles
		}
	}
	return r
}
