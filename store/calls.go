package store

import "context"

// Callee is how a person wants to be called.
type Callee struct {
	Person string
	Lang   string
	Zone   string // name of a time zone
	Quiet  string // hours of silence; only package call reads it
	Wants  string // which causes by which kind of channel; only package call reads it
}

// Kinds of channels: by what somebody is called.
const (
	ByPush = "push" // a browser
	ByMail = "mail"
	ByHook = "hook" // a web hook
	ByFeed = "feed" // a secret address from which somebody reads
)

// States of a channel.
const (
	Unproven = "unproven" // nobody has confirmed that it is theirs
	Working  = "on"
	Dead     = "dead" // it said clearly that it is gone
)

// Channel is where a person is called or, if it has a table, where that table's news go.
type Channel struct {
	ID       string
	Person   string
	Table    string
	Kind     string
	Address  string // only package call reads it
	State    string
	Failures int64 // in a row
	Created  int64
}

// States of a notice.
const (
	Waiting = "waiting" // to be sent
	Sent    = "sent"    // and the person has not been back
)

// Notice is something that a person is to be told about a table. It stays until the person has been
// back there.
type Notice struct {
	ID     string // the same for what must not be told twice
	Person string // "" for whoever reads the table's own hooks
	Table  string
	Cause  string
	Made   int64
	Due    int64 // deadline that it is about; 0 for none
	State  string
}

// Call is a notice together with the job that sends it.
type Call struct {
	Notice
	Job Job
}

// Delivery is the last attempt to send a notice to a channel.
type Delivery struct {
	Notice  string
	Channel string
	Attempt int64
	At      int64
	Result  string // "" while it is unknown
}

// Calls keeps how people are called, and about what.
type Calls interface {
	// PutCallee adds or replaces how a person wants to be called.
	PutCallee(ctx context.Context, c Callee) error
	// Callees returns how all people want to be called who have said so or have a channel. Language and
	// time zone are the person's own, unless they are set for calls.
	Callees(ctx context.Context) ([]Callee, error)
	// Callee returns how a person wants to be called, or ErrNotFound.
	Callee(ctx context.Context, person string) (Callee, error)
	// PutChannel adds or replaces a channel.
	PutChannel(ctx context.Context, c Channel) error
	// DropChannel removes a channel.
	DropChannel(ctx context.Context, id string) error
	// Channel returns the channel with this id, or ErrNotFound.
	Channel(ctx context.Context, id string) (Channel, error)
	// Channels returns all channels, oldest first.
	Channels(ctx context.Context) ([]Channel, error)
	// AddNotices adds notices outside a step. One whose id is there already is left as it is.
	AddNotices(ctx context.Context, list []Notice, jobs []Job) error
	// Notices returns all notices, oldest first.
	Notices(ctx context.Context) ([]Notice, error)
	// NoticesFor returns the notices of a person, oldest first.
	NoticesFor(ctx context.Context, person string) ([]Notice, error)
	// MarkSent marks notices as sent.
	MarkSent(ctx context.Context, ids []string) error
	// DropNotices removes notices and their deliveries.
	DropNotices(ctx context.Context, ids []string) error
	// PutDeliveries adds or replaces attempts.
	PutDeliveries(ctx context.Context, list []Delivery) error
	// Deliveries returns the attempts to send the notices of a person.
	Deliveries(ctx context.Context, person string) ([]Delivery, error)
}
