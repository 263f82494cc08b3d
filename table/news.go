package table

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// Kind says what a piece of news is.
type Kind string

const (
	Moved  Kind = "move" // somebody acted, or the game went on
	Undone Kind = "undo" // earlier news no longer hold
	Noted  Kind = "note" // something about the table: a bot takes over a seat
)

// viewer is a seat or the spectators, as an index.
type viewer int

func viewerOf(s game.Seat) viewer   { return viewer(s + 1) }
func (v viewer) seat() game.Seat    { return game.Seat(v - 1) }
func (v viewer) in(set uint32) bool { return set>>v&1 != 0 }

// item is something that happened, with all its secrets.
type item struct {
	kind    Kind
	rec     int // number of the record
	at      int64
	seat    game.Seat
	mark    string
	move    game.Move
	events  []game.Event
	removed []int // records that an undo took back
	note    string
	adopted game.Revision // of the rules, from here on
	seen    uint32        // viewers that learn of it
}

func (it *item) seenBy(s game.Seat) bool { return viewerOf(s).in(it.seen) }

// itemOf tells what a change of a course would bring, before it is committed.
func itemOf(c *record.Course, ch *record.Change, at int64) item {
	r := &ch.Record
	it := item{rec: r.N, at: at, seat: r.Seat, mark: r.Mark}
	switch r.Kind {
	case record.Note:
		it.kind, it.note, it.seen = Noted, r.Text, ^uint32(0)
	case record.Adopt:
		it.kind, it.note, it.adopted, it.seen = Noted, "revision "+strconv.Itoa(r.To), ch.Entry.Adopted, ^uint32(0)
	case record.Undo:
		it.kind = Undone
		after := *c
		after.Commit(ch)
		for i := range c.Line {
			old := &c.Line[i]
			if !slices.ContainsFunc(after.Line, func(e record.Entry) bool { return e.N == old.N }) {
				it.removed = append(it.removed, old.N)
				it.seen |= seers(old, c.Setup.Seats)
			}
		}
	default:
		it.kind, it.move, it.events = Moved, ch.Entry.Move, ch.Entry.Events
		it.seen = seers(&ch.Entry, c.Setup.Seats)
	}
	return it
}

// seers is the set of viewers that learn of a move.
func seers(e *record.Entry, seats int) uint32 {
	var set uint32
	for s := game.Nobody; int(s) < seats; s++ {
		if e.VisibleTo(s) {
			set |= 1 << viewerOf(s)
		}
	}
	return set
}

// News is something that happened, as one viewer may know it.
type News struct {
	N       uint64 // from 1, counted for this viewer alone
	At      int64
	Kind    Kind
	Seat    game.Seat
	Mark    string     // "bot", "auto", "late", "agreed" or ""
	Move    *game.Move // only for the one who made it, until the game is over
	Events  []game.Event
	Removed []uint64 // the numbers of the news that an undo took back
	Note    string

	rec int
}

// strand is the news of one viewer. It is spun only when somebody reads it.
type strand struct {
	read int // items of the feed that were looked at
	news []*News
}

// strand brings the news of a viewer up to date.
func (t *Table) strand(s game.Seat) []*News {
	st := &t.strands[viewerOf(s)]
	for ; st.read < len(t.feed); st.read++ {
		if it := &t.feed[st.read]; it.seenBy(s) || t.bare() && t.holdsGood(it) {
			st.news = append(st.news, st.tell(it, s, t.bare()))
		}
	}
	return st.news
}

// bare reports whether nothing is secret any more: the game is over. From then on
// everybody is told of all that came of the moves, bids and votes included, and the
// news are numbered anew. What others wrote into drafts and crossed out again stays
// between them and their pencil.
func (t *Table) bare() bool { return t.row.Status == store.Over }

// holdsGood reports whether an item is a move that was not taken back, and came to something.
func (t *Table) holdsGood(it *item) bool {
	_, found := slices.BinarySearchFunc(t.course.Line, it.rec, func(e record.Entry, n int) int { return e.N - n })
	return found && it.kind == Moved && len(it.events) > 0
}

func (st *strand) tell(it *item, s game.Seat, bare bool) *News {
	n := &News{N: uint64(len(st.news) + 1), At: it.at, Kind: it.kind, Seat: it.seat, Mark: it.mark, Note: it.note, rec: it.rec}
	if it.kind == Moved && (bare || it.seat == s) {
		m := it.move
		n.Move = &m
	}
	for _, e := range it.events {
		if bare {
			e.Mask, e.To = 0, 0
		}
		if e, ok := e.For(s); ok {
			n.Events = append(n.Events, e)
		}
	}
	for _, rec := range it.removed {
		if i := slices.IndexFunc(st.news, func(old *News) bool { return old.rec == rec }); i >= 0 {
			n.Removed = append(n.Removed, st.news[i].N)
		}
	}
	return n
}

// Memo keeps what was made from a value that never changes, such as its encoding
// in a language, so that it is made once for all who want it.
type Memo struct {
	mu   sync.Mutex
	made map[string]any
}

// Make is what was made under key, or else the result of f. A nil result is not
// kept.
func (m *Memo) Make(key string, f func() any) any {
	m.mu.Lock()
	defer m.mu.Unlock()
	if v, ok := m.made[key]; ok {
		return v
	}
	v := f()
	if v == nil {
		return nil
	}
	if m.made == nil {
		m.made = map[string]any{}
	}
	m.made[key] = v
	return v
}

// Cursor is how much of a table's news and letters somebody has seen.
type Cursor struct {
	News    uint64
	Letters int64
	Bare    bool // News counts as it does once the game is over
}

func (c Cursor) String() string {
	mark := ""
	if c.Bare {
		mark = "x"
	}
	return mark + strconv.FormatUint(c.News, 10) + "." + strconv.FormatInt(c.Letters, 10)
}

// ParseCursor reads what String wrote.
func ParseCursor(text string) (Cursor, bool) {
	text, bare := strings.CutPrefix(text, "x")
	news, letters, ok := strings.Cut(text, ".")
	n, err := strconv.ParseUint(news, 10, 64)
	if err != nil || !ok {
		return Cursor{}, false
	}
	m, err := strconv.ParseInt(letters, 10, 64)
	return Cursor{n, m, bare}, err == nil && m >= 0
}
