package clock

import "outremer/game"

// Move is a move as the clock sees it.
type Move struct {
	Seat    game.Seat
	Draft   bool // it was made in a draft
	Barrier bool // it cannot be undone without consent
	Public  bool // everybody learns of it
	Marked  bool // a bot or the rules made it
}

// Asker knows what each seat is asked. Every game.State is one.
type Asker interface {
	Prompt(s game.Seat) (game.Prompt, bool)
}

// Ends reports whether a move ends the wait. Secret moves must not.
func (m Move) Ends(before, after Asker, seats int) bool {
	if m.Barrier && !m.Draft && m.Public && !m.Marked {
		return true
	}
	return m.brings(before, after, seats)
}

// brings reports whether a move led to a new question for somebody else or, for a move in a draft,
// for the seat that made it. While a draft lasts, it does neither.
func (m Move) brings(before, after Asker, seats int) bool {
	for s := range game.Seat(seats) {
		was, _ := before.Prompt(s)
		is, asked := after.Prompt(s)
		switch {
		case !asked || !is.Must:
		case s != m.Seat && (was.ID != is.ID || was.Step != is.Step):
			return true
		case s == m.Seat && m.Draft && was.Step != is.Step:
			return true
		}
	}
	return false
}
