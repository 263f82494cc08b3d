//go:build engine

package games

// An engine has the title that is played and nothing else.
var examples []entry
