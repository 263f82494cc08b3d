package sqlite

import (
	"context"
	"reflect"
	"testing"

	"outremer/store"
)

// called fills a store with how anna and berta are called.
func called(t *testing.T) *DB {
	t.Helper()
	db, err := Open(context.Background(), t.TempDir())
	must(t, err)
	t.Cleanup(func() { db.Close() })
	for _, who := range []string{"anna", "berta"} {
		must(t, db.PutCallee(t.Context(), store.Callee{Person: who, Lang: who}))
		must(t, db.PutChannel(t.Context(), store.Channel{ID: "mail of " + who, Person: who, Kind: store.ByMail}))
		must(t, db.AddNotices(t.Context(), []store.Notice{{ID: who + " t1", Person: who, Table: "t1"}}, nil))
	}
	must(t, db.AddNotices(t.Context(), []store.Notice{{ID: "anna t2", Person: "anna", Table: "t2"}}, nil))
	return db
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// owners lists what there is, each with its person.
func owners(t *testing.T, db *DB) (list []string) {
	t.Helper()
	channels, err := db.Channels(t.Context())
	must(t, err)
	for _, c := range channels {
		list = append(list, c.Person+": "+c.ID)
	}
	notices, err := db.Notices(t.Context())
	must(t, err)
	for _, n := range notices {
		list = append(list, n.Person+": "+n.ID)
	}
	return list
}

func TestMergeCalls(t *testing.T) {
	db := called(t)
	must(t, db.Merge(t.Context(), "anna", "berta", 10))
	want := []string{"berta: mail of anna", "berta: mail of berta", "berta: berta t1", "berta: berta t2"}
	if got := owners(t, db); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if c, err := db.Callee(t.Context(), "berta"); err != nil || c.Lang != "berta" {
		t.Errorf("got %+v, %v, want berta's own settings", c, err)
	}
}

func TestForgetCalls(t *testing.T) {
	db := called(t)
	must(t, db.Forget(t.Context(), "anna", "", 10))
	want := []string{"berta: mail of berta", "berta: berta t1"}
	if got := owners(t, db); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
