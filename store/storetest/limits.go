package storetest

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"outremer/store"
)

// made makes a table of somebody somewhere, within quotas, at which a person plays or not.
func made(s store.Store, id, creator, origin string, status store.Status, person bool, quotas ...store.Quota) error {
	t := Table(id)
	t.Creator, t.Origin, t.Status = creator, origin, status
	t.Seats = []store.Seat{{Name: "red", Bot: "greedy"}, {Name: "blue", Guest: "carla"}}
	if !person {
		t.Seats[1].Bot = "greedy" // who is away does not play
	}
	return s.CreateTable(context.Background(), t, quotas...)
}

func quotas(t *testing.T, s store.Store) {
	two := store.Quota{Max: 2}
	must(t, made(s, "a1", "anna", "x", store.Running, true, two))
	must(t, made(s, "a2", "anna", "x", store.Over, true, two))
	must(t, made(s, "a3", "anna", "x", store.Open, true, two))
	want(t, made(s, "a4", "anna", "x", store.Open, true, two), store.ErrTooMany)
	_, err := s.LoadTable(context.Background(), "a4")
	want(t, err, store.ErrNotFound)
	must(t, made(s, "b1", "berta", "x", store.Running, false, two))

	here := store.Quota{Origin: true, Max: 3}
	want(t, made(s, "c1", "carla", "x", store.Open, true, here), store.ErrTooMany)
	must(t, made(s, "c2", "carla", "y", store.Open, true, here))
	must(t, made(s, "c3", "carla", "", store.Open, true, store.Quota{Origin: true})) // not counted

	alone := store.Quota{Alone: true, Max: 1}
	want(t, made(s, "b2", "berta", "x", store.Running, false, alone), store.ErrTooMany)
	must(t, made(s, "a5", "anna", "x", store.Running, false, alone))
	want(t, made(s, "d1", "dora", "x", store.Running, false, store.Quota{Alone: true, Origin: true, Max: 2}), store.ErrTooMany)
}

// nodesKeepQuota: of tables that are made at several nodes at once, as many are kept as are allowed.
func nodesKeepQuota(t *testing.T, nodes []store.Store) {
	kept := 0
	for _, err := range atOnce(12, func(i int) error {
		return made(nodes[i%3], id(i), "anna", "x", store.Open, true, store.Quota{Max: 5}, store.Quota{Origin: true, Max: 9})
	}) {
		if err == nil {
			kept++
			continue
		}
		want(t, err, store.ErrTooMany)
	}
	equal(t, kept, 5)
}

func allowances(t *testing.T, s store.Store) {
	start := time.UnixMilli(1_700_000_000_000)
	take := func(key string, after time.Duration) bool {
		ok, err := s.Take(context.Background(), key, start.Add(after), time.Minute, 3)
		must(t, err)
		return ok
	}
	for _, c := range []struct {
		after time.Duration
		want  bool
	}{{0, true}, {0, true}, {0, true}, {0, false}, {59 * time.Second, false}, {time.Minute, true}, {time.Minute, false},
		{3 * time.Minute, true}, {3 * time.Minute, true}, {3 * time.Minute, false}, {time.Hour, true}, {time.Hour, true}, {time.Hour, true}, {time.Hour, false}} {
		if got := take("anna", c.after); got != c.want {
			t.Errorf("after %v: %v", c.after, got)
		}
	}
	equal(t, take("berta", 0), true)
}

// nodesShareAllowances: what is used up at one node is used up at all.
func nodesShareAllowances(t *testing.T, nodes []store.Store) {
	var granted atomic.Int64
	errs := atOnce(30, func(i int) error {
		ok, err := nodes[i%3].Take(context.Background(), "anna", time.UnixMilli(1_700_000_000_000), time.Minute, 7)
		if ok {
			granted.Add(1)
		}
		return err
	})
	must(t, errors.Join(errs...))
	equal(t, granted.Load(), int64(7))
}

// stamps: a stamp changes with a step, a letter and a mark, and with nothing else.
func stamps(t *testing.T, s store.Store) {
	ctx := context.Background()
	get := func() store.Stamp {
		t.Helper()
		all, err := s.Stamps(ctx, []string{"t1", "t2", "none"})
		must(t, err)
		equal(t, len(all), 2)
		equal(t, all["t2"], store.Stamp{})
		return all["t1"]
	}
	must(t, s.CreateTable(ctx, Table("t1")))
	must(t, s.CreateTable(ctx, Table("t2")))
	equal(t, get(), store.Stamp{})
	must(t, s.ApplyStep(ctx, Next("t1", 1)))
	_, err := s.AddLetter(ctx, store.Letter{Table: "t1", Text: "ciao"})
	must(t, err)
	must(t, s.PutMark(ctx, "t1", store.Mark{Seat: 1, N: 3}))
	equal(t, get(), store.Stamp{Version: 1, Letters: 1, Read: 3})
}

func departed(t *testing.T, s store.Store) {
	ctx := context.Background()
	must(t, s.PutGuest(ctx, store.Guest{ID: "anna", Name: "Anna"}))
	must(t, s.Merge(ctx, "berta", "anna", 50))
	must(t, s.Forget(ctx, "carla", "greedy", 60))
	for since, want := range map[int64][]string{0: {"berta", "carla"}, 51: {"carla"}, 61: nil} {
		got, err := s.Departed(ctx, since)
		must(t, err)
		equal(t, got, want)
	}
}
