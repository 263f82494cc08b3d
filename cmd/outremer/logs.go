package main

import (
	"errors"
	"fmt"
	"os"
	"slices"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
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
	if err := checkSeats(g.Info(), f.Seats); err != nil {
		return nil, games.Game{}, fmt.Errorf("%s: %w", path, err)
	}
	return f, g, nil
}

// checkSeats rejects a log whose seats have been renamed or reordered.
func checkSeats(info game.Info, seats []string) error {
	n := len(seats)
	if n >= len(info.Seats) || !slices.Equal(info.Seats[n], seats) {
		return fmt.Errorf("%s has no such table: seats %v", info.Slug, seats)
	}
	return nil
}

// errPanic is a failure of the rules themselves.
var errPanic = errors.New("the rules failed")

// guard turns a panic in the rules into an error.
func guard(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%w: %v", errPanic, p)
		}
	}()
	return f()
}

// follow replays a log as far as the rules allow. If that is not to its end, the error is that of
// the first bad record.
func follow(t game.Title, f *record.File) (c *record.Course, err error) {
	err = guard(func() (err error) {
		c, err = record.Begin(t, f.Setup(f.Secret))
		return err
	})
	for i := 0; err == nil && i < len(f.Records); i++ {
		err = guard(func() error {
			ch, err := c.Follow(f.Records[i])
			if err == nil {
				c.Commit(ch)
			}
			return err
		})
		if err != nil {
			err = &record.Difference{N: f.Records[i].N, Refused: true, Err: err}
		}
	}
	return c, err
}
