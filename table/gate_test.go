package table

import (
	"context"
	"fmt"
	"math"
	"testing"
	"time"

	"outremer/game"
	"outremer/store"
	"outremer/table/press"
)

// stuckStore is a store whose writes block for as long as a test wants.
type stuckStore struct {
	store.Store
	writing chan struct{} // somebody writes
	written chan struct{} // and may go on
}

func (s *stuckStore) ApplyStep(ctx context.Context, step store.Step) error {
	if s.writing != nil {
		s.writing <- struct{}{}
		<-s.written
	}
	return s.Store.ApplyStep(ctx, step)
}

// TestReadersDoNotWaitForTheDisk: readers are answered while a move is being written, and see the
// table as it was before.
func TestReadersDoNotWaitForTheDisk(t *testing.T) {
	db := &stuckStore{Store: newStore(t)}
	h := newHost(t, func(c *Config) { c.Store = db })
	tab := duel(t, h)
	say(t, tab, 1, press.Outgoing{Text: "hello"})
	red := look(t, tab, 0)
	seal := Order{by(0), red.Prompt.ID, red.Moves[len(red.Moves)-1]}
	watch, err := tab.Watch("berta", 1, &Cursor{})
	must(t, err)
	defer watch.Close()

	db.writing, db.written = make(chan struct{}), make(chan struct{})
	played := make(chan error)
	go func() { played <- tab.Submit(bg, seal) }()
	<-db.writing
	reads := map[string]func() error{
		"Explain":    func() error { return tab.Explain(by(0), seal.Move) },
		"Look":       func() error { return tab.Look(by(0), func(game.State, uint32) error { return nil }) },
		"Snapshot":   func() error { _, err := tab.Snapshot("anna", 0); return err },
		"News":       func() error { _, err := tab.News("anna", 0, 0, math.MaxInt); return err },
		"Past":       func() error { _, err := tab.Past("anna", 0, 0); return err },
		"Letters":    func() error { _, err := tab.Letters("anna", 0, 0); return err },
		"Marks":      func() error { _, err := tab.Marks("anna", 0); return err },
		"Agreements": func() error { _, _, err := tab.Agreements("anna", 0, 1); return err },
		"Invites":    func() error { _, err := tab.Invites("anna"); return err },
		"Next":       func() error { _, err := watch.Next(bg); return err },
	}
	for name, read := range reads {
		done := make(chan error, 1)
		go func() { done <- read() }()
		select {
		case err := <-done:
			if err != nil {
				t.Errorf("%s: got %v, want nil", name, err)
			}
		case <-time.After(10 * time.Second):
			t.Errorf("%s waits for the disk", name)
		}
	}
	if got := look(t, tab, 0).Awaiting; got != game.AllSeats(2) {
		t.Errorf("before it is on disk: awaiting %b, want 11", got)
	}
	close(db.written)
	must(t, <-played)
	if got := look(t, tab, 0).Awaiting; got != game.Only(1) {
		t.Errorf("afterwards: awaiting %b, want 10", got)
	}
}

// TestNothingToDo: a change that finds nothing to do is no error, writes nothing and wakes
// nobody.
func TestNothingToDo(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	version := func() int64 {
		row, err := h.Store.LoadTable(bg, tab.ID())
		must(t, err)
		return row.Version
	}
	before := version()
	wake := peek(tab, func(tab *Table) chan struct{} { return tab.wake })
	must(t, tab.do(bg, func(p *plan) error {
		p.row.Name = "another"
		return fmt.Errorf("somebody was faster: %w", errNoChange)
	}))
	if got := version(); got != before {
		t.Errorf("version: got %d, want %d", got, before)
	}
	if got := look(t, tab, 0).Name; got != "" {
		t.Errorf("name: got %q, want none", got)
	}
	select {
	case <-wake:
		t.Error("somebody was woken")
	default:
	}
}

// TestRowsOfEarlierPrograms: what a table waits for is kept as text, which earlier programs
// have written.
func TestRowsOfEarlierPrograms(t *testing.T) {
	s, err := newState(store.Table{Progress: store.Progress{
		Pending:  `{"by":1,"to":6,"agreed":1}`,
		Wait:     `{"due":1700000600000,"seats":3,"pace":"turn","kind":1,"missed":{"1":2}}`,
		Adopting: `{"to":2,"agreed":3}`,
	}})
	must(t, err)
	if want := (request{By: 1, To: 6, Agreed: game.Only(0)}); *s.pending != want {
		t.Errorf("undo: got %+v, want %+v", *s.pending, want)
	}
	if s.wait.Due != 1700000600000 || s.wait.Missed[1] != 2 {
		t.Errorf("clock: got %+v", s.wait)
	}
	if want := (adoption{To: 2, Agreed: game.Only(0, 1)}); s.adopting != want {
		t.Errorf("newer rules: got %+v, want %+v", s.adopting, want)
	}
	for name, p := range map[string]store.Progress{
		"undo": {Pending: "x"}, "clock": {Wait: "x"}, "newer rules": {Adopting: "x"},
	} {
		if _, err := newState(store.Table{Progress: p}); err == nil {
			t.Errorf("%s that cannot be read: got nil, want an error", name)
		}
	}
}
