package kingdoms

import (
	"encoding/binary"
	"fmt"

	"outremer/game"
)

// A snapshot is the fields of State in a fixed order, led by the layout's number
// and the lexicon's hash. The luck's key is not part of it.

const layout = 1

// codec writes fields to b or reads them from it: one list of fields serves both.
type codec struct {
	b       []byte
	reading bool
	err     error
}

type number interface {
	~int8 | ~uint8 | ~int16 | ~uint16 | ~uint32 | ~uint64
}

func num[T number](c *codec, x *T) {
	if !c.reading {
		c.b = binary.BigEndian.AppendUint64(c.b, uint64(*x))
		return
	}
	if len(c.b) < 8 {
		c.err = fmt.Errorf("snapshot is too short")
		return
	}
	*x = T(binary.BigEndian.Uint64(c.b))
	c.b = c.b[8:]
}

func flag(c *codec, x *bool) {
	var n uint8
	if *x {
		n = 1
	}
	num(c, &n)
	*x = n != 0
}

func set(c *codec, xs ...*Set) {
	for _, x := range xs {
		num(c, &x.m)
		num(c, &x.c)
	}
}

// fields walks through everything that can change in a game.
func (s *State) fields(c *codec) {
	num(c, &s.turn)
	num(c, &s.extra)
	num(c, &s.passes)
	num(c, &s.passed)
	num(c, &s.reason)
	for p := range s.held {
		num(c, &s.held[p])
		num(c, &s.bonus[p])
		num(c, &s.lasting[p])
	}
	num(c, &s.garrison)
	flag(c, &s.fervour)
	set(c, &s.pile, &s.up, &s.down, &s.play, &s.look, &s.out, &s.army)
	for p := range s.hand {
		num(c, &s.truce[p])
		num(c, &s.orders[p])
		set(c, &s.hand[p], &s.seen[p], &s.fight.laid[p])
	}
	num(c, &s.top[0])
	num(c, &s.top[1])
	num(c, &s.unseenN)
	num(c, &s.rowN)
	for i := range s.unseen {
		num(c, &s.unseen[i])
		num(c, &s.row[i])
	}
	s.fight.fields(c)
}

func (ft *fight) fields(c *codec) {
	num(c, &ft.kind)
	num(c, &ft.by)
	num(c, &ft.caller)
	num(c, &ft.on)
	num(c, &ft.of)
	num(c, &ft.helper)
	set(c, &ft.onAttack)
	flag(c, &ft.open)
	num(c, &ft.spent)
	num(c, &ft.event)
	num(c, &ft.answer)
	flag(c, &ft.rolled)
	flag(c, &ft.won)
	flag(c, &ft.over)
	for side := range ft.dice {
		flag(c, &ft.rerolled[side])
		num(c, &ft.hits[side])
		for face := range ft.dice[side] {
			num(c, &ft.dice[side][face])
		}
	}
}

// AppendBinary implements encoding.BinaryAppender.
func (s *State) AppendBinary(b []byte) ([]byte, error) {
	b = append(b, layout)
	b = append(b, s.t.hash...)
	b, err := s.core.AppendBinary(b)
	if err != nil {
		return nil, err
	}
	n := s.rng.Counters()
	c := codec{b: b}
	for i := range n {
		num(&c, &n[i])
	}
	s.fields(&c)
	return c.b, nil
}

// Restore implements game.Title.
func (t *Title) Restore(setup game.Setup, b []byte) (game.State, error) {
	setup, err := t.info.Complete(setup)
	if err != nil {
		return nil, err
	}
	head := append([]byte{layout}, t.hash...)
	if len(b) < len(head) || string(b[:len(head)]) != string(head) {
		return nil, fmt.Errorf("kingdoms: snapshot of another layout or lexicon")
	}
	s := t.blank(setup)
	b, err = s.core.Restore(b[len(head):])
	if err != nil {
		return nil, fmt.Errorf("kingdoms: %w", err)
	}
	var n [game.MaxStreams]uint32
	c := codec{b: b, reading: true}
	for i := range n {
		num(&c, &n[i])
	}
	s.rng.SetCounters(n)
	s.fields(&c)
	if c.err != nil || len(c.b) != 0 {
		return nil, fmt.Errorf("kingdoms: snapshot has the wrong length")
	}
	return s, nil
}
