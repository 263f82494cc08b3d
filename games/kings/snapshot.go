package kings

import (
	"fmt"

	"outremer/game"
	"outremer/game/flow"
)

// AppendBinary implements encoding.BinaryAppender.
func (s *State) AppendBinary(b []byte) ([]byte, error) {
	return flow.Save(b, s.t.head, &s.core, &s.rng, s.table)
}

// Restore implements game.Title.
func (t *Title) Restore(setup game.Setup, snapshot []byte) (game.State, error) {
	setup, err := t.info.Complete(setup)
	if err != nil {
		return nil, err
	}
	s := t.blank(setup)
	if err := flow.Load(snapshot, t.head, &s.core, &s.rng, &s.table); err != nil {
		return nil, fmt.Errorf("kings: %w", err)
	}
	return s, nil
}
