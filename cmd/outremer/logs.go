package main

import (
	"fmt"
	"os"

	"outremer/game/record"
	"outremer/games"
	"outremer/table/logbook"
)

// readLog reads a game's log, or the one in a bundle, and finds its title.
func readLog(lib library, path string) (*record.File, games.Game, error) {
	_, f, g, err := readBundled(lib, path)
	return f, g, err
}

// readBundled is readLog, with the bundle that the log was in; nil if it was in none.
func readBundled(lib library, path string) (*logbook.Bundle, *record.File, games.Game, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, nil, games.Game{}, err
	}
	b, f, err := parseLog(data)
	if err != nil {
		return nil, nil, games.Game{}, fmt.Errorf("%s: %w", path, err)
	}
	g, err := lib.played(f)
	if err != nil {
		return nil, nil, games.Game{}, fmt.Errorf("%s: %w", path, err)
	}
	if err := logbook.CheckSeats(g.Info(), f.Seats); err != nil {
		return nil, nil, games.Game{}, fmt.Errorf("%s: %w", path, err)
	}
	return b, f, g, nil
}

func parseLog(data []byte) (*logbook.Bundle, *record.File, error) {
	if logbook.IsBundle(data) {
		return logbook.ParseBundle(data)
	}
	f, err := record.Parse(data)
	return nil, f, err
}
