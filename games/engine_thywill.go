//go:build engine && thywill

package games

import "outremer/games/thywill"

// titles of an engine are one: it is loaded for the game that is played.
var titles = list(entry{Box: thywill.Box})
