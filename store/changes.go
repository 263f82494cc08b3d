package store

// Kind is what sort of thing has changed.
type Kind string

const (
	Anything   Kind = "all"    // nobody knows what: some changes may not have been heard
	TableMoved Kind = "table"  // a step was taken
	MailCame   Kind = "mail"   // a letter was written, or read
	PersonIs   Kind = "person" // somebody was renamed, merged or forgotten
	SignedOut  Kind = "out"    // a sign-in was revoked
)

// Change is something that a node may remember otherwise than another has written it.
type Change struct {
	Kind    Kind
	ID      string // of the table, person or sign-in
	Version int64  // that a table has moved to
}

// Changes tells nodes what others write.
type Changes interface {
	// Shared reports whether there can be other nodes.
	Shared() bool
	// Listen calls heard with what other nodes change, one after the other and some time after it was
	// written, until stop is called. After a pause in which changes may have been missed it is called
	// with Anything, and so it is from time to time.
	Listen(heard func(Change)) (stop func())
}
