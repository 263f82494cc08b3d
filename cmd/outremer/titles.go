package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"outremer/game"
	"outremer/games"
	"outremer/games/skirmish"
	"outremer/text"
)

// library is the titles that commands can name.
type library struct {
	lobby []games.Game // those that players are offered
	all   []games.Game // these, and the example that only scripts and logs ask for
}

// titles loads the library, with the data that --data names.
func (o *shared) titles() (library, error) {
	lobby, err := games.All(o.data)
	if err != nil {
		return library{}, err
	}
	if err := overrides(o.data, lobby); err != nil {
		return library{}, err
	}
	example := games.Game{Title: skirmish.Title, Text: skirmish.Text()}
	return library{lobby: lobby, all: append(slices.Clip(lobby), example)}, nil
}

// overrides refuses a folder that holds nothing for any title.
func overrides(dir string, lobby []games.Game) error {
	if dir == "" {
		return nil
	}
	for _, g := range lobby {
		if _, err := os.Stat(filepath.Join(dir, g.Info().Slug)); err == nil {
			return nil
		}
	}
	return fmt.Errorf("--data: %s has no folder named after a title: %s", dir, slugs(lobby))
}

// find is the title called slug.
func (l library) find(slug string) (games.Game, error) {
	for _, g := range l.all {
		if g.Info().Slug == slug {
			return g, nil
		}
	}
	return games.Game{}, usagef("unknown title %q; possible: %s", slug, slugs(l.all))
}

// lookup is find for those who have a message of their own.
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

// setup makes a setup from the options of a command line.
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
