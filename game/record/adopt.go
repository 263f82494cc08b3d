package record

import (
	"fmt"
	"slices"

	"outremer/game"
)

// Revision is the revision of the rules that the game follows now: the one that it began
// with, or the last that its players adopted.
func (c *Course) Revision() game.Revision {
	for i := len(c.Line) - 1; i >= 0; i-- {
		if rev := c.Line[i].Adopted; rev != 0 {
			return rev
		}
	}
	return c.Setup.Revision
}

// PrepareAdopt lets the game go on by newer rules. Seat is the last one that agreed. When
// that may be is for the table to say; it cannot be taken back, nor what was before it.
func (c *Course) PrepareAdopt(s game.Seat, to game.Revision) (*Change, error) {
	if now := c.Revision(); to <= now {
		return nil, fmt.Errorf("revision %d is not newer than %d", to, now)
	}
	st, err := AdoptState(c.Title, c.Setup, c.State, to)
	if err != nil {
		return nil, err
	}
	e := Entry{N: c.n + 1, Seat: s, Adopted: to, Barrier: true, Turn: c.BetweenTurns()}
	return &Change{Record: Record{N: e.N, Seat: s, Kind: Adopt, To: int(to)}, Entry: e, state: st, line: append(slices.Clip(c.Line), e)}, nil
}

// AdoptState is a state as it goes on under another revision. Rules ask the setup for the
// revision, and a snapshot does not hold the setup: restoring it with the other one is all.
func AdoptState(t game.Title, setup game.Setup, st game.State, to game.Revision) (game.State, error) {
	snapshot, err := st.AppendBinary(nil)
	if err != nil {
		return nil, fmt.Errorf("adopt revision %d: %w", to, err)
	}
	setup.Revision = to
	next, err := t.Restore(setup, snapshot)
	if err != nil {
		return nil, fmt.Errorf("adopt revision %d: %w", to, err)
	}
	return next, nil
}
