package memory

import (
	"context"
	"errors"
	"testing"

	"outremer/store"
	"outremer/store/storetest"
)

// shelf is a keeper that can be full.
type shelf struct {
	kept []Row
	full bool
}

func (s *shelf) Keep(rows []Row) error {
	if s.full {
		return errors.New("no space left")
	}
	s.kept = append(s.kept, rows...)
	return nil
}

func TestStore(t *testing.T) {
	storetest.ExerciseAlone(t, func(t *testing.T, nodes int) []store.Store {
		s := New(&shelf{}, nil)
		t.Cleanup(func() { s.Close() })
		all := make([]store.Store, nodes)
		for i := range all {
			all[i] = s
		}
		return all
	})
}

// What was kept is there again, and what could not be kept was not seen.
func TestKeeps(t *testing.T) {
	ctx := context.Background()
	disk := &shelf{}
	s := New(disk, nil)
	if err := s.CreateTable(ctx, storetest.Table("t1")); err != nil {
		t.Fatal(err)
	}
	first := storetest.Next("t1", 1)
	first.Jobs = []store.Job{{ID: "bot t1", Kind: "bot", RunAt: 5}}
	if err := s.ApplyStep(ctx, first); err != nil {
		t.Fatal(err)
	}
	disk.full = true
	if err := s.ApplyStep(ctx, storetest.Next("t1", 2)); !errors.Is(err, store.ErrStorage) {
		t.Fatalf("a step that is not kept says %v", err)
	}
	for name, s := range map[string]*Store{"this one": s, "the next one": New(disk, disk.kept)} {
		got, err := s.LoadTable(ctx, "t1")
		if err != nil || got.Version != 1 {
			t.Errorf("%s is at version %d, %v", name, got.Version, err)
		}
		recs, err := s.Records(ctx, "t1", 0)
		if err != nil || len(recs) != 1 {
			t.Errorf("%s has %d records, %v", name, len(recs), err)
		}
		jobs, err := s.ClaimJobs(ctx, store.Errands, 5, 100, 9)
		if err != nil || len(jobs) != 1 || jobs[0].Attempt != 1 {
			t.Errorf("%s has jobs %v, %v", name, jobs, err)
		}
	}
}
