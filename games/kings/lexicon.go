package kings

import (
	"slices"

	"outremer/game"
)

// Sorts of operands.
const (
	sortCulture game.Sort = iota
	sortTerritory
	sortCharacter
	sortTrait
	sortDevelopment
	sortDeck
	sortCard
	sortDynasty
	sortStrategy
	sortCheck
	sortMark
	sortPosition
	sortAchievement
	sortTactic
	sortClaim
	sortFate
	sortPreference
	sortCount
)

// Verbs, in the order in which Options lists them.
const (
	verbDraw   game.Verb = iota // deck
	verbCastle                  // territory
	verbMarry                   // character
	verbAdopt
	verbGrant    // character, territory
	verbRevoke   // character
	verbCourt    // territory
	verbPropose  // character
	verbSeek     // culture
	verbPick     // character
	verbDowry    // count, culture
	verbAskDowry // count, culture
	verbAccept
	verbDecline
	verbPlot // card, card
	verbReveal
	verbCalm            // territory
	verbBreakLand       // territory
	verbBreakPact       // culture
	verbTrade           // culture
	verbGiveGold        // count
	verbGiveDevelopment // development
	verbGiveTerritory   // territory
	verbGiveCard        // card
	verbGivePromise
	verbWantGold        // count
	verbWantDevelopment // development
	verbWantTerritory   // territory
	verbWantPromise
	verbSubmit
	verbCounter
	verbBuild // territory
	verbBegin
	verbBuy             // development
	verbDrop            // development
	verbCasusBelli      // culture
	verbIncite          // territory
	verbMurder          // character
	verbMurderCouncilor // culture, development
	verbBribe           // culture, development
	verbDivorce         // character
	verbOverthrow       // territory
	verbMobilize        // territory
	verbAttack          // territory, territory
	verbSupport         // territory, territory
	verbTax
	verbSend     // character
	verbUnshield // position
	verbInvest   // count
	verbSabotage // count
	verbSacrifice
	verbKeep
	verbBack // territory
	verbForsake
	verbStrikeBack // territory
	verbMoveIn     // territory
	verbPillage
	verbRelinquish  // territory
	verbSpread      // territory
	verbDisband     // territory
	verbDemobilize  // territory
	verbRemoveTrait // trait
	verbSettle      // territory
	verbRefound     // character
	verbRetire
	verbTake  // count
	verbPlace // territory
	verbName  // character
	verbPoint // culture
	verbLose  // development
	verbGain  // development
	verbClaim // position
	verbPass
	verbSkip
	verbDone
)

var verbs = []game.VerbSpec{
	verbDraw:            {Slug: "draw", Args: []game.Sort{sortDeck}},
	verbCastle:          {Slug: "castle", Args: []game.Sort{sortTerritory}},
	verbMarry:           {Slug: "marry", Args: []game.Sort{sortCharacter}},
	verbAdopt:           {Slug: "adopt"},
	verbGrant:           {Slug: "grant", Args: []game.Sort{sortCharacter, sortTerritory}},
	verbRevoke:          {Slug: "revoke", Args: []game.Sort{sortCharacter}},
	verbCourt:           {Slug: "court", Args: []game.Sort{sortTerritory}},
	verbPropose:         {Slug: "propose", Args: []game.Sort{sortCharacter}},
	verbSeek:            {Slug: "seek", Args: []game.Sort{sortCulture}},
	verbPick:            {Slug: "pick", Args: []game.Sort{sortCharacter}},
	verbDowry:           {Slug: "dowry", Args: []game.Sort{sortCount, sortCulture}},
	verbAskDowry:        {Slug: "ask-dowry", Args: []game.Sort{sortCount, sortCulture}},
	verbAccept:          {Slug: "accept"},
	verbDecline:         {Slug: "decline"},
	verbPlot:            {Slug: "plot", Args: []game.Sort{sortCard, sortCard}, Seals: true},
	verbReveal:          {Slug: "reveal"},
	verbCalm:            {Slug: "calm", Args: []game.Sort{sortTerritory}},
	verbBreakLand:       {Slug: "break-land", Args: []game.Sort{sortTerritory}, Breach: true},
	verbBreakPact:       {Slug: "break-pact", Args: []game.Sort{sortCulture}, Breach: true},
	verbTrade:           {Slug: "trade", Args: []game.Sort{sortCulture}, Part: true},
	verbGiveGold:        {Slug: "give-gold", Args: []game.Sort{sortCount}, Part: true},
	verbGiveDevelopment: {Slug: "give-development", Args: []game.Sort{sortDevelopment}, Part: true},
	verbGiveTerritory:   {Slug: "give-territory", Args: []game.Sort{sortTerritory}, Part: true},
	verbGiveCard:        {Slug: "give-card", Args: []game.Sort{sortCard}, Part: true},
	verbGivePromise:     {Slug: "give-promise", Part: true},
	verbWantGold:        {Slug: "want-gold", Args: []game.Sort{sortCount}, Part: true},
	verbWantDevelopment: {Slug: "want-development", Args: []game.Sort{sortDevelopment}, Part: true},
	verbWantTerritory:   {Slug: "want-territory", Args: []game.Sort{sortTerritory}, Part: true},
	verbWantPromise:     {Slug: "want-promise", Part: true},
	verbSubmit:          {Slug: "submit"},
	verbCounter:         {Slug: "counter", Part: true},
	verbBuild:           {Slug: "build", Args: []game.Sort{sortTerritory}},
	verbBegin:           {Slug: "begin"},
	verbBuy:             {Slug: "buy", Args: []game.Sort{sortDevelopment}},
	verbDrop:            {Slug: "drop", Args: []game.Sort{sortDevelopment}},
	verbCasusBelli:      {Slug: "casus-belli", Args: []game.Sort{sortCulture}},
	verbIncite:          {Slug: "incite", Args: []game.Sort{sortTerritory}},
	verbMurder:          {Slug: "murder", Args: []game.Sort{sortCharacter}},
	verbMurderCouncilor: {Slug: "murder-councilor", Args: []game.Sort{sortCulture, sortDevelopment}},
	verbBribe:           {Slug: "bribe", Args: []game.Sort{sortCulture, sortDevelopment}},
	verbDivorce:         {Slug: "divorce", Args: []game.Sort{sortCharacter}},
	verbOverthrow:       {Slug: "overthrow", Args: []game.Sort{sortTerritory}},
	verbMobilize:        {Slug: "mobilize", Args: []game.Sort{sortTerritory}},
	verbAttack:          {Slug: "attack", Args: []game.Sort{sortTerritory, sortTerritory}},
	verbSupport:         {Slug: "support", Args: []game.Sort{sortTerritory, sortTerritory}},
	verbTax:             {Slug: "tax"},
	verbSend:            {Slug: "send", Args: []game.Sort{sortCharacter}},
	verbUnshield:        {Slug: "unshield", Args: []game.Sort{sortPosition}},
	verbInvest:          {Slug: "invest", Args: []game.Sort{sortCount}},
	verbSabotage:        {Slug: "sabotage", Args: []game.Sort{sortCount}},
	verbSacrifice:       {Slug: "sacrifice"},
	verbKeep:            {Slug: "keep"},
	verbBack:            {Slug: "back", Args: []game.Sort{sortTerritory}},
	verbForsake:         {Slug: "forsake"},
	verbStrikeBack:      {Slug: "strike-back", Args: []game.Sort{sortTerritory}},
	verbMoveIn:          {Slug: "move-in", Args: []game.Sort{sortTerritory}},
	verbPillage:         {Slug: "pillage"},
	verbRelinquish:      {Slug: "relinquish", Args: []game.Sort{sortTerritory}},
	verbSpread:          {Slug: "spread", Args: []game.Sort{sortTerritory}},
	verbDisband:         {Slug: "disband", Args: []game.Sort{sortTerritory}},
	verbDemobilize:      {Slug: "demobilize", Args: []game.Sort{sortTerritory}},
	verbRemoveTrait:     {Slug: "remove-trait", Args: []game.Sort{sortTrait}},
	verbSettle:          {Slug: "settle", Args: []game.Sort{sortTerritory}},
	verbRefound:         {Slug: "refound", Args: []game.Sort{sortCharacter}},
	verbRetire:          {Slug: "retire"},
	verbTake:            {Slug: "take", Args: []game.Sort{sortCount}},
	verbPlace:           {Slug: "place", Args: []game.Sort{sortTerritory}},
	verbName:            {Slug: "name", Args: []game.Sort{sortCharacter}},
	verbPoint:           {Slug: "point", Args: []game.Sort{sortCulture}},
	verbLose:            {Slug: "lose", Args: []game.Sort{sortDevelopment}},
	verbGain:            {Slug: "gain", Args: []game.Sort{sortDevelopment}},
	verbClaim:           {Slug: "claim", Args: []game.Sort{sortPosition}},
	verbPass:            {Slug: "pass"},
	verbSkip:            {Slug: "skip"},
	verbDone:            {Slug: "done"},
}

// Steps: first those that work, then those that ask.
const (
	stepGame game.Step = iota
	stepDraw
	stepDynasty
	stepWed
	stepCard
	stepBuild
	stepDevelop
	stepAttempts
	stepAttempt
	stepMobilizing
	stepInvade
	stepAttack
	stepTaxing
	stepPlague
	stepCrusading
	stepCheck
	stepEvent
	stepSuccession
	stepReturn
	stepScripted
	stepDrawCard
	stepDrawBonus
	stepFirstCastle
	stepFamily
	stepSuit
	stepTerms
	stepConsent
	stepSpouse
	stepPlot
	stepTurn
	stepOffer
	stepAnswer
	stepMakeRoom
	stepRealm
	stepMoreCastles
	stepDeclareCastles
	stepBuy
	stepIntrigue
	stepWar
	stepMobilize
	stepDeclare
	stepCounterSupport
	stepTax
	stepCrusade
	stepTakeShield
	stepInvest
	stepSabotage
	stepSacrifice
	stepBackUp
	stepStrikeBack
	stepVictory
	stepLimit
	stepCrisis
	stepSpread
	stepUpkeep
	stepDemobilize
	stepOldAge
	stepRefound
	stepSettle
	stepEventChoice
	stepEventTerritory
	stepEventPerson
	stepEventCulture
	stepEventCasus
	stepEventLose
	stepEventGain
	stepEventTrait
	stepEventShield
)

// Paces: kinds of turn, each with its own time limit.
const (
	paceTurn game.Pace = iota
	paceReaction
)

var paces = []string{"turn", "reaction"}

var stepSpecs = []game.StepSpec{
	stepGame:           {Slug: "do-game", Rule: "era.1", Works: true},
	stepDraw:           {Slug: "do-draw", Rule: "era.2", Works: true},
	stepDynasty:        {Slug: "do-dynasty", Rule: "round.1", Works: true},
	stepWed:            {Slug: "do-wed", Rule: "marry.1", Works: true},
	stepCard:           {Slug: "do-card", Rule: "turn.1", Works: true},
	stepBuild:          {Slug: "do-build", Rule: "build.1", Works: true},
	stepDevelop:        {Slug: "do-develop", Rule: "develop.1", Works: true},
	stepAttempts:       {Slug: "do-intrigue", Rule: "plot.1", Works: true},
	stepAttempt:        {Slug: "do-plot-attempt", Rule: "plot.6", Works: true},
	stepMobilizing:     {Slug: "do-mobilize", Rule: "mobilize.1", Works: true},
	stepInvade:         {Slug: "do-invade", Rule: "invade.5", Works: true},
	stepAttack:         {Slug: "do-attack", Rule: "invade.9", Works: true},
	stepTaxing:         {Slug: "do-tax", Rule: "tax.1", Works: true},
	stepPlague:         {Slug: "do-plague", Rule: "tax.8", Works: true},
	stepCrusading:      {Slug: "do-crusade", Rule: "crusade.7", Works: true},
	stepCheck:          {Slug: "do-check", Rule: "check.3", Works: true},
	stepEvent:          {Slug: "do-event", Rule: "event.1", Works: true},
	stepSuccession:     {Slug: "do-succession", Rule: "succession.1", Works: true},
	stepReturn:         {Slug: "do-return", Rule: "eliminate.4", Works: true},
	stepScripted:       {Slug: "do-scripted", Rule: "solo.9", Works: true},
	stepDrawCard:       {Slug: "draw-card", Rule: "era.3", Args: []game.Sort{sortCount}},
	stepDrawBonus:      {Slug: "draw-bonus", Rule: "era.2", Args: []game.Sort{sortCount}},
	stepFirstCastle:    {Slug: "first-castle", Rule: "scenario.5.2"},
	stepFamily:         {Slug: "family", Rule: "marry.1"},
	stepSuit:           {Slug: "suit", Rule: "marry.3", Args: []game.Sort{sortCharacter}},
	stepTerms:          {Slug: "terms", Rule: "marry.7", Args: []game.Sort{sortCharacter, sortCharacter}},
	stepConsent:        {Slug: "consent", Rule: "marry.7", Pace: paceReaction, Args: []game.Sort{sortCharacter, sortCharacter}},
	stepSpouse:         {Slug: "spouse", Rule: "marry.11", Args: []game.Sort{sortCulture}},
	stepPlot:           {Slug: "plot", Rule: "round.3", Turn: true}, // once a Round; "turn" and "family" recur within one
	stepTurn:           {Slug: "turn", Rule: "turn.1", Pauses: true},
	stepOffer:          {Slug: "offer", Rule: "trade.1", Args: []game.Sort{sortCulture}},
	stepAnswer:         {Slug: "answer", Rule: "trade.1", Pace: paceReaction, Args: []game.Sort{sortCulture}},
	stepMakeRoom:       {Slug: "make-room", Rule: "develop.5"},
	stepRealm:          {Slug: "realm", Rule: "turn.2"},
	stepMoreCastles:    {Slug: "more-castles", Rule: "build.4@1.0"},
	stepDeclareCastles: {Slug: "declare-castles", Rule: "build.4@1.1"},
	stepBuy:            {Slug: "buy", Rule: "develop.1"},
	stepIntrigue:       {Slug: "intrigue", Rule: "turn.2"},
	stepWar:            {Slug: "war", Rule: "turn.2"},
	stepMobilize:       {Slug: "mobilize", Rule: "mobilize.1"},
	stepDeclare:        {Slug: "declare", Rule: "invade.7"},
	stepCounterSupport: {Slug: "counter-support", Rule: "invade.29", Args: []game.Sort{sortTerritory}},
	stepTax:            {Slug: "tax", Rule: "turn.2"},
	stepCrusade:        {Slug: "crusade", Rule: "crusade.1", Pauses: true},
	stepTakeShield:     {Slug: "take-shield", Rule: "crusade.11@1.1"},
	stepInvest:         {Slug: "invest", Rule: "check.14", Args: []game.Sort{sortCheck, sortCount}},
	stepSabotage:       {Slug: "sabotage", Rule: "check.16", Pace: paceReaction, Args: []game.Sort{sortCulture, sortCheck}},
	stepSacrifice:      {Slug: "sacrifice", Rule: "check.12", Args: []game.Sort{sortTrait}},
	stepBackUp:         {Slug: "back-up", Rule: "invade.21", Pace: paceReaction, Args: []game.Sort{sortCulture, sortTerritory}},
	stepStrikeBack:     {Slug: "strike-back", Rule: "invade.27", Pace: paceReaction, Args: []game.Sort{sortTerritory}},
	stepVictory:        {Slug: "victory", Rule: "invade.24", Args: []game.Sort{sortTerritory}},
	stepLimit:          {Slug: "limit", Rule: "invade.32"},
	stepCrisis:         {Slug: "crisis", Rule: "crisis.2", Args: []game.Sort{sortCount}},
	stepSpread:         {Slug: "spread", Rule: "tax.8"},
	stepUpkeep:         {Slug: "upkeep", Rule: "round.6"},
	stepDemobilize:     {Slug: "demobilize", Rule: "round.7"},
	stepOldAge:         {Slug: "old-age", Rule: "age.2"},
	stepRefound:        {Slug: "refound", Rule: "eliminate.4"},
	stepSettle:         {Slug: "settle", Rule: "eliminate.6"},
	stepEventChoice:    {Slug: "event-choice", Rule: "event.1", Args: []game.Sort{sortCard}},
	stepEventTerritory: {Slug: "event-territory", Rule: "event.1", Args: []game.Sort{sortCard, sortCulture}},
	stepEventPerson:    {Slug: "event-person", Rule: "event.1", Args: []game.Sort{sortCard, sortCulture}},
	stepEventCulture:   {Slug: "event-culture", Rule: "event.1", Args: []game.Sort{sortCard}},
	stepEventCasus:     {Slug: "event-casus", Rule: "event.1", Args: []game.Sort{sortCard}},
	stepEventLose:      {Slug: "event-lose", Rule: "event.1", Args: []game.Sort{sortCard}},
	stepEventGain:      {Slug: "event-gain", Rule: "event.1", Args: []game.Sort{sortCard}},
	stepEventTrait:     {Slug: "event-trait", Rule: "event.1", Args: []game.Sort{sortCard}},
	stepEventShield:    {Slug: "event-shield", Rule: "event.1", Args: []game.Sort{sortCard, sortCulture}},
}

// Streams of luck.
const (
	streamCheck       game.Stream = iota // tokens drawn in a trait check
	streamBag                            // tokens drawn from the General Trait Bag
	streamPeople                         // Character Cards
	streamCards                          // Action Cards
	streamDevelopment                    // Development Cards
	streamFate                           // what an event or the setup leaves to chance
	streamScript                         // ties of the scripted dynasties
)

var streams = []string{"check", "bag", "people", "cards", "development", "fate", "script"}

// newLexicon names the things in the facts.
func newLexicon(f *facts) *game.Lexicon {
	return &game.Lexicon{
		Sorts: []game.SortSpec{
			sortCulture:     {Slug: "culture", Names: cultureNames, Details: true},
			sortTerritory:   {Slug: "territory", Names: f.territories, Details: true},
			sortCharacter:   {Slug: "character", Names: f.characters},
			sortTrait:       {Slug: "trait", Names: f.traits, Details: true},
			sortDevelopment: {Slug: "development", Names: f.developments, Details: true},
			sortDeck:        {Slug: "deck", Names: deckNames, Details: true},
			sortCard:        {Slug: "card", Names: f.cards, Details: true},
			sortDynasty:     {Slug: "dynasty", Names: f.dynasties, Details: true},
			sortStrategy:    {Slug: "strategy", Names: strategyNames, Details: true},
			sortCheck:       {Slug: "check", Names: checkNames},
			sortMark:        {Slug: "mark", Names: markNames, Details: true},
			sortPosition:    {Slug: "position", Names: f.positions, Details: true},
			sortAchievement: {Slug: "achievement", Names: honourNames, Details: true},
			sortTactic:      {Slug: "tactic", Names: tacticNames},
			sortClaim:       {Slug: "claim", Names: claimNames},
			sortFate:        {Slug: "fate", Names: fateNames},
			sortPreference:  {Slug: "preference", Names: preferenceNames},
			sortCount:       {Slug: "count"},
		},
		Verbs: verbs, Steps: stepSpecs, Events: eventSpecs, SetUps: f.setUps(), Streams: streams,
		Rules: rules, Refusals: refusals, Turns: "turn.6",
		Reasons: reasonNames[1:], Scores: slices.Concat([]string{"territories"}, honourNames),
		Holdings: []string{"castles", "heirs", "gold", "soldiers", "developments", "pacts", "enemies", "unrest", "good-traits", "bad-traits"},
	}
}
