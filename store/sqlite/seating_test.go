package sqlite

import (
	"context"
	"testing"

	"outremer/store"
	"outremer/store/storetest"
)

// A merged person keeps what was kept for either; a forgotten one has nothing left.
func TestMergeAndForgetSeating(t *testing.T) {
	ctx := context.Background()
	db, err := Open(ctx, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	tab := storetest.Table("t1")
	tab.Door = `{"barred":["carla"]}`
	if err := db.CreateTable(ctx, tab); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		do             func() error
		reserved, door string
	}{
		{func() error { return db.Merge(ctx, "carla", "dora", 10) }, "dora", `{"barred":["dora"]}`},
		{func() error { return db.Forget(ctx, "carla", "", 20) }, "dora", `{"barred":["dora"]}`},
		{func() error { return db.Forget(ctx, "dora", "", 30) }, "", `{"barred":[""]}`},
	} {
		if err := c.do(); err != nil {
			t.Fatal(err)
		}
		got, err := db.LoadTable(ctx, "t1")
		if err != nil {
			t.Fatal(err)
		}
		if got.Seats[1].Reserved != c.reserved || got.Door != c.door || got.Status != store.Open {
			t.Errorf("reserved for %q, door %s; want %q, %s", got.Seats[1].Reserved, got.Door, c.reserved, c.door)
		}
	}
}
