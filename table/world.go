package table

import (
	"fmt"

	"outremer/game"
)

// Look calls read with a world sampled for a seat and the number of its current question:
// everything the seat knows is true, everything else is plausible. read may play on in that world.
// Look waits neither for the disk nor for other readers, and the true state never leaves this
// package.
func (t *Table) Look(by By, read func(world game.State, prompt uint32) error) (err error) {
	luck, err := t.host.luck()
	if err != nil {
		return err
	}
	world, prompt, err := t.copyFor(by)
	if err != nil {
		return err
	}
	// A failure in a sampled world does not affect the table.
	defer func() {
		if p := recover(); p != nil {
			err = t.wrap("look", fmt.Errorf("panic: %v", p))
		}
	}()
	world.Sample(by.Seat, &luck)
	return read(world, prompt)
}

// copyFor copies the true state, to be sampled for somebody who may act now.
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
