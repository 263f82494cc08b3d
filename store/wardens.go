package store

import "context"

// BanKind is what a ban forbids.
type BanKind string

const (
	BanAll     BanKind = "ban"  // every change
	BanLetters BanKind = "mute" // writing letters
	BanName    BanKind = "name" // choosing a name
)

// Ban is what somebody may not do for a time: a person, or whoever comes from an address.
type Ban struct {
	ID      string
	Kind    BanKind
	Person  string
	Address string // only package warden reads it
	Why     string
	Made    int64
	Until   int64
}

// ReportKind is what was reported.
type ReportKind string

const (
	ReportedLetter ReportKind = "letter"
	ReportedName   ReportKind = "name"
)

// Report is what a player wants those to see who look after the site.
type Report struct {
	ID       string
	Kind     ReportKind
	Table    string // "" for a name that was met elsewhere
	Letter   int64  // number of the letter in the store
	Seat     string // from which it was written
	Person   string // who is reported; "" once they have left
	Reporter string
	Text     string // the letter or the name, as it was
	Why      string
	At       int64
	Closed   int64 // 0 while nobody has dealt with it
}

// Deed is something done by somebody who looks after the site.
type Deed struct {
	ID      string
	At      int64
	Who     string // a person, or what package warden calls others
	What    string
	Subject string
	Detail  string
	Result  string // "" while it is not known
}

// Retention says what is deleted: what is older than these times. 0 keeps it for ever.
type Retention struct {
	Closed  int64 // tables that never began
	Bots    int64 // tables at which nobody sits but bots
	Reports int64
	Deeds   int64
	Bans    int64 // that ended before
}

// Swept is how much was deleted.
type Swept struct{ Tables, Reports, Deeds, Bans int64 }

// Wardens keeps who looks after a site, and what they do. Nodes are told of everything but reports and
// deeds.
type Wardens interface {
	// PutWarden makes a person look after the site since a time; 0: not any more.
	PutWarden(ctx context.Context, person string, since int64) error
	// Wardens returns who looks after the site, sorted.
	Wardens(ctx context.Context) ([]string, error)

	// PutBan adds a ban.
	PutBan(ctx context.Context, b Ban) error
	// DropBan ends a ban, or returns ErrNotFound.
	DropBan(ctx context.Context, id string) error
	// Bans returns the bans that hold at a time, the newest first.
	Bans(ctx context.Context, at int64) ([]Ban, error)

	// AddReport adds a report. One with the same id is left as it is.
	AddReport(ctx context.Context, r Report) error
	// Report returns the report with this id, or ErrNotFound.
	Report(ctx context.Context, id string) (Report, error)
	// Reports returns the newest reports, all or only those that are open.
	Reports(ctx context.Context, all bool, limit int) ([]Report, error)
	// CloseReport notes that a report was dealt with, or returns ErrNotFound.
	CloseReport(ctx context.Context, id string, at int64) error

	// AddDeed notes what somebody is about to do, and EndDeed what came of it.
	AddDeed(ctx context.Context, d Deed) error
	EndDeed(ctx context.Context, id, result string) error
	// Deeds returns the newest deeds before a time; 0: of all.
	Deeds(ctx context.Context, before int64, limit int) ([]Deed, error)

	// PutPlacard replaces what package warden tells all visitors, and Placard returns it; "" for nothing.
	// ErrMoved if they are told something else than was.
	PutPlacard(ctx context.Context, was, text string) error
	Placard(ctx context.Context) (string, error)

	// FindGuests returns guests whose names contain a text, whatever its case, in the order of their names.
	FindGuests(ctx context.Context, text string, limit int) ([]Guest, error)
	// StaleGuests returns guests who have not been here since a time and have no way to prove who they
	// are. Who looks after the site is not one of them.
	StaleGuests(ctx context.Context, since int64, limit int) ([]string, error)
	// Sweep deletes what is older than it should be. How people's games ended stays with them.
	Sweep(ctx context.Context, r Retention) (Swept, error)
}
