package table

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"sync"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
	"outremer/table/press"
)

// Kind says what a piece of news is.
type Kind string

const (
	Moved  Kind = "move" // somebody acted, or the game moved on
	Undone Kind = "undo" // earlier news no longer holds
	Noted  Kind = "note" // about the table, such as a bot taking over a seat
)

// viewer is a seat or the spectators, as an index.
type viewer int

func viewerOf(s game.Seat) viewer   { return viewer(s + 1) }
func (v viewer) seat() game.Seat    { return game.Seat(v - 1) }
func (v viewer) in(set uint32) bool { return set>>v&1 != 0 }

// item is something that happened, including its secrets.
type item struct {
	kind    Kind
	rec     int // number of the record
	at      int64
	seat    game.Seat
	mark    string
	move    game.Move
	events  []game.Event
	removed []int // records an undo took back
	note    string
	adopted game.Revision // of the rules, from here on
	seen    uint32        // viewers who learn of it
}

// everybody is the set of all viewers.
const everybody = ^uint32(0)

// ends reports whether the players ended the game with this.
func (it *item) ends() bool { return it.kind == Noted && strings.HasPrefix(it.note, "agreed-") }

func (it *item) seenBy(s game.Seat) bool { return viewerOf(s).in(it.seen) }

// itemOf builds the item for a change of a course with some seats.
func itemOf(seats int, ch *record.Change, at int64) item {
	r := &ch.Record
	it := item{rec: r.N, at: at, seat: r.Seat, mark: r.Mark}
	switch r.Kind {
	case record.Note:
		it.kind, it.note, it.seen = Noted, r.Text, everybody
	case record.Adopt:
		it.kind, it.note, it.seen = Noted, "revision "+strconv.Itoa(r.To), everybody
		it.adopted = ch.Entry.Adopted
	case record.Agree:
		reason, _, _ := strings.Cut(r.Text, " ")
		it.kind, it.note, it.seen = Noted, "agreed-"+reason, everybody
	case record.Undo:
		it.kind = Undone
		for i := range ch.Removed {
			it.removed = append(it.removed, ch.Removed[i].N)
			it.seen |= seers(&ch.Removed[i], seats)
		}
	default:
		it.kind, it.move, it.events = Moved, ch.Entry.Move, ch.Entry.Events
		it.seen = seers(&ch.Entry, seats)
	}
	return it
}

// seers returns the viewers who learn of a move.
func seers(e *record.Entry, seats int) uint32 {
	var set uint32
	for s := game.Nobody; int(s) < seats; s++ {
		if e.VisibleTo(s) {
			set |= 1 << viewerOf(s)
		}
	}
	return set
}

// publish adds to the news. The cached snapshot of a seat that does not learn of an item stays
// valid: by the contract of package game nothing in it has changed.
func (t *Table) publish(it item) {
	t.feed = append(t.feed, it)
	t.public = nil
	for v := range t.snapshots {
		if !it.seenBy(viewer(v).seat()) {
			continue
		}
		t.outdate(viewer(v))
		if v > 0 && it.kind == Undone {
			t.undos[v-1]++
		}
	}
}

// outdate drops the cached snapshot of a viewer, because something in it has changed.
func (t *Table) outdate(v viewer) {
	if t.snapshots[v] != nil {
		t.before[v], t.snapshots[v] = t.snapshots[v], nil
	}
}

// outdateAll drops all cached snapshots.
func (t *Table) outdateAll() {
	t.public = nil
	for v := range t.snapshots {
		t.outdate(viewer(v))
	}
}

// broadcast wakes everyone waiting for news.
func (t *Table) broadcast() {
	close(t.wake)
	t.wake = make(chan struct{})
}

// News is something that happened, as one viewer may know it.
type News struct {
	N       uint64 // from 1, counted for this viewer alone
	At      int64
	Kind    Kind
	Seat    game.Seat
	Mark    string     // "bot", "late", "agreed" or ""; record.Auto like Move
	Move    *game.Move // only for the seat that made it, until the game is over
	Events  []game.Event
	Removed []uint64 // the numbers of the news that an undo took back
	Note    string

	rec int
}

// seatFeed is the news of one viewer. It is updated lazily, on reading.
type seatFeed struct {
	read int // items of the table's feed that were looked at
	news []*News
}

// newsFor returns a viewer's news, brought up to date.
func (t *Table) newsFor(s game.Seat) []*News {
	f := &t.feeds[viewerOf(s)]
	for ; f.read < len(t.feed); f.read++ {
		if it := &t.feed[f.read]; it.seenBy(s) || t.revealed() && t.holdsGood(it) {
			f.news = append(f.news, f.tell(it, s, t.revealed()))
		}
	}
	return f.news
}

// revealed reports whether nothing is secret any more because the game is over. From then on
// everybody is told everything the moves led to, including bids and votes, and news is renumbered
// from 1. Draft entries that were later undone stay private.
func (t *Table) revealed() bool { return t.row.Status == store.Over }

// holdsGood reports whether an item is a move that was not undone and had an effect.
func (t *Table) holdsGood(it *item) bool {
	_, found := slices.BinarySearchFunc(t.course.Line, it.rec, func(e record.Entry, n int) int { return e.N - n })
	return found && it.kind == Moved && len(it.events) > 0
}

// tell returns an item as a viewer may know it.
func (f *seatFeed) tell(it *item, s game.Seat, revealed bool) *News {
	n := &News{N: uint64(len(f.news) + 1), At: it.at, Kind: it.kind, Seat: it.seat, Mark: it.mark, Note: it.note,
		rec: it.rec}
	if it.kind == Moved && (revealed || it.seat == s) {
		m := it.move
		n.Move = &m
	} else if it.mark == record.Auto {
		n.Mark = "" // a standing choice is nobody else's business
	}
	for _, e := range it.events {
		if revealed {
			e.Mask, e.To = 0, 0
		}
		if e, ok := e.For(s); ok {
			n.Events = append(n.Events, e)
		}
	}
	for _, rec := range it.removed {
		if i, found := slices.BinarySearchFunc(f.news, rec, func(old *News, n int) int { return old.rec - n }); found {
			n.Removed = append(n.Removed, f.news[i].N)
		}
	}
	return n
}

// Memo caches what is derived from an immutable value, such as its encoding in a language, so that
// all readers share it. Mostly there is one such thing, which needs no map.
type Memo struct {
	mu         sync.Mutex
	key, first any
	others     map[any]any
}

// Make returns the value cached under key, or else calls f and caches its result unless it is nil.
func (m *Memo) Make(key any, f func() any) any {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.first != nil && m.key == key {
		return m.first
	}
	if v, ok := m.others[key]; ok {
		return v
	}
	v := f()
	switch {
	case v == nil:
	case m.first == nil:
		m.key, m.first = key, v
	case m.others == nil:
		m.others = map[any]any{key: v}
	default:
		m.others[key] = v
	}
	return v
}

// Cursor is how far somebody has read a table's news and letters.
type Cursor struct {
	News     uint64
	Letters  int64
	Revealed bool // News is numbered as it is once the game is over
}

func (c Cursor) String() string {
	mark := ""
	if c.Revealed {
		mark = "x"
	}
	return mark + strconv.FormatUint(c.News, 10) + "." + strconv.FormatInt(c.Letters, 10)
}

// ParseCursor reads what String wrote.
func ParseCursor(text string) (Cursor, bool) {
	text, revealed := strings.CutPrefix(text, "x")
	news, letters, ok := strings.Cut(text, ".")
	n, err := strconv.ParseUint(news, 10, 64)
	if err != nil || !ok {
		return Cursor{}, false
	}
	m, err := strconv.ParseInt(letters, 10, 64)
	return Cursor{n, m, revealed}, err == nil && m >= 0
}

// Watch is one reader's place in a table's news. It is not safe for concurrent use.
type Watch struct {
	t     *Table
	guest string
	seat  game.Seat
	at    Cursor
	rec   int64
	last  *Snapshot
	end   sync.Once
}

// Update is what a watcher has not seen yet.
type Update struct {
	News      []*News
	Letters   []press.Letter
	State     *Snapshot // nil if it has not changed
	Before    *Snapshot // what the reader was given last; nil at first
	FromStart bool      // News restarts from the beginning: the game is over and nothing is secret any more
	At        Cursor    // the cursor after this update
}

// Watch starts following the table from a seat, or as a spectator. From is what the reader has
// already seen; nil means everything so far. Close must be called.
func (t *Table) Watch(guest string, s game.Seat, from *Cursor) (*Watch, error) {
	if err := t.reach(guest, s, from); err != nil {
		return nil, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayLook(guest, s); err != nil {
		return nil, err
	}
	w := &Watch{t: t, guest: guest, seat: s, at: t.cursor(guest, s)}
	if from != nil {
		w.at.News = min(w.at.News, from.News)
		if w.at.Revealed != from.Revealed {
			w.at.News, w.at.Revealed = 0, from.Revealed
		}
		w.at.Letters = min(w.at.Letters, from.Letters)
	}
	t.host.stats.watchers.Add(1)
	t.arrive(guest)
	return w, nil
}

// Close ends the watch. The caller still has to release the table.
func (w *Watch) Close() {
	w.end.Do(func() {
		w.t.host.stats.watchers.Add(-1)
		w.t.depart(w)
	})
}

// At returns what the reader has seen.
func (w *Watch) At() Cursor { return w.at }

// Record returns the last record the reader was told of. Like Table.Since it is for the server itself.
func (w *Watch) Record() int64 { return w.rec }

// lastRecord returns the last record that is part of a viewer's news.
func (t *Table) lastRecord(s game.Seat) int64 {
	all := t.newsFor(s)
	if len(all) == 0 {
		return 0
	}
	return int64(all[len(all)-1].rec)
}

// cursor returns the end of the news and letters.
func (t *Table) cursor(guest string, s game.Seat) Cursor {
	c := Cursor{News: uint64(len(t.newsFor(s))), Revealed: t.revealed()}
	if t.talks(guest) {
		c.Letters = t.mail.Count(s)
	}
	return c
}

// Next waits for something the reader has not seen. The first update always includes the state. It
// returns ErrNotYours when the guest has lost the seat, ErrShutdown when the host stops, or the
// error of ctx.
func (w *Watch) Next(ctx context.Context) (*Update, error) {
	for {
		changed := w.t.Changed()
		u, err := w.Pull()
		if u != nil || err != nil {
			return u, err
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-w.t.host.closing:
			return nil, ErrShutdown
		}
	}
}

// Changed returns a channel that is closed at the table's next change. To miss nothing, call it
// before Pull.
func (t *Table) Changed() <-chan struct{} {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.wake
}

// Pull returns what the reader has not seen, without waiting; nil if there is nothing.
func (w *Watch) Pull() (*Update, error) {
	t := w.t
	t.mu.Lock()
	defer t.mu.Unlock()
	if heir := t.host.Heir(w.guest); heir != w.guest { // whoever was merged meanwhile goes on watching
		t.uncount(w.guest)
		t.watching[heir]++
		w.guest = heir
	}
	if err := t.mayLook(w.guest, w.seat); err != nil {
		return nil, err
	}
	at := t.cursor(w.guest, w.seat)
	if at == w.at && t.snapshot(w.seat) == w.last {
		return nil, nil
	}
	u := &Update{At: at, FromStart: w.at.Revealed != at.Revealed}
	seen := w.at.News
	if u.FromStart {
		seen = 0
	}
	// A reloaded table may have less news than the cursor says.
	u.News = t.newsFor(w.seat)[min(seen, at.News):]
	if at.Letters > w.at.Letters {
		u.Letters = t.unsigned(t.mail.After(w.seat, w.at.Letters))
	}
	if snap := t.snapshot(w.seat); snap != w.last {
		u.State, u.Before, w.last = snap, w.last, snap
	}
	if len(u.News) == 0 && u.Letters == nil && u.State == nil {
		return nil, nil
	}
	w.at, w.rec = u.At, t.lastRecord(w.seat)
	return u, nil
}

// News returns at most limit news items of a seat after number n.
func (t *Table) News(guest string, s game.Seat, n uint64, limit int) ([]*News, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayLook(guest, s); err != nil {
		return nil, err
	}
	all := t.newsFor(s)
	all = all[min(n, uint64(len(all))):]
	return all[:min(len(all), limit)], nil
}

// Since returns what a viewer has learnt after a record and still holds, and the last record the
// viewer knows of. Records are numbered for all alike, so their numbers tell how much others do in
// secret: they are for the server itself, never to be sent.
func (t *Table) Since(guest string, s game.Seat, rec int64) (fresh []*News, last int64, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayLook(guest, s); err != nil {
		return nil, 0, err
	}
	all := t.newsFor(s)
	from, _ := slices.BinarySearchFunc(all, rec+1, func(n *News, rec int64) int { return int(int64(n.rec) - rec) })
	return withoutUndone(all[from:]), t.lastRecord(s), nil
}

// withoutUndone leaves out undos and what they took back.
func withoutUndone(list []*News) (held []*News) {
	gone := map[uint64]bool{}
	for _, n := range list {
		for _, r := range n.Removed {
			gone[r] = true
		}
	}
	for _, n := range list {
		if n.Kind != Undone && !gone[n.N] {
			held = append(held, n)
		}
	}
	return held
}
