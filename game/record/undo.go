package record

import (
	"errors"
	"fmt"
	"slices"

	"outremer/game"
)

// ErrNothing means that the seat has no move to take back.
var ErrNothing = errors.New("nothing to undo")

// LastOf returns the number of the seat's last standing move that can be taken back, which excludes
// moves made under earlier rules. Forced moves go with the choice before them: taken back alone, they
// would only be made again.
func (c *Course) LastOf(s game.Seat) (int, error) { return numbered(c.ownOf(s).last) }

// FreeFrom returns the earliest record s may undo to without asking; ErrNothing if there is none.
// Others' draft moves that s cannot see do not count: s must not notice them.
func (c *Course) FreeFrom(s game.Seat) (int, error) { return numbered(c.ownOf(s).free) }

// FreeSteps returns how many moves of s can be taken back without asking.
func (c *Course) FreeSteps(s game.Seat) int { return c.ownOf(s).steps }

// ownOf is what s could take back; nothing for Nobody.
func (c *Course) ownOf(s game.Seat) own {
	if s == game.Nobody {
		return own{}
	}
	return c.own[s]
}

func numbered(n int) (int, error) {
	if n == 0 {
		return 0, ErrNothing
	}
	return n, nil
}

// waypoint is the state after some moves of the line. It is never played on, only copied.
type waypoint struct {
	moves int
	state game.State
}

// reach is how many moves before an undo a waypoint is left. The next undo is rarely farther back.
const reach = 100

// PrepareUndo takes back record number to, which must be a standing move of s, and everything after
// it, except what other seats entered into their parts of the draft that s returns to. An end that was
// agreed on stands.
func (c *Course) PrepareUndo(s game.Seat, to int, mark string) (*Change, error) {
	at, found := slices.BinarySearchFunc(c.Line, to, func(e Entry, n int) int { return e.N - n })
	if c.agreed.made() || !found || c.Line[at].Seat != s || slices.ContainsFunc(c.Line[at:], func(e Entry) bool { return e.Adopted != 0 }) {
		return nil, ErrNothing
	}
	ch := &Change{Record: Record{N: c.n + 1, Seat: s, Kind: Undo, To: to, Mark: mark}}
	err := c.rewind(ch, at)
	if err == nil {
		err = c.keepDrafts(ch, at)
	}
	if err != nil {
		return nil, fmt.Errorf("undo to %d: %w", to, err)
	}
	return ch, nil
}

// rewind goes back to before the move at index at of the line. Its moves are played again from the
// last waypoint before it, or from the start: undo is rare and play is fast.
func (c *Course) rewind(ch *Change, at int) (err error) {
	from := c.mark
	if from.state != nil && from.moves <= at {
		ch.state = from.state.Clone()
	} else {
		from = waypoint{}
		ch.state, err = game.Start(c.Title, c.Setup)
	}
	for i := from.moves; i < at && err == nil; i++ {
		if i == at-reach {
			from = waypoint{i, ch.state.Clone()}
		}
		ch.state, err = c.again(ch.state, &c.Line[i])
	}
	ch.line, ch.mark = slices.Clone(c.Line[:at]), from
	return err
}

// again plays a move of the line once more, or adopts its rules.
func (c *Course) again(st game.State, e *Entry) (game.State, error) {
	if e.Adopted != 0 {
		return AdoptState(c.Title, c.Setup, st, e.Adopted)
	}
	if err := game.Apply(st, e.Seat, e.Move, nil); err != nil {
		return st, fmt.Errorf("record %d no longer fits: %w", e.N, err)
	}
	return st, nil
}

// keepDrafts plays what others entered into the draft that the undo returns to, and takes back the
// rest.
func (c *Course) keepDrafts(ch *Change, at int) error {
	ch.asked = ask(ch.state, c.Setup.Seats)
	s, over := ch.Record.Seat, false // over: later moves answer questions that no longer exist
	for _, old := range c.Line[at:] {
		drop := over || old.Seat == s || !old.Draft
		over = over || old.closed || !old.Draft
		if drop {
			ch.Removed = append(ch.Removed, old)
			continue
		}
		if err := ch.state.Check(old.Seat, old.Move); err != nil {
			return fmt.Errorf("record %d no longer fits: %w", old.N, err)
		}
		e, _ := c.play(ch.state, &ch.asked, old.Seat, old.Move)
		e.N, e.Forced = old.N, old.Forced
		ch.line = append(ch.line, e)
	}
	return nil
}
