package people

import (
	"context"
	"errors"
	"strings"
	"sync"
	"time"

	"outremer/store"
)

// Visitor is who a browser's token stands for, or a program's.
type Visitor struct {
	Person string
	SignIn string      // the token's hash
	Scope  store.Scope // of a program's token
	Until  int64       // when a program's token expires; 0 for never
	stored bool        // there is a row
	seen   int64
}

// mark begins the tokens of sign-ins. Others are ids of guests.
const mark = "~"

// IsSignIn reports whether a token is that of a sign-in, not of a guest.
func IsSignIn(token string) bool { return strings.HasPrefix(token, mark) }

// known is what is known of sign-ins, so that a move asks no database who makes it. Its size is
// bounded: when the newer half is full, the older one is dropped.
type known struct {
	mu       sync.Mutex
	epoch    int // of revocations
	new, old map[string]Visitor
}

const half = 10_000

func (k *known) get(id string) (Visitor, int, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	v, ok := k.new[id]
	if !ok {
		v, ok = k.old[id]
		if ok {
			k.add(v)
		}
	}
	return v, k.epoch, ok
}

// put remembers what was found out in an epoch, unless something was revoked since.
func (k *known) put(v Visitor, epoch int) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.epoch == epoch {
		k.add(v)
	}
}

func (k *known) add(v Visitor) {
	if k.new == nil || len(k.new) >= half {
		k.new, k.old = map[string]Visitor{}, k.new
	}
	k.new[v.SignIn] = v
}

// forget makes sign-ins be asked for again.
func (k *known) forget(ids ...string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.epoch++
	for _, id := range ids {
		delete(k.new, id)
		delete(k.old, id)
	}
}

// forgetElsewhere forgets a sign-in that was revoked at another node, or all of them for "".
func (k *known) forgetElsewhere(id string) {
	k.forget(id)
	if id == "" {
		k.mu.Lock()
		defer k.mu.Unlock()
		k.new, k.old = nil, nil
	}
}

// Who returns whom a token stands for; false if it is no longer good. The token's signature must
// have been checked.
func (d *Desk) Who(ctx context.Context, token string) (Visitor, bool, error) {
	id := hashOf("sign-in", token)
	v, epoch, ok := d.known.get(id)
	if !ok {
		var err error
		v, err = d.find(ctx, id, token)
		if err != nil {
			return v, false, err
		}
		d.known.put(v, epoch)
	}
	v.Person = d.Host.Heir(v.Person)
	return v, v.Person != "", nil
}

// find asks the store. Who is nobody there has no person.
func (d *Desk) find(ctx context.Context, id, token string) (Visitor, error) {
	v := Visitor{SignIn: id}
	row, err := d.Store.SignIn(ctx, id)
	if err == nil {
		if row.Revoked == 0 {
			v.Person, v.stored, v.seen = row.Person, true, row.Seen
		}
		return v, nil
	}
	if !errors.Is(err, store.ErrNotFound) || IsSignIn(token) {
		return v, ignoreMissing(err)
	}
	g, err := d.Store.Guest(ctx, token)
	if g.Deleted == 0 {
		v.Person = token
	}
	return v, ignoreMissing(err)
}

func ignoreMissing(err error) error {
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	return err
}

// NewGuest is the visitor with the token of a guest who has just come.
func NewGuest(token string) Visitor { return Visitor{Person: token, SignIn: hashOf("sign-in", token)} }

// Keep makes a row for a visitor for whom something is to be stored. It does nothing if there is one.
func (d *Desk) Keep(ctx context.Context, v Visitor, device string) error {
	if v.stored {
		return nil
	}
	now := d.now()
	row := store.SignIn{ID: v.SignIn, Person: v.Person, Device: device, Created: now, Seen: now}
	if err := d.Store.PutSignIn(ctx, row); err != nil {
		return err
	}
	d.known.forget(v.SignIn) // the row counts from now on: it may be there already, and revoked
	return nil
}

// freshness is how exactly it is known when somebody was last seen.
const freshness = time.Hour

// See notes that a visitor is here.
func (d *Desk) See(ctx context.Context, v Visitor) error {
	now := d.now()
	if !v.stored || now-v.seen < freshness.Milliseconds() {
		return nil
	}
	if err := d.Store.SeeSignIn(ctx, v.SignIn, now); err != nil {
		return err
	}
	d.known.forget(v.SignIn) // not put: it may have been revoked since the visitor was recognized
	return nil
}

// Entry is a browser that has signed in: the token it gets, and whom it stands for.
type Entry struct {
	Token string
	Visitor
}

// enter signs a visitor in as a person. The visitor's own person, if it is another one that has
// something stored, is merged into it, and the old token is worth nothing afterwards.
func (d *Desk) enter(ctx context.Context, v Visitor, person, device string) (Entry, error) {
	person = d.Host.Heir(person)
	if v.Person != person && v.Person != "" {
		err := d.merge(ctx, v.Person, person)
		if err != nil {
			return Entry{}, err
		}
	}
	return d.rotate(ctx, v, person, device)
}

// merge merges a person of whom something is stored; there is nothing to merge of others.
func (d *Desk) merge(ctx context.Context, from, into string) error {
	_, err := d.Store.Guest(ctx, from)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	return d.Host.Merge(ctx, from, into)
}

// rotate gives a visitor a new token.
func (d *Desk) rotate(ctx context.Context, v Visitor, person, device string) (Entry, error) {
	secret, err := d.secret()
	if err != nil {
		return Entry{}, err
	}
	token, now := mark+secret, d.now()
	fresh := store.SignIn{ID: hashOf("sign-in", token), Person: person, Device: device, Created: now, Seen: now}
	if err := d.Store.Rotate(ctx, store.SignIn{ID: v.SignIn, Person: person, Device: device, Created: now, Seen: now}, fresh); err != nil {
		return Entry{}, err
	}
	d.known.forget(v.SignIn)
	return Entry{token, Visitor{Person: person, SignIn: fresh.ID, stored: true, seen: now}}, nil
}

// SignIns returns a person's good sign-ins.
func (d *Desk) SignIns(ctx context.Context, person string) ([]store.SignIn, error) {
	return d.Store.SignIns(ctx, person)
}

// Revoke ends one sign-in of a person; store.ErrNotFound if there is none.
func (d *Desk) Revoke(ctx context.Context, person, id string) error {
	row, err := d.Store.SignIn(ctx, id)
	if err != nil {
		return err
	}
	if row.Person != person || row.Revoked != 0 {
		return store.ErrNotFound
	}
	defer d.known.forget(id)
	return d.Store.Revoke(ctx, person, d.now(), id)
}

// RevokeAll ends all sign-ins and tokens of a visitor's person and returns which. The visitor gets a new
// sign-in: somebody who has stolen the visitor's own cookie is out as well, with all that was made by it.
func (d *Desk) RevokeAll(ctx context.Context, v Visitor, device string) (Entry, []string, error) {
	list, err := d.Store.SignIns(ctx, v.Person)
	if err != nil {
		return Entry{}, nil, err
	}
	ids := []string{v.SignIn}
	for _, s := range list {
		ids = append(ids, s.ID)
	}
	defer d.known.forget(ids...)
	if err := d.Store.Revoke(ctx, v.Person, d.now(), ids...); err != nil {
		return Entry{}, nil, err
	}
	tokens, err := d.dropTokens(ctx, v.Person)
	if err != nil {
		return Entry{}, nil, err
	}
	e, err := d.rotate(ctx, v, v.Person, device)
	return e, append(ids, tokens...), err
}
