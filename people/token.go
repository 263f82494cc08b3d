package people

import (
	"context"
	"errors"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"outremer/game"
	"outremer/store"
)

// TokenMark begins the tokens of programs, so that whoever looks for secrets that have leaked knows one.
const TokenMark = "outremer_"

// IsToken reports whether a secret is a program's, not a browser's.
func IsToken(secret string) bool { return strings.HasPrefix(secret, TokenMark) }

// tokenFreshness is how exactly it is known when a token was last used.
const tokenFreshness = 10 * time.Minute

// NewToken makes a token for a person's programs. What it returns as text is shown once: only its hash is
// kept. It is good for a time, or for ever if that is 0.
func (d *Desk) NewToken(ctx context.Context, person, name string, scope store.Scope, good time.Duration) (text string, t store.Token, err error) {
	name, err = cleanTokenName(name)
	if err != nil {
		return "", t, err
	}
	secret, err := d.secret()
	if err != nil {
		return "", t, err
	}
	text = TokenMark + secret
	t = store.Token{ID: hashOf("token", text), Person: person, Name: name, Scope: scope, Created: d.now()}
	if good > 0 {
		t.Expires = t.Created + good.Milliseconds()
	}
	return text, t, d.Store.PutToken(ctx, t)
}

// cleanTokenName checks the name by which a person tells a token from others.
func cleanTokenName(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	if name == "" || utf8.RuneCountInString(name) > 40 || strings.ContainsFunc(name, unicode.IsControl) {
		return "", &game.SetupError{Field: "name", Text: "must have 1 to 40 characters"}
	}
	return name, nil
}

// Bearer returns whom a program acts for that shows a token; ErrToken or ErrTokenOld if it is not good.
func (d *Desk) Bearer(ctx context.Context, text string) (Visitor, error) {
	if !wellFormed(text) {
		return Visitor{}, ErrToken
	}
	id := hashOf("token", text)
	v, epoch, ok := d.known.get(id)
	if !ok {
		t, err := d.Store.Token(ctx, id)
		if errors.Is(err, store.ErrNotFound) {
			return Visitor{}, ErrToken // not remembered: whoever guesses would push others out
		}
		if err != nil {
			return Visitor{}, err
		}
		v = Visitor{Person: t.Person, SignIn: id, Scope: t.Scope, Until: t.Expires, stored: true, seen: t.Seen}
		d.known.put(v, epoch)
	}
	v.Person = d.Host.Heir(v.Person)
	switch {
	case v.Person == "":
		return Visitor{}, ErrToken
	case v.Until != 0 && v.Until <= d.now():
		return Visitor{}, ErrTokenOld
	}
	err := d.seeToken(ctx, v)
	v.seen = d.now()
	return v, err
}

// wellFormed reports whether a text looks like a token of ours.
func wellFormed(text string) bool {
	secret, ok := strings.CutPrefix(text, TokenMark)
	return ok && len(secret) == 64 && strings.Trim(secret, "0123456789abcdef") == ""
}

// seeToken notes that a token is used.
func (d *Desk) seeToken(ctx context.Context, v Visitor) error {
	now := d.now()
	if now-v.seen < tokenFreshness.Milliseconds() {
		return nil
	}
	if err := d.Store.SeeToken(ctx, v.SignIn, now); err != nil {
		return err
	}
	d.known.forget(v.SignIn) // not put: it may have been revoked meanwhile
	return nil
}

// DropToken ends a token of a person's; store.ErrNotFound if there is none.
func (d *Desk) DropToken(ctx context.Context, person, id string) error {
	defer d.known.forget(id)
	return d.Store.DropToken(ctx, person, id)
}

// dropTokens ends all tokens of a person, and returns which.
func (d *Desk) dropTokens(ctx context.Context, person string) ([]string, error) {
	ids, err := d.tokenIDs(ctx, person)
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		if err := ignoreMissing(d.DropToken(ctx, person, id)); err != nil {
			return nil, err
		}
	}
	return ids, nil
}

func (d *Desk) tokenIDs(ctx context.Context, person string) (ids []string, err error) {
	list, err := d.Store.Tokens(ctx, person)
	for _, t := range list {
		ids = append(ids, t.ID)
	}
	return ids, err
}
