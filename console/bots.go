package console

import (
	"context"

	"outremer/game"
)

// seated is a bot at a seat.
type seated struct {
	brain game.Brain
	told  int // last record it knew when it chose
}

// letBot plays a bot's moves.
func (s *session) letBot(ctx context.Context, seat game.Seat) error {
	b := s.botAt(seat)
	scene := game.Scene{State: s.course.State, Seat: seat, News: s.course.Since(b.told)}
	b.told = s.course.Len()
	moves, err := b.brain.Choose(ctx, scene.Window(), nil)
	if err != nil {
		return err
	}
	for _, m := range moves {
		if err := s.play(seat, m, "bot"); err != nil {
			return err
		}
	}
	if s.People == 0 {
		s.tell(game.Nobody)
	}
	return nil
}

// botAt returns the bot of a seat, creating its brain if needed.
func (s *session) botAt(seat game.Seat) *seated {
	if s.brains[seat] == nil {
		s.brains[seat] = &seated{brain: s.Bots[seat].New(s.Title, &s.luck)}
	}
	return s.brains[seat]
}
