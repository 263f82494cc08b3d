package cardinals

import (
	"context"

	"outremer/game"
	"outremer/game/pool"
)

// Levels implements game.Thinker.
func (t *Title) Levels() []string { return game.Levels }

// NewBrain implements game.Thinker.
func (t *Title) NewBrain(level string, style game.Style, r *game.Rand) game.Brain {
	return &brain{effort: efforts[level], temper: tempers[style], luck: r}
}

// efforts by level, in adjudications for a turn of movement.
var efforts = map[string]int{"baron": planEffort / 10, "legend": planEffort}

// tempers by style: what others' centres are worth, where one's own is 1.
var tempers = [game.Styles]float64{game.Bold: 1.08, game.Cautious: 0.92, game.Faithful: 1}

// brain plays a dynasty: cautiously (bot_advise.go), or with a plan (bot_plan.go).
type brain struct {
	effort int     // of the plan; 0: without one
	temper float64 // what others' centres are worth to him
	luck   *game.Rand
}

// counsel is a world in which a brain thinks, with the pacts that its seat relies on.
type counsel struct {
	State
	pacts []game.Pact
	luck  game.Rand // for thinking: the world's own luck is part of what is being thought about
}

var counsels pool.Pool[counsel]

// enter sets up the counsel for a seat that looks through a window.
func (s *counsel) enter(w game.Window, r *game.Rand) {
	w.World(&s.State, r)
	s.luck = *s.Luck()
	s.pacts = s.pacts[:0]
	for _, x := range w.Pacts() {
		if x.Binds() {
			s.pacts = append(s.pacts, x.Pact)
		}
	}
}

// Choose implements game.Brain. Only the planner returns all moves of a draft at once.
func (b *brain) Choose(ctx context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	s := counsels.Take()
	defer counsels.Return(s)
	s.enter(w, b.luck)
	if q, _ := w.Prompt(); b.effort > 0 && q.Kind == game.Draft {
		return s.draft(ctx, dst, w.Seat(), &brain{b.effort, b.temper, &s.luck}), nil
	}
	return append(dst, s.advise(w.Seat())), nil
}

// Propose implements game.Envoy.
func (b *brain) Propose(w game.Window, dst []game.Pact) []game.Pact {
	s := counsels.Take()
	defer counsels.Return(s)
	s.enter(w, b.luck)
	return s.propose(dst, w.Seat(), b.luck)
}

// Accept implements game.Envoy.
func (b *brain) Accept(w game.Window, p game.Pact) bool {
	s := counsels.Take()
	defer counsels.Return(s)
	s.enter(w, b.luck)
	return s.accepts(w.Seat(), p)
}

var (
	_ game.Thinker  = (*Title)(nil)
	_ game.Envoy    = (*brain)(nil)
	_ game.Diplomat = (*State)(nil)
)
