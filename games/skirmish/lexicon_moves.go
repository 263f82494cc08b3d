package skirmish

import "outremer/game"

// Move constructors with typed operands: see docs/rule-files.md.

var (
	moveSeal   = game.Move{Verb: verbSeal}
	moveUnseal = game.Move{Verb: verbUnseal}
	moveAmbush = game.Move{Verb: verbAmbush}
	movePass   = game.Move{Verb: verbPass}
)

func moveBid(n int8) game.Move { return game.Move{Verb: verbBid, A: int16(n)} }
