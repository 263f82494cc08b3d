package kings

import (
	"context"

	"outremer/game"
)

// Levels implements game.Thinker.
func (t *Title) Levels() []string { return []string{"greedy", "planner"} }

// NewBrain implements game.Thinker.
func (t *Title) NewBrain(level string, r *game.Rand) game.Brain {
	return brain{looksAhead: level == "planner", luck: r}
}

var _ game.Thinker = (*Title)(nil)

// brain plays a dynasty, following either the adviser or the planner.
type brain struct {
	looksAhead bool
	luck       *game.Rand
}

// Choose implements game.Brain.
func (b brain) Choose(ctx context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	d := desks.Take()
	defer desks.Return(d)
	w.World(&d.here.State, b.luck)
	luck := *d.here.Luck() // a copy: thinking must not change the luck that it thinks about
	if b.looksAhead {
		return append(dst, d.think(ctx, w.Seat(), &luck, &planMind)), nil
	}
	return append(dst, d.here.advise(w.Options(d.buf[:0]), w.Seat(), &luck)), nil
}
