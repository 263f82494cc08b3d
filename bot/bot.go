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
	"slices"

	"outremer/game"
)

// Player answers prompts for a seat.
type Player interface {
	// Choose returns one of the options of s in world, or all moves of a draft in
	// order, the last of which seals. The world is the player's to spoil; it must not
	// be used after the call.
	Choose(ctx context.Context, world game.State, s game.Seat) ([]game.Move, error)

	// Plays reports whether the bot can play a title.
	Plays(t game.Title) bool
}

// Players is every bot by name. For says which of them can play a title.
func Players() map[string]Player {
	return map[string]Player{"vacant": Vacant{}, "random": Random{}, "greedy": Greedy{}, "planner": Planner{}}
}

// Names lists the bots, the weakest first.
func Names() []string { return []string{"vacant", "random", "greedy", "planner"} }

// For lists the bots that can play a title, the weakest first.
func For(t game.Title) []string {
	players := Players()
	return slices.DeleteFunc(Names(), func(name string) bool { return !players[name].Plays(t) })
}

// Random plays any legal move. In a draft it seals more often than chance would: where a
// thousand orders are possible, chance alone would never come to an end.
type Random struct{}

// randomSeals: of so many moves in a draft one seals it.
const randomSeals = 8

// Plays implements Player: random moves can be found in every title.
func (Random) Plays(game.Title) bool { return true }

// Choose implements Player.
func (Random) Choose(_ context.Context, world game.State, s game.Seat) ([]game.Move, error) {
	moves := world.Options(nil, s)
	if len(moves) == 0 {
		return nil, fmt.Errorf("random: seat %d is not asked", s)
	}
	at := world.Luck().Intn(0, len(moves))
	if q, _ := world.Prompt(s); q.Kind == game.Draft && world.Luck().Intn(0, randomSeals) == 0 {
		at = sealing(world, s, moves, at)
	}
	return moves[at : at+1], nil
}

// sealing is the move that ends the draft of s, for then others are waited for than
// before; at if there is none. It tries the last one first, where titles list it.
func sealing(world game.State, s game.Seat, moves []game.Move, at int) int {
	trial := world.Clone()
	for i, m := range slices.Backward(moves) {
		trial.CopyFrom(world)
		trial.Play(s, m, nil)
		if trial.Awaiting() != world.Awaiting() {
			return i
		}
	}
	return at
}

// Greedy plays what the title itself considers sensible (game.Advisor): good odds
// now, no plan beyond. In a title without advice it plays at random.
type Greedy struct{}

// Plays implements Player.
func (Greedy) Plays(game.Title) bool { return true }

// Choose implements Player.
func (Greedy) Choose(ctx context.Context, world game.State, s game.Seat) ([]game.Move, error) {
	adviser, ok := world.(game.Advisor)
	if !ok {
		return Random{}.Choose(ctx, world, s)
	}
	luck := *world.Luck() // a copy: thinking must not change the luck that it thinks about
	return checked("greedy", world, s, []game.Move{adviser.Advise(s, &luck)})
}

// Planner plays what a title finds by looking ahead (game.Planner). Titles that cannot
// do so do not offer it.
type Planner struct{}

// Plays implements Player.
func (Planner) Plays(t game.Title) bool {
	_, ok := start(t).(game.Planner)
	return ok
}

// Choose implements Player.
func (Planner) Choose(ctx context.Context, world game.State, s game.Seat) ([]game.Move, error) {
	planner, ok := world.(game.Planner)
	if !ok {
		return nil, fmt.Errorf("planner: the title does not plan")
	}
	luck := *world.Luck()
	if drafter, ok := world.(game.Drafter); ok {
		if q, _ := world.Prompt(s); q.Kind == game.Draft {
			return checked("planner", world, s, drafter.Draft(ctx, nil, s, &luck))
		}
	}
	return checked("planner", world, s, []game.Move{planner.Plan(ctx, s, &luck)})
}

// checked refuses moves that a title proposed but does not allow.
func checked(name string, world game.State, s game.Seat, moves []game.Move) ([]game.Move, error) {
	for i, m := range moves {
		if err := world.Check(s, m); err != nil {
			return nil, fmt.Errorf("%s: advice is refused: %w", name, err)
		}
		if i < len(moves)-1 {
			world.Play(s, m, nil)
		}
	}
	return moves, nil
}

var (
	_ Player = Vacant{}
	_ Player = Random{}
	_ Player = Greedy{}
	_ Player = Planner{}
)
