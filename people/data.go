package people

import (
	"context"
	"errors"
	"math"

	"outremer/store"
)

// Data is everything that is kept about a person.
type Data struct {
	Guest   store.Guest
	SignIns []store.SignIn
	Proofs  []store.Proof
	Tokens  []store.Token
	Tables  []store.Table
	Letters []store.Letter
	Games   []store.Outcome
	Ratings []store.Strength
}

// Data returns what is kept about a person.
func (d *Desk) Data(ctx context.Context, person string) (all Data, err error) {
	all.Guest, err = d.Store.Guest(ctx, person)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return all, err
	}
	all.SignIns, err = d.Store.SignIns(ctx, person)
	if err != nil {
		return all, err
	}
	all.Proofs, err = d.Store.Proofs(ctx, person)
	if err != nil {
		return all, err
	}
	all.Tokens, err = d.Store.Tokens(ctx, person)
	if err != nil {
		return all, err
	}
	all.Tables, err = d.Store.ListTables(ctx, store.Query{Guest: person, Limit: math.MaxInt32})
	if err != nil {
		return all, err
	}
	all.Letters, err = d.Store.LettersBy(ctx, person)
	if err != nil {
		return all, err
	}
	all.Games, err = d.Store.Outcomes(ctx, person)
	if err != nil {
		return all, err
	}
	all.Ratings, err = d.Store.Strengths(ctx, person)
	return all, err
}

// Leave deletes a person, whose sign-ins and tokens are returned: they are no longer good.
func (d *Desk) Leave(ctx context.Context, person string) ([]string, error) {
	ids, err := d.tokenIDs(ctx, person)
	if err != nil {
		return nil, err
	}
	list, err := d.Store.SignIns(ctx, person)
	if err != nil {
		return nil, err
	}
	for _, s := range list {
		ids = append(ids, s.ID)
	}
	defer d.known.forget(ids...)
	return ids, d.Host.Forget(ctx, person)
}

// Drop deletes a way of a person to sign in; of a kind that everybody has at most one of, key may be
// "".
func (d *Desk) Drop(ctx context.Context, person, kind, key string) error {
	if key == "" {
		list, err := d.proofs(ctx, person, kind)
		if err != nil {
			return err
		}
		if len(list) == 0 {
			return store.ErrNotFound
		}
		key = list[0].Key
	}
	return d.Store.DropProof(ctx, person, kind, key)
}
