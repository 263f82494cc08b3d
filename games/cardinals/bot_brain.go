package cardinals

import (
	"context"

	"outremer/game"
	"outremer/game/pool"
)

// Levels implements game.Thinker.
func (t *Title) Levels() []string { return []string{"greedy", "planner"} }

// NewBrain implements game.Thinker.
func (t *Title) NewBrain(level string, r *game.Rand) game.Brain {
	return &brain{plans: level == "planner", luck: r}
}

// brain plays a dynasty: cautiously (bot_advise.go), or with a plan (bot_plan.go).
type brain struct {
	plans bool
	luck  *game.Rand
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
	if q, _ := w.Prompt(); b.plans && q.Kind == game.Draft {
		return s.draft(ctx, dst, w.Seat(), &s.luck), nil
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
