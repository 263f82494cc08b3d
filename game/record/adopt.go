package record

import (
	"cmp"
	"fmt"

	"outremer/game"
)

// Revision returns the revision of the rules the game follows now: the one it began with, or the
// last one its players adopted.
func (c *Course) Revision() game.Revision { return cmp.Or(c.revision, c.Setup.Revision) }

// PrepareAdopt switches the game to newer rules. Seat is the last one that agreed. The table
// decides when this is allowed. Neither the adoption nor anything before it can be undone.
func (c *Course) PrepareAdopt(s game.Seat, to game.Revision) (*Change, error) {
	if now := c.Revision(); to <= now {
		return nil, fmt.Errorf("revision %d is not newer than %d", to, now)
	}
	st, err := AdoptState(c.Title, c.Setup, c.State, to)
	if err != nil {
		return nil, err
	}
	e := Entry{N: c.n + 1, Seat: s, Adopted: to, Barrier: true, Turn: c.BetweenTurns()}
	return &Change{Record: Record{N: e.N, Seat: s, Kind: Adopt, To: int(to)}, Entry: e, state: st, asked: ask(st, c.Setup.Seats)}, nil
}

// AdoptState returns a state that continues under another revision. Rules read the revision from
// the setup, which is not part of a snapshot, so restoring a snapshot with the new setup is enough.
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
