package kingdoms

import "outremer/game"

// Event constructors with typed operands; they decide what each event hides: see
// docs/rule-files.md.

func eventTurnBegan(turn int8) game.Event {
	return game.Event{Kind: evTurnBegan, Seat: game.Nobody, A: int16(turn)}
}

func eventDrew(p game.Seat, deck Religion, k Kind) game.Event {
	return game.Event{Kind: evDrew, Seat: p, Mask: game.HideB, To: game.Only(p), A: int16(deck), B: int16(k)}
}

func eventDrewInSecret(p game.Seat, deck Religion, k Kind) game.Event {
	return game.Event{Kind: evDrew, Seat: p, Mask: game.Secret, To: game.Only(p), A: int16(deck), B: int16(k)}
}

func eventDealt(p game.Seat, of Kingdom, deck Religion, n int) game.Event {
	return game.Event{Kind: evDealt, Seat: p, A: int16(of), B: int16(deck), C: int16(n)}
}

func eventReset(of Kingdom) game.Event {
	return game.Event{Kind: evReset, Seat: game.Nobody, A: int16(of)}
}

func eventAttacked(by game.Seat, on Region, of Kingdom) game.Event {
	return game.Event{Kind: evAttacked, Seat: by, A: int16(on), B: int16(of)}
}

func eventCommitted(p game.Seat, k Kind) game.Event {
	return game.Event{Kind: evCommitted, Seat: p, Mask: game.HideA, To: game.Only(p), A: int16(k)}
}

func eventSpied(p game.Seat, k Kind) game.Event {
	return game.Event{Kind: evSpied, Seat: p, Mask: game.HideA, To: game.Only(p), A: int16(k)}
}

func eventMarshalled(p game.Seat, n int) game.Event {
	return game.Event{Kind: evMarshalled, Seat: p, A: int16(n)}
}

func eventDeclined(p game.Seat) game.Event { return game.Event{Kind: evDeclined, Seat: p} }

func eventResponded(p game.Seat, k Kind, side int) game.Event {
	return game.Event{Kind: evResponded, Seat: p, Mask: game.HideA, To: game.Only(p), A: int16(k), B: int16(side)}
}

func eventHeldBack(p game.Seat) game.Event { return game.Event{Kind: evHeldBack, Seat: p} }

func eventSpent(p game.Seat, r Region) game.Event {
	return game.Event{Kind: evSpent, Seat: p, A: int16(r)}
}

func eventAmbushed(p game.Seat, k Kind) game.Event {
	return game.Event{Kind: evAmbushed, Seat: p, A: int16(k)}
}

func eventRevealed(p game.Seat, k Kind, side int) game.Event {
	return game.Event{Kind: evRevealed, Seat: p, A: int16(k), B: int16(side)}
}

func eventMuslimAnswer(k Kind) game.Event {
	return game.Event{Kind: evMuslimAnswer, Seat: game.Nobody, A: int16(k)}
}

func eventWithdrew(p game.Seat, k Kind) game.Event {
	return game.Event{Kind: evWithdrew, Seat: p, A: int16(k)}
}

func eventDie(p game.Seat, why, face int) game.Event {
	return game.Event{Kind: evDie, Seat: p, A: int16(why), B: int16(face)}
}

func eventRaised(side, from, to int) game.Event {
	return game.Event{Kind: evRaised, Seat: game.Nobody, A: int16(side), B: int16(from), C: int16(to)}
}

func eventRerolled(p game.Seat, side int) game.Event {
	return game.Event{Kind: evRerolled, Seat: p, A: int16(side)}
}

func eventCounted(by game.Seat, attack, defence int) game.Event {
	return game.Event{Kind: evCounted, Seat: by, A: int16(attack), B: int16(defence)}
}

func eventConquered(by game.Seat, r Region, of Kingdom) game.Event {
	return game.Event{Kind: evConquered, Seat: by, A: int16(r), B: int16(of)}
}

func eventRepelled(by game.Seat, r Region) game.Event {
	return game.Event{Kind: evRepelled, Seat: by, A: int16(r)}
}

func eventFreed(r Region, of Kingdom) game.Event {
	return game.Event{Kind: evFreed, Seat: game.Nobody, A: int16(r), B: int16(of)}
}

func eventRegrouped(p game.Seat, k Kind) game.Event {
	return game.Event{Kind: evRegrouped, Seat: p, A: int16(k)}
}

func eventLost(p game.Seat, k Kind) game.Event {
	return game.Event{Kind: evLost, Seat: p, A: int16(k)}
}

func eventGarrisoned(p game.Seat, r Region) game.Event {
	return game.Event{Kind: evGarrisoned, Seat: p, A: int16(r)}
}

func eventBonus(p game.Seat, of Kingdom, n int8) game.Event {
	return game.Event{Kind: evBonus, Seat: p, A: int16(of), B: int16(n)}
}

func eventIncursion(by game.Seat, on Kingdom, k Kind) game.Event {
	return game.Event{Kind: evIncursion, Seat: by, A: int16(on), B: int16(k)}
}

func eventRandomLoss(p game.Seat, of Kingdom, k Kind) game.Event {
	return game.Event{Kind: evRandomLoss, Seat: p, A: int16(of), B: int16(k)}
}

func eventFailed(p game.Seat) game.Event { return game.Event{Kind: evFailed, Seat: p} }

func eventPlayed(p game.Seat, k Kind) game.Event {
	return game.Event{Kind: evPlayed, Seat: p, A: int16(k)}
}

func eventDiscarded(p game.Seat, k Kind) game.Event {
	return game.Event{Kind: evDiscarded, Seat: p, Mask: game.HideA, To: game.Only(p), A: int16(k)}
}

func eventPassed(p game.Seat) game.Event { return game.Event{Kind: evPassed, Seat: p} }

func eventTargeted(p game.Seat, k Kind, of Kingdom) game.Event {
	return game.Event{Kind: evTargeted, Seat: p, A: int16(k), B: int16(of)}
}

func eventStole(by, from game.Seat, of Kingdom, k Kind) game.Event {
	return game.Event{Kind: evStole, Seat: by, Mask: game.HideB, To: game.Only(by, from), A: int16(of), B: int16(k)}
}

func eventMuslimsStole(of Kingdom, k Kind) game.Event {
	return game.Event{Kind: evStole, Seat: game.Nobody, A: int16(of), B: int16(k)}
}

func eventLooked(p game.Seat, of Kingdom) game.Event {
	return game.Event{Kind: evLooked, Seat: p, A: int16(of)}
}

func eventSaw(p game.Seat, of Kingdom, k Kind) game.Event {
	return game.Event{Kind: evSaw, Seat: p, Mask: game.Secret, To: game.Only(p), A: int16(of), B: int16(k)}
}

func eventKept(p game.Seat, deck Religion, k Kind) game.Event {
	return game.Event{Kind: evKept, Seat: p, Mask: game.HideB, To: game.Only(p), A: int16(deck), B: int16(k)}
}

func eventTook(p game.Seat, k Kind) game.Event {
	return game.Event{Kind: evTook, Seat: p, A: int16(k)}
}

func eventReplaced(p game.Seat, k Kind) game.Event {
	return game.Event{Kind: evReplaced, Seat: p, A: int16(k)}
}

func eventNothing(k Kind) game.Event {
	return game.Event{Kind: evNothing, Seat: game.Nobody, A: int16(k)}
}

func eventTurnEnded(turn int8) game.Event {
	return game.Event{Kind: evTurnEnded, Seat: game.Nobody, A: int16(turn)}
}

func eventReshuffled(deck Religion) game.Event {
	return game.Event{Kind: evReshuffled, Seat: game.Nobody, A: int16(deck)}
}

func eventMuslimCard(k Kind) game.Event {
	return game.Event{Kind: evMuslimCard, Seat: game.Nobody, A: int16(k)}
}

func eventArmy(strength int) game.Event {
	return game.Event{Kind: evArmy, Seat: game.Nobody, A: int16(strength)}
}

func eventMarched(to Region) game.Event {
	return game.Event{Kind: evMarched, Seat: game.Nobody, A: int16(to)}
}

func eventStayed() game.Event { return game.Event{Kind: evStayed, Seat: game.Nobody} }

func eventMuslimDrew(n int) game.Event {
	return game.Event{Kind: evMuslimDrew, Seat: game.Nobody, A: int16(n)}
}

func eventStackLoss(k Kind) game.Event {
	return game.Event{Kind: evStackLoss, Seat: game.Nobody, A: int16(k)}
}

func eventOver(p game.Seat, points int) game.Event {
	return game.Event{Kind: evOver, Seat: p, A: int16(points)}
}
