package kings

import (
	"slices"

	"outremer/game"
)

// Refusals: every reason why a move is not allowed.
var (
	noSuchTerritory = &game.Refusal{Key: "no-such-territory", Rule: "independent.6"}
	noSuchCharacter = &game.Refusal{Key: "no-such-character", Rule: "check.21"}
	noSuchDynasty   = &game.Refusal{Key: "no-such-dynasty", Rule: "setup.23"}
	noSuchCard      = &game.Refusal{Key: "no-such-card", Rule: "supply.5"}
	offLimits       = &game.Refusal{Key: "off-limits", Rule: "offlimits.2", Args: []game.Sort{sortTerritory}}
	notAmong        = &game.Refusal{Key: "not-among", Rule: "event.1"}
	makeRoom        = &game.Refusal{Key: "make-room", Rule: "develop.5"}

	deckFull    = &game.Refusal{Key: "deck-full", Rule: "era.3", Args: []game.Sort{sortDeck}}
	crusadeCard = &game.Refusal{Key: "crusade-card-needed", Rule: "crusade.3"}
	deckEmpty   = &game.Refusal{Key: "deck-empty", Rule: "supply.9", Args: []game.Sort{sortDeck}}

	marriedOnce   = &game.Refusal{Key: "married-once", Rule: "marry.1"}
	marryFirst    = bothEditions("marry-first", "round.2")
	notFamily     = &game.Refusal{Key: "not-family", Rule: "marry.2", Args: []game.Sort{sortCharacter}}
	sameDynasty   = &game.Refusal{Key: "same-dynasty", Rule: "marry.3", Args: []game.Sort{sortCharacter}}
	hasSpouse     = &game.Refusal{Key: "has-spouse", Rule: "marry.2", Args: []game.Sort{sortCharacter}}
	noMatch       = &game.Refusal{Key: "no-match", Rule: "marry.4", Args: []game.Sort{sortCharacter}}
	sameSex       = &game.Refusal{Key: "same-sex", Rule: "marry.4", Args: []game.Sort{sortCharacter, sortCharacter}}
	twoRulers     = &game.Refusal{Key: "two-rulers", Rule: "marry.8"}
	askedBefore   = &game.Refusal{Key: "asked-before", Rule: "marry.7", Args: []game.Sort{sortCulture}}
	refusedBefore = &game.Refusal{Key: "refused-before", Rule: "marry.7", Args: []game.Sort{sortCharacter}}
	nobodyThere   = &game.Refusal{Key: "nobody-there", Rule: "marry.3", Args: []game.Sort{sortTerritory}}
	emptyStack    = &game.Refusal{Key: "empty-stack", Rule: "marry.11", Args: []game.Sort{sortCulture}}
	notInStack    = &game.Refusal{Key: "not-in-stack", Rule: "marry.11", Args: []game.Sort{sortCharacter, sortCulture}}
	dowryGold     = &game.Refusal{Key: "dowry-gold", Rule: "marry.7", Args: []game.Sort{sortCulture, sortCount}}
	otherHome     = &game.Refusal{Key: "other-home", Rule: "marry.15"}
	noAdoption    = &game.Refusal{Key: "no-adoption", Rule: "adopt.1@1.1"}
	adoptionPrice = &game.Refusal{Key: "adoption-price", Rule: "adopt.2@1.1"}
	oldEdition    = &game.Refusal{Key: "not-in-edition", Rule: "round.2@1.0"}
	hasTitle      = &game.Refusal{Key: "has-title", Rule: "title.4", Args: []game.Sort{sortCharacter}}
	noTitle       = &game.Refusal{Key: "no-title", Rule: "title.8", Args: []game.Sort{sortCharacter}}
	titleOwn      = &game.Refusal{Key: "title-own", Rule: "title.2", Args: []game.Sort{sortTerritory}}
	duchyTaken    = bothEditions("duchy-taken", "title.3", sortTerritory)
	justGranted   = &game.Refusal{Key: "just-granted", Rule: "title.1", Args: []game.Sort{sortCharacter}}
	titleForKin   = &game.Refusal{Key: "title-for-kin", Rule: "title.1", Args: []game.Sort{sortCharacter}}

	notInHand  = &game.Refusal{Key: "not-in-hand", Rule: "round.3", Args: []game.Sort{sortCard}}
	crusadeDue = &game.Refusal{Key: "crusade-due", Rule: "round.4"}
	oneCrusade = &game.Refusal{Key: "one-crusade", Rule: "crusade.1"}

	noPact       = bothEditions("no-pact", "pact.9", sortCulture)
	noPactLand   = &game.Refusal{Key: "no-pact-land", Rule: "pact.7", Args: []game.Sort{sortTerritory}}
	noMarshal    = &game.Refusal{Key: "no-marshal", Rule: "unrest.8"}
	offeredOnce  = &game.Refusal{Key: "offered-once", Rule: "trade.1", Args: []game.Sort{sortCulture}}
	talkedOut    = &game.Refusal{Key: "talked-out", Rule: "trade.1", Args: []game.Sort{sortCount}}
	tradeLater   = bothEditions("trade-later", "trade.2")
	landWaits    = &game.Refusal{Key: "land-waits", Rule: "trade.2@1.1"}
	noTrader     = &game.Refusal{Key: "no-trader", Rule: "trade.1", Args: []game.Sort{sortCulture}}
	noCardTrade  = &game.Refusal{Key: "no-card-trade", Rule: "trade.6@1.1"}
	emptyOffer   = &game.Refusal{Key: "empty-offer", Rule: "trade.1"}
	namedAlready = &game.Refusal{Key: "named-already", Rule: "trade.1"}
	tradeGold    = &game.Refusal{Key: "trade-gold", Rule: "trade.1", Args: []game.Sort{sortCulture, sortCount}}
	tradeOwn     = &game.Refusal{Key: "trade-own", Rule: "trade.1", Args: []game.Sort{sortTerritory, sortCulture}}
	tradeDev     = &game.Refusal{Key: "trade-development", Rule: "trade.1", Args: []game.Sort{sortDevelopment}}
	tradeTwice   = &game.Refusal{Key: "trade-twice", Rule: "develop.6", Args: []game.Sort{sortDevelopment}}
	lastLand     = &game.Refusal{Key: "last-land", Rule: "eliminate.1", Args: []game.Sort{sortCulture}}
	ninthLand    = &game.Refusal{Key: "ninth-land", Rule: "invade.32", Args: []game.Sort{sortCulture}}

	hasCastle   = &game.Refusal{Key: "has-castle", Rule: "castle.1", Args: []game.Sort{sortTerritory}}
	noCastles   = &game.Refusal{Key: "no-castles", Rule: "supply.7"}
	buildOwn    = &game.Refusal{Key: "build-own", Rule: "build.3", Args: []game.Sort{sortTerritory}}
	castleOwn   = &game.Refusal{Key: "castle-own", Rule: "scenario.5.2", Args: []game.Sort{sortTerritory}}
	triedBefore = bothEditions("tried-before", "build.4", sortTerritory)
	notOnRow    = &game.Refusal{Key: "not-on-row", Rule: "develop.1", Args: []game.Sort{sortDevelopment}}
	ownsCard    = &game.Refusal{Key: "owns-card", Rule: "develop.6", Args: []game.Sort{sortDevelopment}}
	cardPrice   = &game.Refusal{Key: "card-price", Rule: "develop.2", Args: []game.Sort{sortCount, sortCount}}
	boughtThree = &game.Refusal{Key: "bought-three", Rule: "develop.1"}
	oneAction   = &game.Refusal{Key: "one-action", Rule: "turn.2"}

	hasCasus     = &game.Refusal{Key: "has-casus-belli", Rule: "casus.3", Args: []game.Sort{sortCulture}}
	notYourself  = &game.Refusal{Key: "not-yourself", Rule: "casus.3"}
	inciteFar    = &game.Refusal{Key: "incite-far", Rule: "unrest.1", Args: []game.Sort{sortTerritory}}
	inciteArmed  = &game.Refusal{Key: "incite-mobilized", Rule: "unrest.6", Args: []game.Sort{sortTerritory}}
	nobodysLand  = &game.Refusal{Key: "nobodys-land", Rule: "unrest.1", Args: []game.Sort{sortTerritory}}
	notForeign   = &game.Refusal{Key: "overthrow-nobodys", Rule: "overthrow.1", Args: []game.Sort{sortTerritory}}
	noUnrestLeft = &game.Refusal{Key: "no-unrest-left", Rule: "supply.2"}
	firstRound   = &game.Refusal{Key: "first-round", Rule: "murder.3"}
	faceDown     = bothEditions("face-down", "murder.1", sortCharacter)
	notMarried   = &game.Refusal{Key: "not-married", Rule: "divorce.1", Args: []game.Sort{sortCharacter}}
	noCouncilor  = &game.Refusal{Key: "no-councilor", Rule: "bribe.4", Args: []game.Sort{sortCulture, sortDevelopment}}
	bribeSelf    = &game.Refusal{Key: "bribe-yourself", Rule: "bribe.1"}
	hasCouncilor = &game.Refusal{Key: "has-councilor", Rule: "bribe.3", Args: []game.Sort{sortDevelopment}}
	councilors10 = &game.Refusal{Key: "councilors-safe", Rule: "murder.1@1.0"}
	sameTarget   = &game.Refusal{Key: "same-target", Rule: "plot.7@1.0"}
	samePlayer   = &game.Refusal{Key: "same-player", Rule: "plot.7@1.1"}
	sameLand     = &game.Refusal{Key: "same-land", Rule: "overthrow.10", Args: []game.Sort{sortTerritory}}
	noUnrest     = &game.Refusal{Key: "no-unrest", Rule: "unrest.5", Args: []game.Sort{sortTerritory}}
	overthrowFar = &game.Refusal{Key: "overthrow-far", Rule: "overthrow.1", Args: []game.Sort{sortTerritory}}

	noFoot       = &game.Refusal{Key: "no-foot", Rule: "mobilize.4"}
	hasFoot      = &game.Refusal{Key: "has-foot", Rule: "mobilize.2", Args: []game.Sort{sortTerritory}}
	mobilizeOwn  = &game.Refusal{Key: "mobilize-own", Rule: "mobilize.1", Args: []game.Sort{sortTerritory}}
	notMobilized = &game.Refusal{Key: "not-mobilized", Rule: "invade.2", Args: []game.Sort{sortTerritory}}
	footBusy     = &game.Refusal{Key: "foot-busy", Rule: "invade.15", Args: []game.Sort{sortTerritory}}
	ownTarget    = &game.Refusal{Key: "own-target", Rule: "invade.1", Args: []game.Sort{sortTerritory}}
	noCasus      = &game.Refusal{Key: "no-casus-belli", Rule: "invade.1", Args: []game.Sort{sortCulture}}
	notAdjacent  = &game.Refusal{Key: "not-adjacent", Rule: "invade.3", Args: []game.Sort{sortTerritory, sortTerritory}}
	onceEach     = &game.Refusal{Key: "attacked-already", Rule: "invade.6", Args: []game.Sort{sortTerritory}}
	notAttacked  = &game.Refusal{Key: "not-attacked", Rule: "invade.14", Args: []game.Sort{sortTerritory}}
	noSupport    = &game.Refusal{Key: "annexed-without-support", Rule: "invade.30"}
	oneNavy      = bothEditions("one-navy", "invade.16", sortTerritory)
	backFar      = &game.Refusal{Key: "back-far", Rule: "invade.18", Args: []game.Sort{sortTerritory}}
	notStriking  = &game.Refusal{Key: "strike-elsewhere", Rule: "invade.27", Args: []game.Sort{sortTerritory}}
	limitOwn     = &game.Refusal{Key: "limit-own", Rule: "invade.32", Args: []game.Sort{sortTerritory}}
	notTaken     = &game.Refusal{Key: "took-no-part", Rule: "invade.24", Args: []game.Sort{sortTerritory}}

	noPillage = &game.Refusal{Key: "pillage-late", Rule: "invade.25"}

	noSabotage    = &game.Refusal{Key: "plot-sabotage", Rule: "check.20"}
	mustCrusade   = &game.Refusal{Key: "must-crusade", Rule: "crusade.1"}
	maleFirst     = &game.Refusal{Key: "men-first", Rule: "succession.7", Args: []game.Sort{sortCharacter}}
	notCrusader   = bothEditions("no-crusader", "crusade.4", sortCharacter)
	tooManyDraws  = &game.Refusal{Key: "too-many-draws", Rule: "check.15", Args: []game.Sort{sortCount}}
	noGold        = &game.Refusal{Key: "no-gold", Rule: "check.14", Args: []game.Sort{sortCount}}
	harmGold      = &game.Refusal{Key: "sabotage-gold", Rule: "check.16", Args: []game.Sort{sortCount}}
	tooMuchHarm   = &game.Refusal{Key: "too-much-sabotage", Rule: "check.19", Args: []game.Sort{sortCount}}
	upkeepPrice   = &game.Refusal{Key: "upkeep-price", Rule: "round.5", Args: []game.Sort{sortCount, sortCount}}
	notPosted     = &game.Refusal{Key: "not-posted", Rule: "round.7", Args: []game.Sort{sortTerritory}}
	notExposed    = &game.Refusal{Key: "not-exposed", Rule: "tax.8", Args: []game.Sort{sortTerritory}}
	crisisOwn     = &game.Refusal{Key: "crisis-own", Rule: "crisis.2", Args: []game.Sort{sortTerritory}}
	notInBag      = &game.Refusal{Key: "not-in-bag", Rule: "age.2", Args: []game.Sort{sortTrait}}
	notYourShield = bothEditions("not-that-shield", "crusade.11", sortPosition)
	noFounder     = &game.Refusal{Key: "no-founder", Rule: "eliminate.4", Args: []game.Sort{sortCharacter}}
	freeFirst     = &game.Refusal{Key: "free-first", Rule: "eliminate.6", Args: []game.Sort{sortTerritory}}
	restlessFirst = &game.Refusal{Key: "restless-first", Rule: "eliminate.7", Args: []game.Sort{sortTerritory}}
	cannotPay     = &game.Refusal{Key: "cannot-pay", Rule: "event.1"}
)

// editioned is a refusal for which each edition has its own statement.
type editioned [editions]*game.Refusal

// bothEditions makes the refusals of a rule that ends in @1.0 and @1.1; the key of the
// second ends in -revised.
func bothEditions(key string, rule game.Rule, args ...game.Sort) editioned {
	return editioned{first10: {Key: key, Rule: rule + "@1.0", Args: args}, second11: {Key: key + "-revised", Rule: rule + "@1.1", Args: args}}
}

var refusals = slices.Concat([]*game.Refusal{
	noSuchTerritory, noSuchCharacter, noSuchDynasty, noSuchCard, offLimits, notAmong, makeRoom, deckFull, crusadeCard, deckEmpty,
	marriedOnce, notFamily, sameDynasty, hasSpouse, noMatch, sameSex, twoRulers, askedBefore, refusedBefore, nobodyThere, emptyStack, notInStack, dowryGold, otherHome, noAdoption,
	adoptionPrice, oldEdition, hasTitle, noTitle, titleOwn, justGranted, titleForKin, notInHand, crusadeDue, oneCrusade, noPactLand, noMarshal,
	offeredOnce, talkedOut, landWaits, noTrader, noCardTrade, emptyOffer, namedAlready, tradeGold, tradeOwn, tradeDev, tradeTwice, lastLand, ninthLand,
	hasCastle, noCastles, buildOwn, castleOwn, notOnRow, ownsCard,
	cardPrice, boughtThree, oneAction, hasCasus, notYourself, inciteFar, inciteArmed, nobodysLand, notForeign, noUnrestLeft, firstRound,
	notMarried, noCouncilor, bribeSelf, hasCouncilor, councilors10, sameTarget, samePlayer, sameLand, noUnrest, overthrowFar, noFoot, hasFoot,
	mobilizeOwn, notMobilized, footBusy, ownTarget, noCasus, notAdjacent, onceEach, notAttacked, noSupport, backFar, notStriking, limitOwn, notTaken, noPillage, noSabotage, mustCrusade,
	maleFirst, tooManyDraws, noGold, harmGold, tooMuchHarm, upkeepPrice, notPosted, notExposed, crisisOwn, notInBag, noFounder, freeFirst, restlessFirst,
	cannotPay,
}, marryFirst[:], duchyTaken[:], noPact[:], triedBefore[:], faceDown[:], oneNavy[:], notCrusader[:], notYourShield[:], tradeLater[:])
