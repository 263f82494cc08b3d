package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// Event constructors with typed operands, which also decide what is hidden; see
// docs/rule-files.md.

func eventTurn(x season, year int16) game.Event {
	return game.Event{Kind: evTurn, Seat: game.Nobody, A: int16(x), B: year}
}

func eventSealed(p game.Seat) game.Event   { return game.Event{Kind: evSealed, Seat: p} }
func eventReopened(p game.Seat) game.Event { return game.Event{Kind: evReopened, Seat: p} }

func eventVoted(p game.Seat, candidate int8) game.Event {
	return game.Event{Kind: evVoted, Seat: p, Mask: game.Secret, To: game.Only(p), A: int16(candidate)}
}

func eventRebelled(at Space, outcome int16) game.Event {
	return game.Event{Kind: evRebelled, Seat: game.Nobody, A: int16(at), B: outcome}
}

func eventBuilt(p game.Seat, at Place, x diplomacy.UnitType) game.Event {
	return game.Event{Kind: evBuilt, Seat: p, A: int16(at), B: int16(x)}
}

func eventMinorBuilt(at Space, x diplomacy.UnitType) game.Event {
	return game.Event{Kind: evMinorBuilt, Seat: game.Nobody, A: int16(at), B: int16(x)}
}

func eventHalf(p game.Seat) game.Event { return game.Event{Kind: evHalf, Seat: p} }

func eventSupplied(p game.Seat, from, over Space) game.Event {
	return game.Event{Kind: evSupplied, Seat: p, A: int16(from), B: int16(over)}
}

func eventStrength(p game.Seat, at Space, strength, against uint8) game.Event {
	return game.Event{Kind: evStrength, Seat: p, A: int16(at), B: int16(strength), C: int16(against)}
}

func eventDislodged(p game.Seat, at Space, by int16) game.Event {
	return game.Event{Kind: evDislodged, Seat: p, A: int16(at), B: by}
}

func eventDestroyed(p game.Seat, x diplomacy.UnitType, at diplomacy.Loc) game.Event {
	return game.Event{Kind: evDestroyed, Seat: p, A: int16(x), B: int16(at)}
}

func eventBrokeAway(p game.Seat, at Space) game.Event {
	return game.Event{Kind: evBrokeAway, Seat: p, A: int16(at)}
}

func eventRetreated(p game.Seat, x diplomacy.UnitType, from diplomacy.Loc, to Place) game.Event {
	return game.Event{Kind: evRetreated, Seat: p, A: int16(x), B: int16(from), C: int16(to)}
}

func eventDisbanded(p game.Seat, x diplomacy.UnitType, at diplomacy.Loc, fate int16) game.Event {
	return game.Event{Kind: evDisbanded, Seat: p, A: int16(x), B: int16(at), C: fate}
}

func eventDismissed(p game.Seat) game.Event { return game.Event{Kind: evDismissed, Seat: p} }
func eventLeftRome(p game.Seat) game.Event  { return game.Event{Kind: evLeftRome, Seat: p} }

func eventControlled(p game.Seat, at Space) game.Event {
	return game.Event{Kind: evControlled, Seat: p, A: int16(at)}
}

func eventIndependent(at Space) game.Event {
	return game.Event{Kind: evIndependent, Seat: game.Nobody, A: int16(at)}
}

func eventCrownLost(p game.Seat) game.Event { return game.Event{Kind: evCrownLost, Seat: p} }
func eventCrowned(p game.Seat) game.Event   { return game.Event{Kind: evCrowned, Seat: p} }

func eventCrusade(p, against game.Seat, objective Space) game.Event {
	return game.Event{Kind: evCrusade, Seat: p, A: int16(against), B: int16(objective)}
}

func eventNoCrusade(p game.Seat, forfeit int) game.Event {
	return game.Event{Kind: evNoCrusade, Seat: p, A: int16(forfeit)}
}

func eventCrusadeOver() game.Event { return game.Event{Kind: evCrusadeOver, Seat: game.Nobody} }

func eventMinorMade(p game.Seat, at Space) game.Event {
	return game.Event{Kind: evMinorMade, Seat: p, A: int16(at)}
}

func eventCredited(p game.Seat, at Space) game.Event {
	return game.Event{Kind: evCredited, Seat: p, A: int16(at)}
}

func eventProtected(p game.Seat, at Space) game.Event {
	return game.Event{Kind: evProtected, Seat: p, A: int16(at)}
}

func eventProtectedHouse(p, house game.Seat) game.Event {
	return game.Event{Kind: evProtectedHouse, Seat: p, A: int16(house)}
}

func eventArbitrated(p, one, other game.Seat) game.Event {
	return game.Event{Kind: evArbitrated, Seat: p, A: int16(one), B: int16(other)}
}

func eventInvested(p game.Seat, at Space, outcome int16) game.Event {
	return game.Event{Kind: evInvested, Seat: p, A: int16(at), B: outcome}
}

func eventElected(candidate int, behind game.Seat) game.Event {
	return game.Event{Kind: evElected, Seat: game.Nobody, A: int16(candidate), B: int16(behind)}
}

func eventExcommunicated(p game.Seat, x offence) game.Event {
	return game.Event{Kind: evExcommunicated, Seat: p, A: int16(x)}
}

func eventLapsed(p game.Seat) game.Event { return game.Event{Kind: evLapsed, Seat: p} }

func eventAntipope(p game.Seat, basis int) game.Event {
	return game.Event{Kind: evAntipope, Seat: p, A: int16(basis)}
}

func eventAntipopeGone(p game.Seat, basis int) game.Event {
	return game.Event{Kind: evAntipopeGone, Seat: p, A: int16(basis)}
}

func eventCoast(p game.Seat, at Place) game.Event {
	return game.Event{Kind: evCoast, Seat: p, A: int16(at)}
}

func eventEliminated(p game.Seat) game.Event { return game.Event{Kind: evEliminated, Seat: p} }
func eventFailed(p game.Seat) game.Event     { return game.Event{Kind: evFailed, Seat: p} }

func eventCount(p game.Seat, n int) game.Event {
	return game.Event{Kind: evCount, Seat: p, A: int16(n)}
}

func eventOver() game.Event { return game.Event{Kind: evOver, Seat: game.Nobody} }
