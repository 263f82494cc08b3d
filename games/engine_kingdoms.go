//go:build engine && kingdoms

package games

import "outremer/games/kingdoms"

// titles of an engine are one: it is loaded for the game that is played.
var titles = list(entry{Box: kingdoms.Box, pin: "aeb7237bb2996078"})
