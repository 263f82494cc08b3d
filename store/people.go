package store

import (
	"context"
	"fmt"
	"strings"
)

// SignIn is a browser that acts for a person.
type SignIn struct {
	ID      string // hash of what its cookie says
	Person  string
	Device  string // such as "Firefox on Android"
	Created int64
	Seen    int64
	Revoked int64 // 0 while it is good
}

// Kinds of proof.
const (
	Passkey = "passkey"
	Phrase  = "phrase"
	Mail    = "mail"
	OIDC    = "oidc"
)

// Proof is something by which a person signs in.
type Proof struct {
	Kind    string
	Key     string // unique among its kind
	Person  string
	Data    string // only package people reads it
	Created int64
	Used    int64
}

// Link is a secret that can be used once, for a while. Only its hash is kept.
type Link struct {
	Hash    string
	Kind    string
	Person  string
	Data    string // only package people reads it
	Expires int64
	Used    int64
}

// Clash is why two persons cannot be merged: they sit at the same unfinished tables.
type Clash struct {
	Tables []string // names, or ids of tables without one
}

func (c *Clash) Error() string {
	return fmt.Sprintf("both sit at %s; one game cannot have the same player on two sides", strings.Join(c.Tables, ", "))
}

// People keeps how guests prove who they are, and makes one person of two.
type People interface {
	// PutSignIn adds a sign-in. One that is there, revoked or not, is left as it is.
	PutSignIn(ctx context.Context, s SignIn) error
	// Rotate replaces a sign-in, stored or not, by another: the old one is revoked.
	Rotate(ctx context.Context, old, fresh SignIn) error
	// SignIn returns a sign-in, revoked or not, or ErrNotFound.
	SignIn(ctx context.Context, id string) (SignIn, error)
	// SignIns returns a person's good sign-ins, the one seen last first.
	SignIns(ctx context.Context, person string) ([]SignIn, error)
	// SeeSignIn notes that a sign-in was used.
	SeeSignIn(ctx context.Context, id string, at int64) error
	// Revoke makes sign-ins of a person invalid for good.
	Revoke(ctx context.Context, person string, at int64, ids ...string) error

	// PutProof adds a proof or changes the data of one. It returns ErrMoved if it is another person's.
	PutProof(ctx context.Context, p Proof) error
	// Proof returns the proof of a kind with this key, or ErrNotFound.
	Proof(ctx context.Context, kind, key string) (Proof, error)
	// Proofs returns a person's proofs, the oldest first.
	Proofs(ctx context.Context, person string) ([]Proof, error)
	// DropProof deletes a person's proof, or returns ErrNotFound.
	DropProof(ctx context.Context, person, kind, key string) error

	// PutLink adds a link, and deletes those that expired long before.
	PutLink(ctx context.Context, l Link) error
	// Link returns the link with this hash, used or old as it may be, or ErrNotFound.
	Link(ctx context.Context, hash string) (Link, error)
	// ChangeLink replaces the data of a link that is neither used nor old at a time, provided that it
	// still has the data l has; else ErrMoved.
	ChangeLink(ctx context.Context, l Link, data string, at int64) error
	// UseLink marks a link as used, provided that it is neither used nor old, and still has the data l
	// has; else ErrMoved. Of several callers one succeeds.
	UseLink(ctx context.Context, l Link, at int64) error

	// Merge gives everything of one person to another: seats, tables, letters, sign-ins, proofs. It
	// returns a *Clash if both sit at an unfinished table, and ErrNotFound if one of them has left;
	// nothing was written then. No table changes its version; whatever is written for the former person
	// later is the latter's.
	Merge(ctx context.Context, from, into string, at int64) error
	// Forget deletes what is known about a person: name, settings, sign-ins, proofs, links, the text of
	// letters. Seats that the person still holds go to a bot, those of games that are over to nobody.
	Forget(ctx context.Context, person, bot string, at int64) error
	// LettersBy returns the letters that a person wrote, by table.
	LettersBy(ctx context.Context, person string) ([]Letter, error)
}
