package storetest

import (
	"context"
	"errors"
	"reflect"
	"sync"
	"testing"

	"outremer/game"
	"outremer/store"
)

func apply(t *testing.T, s store.Store) {
	ctx := context.Background()
	tab := Table("t1")
	must(t, s.CreateTable(ctx, tab))
	step := Next("t1", 1)
	step.To = store.Progress{
		Version: 1, Status: store.Running, Revision: 2, Facts: "f2", FactsName: "your copy", Program: "v2", Header: "outremer 1",
		Awaiting: game.Only(1), Pending: "undo", Wait: "till noon", Adopting: "anna", Stage: "turn 2", Halted: "no such rules",
		Door: "closed", Updated: 1001,
	}
	step.Records = append(step.Records, store.Record{N: 2, Text: "2 blue roll\n  roll dice 6\n", At: 1002})
	blue := store.Seat{Guest: "berta", Bot: "greedy", Invite: "i9", Entropy: "my horse", Standing: "on", Place: 1,
		Wishes: "blue", Reserved: "dora"}
	step.Seats = map[game.Seat]store.Seat{1: blue}
	must(t, s.ApplyStep(ctx, step))

	tab.Progress = step.To
	blue.Name = "blue"
	tab.Seats[1] = blue
	got, err := s.LoadTable(ctx, "t1")
	must(t, err)
	equal(t, got, tab)
	for n := range 3 {
		recs, err := s.Records(ctx, "t1", int64(n))
		must(t, err)
		equal(t, append([]store.Record{}, recs...), step.Records[n:])
	}
}

// applyChanges: a step that says what was before changes every part of the progress, alone and with
// others, and nothing else.
func applyChanges(t *testing.T, s store.Store) {
	ctx := context.Background()
	tab := Table("t1")
	must(t, s.CreateTable(ctx, tab))
	must(t, s.CreateTable(ctx, Table("t2")))
	rest := reflect.ValueOf(&tab.Progress).Elem()
	for i := range rest.NumField() {
		step := store.Step{Table: "t1", From: tab.Version, Was: new(tab.Progress)}
		switch f := rest.Field(i); f.Kind() {
		case reflect.String:
			f.SetString(f.String() + "x")
		case reflect.Int64:
			f.SetInt(f.Int() + 1)
		default:
			f.SetUint(f.Uint() + 1)
		}
		tab.Version = step.From + 1
		step.To = tab.Progress
		must(t, s.ApplyStep(ctx, step))
		want(t, s.ApplyStep(ctx, step), store.ErrMoved)
		got, err := s.LoadTable(ctx, "t1")
		must(t, err)
		equal(t, got, tab)
	}
	want(t, s.ApplyStep(ctx, store.Step{Table: "t3", Was: new(tab.Progress), To: store.Progress{Version: 1}}), store.ErrNotFound)
	got, err := s.LoadTable(ctx, "t2")
	must(t, err)
	equal(t, got, Table("t2"))
}

func applyMoved(t *testing.T, s store.Store) {
	ctx := context.Background()
	must(t, s.CreateTable(ctx, Table("t1")))
	must(t, s.ApplyStep(ctx, Next("t1", 1)))
	late := Next("t1", 1)
	late.Jobs = []store.Job{{ID: "j"}}
	want(t, s.ApplyStep(ctx, late), store.ErrMoved)
	want(t, s.ApplyStep(ctx, Next("t1", 3)), store.ErrMoved)
	want(t, s.ApplyStep(ctx, Next("nowhere", 1)), store.ErrNotFound)
	recs, err := s.Records(ctx, "t1", 0)
	must(t, err)
	equal(t, len(recs), 1)
	_, ok, err := s.NextJob(ctx)
	must(t, err)
	equal(t, ok, false)
}

// applyAlone: of many concurrent steps, the rejected and broken ones fail and the others are kept.
func applyAlone(t *testing.T, s store.Store) {
	ctx := context.Background()
	const n = 30
	for i := range n {
		must(t, s.CreateTable(ctx, Table(id(i))))
	}
	errs := atOnce(n, func(i int) error {
		step := Next(id(i), 1)
		switch i % 3 {
		case 1:
			step.From, step.To.Version = 7, 8
		case 2:
			step.Records = append(step.Records, step.Records[0]) // the same number twice
		}
		return s.ApplyStep(ctx, step)
	})
	for i, err := range errs {
		recs, readErr := s.Records(ctx, id(i), 0)
		must(t, readErr)
		switch i % 3 {
		case 0:
			must(t, err)
			equal(t, len(recs), 1)
		case 1:
			want(t, err, store.ErrMoved)
			equal(t, len(recs), 0)
		case 2:
			if err == nil || errors.Is(err, store.ErrMoved) {
				t.Fatalf("table %d: error %v", i, err)
			}
			equal(t, len(recs), 0)
		}
	}
}

// applyWhole: a step that breaks halfway leaves no trace.
func applyWhole(t *testing.T, s store.Store) {
	ctx := context.Background()
	tab := Table("t1")
	must(t, s.CreateTable(ctx, tab))
	step := Next("t1", 1)
	step.Records = append(step.Records, step.Records[0])
	if s.ApplyStep(ctx, step) == nil {
		t.Fatal("kept the same record twice")
	}
	got, err := s.LoadTable(ctx, "t1")
	must(t, err)
	equal(t, got, tab)
	must(t, s.ApplyStep(ctx, Next("t1", 1)))
}

// applyRace: of many concurrent steps from one version, exactly one is kept.
func applyRace(t *testing.T, s store.Store) {
	ctx := context.Background()
	must(t, s.CreateTable(ctx, Table("t1")))
	for n := int64(1); n <= 5; n++ {
		kept := 0
		for _, err := range atOnce(16, func(int) error { return s.ApplyStep(ctx, Next("t1", n)) }) {
			if err == nil {
				kept++
				continue
			}
			want(t, err, store.ErrMoved)
		}
		equal(t, kept, 1)
	}
}

func id(i int) string { return string(rune('A'+i/26)) + string(rune('a'+i%26)) }

// atOnce runs do n times concurrently and returns the results.
func atOnce(n int, do func(i int) error) []error {
	errs := make([]error, n)
	start := make(chan struct{})
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() {
			<-start
			errs[i] = do(i)
		})
	}
	close(start)
	all.Wait()
	return errs
}
