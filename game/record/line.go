package record

import (
	"slices"

	"outremer/game"
)

// append adds a move to those that stand. Copies of a course share the memory of their lines, which
// only grow: a move is written behind everything that any of them knows. A copy that finds the
// place after its own last move taken, because another went on from there, moves elsewhere first.
func (c *Course) append(e Entry) {
	if c.used == nil || *c.used != len(c.Line) {
		c.Line, c.used = slices.Clip(c.Line), new(int)
	}
	c.Line = append(c.Line, e)
	*c.used = len(c.Line)
	c.count(&e)
}

// Grow makes room for n more moves.
func (c *Course) Grow(n int) {
	c.Line, c.used = slices.Grow(slices.Clip(c.Line), n), new(len(c.Line))
}

// replaceLine makes what an undo left the line of the course.
func (c *Course) replaceLine(ch *Change) {
	c.Line, c.used, c.mark = ch.line, nil, ch.mark
	c.own = [game.MaxSeats]own{}
	for i := range c.Line {
		c.count(&c.Line[i])
	}
}

// own is what a seat could take back, by number of the record; 0 for nothing.
type own struct {
	last  int // its last move that was not forced
	free  int // the first such move since luck, a reveal or a visible move of another
	steps int // how many such moves there are since
}

// count updates what the seats could take back after a move. Moves made under earlier rules stay.
func (c *Course) count(e *Entry) {
	if e.Adopted != 0 {
		c.revision, c.own = e.Adopted, [game.MaxSeats]own{}
		return
	}
	for s := range c.own[:c.Setup.Seats] {
		o := &c.own[s]
		if game.Seat(s) == e.Seat {
			o.count(e)
		} else if !e.Draft || e.VisibleTo(game.Seat(s)) {
			o.free, o.steps = 0, 0
		}
	}
}

// count updates what a seat could take back after a move of its own.
func (o *own) count(e *Entry) {
	if e.Barrier {
		o.free, o.steps = 0, 0
	}
	if e.Forced {
		return
	}
	o.last = e.N
	switch {
	case e.Barrier:
	case o.free == 0:
		o.free, o.steps = e.N, 1
	default:
		o.steps++
	}
}
