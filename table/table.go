package table

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
	"outremer/table/clock"
	"outremer/table/press"
)

// Table is one running table. It is safe for concurrent use; the package comment says
// which lock is for what.
type Table struct {
	id     string
	host   *Host
	title  game.Title
	maker  atomic.Pointer[string] // guest who created it
	ready  chan struct{}          // closed when loaded
	failed error                  // why it could not be loaded

	// Guarded by the host's lock.
	users     int
	idleSince time.Time

	turn sync.Mutex // held by the one change in progress, including disk I/O

	mu sync.Mutex // guards everything below; never held during disk I/O
	state
	mail     *press.Mail
	halt     *Halt                 // why the game cannot continue; nil if it can
	kept     store.Status          // the status in the store while the table is halted
	broken   *rulesFailed          // the rules failed on a read: the next change freezes the table
	feed     []item                // everything that happened
	undos    [game.MaxSeats]uint32 // undos each seat has learnt of
	watching map[string]int        // open watches by guest
	booked   int                   // last record in its bookmark
	wake     chan struct{}         // closed at the next change

	// What viewers were told and shown, made lazily.
	public    *Public
	trail     *trail // for those who look back
	feeds     [game.MaxSeats + 1]seatFeed
	snapshots [game.MaxSeats + 1]*Snapshot
	before    [game.MaxSeats + 1]*Snapshot // the ones before those, if they were made

	bots [game.MaxSeats]*seated // at work

	thinking sync.Mutex // held by the one bot that is thinking; never waited for with turn or mu held
}

// state is what changes can modify: seats, course, clock and pending requests.
type state struct {
	row      store.Table
	course   *record.Course // nil before the start
	pending  *request       // undo waiting for consent
	adopting adoption       // who agrees to newer rules
	wait     clock.Wait
	terms    *clock.Terms // never changed
}

// clone returns a copy that can be modified, its seats apart.
func (s *state) clone() state {
	c := *s
	if s.course != nil {
		course := *s.course
		c.course = &course
	}
	return c
}

// ID returns the table's identifier.
func (t *Table) ID() string { return t.id }

// Title returns the game being played.
func (t *Table) Title() game.Title { return t.title }

// Log returns the game's log with its secret, as text. It is available once the game is over.
func (t *Table) Log(ctx context.Context) ([]byte, error) {
	t.mu.Lock()
	row, end := t.row, ""
	if row.Status == store.Over {
		places := record.AppendPlaces(nil, seatNames(row.Seats), placed(row.Seats))
		end = string(places) + "end " + record.EndLine(t.course.Result(), seatNames(row.Seats)) + "\n"
	}
	t.mu.Unlock()
	if row.Status != store.Over {
		return nil, ErrNotOver
	}
	return t.logText(ctx, &row, []byte(end))
}

// logText is the log as far as it was played, then last, the secret, the program that played it, and
// the facts unless they are built in.
func (t *Table) logText(ctx context.Context, row *store.Table, last []byte) ([]byte, error) {
	recs, err := t.host.Store.Records(ctx, t.id, 0)
	if err != nil {
		return nil, err
	}
	text := []byte(row.Header)
	for _, r := range recs {
		text = append(text, r.Text...)
	}
	text = append(text, last...)
	text = append(text, "secret "+row.Secret+"\n"...)
	return record.AppendSet(record.AppendProgram(text, row.Program), t.ownFacts()), nil
}

// wrap adds the table's id to an internal error.
func (t *Table) wrap(what string, err error) error {
	if errors.Is(err, store.ErrMoved) {
		return err
	}
	return fmt.Errorf("table %s: %s: %w", t.id, what, err)
}
