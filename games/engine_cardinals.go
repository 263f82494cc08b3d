//go:build engine && cardinals

package games

import (
	"outremer/games/cardinals"
	"outremer/games/cardinals/papers"
)

// titles of an engine are one: it is loaded for the game that is played.
var titles = list(entry{Box: cardinals.Box, papers: papers.Open, pin: "d87f9214ba44c535"})
