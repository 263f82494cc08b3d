package game

// Absentee is implemented by states whose rules say what happens to a seat that nobody plays.
// Otherwise a bot answers for it.
type Absentee interface {
	// Late returns the move made for s when its time is up. It is called until s is no longer
	// awaited.
	Late(s Seat) Move

	// Vacate returns the move made for s at a table where nobody ever took that seat.
	Vacate(s Seat) Move
}

// Filler is implemented by titles that can be set up with seats at which nobody sits,
// because the game itself plays them or they are left out.
type Filler interface {
	// Vacant returns the seats of a setup at which nobody sits. It rejects the same setups as New.
	Vacant(Setup) (Seats, error)
}
