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

// Scene is what somebody who may act now could show to a master of the game, with the number of the question: a world
// that the seat could be in, and its pacts. It returns ErrNoHints where the table allows no advice. As with Look,
// nobody waits for it.
func (t *Table) Scene(by By) (scene game.Scene, prompt uint32, err error) {
	luck, err := t.host.luck()
	if err != nil {
		return scene, 0, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.stopped(); err != nil {
		return scene, 0, err
	}
	if err := t.authorize(by); err != nil {
		return scene, 0, err
	}
	if !mannersOf(&t.row).Hints {
		return scene, 0, ErrNoHints
	}
	// A failure in a sampled world does not affect the table.
	defer func() {
		if p := recover(); p != nil {
			err = t.wrap("scene", fmt.Errorf("panic: %v", p))
		}
	}()
	return t.scene(&seated{seat: by.Seat}, &luck), t.asked(t.course.State, by.Seat), nil
}

// Setup is what the game began with, less its luck.
func (t *Table) Setup() game.Setup {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.course == nil {
		return game.Setup{}
	}
	s := t.course.Setup
	s.Key = [2]uint64{}
	return s
}
