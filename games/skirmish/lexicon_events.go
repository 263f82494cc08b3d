package skirmish

import "outremer/game"

// Event constructors with typed operands; they decide what each event hides: see
// docs/rule-files.md.

func eventSealed(p game.Seat) game.Event   { return game.Event{Kind: evSealed, Seat: p} }
func eventUnsealed(p game.Seat) game.Event { return game.Event{Kind: evUnsealed, Seat: p} }
func eventAmbushed(p game.Seat) game.Event { return game.Event{Kind: evAmbushed, Seat: p} }
func eventPassed(p game.Seat) game.Event   { return game.Event{Kind: evPassed, Seat: p} }
func eventTaken(by game.Seat) game.Event   { return game.Event{Kind: evTaken, Seat: by} }

func eventDealt(p game.Seat, c card) game.Event {
	return game.Event{Kind: evDealt, Seat: p, Mask: game.HideA, To: game.Only(p), A: int16(c)}
}

func eventShown(p game.Seat, bid int8) game.Event {
	return game.Event{Kind: evShown, Seat: p, A: int16(bid)}
}

func eventRolled(p game.Seat, die, total int8) game.Event {
	return game.Event{Kind: evRolled, Seat: p, A: int16(die), B: int16(total)}
}
