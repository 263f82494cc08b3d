package game

// Uniter is implemented by titles that some setups turn into a game of all players against the game.
type Uniter interface {
	// United reports whether the players of a complete setup win or lose together, so that nobody
	// comes in ahead of another.
	United(Setup) bool
}
