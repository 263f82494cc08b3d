package clock

import (
	"errors"
	"testing"

	"outremer/game"
	"outremer/games"
)

func TestLimitsCheck(t *testing.T) {
	for name, limits := range map[string]Limits{
		"no such kind": {"reaction": 60}, "none": {"turn": 0},
		"too short": {"turn": MinLimit - 1}, "too long": {"turn": MaxLimit + 1},
	} {
		var bad *game.SetupError
		if err := limits.Check(games.Example().Title); !errors.As(err, &bad) || bad.Field != "clock" {
			t.Errorf("%s: got %v, want an error of the field clock", name, err)
		}
	}
	for _, limits := range []Limits{nil, {"turn": MinLimit}, {"turn": MaxLimit}} {
		if err := limits.Check(games.Example().Title); err != nil {
			t.Errorf("%v: got %v, want nil", limits, err)
		}
	}
}

func TestTempo(t *testing.T) {
	for want, limits := range map[Tempo]Limits{
		Untimed: {}, Live: {"turn": 3 * 3600, "reaction": 30}, Correspondence: {"turn": 3*3600 + 1, "reaction": 30},
	} {
		if got := limits.Tempo(); got != want {
			t.Errorf("%v: got %s, want %s", limits, got, want)
		}
	}
}

func TestDisplay(t *testing.T) {
	limits := Limits{"turn": 60}
	w := Wait{Due: 9, Last: 8, Seats: 0b11, Pace: "turn", Idle: 0b10, Stopped: 7, Agreed: 0b1}
	got := w.Display(limits, plainly, 2)
	if got.Due != 9 || got.Pace != "turn" || got.Stopped != 7 || got.Agreed != 0b1 || got.Limits["turn"] != 60 {
		t.Errorf("got %+v, want what %+v shows", got, w)
	}
}

// TestLooksLike: nobody is told who has finished a draft, nor how often somebody was late.
func TestLooksLike(t *testing.T) {
	w := Wait{Due: 9, Seats: 0b11, Pace: "turn"}
	for name, c := range map[string]struct {
		change func(*Wait)
		same   bool
	}{
		"nothing":      {func(*Wait) {}, true},
		"seats":        {func(w *Wait) { w.Seats = 0b1 }, true},
		"missed turns": {func(w *Wait) { w.Missed = map[game.Seat]int{0: 1} }, true},
		"before":       {func(w *Wait) { w.Last = 5 }, true},
		"due":          {func(w *Wait) { w.Due = 8 }, false},
		"pace":         {func(w *Wait) { w.Pace = "reaction" }, false},
		"idle":         {func(w *Wait) { w.Idle = 0b1 }, false},
		"stopped":      {func(w *Wait) { w.Stopped = 8 }, false},
		"agreed":       {func(w *Wait) { w.Agreed = 0b1 }, false},
	} {
		o := w
		c.change(&o)
		if got := w.LooksLike(o); got != c.same {
			t.Errorf("%s: got %t, want %t", name, got, c.same)
		}
	}
}
