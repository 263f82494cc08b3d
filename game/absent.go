package game

// Absentee is implemented by states whose rules say what becomes of a seat that nobody
// plays. Where a state does not, a bot answers for it.
type Absentee interface {
	// Late is the move made for s when its time is up. It is asked again until nobody
	// waits for s any more.
	Late(s Seat) Move

	// Vacate is the move made for s at a table where nobody ever sat down there.
	Vacate(s Seat) Move
}

// Filler is implemented by titles that can be set up with seats at which nobody sits,
// because the game itself plays them or they are left out.
type Filler interface {
	// Vacant is the seats of a setup at which nobody sits. It refuses a setup as New does.
	Vacant(Setup) (Seats, error)
}
