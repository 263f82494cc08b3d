package table

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"outremer/game"
	"outremer/store"
)

// ErrGone: the person has left, or is leaving.
var ErrGone = errors.New("this person is no longer here")

// Heir returns who somebody has become by merging; "" for nobody any more. Who was not merged since
// the host started is still the same.
func (h *Host) Heir(person string) string {
	for person != "" {
		next, ok := h.heirs.Load(person)
		if !ok {
			break
		}
		person = next.(string)
	}
	return person
}

// checkPresent rejects somebody who has just been merged or is leaving.
func (h *Host) checkPresent(person string) error {
	if h.Heir(person) != person {
		return ErrGone
	}
	return nil
}

// Merge makes one person of two: whatever the first holds is the second's, at all tables, and
// whoever watches them goes on. It returns a *store.Clash if both sit at an unfinished table.
func (h *Host) Merge(ctx context.Context, from, into string) error {
	ctx = context.WithoutCancel(ctx)
	h.merging.Lock()
	defer h.merging.Unlock()
	if err := h.Store.Merge(ctx, from, into, h.now()); err != nil {
		return err
	}
	heir, err := h.Store.Guest(ctx, into)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	heir.ID = into
	// From here on changes are made for the heir. One that began before has a table's turn, which is
	// waited for below.
	h.heirs.Store(from, into)
	for _, t := range h.inMemory() {
		t.reown(from, heir)
	}
	return h.became(ctx, from, into)
}

// became tells those who call people.
func (h *Host) became(ctx context.Context, from, into string) error {
	if h.Calls == nil {
		return nil
	}
	return h.Calls.Became(ctx, from, into)
}

// inMemory returns the tables in memory, once they are loaded: one that is being loaded may have
// read its row before a change.
func (h *Host) inMemory() []*Table {
	h.mu.Lock()
	var all []*Table
	for _, t := range h.tables {
		all = append(all, t)
	}
	h.mu.Unlock()
	return slices.DeleteFunc(all, func(t *Table) bool {
		<-t.ready
		return t.failed != nil
	})
}

// reown gives everything that one person has at the table to another; the store has it already.
func (t *Table) reown(from string, to store.Guest) {
	t.turn.Lock()
	defer t.turn.Unlock()
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.row.Creator == from {
		t.row.Creator = to.ID
		t.madeBy(to.ID)
	}
	t.row.Seats = slices.Clone(t.row.Seats)
	for i := range t.row.Seats {
		s := &t.row.Seats[i]
		if s.Guest == from {
			s.Guest, s.Holder, s.Program = to.ID, to.Name, to.Program != 0
		}
		if s.Reserved == from {
			s.Reserved = to.ID
		}
		if s.Began == from {
			s.Began = to.ID
		}
	}
	if t.row.Status == store.Open { // as the store has it: whoever was put out stays out
		t.row.Door = strings.ReplaceAll(t.row.Door, from, to.ID)
	}
	t.mail.Reown(from, to)
	t.outdateAll()
	t.broadcast()
}

// Forget lets a person leave for good: seats go to bots, or are free again before the start; the
// name and the text of letters are deleted. Logs never had more than the names of seats.
func (h *Host) Forget(ctx context.Context, person string) (err error) {
	ctx = context.WithoutCancel(ctx)
	h.merging.Lock()
	defer h.merging.Unlock()
	h.heirs.Store(person, "") // sits down nowhere any more
	defer func() {
		if err != nil {
			h.heirs.Delete(person)
		}
	}()
	if err := h.leaveAll(ctx, person); err != nil {
		return err
	}
	if err := h.Store.Forget(ctx, person, h.DefaultBot, h.now()); err != nil {
		return err
	}
	for _, t := range h.inMemory() {
		t.forget(person)
	}
	return h.became(ctx, person, "")
}

// leaveAll gives up the person's seats at all tables that can be changed. The store takes care of
// the others.
func (h *Host) leaveAll(ctx context.Context, person string) error {
	unfinished := []store.Status{store.Open, store.Running}
	rows, err := h.Store.ListTables(ctx, store.Query{Guest: person, Status: unfinished, Limit: 1 << 20})
	if err != nil {
		return err
	}
	for i := range rows {
		if err := h.leave(ctx, rows[i].ID, person); err != nil {
			return err
		}
	}
	return nil
}

func (h *Host) leave(ctx context.Context, id, person string) error {
	t, err := h.Open(ctx, id)
	if err != nil {
		return err
	}
	defer t.Release()
	seats := slices.Collect(t.Holds(person).All())
	if len(seats) == 0 {
		seats = []game.Seat{game.Nobody} // a place without a seat, or one that is kept for them
	}
	for _, s := range seats {
		err := t.Leave(ctx, By{person, s})
		switch {
		case errors.Is(err, ErrFrozen), errors.Is(err, ErrHalted), errors.Is(err, ErrNotRunning), errors.Is(err, ErrNotYours):
		case err != nil:
			return err
		}
	}
	return nil
}

// forget drops a person from a table in memory, as the store already has.
func (t *Table) forget(person string) {
	t.turn.Lock()
	defer t.turn.Unlock()
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.row.Creator == person {
		t.row.Creator = ""
		t.madeBy("")
	}
	t.row.Seats = slices.Clone(t.row.Seats)
	for i := range t.row.Seats {
		seat := &t.row.Seats[i]
		if seat.Reserved == person {
			seat.Reserved = ""
		}
		if seat.Began == person {
			seat.Began = ""
		}
		if seat.Guest != person {
			continue
		}
		seat.Guest, seat.Holder, seat.Program = "", "", false // at a table that could not be changed
		if t.row.Status != store.Over {
			seat.Bot = cmp.Or(seat.Bot, t.host.DefaultBot)
		}
	}
	if t.row.Status == store.Open {
		t.row.Door = strings.ReplaceAll(t.row.Door, person, "")
	}
	t.mail.Forget(person)
	t.outdateAll()
	t.broadcast()
}
