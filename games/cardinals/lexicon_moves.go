package cardinals

import "outremer/game"

// Move constructors with typed operands; see docs/rule-files.md.

var (
	moveTithe    = game.Move{Verb: verbTithe}
	moveStand    = game.Move{Verb: verbStand}
	moveAbdicate = game.Move{Verb: verbAbdicate}
	moveRemain   = game.Move{Verb: verbRemain}
	movePass     = game.Move{Verb: verbPass}
	moveLeave    = game.Move{Verb: verbLeave}
	moveDismiss  = game.Move{Verb: verbDismiss}
	moveSeal     = game.Move{Verb: verbSeal}
	moveReopen   = game.Move{Verb: verbReopen}
)

func moveDeploy(at, to Space) game.Move {
	return game.Move{Verb: verbDeploy, A: int16(at), B: int16(to)}
}

func moveRebel(at Space) game.Move      { return game.Move{Verb: verbRebel, A: int16(at)} }
func moveGift(at Space) game.Move       { return game.Move{Verb: verbGift, A: int16(at)} }
func moveWithdraw(at Space) game.Move   { return game.Move{Verb: verbWithdraw, A: int16(at)} }
func moveRelease(at Space) game.Move    { return game.Move{Verb: verbRelease, A: int16(at)} }
func moveStanding(x standing) game.Move { return game.Move{Verb: verbStanding, A: int16(x)} }
func moveName(q game.Seat) game.Move    { return game.Move{Verb: verbName, A: int16(q)} }
func moveStrike(q game.Seat) game.Move  { return game.Move{Verb: verbStrike, A: int16(q)} }

func moveRetreat(from Space, to Place) game.Move {
	return game.Move{Verb: verbRetreat, A: int16(from), B: int16(to)}
}

func moveBuildArmy(at Space) game.Move  { return game.Move{Verb: verbBuildArmy, A: int16(at)} }
func moveBuildFleet(at Place) game.Move { return game.Move{Verb: verbBuildFleet, A: int16(at)} }
func moveDisband(at Space) game.Move    { return game.Move{Verb: verbDisband, A: int16(at)} }
func moveCoast(at Place) game.Move      { return game.Move{Verb: verbCoast, A: int16(at)} }

func moveCrusade(against game.Seat, objective Space) game.Move {
	return game.Move{Verb: verbCrusade, A: int16(against), B: int16(objective)}
}

func moveProtectRealm(at Space) game.Move {
	return game.Move{Verb: verbProtectRealm, A: int16(at)}
}

func moveProtectDynasty(q game.Seat) game.Move {
	return game.Move{Verb: verbProtectDynasty, A: int16(q)}
}

func moveArbitrate(p, q game.Seat) game.Move {
	return game.Move{Verb: verbArbitrate, A: int16(p), B: int16(q)}
}

func moveInvest(at Space) game.Move { return game.Move{Verb: verbInvest, A: int16(at)} }

func moveExcommunicate(q game.Seat) game.Move {
	return game.Move{Verb: verbExcommunicate, A: int16(q)}
}

func moveCrown(q game.Seat) game.Move  { return game.Move{Verb: verbCrown, A: int16(q)} }
func moveVote(candidate int) game.Move { return game.Move{Verb: verbVote, A: int16(candidate)} }
func moveAntipope(basis int) game.Move { return game.Move{Verb: verbAntipope, A: int16(basis)} }
