package teacher

import (
	"testing"

	"outremer/game"
)

// TestBrings: what happens to others is told only if it surely depends on the choice, what happens to oneself sooner.
func TestBrings(t *testing.T) {
	for _, c := range []struct {
		who   game.Seat
		often int // of thirty worlds; without the choice in ten of them
		want  bool
	}{
		{0, 18, true}, {0, 12, false}, {1, 18, false}, {1, 30, true}, {game.Nobody, 18, false}, {game.Nobody, 30, true},
	} {
		e := game.Event{Kind: 1, Seat: c.who}
		with, without := &attempt{tried: 30, events: map[game.Event]int{e: c.often}}, &attempt{tried: 30, events: map[game.Event]int{e: 10}}
		x := trial{master: Master{Title: titles(t)[0]}, list: []*attempt{with, without}, first: with}
		if got := len(x.brings(with)) == 1; got != c.want {
			t.Errorf("seat %d, %d of 30 worlds: told %v", c.who, c.often, got)
		}
	}
}
