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
)

// Table is one running table. It is safe for concurrent use.
type Table struct {
	id     string
	host   *Host
	title  game.Title
	maker  string        // guest who created it
	ready  chan struct{} // closed when loaded
	failed error         // why it could not be loaded

	// Of the host, under its lock.
	users     int
	idleSince time.Time

	// turn is held by the one change under way, disk included; mu only while
	// memory is read or written, so that nobody who looks waits for the disk.
	turn sync.Mutex

	mu       sync.Mutex
	row      store.Table
	course   *record.Course // nil before the start
	pending  *request       // undo that others have to agree to
	halt     *Halt          // why the game cannot go on; nil if it can
	kept     store.Status   // the status that the store has, while the table is halted
	adopting adoption       // who agrees to newer rules
	wait     wait
	feed     []item
	undos    [game.MaxSeats]uint32 // undos that each seat has learnt of
	letters  []store.Letter
	marks    []store.Mark
	strands  [game.MaxSeats + 1]strand
	shown    [game.MaxSeats + 1]*Snapshot
	broken   *rulesFailed  // the rules failed at looking: the next change freezes the table
	wake     chan struct{} // closed at the next change
}

// By is somebody acting for a seat.
type By struct {
	Guest string
	Seat  game.Seat
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

// read is load without a trace. The row is as it is kept, and why says what halts the table.
func (t *Table) read(ctx context.Context) (row store.Table, why, err error) {
	if row, err = t.host.Store.LoadTable(ctx, t.id); err != nil {
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
	t.letters, t.marks = letters, marks
	why, err = t.restore(row, recs, titles, missing)
	return row, why, err
}

// restore is the table as its records tell it. One whose records cannot be followed is
// halted: it can be looked at as far as it goes.
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
		if why = t.replay(recs); why == nil {
			break
		}
	}
	if why == nil {
		f := t.title.Info().Facts
		t.row.Facts, t.row.FactsName = f.Hash, cmp.Or(t.row.FactsName, f.Name)
		return nil, nil
	}
	if len(titles) == 0 { // the words are those of the title as it is offered
		now, _ := t.host.Title(row.Title)
		if err := t.begin(row, now); err != nil {
			return nil, err
		}
	}
	t.halt, t.kept, t.row.Status = haltFor(&row, why), row.Status, Halted
	return why, nil
}

// begin is the table before its first record.
func (t *Table) begin(row store.Table, title game.Title) (err error) {
	if t.title != title { // not when it is loaded again: both are read without the lock
		t.title, t.maker = title, row.Creator
	}
	t.row = row
	t.feed, t.undos, t.strands, t.shown = nil, [game.MaxSeats]uint32{}, [game.MaxSeats + 1]strand{}, [game.MaxSeats + 1]*Snapshot{}
	t.course, t.halt = nil, nil
	if t.pending, err = parseRequest(row.Pending); err != nil {
		return fmt.Errorf("table %s: %w", t.id, err)
	}
	if t.wait, err = parseWait(row.Wait); err != nil {
		return fmt.Errorf("table %s: %w", t.id, err)
	}
	if t.adopting, err = parseAdoption(row.Adopting); err != nil {
		return fmt.Errorf("table %s: %w", t.id, err)
	}
	return nil
}

// replay plays the records. It stops at the first that does not fit.
func (t *Table) replay(recs []store.Record) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	f, err := record.Parse([]byte(t.row.Header))
	if err != nil {
		return fmt.Errorf("header: %w", err)
	}
	secret, err := hex.DecodeString(t.row.Secret)
	if err != nil {
		return fmt.Errorf("secret: %w", err)
	}
	if t.course, err = record.Begin(t.title, f.Setup(secret)); err != nil {
		return err
	}
	for _, r := range recs {
		rec, err := record.ParseRecord(r.Text, f.Seats)
		if err != nil {
			return fmt.Errorf("record %d: %w", r.N, err)
		}
		ch, err := t.course.Follow(rec)
		if err != nil {
			return fmt.Errorf("record %d: %w", r.N, err)
		}
		t.publish(itemOf(t.course, ch, r.At))
		t.course.Commit(ch)
	}
	return nil
}

// publish adds to the news. What a seat does not learn of leaves its snapshot as
// it is: by the contract of package game nothing in it has changed.
func (t *Table) publish(it item) {
	t.feed = append(t.feed, it)
	for v := range t.shown {
		if !it.seenBy(viewer(v).seat()) {
			continue
		}
		t.shown[v] = nil
		if v > 0 && it.kind == Undone {
			t.undos[v-1]++
		}
	}
}

// ring wakes all who wait for something new.
func (t *Table) ring() {
	close(t.wake)
	t.wake = make(chan struct{})
}

// ID is the table's identifier.
func (t *Table) ID() string { return t.id }

// Title is the game that is played.
func (t *Table) Title() game.Title { return t.title }

// Holds is the set of seats that a guest holds.
func (t *Table) Holds(guest string) game.Seats {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.holds(guest)
}

func (t *Table) holds(guest string) game.Seats {
	var held game.Seats
	for i := range t.row.Seats {
		if guest != "" && t.row.Seats[i].Guest == guest {
			held = held.With(game.Seat(i))
		}
	}
	return held
}

// Seat is the seat called name.
func (t *Table) Seat(name string) (game.Seat, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	i := slices.IndexFunc(t.row.Seats, func(s store.Seat) bool { return s.Name == name })
	return game.Seat(i), i >= 0
}

// Created reports whether a guest created the table.
func (t *Table) Created(guest string) bool { return guest != "" && guest == t.maker }

// Invites are the tokens of the seats, "" for those that are taken. Only the
// creator may have them.
func (t *Table) Invites(guest string) ([]string, error) {
	if !t.Created(guest) {
		return nil, ErrNotYours
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	tokens := make([]string, len(t.row.Seats))
	for i, s := range t.row.Seats {
		if isFree(s) {
			tokens[i] = s.Invite
		}
	}
	return tokens, nil
}

// Log is the game's log with its secret, as text. It is given out once the game
// is over.
func (t *Table) Log(ctx context.Context) ([]byte, error) {
	t.mu.Lock()
	row, end := t.row, ""
	if row.Status == store.Over {
		end = record.EndLine(t.course.State.Result(), seatNames(row.Seats))
	}
	t.mu.Unlock()
	if row.Status != store.Over {
		return nil, ErrNotOver
	}
	text, err := t.logText(ctx, &row)
	if err != nil {
		return nil, err
	}
	text = fmt.Appendf(text, "end %s\nsecret %s\n", end, row.Secret)
	return record.AppendSet(text, t.ownFacts()), nil
}

// logText is the log as far as it was played, without what stands at its end.
func (t *Table) logText(ctx context.Context, row *store.Table) ([]byte, error) {
	recs, err := t.host.Store.Records(ctx, t.id)
	if err != nil {
		return nil, err
	}
	text := []byte(row.Header)
	for _, r := range recs {
		text = append(text, r.Text...)
	}
	return text, nil
}

// ownFacts are the data files of the table's facts, unless every program has them.
func (t *Table) ownFacts() []game.FactsFile {
	info := t.title.Info()
	if t.host.Shelf == nil || t.host.Shelf.BuiltIn(info.Slug, info.Facts.Hash) {
		return nil
	}
	return t.host.Shelf.Files(t.title)
}

func seatNames(seats []store.Seat) []string {
	names := make([]string, len(seats))
	for i, s := range seats {
		names[i] = s.Name
	}
	return names
}

// failure is an error of ours, with the table's id.
func (t *Table) failure(what string, err error) error {
	if errors.Is(err, store.ErrMoved) {
		return err
	}
	return fmt.Errorf("table %s: %s: %w", t.id, what, err)
}
