package cardinals

import (
	"outremer/game"
	"outremer/game/flow"
)

// turns is the sequence of a decade [2a(1).1]: the stages of each turn, in order [2a(3).1],
// [2a(4).a], [2a(5).a]. A stage works, or pushes a frame that asks; a stage in which nobody can
// act is skipped [2a(2)]. The rulebook lets monarchs make orders conditional on what happens
// earlier in the same turn; here each is asked when his decision comes up [R11].
var turns = [...][]func(s *State, log *game.Log){
	early: {workEarly, askOrders, workOrders},
	mid: {workMid, askRetreats, workRetreats, askDismiss, askCrusade, askBull, workConversions, askRebuild,
		workBuilds, workJudgement, askJudge, askImperial, askRoman, askCoast},
	late: {workLate, askOrders, workOrders},
	end: {workEnd, askRetreats, workRetreats, askRome, workControl, workCrownLoss, askCrusade, askBull,
		workConversions, workVictory, askBuilds, workBuilds, workEliminations, askVotes, workElection,
		workJudgement, askJudge, workCoronation, askImperial, askRoman, askCoast, workDecadeOver},
}

// workGame runs the next stage of the turn in A, or moves on to the next turn.
func workGame(s *State, f *flow.Frame, log *game.Log) {
	if int(f.PC) == len(turns[f.A]) {
		f.A, f.PC = (f.A+1)%int16(len(turns)), 0
	}
	stage := turns[f.A][f.PC]
	f.PC++
	stage(s, log)
}

func workEarly(s *State, log *game.Log) { s.beginMoves(early, log) }
func workLate(s *State, log *game.Log)  { s.beginMoves(late, log) }

// beginMoves lets excommunications lapse, ends the Truce of God for those whose Crusader army is
// gone, and counts the diplomacy points.
func (s *State) beginMoves(x season, log *game.Log) {
	s.Season = x
	log.Emit(eventTurn(x, s.year()))
	if live := s.live(); live.Len() < 2 {
		s.finish(byLastDynasty, live, log)
		return
	}
	s.lapse(log)
	s.Crusade.Truce = s.crusaders()
	s.Schism = s.antipopeInPlay()
	for p := range game.Seat(majors) {
		s.Points[p] = int8(s.income(p))
	}
	s.stand(s.live())
}

// lapse ends excommunications: those imposed at Mid last until the next Early turn [2r(5).1],
// those imposed at End until the next Late turn [2r(5).2].
func (s *State) lapse(log *game.Log) {
	kind := 0 // imposed at Mid
	if s.Season == late {
		kind = 1
	}
	was := s.Banned[0] | s.Banned[1]
	s.Banned[kind] = 0
	for p := range (was &^ (s.Banned[0] | s.Banned[1])).All() {
		s.Guilt[p] = 0
		log.Emit(eventLapsed(p))
	}
}

// income returns the diplomacy points of p: one per centre, at most three [2e(1).1]; one more for
// the Emperor [2e(1).2]; two fewer while his antipope is in place [2k(1).1], never below zero
// [R61].
func (s *State) income(p game.Seat) int {
	if !s.lives(p) {
		return 0
	}
	n := min(s.centres(p), s.f.most)
	if s.Emperor == p {
		n += s.f.imperial
	}
	if s.Antipope[imperial] == p {
		n -= s.f.antipopeCost
	}
	return max(n, 0)
}

func workMid(s *State, log *game.Log) { s.beginRest(mid, log) }
func workEnd(s *State, log *game.Log) { s.beginRest(end, log) }

func (s *State) beginRest(x season, log *game.Log) {
	s.Season = x
	log.Emit(eventTurn(x, s.year()))
}

// workDecadeOver starts the next decade, or ends the game after the last one [2a(1).2], [R109].
func workDecadeOver(s *State, log *game.Log) {
	s.Newly = false
	if s.Decade == s.last {
		s.finish(byLastDecade, s.leaders(), log)
		return
	}
	s.Decade++
}

// askDraft asks some seats for drafts.
func (s *State) askDraft(step game.Step, who game.Seats) {
	s.Sealed = 0
	if who != 0 {
		s.core.Push(flow.Frame{Step: step, A: int16(who)})
	}
}

// askSeat asks one seat.
func (s *State) askSeat(step game.Step, p game.Seat) {
	s.core.Push(flow.Frame{Step: step, Seat: p})
}

// seal and reopen publicly end and resume a draft.
func (s *State) seal(p game.Seat, log *game.Log) {
	s.Sealed = s.Sealed.With(p)
	log.Emit(eventSealed(p))
}

func (s *State) reopen(p game.Seat, log *game.Log) {
	s.Sealed = s.Sealed.Without(p)
	log.Emit(eventReopened(p))
}
