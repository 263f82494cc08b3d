package kings

import "outremer/game"

// Move constructors with typed operands; see docs/rule-files.md.

var (
	moveAdopt     = game.Move{Verb: verbAdopt}
	moveAccept    = game.Move{Verb: verbAccept}
	moveDecline   = game.Move{Verb: verbDecline}
	moveReveal    = game.Move{Verb: verbReveal}
	moveSubmit    = game.Move{Verb: verbSubmit}
	moveCounter   = game.Move{Verb: verbCounter}
	moveBegin     = game.Move{Verb: verbBegin}
	moveBuy       = game.Move{Verb: verbBuy}
	moveTax       = game.Move{Verb: verbTax}
	moveSacrifice = game.Move{Verb: verbSacrifice}
	moveKeep      = game.Move{Verb: verbKeep}
	moveForsake   = game.Move{Verb: verbForsake}
	movePillage   = game.Move{Verb: verbPillage}
	movePass      = game.Move{Verb: verbPass}
	moveRetire    = game.Move{Verb: verbRetire}
	moveSkip      = game.Move{Verb: verbSkip}
	moveDone      = game.Move{Verb: verbDone}
)

func moveDraw(d Deck) game.Move { return game.Move{Verb: verbDraw, A: int16(d)} }

func moveGrant(c Char, t Territory) game.Move {
	return game.Move{Verb: verbGrant, A: int16(c), B: int16(t)}
}

func moveSeek(q game.Seat) game.Move { return game.Move{Verb: verbSeek, A: int16(q)} }

func moveDowry(n int16, home game.Seat) game.Move {
	return game.Move{Verb: verbDowry, A: n, B: int16(home)}
}

func moveAskDowry(n int16, home game.Seat) game.Move {
	return game.Move{Verb: verbAskDowry, A: n, B: int16(home)}
}

func movePlot(upper, lower Kind) game.Move {
	return game.Move{Verb: verbPlot, A: int16(upper), B: int16(lower)}
}

func moveBreakPact(q game.Seat) game.Move  { return game.Move{Verb: verbBreakPact, A: int16(q)} }
func moveGiveCard(k Kind) game.Move        { return game.Move{Verb: verbGiveCard, A: int16(k)} }
func moveCasusBelli(q game.Seat) game.Move { return game.Move{Verb: verbCasusBelli, A: int16(q)} }
func moveIncite(t Territory) game.Move     { return game.Move{Verb: verbIncite, A: int16(t)} }
func moveMurder(c Char) game.Move          { return game.Move{Verb: verbMurder, A: int16(c)} }

func moveMurderCouncilor(q game.Seat, d Dev) game.Move {
	return game.Move{Verb: verbMurderCouncilor, A: int16(q), B: int16(d)}
}

func moveBribe(q game.Seat, d Dev) game.Move {
	return game.Move{Verb: verbBribe, A: int16(q), B: int16(d)}
}

func moveDivorce(c Char) game.Move        { return game.Move{Verb: verbDivorce, A: int16(c)} }
func moveOverthrow(t Territory) game.Move { return game.Move{Verb: verbOverthrow, A: int16(t)} }

func moveAttack(from, to Territory) game.Move {
	return game.Move{Verb: verbAttack, A: int16(from), B: int16(to)}
}

func moveSupport(from, to Territory) game.Move {
	return game.Move{Verb: verbSupport, A: int16(from), B: int16(to)}
}

func moveInvest(n int16) game.Move      { return game.Move{Verb: verbInvest, A: n} }
func moveSabotage(n int16) game.Move    { return game.Move{Verb: verbSabotage, A: n} }
func moveRemoveTrait(t Trait) game.Move { return game.Move{Verb: verbRemoveTrait, A: int16(t)} }
func moveRefound(c Char) game.Move      { return game.Move{Verb: verbRefound, A: int16(c)} }
func moveTake(n int) game.Move          { return game.Move{Verb: verbTake, A: int16(n)} }
