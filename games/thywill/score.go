package thywill

import "outremer/game"

// The end: majorities, level IV buildings, the winner.

// Awards of a majority: first and second place.
const (
	firstPlace = iota
	secondPlace
)

// majority is p's award for the tokens of one enemy type, and its place. Tied players share; a tie
// for first leaves no second place [score.6]; without tokens there is no award [score.4].
func (s *State) majority(p game.Seat, e Enemy) (place, points int) {
	own := s.Won[p][e]
	if own == 0 {
		return 0, 0
	}
	more, same := 0, 0
	for q := range s.n {
		switch n := s.Won[q][e]; {
		case n > own:
			more++
		case n == own:
			same++
		}
	}
	switch more {
	case 0:
		place = firstPlace
	case 1: // only an untied leader has more [R35]
		place = secondPlace
	default:
		return 0, 0
	}
	if same > 1 { // [score.5]
		return place, s.f.tied[place]
	}
	return place, s.f.majority[place]
}

// finale is what a level IV building pays its owner at the end of the game.
func (s *State) finale(p game.Seat, t Building) int {
	if s.Built[p][t] < levels { // [score.12]
		return 0
	}
	times := 1 // [score.9]
	switch t {
	case castle: // sets of three different enemies [score.8]
		times = int(min(s.Won[p][slavs], s.Won[p][prussians], s.Won[p][saracens]))
	case farm: // [score.10]
		times = s.knights(p) + int(s.Troops[p])
	case bank: // [score.11]
		times = 0
		for _, level := range s.Built[p] {
			if level == levels {
				times++
			}
		}
	}
	return times * s.f.finale[t]
}

// score is p's score if the game ended now [score.1].
func (s *State) score(p game.Seat) int {
	n := int(s.Influence[p])
	for e := range enemies {
		_, points := s.majority(p, e)
		n += points
	}
	for t := range buildings {
		n += s.finale(p, t)
	}
	return n
}

// finish ends the game: majorities first, then level IV buildings.
func (s *State) finish(log *game.Log) {
	for e := range enemies {
		for p := range game.Seat(s.n) {
			if place, points := s.majority(p, e); points > 0 {
				log.Emit(eventMajority(p, e, place+1, points))
			}
		}
	}
	for p := range game.Seat(s.n) {
		for t := range buildings {
			if points := s.finale(p, t); points > 0 {
				log.Emit(eventFinale(p, t, points))
			}
		}
	}
	for p := range game.Seat(s.n) {
		log.Emit(eventOver(p, s.score(p)))
	}
	s.core.Clear()
}

// winners: the highest final score [score.13]; ties share [R37].
func (s *State) winners() (best game.Seats) {
	most := -1
	for p := range game.Seat(s.n) {
		switch n := s.score(p); {
		case n > most:
			most, best = n, game.Only(p)
		case n == most:
			best = best.With(p)
		}
	}
	return best
}

// Result implements game.State. While the game is in progress, the points are the Influence so far.
func (s *State) Result() game.Result {
	r := game.Result{Over: s.over()}
	for p := range game.Seat(s.n) {
		if !r.Over {
			r.Points = append(r.Points, int(s.Influence[p]))
			continue
		}
		r.Points = append(r.Points, s.score(p))
		r.Lines = s.scoreLines(r.Lines, p)
	}
	if r.Over {
		r.Winners, r.Reason = s.winners(), "most-influence"
		if r.Winners.Len() > 1 {
			r.Reason = "shared"
		}
	}
	return r
}

// scoreLines itemises a final score.
func (s *State) scoreLines(dst []game.ScoreLine, p game.Seat) []game.ScoreLine {
	dst = append(dst, game.ScoreLine{Seat: p, Key: "influence", A: game.None, Points: int(s.Influence[p])})
	for e := range enemies {
		if place, points := s.majority(p, e); points > 0 {
			key := []string{"majority-first", "majority-second"}[place]
			dst = append(dst, game.ScoreLine{Seat: p, Key: key, A: int16(e), Points: points})
		}
	}
	for t := range buildings {
		if points := s.finale(p, t); points > 0 {
			dst = append(dst, game.ScoreLine{Seat: p, Key: "finale", A: int16(t), Points: points})
		}
	}
	return dst
}
