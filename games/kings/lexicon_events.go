package kings

import "outremer/game"

// Event constructors with typed operands, which also decide what is hidden; see
// docs/rule-files.md.

func eventEraBegan(n int8) game.Event {
	return game.Event{Kind: evEraBegan, Seat: game.Nobody, A: int16(n)}
}

func eventRoundBegan(n int8) game.Event {
	return game.Event{Kind: evRoundBegan, Seat: game.Nobody, A: int16(n)}
}

func eventTurnBegan(n int8) game.Event {
	return game.Event{Kind: evTurnBegan, Seat: game.Nobody, A: int16(n)}
}

func eventTookCards(p game.Seat, d Deck, n int8) game.Event {
	return game.Event{Kind: evTookCards, Seat: p, A: int16(d), B: int16(n)}
}

func eventDrew(p game.Seat, k Kind, to game.Seats) game.Event {
	return game.Event{Kind: evDrew, Seat: p, Mask: game.Secret, To: to, A: int16(k)}
}

func eventCastlePlaced(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evCastlePlaced, Seat: p, A: int16(t)}
}

func eventProposed(p game.Seat, a, b Char, gold int16, home game.Seat) game.Event {
	return game.Event{Kind: evProposed, Seat: p, A: int16(a), B: int16(b), C: gold, D: int16(home)}
}

func eventAsked(p game.Seat, a, b Char, gold int16, home game.Seat) game.Event {
	return game.Event{Kind: evAsked, Seat: p, A: int16(a), B: int16(b), C: gold, D: int16(home)}
}

func eventRefused(p, by game.Seat, a, b Char) game.Event {
	return game.Event{Kind: evRefused, Seat: p, A: int16(by), B: int16(a), C: int16(b)}
}

func eventWed(p game.Seat, c, spouse Char, from game.Seat, t Territory) game.Event {
	return game.Event{Kind: evWed, Seat: p, A: int16(c), B: int16(spouse), C: int16(from), D: int16(t)}
}

func eventJoined(p game.Seat, c Char, q game.Seat) game.Event {
	return game.Event{Kind: evJoined, Seat: p, A: int16(c), B: int16(q)}
}

func eventPactLand(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evPactLand, Seat: p, A: int16(t)}
}

func eventPact(p, q game.Seat) game.Event {
	return game.Event{Kind: evPact, Seat: p, A: int16(q)}
}

func eventPeace(p, q game.Seat) game.Event {
	return game.Event{Kind: evPeace, Seat: p, A: int16(q)}
}

func eventPactBroken(p, q game.Seat) game.Event {
	return game.Event{Kind: evPactBroken, Seat: p, A: int16(q)}
}

func eventPactRenounced(p, q game.Seat) game.Event {
	return game.Event{Kind: evPactRenounced, Seat: p, A: int16(q)}
}

func eventPactLandBroken(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evPactLandBroken, Seat: p, A: int16(t)}
}

func eventAdopted(p game.Seat, c, by Char) game.Event {
	return game.Event{Kind: evAdopted, Seat: p, A: int16(c), B: int16(by)}
}

func eventGranted(p game.Seat, c Char, t Territory) game.Event {
	return game.Event{Kind: evGranted, Seat: p, A: int16(c), B: int16(t)}
}

func eventRevoked(p game.Seat, c Char, t Territory) game.Event {
	return game.Event{Kind: evRevoked, Seat: p, A: int16(c), B: int16(t)}
}

func eventBorn(p game.Seat, c Char, t Trait, king, spouse Char) game.Event {
	return game.Event{Kind: evBorn, Seat: p, A: int16(c), B: int16(t), C: int16(king), D: int16(spouse)}
}

func eventFound(p game.Seat, c Char, t Trait, king Char) game.Event {
	return game.Event{Kind: evFound, Seat: p, A: int16(c), B: int16(t), C: int16(king)}
}

func eventCharacter(t Territory, c Char, x Trait) game.Event {
	return game.Event{Kind: evCharacter, Seat: game.Nobody, A: int16(t), B: int16(c), C: int16(x)}
}

func eventCourted(p game.Seat, c, bride Char, t Territory, stack game.Seat) game.Event {
	return game.Event{Kind: evCourted, Seat: p, A: int16(c), B: int16(bride), C: int16(t), D: int16(stack)}
}

func eventTraitGained(p game.Seat, c Char, t Trait) game.Event {
	return game.Event{Kind: evTraitGained, Seat: p, A: int16(c), B: int16(t)}
}

func eventTraitLost(p game.Seat, t Trait) game.Event {
	return game.Event{Kind: evTraitLost, Seat: p, A: int16(t)}
}

func eventBagGained(p game.Seat, t Trait) game.Event {
	return game.Event{Kind: evBagGained, Seat: p, A: int16(t)}
}

func eventBagDrew(p game.Seat, t Trait, to game.Seats) game.Event {
	return game.Event{Kind: evBagDrew, Seat: p, Mask: game.HideA, To: to, A: int16(t)}
}

func eventPlotted(p game.Seat, upper, lower Kind, to game.Seats) game.Event {
	return game.Event{Kind: evPlotted, Seat: p, Mask: game.HideA | game.HideB, To: to, A: int16(upper), B: int16(lower)}
}

func eventRevealed(p game.Seat, k Kind) game.Event {
	return game.Event{Kind: evRevealed, Seat: p, A: int16(k)}
}

func eventSkipped(p game.Seat) game.Event { return game.Event{Kind: evSkipped, Seat: p} }

func eventCalmed(p game.Seat, t Territory, n int8) game.Event {
	return game.Event{Kind: evCalmed, Seat: p, A: int16(t), B: int16(n)}
}

func eventOffered(p, q game.Seat) game.Event {
	return game.Event{Kind: evOffered, Seat: p, A: int16(q)}
}

func eventItem(p, q game.Seat, gold int16, d Dev, t Territory) game.Event {
	return game.Event{Kind: evItem, Seat: p, A: int16(q), B: gold, C: int16(d), D: int16(t)}
}

func eventGoodsItem(p, q game.Seat, d Dev, t Territory) game.Event {
	return game.Event{Kind: evGoodsItem, Seat: p, A: int16(q), B: int16(d), C: int16(t)}
}

func eventCardItem(p, q game.Seat, k Kind) game.Event {
	return game.Event{Kind: evCardItem, Seat: p, Mask: game.HideB, To: game.Only(p, q), A: int16(q), B: int16(k)}
}

func eventPromiseItem(p, q game.Seat) game.Event {
	return game.Event{Kind: evPromiseItem, Seat: p, A: int16(q)}
}

func eventTraded(p, q game.Seat) game.Event {
	return game.Event{Kind: evTraded, Seat: p, A: int16(q)}
}

func eventGaveCard(p, q game.Seat, k Kind) game.Event {
	return game.Event{Kind: evGaveCard, Seat: p, Mask: game.HideB, To: game.Only(p, q), A: int16(q), B: int16(k)}
}

func eventTurnedDown(p, q game.Seat) game.Event {
	return game.Event{Kind: evTurnedDown, Seat: p, A: int16(q)}
}

func eventCountered(p, q game.Seat) game.Event {
	return game.Event{Kind: evCountered, Seat: p, A: int16(q)}
}

func eventGold(p game.Seat, n int16) game.Event { return game.Event{Kind: evGold, Seat: p, A: n} }

func eventPaid(p, q game.Seat, n int16) game.Event {
	return game.Event{Kind: evPaid, Seat: p, A: int16(q), B: n}
}

func eventTested(p game.Seat, x checkKind, need, free int8, t Territory) game.Event {
	return game.Event{Kind: evTested, Seat: p, A: int16(x), B: int16(need), C: int16(free), D: int16(t)}
}

func eventInvested(p game.Seat, x checkKind, n int8, t Territory) game.Event {
	return game.Event{Kind: evInvested, Seat: p, A: int16(x), B: int16(n), C: int16(t)}
}

func eventSabotaged(p game.Seat, n int16) game.Event {
	return game.Event{Kind: evSabotaged, Seat: p, A: n}
}

func eventHeldBack(p game.Seat) game.Event { return game.Event{Kind: evHeldBack, Seat: p} }

func eventDrewTrait(p game.Seat, t Trait, hits int8) game.Event {
	return game.Event{Kind: evDrewTrait, Seat: p, A: int16(t), B: int16(hits)}
}

func eventSacrificed(p game.Seat, t Trait) game.Event {
	return game.Event{Kind: evSacrificed, Seat: p, A: int16(t)}
}

func eventSpared(p game.Seat, t Trait) game.Event {
	return game.Event{Kind: evSpared, Seat: p, A: int16(t)}
}

func eventChecked(p game.Seat, x checkKind, hits, need int8) game.Event {
	return game.Event{Kind: evChecked, Seat: p, A: int16(x), B: int16(hits), C: int16(need)}
}

func eventDeclaredCastle(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evDeclaredCastle, Seat: p, A: int16(t)}
}

func eventBuilt(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evBuilt, Seat: p, A: int16(t)}
}

func eventCastleLost(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evCastleLost, Seat: p, A: int16(t)}
}

func eventUnfinished(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evUnfinished, Seat: p, A: int16(t)}
}

func eventUnpaid(p game.Seat, t Territory, cost int16) game.Event {
	return game.Event{Kind: evUnpaid, Seat: p, A: int16(t), B: cost}
}

func eventBought(p game.Seat, d Dev, cost int16) game.Event {
	return game.Event{Kind: evBought, Seat: p, A: int16(d), B: cost}
}

func eventGot(p game.Seat, d Dev) game.Event {
	return game.Event{Kind: evGot, Seat: p, A: int16(d)}
}

func eventDropped(p game.Seat, d Dev) game.Event {
	return game.Event{Kind: evDropped, Seat: p, A: int16(d)}
}

func eventRow(d Dev) game.Event { return game.Event{Kind: evRow, Seat: game.Nobody, A: int16(d)} }

func eventPlottedAgainst(p game.Seat, x checkKind, q game.Seat, c Char, t Territory) game.Event {
	return game.Event{Kind: evPlottedAgainst, Seat: p, A: int16(x), B: int16(q), C: int16(c), D: int16(t)}
}

func eventPlottedCouncilor(p game.Seat, x checkKind, q game.Seat, d Dev) game.Event {
	return game.Event{Kind: evPlottedCouncilor, Seat: p, A: int16(x), B: int16(q), C: int16(d)}
}

func eventCasusBelli(p, q game.Seat) game.Event {
	return game.Event{Kind: evCasusBelli, Seat: p, A: int16(q)}
}

func eventCasusBelliLost(p, q game.Seat) game.Event {
	return game.Event{Kind: evCasusBelliLost, Seat: p, A: int16(q)}
}

func eventMarked(p game.Seat, t Territory, m mark) game.Event {
	return game.Event{Kind: evMarked, Seat: p, A: int16(t), B: int16(m)}
}

func eventUnmarked(p game.Seat, t Territory, m mark) game.Event {
	return game.Event{Kind: evUnmarked, Seat: p, A: int16(t), B: int16(m)}
}

func eventDied(p game.Seat, c Char, how fate, by game.Seat) game.Event {
	return game.Event{Kind: evDied, Seat: p, A: int16(c), B: int16(how), C: int16(by)}
}

func eventLeft(p game.Seat, c Char, why fate) game.Event {
	return game.Event{Kind: evLeft, Seat: p, A: int16(c), B: int16(why)}
}

func eventCouncilorKilled(p, q game.Seat, d Dev) game.Event {
	return game.Event{Kind: evCouncilorKilled, Seat: p, A: int16(q), B: int16(d)}
}

func eventBribed(p, q game.Seat, d Dev) game.Event {
	return game.Event{Kind: evBribed, Seat: p, A: int16(q), B: int16(d)}
}

func eventDivorced(p game.Seat, c Char) game.Event {
	return game.Event{Kind: evDivorced, Seat: p, A: int16(c)}
}

func eventOverthrown(p game.Seat, t Territory, q game.Seat) game.Event {
	return game.Event{Kind: evOverthrown, Seat: p, A: int16(t), B: int16(q)}
}

func eventFreed(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evFreed, Seat: p, A: int16(t)}
}

func eventMobilized(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evMobilized, Seat: p, A: int16(t)}
}

func eventDemobilized(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evDemobilized, Seat: p, A: int16(t)}
}

func eventAttacked(p game.Seat, from, to Territory) game.Event {
	return game.Event{Kind: evAttacked, Seat: p, A: int16(from), B: int16(to)}
}

func eventSupported(p game.Seat, from, to Territory) game.Event {
	return game.Event{Kind: evSupported, Seat: p, A: int16(from), B: int16(to)}
}

func eventWar(p, q game.Seat) game.Event { return game.Event{Kind: evWar, Seat: p, A: int16(q)} }

func eventBacked(p, q game.Seat, t Territory) game.Event {
	return game.Event{Kind: evBacked, Seat: p, A: int16(q), B: int16(t)}
}

func eventLapsed(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evLapsed, Seat: p, A: int16(t)}
}

func eventConquered(p game.Seat, t Territory, q game.Seat, from Territory) game.Event {
	return game.Event{Kind: evConquered, Seat: p, A: int16(t), B: int16(q), C: int16(from)}
}

func eventCeded(p game.Seat, t Territory, q game.Seat) game.Event {
	return game.Event{Kind: evCeded, Seat: p, A: int16(t), B: int16(q)}
}

func eventRepelled(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evRepelled, Seat: p, A: int16(t)}
}

func eventAnnexed(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evAnnexed, Seat: p, A: int16(t)}
}

func eventStruckBack(p game.Seat, from, to Territory) game.Event {
	return game.Event{Kind: evStruckBack, Seat: p, A: int16(from), B: int16(to)}
}

func eventMovedIn(p game.Seat, from, to Territory) game.Event {
	return game.Event{Kind: evMovedIn, Seat: p, A: int16(from), B: int16(to)}
}

func eventPillaged(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evPillaged, Seat: p, A: int16(t)}
}

func eventRelinquished(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evRelinquished, Seat: p, A: int16(t)}
}

func eventTaxed(p game.Seat, n int16) game.Event {
	return game.Event{Kind: evTaxed, Seat: p, A: n}
}

func eventHealthy(p game.Seat, t Territory) game.Event {
	return game.Event{Kind: evHealthy, Seat: p, A: int16(t)}
}

func eventSent(p game.Seat, c Char) game.Event {
	return game.Event{Kind: evSent, Seat: p, A: int16(c)}
}

func eventFights(p game.Seat, c Char) game.Event {
	return game.Event{Kind: evFights, Seat: p, A: int16(c)}
}

func eventShield(p game.Seat, position int) game.Event {
	return game.Event{Kind: evShield, Seat: p, A: int16(position)}
}

func eventShieldLost(p game.Seat, position int) game.Event {
	return game.Event{Kind: evShieldLost, Seat: p, A: int16(position)}
}

func eventFirstPlayer(p game.Seat) game.Event { return game.Event{Kind: evFirstPlayer, Seat: p} }

func eventStruck(p game.Seat, k Kind, target game.Seat) game.Event {
	return game.Event{Kind: evStruck, Seat: p, A: int16(k), B: int16(target)}
}

func eventMissed(p game.Seat, k Kind) game.Event {
	return game.Event{Kind: evMissed, Seat: p, A: int16(k)}
}

func eventChose(p game.Seat, n int16) game.Event {
	return game.Event{Kind: evChose, Seat: p, A: n}
}

func eventEndangered(p game.Seat, c Char) game.Event {
	return game.Event{Kind: evEndangered, Seat: p, A: int16(c)}
}

func eventModifier(p game.Seat, x checkKind, n int8) game.Event {
	return game.Event{Kind: evModifier, Seat: p, A: int16(x), B: int16(n)}
}

func eventGuarded(p game.Seat, n int8) game.Event {
	return game.Event{Kind: evGuarded, Seat: p, A: int16(n)}
}

func eventAged(p game.Seat, n int8) game.Event {
	return game.Event{Kind: evAged, Seat: p, A: int16(n)}
}

func eventCrowned(p game.Seat, c Char, by claim, spouse Char, reign int8) game.Event {
	return game.Event{Kind: evCrowned, Seat: p, A: int16(c), B: int16(by), C: int16(spouse), D: int16(reign)}
}

func eventCrisis(p game.Seat, gold, lands int16) game.Event {
	return game.Event{Kind: evCrisis, Seat: p, A: gold, B: lands}
}

func eventEliminated(p game.Seat) game.Event { return game.Event{Kind: evEliminated, Seat: p} }

func eventReturned(p game.Seat, d Dynasty, t Territory, q game.Seat) game.Event {
	return game.Event{Kind: evReturned, Seat: p, A: int16(d), B: int16(t), C: int16(q)}
}

func eventRetired(p game.Seat) game.Event { return game.Event{Kind: evRetired, Seat: p} }

func eventAchieved(p game.Seat, k honour) game.Event {
	return game.Event{Kind: evAchieved, Seat: p, A: int16(k)}
}

func eventAchievementLost(p game.Seat, k honour) game.Event {
	return game.Event{Kind: evAchievementLost, Seat: p, A: int16(k)}
}

func eventTactic(p game.Seat, x strategyID, d Deck, t tactic, line int) game.Event {
	return game.Event{Kind: evTactic, Seat: p, A: int16(x), B: int16(d), C: int16(t), D: int16(line)}
}

func eventPreferred(p game.Seat, x strategyID, by preference) game.Event {
	return game.Event{Kind: evPreferred, Seat: p, A: int16(x), B: int16(by)}
}

func eventReshuffled(d Deck) game.Event {
	return game.Event{Kind: evReshuffled, Seat: game.Nobody, A: int16(d)}
}

func eventCleaned() game.Event { return game.Event{Kind: evCleaned, Seat: game.Nobody} }
func eventOver() game.Event    { return game.Event{Kind: evOver, Seat: game.Nobody} }
