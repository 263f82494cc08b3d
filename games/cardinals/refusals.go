package cardinals

import "outremer/game"

// Refusals, by what is refused.
var (
	noSuchThing  = &game.Refusal{Key: "no-such-thing", Rule: "base.order"}
	sealedDraft  = &game.Refusal{Key: "sealed-draft", Rule: "base.order"}
	hasAbdicated = &game.Refusal{Key: "has-abdicated", Rule: "7a"}

	// Orders.
	noUnitThere     = &game.Refusal{Key: "no-unit-there", Rule: "base.order", Args: aSpace}
	notYourUnit     = &game.Refusal{Key: "not-your-unit", Rule: "base.order", Args: aSpace}
	brokenAway      = &game.Refusal{Key: "broken-away", Rule: "2i(5)(a).1", Args: aSpace}
	notThePope      = &game.Refusal{Key: "not-the-pope", Rule: "2o.1", Args: aSpace}
	italianPope     = &game.Refusal{Key: "italian-pope", Rule: "2o.3", Args: aSpace}
	popeSilenced    = &game.Refusal{Key: "pope-silenced", Rule: "2k(3).2", Args: aSpace}
	notCatholic     = &game.Refusal{Key: "not-catholic-minor", Rule: "2o.1", Args: aSpace}
	crusaderFree    = &game.Refusal{Key: "crusader-free", Rule: "2q(5)(b).a", Args: aSpace}
	cannotGo        = &game.Refusal{Key: "cannot-go", Rule: "base.move", Args: toPlace}
	coastNeeded     = &game.Refusal{Key: "coast-needed", Rule: "base.coast", Args: toPlace}
	coastOfStrait   = &game.Refusal{Key: "coast-of-strait", Rule: "5c(1).2", Args: toPlace}
	armyToDenmark   = &game.Refusal{Key: "army-by-water", Rule: "5h.1", Args: toPlace}
	noFerry         = &game.Refusal{Key: "no-ferry", Rule: "base.convoy", Args: twoSpaces}
	supportItself   = &game.Refusal{Key: "support-itself", Rule: "base.support", Args: aSpace}
	supportNobody   = &game.Refusal{Key: "support-nobody", Rule: "base.support", Args: aSpace}
	supportFar      = &game.Refusal{Key: "support-far", Rule: "base.support", Args: twoSpaces}
	supportedFar    = &game.Refusal{Key: "supported-far", Rule: "base.support", Args: twoSpaces}
	supportByItself = &game.Refusal{Key: "support-own-convoy", Rule: "base.support", Args: twoSpaces}
	cannotConvoy    = &game.Refusal{Key: "cannot-convoy", Rule: "base.convoy", Args: aSpace}
	combinedSpace   = &game.Refusal{Key: "combined-space", Rule: "5d.2", Args: aSpace}
	cumansMove      = &game.Refusal{Key: "cumans-move", Rule: "2f(7).1", Args: twoSpaces}
	cumansSupport   = &game.Refusal{Key: "cumans-support", Rule: "2f(7).2", Args: twoSpaces}

	// Crusader armies.
	noDeployment   = &game.Refusal{Key: "no-deployment", Rule: "2q(4)(a)"}
	cannotDeploy   = &game.Refusal{Key: "cannot-deploy", Rule: "2q(4)(b).1", Args: aSpace}
	oneDeploys     = &game.Refusal{Key: "one-deploys", Rule: "2q(4)(b).1", Args: aSpace}
	notBesideGoal  = &game.Refusal{Key: "not-beside-goal", Rule: "2q(4)(c).1", Args: aSpace}
	noLineOfSupply = &game.Refusal{Key: "no-line-of-supply", Rule: "2q(4)(c).2", Args: twoSpaces}
	asCrusader     = &game.Refusal{Key: "as-crusader", Rule: "2q(4)(b).1", Args: twoSpaces}
	notACrusader   = &game.Refusal{Key: "not-a-crusader", Rule: "2q(5)(c).1", Args: aSpace}

	// Diplomacy points.
	noPointsLeft    = &game.Refusal{Key: "no-points-left", Rule: "2e(6)", Args: aCount}
	bannedFromRealm = &game.Refusal{Key: "banned-from-realm", Rule: "2r(4)(a)", Args: aSpace}
	notAMinor       = &game.Refusal{Key: "not-a-minor", Rule: "2d(4)", Args: aSpace}
	papalArmy       = &game.Refusal{Key: "papal-army", Rule: "2m.2"}
	onlyCatholics   = &game.Refusal{Key: "only-catholics", Rule: "2e(2).2"}
	rebelOwn        = &game.Refusal{Key: "rebel-own", Rule: "2h(2).2", Args: aSpace}
	rebelNobodys    = &game.Refusal{Key: "rebel-nobodys", Rule: "2h(2).a", Args: aSpace}
	rebelGuarded    = &game.Refusal{Key: "rebel-guarded", Rule: "2h(2).b", Args: aSpace}
	rebelForeign    = &game.Refusal{Key: "rebel-foreign", Rule: "2h(2).c", Args: aSpace}
	giftForeign     = &game.Refusal{Key: "gift-foreign", Rule: "2h(3).1", Args: aSpace}
	onceEnough      = &game.Refusal{Key: "once-enough", Rule: "2h(2).1", Args: aSpace}
	nothingThere    = &game.Refusal{Key: "nothing-there", Rule: "2e(3).2", Args: aSpace}
	noRelease       = &game.Refusal{Key: "no-release", Rule: "2i(5)(a).1"}
	notInPlay       = &game.Refusal{Key: "not-in-play", Rule: "6e", Args: aDynasty}

	// Retreats and adjustments.
	notDislodged    = &game.Refusal{Key: "not-dislodged", Rule: "base.retreat", Args: aSpace}
	retreatFar      = &game.Refusal{Key: "retreat-far", Rule: "base.retreat", Args: twoSpaces}
	retreatOrigin   = &game.Refusal{Key: "retreat-origin", Rule: "base.retreat", Args: twoSpaces}
	retreatOccupied = &game.Refusal{Key: "retreat-occupied", Rule: "base.retreat", Args: twoSpaces}
	retreatStandoff = &game.Refusal{Key: "retreat-standoff", Rule: "base.retreat", Args: twoSpaces}
	retreatCoast    = &game.Refusal{Key: "retreat-coast", Rule: "5c(1).2", Args: twoSpaces}
	notYourCentre   = &game.Refusal{Key: "not-your-centre", Rule: "2c", Args: aSpace}
	occupiedCentre  = &game.Refusal{Key: "occupied-centre", Rule: "base.build", Args: aSpace}
	plannedCentre   = &game.Refusal{Key: "planned-centre", Rule: "base.build", Args: aSpace}
	inlandCentre    = &game.Refusal{Key: "inland-centre", Rule: "base.build", Args: aSpace}
	buildCoast      = &game.Refusal{Key: "build-coast", Rule: "base.coast", Args: aSpace}
	noBuildLeft     = &game.Refusal{Key: "no-build-left", Rule: "base.build"}
	noDisbandDue    = &game.Refusal{Key: "no-disband-due", Rule: "base.disband"}
	armiesOnly      = &game.Refusal{Key: "armies-only", Rule: "2a(4).5.4"}
	buildsNotDue    = &game.Refusal{Key: "builds-not-due", Rule: "base.disband"}

	// The Church.
	notACandidate    = &game.Refusal{Key: "not-a-candidate", Rule: "2j(3).5", Args: []game.Sort{sortCandidate}}
	tooFewProtection = &game.Refusal{Key: "too-few-for-protection", Rule: "2p(1)(a).1", Args: aCount}
	tooFewForPeace   = &game.Refusal{Key: "too-few-for-arbitration", Rule: "2p(1)(b).a", Args: aCount}
	tooFewForBishop  = &game.Refusal{Key: "too-few-for-investiture", Rule: "2p(1)(c).a", Args: aCount}
	notProtectable   = &game.Refusal{Key: "not-protectable", Rule: "2p(1)(a).1"}
	notParties       = &game.Refusal{Key: "not-parties", Rule: "2p(1)(b).a"}
	bishopNotThere   = &game.Refusal{Key: "bishop-not-there", Rule: "2p(1)(c).a", Args: aSpace}
	bishopHeathen    = &game.Refusal{Key: "bishop-heathen", Rule: "2p(1)(c).b", Args: aSpace}
	bishopHome       = &game.Refusal{Key: "bishop-home", Rule: "2p(1)(c).c", Args: aSpace}
	bishopGuarded    = &game.Refusal{Key: "bishop-guarded", Rule: "2p(1)(c).d", Args: aSpace}
	noCause          = &game.Refusal{Key: "no-cause", Rule: "2q(3)(d)", Args: aDynasty}
	notAnObjective   = &game.Refusal{Key: "not-an-objective", Rule: "2q(3)(d).1.3", Args: []game.Sort{sortDynasty, sortSpace}}
	romeAlone        = &game.Refusal{Key: "rome-alone", Rule: "2q(3)(d).5.2", Args: aSpace}
	notAccused       = &game.Refusal{Key: "not-accused", Rule: "2r(2).2", Args: aDynasty}
)

var refusals = []*game.Refusal{
	noSuchThing, sealedDraft, hasAbdicated, noUnitThere, notYourUnit, brokenAway, notThePope, italianPope, popeSilenced,
	notCatholic, crusaderFree, cannotGo, coastNeeded, coastOfStrait, armyToDenmark, noFerry, supportItself,
	supportNobody, supportFar, supportedFar, supportByItself, cannotConvoy, combinedSpace, cumansMove, cumansSupport,
	noDeployment, cannotDeploy, oneDeploys, notBesideGoal, noLineOfSupply, asCrusader, notACrusader, noPointsLeft,
	bannedFromRealm, notAMinor, papalArmy, onlyCatholics, rebelOwn, rebelNobodys, rebelGuarded, rebelForeign,
	giftForeign, onceEnough, nothingThere, noRelease, notInPlay, notDislodged, retreatFar, retreatOrigin,
	retreatOccupied, retreatStandoff, retreatCoast, notYourCentre, occupiedCentre, plannedCentre, inlandCentre,
	buildCoast, noBuildLeft, noDisbandDue, armiesOnly, buildsNotDue, notACandidate, tooFewProtection, tooFewForPeace,
	tooFewForBishop, notProtectable, notParties, bishopNotThere, bishopHeathen, bishopHome, bishopGuarded, noCause,
	notAnObjective, romeAlone, notAccused,
}
