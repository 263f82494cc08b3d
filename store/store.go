// Package store is what tables need kept: guests, tables with their seats, the
// records that are the truth about each game, letters, jobs and a few settings.
//
// Everything is text and whole numbers, and times are Unix milliseconds. Several
// processes may work on the same store: a table can have changed since it was
// loaded, and a step prepared on an old version is refused. Package storetest holds
// every implementation to the promises made here.
package store

import (
	"context"
	"crypto/rand"
	"errors"
	"strings"

	"outremer/game"
)

// Errors that callers act upon. Everything else is a failure of the store itself.
var (
	// ErrMoved means that the table is no longer at the version the change was
	// prepared on. Nothing was written.
	ErrMoved = errors.New("the table has moved on")
	// ErrNotFound means that there is no such guest, table or job.
	ErrNotFound = errors.New("not found")
	// ErrClosed means that the store was closed before the change was taken up.
	ErrClosed = errors.New("the store is closed")
)

// NewID makes an identifier nobody can guess: 130 random bits in 26 characters.
func NewID() string { return strings.ToLower(rand.Text()) }

// Status says where a table is in its life.
type Status string

const (
	Open    Status = "open"    // seats are still free
	Running Status = "running" // the game is on
	Over    Status = "over"    // the game has ended
	Frozen  Status = "frozen"  // the rules failed; the log is kept
	Closed  Status = "closed"  // everybody left before the start
)

// Guest is somebody who plays here.
type Guest struct {
	ID      string
	Name    string
	Created int64
}

// Seat is a place at a table. Holder is the guest's name, for reading only.
type Seat struct {
	Name    string // the seat's slug in the title
	Guest   string // who holds it; "" for nobody
	Holder  string
	Bot     string // which bot plays it now; "" for none
	Invite  string // token that lets its bearer take the seat
	Entropy string // what its player added to the luck
	Vacant  bool   // nobody can sit there: the game plays it, or leaves it out
}

// Table is a table as it stands. What Progress holds changes with each Step; the
// rest is fixed when the table is created.
type Table struct {
	ID      string
	Title   string
	Edition string
	Options map[string]string
	Name    string
	Creator string // guest
	Public  bool   // listed in the lobby
	Press   string // how players may talk; only package table reads it
	Secret  string // hex; never leaves the server before the end
	Created int64
	Clock   map[string]int64 // seconds for each kind of turn; none for those without limit
	Seats   []Seat
	Progress
}

// Progress is the part of a table that its steps change.
type Progress struct {
	Version   int64 // counts steps; 0 when created
	Status    Status
	Revision  game.Revision // of the rules: the one that the game began with, or that its players adopted since
	Facts     string        // hash of the facts that the game is played with; "" if it began before they were named
	FactsName string
	Program   string     // the version that wrote the last step
	Header    string     // the log's header, once the game has started
	Awaiting  game.Seats // seats that must act
	Pending   string     // what the table waits for beside moves; only package table reads it
	Wait      string     // until when the table waits, and who was late; only package clock reads it
	Adopting  string     // who agrees to newer rules; only package table reads it
	Halted    string     // why the game cannot go on with the program that runs; only package table reads it
	Updated   int64
}

// FactSet is the data files of a title that games are played with.
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

// Step is one change of a table. It is written whole or not at all.
type Step struct {
	Table   string
	From    int64              // the version it was prepared on; otherwise ErrMoved
	To      Progress           // To.Version must be From+1
	Records []Record           // appended
	Seats   map[game.Seat]Seat // seats that changed
	Drop    []string           // ids of jobs to forget
	Jobs    []Job              // put
}

// Query selects tables for a list, most recently changed first.
type Query struct {
	Guest  string   // only tables where this guest holds a seat or that it created
	Title  string   // only tables of this game
	Public bool     // only tables that are listed in the lobby
	Status []Status // only these; nil: all
	Since  int64    // only tables changed at or after
	Limit  int
}

// Letter is one message at a table. Letters never change: an offer is answered by
// another one.
type Letter struct {
	Table   string
	N       int64      // from 1 in each table; given by the store
	Guest   string     // who wrote it; "" for a bot
	Name    string     // the guest's name, for reading only
	Seat    game.Seat  // the seat it was written for; Nobody for none
	Readers game.Seats // seats that it is for; 0: all players
	Text    string
	Pact    string // the pact that it offers; "" for none
	Re      int64  // number of the letter whose offer it answers; 0 for none
	Word    string // the answer
	At      int64
}

// Mark says how much of a conversation a seat has read.
type Mark struct {
	Seat   game.Seat
	Circle game.Seats // seats that talk with each other; 0: all players
	N      int64      // number of letters, counted as the seat sees them
}

// Job is work that is due at a time. It survives restarts. Putting a job with an
// id that exists replaces it.
type Job struct {
	ID         string
	Kind       string
	Payload    string
	RunAt      int64
	Attempt    int64 // how often it was claimed
	Generation int64 // tells a job from one that was put later with the same id; given by the store
}

// Store keeps everything. It is safe for concurrent use. When a writing method
// returns nil, what it wrote survives a crash of the machine.
type Store interface {
	Guests
	Tables
	FactSets
	Letters
	Jobs
	Settings

	// Close finishes what was accepted and releases everything. Closing twice is
	// allowed.
	Close() error
}

// Guests keeps the people who play here.
type Guests interface {
	// PutGuest adds a guest, or gives one that exists the name of g.
	PutGuest(ctx context.Context, g Guest) error
	// Guest is the guest with this id, or ErrNotFound.
	Guest(ctx context.Context, id string) (Guest, error)
}

// Tables keeps tables and the records of their games.
type Tables interface {
	// CreateTable adds a table at version 0 with its seats.
	CreateTable(ctx context.Context, t Table) error
	// LoadTable is the table with its seats, or ErrNotFound.
	LoadTable(ctx context.Context, id string) (Table, error)
	// Records are the table's records in order.
	Records(ctx context.Context, id string) ([]Record, error)
	// ApplyStep carries out a step. It returns ErrMoved unless the table is at
	// s.From, and ErrNotFound if there is no such table.
	ApplyStep(ctx context.Context, s Step) error
	// ListTables finds tables, with their seats.
	ListTables(ctx context.Context, q Query) ([]Table, error)
	// CountUnfinished counts the open and running tables that a guest created.
	CountUnfinished(ctx context.Context, guest string) (int, error)
}

// FactSets keeps the facts that games are played with, once however many tables use them.
type FactSets interface {
	// AddFacts keeps a set of facts. One that is kept already stays as it is.
	AddFacts(ctx context.Context, f FactSet) error
	// Facts is the set with this hash, or ErrNotFound.
	Facts(ctx context.Context, hash string) (FactSet, error)
}

// Letters keeps what players write to each other, and how much of it they have read.
type Letters interface {
	// AddLetter adds a letter and returns it with its number.
	AddLetter(ctx context.Context, l Letter) (Letter, error)
	// Letters are the letters of a table, oldest first.
	Letters(ctx context.Context, table string) ([]Letter, error)
	// PutMark adds or replaces what a seat has read of a conversation.
	PutMark(ctx context.Context, table string, m Mark) error
	// Marks are what the seats of a table have read.
	Marks(ctx context.Context, table string) ([]Mark, error)
}

// Jobs keeps work until it is done.
type Jobs interface {
	// PutJob adds or replaces a job outside of a step.
	PutJob(ctx context.Context, j Job) error
	// ClaimJobs hands out at most limit jobs that are due at now. A job claimed is not
	// handed out again before now+lease.
	ClaimJobs(ctx context.Context, now, lease int64, limit int) ([]Job, error)
	// Jobs are all jobs that wait or are under way.
	Jobs(ctx context.Context) ([]Job, error)
	// NextJob is when the next job can be claimed; false if there is none.
	NextJob(ctx context.Context) (int64, bool, error)
	// FinishJob forgets a claimed job, unless it was put again in the meantime.
	FinishJob(ctx context.Context, j Job) error
	// RetryJob lets a claimed job run again at a later time, unless it was put again
	// in the meantime.
	RetryJob(ctx context.Context, j Job, at int64, why string) error
}

// Settings keeps what a server chooses once.
type Settings interface {
	// Setting is the value kept under key. If there is none, fallback is kept and
	// returned; two callers at once get the same value.
	Setting(ctx context.Context, key, fallback string) (string, error)
}
