package postgres_test

import (
	"context"
	"database/sql"
	"fmt"
	"os"
	"testing"

	"outremer/store"
	"outremer/store/postgres"
	"outremer/store/storetest"
	"outremer/store/testdb"
)

func TestMain(m *testing.M) { os.Exit(testdb.Main(m.Run)) }

// nodes opens an empty store as several nodes, and closes it with the test.
func nodes(t *testing.T, n int) []store.Store {
	t.Helper()
	all := testdb.Nodes(t, n)
	t.Cleanup(func() {
		for _, s := range all {
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		}
	})
	return all
}

func TestStore(t *testing.T) { storetest.Exercise(t, nodes) }

// TestClaimByAnyPlan: as many jobs are handed out as were asked for, whatever PostgreSQL takes the queue for. When it last
// looked at the table there may have been a single job; then it goes through all jobs and asks for each whether it is among the
// next, and a statement that locks rows and stops after some finds other ones each time.
func TestClaimByAnyPlan(t *testing.T) {
	ctx := context.Background()
	at := testdb.Postgres(t)
	db, err := postgres.Open(ctx, at)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	raw, err := sql.Open("pgx", at)
	if err != nil {
		t.Fatal(err)
	}
	defer raw.Close()
	for i := range 20 {
		if err := db.PutJob(ctx, store.Job{ID: fmt.Sprint(i), RunAt: int64(i), Queue: store.Bots, Creator: "anna"}); err != nil {
			t.Fatal(err)
		}
		if i > 0 {
			continue
		}
		if _, err := raw.ExecContext(ctx, `ANALYZE jobs, turns`); err != nil {
			t.Fatal(err)
		}
	}
	got, err := db.ClaimJobs(ctx, store.Bots, 100, 1000, 1)
	if err != nil || len(got) != 1 {
		t.Errorf("%d jobs were handed out instead of 1 (%v)", len(got), err)
	}
}
