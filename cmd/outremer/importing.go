package main

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/store"
)

// imported is a log turned into a table.
type imported struct {
	id     string
	status store.Status
	fault  error // why the table ends before the log
}

// importLog turns a log into a table that guest can view from every seat. A game that is
// unfinished, or that the rules cannot replay to its end, is frozen at that point.
func importLog(ctx context.Context, db store.Store, g games.Game, f *record.File, name string, guest store.Guest) (imported, error) {
	if f.Secret == nil {
		return imported{}, errors.New("the log has no secret, so its luck is unknown")
	}
	course, fault := follow(g.Title, f)
	if course == nil {
		return imported{}, fault
	}
	in := imported{id: store.NewID(), status: store.Frozen, fault: fault}
	if course.Awaiting() == 0 {
		in.status = store.Over
	}
	row := newRow(f, in.id, name, guest)
	facts := g.Info().Facts
	step := store.Step{Table: in.id, To: store.Progress{Version: 1, Status: in.status, Revision: course.Revision(),
		Facts: facts.Hash, FactsName: facts.Name, Program: program(), Header: string(f.Header.Append(nil)),
		Awaiting: course.Awaiting(), Updated: row.Created}}
	for _, r := range f.Records[:course.Len()] {
		step.Records = append(step.Records, store.Record{N: int64(r.N), Text: string(r.Append(nil, f.Seats)), At: row.Created})
	}
	err := db.PutGuest(ctx, guest)
	if err == nil && f.Set != nil {
		err = keepFacts(ctx, db, g)
	}
	if err == nil {
		err = db.CreateTable(ctx, row, 0)
	}
	if err == nil {
		err = db.ApplyStep(ctx, step)
	}
	return in, err
}

// newRow returns the row of a log's table before its first record.
func newRow(f *record.File, id, name string, guest store.Guest) store.Table {
	now := time.Now().UnixMilli()
	row := store.Table{ID: id, Title: f.Game, Edition: f.Edition, Options: map[string]string{}, Name: name,
		Creator: guest.ID, Secret: hex.EncodeToString(f.Secret), Created: now, Progress: store.Progress{Status: store.Open, Updated: now}}
	for _, o := range f.Options {
		row.Options[o.Slug] = o.Value
	}
	for i, seat := range f.Seats {
		row.Seats = append(row.Seats, store.Seat{Name: seat, Guest: guest.ID, Invite: store.NewID(), Entropy: f.Entropy[i]})
	}
	return row
}

// keepFacts stores the facts that came with a log.
func keepFacts(ctx context.Context, db store.FactSets, g games.Game) error {
	files, err := json.Marshal(g.Facts.Files)
	if err != nil {
		return err
	}
	id := g.Info().Facts
	return db.AddFacts(ctx, store.FactSet{Hash: id.Hash, Title: g.Info().Slug, Name: id.Name, Files: string(files)})
}

// exportFacts returns the data files of a table's facts, unless every program has them.
func exportFacts(ctx context.Context, db store.FactSets, lib library, row store.Table) ([]game.FactsFile, error) {
	if row.Facts == "" || lib.shelf.BuiltIn(row.Title, row.Facts) {
		return nil, nil
	}
	kept, err := db.Facts(ctx, row.Facts)
	if err != nil {
		return nil, err
	}
	var files []game.FactsFile
	return files, json.Unmarshal([]byte(kept.Files), &files)
}

// exportLog returns the log of a table, with its secret, and with its facts if other programs do
// not have them.
func exportLog(ctx context.Context, db store.Store, lib library, row store.Table) (*record.File, error) {
	f, err := record.Parse([]byte(row.Header))
	if err != nil {
		return nil, fmt.Errorf("header: %w", err)
	}
	f.Secret, err = hex.DecodeString(row.Secret)
	if err != nil {
		return nil, fmt.Errorf("secret: %w", err)
	}
	recs, err := db.Records(ctx, row.ID, 0)
	if err != nil {
		return nil, err
	}
	for _, r := range recs {
		rec, err := record.ParseRecord(r.Text, f.Seats)
		if err != nil {
			return nil, fmt.Errorf("record %d: %w", r.N, err)
		}
		f.Records = append(f.Records, rec)
	}
	f.Set, err = exportFacts(ctx, db, lib, row)
	if err != nil || row.Status != store.Over {
		return f, err
	}
	g, err := lib.played(f)
	if err != nil {
		return f, nil // the log is complete without its last line
	}
	course, err := follow(g.Title, f)
	if err != nil {
		return nil, err
	}
	f.End = record.EndLine(course.Result(), f.Seats)
	return f, nil
}
