package record

import "outremer/game"

// Only returns the answer of an awaited seat that has no other. What is entered into a draft is always
// a choice, and so is a question that pauses.
func (c *Course) Only(s game.Seat) (game.Move, bool) {
	q, ok := c.State.Prompt(s)
	if !ok || !q.Must || q.Kind == game.Draft || c.Title.Lexicon().Steps[q.Step].Pauses {
		return game.Move{}, false
	}
	if moves := c.State.Options(nil, s); len(moves) == 1 {
		return moves[0], true
	}
	return game.Move{}, false
}
