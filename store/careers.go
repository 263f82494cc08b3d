package store

import (
	"context"

	"outremer/game"
	"outremer/rating"
)

// Fate is what became of somebody's seat.
type Fate string

const (
	Played   Fate = "played"    // from the beginning to the end
	Left     Fate = "left"      // begun, and given up or lost to somebody else
	TookOver Fate = "took-over" // begun by somebody else
)

// Outcome is how a game ended for one who played it.
type Outcome struct {
	Table   string
	Title   string
	Seat    game.Seat
	Player  string // a guest, or what BotPlayer returns
	Fate    Fate
	Won     bool
	Place   int64 // from 1, the same for those who tie; 0 for those who left, and where all win or lose together
	Players int64 // how many played
	Winners int64 // how many won
	Rank    int64 // place that the rating goes by; 0: it stays as it is
	Timed   bool  // there were deadlines
	Missed  int64 // how many of them the player missed
	At      int64
	Before  rating.Rating // read-only, like After: zero unless the game was rated
	After   rating.Rating
}

// BotPlayer names a bot where a player is expected.
func BotPlayer(bot string) string { return "bot:" + bot }

// Strength is how strong a player is in a title.
type Strength struct {
	Title string
	rating.Rating
	Games int64 // rated ones
}

// Careers keeps how games ended for those who played them, and how strong that makes them. Both are
// written by the step that ends a game.
type Careers interface {
	// Outcomes returns how a player's games ended, the latest first.
	Outcomes(ctx context.Context, player string) ([]Outcome, error)
	// Strengths returns a player's ratings, by title.
	Strengths(ctx context.Context, player string) ([]Strength, error)
}
