package table

import (
	"context"
	"slices"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
	"outremer/table/press"
)

// Several nodes may share a store. None owns a table: each keeps copies in memory, which it brings up to
// date when it hears that another has changed them, when a change of its own comes too late or is
// refused, and before it does a job.

// SignedOut says whom to tell of sign-ins that were revoked at another node; "" for any of them.
func (h *Host) SignedOut(told func(id string)) { h.signOut.Store(&told, told) }

// SiteChanged says whom to tell that bans, wardens or the placard may have been changed at another node.
func (h *Host) SiteChanged(told func()) { h.siteIs.Store(&told, told) }

func (h *Host) siteChanged() {
	h.siteIs.Range(func(_, told any) bool {
		h.ended.Go(told.(func()))
		return true
	})
}

// heard brings this node up to date with what another has changed.
func (h *Host) heard(c store.Change) {
	ctx := context.Background()
	switch c.Kind {
	case store.TableMoved:
		h.refresh(func(t *Table) bool { return t.id == c.ID && t.version() < c.Version })
	case store.MailCame:
		for _, t := range h.remembered(func(t *Table) bool { return t.id == c.ID }) {
			h.ended.Go(func() { t.noted(t.alone(func() error { return t.readMail(ctx) })) })
		}
	case store.PersonIs:
		h.ended.Go(func() { h.met(ctx, c.ID) })
	case store.SignedOut:
		h.signedOut(c.ID)
	case store.SiteIs:
		h.siteChanged()
	case store.Something:
		h.siteChanged()
		h.signedOut("")
		h.ended.Go(func() { h.look(ctx) })
	default:
		h.siteChanged()
		h.signedOut("")
		h.ended.Go(func() { h.rereadCalls(ctx) })
		for _, t := range h.remembered(func(*Table) bool { return true }) {
			h.ended.Go(func() { t.noted(t.alone(func() error { return t.lookAgain(ctx) })) })
		}
	}
}

func (h *Host) signedOut(id string) {
	h.signOut.Range(func(_, told any) bool {
		told.(func(string))(id)
		return true
	})
}

func (h *Host) rereadCalls(ctx context.Context) {
	if h.Calls == nil {
		return
	}
	if err := h.Calls.Reread(ctx); err != nil {
		h.Log.Error("calls not read again", "error", err)
	}
}

// refresh reads some of the tables in memory again.
func (h *Host) refresh(which func(*Table) bool) {
	for _, t := range h.remembered(which) {
		h.ended.Go(func() { t.noted(t.alone(func() error { return t.reload(context.Background()) })) })
	}
}

// remembered returns some of the tables in memory. One that is being loaded is not waited for by whoever
// listens: it may have read what is old by now, so it is asked later.
func (h *Host) remembered(which func(*Table) bool) []*Table {
	h.mu.Lock()
	var all []*Table
	for _, t := range h.tables {
		all = append(all, t)
	}
	h.mu.Unlock()
	return slices.DeleteFunc(all, func(t *Table) bool {
		select {
		case <-t.ready:
			return t.failed != nil || !which(t)
		default:
			return false
		}
	})
}

// met finds out what has become of a person.
func (h *Host) met(ctx context.Context, id string) {
	g, err := h.Store.Guest(ctx, id)
	if err != nil {
		h.Log.Error("person not read", "error", err)
		return
	}
	if g.Deleted > 0 {
		h.heirs.Store(id, g.Heir)
	}
	h.refresh(func(t *Table) bool { return t.knows(id) })
}

// knows reports whether a person has to do with the table.
func (t *Table) knows(person string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.row.Creator == person || t.mail.Wrote(person) ||
		slices.ContainsFunc(t.row.Seats, func(s store.Seat) bool { return s.Guest == person || s.Reserved == person || s.Began == person })
}

func (t *Table) version() int64 {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.row.Version
}

// noted logs why a table was not brought up to date. It will be with the next change.
func (t *Table) noted(err error) {
	if err != nil && err != ErrShutdown {
		t.host.Log.Error("table not brought up to date", "table", t.id, "error", err)
	}
}

// current makes sure that the table is as it is in the store.
func (t *Table) current(ctx context.Context) error {
	if !t.host.Store.Shared() {
		return nil
	}
	return t.alone(func() error {
		_, err := t.catchUp(ctx)
		return err
	})
}

// reach makes sure that the table is as far as a reader who comes from another node: otherwise the reader
// would be told again what happens there.
func (t *Table) reach(guest string, s game.Seat, from *Cursor) error {
	if from == nil || !t.host.Store.Shared() {
		return nil
	}
	t.mu.Lock()
	here := t.cursor(guest, s)
	t.mu.Unlock()
	if from.Revealed == here.Revealed && from.News <= here.News && from.Letters <= here.Letters {
		return nil
	}
	return t.alone(func() error { return t.lookAgain(context.Background()) })
}

// catchUp reads the table again if it has moved, and reports whether it had. The table's turn must be
// held.
func (t *Table) catchUp(ctx context.Context) (moved bool, err error) {
	row, err := t.host.Store.LoadTable(ctx, t.id)
	if err != nil || row.Version == t.version() {
		return false, err
	}
	return true, t.reload(ctx)
}

// lookAgain brings the table up to date, whatever has changed. The table's turn must be held.
func (t *Table) lookAgain(ctx context.Context) error {
	<-t.ready
	if t.failed != nil {
		return nil
	}
	row, err := t.host.Store.LoadTable(ctx, t.id)
	if err != nil {
		return err
	}
	t.mu.Lock()
	same := row.Version == t.row.Version && row.Creator == t.row.Creator && slices.Equal(row.Seats, t.row.Seats)
	t.mu.Unlock()
	if same {
		return t.readMail(ctx)
	}
	return t.reload(ctx)
}

// reload reads the table again and tells those who watch. The table's turn must be held.
func (t *Table) reload(ctx context.Context) error {
	<-t.ready
	if t.failed != nil {
		return nil
	}
	err := t.load(ctx)
	t.mu.Lock()
	t.broadcast()
	t.mu.Unlock()
	return err
}

// readMail reads letters and marks again, and tells those who watch. The table's turn must be held.
func (t *Table) readMail(ctx context.Context) error {
	<-t.ready
	if t.failed != nil {
		return nil
	}
	letters, err := t.host.Store.Letters(ctx, t.id)
	if err != nil {
		return err
	}
	marks, err := t.host.Store.Marks(ctx, t.id)
	if err != nil {
		return err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.mail = press.New(t.title.Lexicon(), seatNames(t.row.Seats), letters, marks)
	t.broadcast()
	return nil
}

// further continues the game in memory by the records after it; false if that is not possible.
func (t *Table) further(ctx context.Context, row *store.Table) (tl tale, ok bool) {
	t.mu.Lock()
	fits := t.host.Store.Shared() && t.course != nil && t.halt == nil && t.broken == nil && row.Halted == "" && row.Header == t.row.Header
	if fits {
		course := *t.course
		tl = tale{title: t.title, course: &course, feed: slices.Clip(t.feed), undos: t.undos, booked: t.booked}
	}
	t.mu.Unlock()
	if !fits {
		return tl, false
	}
	recs, err := t.host.Store.Records(ctx, t.id, int64(tl.course.Len()))
	if err != nil {
		return tl, false
	}
	return tl, tl.play(seatNames(row.Seats), recs) == nil
}

// play is follow on a course whose states others may hold.
func (tl *tale) play(seats []string, recs []store.Record) (err error) {
	defer caught(&err)
	for _, r := range recs {
		rec, err := record.ParseRecord(r.Text, seats)
		if err != nil {
			return err
		}
		ch, err := tl.course.Follow(rec)
		if err != nil {
			return err
		}
		tl.course.Commit(ch)
		tl.add(itemOf(len(seats), ch, r.At))
	}
	return nil
}
