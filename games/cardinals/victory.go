package cardinals

import "outremer/game"

// count returns a dynasty's total towards victory [6a.1]: centres that it controls, independent
// centres that it may count [6b.1], [6c], and the holy city twice [6d].
func (s *State) count(p game.Seat) (n int) {
	held, claimed, double := s.countParts(p)
	return held + claimed + double
}

func (s *State) countParts(p game.Seat) (held, claimed, double int) {
	for x := s.f.centres; !x.empty(); {
		at := x.take()
		switch {
		case s.Holder[at] == p:
			held++
		case s.Holder[at] == game.Nobody && s.Claims[at].Has(p):
			claimed++
		default:
			continue
		}
		if at == s.f.double {
			double++
		}
	}
	return held, claimed, double
}

// counts returns the totals of all dynasties.
func (s *State) counts() (n [majors]int) {
	for x := s.f.centres; !x.empty(); {
		at := x.take()
		who := s.Claims[at]
		if h := s.Holder[at]; h != game.Nobody {
			who = game.Only(h)
		}
		for p := range who.All() {
			n[p]++
			if at == s.f.double {
				n[p]++
			}
		}
	}
	return n
}

// leaders returns the dynasties with the highest count.
func (s *State) leaders() (who game.Seats) {
	counts, most := s.counts(), 0
	for p := range s.live().All() {
		switch n := counts[p]; {
		case n > most:
			who, most = game.Only(p), n
		case n == most:
			who = who.With(p)
		}
	}
	return who
}

// workVictory ends the game when somebody has eighteen [6a.1] and nobody else has as many [6a.2].
// It is checked once a decade, before builds [R15].
func workVictory(s *State, log *game.Log) {
	counts := s.counts()
	for p := range s.live().All() {
		log.Emit(eventCount(p, counts[p]))
	}
	if who := s.leaders(); who.Len() == 1 && counts[who.First()] >= s.f.centresToWin {
		s.finish(byCentres, who, log)
	}
}

// endByTerms ends the game if all dynasties with units agree on one victor or on a draw [6e].
func (s *State) endByTerms(log *game.Log) bool {
	terms, voters := game.Seats(0), 0
	for p := range game.Seat(majors) {
		if !s.lives(p) || s.units(p) == 0 {
			continue
		}
		if voters > 0 && s.Terms[p] != terms {
			return false
		}
		terms = s.Terms[p]
		voters++
	}
	if terms == 0 {
		return false
	}
	why := byDraw
	if terms.Len() == 1 {
		why = byConcession
	}
	s.finish(why, terms, log)
	return true
}

func (s *State) finish(why reason, winners game.Seats, log *game.Log) {
	s.Ended, s.Winners = why, winners
	log.Emit(eventOver())
	s.core.Clear()
}

// Result implements game.State.
func (s *State) Result() game.Result {
	r := game.Result{Over: s.over(), Winners: s.Winners, Reason: reasonNames[s.Ended], Points: make([]int, majors)}
	for p := range game.Seat(majors) {
		held, claimed, double := s.countParts(p)
		r.Points[p] = held + claimed + double
		for _, x := range []struct {
			key string
			n   int
		}{{"held", held}, {"claimed", claimed}, {"holy-city", double}} {
			if x.n > 0 {
				r.Lines = append(r.Lines, game.ScoreLine{Seat: p, Key: x.key, A: int16(x.n), Points: x.n})
			}
		}
	}
	return r
}
