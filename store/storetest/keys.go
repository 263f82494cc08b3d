package storetest

import (
	"context"
	"errors"
	"sync"
	"testing"

	"outremer/store"
)

// keys: what was made with a key is made once, however often and by however many it is asked for, and
// a key is good for one thing of one person.
func keys(t *testing.T, s store.Store) {
	ctx := context.Background()
	key := store.Key{Person: "anna", Name: "k1", Hash: "a table", At: 1}
	_, err := s.Made(ctx, key)
	want(t, err, store.ErrNotFound)
	must(t, s.CreateTable(store.WithKey(ctx, key), Table("t1")))
	want(t, s.CreateTable(store.WithKey(ctx, key), Table("t2")), store.ErrRepeated)
	_, err = s.LoadTable(ctx, "t2")
	want(t, err, store.ErrNotFound)
	made, err := s.Made(ctx, key)
	must(t, err)
	equal(t, made, "t1")
	other := key
	other.Hash = "another table"
	_, err = s.Made(ctx, other)
	want(t, err, store.ErrKey)
	other.Person = "berta"
	must(t, s.CreateTable(store.WithKey(ctx, other), Table("t3")))

	var all sync.WaitGroup
	for range 20 {
		all.Go(func() {
			_, err := s.AddLetter(store.WithKey(ctx, store.Key{Person: "anna", Name: "k2", At: 2}), store.Letter{Table: "t1", Text: "once"})
			if err != nil && !errors.Is(err, store.ErrRepeated) {
				t.Error(err)
			}
		})
	}
	all.Wait()
	letters, err := s.Letters(ctx, "t1")
	must(t, err)
	equal(t, len(letters), 1)

	const day = 24 * 3600 * 1000
	must(t, s.CreateTable(store.WithKey(ctx, store.Key{Person: "carla", Name: "k1", At: day + 2}), Table("t4")))
	_, err = s.Made(ctx, key)
	want(t, err, store.ErrNotFound) // forgotten after a day
	must(t, s.Forget(ctx, "carla", "", 10))
	_, err = s.Made(ctx, store.Key{Person: "carla", Name: "k1"})
	want(t, err, store.ErrNotFound)
}
