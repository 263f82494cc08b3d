package sqlite

import (
	"context"
	"slices"
	"testing"
)

// TestFollowsOfPersons: who becomes another person follows for both, each table once; who is
// forgotten follows nothing.
func TestFollowsOfPersons(t *testing.T) {
	ctx := context.Background()
	d := fresh(t).(*DB)
	for _, f := range [][2]string{{"anna", "t1"}, {"anna", "t2"}, {"berta", "t2"}, {"carla", "t2"}} {
		if err := d.PutFollow(ctx, f[0], f[1], true); err != nil {
			t.Fatal(err)
		}
	}
	check := func(table string, want ...string) {
		t.Helper()
		if got, err := d.Followers(ctx, table); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: got %v, %v, want %v", table, got, err, want)
		}
	}
	if err := d.Merge(ctx, "anna", "berta", 10); err != nil {
		t.Fatal(err)
	}
	check("t1", "berta")
	check("t2", "berta", "carla")
	if err := d.Forget(ctx, "berta", "", 20); err != nil {
		t.Fatal(err)
	}
	check("t1")
	check("t2", "carla")
}
