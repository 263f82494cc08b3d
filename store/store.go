// Package store defines the persistence that tables need: guests, tables with their seats, the
// records that are the truth about each game, letters, jobs and a few settings.
//
// Everything but bookmarks and ratings is text and integers; times are Unix milliseconds. Several processes may share a
// store: a table may have changed since it was loaded, and a step prepared on an old version is
// rejected. Package storetest holds every implementation to the promises made here.
package store

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"errors"
	"strings"
	"time"

	"outremer/game"
)

// Errors that callers act upon. Everything else is a failure of the store itself.
var (
	// ErrMoved means that the table, or whatever is to be changed, is no longer at the version the
	// change was prepared on. Nothing was written.
	ErrMoved = errors.New("the table has moved on")
	// ErrNotFound means that there is no such guest, table or job.
	ErrNotFound = errors.New("not found")
	// ErrTooMany means that there are as many tables as a quota allows.
	ErrTooMany = errors.New("too many unfinished tables")
	// ErrText means that a text has bytes that this store does not keep, such as NUL.
	ErrText = errors.New("there are characters that cannot be kept")
	// ErrStorage means that what the store keeps its data on fails: the disk is full, the file damaged,
	// the database away. The same request may succeed later.
	ErrStorage = errors.New("the storage fails")
	// ErrRepeated means that a request with the same key has been carried out before.
	ErrRepeated = errors.New("this was done before")
	// ErrKey means that a key was used before for something else.
	ErrKey = errors.New("this key was used for something else")
	// ErrClosed means that the store was closed before the change was accepted.
	ErrClosed = errors.New("the store is closed")
)

// NewID makes an unguessable identifier: 130 random bits in 26 characters.
func NewID() string { return strings.ToLower(rand.Text()) }

// IDOf makes an identifier that follows from a text: whoever does not know the text cannot guess it.
func IDOf(text string) string {
	sum := sha256.Sum256([]byte(text))
	return strings.ToLower(base32.StdEncoding.EncodeToString(sum[:]))[:26]
}

// Status is the stage of a table's life cycle.
type Status string

const (
	Open    Status = "open"    // seats are still free
	Running Status = "running" // the game is running
	Over    Status = "over"    // the game has ended
	Frozen  Status = "frozen"  // the rules failed; the log is kept
	Closed  Status = "closed"  // given up before the start
)

// Guest is somebody who plays here.
type Guest struct {
	ID      string
	Name    string
	Created int64
	Lang    string // "" until chosen
	Zone    string // time zone, such as Europe/Rome; "" until known
	Deleted int64  // when the person left or was merged into another; 0 for those who are here
	Heir    string // who the person was merged into; "" for nobody
	Shown   string // to whom the person's page is shown; "" until chosen; only package web reads it
	Program int64  // since when a program plays for the person; 0 for people
}

// Seat is a place at a table. Holder is the guest's name, read-only.
type Seat struct {
	Name    string // the seat's slug in the title
	Guest   string // who holds it; "" for nobody
	Holder  string
	Program bool   // a program plays for the guest; read-only
	Bot     string // which bot plays it now; "" for none
	Invite  string // token that lets its bearer take the seat
	Entropy string // what its player added to the luck
	Vacant  bool   // nobody can sit there: the game plays it, or leaves it out
	// What its player wants done with questions that have only one answer; "" if nothing was chosen.
	// Only package table reads it.
	Standing string
	Wanted   bool   // a substitute may take it over from the bot
	Place    int64  // its number while seats are not given away; stays with the person afterwards; 0 for none
	Wishes   string // seats its player would like, best first; only package table reads it
	Reserved string // guest for whom it is kept while nobody holds it; "" for nobody
	Began    string // who had it when the game began: a guest, or what BotPlayer returns; "" if that is not known
}

// Table is the current state of a table. Progress changes with each Step; the rest is fixed when
// the table is created.
type Table struct {
	ID      string
	Title   string
	Edition string
	Options map[string]string
	Name    string
	Creator string // guest
	Public  bool   // listed in the lobby
	Press   string // how players may talk; only package table reads it
	Manners string // how people come to their seats; only package table reads it
	Origin  string // where it was made, as a hash; "" if that is not counted
	Secret  string // hex; never leaves the server before the end
	Created int64
	Clock   map[string]int64 // seconds for each kind of turn; absent for those without a limit
	Terms   string           // how time is reckoned beside them; only package clock reads it
	Seats   []Seat
	Progress
}

// Progress is the part of a table that its steps change.
type Progress struct {
	Version   int64 // counts steps; 0 when created
	Status    Status
	Revision  game.Revision // of the rules: the one the game began with, or that its players adopted since
	Facts     string        // hash of the facts the game is played with; "" if it predates fact hashes
	FactsName string
	Program   string     // the version that wrote the last step
	Header    string     // the log's header, once the game has started
	Awaiting  game.Seats // seats that must act
	Pending   string     // what the table is waiting for apart from moves; only package table reads it
	Wait      string     // the deadline, and who was late; only package clock reads it
	Adopting  string     // who agrees to newer rules; only package table reads it
	Stage     string     // the event that opened the part of the game being played, in words; only package table reads it
	Halted    string     // why the running program cannot continue the game; only package table reads it
	Door      string     // who may come in, and what became of the table; only package table reads it
	Updated   int64
}

// FactSet is a set of a title's data files that games are played with.
type FactSet struct {
	Hash  string
	Title string
	Name  string
	Files string // only package table reads it
}

// Record is one record of a game's log, as text.
type Record struct {
	N    int64
	Text string
	At   int64
}

// Bookmark is how a table remembers its game up to a record, so that it is loaded without reading
// the whole log. It is a cache: losing one, or getting an older one, costs time and nothing else.
type Bookmark struct {
	N    int64  // number of the last record it includes
	Data []byte // only package table reads it
}

// Step is one atomic change of a table.
type Step struct {
	Table   string
	From    int64              // the version it was prepared on; otherwise ErrMoved
	Was     *Progress          // what the table had at that version, so that only changes are written; nil: write all
	To      Progress           // To.Version must be From+1
	Records []Record           // appended
	Seats   map[game.Seat]Seat // seats that changed
	Creator *string            // whose table it is from now on; nil: as before
	Drop    []string           // ids of jobs to delete
	Jobs    []Job              // put
	Notices []Notice           // added, unless one with the same id is there
	// How the game ended, if it ends with this step: kept, and those with a rank are rated.
	Outcomes []Outcome
}

// Query selects tables for a list, most recently changed first.
type Query struct {
	Guest  string   // only tables this guest created, holds a seat at, or has one reserved at
	Fan    string   // only tables this guest follows
	Wanted bool     // only tables with a seat that wants a substitute
	Title  string   // only tables of this game
	Named  string   // only tables with this in their name, whatever its case
	Public bool     // only tables listed in the lobby
	Status []Status // only these; nil: all
	Since  int64    // only tables changed at or after
	Limit  int
}

// Quota is how many unfinished tables there may be of the same creator, or of the same origin.
type Quota struct {
	Origin bool // of the same origin; else of the same creator
	Alone  bool // counts only running tables at which nobody plays in person
	Max    int
}

// Letter is one message at a table. Letters are immutable: an offer is answered by another letter.
type Letter struct {
	Table   string
	N       int64      // from 1 in each table; assigned by the store
	Guest   string     // who wrote it; "" for a bot
	Name    string     // the guest's name, read-only
	Seat    game.Seat  // the seat it was written for; Nobody for none
	Readers game.Seats // recipients; 0: all players
	Text    string
	Pact    string // the pact it offers; "" for none
	Re      int64  // number of the letter whose offer it answers; 0 for none
	Word    string // the answer
	At      int64
}

// Mark is how far a seat has read a conversation.
type Mark struct {
	Seat   game.Seat
	Circle game.Seats // seats in the conversation; 0: all players
	N      int64      // number of letters, counted as the seat sees them
}

// Job is work due at a given time. It survives restarts. Putting a job with an existing id replaces
// it.
type Job struct {
	ID         string
	Kind       string
	Payload    string
	RunAt      int64
	Queue      Queue
	Rank       int64  // within its queue, lower ones first
	Creator    string // whose work it is; those of one rank take turns
	Attempt    int64  // how often it was claimed
	Generation int64  // distinguishes a job from a later one with the same id; assigned by the store
}

// Queue is a kind of work that waits for no other kind.
type Queue string

const (
	Errands   Queue = ""      // what takes time elsewhere, such as mail
	Deadlines Queue = "clock" // what is due at a moment
	Bots      Queue = "bots"  // what takes time here
	Research  Queue = "study" // what takes much time here, and can wait
)

// Store keeps everything. It is safe for concurrent use. When a writing method
// returns nil, what it wrote survives a crash of the machine.
type Store interface {
	Guests
	People
	Tokens
	Tables
	Bookmarks
	Studies
	FactSets
	Letters
	Keys
	Jobs
	Calls
	Settings
	Follows
	Visits
	Presences
	Notes
	Regards
	Careers
	Allowances
	Wardens
	Clock
	Changes
	Health

	// Close finishes accepted writes and releases everything. Closing twice is allowed.
	Close() error
}

// Guests keeps the people who play here.
type Guests interface {
	// PutGuest adds a guest, or renames an existing one to g's name. Who has left stays nameless.
	PutGuest(ctx context.Context, g Guest) error
	// Describe sets the language and time zone of a guest, who is added if missing, and to whom the
	// guest's page is shown.
	Describe(ctx context.Context, g Guest) error
	// Guest returns the guest with this id, or ErrNotFound.
	Guest(ctx context.Context, id string) (Guest, error)
	// Names returns the names of guests by id, without those who are unknown or have left.
	Names(ctx context.Context, ids []string) (map[string]string, error)
}

// Tables keeps tables and the records of their games.
type Tables interface {
	// CreateTable adds a table at version 0 with its seats. It returns ErrTooMany if there are as many like
	// it as one of the quotas allows. With a key it may return ErrRepeated.
	CreateTable(ctx context.Context, t Table, quotas ...Quota) error
	// LoadTable returns the table with its seats, or ErrNotFound.
	LoadTable(ctx context.Context, id string) (Table, error)
	// Records returns the table's records after number n, in order.
	Records(ctx context.Context, id string, n int64) ([]Record, error)
	// ApplyStep carries out a step. It returns ErrMoved unless the table is at
	// s.From, and ErrNotFound if there is no such table.
	ApplyStep(ctx context.Context, s Step) error
	// ListTables finds tables, with their seats.
	ListTables(ctx context.Context, q Query) ([]Table, error)
}

// Bookmarks keeps one bookmark of each table.
type Bookmarks interface {
	// PutBookmark replaces the bookmark of a table.
	PutBookmark(ctx context.Context, table string, b Bookmark) error
	// Bookmark returns the bookmark of a table, or ErrNotFound.
	Bookmark(ctx context.Context, table string) (Bookmark, error)
}

// Studies keeps what was found out about finished games, one study of each.
type Studies interface {
	// PutStudy replaces the study of a table.
	PutStudy(ctx context.Context, table string, s Study) error
	// Study returns the study of a table, or ErrNotFound.
	Study(ctx context.Context, table string) (Study, error)
}

// Study is what was found out about a finished game. Only package teacher reads its data.
type Study struct {
	Made int64
	Data string
}

// FactSets keeps the facts that games are played with, one copy for all tables that use them.
type FactSets interface {
	// AddFacts stores a set of facts. A set that is already stored is left unchanged.
	AddFacts(ctx context.Context, f FactSet) error
	// Facts returns the set with this hash, or ErrNotFound.
	Facts(ctx context.Context, hash string) (FactSet, error)
}

// Letters keeps what players write to each other, and how far they have read it.
type Letters interface {
	// AddLetter adds a letter and returns it with its number. Who is to be told of it is written with
	// it, or not at all. With a key it may return ErrRepeated.
	AddLetter(ctx context.Context, l Letter, calls ...Call) (Letter, error)
	// Letters returns the letters of a table, oldest first.
	Letters(ctx context.Context, table string) ([]Letter, error)
	// PutMark sets how far a seat has read a conversation.
	PutMark(ctx context.Context, table string, m Mark) error
	// Marks returns how far the seats of a table have read.
	Marks(ctx context.Context, table string) ([]Mark, error)
}

// Jobs keeps work until it is done.
type Jobs interface {
	// PutJob adds or replaces a job outside a step.
	PutJob(ctx context.Context, j Job) error
	// ClaimJobs hands out at most limit jobs of a queue that are due at now: the lowest rank first, then
	// those of whoever has waited longest since a job of theirs was handed out. A claimed job is not
	// handed out again before now+lease.
	ClaimJobs(ctx context.Context, q Queue, now, lease int64, limit int) ([]Job, error)
	// RenewJob keeps a claimed job from being handed out again before until. It returns ErrNotFound if
	// the job is not the caller's any more.
	RenewJob(ctx context.Context, j Job, until int64) error
	// Jobs returns all jobs, waiting or in progress.
	Jobs(ctx context.Context) ([]Job, error)
	// NextJob returns when the next job of some queues can be claimed, or of all if none is named; false
	// if there is none.
	NextJob(ctx context.Context, queues ...Queue) (int64, bool, error)
	// FinishJob deletes a claimed job, unless it was put again in the meantime.
	FinishJob(ctx context.Context, j Job) error
	// RetryJob reschedules a claimed job for a later time, unless it was put again in the meantime.
	RetryJob(ctx context.Context, j Job, at int64, why string) error
}

// Settings keeps values that a server chooses once.
type Settings interface {
	// Setting returns the value stored under key. If there is none, fallback is stored and
	// returned; concurrent callers get the same value.
	Setting(ctx context.Context, key, fallback string) (string, error)
}

// Follows keeps which tables people want to hear of without playing there.
type Follows interface {
	// PutFollow makes a guest follow a table, or not any more.
	PutFollow(ctx context.Context, guest, table string, follow bool) error
	// Follow reports whether a guest follows a table.
	Follow(ctx context.Context, guest, table string) (bool, error)
	// Followers returns who follows a table, sorted.
	Followers(ctx context.Context, table string) ([]string, error)
}

// Allowances bounds how often something is done, counted for all nodes that share the store.
type Allowances interface {
	// Take uses up one of an allowance of burst, of which another comes back with each interval; false if
	// nothing is left of it. The key is stored as a hash only.
	Take(ctx context.Context, key string, now time.Time, interval time.Duration, burst int) (bool, error)
}

// Clock tells the time.
type Clock interface {
	// Now returns the time by which all nodes go that share the store.
	Now() time.Time
}
