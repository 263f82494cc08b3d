package sqlite

import (
	"context"
	"slices"
	"testing"

	"outremer/store/rows"
)

// TestEverythingIsMoved: a table that a migration has added is moved as well, or is named here.
func TestEverythingIsMoved(t *testing.T) {
	db, err := Open(context.Background(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	list, err := db.read.Query(`SELECT name FROM sqlite_master WHERE type='table' AND name NOT LIKE 'sqlite_%'
		AND name NOT IN ('goose_db_version', 'writers') ORDER BY name`)
	if err != nil {
		t.Fatal(err)
	}
	defer list.Close()
	var want []string
	for list.Next() {
		var name string
		if err := list.Scan(&name); err != nil {
			t.Fatal(err)
		}
		want = append(want, name)
	}
	got := rows.Moved()
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("moved are %v, there are %v", got, want)
	}
}
