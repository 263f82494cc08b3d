package storetest

import (
	"context"
	"testing"

	"outremer/store"
)

func visits(t *testing.T, s store.Store) {
	ctx := context.Background()
	_, err := s.Visit(ctx, "anna", "t1")
	want(t, err, store.ErrNotFound)
	for _, v := range []store.Visit{
		{Person: "anna", Table: "t1", N: 3, At: 10}, {Person: "anna", Table: "t1", N: 7, At: 20}, {Person: "anna", Table: "t1", N: 5, At: 12},
		{Person: "anna", Table: "t2", N: 1, At: 15}, {Person: "berta", Table: "t1", N: 2, At: 5},
	} {
		must(t, s.PutVisit(ctx, v))
	}
	got, err := s.Visit(ctx, "anna", "t1")
	must(t, err)
	equal(t, got, store.Visit{Person: "anna", Table: "t1", N: 7, At: 20})
}

func presences(t *testing.T, s store.Store) {
	ctx := context.Background()
	for _, id := range []string{"anna", "berta"} {
		must(t, s.PutGuest(ctx, store.Guest{ID: id, Name: id}))
		must(t, s.PutVisit(ctx, store.Visit{Person: id, Table: "t1", N: 1, At: 10}))
		must(t, s.PutVisit(ctx, store.Visit{Person: id, Table: "t2", N: 1, At: 20}))
	}
	must(t, s.ShowPresence(ctx, "anna", store.ToNobody))
	got, err := s.Presences(ctx, []string{"anna", "berta", "carla"})
	must(t, err)
	equal(t, got, map[string]store.Presence{"anna": {Shown: store.ToNobody, Seen: 20}, "berta": {Seen: 20}})
	got, err = s.Presences(ctx, nil)
	must(t, err)
	equal(t, got, map[string]store.Presence{})
}

func notes(t *testing.T, s store.Store) {
	ctx := context.Background()
	must(t, s.PutNote(ctx, "anna", "t1", "first"))
	must(t, s.PutNote(ctx, "anna", "t1", "watch the Seljuks"))
	must(t, s.PutNote(ctx, "anna", "t2", "gone"))
	must(t, s.PutNote(ctx, "anna", "t2", ""))
	for at, text := range map[[2]string]string{{"anna", "t1"}: "watch the Seljuks", {"anna", "t2"}: "", {"berta", "t1"}: ""} {
		got, err := s.Note(ctx, at[0], at[1])
		must(t, err)
		equal(t, got, text)
	}
}

func regards(t *testing.T, s store.Store) {
	ctx := context.Background()
	must(t, s.PutRegard(ctx, "anna", "berta", store.Mute))
	must(t, s.PutRegard(ctx, "anna", "berta", store.Block))
	must(t, s.PutRegard(ctx, "anna", "carla", store.Mute))
	must(t, s.PutRegard(ctx, "dora", "berta", store.Block))
	must(t, s.PutRegard(ctx, "dora", "carla", store.Block))
	must(t, s.PutRegard(ctx, "dora", "carla", ""))
	got, err := s.Regards(ctx, "anna")
	must(t, err)
	equal(t, got, map[string]store.Regard{"berta": store.Block, "carla": store.Mute})
	for person, by := range map[string][]string{"berta": {"anna", "dora"}, "carla": nil} {
		found, err := s.BlockedBy(ctx, person)
		must(t, err)
		equal(t, found, by)
	}
}
