package sqlite

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"outremer/store"
)

// TestMergeCompany: what two persons kept is one person's, nobody regards themselves, and a person who
// is forgotten leaves nothing.
func TestMergeCompany(t *testing.T) {
	ctx := context.Background()
	d, err := Open(ctx, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	err = errors.Join(
		d.PutVisit(ctx, store.Visit{Person: "phone", Table: "t1", N: 9, At: 5}),
		d.PutVisit(ctx, store.Visit{Person: "desk", Table: "t1", N: 4, At: 8}),
		d.PutNote(ctx, "phone", "t1", "from the phone"),
		d.PutNote(ctx, "desk", "t1", "from the desk"),
		d.PutRegard(ctx, "phone", "carl", store.Mute),
		d.PutRegard(ctx, "desk", "carl", store.Block),
		d.PutRegard(ctx, "desk", "phone", store.Mute),
		d.PutRegard(ctx, "dora", "phone", store.Block),
		d.Merge(ctx, "phone", "desk", 10),
	)
	if err != nil {
		t.Fatal(err)
	}
	check := func(what string, got any, err error, want any) {
		t.Helper()
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %v (%v), want %v", what, got, err, want)
		}
	}
	visit, err := d.Visit(ctx, "desk", "t1")
	check("visit", visit, err, store.Visit{Person: "desk", Table: "t1", N: 9, At: 8})
	note, err := d.Note(ctx, "desk", "t1")
	check("note", note, err, "from the desk\nfrom the phone")
	mine, err := d.Regards(ctx, "desk")
	check("regards", mine, err, map[string]store.Regard{"carl": store.Block})
	by, err := d.BlockedBy(ctx, "desk")
	check("blocked by", by, err, []string{"dora"})
	by, err = d.BlockedBy(ctx, "phone")
	check("blocked by, of the other", by, err, []string(nil))

	err = d.Forget(ctx, "desk", "", 20)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Visit(ctx, "desk", "t1"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("visit, forgotten: %v, want that there is none", err)
	}
	note, err = d.Note(ctx, "desk", "t1")
	check("note, forgotten", note, err, "")
	by, err = d.BlockedBy(ctx, "desk")
	check("blocked by, forgotten", by, err, []string(nil))
}
