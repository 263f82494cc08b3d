package logbook

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"

	"outremer/game/record"
	"outremer/games"
	"outremer/store"
)

// Imported is a log turned into a table.
type Imported struct {
	ID     string
	Status store.Status
	Fault  error // why the table ends before the log
}

// Entry is how a log is entered: under which id and name, for whom, and by which program.
type Entry struct {
	ID, Name string
	Guest    store.Guest
	Program  string
}

// Import turns a log into a table that its guest can view from every seat. A game that is
// unfinished, or that the rules cannot replay to its end, is frozen at that point.
func Import(ctx context.Context, db store.Store, g games.Game, f *record.File, e Entry) (Imported, error) {
	if f.Secret == nil {
		return Imported{}, errors.New("the log has no secret, so its luck is unknown")
	}
	course, fault := Follow(g.Title, f)
	if course == nil {
		return Imported{}, fault
	}
	in := Imported{ID: e.ID, Status: store.Frozen, Fault: fault}
	if course.Awaiting() == 0 {
		in.Status = store.Over
	}
	row := newRow(f, e, db.Now().UnixMilli())
	facts := g.Info().Facts
	step := store.Step{Table: in.ID, To: store.Progress{Version: 1, Status: in.Status, Revision: course.Revision(),
		Facts: facts.Hash, FactsName: facts.Name, Program: e.Program, Header: string(f.Header.Append(nil)),
		Awaiting: course.Awaiting(), Updated: row.Created}}
	for _, r := range f.Records[:course.Len()] {
		step.Records = append(step.Records, store.Record{N: int64(r.N), Text: string(r.Append(nil, f.Seats)), At: row.Created})
	}
	err := db.PutGuest(ctx, e.Guest)
	if err == nil && f.Set != nil {
		err = keepFacts(ctx, db, g)
	}
	if err == nil {
		err = db.CreateTable(ctx, row)
	}
	if err == nil {
		err = db.ApplyStep(ctx, step)
	}
	return in, err
}

// newRow returns the row of a log's table before its first record.
func newRow(f *record.File, e Entry, now int64) store.Table {
	row := store.Table{ID: e.ID, Title: f.Game, Edition: f.Edition, Options: map[string]string{}, Name: e.Name,
		Creator: e.Guest.ID, Secret: hex.EncodeToString(f.Secret), Created: now, Progress: store.Progress{Status: store.Open, Updated: now}}
	for _, o := range f.Options {
		row.Options[o.Slug] = o.Value
	}
	for i, seat := range f.Seats {
		row.Seats = append(row.Seats, store.Seat{Name: seat, Guest: e.Guest.ID, Invite: store.NewID(), Entropy: f.Entropy[i]})
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
