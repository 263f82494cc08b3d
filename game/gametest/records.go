package gametest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"outremer/game"
	"outremer/game/record"
)

// records writes games as text, with occasional undos, and reads them back: the result must be the
// same game, and a forged log must not pass.
func (x *exam) records() error {
	for i, tb := range x.pick(10, 4000) {
		g, err := x.start(tb, 10, i)
		if err != nil {
			return err
		}
		f, c, err := x.recorded(g)
		if err == nil {
			err = x.reread(f, c)
		}
		if err != nil {
			return g.fail(err)
		}
	}
	return nil
}

// maxRecords bounds a recorded game, because undo replays it from the start.
const maxRecords = 600

// recorded plays a game into a log.
func (x *exam) recorded(g *run) (*record.File, *record.Course, error) {
	f := &record.File{Header: g.header, Secret: g.secret}
	c, err := record.Begin(x.title, g.header.Setup(g.secret))
	if err != nil {
		return nil, nil, err
	}
	for len(f.Records) < maxRecords && c.State.Awaiting() != 0 {
		ch, err := g.nextRecord(c)
		if err != nil {
			return nil, nil, err
		}
		c.Commit(ch)
		if ch.Entry.Turn || c.State.Awaiting() == 0 {
			ch.Record.State = record.Fingerprint(x.title, c.State)
		}
		f.Records = append(f.Records, ch.Record)
	}
	if c.State.Awaiting() == 0 {
		f.End = record.EndLine(c.State.Result(), f.Seats)
	}
	return f, c, nil
}

// nextRecord makes a move, or occasionally a note or an undo: of what a seat may take back freely
// or, with consent, of its last move.
func (g *run) nextRecord(c *record.Course) (*record.Change, error) {
	s := game.Seat(g.rand.Intn(0, g.table.setup.Seats))
	last := c.FreeFrom
	switch g.rand.Intn(0, 40) {
	case 0:
		last = c.LastOf
		fallthrough
	case 1, 2:
		if to, err := last(s); err == nil {
			ch, err := c.PrepareUndo(s, to, "")
			if err != nil {
				return nil, fmt.Errorf("%s cannot take back record %d: %w", g.name(s), to, err)
			}
			return ch, nil
		}
	case 3:
		return c.PrepareNote(s, "hello"), nil
	}
	var m game.Move
	s, m, g.buf = g.x.player.choose(c.State, &g.rand, g.buf)
	ch, err := c.Prepare(s, m, "")
	if err != nil {
		return nil, fmt.Errorf("%s: %w", g.format(s, m), err)
	}
	return ch, nil
}

// reread compares a log with the course it was written from.
func (x *exam) reread(f *record.File, c *record.Course) error {
	text := f.Append(nil)
	back, err := record.Parse(text)
	if err != nil {
		return fmt.Errorf("the log cannot be read: %w", err)
	}
	if !bytes.Equal(text, back.Append(nil)) {
		return errors.New("the log changes when it is read and written again")
	}
	again, err := record.Replay(x.title, back)
	if err != nil {
		return fmt.Errorf("the log cannot be replayed: %w", err)
	}
	if !bytes.Equal(snapshot(c.State), snapshot(again.State)) {
		return errors.New("the replayed log gives another state")
	}
	if err := record.Verify(x.title, back); err != nil {
		return fmt.Errorf("verify: %w", err)
	}
	if err := x.unlogged(c); err != nil {
		return err
	}
	return x.forged(back)
}

// unlogged plays the standing moves without log or tape.
func (x *exam) unlogged(c *record.Course) error {
	st, err := x.title.New(c.Setup)
	if err != nil {
		return err
	}
	for _, e := range c.Line {
		st.Play(e.Seat, e.Move, nil)
	}
	if !bytes.Equal(snapshot(c.State), snapshot(st)) {
		return errors.New("a game comes out differently without log and tape")
	}
	return nil
}

// forged changes one die.
func (x *exam) forged(f *record.File) error {
	for i := range f.Records {
		if rolls := f.Records[i].Rolls; len(rolls) > 0 {
			f.Records[i].Rolls = []record.Rolls{{Stream: rolls[0].Stream, Values: slices.Clone(rolls[0].Values)}}
			f.Records[i].Rolls[0].Values[0]++
			if record.Verify(x.title, f) == nil {
				return fmt.Errorf("verify does not notice a forged roll in record %d", i+1)
			}
			return nil
		}
	}
	return nil
}
