package skirmish

import "outremer/game"

// Operand sorts.
const (
	sortCard game.Sort = iota
	sortCount
)

// card is what a seat holds for a round, the lexicon's "card" sort.
type card int8

// Verbs, in the order Options lists them.
const (
	verbBid game.Verb = iota // count
	verbSeal
	verbUnseal
	verbAmbush
	verbPass
)

// Steps: the working one first, then those that prompt.
const (
	stepRound game.Step = iota
	stepBid
	stepAmbush
)

// Events, in the past tense.
const (
	evSealed game.EventKind = iota
	evUnsealed
	evAmbushed
	evPassed
	evDealt  // card (hidden)
	evShown  // bid
	evRolled // die, total with the bid
	evTaken  // by nobody if the best are tied
)

// Random streams.
const (
	streamDeck game.Stream = iota
	streamDice
)

var (
	aCount       = []game.Sort{sortCount}
	tooFewTroops = &game.Refusal{Key: "too-few-troops", Rule: "2.1", Args: aCount}
	bidIsSealed  = &game.Refusal{Key: "bid-is-sealed", Rule: "2.2"}
	noAmbush     = &game.Refusal{Key: "no-ambush", Rule: "3.2"}
)

// mostCastles is the reason every game ends.
const mostCastles = "most-castles"

// newLexicon names the cards of the facts.
func newLexicon(f *facts) *game.Lexicon {
	return &game.Lexicon{
		Sorts: []game.SortSpec{
			sortCard:  {Slug: "card", Names: f.cards, Details: true},
			sortCount: {Slug: "count"},
		},
		Verbs: []game.VerbSpec{
			verbBid:    {Slug: "bid", Args: aCount},
			verbSeal:   {Slug: "seal", Seals: true},
			verbUnseal: {Slug: "unseal"},
			verbAmbush: {Slug: "ambush"},
			verbPass:   {Slug: "pass"},
		},
		Steps: []game.StepSpec{
			stepRound:  {Slug: "round", Rule: "1.1", Works: true},
			stepBid:    {Slug: "bid", Rule: "2.1", Turn: true},
			stepAmbush: {Slug: "ambush", Rule: "3.2"},
		},
		Events: []game.EventSpec{
			evSealed:   {Slug: "sealed"},
			evUnsealed: {Slug: "unsealed"},
			evAmbushed: {Slug: "ambushed", Reveals: true},
			evPassed:   {Slug: "passed"},
			evDealt:    {Slug: "dealt", Args: []game.Sort{sortCard}, Reveals: true},
			evShown:    {Slug: "shown", Args: aCount, Reveals: true},
			evRolled:   {Slug: "rolled", Args: []game.Sort{sortCount, sortCount}, Reveals: true},
			evTaken:    {Slug: "taken"},
		},
		Streams:  []string{streamDeck: "deck", streamDice: "dice"},
		Rules:    []game.Rule{"1.1", "1.2", "2.1", "2.2", "3.1", "3.2", "4.1", "4.2", "5.1"},
		Refusals: []*game.Refusal{tooFewTroops, bidIsSealed, noAmbush},
		Turns:    "2.1",
		Pacts:    pactSpecs,
		SetUps:   f.setUps(),
		Reasons:  []string{mostCastles},
	}
}
