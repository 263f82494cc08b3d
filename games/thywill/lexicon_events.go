package thywill

import "outremer/game"

// Event constructors with typed operands; they decide what each event hides: see
// docs/rule-files.md.

func eventSealed(p game.Seat) game.Event   { return game.Event{Kind: evSealed, Seat: p} }
func eventReopened(p game.Seat) game.Event { return game.Event{Kind: evReopened, Seat: p} }

func eventJoined(p game.Seat, o Order) game.Event {
	return game.Event{Kind: evJoined, Seat: p, A: int16(o)}
}

func eventArranged(p game.Seat) game.Event { return game.Event{Kind: evArranged, Seat: p} }

func eventTokenAdded(p game.Seat, w Wedge) game.Event {
	return game.Event{Kind: evTokenAdded, Seat: p, A: int16(w)}
}

func eventTokenShort(p game.Seat, w Wedge) game.Event {
	return game.Event{Kind: evTokenShort, Seat: p, A: int16(w)}
}

func eventUpgraded(p game.Seat, w Wedge) game.Event {
	return game.Event{Kind: evUpgraded, Seat: p, A: int16(w)}
}

func eventBoardDealt() game.Event        { return game.Event{Kind: evBoardDealt, Seat: game.Nobody} }
func eventStarts(p game.Seat) game.Event { return game.Event{Kind: evStarts, Seat: p} }

func eventPlaced(p game.Seat, r Region) game.Event {
	return game.Event{Kind: evPlaced, Seat: p, A: int16(r)}
}

func eventRoundBegan(round int16) game.Event {
	return game.Event{Kind: evRoundBegan, Seat: game.Nobody, A: round}
}

func eventResolved(p game.Seat, w Wedge, a Action, n int) game.Event {
	return game.Event{Kind: evResolved, Seat: p, A: int16(w), B: int16(a), C: int16(n)}
}

func eventSplit(p game.Seat, first Action, n int, second Action, rest int) game.Event {
	return game.Event{Kind: evSplit, Seat: p, A: int16(first), B: int16(n), C: int16(second), D: int16(rest)}
}

func eventMoved(p game.Seat, from, to Region, cost int16) game.Event {
	return game.Event{Kind: evMoved, Seat: p, A: int16(from), B: int16(to), C: cost}
}

func eventTravelled(p game.Seat, left int16) game.Event {
	return game.Event{Kind: evTravelled, Seat: p, A: left}
}

func eventMustered(p game.Seat, level, influence int) game.Event {
	return game.Event{Kind: evMustered, Seat: p, A: int16(level), B: int16(influence)}
}

func eventCrusaded(p game.Seat, r Region, e Enemy, strength, influence int) game.Event {
	return game.Event{Kind: evCrusaded, Seat: p, A: int16(r), B: int16(e), C: int16(strength), D: int16(influence)}
}

func eventSaracen(p game.Seat, r Region, reward Building, strength int) game.Event {
	return game.Event{Kind: evSaracen, Seat: p, A: int16(r), B: int16(reward), C: int16(strength)}
}

func eventStrength(e Enemy, strength int) game.Event {
	return game.Event{Kind: evStrength, Seat: game.Nobody, A: int16(e), B: int16(strength)}
}

func eventSpurned(p game.Seat, reward Building, influence int) game.Event {
	return game.Event{Kind: evSpurned, Seat: p, A: int16(reward), B: int16(influence)}
}

func eventRewarded(p game.Seat, reward Building) game.Event {
	return game.Event{Kind: evRewarded, Seat: p, A: int16(reward)}
}

func eventInfluenced(p game.Seat, n int) game.Event {
	return game.Event{Kind: evInfluenced, Seat: p, A: int16(n)}
}

func eventBuilt(p game.Seat, b Building, level int8, r Region, influence int) game.Event {
	return game.Event{Kind: evBuilt, Seat: p, A: int16(b), B: int16(level), C: int16(r), D: int16(influence)}
}

func eventKnight(p game.Seat, r Region) game.Event {
	return game.Event{Kind: evKnight, Seat: p, A: int16(r)}
}

func eventLapsed(p game.Seat, a Action) game.Event {
	return game.Event{Kind: evLapsed, Seat: p, A: int16(a)}
}

func eventDistributed(p game.Seat, x sowing) game.Event {
	return game.Event{
		Kind: evDistributed, Seat: p, A: int16(x.Wedge), B: int16(x.Way), C: int16(x.At), D: int16(x.Tokens),
	}
}

func eventKept(p game.Seat) game.Event       { return game.Event{Kind: evKept, Seat: p} }
func eventSkipped(p game.Seat) game.Event    { return game.Event{Kind: evSkipped, Seat: p} }
func eventTurnEnded(p game.Seat) game.Event  { return game.Event{Kind: evTurnEnded, Seat: p} }
func eventSupplyGone(p game.Seat) game.Event { return game.Event{Kind: evSupplyGone, Seat: p} }

func eventMajority(p game.Seat, e Enemy, place, points int) game.Event {
	return game.Event{Kind: evMajority, Seat: p, A: int16(e), B: int16(place), C: int16(points)}
}

func eventFinale(p game.Seat, b Building, points int) game.Event {
	return game.Event{Kind: evFinale, Seat: p, A: int16(b), B: int16(points)}
}

func eventOver(p game.Seat, points int) game.Event {
	return game.Event{Kind: evOver, Seat: p, A: int16(points)}
}
