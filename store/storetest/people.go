package storetest

import (
	"context"
	"errors"
	"sync"
	"testing"

	"outremer/game"
	"outremer/store"
)

func signIns(t *testing.T, s store.Store) {
	ctx := context.Background()
	_, err := s.SignIn(ctx, "s1")
	want(t, err, store.ErrNotFound)
	first := store.SignIn{ID: "s1", Person: "anna", Device: "Firefox", Created: 1, Seen: 1}
	must(t, s.PutSignIn(ctx, first))
	must(t, s.PutSignIn(ctx, store.SignIn{ID: "s1", Person: "berta", Created: 9, Seen: 9}))
	must(t, s.PutSignIn(ctx, store.SignIn{ID: "s2", Person: "anna", Created: 2, Seen: 2}))
	must(t, s.SeeSignIn(ctx, "s1", 5))
	must(t, s.SeeSignIn(ctx, "s1", 4))
	first.Seen = 5
	list, err := s.SignIns(ctx, "anna")
	must(t, err)
	equal(t, list, []store.SignIn{first, {ID: "s2", Person: "anna", Created: 2, Seen: 2}})
	must(t, s.Revoke(ctx, "berta", 6, "s1"))
	must(t, s.Revoke(ctx, "anna", 7, "s2"))
	list, err = s.SignIns(ctx, "anna")
	must(t, err)
	equal(t, list, []store.SignIn{first})
	got, err := s.SignIn(ctx, "s2")
	must(t, err)
	equal(t, got.Revoked, int64(7))
}

func rotate(t *testing.T, s store.Store) {
	ctx := context.Background()
	must(t, s.PutSignIn(ctx, store.SignIn{ID: "s1", Person: "anna", Created: 1}))
	must(t, s.Rotate(ctx, store.SignIn{ID: "s1", Person: "anna"}, store.SignIn{ID: "s2", Person: "berta", Created: 5}))
	must(t, s.Rotate(ctx, store.SignIn{ID: "unknown", Person: "carla"}, store.SignIn{ID: "s3", Person: "berta", Created: 6}))
	for id, revoked := range map[string]int64{"s1": 5, "s2": 0, "unknown": 6, "s3": 0} {
		got, err := s.SignIn(ctx, id)
		must(t, err)
		if got.Revoked != revoked {
			t.Errorf("%s: revoked at %d, want %d", id, got.Revoked, revoked)
		}
	}
}

func proofs(t *testing.T, s store.Store) {
	ctx := context.Background()
	p := store.Proof{Kind: store.Passkey, Key: "k1", Person: "anna", Data: "one", Created: 1}
	must(t, s.PutProof(ctx, p))
	must(t, s.PutProof(ctx, store.Proof{Kind: store.Mail, Key: "k1", Person: "berta", Created: 2}))
	theft := p
	theft.Person = "berta"
	want(t, s.PutProof(ctx, theft), store.ErrMoved)
	p.Data, p.Used = "two", 3
	must(t, s.PutProof(ctx, p))
	got, err := s.Proof(ctx, store.Passkey, "k1")
	must(t, err)
	equal(t, got, p)
	list, err := s.Proofs(ctx, "anna")
	must(t, err)
	equal(t, list, []store.Proof{p})
	want(t, s.DropProof(ctx, "berta", store.Passkey, "k1"), store.ErrNotFound)
	must(t, s.DropProof(ctx, "anna", store.Passkey, "k1"))
	_, err = s.Proof(ctx, store.Passkey, "k1")
	want(t, err, store.ErrNotFound)
}

func links(t *testing.T, s store.Store) {
	ctx := context.Background()
	_, err := s.Link(ctx, "l1")
	want(t, err, store.ErrNotFound)
	l := store.Link{Hash: "l1", Kind: "device", Person: "anna", Data: "fresh", Expires: 100}
	must(t, s.PutLink(ctx, l))
	want(t, s.ChangeLink(ctx, l, "late", 100), store.ErrMoved)
	must(t, s.ChangeLink(ctx, l, "claimed", 50))
	want(t, s.ChangeLink(ctx, l, "claimed again", 50), store.ErrMoved)
	want(t, s.UseLink(ctx, l, 50), store.ErrMoved)
	l.Data = "claimed"
	want(t, s.UseLink(ctx, l, 100), store.ErrMoved)
	must(t, s.UseLink(ctx, l, 99))
	want(t, s.UseLink(ctx, l, 99), store.ErrMoved)
	l.Used = 99
	got, err := s.Link(ctx, "l1")
	must(t, err)
	equal(t, got, l)
	// It is kept for a while, so that who uses it again learns why it fails.
	must(t, s.PutLink(ctx, store.Link{Hash: "l2", Expires: 1000}))
	_, err = s.Link(ctx, "l1")
	must(t, err)
	must(t, s.PutLink(ctx, store.Link{Hash: "l3", Expires: 1 << 40}))
	_, err = s.Link(ctx, "l1")
	want(t, err, store.ErrNotFound)
}

// linkRace: of many who use a link at once, one succeeds.
func linkRace(t *testing.T, s store.Store) {
	ctx := context.Background()
	l := store.Link{Hash: "l1", Expires: 100}
	must(t, s.PutLink(ctx, l))
	const users = 8
	errs := make([]error, users)
	var all sync.WaitGroup
	for i := range users {
		all.Go(func() { errs[i] = s.UseLink(ctx, l, 50) })
	}
	all.Wait()
	won := 0
	for _, err := range errs {
		if err == nil {
			won++
			continue
		}
		want(t, err, store.ErrMoved)
	}
	equal(t, won, 1)
}

// households creates tables at which anna, berta and carla sit.
func households(t *testing.T, s store.Store) {
	ctx := context.Background()
	for _, g := range []string{"anna", "berta", "carla"} {
		must(t, s.PutGuest(ctx, store.Guest{ID: g, Name: g, Created: 1}))
		must(t, s.PutSignIn(ctx, store.SignIn{ID: "of " + g, Person: g}))
		tab := Table("with " + g)
		tab.Creator, tab.Seats[0].Guest, tab.Status = g, g, store.Running
		must(t, s.CreateTable(ctx, tab, 0))
		_, err := s.AddLetter(ctx, store.Letter{Table: tab.ID, Guest: g, Text: "from " + g})
		must(t, err)
	}
}

func merge(t *testing.T, s store.Store) {
	ctx := context.Background()
	households(t, s)
	must(t, s.Describe(ctx, store.Guest{ID: "anna", Lang: "it", Zone: "Europe/Rome"}))
	must(t, s.PutProof(ctx, store.Proof{Kind: store.Mail, Key: "a@example.org", Person: "anna"}))
	must(t, s.Merge(ctx, "anna", "berta", 50))
	got, err := s.LoadTable(ctx, "with anna")
	must(t, err)
	equal(t, []string{got.Creator, got.Seats[0].Guest, got.Seats[0].Holder}, []string{"berta", "berta", "berta"})
	letters, err := s.LettersBy(ctx, "berta")
	must(t, err)
	equal(t, len(letters), 2)
	signs, err := s.SignIns(ctx, "berta")
	must(t, err)
	equal(t, len(signs), 2)
	p, err := s.Proof(ctx, store.Mail, "a@example.org")
	must(t, err)
	equal(t, p.Person, "berta")
	g, err := s.Guest(ctx, "berta")
	must(t, err)
	equal(t, g, store.Guest{ID: "berta", Name: "berta", Created: 1, Lang: "it", Zone: "Europe/Rome"})
	g, err = s.Guest(ctx, "anna")
	must(t, err)
	equal(t, g, store.Guest{ID: "anna", Created: 1, Deleted: 50, Heir: "berta"})
	want(t, s.Merge(ctx, "anna", "carla", 51), store.ErrNotFound)
	want(t, s.Merge(ctx, "carla", "anna", 51), store.ErrNotFound)
}

// mergeLate: what is written for a person who was merged meanwhile is the heir's, over several
// merges.
func mergeLate(t *testing.T, s store.Store) {
	ctx := context.Background()
	households(t, s)
	must(t, s.Merge(ctx, "anna", "berta", 50))
	must(t, s.Merge(ctx, "berta", "carla", 51))
	must(t, s.PutGuest(ctx, store.Guest{ID: "anna", Name: "Anna is back"}))
	late := Table("late")
	must(t, s.CreateTable(ctx, late, 0))
	step := Next("with carla", 1)
	step.Seats = map[game.Seat]store.Seat{1: {Name: "blue", Guest: "anna"}}
	must(t, s.ApplyStep(ctx, step))
	_, err := s.AddLetter(ctx, store.Letter{Table: "late", Guest: "anna", Text: "late"})
	must(t, err)
	must(t, s.PutSignIn(ctx, store.SignIn{ID: "late", Person: "anna"}))
	for _, id := range []string{"late", "with carla"} {
		got, err := s.LoadTable(ctx, id)
		must(t, err)
		equal(t, got.Creator, "carla")
		equal(t, got.Seats[0].Guest, "carla")
	}
	got, err := s.LoadTable(ctx, "with carla")
	must(t, err)
	equal(t, got.Seats[1].Guest, "carla")
	letters, err := s.LettersBy(ctx, "carla")
	must(t, err)
	equal(t, len(letters), 4)
	signs, err := s.SignIns(ctx, "carla")
	must(t, err)
	equal(t, len(signs), 4)
}

// mergeClash: who sits on two sides of an unfinished game stays two, and nothing was written.
func mergeClash(t *testing.T, s store.Store) {
	ctx := context.Background()
	households(t, s)
	tab := Table("together")
	tab.Name, tab.Status, tab.Seats[1].Guest = "Saturday", store.Running, "berta"
	must(t, s.CreateTable(ctx, tab, 0))
	err := s.Merge(ctx, "anna", "berta", 50)
	clash, ok := errors.AsType[*store.Clash](err)
	if !ok {
		t.Fatalf("error %v, want a clash", err)
	}
	equal(t, clash.Tables, []string{"Saturday"})
	list, err := s.ListTables(ctx, store.Query{Guest: "anna", Limit: 9})
	must(t, err)
	equal(t, len(list), 2)
	step := Next("together", 1)
	step.To.Status = store.Over
	must(t, s.ApplyStep(ctx, step))
	must(t, s.Merge(ctx, "anna", "berta", 51))
}

// mergeRace: whichever of two merges comes first, nothing is lost.
func mergeRace(t *testing.T, s store.Store) {
	ctx := context.Background()
	households(t, s)
	var all sync.WaitGroup
	var there, back error
	all.Go(func() { there = s.Merge(ctx, "anna", "berta", 50) })
	all.Go(func() { back = s.Merge(ctx, "berta", "anna", 50) })
	all.Wait()
	winner, lost := "berta", back
	if there != nil {
		winner, lost = "anna", there
	}
	want(t, lost, store.ErrNotFound)
	list, err := s.ListTables(ctx, store.Query{Guest: winner, Limit: 9})
	must(t, err)
	equal(t, len(list), 2)
}

func forget(t *testing.T, s store.Store) {
	ctx := context.Background()
	households(t, s)
	over := Table("over")
	over.Status = store.Over
	must(t, s.CreateTable(ctx, over, 0))
	must(t, s.PutProof(ctx, store.Proof{Kind: store.Phrase, Key: "h", Person: "anna"}))
	must(t, s.PutLink(ctx, store.Link{Hash: "l1", Person: "anna", Expires: 100}))
	must(t, s.Forget(ctx, "anna", "random", 50))
	must(t, s.PutGuest(ctx, store.Guest{ID: "anna", Name: "Anna is back"}))
	g, err := s.Guest(ctx, "anna")
	must(t, err)
	equal(t, g, store.Guest{ID: "anna", Deleted: 50})
	for id, bot := range map[string]string{"with anna": "random", "over": ""} {
		got, err := s.LoadTable(ctx, id)
		must(t, err)
		equal(t, []string{got.Creator, got.Seats[0].Guest, got.Seats[0].Bot}, []string{"", "", bot})
	}
	letters, err := s.Letters(ctx, "with anna")
	must(t, err)
	equal(t, []string{letters[0].Guest, letters[0].Text}, []string{"", ""})
	letters, err = s.Letters(ctx, "with berta")
	must(t, err)
	equal(t, letters[0].Text, "from berta")
	for _, err := range []error{second(s.SignIn(ctx, "of anna")), second(s.Proof(ctx, store.Phrase, "h")), second(s.Link(ctx, "l1"))} {
		want(t, err, store.ErrNotFound)
	}
}

func second[T any](_ T, err error) error { return err }
