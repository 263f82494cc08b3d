package thywill

import (
	"context"
	"testing"

	"outremer/game"
)

// twoTurns: red has this turn and one more. Muster-influence pays 4 now and leaves
// 4 for the next turn; influence-travel pays only 3, but its tokens make bank IV possible
// in Paris, which pays 8.
const twoTurns = `
	start blue
	influence blue 60
	influence red 60
	supply 9
	round 20
	built red bank 3
	knights blue london
	knights red paris
	upgraded red muster-influence
	tokens red all 0
	tokens red build-influence 1
	tokens red influence-travel 2
	tokens red muster-influence 3
	turn red
`

func TestPlannerLooksAhead(t *testing.T) {
	s := arranged(t, twoTurns)
	for bot, want := range map[string]string{
		"planner": "resolve influence-travel influence 2",
		"greedy":  "resolve muster-influence influence 3",
	} {
		luck := game.NewRand([2]uint64{})
		if got := s.t.lexicon.Format(thinkers[bot](s, 1, &luck)); got != want {
			t.Errorf("%s plays %s, not %s", bot, got, want)
		}
	}
}

// TestPlannerStops: when its time is over, the planner plays the best turn found so far.
func TestPlannerStops(t *testing.T) {
	s := arranged(t, twoTurns)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	luck := game.NewRand([2]uint64{})
	if got, want := s.Plan(ctx, 1, &luck), s.Advise(1, &luck); got != want {
		t.Errorf("%s without time, %s without foresight", s.t.lexicon.Format(got), s.t.lexicon.Format(want))
	}
}

// TestPlannerFollowsItsPlan: at the later prompts of a turn, the plan is worth about as much as
// at the first. It need not be the same to the hair, since few positions are kept.
func TestPlannerFollowsItsPlan(t *testing.T) {
	s, turn, plan := start(t, 3, "standard", 9), game.Nobody, 0.0
	b := mind{planTurns, planWidth, &weighed}
	playOn(t, s, "planner", func(p game.Seat, _ game.Move) {
		if s.Round == 0 {
			return
		}
		moves := s.Options(nil, p)
		if len(moves) == 1 {
			turn = game.Nobody // the turn is over, or there is nothing to plan
			return
		}
		_, value := s.think(context.Background(), p, b, moves)
		if p == turn && value < plan-0.5 {
			t.Errorf("round %d: a plan worth %.3f has become one worth %.3f", s.Round, plan, value)
		}
		turn, plan = p, value
	})
}
