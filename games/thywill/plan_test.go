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

// TestPlannerFollowsItsPlan: at the later prompts of a turn, the plan is found again and
// worth as much as at the first. Since few positions are kept, one now and then is lost.
func TestPlannerFollowsItsPlan(t *testing.T) {
	s, b := start(t, 3, "standard", 9), mind{planTurns, planWidth, &weighed}
	turns, lost, plan := 0, 0, 0.0
	playOn(t, s, "planner", func(p game.Seat, _ game.Move) {
		moves := s.Options(nil, p)
		if s.Round == 0 || len(moves) == 1 {
			return
		}
		_, value := s.think(context.Background(), p, b, moves)
		if s.core.Top().Step == stepTurn {
			turns++
		} else if value < plan-0.5 {
			lost++
		}
		plan = value
	})
	if 20*lost > turns {
		t.Errorf("%d plans lost in %d turns", lost, turns)
	}
}
