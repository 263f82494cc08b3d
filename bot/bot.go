// Package bot holds the players that are not people.
//
// A bot never sees the true state of a game. It is given a world: a copy in which
// everything that its seat cannot know was replaced by a random world that fits
// (game.State.Sample). It may play in it, sample it again for more such worlds, and
// draw its own luck from it.
package bot

import (
	"context"
	"fmt"

	"outremer/game"
)

// Player answers prompts for a seat.
type Player interface {
	// Choose returns one of the options of s in world. The world is the player's to
	// spoil; it must not be used after the call.
	Choose(ctx context.Context, world game.State, s game.Seat) (game.Move, error)
}

// Players is every bot by name. All of them can play every title.
func Players() map[string]Player {
	return map[string]Player{"random": Random{}, "greedy": Greedy{}}
}

// Names lists the bots, the weakest first.
func Names() []string { return []string{"random", "greedy"} }

// Random plays any legal move.
type Random struct{}

// Choose implements Player.
func (Random) Choose(_ context.Context, world game.State, s game.Seat) (game.Move, error) {
	moves := world.Options(nil, s)
	if len(moves) == 0 {
		return game.Move{}, fmt.Errorf("random: seat %d is not asked", s)
	}
	return moves[world.Luck().Intn(0, len(moves))], nil
}

// Greedy plays what the title itself considers sensible (game.Advisor): good odds
// now, no plan beyond. In a title without advice it plays at random.
type Greedy struct{}

// Choose implements Player.
func (Greedy) Choose(ctx context.Context, world game.State, s game.Seat) (game.Move, error) {
	adviser, ok := world.(game.Advisor)
	if !ok {
		return Random{}.Choose(ctx, world, s)
	}
	luck := *world.Luck() // a copy: thinking must not change the luck that it thinks about
	m := adviser.Advise(s, &luck)
	if err := world.Check(s, m); err != nil {
		return game.Move{}, fmt.Errorf("greedy: advice is refused: %w", err)
	}
	return m, nil
}

var (
	_ Player = Random{}
	_ Player = Greedy{}
)
