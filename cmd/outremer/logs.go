package main

import (
	"fmt"
	"os"

	"outremer/game/record"
	"outremer/games"
	"outremer/table/logbook"
)

// readLog reads a game's log and finds its title.
func readLog(lib library, path string) (*record.File, games.Game, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, games.Game{}, err
	}
	f, err := record.Parse(data)
	if err != nil {
		return nil, games.Game{}, fmt.Errorf("%s: %w", path, err)
	}
	g, err := lib.played(f)
	if err != nil {
		return nil, games.Game{}, fmt.Errorf("%s: %w", path, err)
	}
	if err := logbook.CheckSeats(g.Info(), f.Seats); err != nil {
		return nil, games.Game{}, fmt.Errorf("%s: %w", path, err)
	}
	return f, g, nil
}
