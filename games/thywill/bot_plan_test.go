package thywill

import (
	"context"
	"slices"
	"testing"

	"outremer/game"
)

// twoTurns: red has this turn and one more, whatever blue does. Muster-influence pays 4 now and leaves
// 4 for the next turn; influence-travel pays only 3, but its tokens make bank IV possible
// in Paris, which pays 8.
const twoTurns = `
	start blue
	influence blue 60
	influence red 60
	supply 7
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
		"legend": "resolve influence-travel influence 2",
		"knight": "resolve muster-influence influence 3",
	} {
		luck := game.NewRand([2]uint64{})
		if got := s.t.lexicon.Format(thinkers[bot](s, 1, &luck)); got != want {
			t.Errorf("%s plays %s, not %s", bot, got, want)
		}
	}
}

// TestPlannerStops: when its time is up, the planner plays the best turn found so far.
func TestPlannerStops(t *testing.T) {
	s := arranged(t, twoTurns)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	luck := game.NewRand([2]uint64{})
	got, err := s.t.NewBrain("legend", game.Faithful, &luck).Choose(ctx, game.Scene{State: s, Seat: 1}.Window(), nil)
	if want := thinkers["knight"](s, 1, &luck); err != nil || got[0] != want {
		t.Errorf("%v without time (%v), %s without foresight", got, err, s.t.lexicon.Format(want))
	}
}

// TestPlannerFollowsItsPlan: at later prompts in a turn, the plan is found again with the same
// worth as at the first. Since few positions are kept, a plan is occasionally lost.
func TestPlannerFollowsItsPlan(t *testing.T) {
	s := start(t, 3, "standard", 9)
	var x search
	turns, lost, plan := 0, 0, 0.0
	alone := planMind
	alone.replies, alone.foreseen = 0, 0 // they may change its mind
	for s.Awaiting() != 0 {
		p := s.Awaiting().First()
		moves := s.Options(nil, p)
		m := moves[0]
		if s.Round == 0 {
			m = thinkers["knight"](s, p, s.Luck())
		} else if len(moves) > 1 {
			x.here = *s
			value := 0.0
			m, value = x.think(context.Background(), p, alone, moves)
			if s.core.Top().Step == stepTurn {
				turns++
			} else if value < plan-0.5 {
				lost++
			}
			plan = value
		}
		s.Play(p, m, nil)
	}
	if turns == 0 || 10*lost > turns {
		t.Errorf("%d plans lost in %d turns", lost, turns)
	}
}

// TestBeamKeepsOtherWheels: however many good positions share a wheel, only the best few of them
// are kept, leaving room for positions with other wheels.
func TestBeamKeepsOtherWheels(t *testing.T) {
	s := arranged(t, twoTurns)
	var b beam
	const width = 4 * planAlike
	b.clear(1, width)
	offer := func(value float64) { b.offer(s, game.Move{}, 0, value, false) }
	for i := range width {
		offer(float64(10 + i))
	}
	offer(9)
	s.Wheels[1].upgrade(0)
	offer(5)
	var got []float64
	for _, i := range b.rank[:b.n] {
		got = append(got, b.slot[i].value)
	}
	if want := []float64{33, 32, 31, 30, 5}; !slices.Equal(got, want) {
		t.Errorf("kept %v, not %v", got, want)
	}
	for i := range 2 * width { // all different: now the beam width is the limit
		s.Wheels[1].Tokens[0] = int8(i)
		offer(6)
	}
	if b.n != width || b.slot[b.rank[3]].value != 30 || b.slot[b.rank[width-1]].value != 6 {
		t.Errorf("%d of %d kept, the last worth %v", b.n, width, b.slot[b.rank[b.n-1]].value)
	}
}
