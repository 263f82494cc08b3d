package bot

import (
	"context"
	"fmt"
	"slices"

	"outremer/game"
)

// Random plays any legal move. In a draft it seals more often than chance would: with a thousand
// possible orders, chance alone would never finish.
type Random struct{}

// randomSeals means that in a draft, one move in this many seals it.
const randomSeals = 8

// Plays implements Player: random moves can be found in every title.
func (Random) Plays(game.Title) bool { return true }

// New implements Player.
func (Random) New(_ game.Title, r *game.Rand) game.Brain { return &dice{luck: r} }

// dice is the brain of Random.
type dice struct {
	luck         *game.Rand
	world, trial game.State
	moves        []game.Move
}

// Choose implements game.Brain.
func (d *dice) Choose(_ context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	if q, _ := w.Prompt(); q.Kind == game.Draft && d.luck.Intn(0, randomSeals) == 0 {
		if m, ok := d.sealing(w); ok {
			return append(dst, m), nil
		}
	}
	m, ok := w.Any(d.luck, &d.moves)
	if !ok {
		return nil, fmt.Errorf("random: seat %d is not asked", w.Seat())
	}
	return append(dst, m), nil
}

// sealing returns the move that ends the seat's draft, recognized in a sampled world by a change in
// who is awaited; false if there is none. It tries the last move first, because that is where titles
// list it.
func (d *dice) sealing(w game.Window) (game.Move, bool) {
	d.moves = w.Options(d.moves[:0])
	d.world = w.World(d.world, d.luck)
	if d.trial == nil {
		d.trial = d.world.Clone()
	}
	for _, m := range slices.Backward(d.moves) {
		d.trial.CopyFrom(d.world)
		d.trial.Play(w.Seat(), m, nil)
		if d.trial.Awaiting() != d.world.Awaiting() {
			return m, true
		}
	}
	return game.Move{}, false
}
