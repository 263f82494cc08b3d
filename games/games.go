// Package games lists the titles.
package games

import (
	"io/fs"

	"outremer/facts"
	"outremer/game"
	"outremer/games/cardinals"
	cardinalsface "outremer/games/cardinals/face"
	cardinalspapers "outremer/games/cardinals/papers"
	"outremer/games/kingdoms"
	kingdomsface "outremer/games/kingdoms/face"
	"outremer/games/kings"
	kingsface "outremer/games/kings/face"
	"outremer/games/skirmish"
	"outremer/games/thywill"
	thywillface "outremer/games/thywill/face"
	"outremer/papers"
	"outremer/terminal"
)

// titles are in the order in which players see them.
var titles = list(
	entry{Box: kingdoms.Box, face: kingdomsface.New},
	entry{Box: thywill.Box, face: thywillface.New},
	entry{Box: cardinals.Box, face: cardinalsface.New, papers: cardinalspapers.Open},
	entry{Box: kings.Box, face: kingsface.New},
)

// example is the title to copy when a game is added. Players are offered it only where
// the host asks for it.
var example = list(entry{Box: skirmish.Box})[0]

// Game is a title with everything that belongs to it.
type Game struct {
	game.Title
	Text   fs.FS          // en.toml, it.toml
	Rules  fs.FS          // en.md, it.md; nil where nobody has written them
	Face   terminal.Maker // how it looks on a terminal; nil: its view as it is
	Papers papers.Opener  // how it is played on paper; nil: it is not
	Facts  facts.Set      // what the title was made from
	Boards fs.FS          // boards of its own, <slug>.svg or <slug>-<board>.svg; nil if the atlas draws them, or nobody
}

// All loads every title with the facts that new tables are played with. Files under
// override/<slug> replace the title's own data files; an empty override uses the data that
// is built in. Broken data is an error that names file, line and field.
func All(override string) ([]Game, error) {
	s, err := Open(override, "")
	if err != nil {
		return nil, err
	}
	return s.Games(), nil
}

// Example is the example with its built-in facts. Whatever works with any title is tried
// out on it.
func Example() Game {
	all, err := example.built()
	if err != nil {
		panic(err) // its files are embedded, and its own test has read them
	}
	return all[len(all)-1]
}
