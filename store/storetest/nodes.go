package storetest

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"outremer/game"
	"outremer/rating"
	"outremer/store"
)

// nodesSee: what one node has written every other reads.
func nodesSee(t *testing.T, nodes []store.Store) {
	ctx := context.Background()
	must(t, nodes[0].CreateTable(ctx, Table("t1")))
	for n := int64(1); n <= 9; n++ {
		must(t, nodes[n%3].ApplyStep(ctx, Next("t1", n)))
		for _, s := range nodes {
			got, err := s.LoadTable(ctx, "t1")
			must(t, err)
			equal(t, got.Version, n)
			recs, err := s.Records(ctx, "t1", n-1)
			must(t, err)
			equal(t, len(recs), 1)
		}
	}
}

// nodesAtOneVersion: of steps of several nodes from one version exactly one is kept.
func nodesAtOneVersion(t *testing.T, nodes []store.Store) {
	ctx := context.Background()
	must(t, nodes[0].CreateTable(ctx, Table("t1")))
	for n := int64(1); n <= 5; n++ {
		kept := 0
		for _, err := range atOnce(12, func(i int) error { return nodes[i%3].ApplyStep(ctx, Next("t1", n)) }) {
			if err == nil {
				kept++
				continue
			}
			want(t, err, store.ErrMoved)
		}
		equal(t, kept, 1)
	}
}

// nodesWriteLetters: letters are numbered without a gap, whoever writes them.
func nodesWriteLetters(t *testing.T, nodes []store.Store) {
	const each = 10
	ctx := context.Background()
	errs := atOnce(3, func(i int) error {
		for n := range each {
			if _, err := nodes[i].AddLetter(ctx, store.Letter{Table: "t1", Text: fmt.Sprint(i, n)}); err != nil {
				return err
			}
		}
		return nil
	})
	for _, err := range errs {
		must(t, err)
	}
	got, err := nodes[0].Letters(ctx, "t1")
	must(t, err)
	equal(t, len(got), 3*each)
	for i, l := range got {
		equal(t, l.N, int64(i+1))
	}
}

// nodesClaim: every job is handed out once, and all of them are.
func nodesClaim(t *testing.T, nodes []store.Store) {
	const count = 120
	ctx := context.Background()
	var ids []string
	for i := range count {
		ids = append(ids, fmt.Sprintf("%03d", i))
		must(t, nodes[0].PutJob(ctx, store.Job{ID: ids[i], RunAt: int64(i % 7)}))
	}
	var mu sync.Mutex
	var claimed []string
	errs := atOnce(9, func(i int) error {
		for {
			jobs, err := nodes[i%3].ClaimJobs(ctx, store.Errands, 10, 1000, 1+i%4)
			if err != nil {
				return err
			}
			mu.Lock()
			for _, j := range jobs {
				claimed = append(claimed, j.ID)
			}
			all := len(claimed) >= count
			mu.Unlock()
			if all {
				return nil
			}
		}
	})
	for _, err := range errs {
		must(t, err)
	}
	slices.Sort(claimed)
	equal(t, claimed, ids)
}

// nodesAndLapsedJobs: a node that was away for longer than its lease can do nothing to a job that
// another has claimed since.
func nodesAndLapsedJobs(t *testing.T, nodes []store.Store) {
	ctx := context.Background()
	must(t, nodes[0].PutJob(ctx, store.Job{ID: "a", RunAt: 10}))
	late := claim(t, nodes[1], 10, 1)
	equal(t, len(claim(t, nodes[2], 109, 1)), 0)
	again := claim(t, nodes[2], 110, 1)
	equal(t, len(again), 1)
	must(t, nodes[1].FinishJob(ctx, late[0]))
	must(t, nodes[1].RetryJob(ctx, late[0], 0, "late"))
	equal(t, next(t, nodes[0]), int64(210))
	must(t, nodes[2].FinishJob(ctx, again[0]))
	equal(t, next(t, nodes[0]), int64(-1))
}

// nodesChoose: nodes that start together choose the same value.
func nodesChoose(t *testing.T, nodes []store.Store) {
	got := make([]string, 9)
	errs := atOnce(len(got), func(i int) (err error) {
		got[i], err = nodes[i%3].Setting(context.Background(), "key", strconv.Itoa(i))
		return err
	})
	for i, err := range errs {
		must(t, err)
		equal(t, got[i], got[0])
	}
}

// nodesRate: of games that end at several nodes at once every one counts.
func nodesRate(t *testing.T, nodes []store.Store) {
	const games = 9
	steps := make([]store.Step, games)
	both := []rating.Rating{rating.New(), rating.New()}
	for i := range steps {
		steps[i] = end(t, nodes[0], id(i), "anna", "berta")
		both = rating.After(both, []int{1, 2})
	}
	for _, err := range atOnce(games, func(i int) error { return nodes[i%3].ApplyStep(context.Background(), steps[i]) }) {
		must(t, err)
	}
	equal(t, strength(t, nodes[1], "anna"), store.Strength{Title: "skirmish", Rating: both[0], Games: games})
}

// nodesMerge: whatever is written for a person at one node while the person is merged at another is
// the heir's.
func nodesMerge(t *testing.T, nodes []store.Store) {
	const persons = 12
	ctx := context.Background()
	for i := range persons {
		must(t, nodes[0].PutGuest(ctx, store.Guest{ID: id(i), Name: "once"}))
		must(t, nodes[0].CreateTable(ctx, Table("t"+id(i))))
	}
	errs := atOnce(3*persons, func(i int) error {
		person := id(i / 3)
		switch i % 3 {
		case 0:
			return nodes[0].Merge(ctx, person, "heir", 50)
		case 1:
			step := Next("t"+person, 1)
			step.Seats = map[game.Seat]store.Seat{1: {Guest: person}}
			return nodes[1].ApplyStep(ctx, step)
		default:
			_, err := nodes[2].AddLetter(ctx, store.Letter{Table: "t" + person, Guest: person})
			return err
		}
	})
	for _, err := range errs {
		must(t, err)
	}
	letters, err := nodes[0].LettersBy(ctx, "heir")
	must(t, err)
	equal(t, len(letters), persons)
	tables, err := nodes[0].ListTables(ctx, store.Query{Guest: "heir", Limit: 99})
	must(t, err)
	equal(t, len(tables), persons)
}

// nodesHaveOneClock: what time it is does not depend on whom one asks.
func nodesHaveOneClock(t *testing.T, nodes []store.Store) {
	first := nodes[0].Now()
	for _, s := range nodes {
		if off := s.Now().Sub(first); off < -time.Second || off > time.Minute {
			t.Errorf("the clock of one node is %v off", off)
		}
	}
}
