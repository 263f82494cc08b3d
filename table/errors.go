package table

import (
	"errors"

	"outremer/store"
)

// Errors that players can run into. An illegal move is a *game.Violation, an invalid setup a
// *game.SetupError; the errors of letters are in package press.
var (
	// ErrStale: the move answers a question that is no longer asked.
	ErrStale = errors.New("the question has changed")
	// ErrFrozen: the rules failed at this table; it can be viewed but not played.
	ErrFrozen = errors.New("the table is frozen: the rules failed here, the log is kept")
	// ErrDeparted: the game is on its way to another host, or goes on there.
	ErrDeparted = errors.New("the game has left this table: it goes on elsewhere")
	// ErrNotAlone: only a game that one person plays, without a clock, can move.
	ErrNotAlone = errors.New("others play this game, or a clock runs: it stays where it is")
	// ErrKnown: the game was kept where its luck can be read, so nobody else can join it.
	ErrKnown = errors.New("this game was kept in a browser, where its luck can be read: nobody else can join it")
	// ErrHalted: this program cannot follow the game; one that can will continue it.
	ErrHalted = errors.New("the game needs another version of the program to go on; nothing of it is lost")
	// ErrNotYours: somebody else holds that seat, or nobody.
	ErrNotYours = errors.New("that is not your seat")
	// ErrTaken: the seat is already held by somebody.
	ErrTaken = errors.New("the seat is taken")
	// ErrInvite: the seat needs an invitation, and this is not a valid one.
	ErrInvite = errors.New("the seat needs a valid invitation")
	// ErrUninvited: nobody meets a bot who has not asked for one.
	ErrUninvited = errors.New("a bot takes a seat at its own tables, and where it was invited")
	// ErrUnseen: at a table without names nobody would see that a bot is one.
	ErrUnseen = errors.New("names are hidden at this table, so nobody would see that you are a bot")
	// ErrPutOut: the creator, or who looks after the site, does not want this guest at the table.
	ErrPutOut = errors.New("you were put out of this table")
	// ErrOneSeat: at this public or rated table everybody has one seat.
	ErrOneSeat = errors.New("you have a seat here already; this table has one for each person")
	// ErrMaster: the game master takes no seat.
	ErrMaster = errors.New("the game master takes no seat")
	// ErrNoWishes: seats are chosen here, or drawn by lot.
	ErrNoWishes = errors.New("this table does not ask which seats you would like")
	// ErrNotLost: the player at that seat is there.
	ErrNotLost = errors.New("the player of that seat is not lost")
	// ErrClosed: the table was closed before its game began.
	ErrClosed = errors.New("the table is closed")
	// ErrStarted: only possible before the game starts.
	ErrStarted = errors.New("the game has started")
	// ErrNotRunning: only possible while the game is running.
	ErrNotRunning = errors.New("the game is not on")
	// ErrNotOver: only shown once the game is over.
	ErrNotOver = errors.New("the game is not over")
	// ErrCovered: a bot plays the seat until its holder takes it back.
	ErrCovered = errors.New("a bot plays this seat; take it back first")
	// ErrNotCovered: no bot plays the seat.
	ErrNotCovered = errors.New("no bot plays this seat")
	// ErrNotFree: luck was drawn, something was revealed or another seat has acted since; the
	// others must agree.
	ErrNotFree = errors.New("the others have to agree to this undo")
	// ErrNoRequest: no answer is expected from this seat.
	ErrNoRequest = errors.New("there is nothing to agree to")
	// ErrNoPacts: the title has no pacts.
	ErrNoPacts = errors.New("this game knows no pacts")
	// ErrNoClock: the table has no time limits.
	ErrNoClock = errors.New("the table has no clock")
	// ErrNoAgreements: at this table games end by the rules alone.
	ErrNoAgreements = errors.New("this table's games end by the rules alone")
	// ErrNoHints: at this table everybody thinks for themselves.
	ErrNoHints = errors.New("this table is played without advice")
	// ErrNoPartner: nobody but bots would share the victory.
	ErrNoPartner = errors.New("there is nobody to share a draw with; bots play all other seats")
	// ErrAsked: somebody else has asked for that already.
	ErrAsked = errors.New("somebody has asked for that already")
	// ErrNoVacation: there are not so many vacation days left.
	ErrNoVacation = errors.New("there are not so many vacation days left")
	// ErrNotWanted: nobody may take that seat over.
	ErrNotWanted = errors.New("no substitute is wanted for this seat")
	// ErrSeated: whoever plays at a table cannot take over another seat there.
	ErrSeated = errors.New("you sit at this table already")
	// ErrNewest: the table already uses the newest rules.
	ErrNewest = errors.New("the table has the newest rules already")
	// ErrMidTurn: newer rules can only be adopted between turns.
	ErrMidTurn = errors.New("somebody is in the middle of a turn; rules change between turns")
	// ErrNoRank: at the end of such a game nobody is ahead of another.
	ErrNoRank = errors.New("one player alone, or all together against the game: there is no rank that could be rated")
	// ErrRatedSeveral: nobody is rated against themselves.
	ErrRatedSeveral = errors.New("at a rated table everybody has one seat")
	// ErrTooMany: the guest, or where the guest is, has as many unfinished tables as allowed.
	ErrTooMany = store.ErrTooMany
	// ErrShutdown: the host is stopping.
	ErrShutdown = errors.New("the server is stopping")
)
