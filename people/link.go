package people

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"outremer/store"
)

// link finds the link of a kind that a secret opens. It says why one is not good.
func (d *Desk) link(ctx context.Context, kind, secret string) (store.Link, error) {
	l, err := d.Store.Link(ctx, hashOf(kind, secret))
	switch {
	case errors.Is(err, store.ErrNotFound), err == nil && l.Kind != kind:
		return l, ErrUnknown
	case err != nil:
		return l, err
	case l.Used != 0:
		return l, ErrUsed
	case l.Expires <= d.now():
		return l, ErrOld
	}
	return l, nil
}

// newLink makes a link and returns its secret.
func (d *Desk) newLink(ctx context.Context, kind, person string, data any, good time.Duration) (string, error) {
	secret, err := d.secret()
	if err != nil {
		return "", err
	}
	text, err := json.Marshal(data)
	if err != nil {
		return "", err
	}
	l := store.Link{Hash: hashOf(kind, secret), Kind: kind, Person: person, Data: string(text), Expires: d.now() + good.Milliseconds()}
	return secret, d.Store.PutLink(ctx, l)
}

// use uses a link up. Of several who do so at once, all but one learn that it is used.
func (d *Desk) use(ctx context.Context, l store.Link) error {
	err := d.Store.UseLink(ctx, l, d.now())
	if errors.Is(err, store.ErrMoved) {
		return ErrUsed
	}
	return err
}

// redeem is link and use in one, and reads what the link was made with.
func (d *Desk) redeem(ctx context.Context, kind, secret string, data any) (store.Link, error) {
	l, err := d.link(ctx, kind, secret)
	if err != nil {
		return l, err
	}
	if err := json.Unmarshal([]byte(l.Data), data); err != nil {
		return l, err
	}
	return l, d.use(ctx, l)
}
