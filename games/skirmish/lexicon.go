package skirmish

import "outremer/game"

const (
	sortCard, sortCount                                                             game.Sort      = 0, 1
	verbBid, verbSeal, verbUnseal, verbAmbush, verbPass                             game.Verb      = 0, 1, 2, 3, 4
	stepRound, stepBid, stepAmbush                                                  game.Step      = 0, 1, 2
	evSealed, evUnsealed, evAmbushed, evPassed, evDealt, evShown, evRolled, evTaken game.EventKind = 0, 1, 2, 3, 4, 5, 6, 7
	streamDeck, streamDice                                                          game.Stream    = 0, 1
	levy, ambush                                                                                   = 0, 1
)

var (
	aCount       = []game.Sort{sortCount}
	tooFewTroops = &game.Refusal{Key: "too-few-troops", Rule: "2.1", Args: aCount}
	bidIsSealed  = &game.Refusal{Key: "bid-is-sealed", Rule: "2.2"}
	noAmbush     = &game.Refusal{Key: "no-ambush", Rule: "3.2"}
)

var lexicon = game.Lexicon{
	Sorts: []game.SortSpec{{Slug: "card", Names: []string{"levy", "ambush"}}, {Slug: "count"}},
	Verbs: []game.VerbSpec{{Slug: "bid", Args: aCount}, {Slug: "seal", Seals: true}, {Slug: "unseal"}, {Slug: "ambush"}, {Slug: "pass"}},
	Steps: []game.StepSpec{{Slug: "round", Rule: "1.1"}, {Slug: "bid", Rule: "2.1", Turn: true}, {Slug: "ambush", Rule: "3.2"}},
	Events: []game.EventSpec{{Slug: "sealed"}, {Slug: "unsealed"}, {Slug: "ambushed", Reveals: true}, {Slug: "passed"},
		{Slug: "dealt", Args: []game.Sort{sortCard}, Reveals: true}, {Slug: "shown", Args: aCount, Reveals: true},
		{Slug: "rolled", Args: []game.Sort{sortCount, sortCount}, Reveals: true}, {Slug: "taken"}},
	Streams:  []string{"deck", "dice"},
	Rules:    []game.Rule{"1.1", "1.2", "2.1", "2.2", "3.1", "3.2", "4.1", "4.2", "5.1"},
	Refusals: []*game.Refusal{tooFewTroops, bidIsSealed, noAmbush},
	Turns:    "2.1",
	Pacts:    pacts,
}
