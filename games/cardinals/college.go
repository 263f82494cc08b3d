package cardinals

import (
	"outremer/game"
	"outremer/game/flow"
)

// The College of Cardinals [2j] and antipopes [2k].

// What an antipope stands on [R60].
const (
	imperial = iota
	roman
)

// hasCardinal reports whether p sits in the College: a Catholic dynasty with a centre does
// [2j(1).1].
func (s *State) hasCardinal(p game.Seat) bool {
	return s.isCatholic(p) && s.lives(p) && s.hasCentre(p)
}

// leadsCardinal reports whether the monarch still tells his Cardinal how to vote: not while he
// has an antipope [2j(3).2], holds Rome [2j(3).3] or is excommunicated [2j(3).4].
func (s *State) leadsCardinal(p game.Seat) bool {
	return s.hasCardinal(p) && !s.hasAntipope(p) && s.Holder[s.f.rome] != p && !s.excommunicated(p)
}

// isCandidate reports whether c can be elected: the Italian, Cardinals led by their monarch, and
// antipopes can [R54].
func (s *State) isCandidate(c int) bool {
	switch {
	case c == italian:
		return true
	case c <= len(s.f.cardinals):
		return s.leadsCardinal(s.f.cardinals[c-1].major)
	default:
		return s.Antipope[c-s.f.imperialAntipope()] != game.Nobody
	}
}

func (s *State) candidates() int { return s.f.romanAntipope() + 1 }

// askVotes: the Pope dies [2a(5).6], and each Cardinal votes [2j(3).b]. Not voting counts as a
// vote for the Italian [2j(3).5].
func askVotes(s *State, _ *game.Log) {
	var who game.Seats
	for p := range game.Seat(majors) {
		s.Votes[p] = italian
		if s.leadsCardinal(p) {
			who = who.With(p)
		}
	}
	s.askDraft(stepVotes, who)
}

func optVotes(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if s.Sealed.Has(p) {
		return append(dst, moveReopen)
	}
	for c := range s.candidates() {
		if s.isCandidate(c) {
			dst = append(dst, moveVote(c))
		}
	}
	return append(dst, moveSeal)
}

func playVotes(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	switch m.Verb {
	case verbVote:
		s.Votes[p] = int8(m.A)
	case verbSeal:
		s.seal(p, log)
	case verbReopen:
		s.reopen(p, log)
	}
}

// workElection elects whoever has most votes [2j(3).7]; a tie makes the Italian Pope [2j(3).8].
// Votes are shown only to those who cast them [2j(3).6].
func workElection(s *State, log *game.Log) {
	var votes [16]int
	votes[italian]++ // the Italian Cardinal's own [2j(3).1.2]
	for p := range game.Seat(majors) {
		if !s.hasCardinal(p) {
			continue
		}
		c := int8(italian)
		if s.leadsCardinal(p) {
			c = s.Votes[p]
			log.Emit(eventVoted(p, c))
		}
		votes[c]++
	}
	winner, most, tied := italian, 0, false
	for c, n := range votes {
		switch {
		case n > most:
			winner, most, tied = c, n, false
		case n == most:
			tied = true
		}
	}
	if tied {
		winner = italian
	}
	log.Emit(eventElected(winner, s.behind(winner)))
	s.install(winner, log)
	s.Votes, s.Sealed = [majors]int8{}, 0
}

// behind returns the dynasty that a candidate comes from or that invested him, or Nobody for the
// Italian.
func (s *State) behind(candidate int) game.Seat {
	switch n := len(s.f.cardinals); {
	case candidate == italian:
		return game.Nobody
	case candidate <= n:
		return s.f.cardinals[candidate-1].major
	default:
		return s.Antipope[candidate-s.f.imperialAntipope()]
	}
}

// install makes the winner Pope; an elected antipope is Pope from his investor's realm [R56].
// Antipopes do not survive an election [R57], and whoever invested a loser has offended
// [2k(1).3], [2k(2).3].
func (s *State) install(winner int, log *game.Log) {
	s.Pope = s.behind(winner)
	for basis, p := range s.Antipope {
		if p == game.Nobody {
			continue
		}
		if winner != s.f.imperialAntipope()+basis {
			s.offend(p, offenceE)
		}
		s.removeAntipope(basis, log)
	}
}

func (s *State) removeAntipope(basis int, log *game.Log) {
	log.Emit(eventAntipopeGone(s.Antipope[basis], basis))
	s.Antipope[basis] = game.Nobody
}

// askDismiss lets the Emperor return to the Pope in a Mid turn [2k(1).4].
func askDismiss(s *State, _ *game.Log) {
	if p := s.Antipope[imperial]; p != game.Nobody {
		s.askSeat(stepDismiss, p)
	}
}

func optDismiss(_ *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return append(dst, movePass, moveDismiss)
}

func playDismiss(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbDismiss {
		log.Emit(eventDismissed(p))
		s.removeAntipope(imperial, log)
	}
}

// hasAntipope reports whether p has an antipope; each monarch may have only one [R55].
func (s *State) hasAntipope(p game.Seat) bool {
	return s.Antipope[imperial] == p || s.Antipope[roman] == p
}

// askImperial asks the Emperor [2k(1).a], but not in the End turn of his coronation [2k(1).c].
func askImperial(s *State, _ *game.Log) {
	if p := s.Emperor; p != game.Nobody && s.lives(p) && !s.Newly && !s.hasAntipope(p) {
		s.askSeat(stepImperial, p)
	}
}

// askRoman asks a Catholic who controls Rome [2k(2).1].
func askRoman(s *State, _ *game.Log) {
	if p := s.Holder[s.f.rome]; s.isCatholic(p) && !s.hasAntipope(p) {
		s.askSeat(stepRoman, p)
	}
}

func optImperial(_ *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return append(dst, movePass, moveAntipope(imperial))
}

func optRoman(_ *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return append(dst, movePass, moveAntipope(roman))
}

func playAntipope(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbAntipope {
		s.Antipope[m.A] = p
		log.Emit(eventAntipope(p, int(m.A)))
	}
}
