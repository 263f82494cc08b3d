package thywill

import "outremer/game"

// Operand sorts.
const (
	sortColour game.Sort = iota
	sortRegion
	sortWedge
	sortAction
	sortBuilding
	sortOrder
	sortEnemy
	sortReward
	sortWay
	sortCount
)

var (
	colourNames   = []string{"blue", "red", "green", "yellow"}
	actionNames   = []string{"travel", "muster", "crusade", "influence", "build"}
	buildingNames = []string{"castle", "church", "farm", "bank"}
	enemyNames    = []string{"slav", "prussian", "saracen"}
	rewardNames   = append(buildingNames[:len(buildingNames):len(buildingNames)], "troop")
	wayNames      = []string{"plain", "origin", "counter-clockwise", "pass-over", "double"}
)

// Verbs, in the order Options lists them.
const (
	verbOrder      game.Verb = iota // order
	verbArrange                     // wedge
	verbRestart                     //
	verbSeal                        //
	verbReopen                      //
	verbToken                       // wedge
	verbPlace                       // region
	verbResolve                     // wedge, first action, tokens for it
	verbUpgrade                     // wedge
	verbSkip                        //
	verbMove                        // from, to
	verbCrusade                     // region
	verbReward                      //
	verbSpurn                       //
	verbBuild                       // building, region
	verbDistribute                  // wedge, way, wedge of the way
	verbKeep                        //
	verbDone                        //
	verbEnd                         //
)

var verbs = []game.VerbSpec{
	verbOrder:      {Slug: "order", Args: []game.Sort{sortOrder}},
	verbArrange:    {Slug: "arrange", Args: []game.Sort{sortWedge}},
	verbRestart:    {Slug: "restart"},
	verbSeal:       {Slug: "seal", Seals: true},
	verbReopen:     {Slug: "reopen"},
	verbToken:      {Slug: "token", Args: []game.Sort{sortWedge}},
	verbPlace:      {Slug: "place", Args: []game.Sort{sortRegion}},
	verbResolve:    {Slug: "resolve", Args: []game.Sort{sortWedge, sortAction, sortCount}},
	verbUpgrade:    {Slug: "upgrade", Args: []game.Sort{sortWedge}},
	verbSkip:       {Slug: "skip"},
	verbMove:       {Slug: "move", Args: []game.Sort{sortRegion, sortRegion}},
	verbCrusade:    {Slug: "crusade", Args: []game.Sort{sortRegion}},
	verbReward:     {Slug: "reward"},
	verbSpurn:      {Slug: "spurn"},
	verbBuild:      {Slug: "build", Args: []game.Sort{sortBuilding, sortRegion}},
	verbDistribute: {Slug: "distribute", Args: []game.Sort{sortWedge, sortWay, sortWedge}},
	verbKeep:       {Slug: "keep"},
	verbDone:       {Slug: "done"},
	verbEnd:        {Slug: "end"},
}

// Steps: the working ones first, then those that prompt.
const (
	stepGame game.Step = iota
	stepPlaces
	stepRounds
	stepResolve
	stepOrders
	stepFit
	stepPlace
	stepTurn
	stepTravel
	stepCrusade
	stepReward
	stepBuild
	stepDistribute
	stepConfirm
)

var stepSpecs = []game.StepSpec{
	stepGame:       {Slug: "game", Rule: "turn.1", Works: true},
	stepPlaces:     {Slug: "places", Rule: "setup.18", Works: true},
	stepRounds:     {Slug: "rounds", Rule: "turn.1", Works: true},
	stepResolve:    {Slug: "resolve", Rule: "resolve.count.3", Works: true},
	stepOrders:     {Slug: "orders", Rule: "setup.8"},
	stepFit:        {Slug: "fit", Rule: "setup.10", Args: []game.Sort{sortOrder, sortCount}},
	stepPlace:      {Slug: "place", Rule: "setup.18"},
	stepTurn:       {Slug: "turn", Rule: "turn.2", Turn: true},
	stepTravel:     {Slug: "travel", Rule: "travel.2", Args: []game.Sort{sortCount}},
	stepCrusade:    {Slug: "crusade", Rule: "crusade.1", Args: []game.Sort{sortCount}},
	stepReward:     {Slug: "reward", Rule: "crusade.10", Args: []game.Sort{sortReward, sortRegion}},
	stepBuild:      {Slug: "build", Rule: "build.1", Args: []game.Sort{sortCount}},
	stepDistribute: {Slug: "distribute", Rule: "resolve.dist.2", Args: []game.Sort{sortWedge}},
	stepConfirm:    {Slug: "confirm", Rule: "turn.3", Pauses: true},
}

// Events, in the past tense.
const (
	evSealed      game.EventKind = iota //
	evReopened                          //
	evJoined                            // order
	evArranged                          // the wheel is arranged by the player
	evTokenAdded                        // wedge
	evTokenShort                        // wedge
	evUpgraded                          // wedge
	evBoardDealt                        //
	evStarts                            //
	evPlaced                            // region
	evRoundBegan                        // round
	evResolved                          // wedge, action, tokens
	evSplit                             // first action, its tokens, second action, its tokens
	evMoved                             // from, to, points
	evTravelled                         // unused points
	evMustered                          // level, Influence
	evCrusaded                          // region, Slav or Prussian, strength, Influence
	evSaracen                           // region, reward, strength
	evStrength                          // enemy, new strength
	evSpurned                           // reward, Influence
	evRewarded                          // reward
	evInfluenced                        // Influence
	evBuilt                             // building, level, region, Influence
	evKnight                            // region
	evLapsed                            // action
	evDistributed                       // wedge, way, wedge of the way, tokens
	evKept                              //
	evSkipped                           //
	evTurnEnded                         //
	evSupplyGone                        //
	evMajority                          // enemy, place, points
	evFinale                            // building, points
	evOver                              // points
)

var eventSpecs = []game.EventSpec{
	evSealed:      {Slug: "sealed"},
	evReopened:    {Slug: "reopened"},
	evJoined:      {Slug: "joined", Args: []game.Sort{sortOrder}, Reveals: true},
	evArranged:    {Slug: "arranged", Reveals: true},
	evTokenAdded:  {Slug: "token-added", Args: []game.Sort{sortWedge}},
	evTokenShort:  {Slug: "token-short", Args: []game.Sort{sortWedge}},
	evUpgraded:    {Slug: "upgraded", Args: []game.Sort{sortWedge}},
	evBoardDealt:  {Slug: "board-dealt", Reveals: true},
	evStarts:      {Slug: "starts", Reveals: true},
	evPlaced:      {Slug: "placed", Args: []game.Sort{sortRegion}},
	evRoundBegan:  {Slug: "round-began", Args: []game.Sort{sortCount}, Opens: true},
	evResolved:    {Slug: "resolved", Args: []game.Sort{sortWedge, sortAction, sortCount}},
	evSplit:       {Slug: "split", Args: []game.Sort{sortAction, sortCount, sortAction, sortCount}},
	evMoved:       {Slug: "moved", Args: []game.Sort{sortRegion, sortRegion, sortCount}},
	evTravelled:   {Slug: "travelled", Args: []game.Sort{sortCount}},
	evMustered:    {Slug: "mustered", Args: []game.Sort{sortCount, sortCount}},
	evCrusaded:    {Slug: "crusaded", Args: []game.Sort{sortRegion, sortEnemy, sortCount, sortCount}, Weight: game.Notable},
	evSaracen:     {Slug: "saracen", Args: []game.Sort{sortRegion, sortReward, sortCount}, Weight: game.Notable},
	evStrength:    {Slug: "strength", Args: []game.Sort{sortEnemy, sortCount}},
	evSpurned:     {Slug: "spurned", Args: []game.Sort{sortReward, sortCount}},
	evRewarded:    {Slug: "rewarded", Args: []game.Sort{sortReward}},
	evInfluenced:  {Slug: "influenced", Args: []game.Sort{sortCount}},
	evBuilt:       {Slug: "built", Args: []game.Sort{sortBuilding, sortCount, sortRegion, sortCount}, Weight: game.Notable},
	evKnight:      {Slug: "knight", Args: []game.Sort{sortRegion}, Weight: game.Notable},
	evLapsed:      {Slug: "lapsed", Args: []game.Sort{sortAction}},
	evDistributed: {Slug: "distributed", Args: []game.Sort{sortWedge, sortWay, sortWedge, sortCount}},
	evKept:        {Slug: "kept"},
	evSkipped:     {Slug: "skipped"},
	evTurnEnded:   {Slug: "turn-ended"},
	evSupplyGone:  {Slug: "supply-gone", Weight: game.Grave},
	evMajority:    {Slug: "majority", Args: []game.Sort{sortEnemy, sortCount, sortCount}, Weight: game.Notable},
	evFinale:      {Slug: "finale", Args: []game.Sort{sortBuilding, sortCount}, Weight: game.Notable},
	evOver:        {Slug: "over", Args: []game.Sort{sortCount}, Weight: game.Grave},
}

// Random streams.
const (
	streamWheel game.Stream = iota
	streamOrders
	streamEnemies
	streamTiles
	streamStart
)

var streams = []string{"wheel", "orders", "enemies", "tiles", "start"}

// Refusals.
var (
	aWedge    = []game.Sort{sortWedge}
	aRegion   = []game.Sort{sortRegion}
	aBuilding = []game.Sort{sortBuilding}

	noSuchThing     = &game.Refusal{Key: "no-such-thing", Rule: "turn.2"}
	alreadySealed   = &game.Refusal{Key: "already-sealed", Rule: "setup.8"}
	notOffered      = &game.Refusal{Key: "not-offered-order", Rule: "setup.8", Args: []game.Sort{sortOrder}}
	pickFirst       = &game.Refusal{Key: "pick-first", Rule: "setup.8"}
	wheelFirst      = &game.Refusal{Key: "wheel-first", Rule: "variant.tournament.2"}
	wedgeLaid       = &game.Refusal{Key: "wedge-laid", Rule: "variant.tournament.2", Args: aWedge}
	shortAlready    = &game.Refusal{Key: "short-already", Rule: "order.templar.setup", Args: aWedge}
	upgradedAlready = &game.Refusal{Key: "upgraded-already", Rule: "upgrade.6", Args: aWedge}
	tokensFirst     = &game.Refusal{Key: "tokens-first", Rule: "setup.10"}
	notStart        = &game.Refusal{Key: "not-start", Rule: "setup.19", Args: aRegion}
	startTaken      = &game.Refusal{Key: "start-taken", Rule: "setup.19", Args: aRegion}
	noTokens        = &game.Refusal{Key: "no-tokens", Rule: "ruling.R1", Args: aWedge}
	notOnWedge      = &game.Refusal{Key: "not-on-wedge", Rule: "turn.4", Args: []game.Sort{sortWedge, sortAction}}
	wrongShare      = &game.Refusal{Key: "wrong-share", Rule: "resolve.split.1", Args: []game.Sort{sortWedge, sortCount}}
	notSplit        = &game.Refusal{Key: "not-split", Rule: "resolve.split.1", Args: []game.Sort{sortWedge, sortCount}}
	cannotAction    = &game.Refusal{Key: "cannot-action", Rule: "ruling.R2", Args: []game.Sort{sortAction, sortCount}}
	troopTooDear    = &game.Refusal{Key: "troop-too-dear", Rule: "muster.2", Args: []game.Sort{sortCount, sortCount}}
	noTroopLeft     = &game.Refusal{Key: "no-troop-left", Rule: "muster.7"}
	noCrusade       = &game.Refusal{Key: "no-crusade", Rule: "crusade.1"}
	tooStrong       = &game.Refusal{Key: "too-strong", Rule: "crusade.5", Args: []game.Sort{sortEnemy, sortCount, sortCount}}
	noKnightThere   = &game.Refusal{Key: "no-knight-there", Rule: "crusade.1", Args: aRegion}
	noEnemyThere    = &game.Refusal{Key: "no-enemy-there", Rule: "crusade.1", Args: aRegion}
	upgradeOff      = &game.Refusal{Key: "upgrade-off", Rule: "variant.learning.3"}
	skipLocked      = &game.Refusal{Key: "skip-locked", Rule: "skip.2"}
	notAdjacent     = &game.Refusal{Key: "not-adjacent", Rule: "travel.4", Args: []game.Sort{sortRegion, sortRegion}}
	noOwnKnight     = &game.Refusal{Key: "no-own-knight", Rule: "travel.10", Args: aRegion}
	tooFar          = &game.Refusal{Key: "too-far", Rule: "travel.9", Args: []game.Sort{sortRegion, sortCount, sortCount}}
	offBoard        = &game.Refusal{Key: "off-board", Rule: "travel.8", Args: aRegion}
	typeComplete    = &game.Refusal{Key: "type-complete", Rule: "build.13", Args: aBuilding}
	needKnight      = &game.Refusal{Key: "need-knight", Rule: "build.6", Args: aRegion}
	enemyHere       = &game.Refusal{Key: "enemy-here", Rule: "build.7", Args: aRegion}
	builtAlready    = &game.Refusal{Key: "built-already", Rule: "build.8", Args: aRegion}
	tooDear         = &game.Refusal{Key: "too-dear", Rule: "build.3", Args: []game.Sort{sortBuilding, sortCount, sortCount}}
	cheapestTooDear = &game.Refusal{Key: "cheapest-too-dear", Rule: "build.3", Args: []game.Sort{sortBuilding, sortCount, sortCount}}
	noSite          = &game.Refusal{Key: "no-site", Rule: "ruling.R31"}
	allBuilt        = &game.Refusal{Key: "all-built", Rule: "build.13"}
	otherWedge      = &game.Refusal{Key: "other-wedge", Rule: "resolve.dist.4", Args: aWedge}
	mustDistribute  = &game.Refusal{Key: "must-distribute", Rule: "resolve.dist.4"}
	emptyWedge      = &game.Refusal{Key: "empty-wedge", Rule: "upgrade.7", Args: aWedge}
	notYourPower    = &game.Refusal{Key: "not-your-power", Rule: "resolve.dist.2", Args: []game.Sort{sortWay}}
	notOnPath       = &game.Refusal{Key: "not-on-path", Rule: "ruling.R17", Args: aWedge}
	oneChoice       = &game.Refusal{Key: "one-choice", Rule: "turn.2"}
)

var refusals = []*game.Refusal{
	noSuchThing, alreadySealed, notOffered, pickFirst, wheelFirst, wedgeLaid, shortAlready, upgradedAlready, tokensFirst, notStart,
	startTaken, noTokens, notOnWedge, wrongShare, notSplit, cannotAction, troopTooDear, noTroopLeft, noCrusade, tooStrong,
	noKnightThere, noEnemyThere, upgradeOff, skipLocked, notAdjacent, noOwnKnight, tooFar, offBoard, typeComplete, needKnight,
	enemyHere, builtAlready, tooDear, cheapestTooDear, noSite, allBuilt, otherWedge, mustDistribute, emptyWedge, notYourPower, notOnPath, oneChoice,
}

func newLexicon(f *facts) *game.Lexicon {
	var orders, wedgeNames []string
	for _, o := range f.orders {
		orders = append(orders, o.slug)
	}
	for _, w := range f.wedge {
		wedgeNames = append(wedgeNames, w.slug)
	}
	return &game.Lexicon{
		Sorts: []game.SortSpec{
			sortColour:   {Slug: "colour", Names: colourNames},
			sortRegion:   {Slug: "region", Names: f.regions},
			sortWedge:    {Slug: "wedge", Names: wedgeNames, Details: true},
			sortAction:   {Slug: "action", Names: actionNames, Details: true},
			sortBuilding: {Slug: "building", Names: buildingNames, Details: true, Printed: f.printedBuildings()},
			sortOrder:    {Slug: "order", Names: orders, Details: true},
			sortEnemy:    {Slug: "enemy", Names: enemyNames, Details: true},
			sortReward:   {Slug: "reward", Names: rewardNames},
			sortWay:      {Slug: "way", Names: wayNames},
			sortCount:    {Slug: "count"},
		},
		Verbs: verbs, Steps: stepSpecs, Events: eventSpecs, SetUps: f.setUps(), Streams: streams,
		Rules: rules, Refusals: refusals, Turns: "turn.3",
		Reasons: []string{"most-influence", "shared"}, Scores: []string{"influence", "majority-first", "majority-second", "finale"},
	}
}
