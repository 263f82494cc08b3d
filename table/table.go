package table

import (
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

	mu      sync.Mutex
	row     store.Table
	course  *record.Course // nil before the start
	pending *request       // undo that others have to agree to
	wait    wait
	feed    []item
	undos   [game.MaxSeats]uint32 // undos that each seat has learnt of
	letters []store.Letter
	marks   []store.Mark
	strands [game.MaxSeats + 1]strand
	shown   [game.MaxSeats + 1]*Snapshot
	broken  *rulesFailed  // the rules failed at looking: the next change freezes the table
	wake    chan struct{} // closed at the next change
}

// By is somebody acting for a seat.
type By struct {
	Guest string
	Seat  game.Seat
}

// load reads the table from the store and replays its records.
func (t *Table) load(ctx context.Context) error {
	row, err := t.host.Store.Load(ctx, t.id)
	if err != nil {
		return err
	}
	title, ok := t.host.Title(row.Title)
	if !ok {
		return fmt.Errorf("table %s: title %q is not on this server", t.id, row.Title)
	}
	letters, err := t.host.Store.Letters(ctx, t.id)
	if err != nil {
		return err
	}
	marks, err := t.host.Store.Marks(ctx, t.id)
	if err != nil {
		return err
	}
	recs, err := t.host.Store.Records(ctx, t.id)
	if err != nil {
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.title == nil { // they never change, and are read without the lock
		t.title, t.maker = title, row.Creator
	}
	t.row, t.letters, t.marks = row, letters, marks
	t.feed, t.undos, t.strands, t.shown = nil, [game.MaxSeats]uint32{}, [game.MaxSeats + 1]strand{}, [game.MaxSeats + 1]*Snapshot{}
	t.course, t.pending, t.wait = nil, nil, wait{}
	if row.Header == "" {
		return nil
	}
	if t.pending, err = parseRequest(row.Pending); err != nil {
		return fmt.Errorf("table %s: %w", t.id, err)
	}
	if t.wait, err = parseWait(row.Wait); err != nil {
		return fmt.Errorf("table %s: %w", t.id, err)
	}
	if err := t.replay(recs); err != nil {
		// The table can be looked at as far as it goes.
		t.host.Log.Error("table does not replay", "table", t.id, "error", err)
		t.row.Status = store.Frozen
		t.host.stats.freezes.Add(1)
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
	recs, err := t.host.Store.Records(ctx, t.id)
	if err != nil {
		return nil, err
	}
	text := []byte(row.Header)
	for _, r := range recs {
		text = append(text, r.Text...)
	}
	return fmt.Appendf(text, "end %s\nsecret %s\n", end, row.Secret), nil
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
