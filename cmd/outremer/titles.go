package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"outremer/facts"
	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/text"
)

// library is the titles that commands can name.
type library struct {
	shelf *games.Shelf
	lobby []games.Game // those offered to players
	all   []games.Game // the lobby and the example
}

// titles loads the library, using the data from --data.
func (o *shared) titles() (library, error) { return o.titlesAt("") }

// titlesAt is titles plus the sets of facts installed in a data folder.
func (o *shared) titlesAt(dir string) (library, error) {
	if dir != "" {
		dir = filepath.Join(dir, factsFolder)
	}
	shelf, err := games.Open(o.data, dir)
	if err != nil {
		return library{}, err
	}
	lib := library{shelf: shelf, lobby: shelf.Games(), all: shelf.Known()}
	return lib, overrides(o.data, lib.all)
}

// factsFolder is the subfolder of the data folder for sets added by the host.
const factsFolder = "facts"

// played returns the title of a log with the facts that the game was played with, from the program
// or from the log itself.
func (l library) played(f *record.File) (games.Game, error) {
	g, err := l.find(f.Game)
	if err != nil { // the log's fault, not the command line's
		return g, errors.New(err.Error())
	}
	if g.Info().Facts.Hash == "" {
		return g, nil
	}
	if g, ok := l.shelf.Game(f.Game, f.Facts.Hash); ok {
		return g, nil
	}
	if f.Set == nil {
		return g, fmt.Errorf("the game was played with other facts, %q (%s), and neither this program nor the log has them", f.Facts.Name, f.Facts.Hash)
	}
	set := facts.Set{Name: f.Facts.Name, Files: f.Set}
	if hash := set.Hash(); hash != f.Facts.Hash {
		return g, fmt.Errorf("the facts in the log are %s, not the %s that it was played with", hash, f.Facts.Hash)
	}
	if _, err := l.shelf.Add(f.Game, set.Name, set.Files); err != nil {
		return g, err
	}
	g, _ = l.shelf.Game(f.Game, f.Facts.Hash)
	return g, nil
}

// overrides rejects a folder that holds nothing for any title.
func overrides(dir string, all []games.Game) error {
	if dir == "" {
		return nil
	}
	for _, g := range all {
		if _, err := os.Stat(filepath.Join(dir, g.Info().Slug)); err == nil {
			return nil
		}
	}
	return fmt.Errorf("--data: %s has no folder named after a title: %s", dir, slugs(all))
}

// find returns the title called slug.
func (l library) find(slug string) (games.Game, error) {
	for _, g := range l.all {
		if g.Info().Slug == slug {
			return g, nil
		}
	}
	return games.Game{}, usagef("unknown title %q; possible: %s", slug, slugs(l.all))
}

// ownFacts returns the data files of a game, unless every program has them.
func (l library) ownFacts(g games.Game) []game.FactsFile {
	info := g.Info()
	if info.Facts.Hash == "" || l.shelf.BuiltIn(info.Slug, info.Facts.Hash) {
		return nil
	}
	return g.Facts.Files
}

// lookup is find for callers with their own error message.
func (l library) lookup(slug string) game.Title {
	g, err := l.find(slug)
	if err != nil {
		return nil
	}
	return g.Title
}

func slugs(list []games.Game) string {
	var names []string
	for _, g := range list {
		names = append(names, g.Info().Slug)
	}
	return strings.Join(names, ", ")
}

// speak loads the sentences of a title.
func speak(g games.Game) (*text.Catalogue, error) {
	c, err := text.Load(g.Title, g.Text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", g.Info().Slug, err)
	}
	return c, nil
}

// setup makes a setup from command-line options.
func setup(players int, options []string) (game.Setup, error) {
	s := game.Setup{Seats: players, Options: map[string]string{}}
	for _, o := range options {
		name, value, ok := strings.Cut(o, "=")
		if !ok {
			return s, usagef("--option: %q is not name=value", o)
		}
		if name == "edition" {
			s.Edition = value
			continue
		}
		s.Options[name] = value
	}
	return s, nil
}
