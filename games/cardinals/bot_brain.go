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
	return &brain{skill: skills[level], temper: tempers[style], luck: r}
}

// skill is how well a monarch plans a turn of movement. Effort is counted, not timed, so that the
// same luck gives the same game on any machine.
type skill struct {
	most     int  // adjudications for his own orders
	climbs   int  // restarts
	worlds   int  // possible sets of the others' orders
	foresees int  // adjudications to find out what each neighbour would like best; 0: by looks only
	rounds   int  // of regret matching
	watches  bool // whether he counts who can be where one turn later
	blind    bool // takes the others to stand still
	weights
}

// weights is what he makes of what he sees.
type weights struct {
	drift   float64 // of being near centres
	hoping  float64 // of what he may take next
	fearing float64 // of what he may lose next
	envy    float64 // of each centre that the loser of one has more than he
	home    float64 // how much more he fears for what was his from the start
}

// A squire moves as if the others stood still. A knight sees that they move, but not what they are
// after; a baron looks a turn ahead and puts himself in his neighbours' place for a moment, a legend
// for long enough.
var skills = map[string]skill{
	"squire": {most: 300, climbs: 1, worlds: 1, blind: true, weights: weights{drift: 1}},
	"knight": {most: 400, climbs: 1, worlds: 4, weights: weights{drift: 1}},
	"baron":  {most: 3000, climbs: 4, worlds: 10, foresees: 100, rounds: 20, watches: true, weights: sound},
	"legend": {most: 48000, climbs: 24, worlds: 16, foresees: 1200, rounds: 40, watches: true, weights: sound},
}

var sound = weights{drift: 0.4, hoping: 0.5, fearing: 0.6, envy: 0.1, home: 1.5}

// tempers by style: what others' centres are worth, where one's own is 1.
var tempers = [game.Styles]float64{game.Bold: 1.08, game.Cautious: 0.92, game.Faithful: 1}

// brain plays a dynasty with a plan (bot_plan.go).
type brain struct {
	skill
	temper float64 // what others' centres are worth to him
	luck   *game.Rand
	memory
}

// counsel is a world in which a brain thinks, with the pacts that its seat relies on.
type counsel struct {
	State
	pacts []game.Pact
	asked []game.Pact // its own offers that wait for an answer
	record
	luck game.Rand // for thinking: the world's own luck is part of what is being thought about
}

var counsels pool.Pool[counsel]

// enter sets up the counsel for a seat that looks through a window.
func (s *counsel) enter(w game.Window, r *game.Rand) {
	w.World(&s.State, r)
	s.luck = *s.Luck()
	s.pacts, s.asked = s.pacts[:0], s.asked[:0]
	for _, x := range w.Pacts() {
		switch {
		case x.Binds():
			s.pacts = append(s.pacts, x.Pact)
		case x.Status == game.Offered && x.By == w.Seat() && !x.Lapsed:
			s.asked = append(s.asked, x.Pact)
		}
	}
}

// Choose implements game.Brain. All moves of a draft are returned at once.
func (b *brain) Choose(ctx context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	s := counsels.Take()
	defer counsels.Return(s)
	s.enter(w, b.luck)
	b.hear(&s.State, w)
	s.record = b.record
	q, _ := w.Prompt()
	if q.Step == stepOrders {
		b.rely(s, w.Seat())
	}
	if q.Kind == game.Draft {
		return s.draft(ctx, dst, w.Seat(), b), nil
	}
	return append(dst, s.adviseChoice(w.Seat(), q.Step)), nil
}

// Propose implements game.Envoy.
func (b *brain) Propose(w game.Window, dst []game.Pact) []game.Pact {
	s := counsels.Take()
	defer counsels.Return(s)
	s.enter(w, b.luck)
	s.record = b.recall(&s.State, w)
	return s.propose(dst, w.Seat(), b.luck)
}

// Accept implements game.Envoy.
func (b *brain) Accept(w game.Window, p game.Pact) bool {
	s := counsels.Take()
	defer counsels.Return(s)
	s.enter(w, b.luck)
	s.record = b.recall(&s.State, w)
	return s.accepts(w.Seat(), p)
}

var (
	_ game.Thinker  = (*Title)(nil)
	_ game.Envoy    = (*brain)(nil)
	_ game.Diplomat = (*State)(nil)
)
