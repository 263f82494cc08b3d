package kingdoms

import (
	"encoding/binary"
	"fmt"

	"outremer/game"
	"outremer/game/flow"
)

// In a snapshot, the table is the fields of State in a fixed order.

// codec writes fields to b or reads them from it: one field list serves both.
type codec struct {
	b       []byte
	reading bool
}

type number interface {
	~int8 | ~uint8 | ~int16 | ~uint16 | ~uint32 | ~uint64
}

func num[T number](c *codec, x *T) {
	if !c.reading {
		c.b = binary.BigEndian.AppendUint64(c.b, uint64(*x))
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

// fields visits everything that can change during a game.
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
	var c codec
	s.fields(&c)
	return flow.Save(b, s.t.head, &s.core, &s.rng, c.b)
}

// Restore implements game.Title.
func (t *Title) Restore(setup game.Setup, snapshot []byte) (game.State, error) {
	setup, err := t.info.Complete(setup)
	if err != nil {
		return nil, err
	}
	s := t.blank(setup)
	var c codec
	s.fields(&c) // only to get the length, which is the same for every game
	if err := flow.Load(snapshot, t.head, &s.core, &s.rng, c.b); err != nil {
		return nil, fmt.Errorf("kingdoms: %w", err)
	}
	c.reading = true
	s.fields(&c)
	return s, nil
}
