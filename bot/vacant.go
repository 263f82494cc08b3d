package bot

import (
	"context"

	"outremer/game"
)

// Vacant does what the rules prescribe for a vacant seat (game.Absentee). It does not play titles
// whose rules prescribe nothing.
type Vacant struct{}

// Plays implements Player.
func (Vacant) Plays(t game.Title) bool { return t.Info().Able.Absentee }

// New implements Player.
func (Vacant) New(_ game.Title, r *game.Rand) game.Brain { return &ghost{luck: r} }

// ghost is the brain of Vacant.
type ghost struct {
	luck  *game.Rand
	world game.State
}

// Choose implements game.Brain.
func (g *ghost) Choose(_ context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	g.world = w.World(g.world, g.luck)
	return append(dst, g.world.(game.Absentee).Vacate(w.Seat())), nil
}
