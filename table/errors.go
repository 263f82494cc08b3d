package table

import "errors"

// What a player can run into. A move that the rules refuse is a *game.Violation, a table
// that cannot be set up a *game.SetupError, and package press has the errors of letters.
var (
	// ErrStale: the move answers a question that is no longer asked.
	ErrStale = errors.New("the question has changed")
	// ErrFrozen: the rules failed at this table; it can be looked at, not played.
	ErrFrozen = errors.New("the table is frozen: the rules failed here, the log is kept")
	// ErrHalted: this program cannot follow the game; one that can goes on with it.
	ErrHalted = errors.New("the game needs another version of the program to go on; nothing of it is lost")
	// ErrNotYours: somebody else holds that seat, or nobody.
	ErrNotYours = errors.New("that is not your seat")
	// ErrTaken: the seat is held by somebody already.
	ErrTaken = errors.New("the seat is taken")
	// ErrInvite: the seat needs an invitation, and this is none.
	ErrInvite = errors.New("the seat needs a valid invitation")
	// ErrStarted: that can be done only before the game starts.
	ErrStarted = errors.New("the game has started")
	// ErrNotRunning: that can be done only while the game is on.
	ErrNotRunning = errors.New("the game is not on")
	// ErrNotOver: that is shown only once the game is over.
	ErrNotOver = errors.New("the game is not over")
	// ErrCovered: a bot plays the seat until its holder takes it back.
	ErrCovered = errors.New("a bot plays this seat; take it back first")
	// ErrNotCovered: no bot plays the seat.
	ErrNotCovered = errors.New("no bot plays this seat")
	// ErrNotFree: luck was drawn, something was shown or another seat acted since;
	// the others have to agree.
	ErrNotFree = errors.New("the others have to agree to this undo")
	// ErrNoRequest: nobody waits for an answer from this seat.
	ErrNoRequest = errors.New("there is no undo to agree to")
	// ErrNoPacts: the title knows no pacts.
	ErrNoPacts = errors.New("this game knows no pacts")
	// ErrNoClock: the table has no time limits.
	ErrNoClock = errors.New("the table has no clock")
	// ErrNewest: the table is played by the newest rules already.
	ErrNewest = errors.New("the table has the newest rules already")
	// ErrMidTurn: newer rules are adopted between turns.
	ErrMidTurn = errors.New("somebody is in the middle of a turn; rules change between turns")
	// ErrTooMany: the guest has as many unfinished tables as allowed.
	ErrTooMany = errors.New("too many unfinished tables")
	// ErrShutdown: the host is stopping.
	ErrShutdown = errors.New("the server is stopping")
)
