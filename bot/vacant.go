package bot

import (
	"context"
	"fmt"

	"outremer/game"
)

// Vacant does what the rules say of a seat at which nobody sits (game.Absentee). Titles
// whose rules say nothing do not offer it.
type Vacant struct{}

// Plays implements Player.
func (Vacant) Plays(t game.Title) bool {
	_, ok := start(t).(game.Absentee)
	return ok
}

// Choose implements Player.
func (Vacant) Choose(_ context.Context, world game.State, s game.Seat) ([]game.Move, error) {
	absentee, ok := world.(game.Absentee)
	if !ok {
		return nil, fmt.Errorf("vacant: the title has no rules for it")
	}
	return checked("vacant", world, s, []game.Move{absentee.Vacate(s)})
}

// start is a game of a title, to see what its states can do; nil if it has none.
func start(t game.Title) game.State {
	st, err := t.New(game.Setup{Seats: t.Info().Sizes()[0]})
	if err != nil {
		return nil
	}
	return st
}
