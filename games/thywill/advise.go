package thywill

import (
	"context"

	"outremer/game"
)

// Advise implements game.Advisor.
func (s *State) Advise(p game.Seat, r *game.Rand) game.Move {
	return s.answer(context.Background(), p, 1, 1, &weighed)
}

// orderRank is the orders by how often they win, best first.
var orderRank = map[string]int{}

// answer is the move of a bot that looks some turns ahead.
func (s *State) answer(ctx context.Context, p game.Seat, turns, width int, w *weights) game.Move {
	var room [64]game.Move
	moves := s.Options(room[:0], p)
	if len(moves) == 1 {
		return moves[0]
	}
	switch s.core.Top().Step {
	case stepOrders:
		return s.draft(p, moves)
	case stepFit, stepPlace:
		return s.prefer(p, moves, w)
	}
	return s.think(ctx, p, turns, width, w)
}

// prefer is the move after which p's position promises most.
func (s *State) prefer(p game.Seat, moves []game.Move, w *weights) game.Move {
	best, most := moves[0], -1e9
	for _, m := range moves {
		c := *s
		c.Play(p, m, nil)
		if v := c.promise(p, c.turnsLeft(), w); v > most {
			best, most = m, v
		}
	}
	return best
}

// draft takes the better order, lays the wheel as it comes, and seals.
func (s *State) draft(p game.Seat, moves []game.Move) game.Move {
	if last := moves[len(moves)-1]; last.Verb == verbSeal {
		return last
	}
	if s.Picks[p].Order != noOrder {
		for _, m := range moves {
			if m.Verb == verbArrange {
				return m
			}
		}
	}
	return moves[0]
}
