package gametest

import (
	"bytes"
	"fmt"

	"outremer/game"
	"outremer/game/record"
)

// revisions checks that a game of every older revision can be started and can adopt the newest one
// at any turn, and that its log replays to the same game.
func (x *exam) revisions() error {
	for old := game.Revision(1); old < x.info.Revision; old++ {
		for i, tb := range x.pick(10, 800) {
			setup := tb.setup
			setup.Revision = old
			g, err := x.start(&table{name: fmt.Sprintf("%s, revision %d", tb.name, old), setup: setup}, 40, i)
			if err != nil {
				return err
			}
			if err := x.adopts(g, i); err != nil {
				return g.fail(err)
			}
		}
	}
	return nil
}

// adopts plays a game that switches to the newest rules after so many turns, and replays it.
func (x *exam) adopts(g *run, after int) error {
	f := &record.File{Header: g.header, Secret: g.secret}
	c, err := record.Begin(x.title, g.header.Setup(g.secret))
	if err != nil {
		return err
	}
	for turns := 0; len(f.Records) < maxRecords && c.State.Awaiting() != 0; {
		var ch *record.Change
		if turns == after && c.BetweenTurns() {
			ch, err = c.PrepareAdopt(c.State.Awaiting().First(), x.info.Revision)
		} else {
			ch, err = g.nextRecord(c)
		}
		if err != nil {
			return err
		}
		c.Commit(ch)
		if ch.Entry.Turn {
			turns++
		}
		f.Records = append(f.Records, ch.Record)
		if a, ok := c.State.(game.Auditor); ok {
			if err := a.Audit(); err != nil {
				return fmt.Errorf("audit after record %d: %w", ch.Record.N, err)
			}
		}
	}
	again, err := record.Replay(x.title, f)
	if err != nil {
		return err
	}
	was, err := c.State.AppendBinary(nil)
	if err != nil {
		return err
	}
	is, err := again.State.AppendBinary(nil)
	if err != nil || !bytes.Equal(was, is) || again.Revision() != c.Revision() {
		return fmt.Errorf("replayed, a game that adopted revision %d is another: %v", x.info.Revision, err)
	}
	return nil
}
