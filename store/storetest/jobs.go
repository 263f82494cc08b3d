package storetest

import (
	"context"
	"testing"

	"outremer/store"
)

func claim(t *testing.T, s store.Store, now int64, limit int) []store.Job {
	t.Helper()
	js, err := s.ClaimJobs(context.Background(), now, 100, limit)
	must(t, err)
	return js
}

func next(t *testing.T, s store.Store) int64 {
	t.Helper()
	at, ok, err := s.NextJob(context.Background())
	must(t, err)
	if !ok {
		return -1
	}
	return at
}

func jobs(t *testing.T, s store.Store) {
	ctx := context.Background()
	equal(t, next(t, s), int64(-1))
	must(t, s.PutJob(ctx, store.Job{ID: "a", Kind: "bot", Payload: "t1", RunAt: 10}))
	must(t, s.PutJob(ctx, store.Job{ID: "b", Kind: "bot", Payload: "t2", RunAt: 20}))
	equal(t, next(t, s), int64(10))
	all, err := s.Jobs(ctx)
	must(t, err)
	equal(t, []string{all[0].ID, all[1].ID}, []string{"a", "b"})
	equal(t, len(claim(t, s, 9, 9)), 0)

	got := claim(t, s, 20, 1)
	equal(t, len(got), 1)
	equal(t, []any{got[0].ID, got[0].Kind, got[0].Payload, got[0].RunAt, got[0].Attempt}, []any{"a", "bot", "t1", int64(10), int64(1)})
	equal(t, next(t, s), int64(20))

	must(t, s.FinishJob(ctx, got[0]))
	b := claim(t, s, 20, 9)
	equal(t, len(b), 1)
	equal(t, len(claim(t, s, 119, 9)), 0) // the lease holds
	b = claim(t, s, 120, 9)               // and lapses
	equal(t, len(b), 1)
	equal(t, b[0].Attempt, int64(2))

	must(t, s.RetryJob(ctx, b[0], 500, "disk full"))
	equal(t, next(t, s), int64(500))
	b = claim(t, s, 500, 9)
	equal(t, len(b), 1)
	equal(t, b[0].Attempt, int64(3))
	must(t, s.FinishJob(ctx, b[0]))
	equal(t, next(t, s), int64(-1))
}

// jobsPutAgain: a job put again while it is running runs again, even if it is due at the same time.
func jobsPutAgain(t *testing.T, s store.Store) {
	ctx := context.Background()
	j := store.Job{ID: "a", Kind: "bot", RunAt: 10}
	must(t, s.PutJob(ctx, j))
	first := claim(t, s, 10, 9)
	must(t, s.PutJob(ctx, j))
	must(t, s.FinishJob(ctx, first[0]))
	must(t, s.RetryJob(ctx, first[0], 900, "late"))
	again := claim(t, s, 10, 9)
	equal(t, len(again), 1)
	equal(t, again[0].Attempt, int64(1))
}

func jobsOfSteps(t *testing.T, s store.Store) {
	ctx := context.Background()
	must(t, s.CreateTable(ctx, Table("t1"), 0))
	step := Next("t1", 1)
	step.Jobs = []store.Job{{ID: "bot t1", Kind: "bot", RunAt: 30}, {ID: "clock t1", Kind: "clock", RunAt: 20}}
	must(t, s.ApplyStep(ctx, step))
	equal(t, len(claim(t, s, 30, 9)), 2)
	step = Next("t1", 2)
	step.Drop = []string{"bot t1", "clock t1"} // a job put in the same step stays
	step.Jobs = []store.Job{{ID: "clock t1", Kind: "clock", RunAt: 40}}
	must(t, s.ApplyStep(ctx, step))
	equal(t, next(t, s), int64(40))
	step = Next("t1", 3)
	step.Drop = []string{"clock t1"}
	must(t, s.ApplyStep(ctx, step))
	equal(t, next(t, s), int64(-1))
}
