// Package games lists the titles.
package games

import (
	"io/fs"
	"sync"

	"outremer/facts"
	"outremer/game"
	"outremer/games/cardinals"
	cardinalsface "outremer/games/cardinals/face"
	cardinalspapers "outremer/games/cardinals/papers"
	"outremer/games/kingdoms"
	kingdomsface "outremer/games/kingdoms/face"
	"outremer/games/kings"
	kingsface "outremer/games/kings/face"
	"outremer/games/thywill"
	thywillface "outremer/games/thywill/face"
	"outremer/papers"
	"outremer/terminal"
)

// Game is a title with the files that belong to it.
type Game struct {
	game.Title
	Text   fs.FS          // en.toml, it.toml
	Rules  fs.FS          // en.md, it.md
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

// box is a title that is not loaded yet.
type box struct {
	slug   string
	data   func() fs.FS
	text   func() fs.FS
	rules  func() fs.FS
	face   terminal.Maker
	papers papers.Opener
	open   func(game.Source) (game.Title, error)
	built  func() ([]Game, error) // with the built-in facts of every program so far; loaded once
}

func newBox[T game.Title](slug string, data, text, rules func() fs.FS, face terminal.Maker, papers papers.Opener, load func(game.Source) (T, error)) box {
	b := box{slug: slug, data: data, text: text, rules: rules, face: face, papers: papers, open: func(src game.Source) (game.Title, error) { return load(src) }}
	b.built = sync.OnceValues(b.load)
	return b
}

// boxes are the titles in the order in which players see them.
var boxes = []box{
	newBox("kingdoms", kingdoms.Data, kingdoms.Text, kingdoms.Rules, kingdomsface.New, nil, kingdoms.New),
	newBox("thywill", thywill.Data, thywill.Text, thywill.Rules, thywillface.New, nil, thywill.New),
	newBox("cardinals", cardinals.Data, cardinals.Text, cardinals.Rules, cardinalsface.New, cardinalspapers.Open, cardinals.New),
	newBox("kings", kings.Data, kings.Text, kings.Rules, kingsface.New, nil, kings.New),
}
