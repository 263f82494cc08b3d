package kings

import "outremer/game"

// Achievements, the end of the game and its result.

// rankWhole is the revision from which achievements are judged once, when an exchange is complete
// [R154].
const rankWhole game.Revision = 3

// rank updates the achievements, and the troops of scripted dynasties, after a change on the
// board.
func (s *State) rank(log *game.Log) {
	if s.edition == second11 {
		s.trimTroops(log)
	}
	if s.rev >= rankWhole && s.isExchanging() {
		return
	}
	for k := crusaderHonour; k <= inventorHonour; k++ {
		s.rankHonour(k, log)
	}
}

// isExchanging reports whether something came for which something else still has to go: a fourth
// card of a kind, a fifth shield, a ninth territory [R154].
func (s *State) isExchanging() bool {
	for i := range s.core.Len() {
		switch f := s.core.Below(i); {
		case f.Step == stepMakeRoom, f.Step == stepEventShield, f.Step == stepCrusading && f.PC == crusadeWon:
			return true
		}
	}
	for p := range s.Houses {
		if s.Houses[p].Land.len() > s.f.Supply.Knights {
			return true
		}
	}
	return false
}

// merit is p's progress towards an achievement; merits is the threshold.
func (s *State) merit(p game.Seat, k honour) int {
	switch k {
	case crusaderHonour:
		return s.shields(p)
	case builderHonour:
		return s.castles(p)
	}
	return s.Houses[p].Devs.len()
}

func (s *State) merits(k honour) int {
	return [...]int{s.f.Achievement.Crusader, s.f.Achievement.Builder, s.f.Achievement.Inventor}[k]
}

// rankHonour gives the token to whoever reaches the threshold first, until he drops below it or
// is surpassed. Then it goes to whoever has most; among equals the active player comes first,
// then the order of play [achievement.1], [achievement.2], [achievement.3], [achievement.5],
// [achievement.6], [achievement.7], [achievement.8@1.0], [achievement.8@1.1], [R112].
func (s *State) rankHonour(k honour, log *game.Log) {
	holder, need := s.Honour[k], s.merits(k)
	if holder != game.Nobody && s.merit(holder, k) < need {
		log.Emit(eventAchievementLost(holder, k))
		holder = game.Nobody
	}
	most := need
	if holder != game.Nobody {
		most = s.merit(holder, k) + 1
	}
	was := s.Honour[k]
	active := s.active()
	for i := range game.Seat(seats) {
		if p := (active + i) % seats; s.plays(p) && s.merit(p, k) >= most {
			holder, most = p, s.merit(p, k)+1
		}
	}
	if holder != game.Nobody && holder != was {
		log.Emit(eventAchieved(holder, k))
	}
	s.Honour[k] = holder
}

// active returns the player whose turn it is or, between turns, the First Player.
func (s *State) active() game.Seat {
	if p := s.acting(); p != game.Nobody {
		return p
	}
	return s.First
}

// acting returns the player whose turn or Dynasty Phase it is, or Nobody.
func (s *State) acting() game.Seat {
	for i := range s.core.Len() {
		if f := s.core.Below(i); f.Step == stepCard || f.Step == stepDynasty {
			return f.Seat
		}
	}
	return game.Nobody
}

// award grants an achievement that does not depend on having most of something [achievement.4].
func (s *State) award(k honour, p game.Seat, log *game.Log) {
	s.Honour[k] = p
	log.Emit(eventAchieved(p, k))
}

// points returns p's score: one for each controlled territory and one for each achievement
// [score.2], [score.3], [score.5@1.0], [score.5@1.1], [pact.6], [R113].
func (s *State) points(p game.Seat) int {
	n := s.Houses[p].Land.len()
	for _, q := range s.Honour {
		if q == p {
			n++
		}
	}
	return n
}

// finish ends the game [score.1], [crusade.14].
func (s *State) finish(r reason, log *game.Log) {
	s.Reason = r
	if s.together {
		s.Reason = endTogether
		if s.winners()&s.persons() == 0 {
			s.Reason = endScripted
		}
	} else if s.winners().Len() > 1 && r == endEras {
		s.Reason = endShared
	}
	log.Emit(eventOver())
	s.core.Clear()
}

func (s *State) persons() (x game.Seats) {
	for p := range s.Houses {
		if s.Houses[p].Control == byPerson {
			x = x.With(game.Seat(p))
		}
	}
	return x
}

// winners returns whoever has most points, then most shields; a remaining tie is shared
// [score.1], [score.4].
func (s *State) winners() (x game.Seats) {
	if s.together {
		return s.winningSide()
	}
	best := -1
	for p := range game.Seat(seats) {
		if s.Houses[p].Control == absent || s.Houses[p].Out {
			continue
		}
		switch v := 100*s.points(p) + s.shields(p); {
		case v > best:
			best, x = v, game.Only(p)
		case v == best:
			x = x.With(p)
		}
	}
	return x
}

// winningSide compares the persons' total with that of the scripted dynasties [solo.3].
func (s *State) winningSide() game.Seats {
	var sums [2]int
	var sides [2]game.Seats
	for p := range game.Seat(seats) {
		if s.Houses[p].Control == absent {
			continue
		}
		side := 0
		if s.isScripted(p) {
			side = 1
		}
		sums[side] += 100*s.points(p) + s.shields(p)
		sides[side] = sides[side].With(p)
	}
	switch {
	case sums[0] > sums[1]:
		return sides[0]
	case sums[0] < sums[1]:
		return sides[1]
	}
	return sides[0] | sides[1]
}

// Result implements game.State.
func (s *State) Result() game.Result {
	r := game.Result{Over: s.isOver(), Points: make([]int, seats)}
	for p := range game.Seat(seats) {
		r.Points[p] = s.points(p)
		if s.Houses[p].Control == absent {
			continue
		}
		if n := s.Houses[p].Land.len(); n > 0 {
			r.Lines = append(r.Lines, game.ScoreLine{Seat: p, Key: "territories", A: int16(n), Points: n})
		}
		for k, q := range s.Honour {
			if q == p {
				r.Lines = append(r.Lines, game.ScoreLine{Seat: p, Key: honourNames[k], A: game.None, Points: 1})
			}
		}
	}
	if r.Over {
		r.Winners, r.Reason = s.winners(), reasonNames[s.Reason]
	}
	return r
}
