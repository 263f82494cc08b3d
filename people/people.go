// Package people knows who somebody is: the browsers that are signed in as a person, the ways to
// prove it, and how two persons become one.
//
// A guest is a person from the first click and needs none of this. A browser shows a token, which is
// in its cookie; what is kept is the token's hash, in a row that can be revoked. Guests who only look
// have a token but no row: the row is made with the first thing that is stored for them.
package people

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"time"

	"golang.org/x/time/rate"

	"outremer/store"
	"outremer/table"
)

// Errors that people can run into. Two persons who cannot be merged are a *store.Clash.
var (
	// ErrUnknown: the link is not from here.
	ErrUnknown = errors.New("this link is not from here, or a part of it is missing; ask for a new one")
	// ErrUsed: the link was used.
	ErrUsed = errors.New("this link has been used, and works only once; ask for a new one")
	// ErrOld: the link has expired.
	ErrOld = errors.New("this link is too old; ask for a new one")
	// ErrRefused: the person did not allow the other device.
	ErrRefused = errors.New("the other device said no")
	// ErrWaiting: the other device has not answered.
	ErrWaiting = errors.New("the other device has not answered yet")
	// ErrPhrase: the words are well formed, but nobody's.
	ErrPhrase = errors.New("nobody here has this phrase; a newer phrase replaces the one before")
	// ErrOften: too many tries.
	ErrOften = errors.New("too many tries; wait a few minutes")
	// ErrPasskey: the passkey proves nothing here.
	ErrPasskey = errors.New("this passkey is not known here")
	// ErrNoMail: the host sends no mail.
	ErrNoMail = errors.New("this server sends no mail")
	// ErrNoOIDC: there is nobody else to ask.
	ErrNoOIDC = errors.New("this server has no other sign-in")
	// ErrOIDC: the other sign-in did not succeed.
	ErrOIDC = errors.New("the other sign-in did not succeed; try again")
	// ErrToken: nobody's program has this token.
	ErrToken = errors.New("this token is not good here: it was revoked, or a part of it is missing")
	// ErrTokenOld: the token has expired.
	ErrTokenOld = errors.New("this token has expired; make a new one")
	// ErrTaken: another person has that proof.
	ErrTaken = errors.New("somebody else here uses this; sign in with it instead")
)

// Mailer sends mail. A host without one has none to send.
type Mailer interface {
	Send(ctx context.Context, to, subject, text, html string) error
}

// Config configures a Desk. Host and Store are required.
type Config struct {
	Host   *table.Host
	Store  store.Store
	Mail   Mailer          // nil: no sign-in by mail
	OIDC   *OIDCClient     // nil: no sign-in by others
	Ended  func(id string) // told of sign-ins and tokens that were revoked at another node; "" for any; may be nil
	Now    func() time.Time
	Random io.Reader
}

// Desk is where people say who they are. It is safe for concurrent use.
type Desk struct {
	Config
	known known
	tries *tries
}

// New opens a desk.
func New(c Config) *Desk {
	if c.Now == nil {
		c.Now = c.Store.Now
	}
	if c.Random == nil {
		c.Random = rand.Reader
	}
	d := &Desk{Config: c, tries: newTries(rate.Every(Between), tried)}
	c.Host.Runs(mailKind, d.answerMail)
	c.Host.SignedOut(d.Heard)
	return d
}

// Heard is told that a sign-in or a token was revoked at another node; "" for any of them.
func (d *Desk) Heard(id string) {
	d.known.forgetElsewhere(id)
	if d.Ended != nil {
		d.Ended(id)
	}
}

func (d *Desk) now() int64 { return d.Now().UnixMilli() }

// secret makes an unguessable text of 256 bits.
func (d *Desk) secret() (string, error) {
	b := make([]byte, 32)
	_, err := io.ReadFull(d.Random, b)
	return hex.EncodeToString(b), err
}

// hashOf is what is kept of a secret. A fast hash will do: no secret here has less than 128 bits, so
// none can be guessed, however many guesses a second somebody makes.
func hashOf(kind, secret string) string {
	sum := sha256.Sum256([]byte(kind + " " + secret))
	return hex.EncodeToString(sum[:])
}
