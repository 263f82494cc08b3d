package kingdoms

import "outremer/game"

// Operand sorts.
const (
	sortKingdom game.Sort = iota
	sortRegion
	sortCard
	sortSide
	sortCount
	sortRoll
	sortDeck
)

var (
	kingdomNames = []string{
		"damascus", "aleppo", "jerusalem", "antioch", "saladin", "richard", "leopold", "crusade", "muslims",
	}
	religionNames = []string{"muslim", "christian"}
	sideNames     = []string{"attack", "defence"}
	rollNames     = []string{"attack", "defence", "incursion", "activation", "duel-attack", "duel-defence"}
)

// Verbs, in the order Options lists them.
const (
	verbAttack    game.Verb = iota // region
	verbIncursion                  // kingdom, troop card
	verbEvent                      // card
	verbDiscard                    // card
	verbPass
	verbCommit  // card
	verbRespond // card, side
	verbSpend   // region of the garrison
	verbAmbush
	verbWithdraw // troop card
	verbRelic
	verbRegroup // troop card
	verbBonus
	verbGarrison // region
	verbTarget   // kingdom
	verbStrike   // region
	verbKeep     // card
	verbReplace  // card
	verbTake     // card
	verbDone
)

var verbs = []game.VerbSpec{
	verbAttack:    {Slug: "attack", Args: []game.Sort{sortRegion}},
	verbIncursion: {Slug: "incursion", Args: []game.Sort{sortKingdom, sortCard}},
	verbEvent:     {Slug: "event", Args: []game.Sort{sortCard}},
	verbDiscard:   {Slug: "discard", Args: []game.Sort{sortCard}},
	verbPass:      {Slug: "pass"},
	verbCommit:    {Slug: "commit", Args: []game.Sort{sortCard}},
	verbRespond:   {Slug: "respond", Args: []game.Sort{sortCard, sortSide}},
	verbSpend:     {Slug: "spend", Args: []game.Sort{sortRegion}},
	verbAmbush:    {Slug: "ambush"},
	verbWithdraw:  {Slug: "withdraw", Args: []game.Sort{sortCard}},
	verbRelic:     {Slug: "relic"},
	verbRegroup:   {Slug: "regroup", Args: []game.Sort{sortCard}},
	verbBonus:     {Slug: "bonus"},
	verbGarrison:  {Slug: "garrison", Args: []game.Sort{sortRegion}},
	verbTarget:    {Slug: "target", Args: []game.Sort{sortKingdom}},
	verbStrike:    {Slug: "strike", Args: []game.Sort{sortRegion}},
	verbKeep:      {Slug: "keep", Args: []game.Sort{sortCard}},
	verbReplace:   {Slug: "replace", Args: []game.Sort{sortCard}},
	verbTake:      {Slug: "take", Args: []game.Sort{sortCard}},
	verbDone:      {Slug: "done"},
}

// Steps: the working ones first, then those that prompt.
const (
	stepGame game.Step = iota
	stepRounds
	stepCrusade
	stepMuslims
	stepAttack
	stepEvent
	stepAction
	stepCommit
	stepJoin
	stepRespond
	stepSpend
	stepAmbush
	stepSortie
	stepRelic
	stepRegroup
	stepReward
	stepOverflow
	stepTarget
	stepStrike
	stepPlace
	stepSettle
	stepKeep
	stepReplace
	stepTake
	stepAssassinate
)

// Paces: kinds of turn, each with its own time limit.
const (
	paceTurn game.Pace = iota
	paceReaction
)

var paces = []string{"turn", "reaction"}

var stepSpecs = []game.StepSpec{
	stepGame:        {Slug: "game", Rule: "3.0a", Works: true},
	stepRounds:      {Slug: "rounds", Rule: "3.0c", Works: true},
	stepCrusade:     {Slug: "crusade", Rule: "8.2c", Works: true},
	stepMuslims:     {Slug: "muslims", Rule: "8.3a", Works: true},
	stepAttack:      {Slug: "attack", Rule: "4.1.1a", Works: true},
	stepEvent:       {Slug: "event", Rule: "4.3a", Works: true},
	stepAction:      {Slug: "action", Rule: "4.0", Turn: true},
	stepCommit:      {Slug: "commit", Rule: "4.1.2", Args: []game.Sort{sortRegion}},
	stepJoin:        {Slug: "join", Rule: "4.3c", Pace: paceReaction, Args: []game.Sort{sortRegion, sortKingdom}},
	stepRespond:     {Slug: "respond", Rule: "4.1.3", Pace: paceReaction, Args: []game.Sort{sortRegion, sortKingdom}},
	stepSpend:       {Slug: "spend", Rule: "4.1.4a", Args: []game.Sort{sortRegion}},
	stepAmbush:      {Slug: "ambush", Rule: "4.1.3", Pace: paceReaction, Args: []game.Sort{sortRegion}},
	stepSortie:      {Slug: "sortie", Rule: "4.1.5", Pace: paceReaction, Args: []game.Sort{sortRegion}},
	stepRelic:       {Slug: "relic", Rule: "2.1b", Pace: paceReaction, Args: []game.Sort{sortCount, sortCount}},
	stepRegroup:     {Slug: "regroup", Rule: "2.1b", Pace: paceReaction, Args: []game.Sort{sortRegion}},
	stepReward:      {Slug: "reward", Rule: "4.1.6b", Args: []game.Sort{sortRegion}},
	stepOverflow:    {Slug: "overflow", Rule: "6.0b"},
	stepTarget:      {Slug: "target", Rule: "4.3a", Args: []game.Sort{sortCard}},
	stepStrike:      {Slug: "strike", Rule: "4.3a", Args: []game.Sort{sortCard}},
	stepPlace:       {Slug: "place", Rule: "2.2b", Args: []game.Sort{sortCard, sortCount}},
	stepSettle:      {Slug: "settle", Rule: "2.2b"},
	stepKeep:        {Slug: "keep", Rule: "4.3a", Args: []game.Sort{sortCard}},
	stepReplace:     {Slug: "replace", Rule: "4.3a", Args: []game.Sort{sortCount}},
	stepTake:        {Slug: "take", Rule: "4.3a"},
	stepAssassinate: {Slug: "assassinate", Rule: "4.3a", Args: []game.Sort{sortKingdom}},
}

// Events, in the past tense.
const (
	evTurnBegan    game.EventKind = iota // turn
	evDrew                               // deck, card (hidden)
	evDealt                              // kingdom, deck, count
	evReset                              // kingdom
	evAttacked                           // region, kingdom defending or none
	evCommitted                          // card (hidden)
	evSpied                              // card of the attack, shown to the defender (watchtowers)
	evMarshalled                         // count
	evDeclined                           //
	evResponded                          // card (hidden), side
	evHeldBack                           //
	evSpent                              // region
	evAmbushed                           // card
	evRevealed                           // card, side
	evMuslimAnswer                       // card
	evWithdrew                           // card
	evDie                                // roll, face
	evRaised                             // side, from, to
	evRerolled                           // side
	evCounted                            // attack hits, defence hits
	evConquered                          // region, kingdom losing or none
	evRepelled                           // region
	evFreed                              // region, kingdom losing
	evRegrouped                          // card
	evLost                               // card: discarded face up
	evGarrisoned                         // region
	evBonus                              // kingdom, new value
	evIncursion                          // kingdom, card
	evRandomLoss                         // kingdom, card
	evFailed                             // the incursion took nothing
	evPlayed                             // card
	evDiscarded                          // card (hidden)
	evPassed                             //
	evTargeted                           // card, kingdom
	evStole                              // kingdom, card (hidden)
	evLooked                             // kingdom
	evSaw                                // kingdom, card (hidden)
	evKept                               // deck, card (hidden)
	evTook                               // card
	evReplaced                           // card
	evNothing                            // card had no effect
	evTurnEnded                          // turn
	evReshuffled                         // deck
	evMuslimCard                         // card
	evArmy                               // strength
	evMarched                            // region
	evStayed                             // no target, or the die was too high
	evMuslimDrew                         // count
	evStackLoss                          // card lost from the Muslims' unseen hand
	evOver                               // points or castles
)

var eventSpecs = []game.EventSpec{
	evTurnBegan:    {Slug: "turn-began", Args: []game.Sort{sortCount}, Opens: true},
	evDrew:         {Slug: "drew", Args: []game.Sort{sortDeck, sortCard}, Reveals: true},
	evDealt:        {Slug: "dealt", Args: []game.Sort{sortKingdom, sortDeck, sortCount}, Reveals: true},
	evReset:        {Slug: "reset", Args: []game.Sort{sortKingdom}},
	evAttacked:     {Slug: "attacked", Args: []game.Sort{sortRegion, sortKingdom}, Weight: game.Notable},
	evCommitted:    {Slug: "committed", Args: []game.Sort{sortCard}},
	evSpied:        {Slug: "spied", Args: []game.Sort{sortCard}, Reveals: true},
	evMarshalled:   {Slug: "marshalled", Args: []game.Sort{sortCount}},
	evDeclined:     {Slug: "declined"},
	evResponded:    {Slug: "responded", Args: []game.Sort{sortCard, sortSide}},
	evHeldBack:     {Slug: "held-back"},
	evSpent:        {Slug: "spent", Args: []game.Sort{sortRegion}},
	evAmbushed:     {Slug: "ambushed", Args: []game.Sort{sortCard}, Reveals: true, Weight: game.Notable},
	evRevealed:     {Slug: "revealed", Args: []game.Sort{sortCard, sortSide}, Reveals: true},
	evMuslimAnswer: {Slug: "muslim-answer", Args: []game.Sort{sortCard}, Reveals: true},
	evWithdrew:     {Slug: "withdrew", Args: []game.Sort{sortCard}},
	evDie:          {Slug: "die", Args: []game.Sort{sortRoll, sortCount}, Reveals: true, Face: 2},
	evRaised:       {Slug: "raised", Args: []game.Sort{sortSide, sortCount, sortCount}, Reveals: true},
	evRerolled:     {Slug: "rerolled", Args: []game.Sort{sortSide}, Reveals: true},
	evCounted:      {Slug: "counted", Args: []game.Sort{sortCount, sortCount}, Reveals: true},
	evConquered:    {Slug: "conquered", Args: []game.Sort{sortRegion, sortKingdom}, Weight: game.Grave},
	evRepelled:     {Slug: "repelled", Args: []game.Sort{sortRegion}, Weight: game.Notable},
	evFreed:        {Slug: "freed", Args: []game.Sort{sortRegion, sortKingdom}, Weight: game.Grave},
	evRegrouped:    {Slug: "regrouped", Args: []game.Sort{sortCard}, Reveals: true},
	evLost:         {Slug: "lost", Args: []game.Sort{sortCard}, Reveals: true},
	evGarrisoned:   {Slug: "garrisoned", Args: []game.Sort{sortRegion}},
	evBonus:        {Slug: "bonus", Args: []game.Sort{sortKingdom, sortCount}},
	evIncursion:    {Slug: "incursion", Args: []game.Sort{sortKingdom, sortCard}, Weight: game.Notable},
	evRandomLoss:   {Slug: "random-loss", Args: []game.Sort{sortKingdom, sortCard}, Reveals: true, Weight: game.Notable},
	evFailed:       {Slug: "failed", Reveals: true},
	evPlayed:       {Slug: "played", Args: []game.Sort{sortCard}},
	evDiscarded:    {Slug: "discarded", Args: []game.Sort{sortCard}},
	evPassed:       {Slug: "passed"},
	evTargeted:     {Slug: "targeted", Args: []game.Sort{sortCard, sortKingdom}, Weight: game.Notable},
	evStole:        {Slug: "stole", Args: []game.Sort{sortKingdom, sortCard}, Reveals: true, Weight: game.Notable},
	evLooked:       {Slug: "looked", Args: []game.Sort{sortKingdom}, Reveals: true},
	evSaw:          {Slug: "saw", Args: []game.Sort{sortKingdom, sortCard}, Reveals: true},
	evKept:         {Slug: "kept", Args: []game.Sort{sortDeck, sortCard}},
	evTook:         {Slug: "took", Args: []game.Sort{sortCard}},
	evReplaced:     {Slug: "replaced", Args: []game.Sort{sortCard}},
	evNothing:      {Slug: "nothing", Args: []game.Sort{sortCard}},
	evTurnEnded:    {Slug: "turn-ended", Args: []game.Sort{sortCount}},
	evReshuffled:   {Slug: "reshuffled", Args: []game.Sort{sortDeck}},
	evMuslimCard:   {Slug: "muslim-card", Args: []game.Sort{sortCard}, Reveals: true},
	evArmy:         {Slug: "army", Args: []game.Sort{sortCount}},
	evMarched:      {Slug: "marched", Args: []game.Sort{sortRegion}, Weight: game.Notable},
	evStayed:       {Slug: "stayed"},
	evMuslimDrew:   {Slug: "muslim-drew", Args: []game.Sort{sortCount}, Reveals: true},
	evStackLoss:    {Slug: "stack-loss", Args: []game.Sort{sortCard}, Reveals: true},
	evOver:         {Slug: "over", Args: []game.Sort{sortCount}, Reveals: true, Weight: game.Grave}, // all hands are revealed
}

// Random streams.
const (
	streamDice game.Stream = iota
	streamMuslim
	streamChristian
	streamHand // which card of a hand is lost or stolen
)

var streams = []string{"dice", "muslim-deck", "christian-deck", "hand"}

// Paragraphs of the rulebook, split into individually testable statements, and the rulings of rulings.md.
var rules = []game.Rule{
	"2.1a", "2.1b", "2.2a", "2.2b", "2.3", "2.4a", "2.4b", "3.0a", "3.0b", "3.0c", "4.0",
	"4.1.1a", "4.1.1b", "4.1.2", "4.1.3", "4.1.4a", "4.1.5", "4.1.C1", "4.1.C2", "4.1.C3", "4.1.C4",
	"4.1.6a", "4.1.6b", "4.1.7", "4.1.8", "4.2a", "4.2b", "4.3a", "4.3b", "4.3c", "4.4", "4.5a", "4.5b",
	"5.0a", "5.0b", "5.0c", "6.0a", "6.0b", "6.0c", "7.1a", "7.1b", "7.1c", "7.1d", "7.2a", "7.2b",
	"8.1a", "8.1b", "8.1c", "8.1d", "8.2a", "8.2b", "8.2c",
	"8.3a", "8.3b", "8.3c", "8.3d", "8.3e", "8.3f", "8.3g", "8.3h", "8.3i",
	"8.4a", "8.4b", "8.4c", "8.4d", "8.4e", "8.5a", "8.5b", "E1", "E2",
	"ruling.K1", "ruling.K2", "ruling.K3", "ruling.K4", "ruling.K5", "ruling.K6", "ruling.K7", "ruling.K8",
	"ruling.K9", "ruling.K10", "ruling.K11", "ruling.K12", "ruling.K13", "ruling.K14", "ruling.K15", "ruling.K16",
	"ruling.K17", "ruling.K18", "ruling.K19", "ruling.K20", "ruling.K21", "ruling.K22", "ruling.K23", "ruling.K24",
	"ruling.K25", "ruling.K26", "ruling.K27", "ruling.K28", "ruling.K29", "ruling.K30", "ruling.K31", "ruling.K32",
	"ruling.K33", "ruling.K34", "ruling.K35", "ruling.K36", "ruling.K37", "ruling.K38", "ruling.K39", "ruling.K40",
	"ruling.K41", "ruling.K42", "ruling.K43", "ruling.K44", "ruling.K45", "ruling.K46", "ruling.K47", "ruling.K48",
	"ruling.K49", "ruling.K50", "ruling.K51", "ruling.K52", "ruling.K53", "ruling.K54", "ruling.K55", "ruling.K56",
	"ruling.K57", "ruling.K58", "ruling.K59", "ruling.K60", "ruling.K61", "ruling.K62",
}

// Refusals.
var (
	noSuchRegion   = &game.Refusal{Key: "no-such-region", Rule: "2.4a"}
	noSuchCard     = &game.Refusal{Key: "no-such-card", Rule: "2.1a"}
	notInHand      = &game.Refusal{Key: "not-in-hand", Rule: "2.1a", Args: []game.Sort{sortCard}}
	ownRegion      = &game.Refusal{Key: "own-region", Rule: "4.1.1a", Args: []game.Sort{sortRegion}}
	noBorder       = &game.Refusal{Key: "no-border", Rule: "4.1.1a", Args: []game.Sort{sortRegion}}
	notStartRegion = &game.Refusal{Key: "not-start-region", Rule: "4.1.1b", Args: []game.Sort{sortRegion}}
	noTroops       = &game.Refusal{Key: "no-troops", Rule: "ruling.K5"}
	fellowBan      = &game.Refusal{Key: "fellow-christian", Rule: "7.1d", Args: []game.Sort{sortRegion}}
	partnerBan     = &game.Refusal{Key: "partner", Rule: "ruling.K28", Args: []game.Sort{sortRegion}}
	truceBan       = &game.Refusal{Key: "truce", Rule: "4.3b", Args: []game.Sort{sortKingdom}}
	notForAttack   = &game.Refusal{Key: "not-for-attack", Rule: "ruling.K45", Args: []game.Sort{sortCard}}
	troopFirst     = &game.Refusal{Key: "troop-first", Rule: "ruling.K5"}
	notTroop       = &game.Refusal{Key: "not-troop", Rule: "4.2a", Args: []game.Sort{sortCard}}
	onlyTroops     = &game.Refusal{Key: "only-troops", Rule: "4.3c", Args: []game.Sort{sortCard}}
	notResponse    = &game.Refusal{Key: "not-response", Rule: "4.1.3", Args: []game.Sort{sortCard}}
	wrongSide      = &game.Refusal{Key: "wrong-side", Rule: "ruling.K48", Args: []game.Sort{sortCard, sortSide}}
	notYet         = &game.Refusal{Key: "not-yet", Rule: "2.1b", Args: []game.Sort{sortCard}}
	noGarrison     = &game.Refusal{Key: "no-garrison-there", Rule: "4.1.4a", Args: []game.Sort{sortRegion}}
	notAdjacent    = &game.Refusal{Key: "garrison-not-adjacent", Rule: "4.1.4a", Args: []game.Sort{sortRegion}}
	garrisonFull   = &game.Refusal{Key: "garrison-full", Rule: "2.2b", Args: []game.Sort{sortRegion}}
	noCastle       = &game.Refusal{Key: "no-castle", Rule: "2.2b", Args: []game.Sort{sortRegion}}
	notYours       = &game.Refusal{Key: "not-your-region", Rule: "4.1.6b", Args: []game.Sort{sortRegion}}
	bonusFull      = &game.Refusal{Key: "bonus-full", Rule: "6.0b"}
	noIncursion    = &game.Refusal{Key: "no-shared-border", Rule: "4.2a", Args: []game.Sort{sortKingdom}}
	targetEmpty    = &game.Refusal{Key: "target-without-cards", Rule: "ruling.K15", Args: []game.Sort{sortKingdom}}
	notEvent       = &game.Refusal{Key: "not-event", Rule: "4.3a", Args: []game.Sort{sortCard}}
	noTarget       = &game.Refusal{Key: "no-target", Rule: "ruling.K47", Args: []game.Sort{sortCard}}
	eventTroop     = &game.Refusal{Key: "event-needs-troop", Rule: "ruling.K51", Args: []game.Sort{sortCard}}
	badTarget      = &game.Refusal{Key: "bad-target", Rule: "4.3a", Args: []game.Sort{sortKingdom}}
	badStrike      = &game.Refusal{Key: "bad-strike", Rule: "4.3a", Args: []game.Sort{sortRegion}}
	onlyPass       = &game.Refusal{Key: "only-pass", Rule: "4.5b"}
	partnerRaid    = &game.Refusal{Key: "partner-raid", Rule: "ruling.K28", Args: []game.Sort{sortKingdom}}
	notAmong       = &game.Refusal{Key: "not-among", Rule: "4.3a", Args: []game.Sort{sortCard}}
	notFighting    = &game.Refusal{Key: "not-fighting", Rule: "4.1.2", Args: []game.Sort{sortCard}}
	noSuchKingdom  = &game.Refusal{Key: "no-such-kingdom", Rule: "4.2a"}
)

var refusals = []*game.Refusal{
	noSuchRegion, noSuchCard, notInHand, ownRegion, noBorder, notStartRegion, noTroops, fellowBan, partnerBan, truceBan,
	notForAttack, troopFirst, notTroop, onlyTroops, notResponse, wrongSide, notYet, noGarrison, notAdjacent, garrisonFull,
	noCastle, notYours, bonusFull, noIncursion, targetEmpty, notEvent, noTarget, eventTroop, badTarget, badStrike, onlyPass,
	noSuchKingdom, partnerRaid, notAmong, notFighting,
}

// newLexicon names the regions and cards of the facts.
func newLexicon(f *facts) *game.Lexicon {
	return &game.Lexicon{
		Sorts: []game.SortSpec{
			sortKingdom: {Slug: "kingdom", Names: kingdomNames, Details: true},
			sortRegion:  {Slug: "region", Names: f.regions},
			sortCard:    {Slug: "card", Names: f.cards, Details: true, Printed: f.printedCards()},
			sortSide:    {Slug: "side", Names: sideNames},
			sortCount:   {Slug: "count"},
			sortRoll:    {Slug: "roll", Names: rollNames},
			sortDeck:    {Slug: "deck", Names: religionNames},
		},
		Verbs: verbs, Steps: stepSpecs, Events: eventSpecs, SetUps: f.setUps(), Streams: streams,
		Rules: rules, Refusals: refusals, Turns: "3.0c",
		Reasons: reasonNames[1:], Scores: []string{"castles", "bonus", "region", "muslim-bonus"},
	}
}
