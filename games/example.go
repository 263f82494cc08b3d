//go:build !engine

package games

import "outremer/games/skirmish"

// examples has the title to copy when adding a game. Players are offered it only if the host asks for
// it.
var examples = list(entry{Box: skirmish.Box})

// Example returns the example with its built-in facts. Code that works with any title is tested on
// it.
func Example() Game {
	all, err := examples[0].built()
	if err != nil {
		panic(err) // its files are embedded, and its own test reads them
	}
	return all[len(all)-1]
}
