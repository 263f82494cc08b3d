package record

import (
	"encoding/binary"
	"errors"

	"outremer/game"
)

// Packer writes numbers and texts in a compact form that an Unpacker reads. It is for caches of one
// program, not for logs: everything is by number, and nothing says what it is.
type Packer []byte

// Int writes a number. Small ones, also below zero, take one byte.
func (p *Packer) Int(v int) { *p = binary.AppendVarint(*p, int64(v)) }

// Bytes writes a length and what has it.
func (p *Packer) Bytes(b []byte) {
	p.Int(len(b))
	*p = append(*p, b...)
}

// Text writes a text.
func (p *Packer) Text(s string) {
	p.Int(len(s))
	*p = append(*p, s...)
}

// Flags writes up to seven answers.
func (p *Packer) Flags(flags ...bool) {
	var set byte
	for i, yes := range flags {
		if yes {
			set |= 1 << i
		}
	}
	*p = append(*p, set)
}

// Move writes a move.
func (p *Packer) Move(m game.Move) {
	p.Int(int(m.Verb))
	p.Int(int(m.A))
	p.Int(int(m.B))
	p.Int(int(m.C))
}

// Events writes a list of events.
func (p *Packer) Events(events []game.Event) {
	p.Int(len(events))
	for _, e := range events {
		p.Int(int(e.Kind))
		p.Int(int(e.Seat))
		p.Int(int(e.Mask))
		p.Int(int(e.To))
		for _, v := range [...]int16{e.A, e.B, e.C, e.D} {
			p.Int(int(v))
		}
	}
}

// Unpacker reads what a Packer wrote, in the same order. After a failure it reads zeroes.
type Unpacker struct {
	rest   []byte
	err    error
	events []game.Event // memory that lists of events share
}

var errPacked = errors.New("packed data is cut or damaged")

// Unpack starts reading.
func Unpack(b []byte) *Unpacker { return &Unpacker{rest: b} }

// End returns nil if everything was read and nothing failed.
func (u *Unpacker) End() error {
	if u.err == nil && len(u.rest) > 0 {
		return errPacked
	}
	return u.err
}

func (u *Unpacker) fail() { u.rest, u.err = nil, errPacked }

// Int reads a number.
func (u *Unpacker) Int() int {
	if len(u.rest) > 0 && u.rest[0] < 0x80 { // nearly always
		v := int(u.rest[0])
		u.rest = u.rest[1:]
		return v>>1 ^ -(v & 1)
	}
	v, n := binary.Varint(u.rest)
	if n <= 0 {
		u.fail()
		return 0
	}
	u.rest = u.rest[n:]
	return int(v)
}

// Count reads how many things follow that take a byte or more each.
func (u *Unpacker) Count() int {
	n := u.Int()
	if n < 0 || n > len(u.rest) {
		u.fail()
		return 0
	}
	return n
}

// Bytes reads bytes without copying them.
func (u *Unpacker) Bytes() []byte {
	n := u.Count()
	b := u.rest[:n:n]
	u.rest = u.rest[n:]
	return b
}

// Text reads a text.
func (u *Unpacker) Text() string { return string(u.Bytes()) }

// Word reads a text that comes again and again, often that of last time: one copy of it is kept in known.
func (u *Unpacker) Word(last string, known map[string]string) string {
	b := u.Bytes()
	if string(b) == last {
		return last
	}
	word, ok := known[string(b)]
	if !ok {
		word = string(b)
		known[word] = word
	}
	return word
}

// Flags reads answers.
func (u *Unpacker) Flags(flags ...*bool) {
	if len(u.rest) == 0 {
		u.fail()
		return
	}
	for i, to := range flags {
		*to = u.rest[0]>>i&1 != 0
	}
	u.rest = u.rest[1:]
}

// Move reads a move.
func (u *Unpacker) Move() game.Move {
	return game.Move{Verb: game.Verb(u.Int()), A: int16(u.Int()), B: int16(u.Int()), C: int16(u.Int())}
}

// Events reads a list of events; nil if it is empty.
func (u *Unpacker) Events() []game.Event {
	const some = 1024
	n := u.Count()
	if n == 0 {
		return nil
	}
	if n > cap(u.events)-len(u.events) {
		u.events = make([]game.Event, 0, max(n, some))
	}
	at := len(u.events)
	for range n {
		u.events = append(u.events, game.Event{
			Kind: game.EventKind(u.Int()), Seat: game.Seat(u.Int()), Mask: uint8(u.Int()), To: game.Seats(u.Int()),
			A: int16(u.Int()), B: int16(u.Int()), C: int16(u.Int()), D: int16(u.Int()),
		})
	}
	return u.events[at:len(u.events):len(u.events)]
}

// Pack writes the course, its title and setup apart.
func (c *Course) Pack(p *Packer) error {
	state, err := c.State.AppendBinary(nil)
	if err != nil {
		return err
	}
	p.Bytes(state)
	p.Int(c.n)
	p.Int(int(c.revision))
	p.Text(c.agreed.Reason)
	p.Int(int(c.agreed.Winners))
	for _, o := range c.own {
		p.Int(o.last)
		p.Int(o.free)
		p.Int(o.steps)
	}
	p.Int(len(c.Line))
	before := 0
	for i := range c.Line {
		e := &c.Line[i]
		p.Int(e.N - before)
		p.Int(int(e.Seat))
		p.Int(int(e.Adopted))
		p.Flags(e.Draft, e.Barrier, e.Turn, e.closed, e.Forced)
		p.Move(e.Move)
		p.Events(e.Events)
		before = e.N
	}
	return nil
}

// UnpackCourse reads a course of the same title and setup. It fails if the state has another layout
// or lexicon, but does not notice damage in general, which may as well make the rules panic.
func UnpackCourse(t game.Title, setup game.Setup, u *Unpacker) (*Course, error) {
	state := u.Bytes()
	c := &Course{Title: t, Setup: setup, n: u.Int(), revision: game.Revision(u.Int()), desk: new(desk)}
	c.agreed = Agreement{u.Text(), game.Seats(u.Int())}
	for s := range c.own {
		c.own[s] = own{u.Int(), u.Int(), u.Int()}
	}
	c.Line = make([]Entry, u.Count())
	before := 0
	for i := range c.Line {
		e := &c.Line[i]
		e.N, e.Seat, e.Adopted = before+u.Int(), game.Seat(u.Int()), game.Revision(u.Int())
		u.Flags(&e.Draft, &e.Barrier, &e.Turn, &e.closed, &e.Forced)
		e.Move, e.Events = u.Move(), u.Events()
		before = e.N
	}
	if u.err != nil {
		return nil, u.err
	}
	setup.Revision = c.Revision()
	st, err := t.Restore(setup, state)
	if err != nil {
		return nil, err
	}
	c.State, c.asked = st, ask(st, setup.Seats)
	return c, nil
}
