//go:build engine && kings

package games

import "outremer/games/kings"

// titles of an engine are one: it is loaded for the game that is played.
var titles = list(entry{Box: kings.Box, pin: "1aa87828ad0c577c"})
