package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// Sorts of operands.
const (
	sortDynasty game.Sort = iota
	sortSpace
	sortPlace
	sortCandidate
	sortStanding
	sortBasis
	sortOffence
	sortOutcome
	sortCause
	sortUnit
	sortSeason
	sortPurpose
	sortFate
	sortTask
	sortWarning
	sortTurn
	sortCount
)

// Names that are not in the data.
var (
	standingNames = []string{"hold", "hold-and-tithe", "support", "support-and-tithe"}
	basisNames    = []string{"imperial", "roman"}
	offenceNames  = []string{"a", "b", "c", "d", "e", "f", "g", "h", "i", "j"}
	outcomeNames  = []string{"succeeds", "fails", "void", "invalid"}
	unitNames     = []string{"no-unit", "army", "fleet"}
	seasonNames   = []string{"early", "mid", "late", "end"}
	purposeNames  = []string{"hold", "move", "ferry", "support", "support-move", "tithe", "rebel", "gift"}
	fateNames     = []string{"no-retreat", "retreat-clash", "by-order", "too-many", "off-centre"}
	taskNames     = []string{"build", "disband"}
)

// What adjustments ask for.
const (
	taskBuild int16 = iota
	taskDisband
)

// What points were spent on: orders of units by kind, then the rest.
const (
	forTithe int16 = int16(supportsMove) + 1 + iota
	forRebel
	forGift
)

// Why a unit is disbanded.
const (
	fateNoRetreat int16 = iota
	fateRetreatClash
	fateByOrder
	fateTooMany   // too few were named, so the farthest go [R105]
	fateOffCentre // a Crusader army whose crusade is over [2q(5)(f).1]
)

// Verbs, in the order in which Options lists them.
const (
	// Orders for units of one's own, and the Pope's for Catholic minors.
	verbHold        game.Verb = iota // space
	verbMove                         // space, place
	verbFerry                        // space, space: a move by convoy
	verbSupport                      // space, space: support in holding
	verbSupportMove                  // space, space, space: support of a move
	verbConvoy                       // space, space, space
	verbDeploy                       // space, space: of a Crusader army

	// Diplomacy points: each bid puts one on the order.
	verbBidHold
	verbBidMove
	verbBidFerry
	verbBidSupport
	verbBidSupportMove
	verbTithe    //
	verbRebel    // space
	verbGift     // space
	verbWithdraw // space: takes back what was put there

	verbRelease  // space: an army that breaks away in the first turn
	verbStanding // standing: what the draft of a turn begins with
	verbStand    // the draft becomes the standing orders
	verbName     // dynasty: would share the victory
	verbStrike   // dynasty: would not
	verbAbdicate //
	verbRemain   //

	verbRetreat    // space, place
	verbBuildArmy  // space
	verbBuildFleet // place
	verbDisband    // space

	verbPass           // comes first where there is a choice: silence is to pass
	verbLeave          // Rome, for the Pope
	verbCoast          // place
	verbDismiss        //
	verbCrusade        // dynasty, space
	verbProtectRealm   // space
	verbProtectDynasty // dynasty
	verbArbitrate      // dynasty, dynasty
	verbInvest         // space: a bishop
	verbExcommunicate  // dynasty
	verbCrown          // dynasty
	verbVote           // candidate
	verbAntipope       // basis
	verbSeal           //
	verbReopen         //
)

var (
	aSpace      = []game.Sort{sortSpace}
	aPlace      = []game.Sort{sortPlace}
	aDynasty    = []game.Sort{sortDynasty}
	aCount      = []game.Sort{sortCount}
	twoSpaces   = []game.Sort{sortSpace, sortSpace}
	threeSpaces = []game.Sort{sortSpace, sortSpace, sortSpace}
	toPlace     = []game.Sort{sortSpace, sortPlace}
	unitArgs    = []game.Sort{sortUnit, sortPlace}
	bidArgs     = []game.Sort{sortPurpose, sortSpace, sortCount, sortSpace}
	taskArgs    = []game.Sort{sortTask, sortCount} // what to do, and with how many units
)

var verbs = []game.VerbSpec{
	verbHold:        {Slug: "hold", Args: aSpace},
	verbMove:        {Slug: "move", Args: toPlace},
	verbFerry:       {Slug: "ferry", Args: twoSpaces},
	verbSupport:     {Slug: "support", Args: twoSpaces},
	verbSupportMove: {Slug: "support-move", Args: threeSpaces},
	verbConvoy:      {Slug: "convoy", Args: threeSpaces},
	verbDeploy:      {Slug: "deploy", Args: twoSpaces},

	verbBidHold:        {Slug: "bid-hold", Args: aSpace},
	verbBidMove:        {Slug: "bid-move", Args: toPlace},
	verbBidFerry:       {Slug: "bid-ferry", Args: twoSpaces},
	verbBidSupport:     {Slug: "bid-support", Args: twoSpaces},
	verbBidSupportMove: {Slug: "bid-support-move", Args: threeSpaces},
	verbTithe:          {Slug: "tithe"},
	verbRebel:          {Slug: "rebel", Args: aSpace},
	verbGift:           {Slug: "gift", Args: aSpace},
	verbWithdraw:       {Slug: "withdraw", Args: aSpace},

	verbRelease:  {Slug: "release", Args: aSpace},
	verbStanding: {Slug: "standing", Args: []game.Sort{sortStanding}},
	verbStand:    {Slug: "stand"},
	verbName:     {Slug: "name", Args: aDynasty},
	verbStrike:   {Slug: "strike", Args: aDynasty},
	verbAbdicate: {Slug: "abdicate"},
	verbRemain:   {Slug: "remain"},

	verbRetreat:    {Slug: "retreat", Args: toPlace},
	verbBuildArmy:  {Slug: "build-army", Args: aSpace},
	verbBuildFleet: {Slug: "build-fleet", Args: aPlace},
	verbDisband:    {Slug: "disband", Args: aSpace},

	verbPass:           {Slug: "pass"},
	verbLeave:          {Slug: "leave"},
	verbCoast:          {Slug: "coast", Args: aPlace},
	verbDismiss:        {Slug: "dismiss"},
	verbCrusade:        {Slug: "crusade", Args: []game.Sort{sortDynasty, sortSpace}},
	verbProtectRealm:   {Slug: "protect-realm", Args: aSpace},
	verbProtectDynasty: {Slug: "protect-dynasty", Args: aDynasty},
	verbArbitrate:      {Slug: "arbitrate", Args: []game.Sort{sortDynasty, sortDynasty}},
	verbInvest:         {Slug: "invest", Args: aSpace},
	verbExcommunicate:  {Slug: "excommunicate", Args: aDynasty},
	verbCrown:          {Slug: "crown", Args: aDynasty},
	verbVote:           {Slug: "vote", Args: []game.Sort{sortCandidate}},
	verbAntipope:       {Slug: "antipope", Args: []game.Sort{sortBasis}},
	verbSeal:           {Slug: "seal", Seals: true},
	verbReopen:         {Slug: "reopen"},
}

// Steps: first the one that works, then those that ask.
const (
	stepGame game.Step = iota
	stepOrders
	stepRetreats
	stepDismiss
	stepRome
	stepCrusade
	stepBull
	stepRebuild
	stepBuilds
	stepVotes
	stepJudge
	stepCrown
	stepImperial
	stepRoman
	stepCoast
)

// Paces: kinds of turn, each with its own time limit.
const (
	paceMovement game.Pace = iota
	paceAdjustment
)

var paces = []string{"movement", "adjustment"}

var stepSpecs = []game.StepSpec{
	stepGame:     {Slug: "game", Rule: "2a(1).1", Works: true},
	stepOrders:   {Slug: "orders", Rule: "base.order", Turn: true, Args: aCount}, // diplomacy points
	stepRetreats: {Slug: "retreats", Rule: "base.retreat", Pace: paceAdjustment},
	stepDismiss:  {Slug: "dismiss", Rule: "2k(1).4", Pace: paceAdjustment},
	stepRome:     {Slug: "rome", Rule: "2n(5)(a).1", Pace: paceAdjustment},
	stepCrusade:  {Slug: "crusade", Rule: "2q(3)(d)", Pace: paceAdjustment},
	stepBull:     {Slug: "bull", Rule: "2p(1).1", Pace: paceAdjustment, Args: aCount}, // the Pope's points
	stepRebuild:  {Slug: "rebuild", Rule: "2a(4).5.4", Pace: paceAdjustment},
	stepBuilds:   {Slug: "builds", Rule: "2a(5).5.1", Pace: paceAdjustment, Args: taskArgs},
	stepVotes:    {Slug: "votes", Rule: "2j(3).b", Pace: paceAdjustment},
	stepJudge:    {Slug: "judge", Rule: "2r(2).2", Pace: paceAdjustment},
	stepCrown:    {Slug: "crown", Rule: "2i(4).1", Pace: paceAdjustment},
	stepImperial: {Slug: "imperial-antipope", Rule: "2k(1).a", Pace: paceAdjustment},
	stepRoman:    {Slug: "roman-antipope", Rule: "2k(2).1", Pace: paceAdjustment},
	stepCoast:    {Slug: "coast", Rule: "5c(2).3", Pace: paceAdjustment, Args: aSpace},
}

// Events, in the past tense. The seat of an order is the dynasty that owns the unit, or Nobody
// for minor realms; who bought an order is never revealed.
const (
	evTurn           game.EventKind = iota // season, year
	evSealed                               //
	evReopened                             //
	evBid                                  // to the bidder alone: purpose, space, points, and where to or whom to support
	evBidVoid                              // to the bidder alone: the same
	evVoted                                // to the voter alone: candidate
	evRebelled                             // space, outcome
	evBuilt                                // space, unit
	evMinorBuilt                           // space, unit: of a minor realm
	evHalf                                 // fewer than half were ordered to hold: all hold
	evHeld                                 // unit, place
	evMoved                                // unit, place, place
	evFerried                              // unit, place, space
	evSupported                            // unit, place, space
	evSupportedMove                        // unit, place, space, space
	evConvoyed                             // unit, place, space, space
	evDeployed                             // unit, place, space
	evSupplied                             // space, space: the Line of Supply from the first passes the second
	evResult                               // space, outcome, cause, by: what came of the order for the unit there
	evStrength                             // space, strength, against
	evDislodged                            // space, from
	evDestroyed                            // unit, place: it is gone at once
	evBrokeAway                            // space
	evRetreated                            // unit, place, place
	evDisbanded                            // unit, place, fate
	evDismissed                            //
	evLeftRome                             //
	evControlled                           // space
	evIndependent                          // space
	evCrownLost                            //
	evCrowned                              //
	evCrusade                              // dynasty, space
	evNoCrusade                            // points forfeited
	evCrusadeOver                          //
	evMinorMade                            // space: a Crusader army becomes a minor realm
	evCredited                             // space: counts it for victory
	evProtected                            // space, or none
	evProtectedHouse                       // dynasty
	evArbitrated                           // dynasty, dynasty
	evInvested                             // space, outcome
	evElected                              // candidate, and the dynasty that he comes from or that invested him
	evExcommunicated                       // offence
	evLapsed                               // an excommunication
	evAntipope                             // basis
	evAntipopeGone                         // basis
	evCoast                                // place
	evEliminated                           //
	evFailed                               // the dynasty lapsed into disorder
	evCount                                // victory count
	evOver                                 //
)

var eventSpecs = []game.EventSpec{
	evTurn:           {Slug: "turn", Args: []game.Sort{sortSeason, sortCount}, Opens: true},
	evSealed:         {Slug: "sealed"},
	evReopened:       {Slug: "reopened"},
	evBid:            {Slug: "bid", Args: bidArgs, Reveals: true},
	evBidVoid:        {Slug: "bid-void", Args: bidArgs, Reveals: true},
	evVoted:          {Slug: "voted", Args: []game.Sort{sortCandidate}, Reveals: true},
	evRebelled:       {Slug: "rebelled", Args: []game.Sort{sortSpace, sortOutcome}, Reveals: true, Weight: game.Notable},
	evBuilt:          {Slug: "built", Args: []game.Sort{sortPlace, sortUnit}, Reveals: true},
	evMinorBuilt:     {Slug: "minor-built", Args: []game.Sort{sortSpace, sortUnit}, Reveals: true},
	evHalf:           {Slug: "half", Reveals: true, Weight: game.Notable},
	evHeld:           {Slug: "held", Args: unitArgs, Reveals: true},
	evMoved:          {Slug: "moved", Args: []game.Sort{sortUnit, sortPlace, sortPlace}, Reveals: true},
	evFerried:        {Slug: "ferried", Args: []game.Sort{sortUnit, sortPlace, sortSpace}, Reveals: true},
	evSupported:      {Slug: "supported", Args: []game.Sort{sortUnit, sortPlace, sortSpace}, Reveals: true},
	evSupportedMove:  {Slug: "supported-move", Args: []game.Sort{sortUnit, sortPlace, sortSpace, sortSpace}, Reveals: true},
	evConvoyed:       {Slug: "convoyed", Args: []game.Sort{sortUnit, sortPlace, sortSpace, sortSpace}, Reveals: true},
	evDeployed:       {Slug: "deployed", Args: []game.Sort{sortUnit, sortPlace, sortSpace}, Reveals: true},
	evSupplied:       {Slug: "supplied", Args: twoSpaces, Reveals: true},
	evResult:         {Slug: "result", Args: []game.Sort{sortSpace, sortOutcome, sortCause, sortSpace}, Reveals: true},
	evStrength:       {Slug: "strength", Args: []game.Sort{sortSpace, sortCount, sortCount}, Reveals: true},
	evDislodged:      {Slug: "dislodged", Args: twoSpaces, Reveals: true, Weight: game.Notable},
	evDestroyed:      {Slug: "destroyed", Args: unitArgs, Reveals: true, Weight: game.Grave},
	evBrokeAway:      {Slug: "broke-away", Args: aSpace, Reveals: true, Weight: game.Grave},
	evRetreated:      {Slug: "retreated", Args: []game.Sort{sortUnit, sortPlace, sortPlace}, Reveals: true, Weight: game.Notable},
	evDisbanded:      {Slug: "disbanded", Args: []game.Sort{sortUnit, sortPlace, sortFate}, Reveals: true, Weight: game.Notable},
	evDismissed:      {Slug: "dismissed", Weight: game.Notable},
	evLeftRome:       {Slug: "left-rome", Weight: game.Notable},
	evControlled:     {Slug: "controlled", Args: aSpace, Reveals: true, Weight: game.Notable},
	evIndependent:    {Slug: "independent", Args: aSpace, Reveals: true, Weight: game.Notable},
	evCrownLost:      {Slug: "crown-lost", Reveals: true, Weight: game.Grave},
	evCrowned:        {Slug: "crowned", Reveals: true, Weight: game.Grave},
	evCrusade:        {Slug: "crusade", Args: []game.Sort{sortDynasty, sortSpace}, Weight: game.Notable},
	evNoCrusade:      {Slug: "no-crusade", Args: aCount, Weight: game.Notable},
	evCrusadeOver:    {Slug: "crusade-over", Reveals: true, Weight: game.Notable},
	evMinorMade:      {Slug: "minor-made", Args: aSpace, Reveals: true, Weight: game.Notable},
	evCredited:       {Slug: "credited", Args: aSpace, Reveals: true},
	evProtected:      {Slug: "protected", Args: aSpace, Weight: game.Notable},
	evProtectedHouse: {Slug: "protected-dynasty", Args: aDynasty, Weight: game.Notable},
	evArbitrated:     {Slug: "arbitrated", Args: []game.Sort{sortDynasty, sortDynasty}, Weight: game.Notable},
	evInvested:       {Slug: "invested", Args: []game.Sort{sortSpace, sortOutcome}, Reveals: true, Weight: game.Notable},
	evElected:        {Slug: "elected", Args: []game.Sort{sortCandidate, sortDynasty}, Reveals: true, Weight: game.Grave},
	evExcommunicated: {Slug: "excommunicated", Args: []game.Sort{sortOffence}, Reveals: true, Weight: game.Grave},
	evLapsed:         {Slug: "lapsed", Weight: game.Notable},
	evAntipope:       {Slug: "antipope", Args: []game.Sort{sortBasis}, Weight: game.Notable},
	evAntipopeGone:   {Slug: "antipope-gone", Args: []game.Sort{sortBasis}, Reveals: true, Weight: game.Notable},
	evCoast:          {Slug: "coast", Args: aPlace},
	evEliminated:     {Slug: "eliminated", Reveals: true, Weight: game.Grave},
	evFailed:         {Slug: "failed", Reveals: true, Weight: game.Grave},
	evCount:          {Slug: "count", Args: aCount, Reveals: true},
	evOver:           {Slug: "over", Reveals: true, Weight: game.Grave},
}

// The candidates for the Papacy: the Italian, the Cardinals in the data, and the antipopes by
// basis.
const italian = 0

func (f *facts) imperialAntipope() int { return len(f.cardinals) + 1 }
func (f *facts) romanAntipope() int    { return len(f.cardinals) + 2 }

func newLexicon(f *facts) *game.Lexicon {
	candidates := []string{"italian"}
	for _, c := range f.cardinals {
		candidates = append(candidates, c.slug)
	}
	candidates = append(candidates, "imperial-antipope", "roman-antipope")
	causes := []string{"no-cause"}
	for c := diplomacy.NoCause + 1; c <= diplomacy.CivilDisorder; c++ {
		causes = append(causes, c.String())
	}
	causes = append(causes, validityNames...)
	return &game.Lexicon{
		Sorts: []game.SortSpec{
			sortDynasty:   {Slug: "dynasty", Names: f.dynasties, Details: true},
			sortSpace:     {Slug: "space", Names: f.spaces, Details: true},
			sortPlace:     {Slug: "place", Names: f.places},
			sortCandidate: {Slug: "candidate", Names: candidates, Details: true},
			sortStanding:  {Slug: "standing", Names: standingNames, Details: true},
			sortBasis:     {Slug: "basis", Names: basisNames, Details: true},
			sortOffence:   {Slug: "offence", Names: offenceNames, Details: true},
			sortOutcome:   {Slug: "outcome", Names: outcomeNames, Details: true},
			sortCause:     {Slug: "cause", Names: causes},
			sortUnit:      {Slug: "unit", Names: unitNames, Details: true},
			sortSeason:    {Slug: "season", Names: seasonNames, Details: true},
			sortPurpose:   {Slug: "purpose", Names: purposeNames},
			sortFate:      {Slug: "fate", Names: fateNames},
			sortTask:      {Slug: "task", Names: taskNames},
			sortWarning:   {Slug: "warning", Names: warningNames},
			sortTurn:      {Slug: "turn", Names: turnNames(f.year)},
			sortCount:     {Slug: "count"},
		},
		Verbs: verbs, Steps: stepSpecs, Events: eventSpecs, SetUps: f.setUps(), Pacts: pactSpecs,
		Rules: rules, Refusals: refusals, Turns: "2a(1).1",
		Reasons: reasonNames[1:], Scores: []string{"held", "claimed", "holy-city"},
		Holdings: []string{"units", "in-danger", "within-reach"},
	}
}
