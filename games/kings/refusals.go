package kings

import "outremer/game"

// Refusals: every reason for which a move is not allowed.
var (
	noSuchTerritory = &game.Refusal{Key: "no-such-territory", Rule: "independent.6"}
	noSuchCharacter = &game.Refusal{Key: "no-such-character", Rule: "check.21"}
	noSuchDynasty   = &game.Refusal{Key: "no-such-dynasty", Rule: "setup.23"}
	noSuchCard      = &game.Refusal{Key: "no-such-card", Rule: "supply.5"}
	offLimits       = &game.Refusal{Key: "off-limits", Rule: "offlimits.2", Args: []game.Sort{sortTerritory}}
	notAmong        = &game.Refusal{Key: "not-among", Rule: "event.1"}
	notYourLand     = &game.Refusal{Key: "not-your-land", Rule: "title.2", Args: []game.Sort{sortTerritory}}
	poor            = &game.Refusal{Key: "too-little-gold", Rule: "supply.7"}

	deckFull    = &game.Refusal{Key: "deck-full", Rule: "era.3", Args: []game.Sort{sortDeck}}
	crusadeCard = &game.Refusal{Key: "crusade-card-needed", Rule: "crusade.3"}
	deckEmpty   = &game.Refusal{Key: "deck-empty", Rule: "supply.9", Args: []game.Sort{sortDeck}}

	marriedOnce   = &game.Refusal{Key: "married-once", Rule: "marry.1"}
	marryFirst    = &game.Refusal{Key: "marry-first", Rule: "round.2@1.0"}
	notFamily     = &game.Refusal{Key: "not-family", Rule: "marry.2", Args: []game.Sort{sortCharacter}}
	hasSpouse     = &game.Refusal{Key: "has-spouse", Rule: "marry.2", Args: []game.Sort{sortCharacter}}
	sameSex       = &game.Refusal{Key: "same-sex", Rule: "marry.4", Args: []game.Sort{sortCharacter, sortCharacter}}
	twoRulers     = &game.Refusal{Key: "two-rulers", Rule: "marry.8"}
	askedBefore   = &game.Refusal{Key: "asked-before", Rule: "marry.7", Args: []game.Sort{sortCulture}}
	nobodyThere   = &game.Refusal{Key: "nobody-there", Rule: "marry.3", Args: []game.Sort{sortTerritory}}
	emptyStack    = &game.Refusal{Key: "empty-stack", Rule: "marry.11", Args: []game.Sort{sortCulture}}
	otherHome     = &game.Refusal{Key: "other-home", Rule: "marry.15"}
	noAdoption    = &game.Refusal{Key: "no-adoption", Rule: "adopt.1@1.1"}
	adoptionPrice = &game.Refusal{Key: "adoption-price", Rule: "adopt.2@1.1"}
	oldEdition    = &game.Refusal{Key: "not-in-edition", Rule: "round.2@1.0"}
	hasTitle      = &game.Refusal{Key: "has-title", Rule: "title.4", Args: []game.Sort{sortCharacter}}
	noTitle       = &game.Refusal{Key: "no-title", Rule: "title.8", Args: []game.Sort{sortCharacter}}
	duchyTaken    = &game.Refusal{Key: "duchy-taken", Rule: "title.3@1.0", Args: []game.Sort{sortTerritory}}
	justGranted   = &game.Refusal{Key: "just-granted", Rule: "title.1", Args: []game.Sort{sortCharacter}}
	titleForKin   = &game.Refusal{Key: "title-for-kin", Rule: "title.1", Args: []game.Sort{sortCharacter}}

	notInHand  = &game.Refusal{Key: "not-in-hand", Rule: "round.3", Args: []game.Sort{sortCard}}
	crusadeDue = &game.Refusal{Key: "crusade-due", Rule: "round.4"}
	oneCrusade = &game.Refusal{Key: "one-crusade", Rule: "crusade.1"}

	noPact       = &game.Refusal{Key: "no-pact", Rule: "pact.9@1.0"}
	noMarshal    = &game.Refusal{Key: "no-marshal", Rule: "unrest.8"}
	offeredOnce  = &game.Refusal{Key: "offered-once", Rule: "trade.1", Args: []game.Sort{sortCulture}}
	noTrader     = &game.Refusal{Key: "no-trader", Rule: "trade.1", Args: []game.Sort{sortCulture}}
	noCardTrade  = &game.Refusal{Key: "no-card-trade", Rule: "trade.6@1.1"}
	emptyOffer   = &game.Refusal{Key: "empty-offer", Rule: "trade.1"}
	namedAlready = &game.Refusal{Key: "named-already", Rule: "trade.1"}
	lastLand     = &game.Refusal{Key: "last-land", Rule: "trade.2@1.0"}

	hasCastle   = &game.Refusal{Key: "has-castle", Rule: "castle.1", Args: []game.Sort{sortTerritory}}
	noCastles   = &game.Refusal{Key: "no-castles", Rule: "supply.7"}
	buildOwn    = &game.Refusal{Key: "build-own", Rule: "build.3", Args: []game.Sort{sortTerritory}}
	triedBefore = &game.Refusal{Key: "tried-before", Rule: "build.4@1.0", Args: []game.Sort{sortTerritory}}
	notOnRow    = &game.Refusal{Key: "not-on-row", Rule: "develop.1", Args: []game.Sort{sortDevelopment}}
	ownsCard    = &game.Refusal{Key: "owns-card", Rule: "develop.6", Args: []game.Sort{sortDevelopment}}
	cardPrice   = &game.Refusal{Key: "card-price", Rule: "develop.2"}
	boughtThree = &game.Refusal{Key: "bought-three", Rule: "develop.1"}
	oneAction   = &game.Refusal{Key: "one-action", Rule: "turn.2"}

	hasCasus     = &game.Refusal{Key: "has-casus-belli", Rule: "casus.3", Args: []game.Sort{sortCulture}}
	notYourself  = &game.Refusal{Key: "not-yourself", Rule: "casus.3"}
	inciteFar    = &game.Refusal{Key: "incite-far", Rule: "unrest.1", Args: []game.Sort{sortTerritory}}
	inciteArmed  = &game.Refusal{Key: "incite-mobilized", Rule: "unrest.6", Args: []game.Sort{sortTerritory}}
	nobodysLand  = &game.Refusal{Key: "nobodys-land", Rule: "unrest.1", Args: []game.Sort{sortTerritory}}
	noUnrestLeft = &game.Refusal{Key: "no-unrest-left", Rule: "supply.2"}
	firstRound   = &game.Refusal{Key: "first-round", Rule: "murder.3"}
	faceDown     = &game.Refusal{Key: "face-down", Rule: "murder.1@1.0", Args: []game.Sort{sortCharacter}}
	notMarried   = &game.Refusal{Key: "not-married", Rule: "divorce.1", Args: []game.Sort{sortCharacter}}
	noCouncilor  = &game.Refusal{Key: "no-councilor", Rule: "bribe.4", Args: []game.Sort{sortCulture, sortDevelopment}}
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
	oneNavy      = &game.Refusal{Key: "one-navy", Rule: "invade.16@1.1", Args: []game.Sort{sortTerritory}}
	notTaken     = &game.Refusal{Key: "took-no-part", Rule: "invade.24", Args: []game.Sort{sortTerritory}}

	mustCrusade   = &game.Refusal{Key: "must-crusade", Rule: "crusade.1"}
	maleFirst     = &game.Refusal{Key: "men-first", Rule: "succession.7", Args: []game.Sort{sortCharacter}}
	notCrusader   = &game.Refusal{Key: "no-crusader", Rule: "crusade.4@1.0", Args: []game.Sort{sortCharacter}}
	tooManyDraws  = &game.Refusal{Key: "too-many-draws", Rule: "check.15"}
	noGold        = &game.Refusal{Key: "no-gold", Rule: "check.14"}
	tooMuchHarm   = &game.Refusal{Key: "too-much-sabotage", Rule: "check.19"}
	upkeepPrice   = &game.Refusal{Key: "upkeep-price", Rule: "round.5"}
	notInBag      = &game.Refusal{Key: "not-in-bag", Rule: "age.2", Args: []game.Sort{sortTrait}}
	notYourShield = &game.Refusal{Key: "not-that-shield", Rule: "crusade.11@1.1", Args: []game.Sort{sortPosition}}
	freeFirst     = &game.Refusal{Key: "free-first", Rule: "eliminate.6", Args: []game.Sort{sortTerritory}}
	restlessFirst = &game.Refusal{Key: "restless-first", Rule: "eliminate.7", Args: []game.Sort{sortTerritory}}
	cannotPay     = &game.Refusal{Key: "cannot-pay", Rule: "event.1"}
)

var refusals = []*game.Refusal{
	noSuchTerritory, noSuchCharacter, noSuchDynasty, noSuchCard, offLimits, notAmong, notYourLand, poor, deckFull, crusadeCard, deckEmpty,
	marriedOnce, marryFirst, notFamily, hasSpouse, sameSex, twoRulers, askedBefore, nobodyThere, emptyStack, otherHome, noAdoption,
	adoptionPrice, oldEdition, hasTitle, noTitle, duchyTaken, justGranted, titleForKin, notInHand, crusadeDue, oneCrusade, noPact, noMarshal,
	offeredOnce, noTrader, noCardTrade, emptyOffer, namedAlready, lastLand, hasCastle, noCastles, buildOwn, triedBefore, notOnRow, ownsCard,
	cardPrice, boughtThree, oneAction, hasCasus, notYourself, inciteFar, inciteArmed, nobodysLand, noUnrestLeft, firstRound, faceDown,
	notMarried, noCouncilor, hasCouncilor, councilors10, sameTarget, samePlayer, sameLand, noUnrest, overthrowFar, noFoot, hasFoot,
	mobilizeOwn, notMobilized, footBusy, ownTarget, noCasus, notAdjacent, onceEach, notAttacked, noSupport, oneNavy, notTaken, mustCrusade,
	maleFirst, notCrusader, tooManyDraws, noGold, tooMuchHarm, upkeepPrice, notInBag, notYourShield, freeFirst, restlessFirst, cannotPay,
}
