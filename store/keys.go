package store

import "context"

// Key names one request of a person to make something. Whoever got no answer asks again with the same
// key, and nothing is made twice.
type Key struct {
	Person string
	Name   string // chosen by the person's program; "" for no key
	Hash   string // of what is asked for, so that one key is not used for two things
	At     int64
}

// Keys keeps what was made by requests with a key, for a day. It is written with what was made, or not
// at all.
type Keys interface {
	// Made returns what a request has made: the id of a table, or some word for a letter. It returns
	// ErrNotFound if the request was not carried out, and ErrKey if it was another one.
	Made(ctx context.Context, k Key) (string, error)
}

type keyed struct{}

// WithKey returns a context for carrying out the request with this key.
func WithKey(ctx context.Context, k Key) context.Context { return context.WithValue(ctx, keyed{}, k) }

// KeyOf returns the key of the request that is being carried out; an empty one if it has none.
func KeyOf(ctx context.Context) Key {
	k, _ := ctx.Value(keyed{}).(Key)
	return k
}
