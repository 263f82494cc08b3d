package storetest

import (
	"context"
	"fmt"
	"testing"

	"outremer/store"
)

func tokens(t *testing.T, s store.Store) {
	ctx := context.Background()
	_, err := s.Token(ctx, "k1")
	want(t, err, store.ErrNotFound)
	must(t, s.PutGuest(ctx, store.Guest{ID: "anna", Name: "Anna"}))
	first := store.Token{ID: "k1", Person: "anna", Name: "clock", Scope: store.ToRead, Created: 1, Expires: 9}
	second := store.Token{ID: "k2", Person: "anna", Name: "bot", Scope: store.ToPlay, Created: 2}
	must(t, s.PutToken(ctx, second))
	must(t, s.PutToken(ctx, first))
	must(t, s.SeeToken(ctx, "k1", 5))
	must(t, s.SeeToken(ctx, "k1", 4))
	first.Seen = 5
	list, err := s.Tokens(ctx, "anna")
	must(t, err)
	equal(t, list, []store.Token{first, second})
	got, err := s.Token(ctx, "k1")
	must(t, err)
	equal(t, got, first)

	want(t, s.DropToken(ctx, "berta", "k1"), store.ErrNotFound)
	must(t, s.DropToken(ctx, "anna", "k1"))
	want(t, s.DropToken(ctx, "anna", "k1"), store.ErrNotFound)
	for i := 1; i < store.MaxTokens; i++ {
		must(t, s.PutToken(ctx, store.Token{ID: fmt.Sprint("more ", i), Person: "anna", Scope: store.ToRead, Created: 3}))
	}
	want(t, s.PutToken(ctx, store.Token{ID: "one too many", Person: "anna", Scope: store.ToRead}), store.ErrTokens)

	must(t, s.PutGuest(ctx, store.Guest{ID: "phone", Name: "Anna"}))
	must(t, s.PutToken(ctx, store.Token{ID: "k3", Person: "phone", Scope: store.ToPlay, Created: 4}))
	must(t, s.Merge(ctx, "phone", "anna", 10))
	got, err = s.Token(ctx, "k3")
	must(t, err)
	equal(t, got.Person, "anna")
	must(t, s.Forget(ctx, "anna", "", 20))
	_, err = s.Token(ctx, "k3")
	want(t, err, store.ErrNotFound)
}

// bots: who gets a token to play is a bot for good, never was anything else, and stays apart from people.
func bots(t *testing.T, s store.Store) {
	ctx := context.Background()
	households(t, s)
	must(t, s.PutToken(ctx, store.Token{ID: "k1", Person: "anna", Scope: store.ToRead, Created: 7}))
	want(t, s.PutToken(ctx, store.Token{ID: "k2", Person: "anna", Scope: store.ToPlay, Created: 7}), store.ErrPlayed)
	must(t, s.PutGuest(ctx, store.Guest{ID: "robot", Name: "Robot"}))
	must(t, s.PutToken(ctx, store.Token{ID: "k3", Person: "robot", Scope: store.ToPlay, Created: 7}))
	must(t, s.DropToken(ctx, "robot", "k3"))
	for who, since := range map[string]int64{"anna": 0, "robot": 7} {
		g, err := s.Guest(ctx, who)
		must(t, err)
		equal(t, g.Program, since)
	}
	tab := Table("with robot")
	tab.Seats[1].Guest = "robot"
	must(t, s.CreateTable(ctx, tab))
	got, err := s.LoadTable(ctx, tab.ID)
	must(t, err)
	equal(t, []bool{got.Seats[0].Program, got.Seats[1].Program}, []bool{false, true})
	must(t, s.PutToken(ctx, store.Token{ID: "k4", Person: "robot", Scope: store.ToPlay, Created: 9})) // it has played as a bot

	want(t, s.Merge(ctx, "robot", "anna", 10), store.ErrMixed)
	want(t, s.Merge(ctx, "anna", "robot", 10), store.ErrMixed)
	must(t, s.Forget(ctx, "robot", "", 20))
	g, err := s.Guest(ctx, "robot")
	must(t, err)
	equal(t, g, store.Guest{ID: "robot", Deleted: 20})
}
