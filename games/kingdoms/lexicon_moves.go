package kingdoms

import "outremer/game"

// Move constructors with typed operands: see docs/rule-files.md.

var (
	movePass  = game.Move{Verb: verbPass}
	moveBonus = game.Move{Verb: verbBonus}
	moveDone  = game.Move{Verb: verbDone}
)

func moveIncursion(on Kingdom, with Kind) game.Move {
	return game.Move{Verb: verbIncursion, A: int16(on), B: int16(with)}
}

func moveEvent(k Kind) game.Move   { return game.Move{Verb: verbEvent, A: int16(k)} }
func moveDiscard(k Kind) game.Move { return game.Move{Verb: verbDiscard, A: int16(k)} }

func moveRespond(k Kind, side int) game.Move {
	return game.Move{Verb: verbRespond, A: int16(k), B: int16(side)}
}

func moveTarget(k Kingdom) game.Move { return game.Move{Verb: verbTarget, A: int16(k)} }
