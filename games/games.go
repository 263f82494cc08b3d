// Package games lists the titles.
package games

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"outremer/facts"
	"outremer/game"
	"outremer/games/kingdoms"
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
	src, err := source(override, "kingdoms", kingdoms.Data())
	if err != nil {
		return nil, err
	}
	k, err := kingdoms.New(src)
	if err != nil {
		return nil, fmt.Errorf("kingdoms: %w", err)
	}
	return []Game{{k, kingdoms.Text()}}, nil
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
