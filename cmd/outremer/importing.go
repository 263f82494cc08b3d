package main

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
	"outremer/table/logbook"
)

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
	course, err := logbook.Follow(g.Title, f)
	if err != nil {
		return nil, err
	}
	f.End = record.EndLine(course.Result(), f.Seats)
	return f, nil
}
