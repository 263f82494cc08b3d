// Package games lists the titles.
package games

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

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
	Text fs.FS // en.toml, it.toml
}

// All loads every title. Files under override/<slug> replace the title's own data
// files; an empty override uses the data that is built in. Broken data is an error
// that names file, line and field.
func All(override string) ([]Game, error) {
	if override != "" {
		if _, err := os.ReadDir(override); err != nil {
			return nil, fmt.Errorf("data folder: %w", err)
		}
	}
	var all []Game
	for _, b := range boxes {
		src, err := source(override, b.slug, b.data())
		if err != nil {
			return nil, err
		}
		t, err := b.open(src)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", b.slug, err)
		}
		all = append(all, Game{t, b.text()})
	}
	return all, nil
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

// source is a title's data with the files of its override folder, if there is one.
// A file that replaces nothing is an error: its owner believes that it counts.
func source(override, slug string, data fs.FS) (game.Source, error) {
	if override == "" {
		return facts.Dir(data, nil), nil
	}
	folder := filepath.Join(override, slug)
	entries, err := os.ReadDir(folder)
	if os.IsNotExist(err) {
		return facts.Dir(data, nil), nil
	}
	if err != nil {
		return nil, fmt.Errorf("data folder: %w", err)
	}
	for _, e := range entries {
		if _, err := fs.Stat(data, e.Name()); err != nil {
			return nil, fmt.Errorf("%s: %s has no data file of this name", filepath.Join(folder, e.Name()), slug)
		}
	}
	return facts.Dir(data, os.DirFS(folder)), nil
}
