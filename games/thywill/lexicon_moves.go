package thywill

import "outremer/game"

// Move constructors with typed operands: see docs/rule-files.md.

var (
	moveRestart = game.Move{Verb: verbRestart}
	moveSeal    = game.Move{Verb: verbSeal}
	moveReopen  = game.Move{Verb: verbReopen}
	moveSkip    = game.Move{Verb: verbSkip}
	moveReward  = game.Move{Verb: verbReward}
	moveSpurn   = game.Move{Verb: verbSpurn}
	moveKeep    = game.Move{Verb: verbKeep}
	moveDone    = game.Move{Verb: verbDone}
	moveEnd     = game.Move{Verb: verbEnd}
)

func moveOrder(o Order) game.Move   { return game.Move{Verb: verbOrder, A: int16(o)} }
func moveArrange(w Wedge) game.Move { return game.Move{Verb: verbArrange, A: int16(w)} }
func moveToken(w Wedge) game.Move   { return game.Move{Verb: verbToken, A: int16(w)} }

func moveResolve(w Wedge, first Action, n int) game.Move {
	return game.Move{Verb: verbResolve, A: int16(w), B: int16(first), C: int16(n)}
}

func moveUpgrade(w Wedge) game.Move { return game.Move{Verb: verbUpgrade, A: int16(w)} }

func moveMove(from, to Region) game.Move {
	return game.Move{Verb: verbMove, A: int16(from), B: int16(to)}
}

func moveCrusade(r Region) game.Move { return game.Move{Verb: verbCrusade, A: int16(r)} }

func moveBuild(b Building, r Region) game.Move {
	return game.Move{Verb: verbBuild, A: int16(b), B: int16(r)}
}

func moveDistribute(w Wedge, y way, at Wedge) game.Move {
	return game.Move{Verb: verbDistribute, A: int16(w), B: int16(y), C: int16(at)}
}
