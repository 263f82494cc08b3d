package store

import "context"

// Kind is what sort of thing has changed.
type Kind string

const (
	Anything   Kind = "all"    // nobody knows what: some changes may not have been heard
	Something  Kind = "some"   // tables may have changed, or persons left: which, is to be asked
	TableMoved Kind = "table"  // a step was taken
	MailCame   Kind = "mail"   // a letter was written, or read
	PersonIs   Kind = "person" // somebody was renamed, merged or forgotten
	SignedOut  Kind = "out"    // a sign-in was revoked
	SiteIs     Kind = "site"   // bans, wardens or the placard have changed
)

// Change is something that a node may remember otherwise than another has written it.
type Change struct {
	Kind    Kind
	ID      string // of the table, person or sign-in
	Version int64  // that a table has moved to
}

// Stamp tells whether a table has changed: it is another one then.
type Stamp struct {
	Version int64
	Letters int64 // how many were written
	Read    int64 // how far all have read, together
}

// Changes tells nodes what others write.
type Changes interface {
	// Stamps returns the stamps of tables, without those that are not there.
	Stamps(ctx context.Context, tables []string) (map[string]Stamp, error)
	// Departed returns who was merged or has left at or after a time.
	Departed(ctx context.Context, since int64) ([]string, error)
	// Shared reports whether there can be other nodes.
	Shared() bool
	// Listen calls heard with what other nodes change, one after the other and some time after it was
	// written, until stop is called. After a pause in which changes may have been missed it is called
	// with Anything, and so it is from time to time.
	Listen(heard func(Change)) (stop func())
}
