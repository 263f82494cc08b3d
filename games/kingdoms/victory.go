package kingdoms

import "outremer/game"

// Chapters 7.2 and 8.5: how the game ends and who wins.

// allPlaced: a player with all his castles on the map wins at once [7.2a].
func (s *State) allPlaced(p Power) bool {
	limit := s.kingdomOf(p).castles
	return limit > 0 && s.Held[p].len() >= int(limit)
}

// over reports whether the game has ended.
func (s *State) over() bool { return s.core.Len() == 0 }

func (s *State) endGame(why reason, log *game.Log) {
	s.Reason = why
	s.core.Clear()
	log.Emit(eventOver(s.winners().First(), s.best()))
}

// finish ends the game after the last turn.
func (s *State) finish(log *game.Log) {
	if s.against() {
		s.endGame(s.level(), log)
		return
	}
	_, tied := s.mostCastles()
	switch {
	case tied.Len() == 1:
		s.endGame(endCastles, log)
	case s.highestBonus(tied).Len() == 1:
		s.endGame(endBonus, log)
	default:
		s.endGame(endShared, log)
	}
}

// mostCastles returns the largest number of castles and the seats that have it [7.2b].
func (s *State) mostCastles() (most int, who game.Seats) {
	for p := range s.players() {
		switch n := s.Held[p].len(); {
		case n > most || who == 0:
			most, who = n, game.Only(game.Seat(p))
		case n == most:
			who = who.With(game.Seat(p))
		}
	}
	return most, who
}

// highestBonus breaks a tie [7.2b].
func (s *State) highestBonus(tied game.Seats) (who game.Seats) {
	best := int8(-128)
	for p := range game.Seat(s.players()) {
		if !tied.Has(p) {
			continue
		}
		switch b := s.Bonus[p]; {
		case b > best:
			best, who = b, game.Only(p)
		case b == best:
			who = who.With(p)
		}
	}
	return who
}

// score is the crusaders' victory points: their regions, plus their card bonus, minus the Muslims'
// [8.5a], [K25].
func (s *State) score() int {
	n := -int(s.Bonus[muslims])
	for p := range s.players() {
		n += int(s.Bonus[p]) + s.regionPoints(Power(p))
	}
	return n
}

func (s *State) regionPoints(p Power) (n int) {
	for own := s.Held[p]; own != 0; {
		n += int(s.mode.board.points[own.take()])
	}
	return n
}

// level is the victory level that the points amount to [8.5b].
func (s *State) level() reason {
	switch n := s.score(); {
	case n >= s.f.victory:
		return endVictory
	case n >= s.f.marginal:
		return endMarginal
	default:
		return endDefeat
	}
}

func (s *State) winners() game.Seats {
	switch s.Reason {
	case endSudden:
		for p := range Power(s.players()) {
			if s.allPlaced(p) {
				return game.Only(p.seat())
			}
		}
	case endCastles, endBonus, endShared:
		_, tied := s.mostCastles()
		return s.highestBonus(tied)
	case endVictory, endMarginal:
		return game.AllSeats(s.players())
	}
	return 0
}

// best is the number that decided the game: points or castles.
func (s *State) best() int {
	if s.against() {
		return s.score()
	}
	most, _ := s.mostCastles()
	return most
}

// Result implements game.State.
func (s *State) Result() game.Result {
	res := game.Result{Over: s.over(), Winners: s.winners(), Reason: reasonNames[s.Reason]}
	res.Points = make([]int, s.players())
	for p := range s.players() {
		if s.against() {
			res.Points[p] = s.score() // they win or lose together
			s.linePoints(&res, game.Seat(p))
		} else {
			res.Points[p] = s.Held[p].len()
			res.Lines = append(res.Lines,
				game.ScoreLine{Seat: game.Seat(p), Key: "castles", A: int16(s.Held[p].len()), Points: s.Held[p].len()},
				game.ScoreLine{Seat: game.Seat(p), Key: "bonus", A: int16(s.Bonus[p])})
		}
	}
	if s.against() {
		n := s.Bonus[muslims]
		res.Lines = append(res.Lines, game.ScoreLine{Seat: game.Nobody, Key: "muslim-bonus", A: int16(n), Points: -int(n)})
	}
	return res
}

func (s *State) linePoints(res *game.Result, p game.Seat) {
	for own := s.Held[p]; own != 0; {
		r := own.take()
		n := int(s.mode.board.points[r])
		res.Lines = append(res.Lines, game.ScoreLine{Seat: p, Key: "region", A: int16(r), Points: n})
	}
	n := s.Bonus[p]
	res.Lines = append(res.Lines, game.ScoreLine{Seat: p, Key: "bonus", A: int16(n), Points: int(n)})
}
