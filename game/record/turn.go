package record

import "outremer/game"

// BetweenTurns reports whether nobody is mid-turn: the game has no moves yet and begins with a
// turn, or the last standing move started a new one.
func (c *Course) BetweenTurns() bool {
	if n := len(c.Line); n > 0 {
		return c.Line[n-1].Turn
	}
	x, q := c.Title.Lexicon(), c.State.Awaiting().First()
	p, ok := c.State.Prompt(q)
	return ok && x.Steps[p.Step].Turn
}

// newTurn reports whether a move of s started a new turn: after it somebody is awaited at a
// turn-starting question that they were not asked before.
func newTurn(x *game.Lexicon, s game.Seat, m game.Move, before, after *questions) bool {
	for q := range after {
		now := &after[q]
		if !now.Must || !x.Steps[now.Step].Turn {
			continue
		}
		was := &before[q]
		if now.Kind == game.Draft && game.Seat(q) == s && was.Step == now.Step {
			// An edit renumbers the seat's own question within the same draft. A seat that has
			// sealed and is awaited again is in the next one.
			if x.Verbs[m.Verb].Seals {
				return true
			}
			continue
		}
		if was.Step != now.Step || was.ID != now.ID {
			return true
		}
	}
	return false
}
