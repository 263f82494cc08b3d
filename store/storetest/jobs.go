package storetest

import (
	"context"
	"testing"

	"outremer/store"
)

func claim(t *testing.T, s store.Store, now int64, limit int) []store.Job {
	t.Helper()
	js, err := s.ClaimJobs(context.Background(), store.Errands, now, 100, limit)
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
	must(t, s.CreateTable(ctx, Table("t1")))
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

// claimed returns the ids of the bots' jobs that are handed out next, one at a time.
func claimed(t *testing.T, s store.Store, now int64, n int) (ids []string) {
	t.Helper()
	for i := range n {
		got, err := s.ClaimJobs(context.Background(), store.Bots, now+int64(i), 1000, 1)
		must(t, err)
		equal(t, len(got), 1)
		ids = append(ids, got[0].ID)
	}
	return ids
}

// jobsTakeTurns: whoever floods the queue waits like everybody else, however early that was.
func jobsTakeTurns(t *testing.T, s store.Store) {
	ctx := context.Background()
	put := func(id, creator string, rank, at int64) {
		must(t, s.PutJob(ctx, store.Job{ID: id, RunAt: at, Queue: store.Bots, Creator: creator, Rank: rank}))
	}
	for i := range 100 {
		put("flood"+id(i), "flood", 0, int64(i))
	}
	equal(t, claimed(t, s, 200, 2), []string{"flood" + id(0), "flood" + id(1)})
	put("alone", "nobody plays", 1, 100)
	put("b1", "berta", 0, 201)
	put("b2", "berta", 0, 202)
	put("c1", "carla", 0, 203)
	equal(t, claimed(t, s, 210, 6), []string{"b1", "c1", "flood" + id(2), "b2", "flood" + id(3), "flood" + id(4)})
	for i := 5; i < 100; i++ {
		equal(t, claimed(t, s, 300+int64(i), 1), []string{"flood" + id(i)})
	}
	equal(t, claimed(t, s, 500, 1), []string{"alone"})
}

// jobsInQueues: a queue knows nothing of the others.
func jobsInQueues(t *testing.T, s store.Store) {
	ctx := context.Background()
	must(t, s.PutJob(ctx, store.Job{ID: "bot", Kind: "bot", RunAt: 10, Queue: store.Bots, Creator: "anna", Rank: 1}))
	must(t, s.PutJob(ctx, store.Job{ID: "clock", RunAt: 20, Queue: store.Deadlines}))
	must(t, s.PutJob(ctx, store.Job{ID: "mail", RunAt: 30}))
	for queue, at := range map[store.Queue]int64{store.Bots: 10, store.Deadlines: 20, store.Errands: 30} {
		got, ok, err := s.NextJob(ctx, queue)
		must(t, err)
		equal(t, []any{got, ok}, []any{at, true})
	}
	equal(t, next(t, s), int64(10))
	got, err := s.ClaimJobs(ctx, store.Deadlines, 99, 100, 9)
	must(t, err)
	equal(t, len(got), 1)
	equal(t, got[0].ID, "clock")
	equal(t, claimed(t, s, 99, 1), []string{"bot"})
	all, err := s.Jobs(ctx)
	must(t, err)
	equal(t, []any{all[0].Queue, all[0].Creator, all[0].Rank}, []any{store.Bots, "anna", int64(1)})
	must(t, s.PutJob(ctx, store.Job{ID: "bot", RunAt: 10, Queue: store.Deadlines})) // moves over
	_, ok, err := s.NextJob(ctx, store.Bots)
	must(t, err)
	equal(t, ok, false)
}

// jobsRenewed: who works for long keeps the job, and who has lost it cannot get it back.
func jobsRenewed(t *testing.T, s store.Store) {
	ctx := context.Background()
	must(t, s.PutJob(ctx, store.Job{ID: "a", RunAt: 10}))
	j := claim(t, s, 10, 1)[0]
	must(t, s.RenewJob(ctx, j, 300))
	equal(t, len(claim(t, s, 299, 1)), 0)
	equal(t, len(claim(t, s, 300, 1)), 1)
	want(t, s.RenewJob(ctx, j, 900), store.ErrNotFound)
	equal(t, next(t, s), int64(400))
	must(t, s.PutJob(ctx, store.Job{ID: "a", RunAt: 10}))
	want(t, s.RenewJob(ctx, j, 900), store.ErrNotFound)
	want(t, s.RenewJob(ctx, store.Job{ID: "none"}, 900), store.ErrNotFound)
}

// jobsOfPersons: a job's creator is whoever the person became.
func jobsOfPersons(t *testing.T, s store.Store) {
	ctx := context.Background()
	for _, person := range []string{"anna", "berta"} {
		must(t, s.PutJob(ctx, store.Job{ID: person, Queue: store.Bots, Creator: person}))
	}
	claimed(t, s, 10, 2)
	must(t, s.Merge(ctx, "anna", "carla", 20))
	must(t, s.Forget(ctx, "berta", "greedy", 20))
	all, err := s.Jobs(ctx)
	must(t, err)
	equal(t, []string{all[0].Creator, all[1].Creator}, []string{"carla", ""})
}
