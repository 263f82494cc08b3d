// Package games lists the titles.
package games

import (
	"io/fs"

	"outremer/facts"
	"outremer/game"
	"outremer/games/cardinals"
	"outremer/games/kingdoms"
	"outremer/games/kings"
	"outremer/games/thywill"
)

// Game is a title with the files that belong to it.
type Game struct {
	game.Title
	Text  fs.FS     // en.toml, it.toml
	Facts facts.Set // what the title was made from
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

// box is a title that is not loaded yet.
type box struct {
	slug       string
	data, text func() fs.FS
	open       func(game.Source) (game.Title, error)
}

// boxes are the titles in the order in which players see them.
var boxes = []box{
	{"kingdoms", kingdoms.Data, kingdoms.Text, opener(kingdoms.New)},
	{"thywill", thywill.Data, thywill.Text, opener(thywill.New)},
	{"cardinals", cardinals.Data, cardinals.Text, opener(cardinals.New)},
	{"kings", kings.Data, kings.Text, opener(kings.New)},
}

// opener is a title's own constructor as one of any title.
func opener[T game.Title](load func(game.Source) (T, error)) func(game.Source) (game.Title, error) {
	return func(src game.Source) (game.Title, error) { return load(src) }
}
