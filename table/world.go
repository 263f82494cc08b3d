package table

import (
	"fmt"

	"outremer/game"
)

// Look hands read a world sampled for a seat, with the number of the question put to it: all
// that the seat knows is as it is, all else as it might be. Read may play on the world. It
// waits neither for the disk nor for others who look, and nothing outside of this package
// is ever handed the true state.
func (t *Table) Look(by By, read func(world game.State, prompt uint32) error) (err error) {
	luck, err := t.host.luck()
	if err != nil {
		return err
	}
	world, prompt, err := t.copyFor(by)
	if err != nil {
		return err
	}
	// What fails on a world of its own leaves the table as it is.
	defer func() {
		if p := recover(); p != nil {
			err = t.wrap("look", fmt.Errorf("panic: %v", p))
		}
	}()
	world.Sample(by.Seat, &luck)
	return read(world, prompt)
}

// copyFor is a copy of the true state for somebody who may act now, to be sampled.
func (t *Table) copyFor(by By) (game.State, uint32, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.stopped(); err != nil {
		return nil, 0, err
	}
	if err := t.authorize(by); err != nil {
		return nil, 0, err
	}
	return t.course.State.Clone(), t.asked(t.course.State, by.Seat), nil
}
