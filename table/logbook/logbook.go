// Package logbook turns logs of games into tables, and says whether they are true.
package logbook

import (
	"errors"
	"fmt"
	"slices"

	"outremer/game"
	"outremer/game/record"
)

// CheckSeats rejects a log whose seats have been renamed or reordered.
func CheckSeats(info game.Info, seats []string) error {
	n := len(seats)
	if n >= len(info.Seats) || !slices.Equal(info.Seats[n], seats) {
		return fmt.Errorf("%s has no such table: seats %v", info.Slug, seats)
	}
	return nil
}

// ErrPanic is a failure of the rules themselves.
var ErrPanic = errors.New("the rules failed")

// Guard turns a panic in the rules into an error.
func Guard(f func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%w: %v", ErrPanic, p)
		}
	}()
	return f()
}

// Follow replays a log as far as the rules allow. If that is not to its end, the error is that of
// the first bad record.
func Follow(t game.Title, f *record.File) (c *record.Course, err error) {
	err = Guard(func() (err error) {
		c, err = record.Begin(t, f.Setup(f.Secret))
		return err
	})
	for i := 0; err == nil && i < len(f.Records); i++ {
		err = Guard(func() error {
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

// Verify replays a log and checks its seal and its result. What differs is a *record.Difference.
func Verify(t game.Title, f *record.File) error {
	err := Guard(func() error { return record.Verify(t, f) })
	if errors.Is(err, ErrPanic) { // say at which record
		_, err = Follow(t, f)
	}
	return err
}

// Cut shortens the log of a game to where it stood after so many moves, as a replay counts them: those that
// stand, and that anybody saw something of. 0 is the start.
func Cut(t game.Title, f *record.File, moves int) error {
	c, err := Follow(t, f)
	if err != nil {
		return err
	}
	last, left := 0, moves
	for _, e := range c.Line {
		if left > 0 && e.Adopted == 0 && len(e.Events) > 0 {
			last, left = e.N, left-1
		}
	}
	if left != 0 {
		return fmt.Errorf("the game has no move %d", moves)
	}
	f.Records, f.Places, f.End = f.Records[:last], nil, ""
	return nil
}
