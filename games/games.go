// Package games lists the titles.
package games

import (
	"io/fs"

	"outremer/facts"
	"outremer/game"
	"outremer/papers"
	"outremer/terminal"
)

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
