package web

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"

	"outremer/store"
)

// Once is the part of a request to make something by which it can be repeated safely.
type Once struct {
	Key string `header:"Idempotency-Key" maxLength:"100" doc:"any text of your own for this request: sent again with the same key within a day, it makes nothing twice"`
}

// once prepares a request that makes something. If the same request was carried out before, it returns
// what that made; else a context to carry it out with.
func (a *api) once(ctx context.Context, in *Once, what string, body any) (_ context.Context, made string, err error) {
	if in.Key == "" {
		return ctx, "", nil
	}
	b, err := json.Marshal(body)
	if err != nil {
		return ctx, "", err
	}
	sum := sha256.Sum256(append([]byte(what+"\n"), b...))
	key := store.Key{Person: guestID(ctx), Name: in.Key, Hash: hex.EncodeToString(sum[:]), At: a.Now().UnixMilli()}
	made, err = a.Store.Made(ctx, key)
	if errors.Is(err, store.ErrNotFound) {
		return store.WithKey(ctx, key), "", nil
	}
	return ctx, made, err
}
