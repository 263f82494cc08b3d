// Package games lists the titles.
package games

import (
	"io/fs"

	"outremer/facts"
	"outremer/game"
	"outremer/games/skirmish"
	"outremer/papers"
	"outremer/terminal"
)

// example is the title to copy when adding a game. Players are offered it only if the host asks for
// it.
var example = list(entry{Box: skirmish.Box})[0]

// Game is a title with everything that belongs to it.
type Game struct {
	game.Title
	Text   fs.FS          // en.toml, it.toml
	Rules  fs.FS          // en.md, it.md; nil if they have not been written
	Face   terminal.Maker // how it looks on a terminal; nil shows its plain view
	Papers papers.Opener  // how it is played on paper; nil if it is not
	Facts  facts.Set      // what the title was made from
	Boards fs.FS          // its own boards, <slug>.svg or <slug>-<board>.svg; nil if they are in the atlas or do not exist
}

// All loads every title with the facts used for new tables. Files under override/<slug> replace the
// title's own data files; an empty override uses the built-in data. Errors in the data name the
// file, line and field.
func All(override string) ([]Game, error) {
	s, err := Open(override, "")
	if err != nil {
		return nil, err
	}
	return s.Games(), nil
}

// Example returns the example with its built-in facts. Code that works with any title is tested on
// it.
func Example() Game {
	all, err := example.built()
	if err != nil {
		panic(err) // its files are embedded, and its own test reads them
	}
	return all[len(all)-1]
}
