package table

import (
	"context"
	"encoding/hex"
	"fmt"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// PlayOn makes a table that goes on where a log ends: the guest sits at one seat, and bots at the others. The
// luck is that of the log, whose secret is known, so such a game proves nothing about anybody: it is not rated, and
// its log says from where on it was played anew.
func (h *Host) PlayOn(ctx context.Context, g store.Guest, title game.Title, f *record.File, seat game.Seat) (string, error) {
	leave, err := h.enter()
	if err != nil {
		return "", err
	}
	defer leave()
	row, err := h.playedRow(g, title, f, seat)
	if err != nil {
		return "", err
	}
	step := store.Step{Table: row.ID, To: row.Progress}
	course, err := record.Begin(title, f.Setup(f.Secret))
	if err != nil {
		return "", err
	}
	add := func(r record.Record) {
		step.Records = append(step.Records, store.Record{N: int64(r.N), Text: string(r.Append(nil, f.Seats)), At: row.Created})
	}
	for _, r := range f.Records {
		ch, err := course.Advance(r)
		if err != nil {
			return "", &record.Difference{N: r.N, Refused: true, Err: err}
		}
		add(ch.Record) // with its rolls, which a log need not have
	}
	if course.Awaiting() == 0 {
		return "", ErrNotRunning
	}
	note := course.PrepareNote(seat, from(f))
	course.Commit(note)
	add(note.Record)
	step.To.Version, step.To.Status, step.To.Header = 1, store.Running, string(f.Header.Append(nil))
	step.To.Revision, step.To.Awaiting = course.Revision(), course.Awaiting()
	begun := row
	begun.Progress = step.To
	st, err := newState(begun)
	if err != nil {
		return "", err
	}
	step.Jobs = h.jobs(&st)
	if err := h.createRow(ctx, g, row); err != nil {
		return "", err
	}
	if err := h.Store.ApplyStep(ctx, step); err != nil {
		return "", err
	}
	h.wakeFor(step.Jobs)
	return row.ID, nil
}

// from names where a game that is played on begins.
func from(f *record.File) string {
	if len(f.Records) == 0 && f.Position != nil {
		return "set-up"
	}
	return "played-on"
}

// playedRow returns the row of a table that a game of a log goes on at.
func (h *Host) playedRow(g store.Guest, title game.Title, f *record.File, seat game.Seat) (row store.Table, err error) {
	n := NewTable{Title: f.Game, Edition: f.Edition, Revision: f.Revision, Facts: title.Info().Facts.Hash, Players: len(f.Seats),
		Options: map[string]string{}, Sit: []game.Seat{seat}}
	for _, o := range f.Options {
		n.Options[o.Slug] = o.Value
	}
	row, err = h.newRow(g, n)
	if err != nil {
		return row, err
	}
	if len(f.Seats) != len(row.Seats) || len(f.Entropy) != len(row.Seats) {
		return row, fmt.Errorf("the log has %d seats, the table %d", len(f.Seats), len(row.Seats))
	}
	row.Secret = hex.EncodeToString(f.Secret)
	for i := range row.Seats {
		s := &row.Seats[i]
		if isFree(*s) {
			s.Bot = h.character(h.DefaultBot, row.ID, game.Seat(i))
		}
		s.Entropy, s.Began = f.Entropy[i], playerAt(s)
	}
	return row, nil
}
