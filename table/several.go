package table

import (
	"context"

	"outremer/game"
)

// SubmitAll plays several moves of one seat in one step: all of them, or none. What they
// are is decided by write, which gets a copy of the state and must return what the rules
// allow one after the other; if it returns no moves or an error, nothing changes. The prompt
// is that of the first move, or 0 for whatever is asked now.
func (t *Table) SubmitAll(ctx context.Context, by By, prompt uint32, write func(game.State) ([]game.Move, error)) error {
	played := 0
	err := t.do(ctx, func(p *plan) error {
		if err := p.authorize(by); err != nil {
			return err
		}
		at := p.asked(by.Seat)
		if prompt != 0 && prompt != at {
			return ErrStale
		}
		moves, err := write(p.course.State.Clone())
		if err != nil {
			return err
		}
		if len(moves) == 0 {
			return errNoChange
		}
		for _, m := range moves {
			if err := p.play(by.Seat, p.asked(by.Seat), m, ""); err != nil {
				return err
			}
		}
		played = len(moves)
		return nil
	})
	if err == errNoChange {
		return nil
	}
	if err == nil {
		t.host.stats.moves.Add(int64(played))
	}
	return err
}

// asked is the number of the question put to a seat; 0 if it is asked nothing.
func (p *plan) asked(s game.Seat) uint32 {
	q, ok := p.course.State.Prompt(s)
	if !ok {
		return 0
	}
	return promptID(q, p.t.undos[s])
}
