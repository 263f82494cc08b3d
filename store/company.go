package store

import "context"

// Visit is how far a person has followed a table.
type Visit struct {
	Person string
	Table  string
	N      int64 // the last record they were told of
	At     int64 // when they were last there
}

// Visits keeps when people were last at their tables.
type Visits interface {
	// PutVisit notes a person's visit of a table. Of several the farthest and the latest count, in
	// whatever order they arrive.
	PutVisit(ctx context.Context, v Visit) error
	// Visit returns a person's visit of a table, or ErrNotFound.
	Visit(ctx context.Context, person, table string) (Visit, error)
}

// Audience is to whom a person's presence is shown; "" is ToTables.
type Audience string

const (
	ToAll    Audience = "all"
	ToTables Audience = "tables" // to those who play at a table with them
	ToNobody Audience = "nobody"
)

// Presence is what others may learn of a person's comings and goings.
type Presence struct {
	Shown Audience
	Seen  int64 // when they were last at any table; 0 for never
}

// Presences keeps to whom people's presence is shown.
type Presences interface {
	// ShowPresence sets to whom a guest's presence is shown.
	ShowPresence(ctx context.Context, person string, to Audience) error
	// Presences returns the presence of some people, by person.
	Presences(ctx context.Context, people []string) (map[string]Presence, error)
}

// Notes keeps what people note down for themselves.
type Notes interface {
	// PutNote replaces a person's notes at a table; an empty text removes them.
	PutNote(ctx context.Context, person, table, text string) error
	// Note returns a person's notes at a table; "" if there are none.
	Note(ctx context.Context, person, table string) (string, error)
}

// Regard is how a person wants to deal with another.
type Regard string

const (
	Mute  Regard = "mute"  // their letters are folded
	Block Regard = "block" // they cannot join, invite or write privately
)

// Regards keeps how people want to deal with each other.
type Regards interface {
	// PutRegard sets how a person deals with another; "" for as with anybody.
	PutRegard(ctx context.Context, person, other string, r Regard) error
	// Regards returns those a person has muted or blocked.
	Regards(ctx context.Context, person string) (map[string]Regard, error)
	// BlockedBy returns those who have blocked a person.
	BlockedBy(ctx context.Context, person string) ([]string, error)
}
