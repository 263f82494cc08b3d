//go:build engine && thywill

package games

import "outremer/games/thywill"

// titles of an engine are one: it is loaded for the game that is played.
var titles = list(entry{Box: thywill.Box, pin: "01bfa5e5bd59c4a1"})
