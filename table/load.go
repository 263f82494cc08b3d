package table

import (
	"cmp"
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
	"outremer/table/clock"
	"outremer/table/press"
)

// load reads the table from the store and replays its records.
func (t *Table) load(ctx context.Context) error {
	row, why, err := t.read(ctx, true)
	if err != nil {
		return err
	}
	if why != nil {
		t.host.Log.Error("table does not replay", "table", t.id, "error", why)
	}
	return t.settle(ctx, &row)
}

// read is load without side effects. The row is as stored, and why says what halts the table.
func (t *Table) read(ctx context.Context, bookmarks bool) (row store.Table, why, err error) {
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
	st, err := newState(row)
	if err != nil {
		return row, nil, fmt.Errorf("table %s: %w", t.id, err)
	}
	tl, why, err := t.retell(ctx, &row, bookmarks)
	if err != nil {
		return row, nil, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.remember(st, tl, why)
	t.mail = press.New(t.title.Lexicon(), seatNames(row.Seats), letters, marks)
	return row, why, nil
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
	terms, err := clock.ParseTerms(row.Terms)
	if err != nil {
		return s, err
	}
	s.terms = &terms
	s.adopting, err = parseAdoption(row.Adopting)
	return s, err
}

// remember makes what was read the table. A table whose records cannot be replayed is halted: it
// can be viewed as far as it goes.
func (t *Table) remember(st state, tl tale, why error) {
	if t.title != tl.title { // not on reload: it is read without the lock
		t.title = tl.title
	}
	t.madeBy(st.row.Creator)
	t.state, t.halt = st, nil
	t.course, t.feed, t.undos, t.booked = tl.course, tl.feed, tl.undos, tl.booked
	t.trail = nil
	t.feeds = [game.MaxSeats + 1]seatFeed{}
	t.outdateAll()
	if why == nil {
		f := t.title.Info().Facts
		t.row.Facts, t.row.FactsName = f.Hash, cmp.Or(t.row.FactsName, f.Name)
		return
	}
	t.halt, t.kept, t.row.Status = haltFor(&st.row, why), st.row.Status, Halted
}

// tale is a game as a table remembers it.
type tale struct {
	title  game.Title
	course *record.Course // nil before the start
	feed   []item
	undos  [game.MaxSeats]uint32
	booked int
}

// retell finds out what happened at a table, and why it cannot go on.
func (t *Table) retell(ctx context.Context, row *store.Table, bookmarks bool) (tl tale, why, err error) {
	titles, missing := t.host.titlesFor(ctx, row)
	switch {
	case missing != nil && !errors.Is(missing, errNoFacts):
		return tl, nil, missing
	case missing != nil: // the texts are those of the title as currently offered
		now, _ := t.host.Title(row.Title)
		return tale{title: now}, missing, nil
	case t.title != nil:
		titles = []game.Title{t.title} // a table keeps its title
	}
	if row.Header == "" {
		return tale{title: titles[0]}, nil, nil
	}
	if tl, ok := t.further(ctx, row); ok {
		return tl, nil, nil
	}
	if bookmarks && len(titles) == 1 {
		if tl, ok := t.resume(ctx, row, titles[0]); ok {
			return tl, nil, nil
		}
	}
	recs, err := t.host.Store.Records(ctx, t.id, 0)
	if err != nil {
		return tl, nil, err
	}
	for _, title := range titles {
		tl, why = tell(row, title, recs)
		if why == nil {
			break
		}
	}
	return tl, why, nil
}

// tell replays a game from the start. It stops before the first record that does not fit.
func tell(row *store.Table, title game.Title, recs []store.Record) (tale, error) {
	tl := tale{title: title}
	f, setup, err := startOf(row)
	if err != nil {
		return tl, err
	}
	n, err := tl.begin(setup, f.Seats, recs)
	if bad, ok := errors.AsType[*rulesFailed](err); ok { // which has spoilt the course
		tl = tale{title: title}
		_, again := tl.begin(setup, f.Seats, recs[:n])
		return tl, cmp.Or(again, fmt.Errorf("panic: %s", bad.what))
	}
	return tl, err
}

// startOf returns what the game of a table starts from.
func startOf(row *store.Table) (f *record.File, setup game.Setup, err error) {
	f, err = record.Parse([]byte(row.Header))
	if err != nil {
		return nil, setup, fmt.Errorf("header: %w", err)
	}
	secret, err := hex.DecodeString(row.Secret)
	if err != nil {
		return nil, setup, fmt.Errorf("secret: %w", err)
	}
	return f, f.Setup(secret), nil
}

// begin starts a game and plays its records. It returns how many fit.
func (tl *tale) begin(setup game.Setup, seats []string, recs []store.Record) (n int, err error) {
	defer caught(&err)
	tl.course, err = record.Begin(tl.title, setup)
	if err != nil {
		return 0, err
	}
	return tl.follow(seats, recs)
}

// follow plays records, and returns how many fit.
func (tl *tale) follow(seats []string, recs []store.Record) (n int, err error) {
	defer caught(&err)
	tl.course.Grow(len(recs))
	tl.feed = slices.Grow(tl.feed, len(recs))
	for ; n < len(recs); n++ {
		rec, err := record.ParseRecord(recs[n].Text, seats)
		if err != nil {
			return n, fmt.Errorf("record %d: %w", recs[n].N, err)
		}
		ch, err := tl.course.Advance(rec)
		if err != nil {
			return n, fmt.Errorf("record %d: %w", recs[n].N, err)
		}
		tl.add(itemOf(len(seats), ch, recs[n].At))
	}
	return n, nil
}

// caught turns a panic in the rules into an error.
func caught(err *error) {
	if p := recover(); p != nil {
		*err = failure(p, nil)
	}
}

func (tl *tale) add(it item) {
	tl.feed = append(tl.feed, it)
	if it.kind != Undone {
		return
	}
	for s := range tl.undos {
		if it.seenBy(game.Seat(s)) {
			tl.undos[s]++
		}
	}
}
