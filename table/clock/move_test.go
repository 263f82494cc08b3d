package clock

import (
	"testing"

	"outremer/game"
)

// asked is what each seat is asked; a zero ID is nothing.
type asked []game.Prompt

func (a asked) Prompt(s game.Seat) (game.Prompt, bool) { return a[s], a[s].ID != 0 }

func TestMoveEnds(t *testing.T) {
	draft := game.Prompt{ID: 1, Kind: game.Draft, Must: true, Step: 1}
	sealed := game.Prompt{ID: 2, Kind: game.Draft, Step: 1}
	next := game.Prompt{ID: 3, Kind: game.Choose, Must: true, Step: 2}
	step := game.Prompt{ID: 4, Kind: game.Choose, Must: true, Step: 3}
	none := game.Prompt{}
	for name, c := range map[string]struct {
		move          Move
		before, after asked
		want          bool
	}{
		"an edit":                  {Move{Draft: true}, asked{draft, draft}, asked{draft, draft}, false},
		"a seal":                   {Move{Draft: true, Public: true}, asked{draft, draft}, asked{sealed, draft}, false},
		"a binding seal":           {Move{Draft: true, Public: true, Barrier: true}, asked{draft, draft}, asked{sealed, draft}, false},
		"the last seal":            {Move{Draft: true, Public: true}, asked{draft, sealed}, asked{next, next}, true},
		"a step of a turn":         {Move{Public: true}, asked{next, none}, asked{step, none}, false},
		"dice":                     {Move{Public: true, Barrier: true}, asked{next, none}, asked{step, none}, true},
		"dice that a bot rolls":    {Move{Public: true, Barrier: true, Marked: true}, asked{next, none}, asked{step, none}, false},
		"a card drawn in secret":   {Move{Barrier: true}, asked{next, none}, asked{step, none}, false},
		"the turn goes on":         {Move{Public: true}, asked{next, none}, asked{none, next}, true},
		"another may act, no must": {Move{Public: true}, asked{next, none}, asked{step, sealed}, false},
	} {
		if got := c.move.Ends(c.before, c.after, 2); got != c.want {
			t.Errorf("%s: got %t, want %t", name, got, c.want)
		}
	}
}
