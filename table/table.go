package table

import (
	"cmp"
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"sync"
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
	maker  string        // guest who created it
	ready  chan struct{} // closed when loaded
	failed error         // why it could not be loaded

	// Guarded by the host's lock.
	users     int
	idleSince time.Time

	turn sync.Mutex // held by the one change in progress, including disk I/O

	mu sync.Mutex // guards everything below; never held during disk I/O
	state
	mail   *press.Mail
	halt   *Halt                 // why the game cannot continue; nil if it can
	kept   store.Status          // the status in the store while the table is halted
	broken *rulesFailed          // the rules failed on a read: the next change freezes the table
	feed   []item                // everything that happened
	undos  [game.MaxSeats]uint32 // undos each seat has learnt of
	wake   chan struct{}         // closed at the next change

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
}

// clone returns a copy that can be modified.
func (s *state) clone() state {
	c := *s
	c.row.Seats = slices.Clone(s.row.Seats)
	if s.course != nil {
		course := *s.course
		c.course = &course
	}
	return c
}

// load reads the table from the store and replays its records.
func (t *Table) load(ctx context.Context) error {
	row, why, err := t.read(ctx)
	if err != nil {
		return err
	}
	if why != nil {
		t.host.Log.Error("table does not replay", "table", t.id, "error", why)
	}
	return t.settle(ctx, &row)
}

// read is load without side effects. The row is as stored, and why says what halts the table.
func (t *Table) read(ctx context.Context) (row store.Table, why, err error) {
	row, err = t.host.Store.LoadTable(ctx, t.id)
	if err != nil {
		return row, nil, err
	}
	letters, err := t.host.Store.Letters(ctx, t.id)
	if err != nil {
		return row, nil, err
	}
	marks, err := t.host.Store.Marks(ctx, t.id)
	if err != nil {
		return row, nil, err
	}
	recs, err := t.host.Store.Records(ctx, t.id)
	if err != nil {
		return row, nil, err
	}
	titles, missing := t.host.titlesFor(ctx, &row)
	if missing != nil && !errors.Is(missing, errNoFacts) {
		return row, nil, missing
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	why, err = t.restore(row, recs, titles, missing)
	if err != nil {
		return row, nil, err
	}
	t.mail = press.New(t.title.Lexicon(), seatNames(row.Seats), letters, marks)
	return row, why, nil
}

// restore rebuilds the table from its records. A table whose records cannot be replayed is halted:
// it can be viewed as far as it goes.
func (t *Table) restore(row store.Table, recs []store.Record, titles []game.Title, why error) (halted, err error) {
	if t.title != nil && why == nil {
		titles = []game.Title{t.title} // a table keeps its title
	}
	for _, title := range titles {
		if err := t.begin(row, title); err != nil {
			return nil, err
		}
		if row.Header == "" {
			why = nil
			break
		}
		why = t.replay(recs)
		if why == nil {
			break
		}
	}
	if why == nil {
		f := t.title.Info().Facts
		t.row.Facts, t.row.FactsName = f.Hash, cmp.Or(t.row.FactsName, f.Name)
		return nil, nil
	}
	if len(titles) == 0 { // the texts are those of the title as currently offered
		now, _ := t.host.Title(row.Title)
		if err := t.begin(row, now); err != nil {
			return nil, err
		}
	}
	t.halt, t.kept, t.row.Status = haltFor(&row, why), row.Status, Halted
	return why, nil
}

// begin sets up the table before its first record.
func (t *Table) begin(row store.Table, title game.Title) error {
	if t.title != title { // not on reload: both are read without the lock
		t.title, t.maker = title, row.Creator
	}
	st, err := newState(row)
	if err != nil {
		return fmt.Errorf("table %s: %w", t.id, err)
	}
	t.state, t.halt = st, nil
	t.unpublish()
	return nil
}

// unpublish forgets all news.
func (t *Table) unpublish() {
	t.feed, t.trail = nil, nil
	t.undos = [game.MaxSeats]uint32{}
	t.feeds = [game.MaxSeats + 1]seatFeed{}
	t.outdateAll()
}

// newState returns the state described by a row, without the course.
func newState(row store.Table) (s state, err error) {
	s.row = row
	s.pending, err = parseRequest(row.Pending)
	if err != nil {
		return s, err
	}
	s.wait, err = clock.Parse(row.Wait)
	if err != nil {
		return s, err
	}
	s.adopting, err = parseAdoption(row.Adopting)
	return s, err
}

// replay plays the records. It stops before the first that does not fit.
func (t *Table) replay(recs []store.Record) error {
	f, err := record.Parse([]byte(t.row.Header))
	if err != nil {
		return fmt.Errorf("header: %w", err)
	}
	secret, err := hex.DecodeString(t.row.Secret)
	if err != nil {
		return fmt.Errorf("secret: %w", err)
	}
	n, err := t.follow(f.Setup(secret), f.Seats, recs)
	if bad, ok := errors.AsType[*rulesFailed](err); ok {
		t.unpublish()
		_, again := t.follow(f.Setup(secret), f.Seats, recs[:n]) // the panic has spoilt the course
		return cmp.Or(again, fmt.Errorf("panic: %s", bad.what))
	}
	return err
}

// follow plays records from the start, and returns how many fit.
func (t *Table) follow(setup game.Setup, seats []string, recs []store.Record) (n int, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = failure(p, nil)
		}
	}()
	t.course, err = record.Begin(t.title, setup)
	if err != nil {
		return 0, err
	}
	t.course.Grow(len(recs))
	t.feed = slices.Grow(t.feed, len(recs))
	for ; n < len(recs); n++ {
		rec, err := record.ParseRecord(recs[n].Text, seats)
		if err != nil {
			return n, fmt.Errorf("record %d: %w", recs[n].N, err)
		}
		ch, err := t.course.Advance(rec)
		if err != nil {
			return n, fmt.Errorf("record %d: %w", recs[n].N, err)
		}
		t.publish(itemOf(setup.Seats, ch, recs[n].At))
	}
	return n, nil
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
		end = "end " + record.EndLine(t.course.State.Result(), seatNames(row.Seats)) + "\n"
	}
	t.mu.Unlock()
	if row.Status != store.Over {
		return nil, ErrNotOver
	}
	return t.logText(ctx, &row, []byte(end))
}

// logText is the log as far as it was played, then last, the secret, and the facts unless they are
// built in.
func (t *Table) logText(ctx context.Context, row *store.Table, last []byte) ([]byte, error) {
	recs, err := t.host.Store.Records(ctx, t.id)
	if err != nil {
		return nil, err
	}
	text := []byte(row.Header)
	for _, r := range recs {
		text = append(text, r.Text...)
	}
	text = append(text, last...)
	text = append(text, "secret "+row.Secret+"\n"...)
	return record.AppendSet(text, t.ownFacts()), nil
}

// wrap adds the table's id to an internal error.
func (t *Table) wrap(what string, err error) error {
	if errors.Is(err, store.ErrMoved) {
		return err
	}
	return fmt.Errorf("table %s: %s: %w", t.id, what, err)
}
