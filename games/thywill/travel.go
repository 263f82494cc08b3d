package thywill

import (
	"outremer/game"
	"outremer/game/flow"
)

// Travel: movement points, spent step by step among the player's knights.

// price of leaving a region: one point, or two if an enemy is there [travel.5],
// [travel.6]. Entering costs nothing [travel.7].
func price(r Region, enemies regions) int16 {
	if enemies.has(r) {
		return 2
	}
	return 1
}

// movers returns the regions that a knight of p can leave with this many points [travel.9].
func (s *State) movers(p game.Seat, points int16) regions {
	x := s.knightsAt(p)
	if points < 2 {
		x &^= s.enemiesAt()
	}
	if points < 1 {
		x = 0
	}
	return x
}

// within returns every region that a knight starting in one of `from` can reach with up to this
// many points.
func (s *State) within(from regions, points int) regions {
	enemies := s.enemiesAt()
	reached, before := from, regions(0) // with all points spent so far, and with one fewer
	for range points {
		now := reached | s.side.around(reached&^enemies) | s.side.around(before&enemies)
		if now == reached && before == reached {
			break
		}
		before, reached = reached, now
	}
	return reached
}

// askTravel lapses when no step is affordable any more.
func askTravel(s *State, f *flow.Frame) (must, may game.Seats) {
	if s.movers(f.Seat, f.A) == 0 {
		return 0, 0
	}
	return askFrameSeat(s, f)
}

func optTravel(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	for from := s.movers(p, f.A); from != 0; {
		r := from.take()
		for to := s.side.borders[r]; to != 0; {
			dst = append(dst, moveMove(r, to.take()))
		}
	}
	return append(dst, moveDone)
}

func playTravel(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if m.Verb == verbDone { // unspent points are lost [travel.9]
		log.Emit(eventTravelled(p, f.A))
		s.core.Pop()
		return
	}
	from, to := Region(m.A), Region(m.B)
	cost := price(from, s.enemiesAt())
	for i, r := range s.Knights[p] {
		if r == from { // knights in the same region are interchangeable
			s.Knights[p][i] = to
			break
		}
	}
	f.A -= cost
	log.Emit(eventMoved(p, from, to, cost))
}
