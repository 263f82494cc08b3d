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
	k, err := kingdoms.New(source(override, "kingdoms", kingdoms.Data()))
	if err != nil {
		return nil, fmt.Errorf("kingdoms: %w", err)
	}
	return []Game{{k, kingdoms.Text()}}, nil
}

func source(override, slug string, data fs.FS) game.Source {
	if override == "" {
		return facts.Dir(data, nil)
	}
	return facts.Dir(data, os.DirFS(filepath.Join(override, slug)))
}
