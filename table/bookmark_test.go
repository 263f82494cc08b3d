package table

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/store"
)

// ramble plays random moves, with undos of every kind, until the log has some records.
func ramble(t *testing.T, tab *Table, luck *rand.Rand, records int) {
	t.Helper()
	for peek(tab, func(tab *Table) int { return tab.course.Len() }) < records {
		s := game.Seat(luck.IntN(2))
		snap := look(t, tab, s)
		switch {
		case snap.Awaiting == 0:
			t.Fatal("the game is over too early")
		case luck.IntN(20) == 0 && snap.Undo.Steps > 0:
			must(t, tab.Restart(bg, by(s)))
		case luck.IntN(10) == 0 && snap.Undo.Steps > 0:
			must(t, tab.Undo(bg, by(s)))
		case luck.IntN(30) == 0 && snap.Undo.Ask:
			must(t, tab.RequestUndo(bg, by(s)))
			must(t, tab.AnswerUndo(bg, by(1-s), true))
		case luck.IntN(40) == 0:
			must(t, tab.do(bg, func(p *plan) error { p.note(s, "bot last"); return nil }))
		case snap.Prompt != nil && snap.Prompt.Must:
			m := snap.Moves[luck.IntN(len(snap.Moves))]
			if tab.title.Lexicon().Verbs[m.Verb].Seals && luck.IntN(20) != 0 {
				m = snap.Moves[0]
			}
			must(t, tab.Submit(bg, Order{by(s), snap.Prompt.ID, m}))
		}
	}
}

// again loads a table anew, as another host would.
func again(t *testing.T, h *Host, id string) *Table {
	t.Helper()
	tab := h.newTable(id)
	must(t, tab.load(bg))
	return tab
}

// alike compares all that two tables show.
func alike(t *testing.T, got, want *Table) {
	t.Helper()
	for s := game.Nobody; s < 2; s++ {
		if got, want := encode(t, look(t, got, s)), encode(t, look(t, want, s)); got != want {
			t.Fatalf("seat %d sees\n%s, want\n%s", s, got, want)
		}
		if got, want := encode(t, newsOf(t, got, s)), encode(t, newsOf(t, want, s)); got != want {
			t.Fatalf("seat %d was told\n%s, want\n%s", s, got, want)
		}
	}
	if got, want := got.feed, want.feed; !reflect.DeepEqual(got, want) {
		t.Fatalf("it remembers\n%+v, want\n%+v", got, want)
	}
}

// bookmarked puts a bookmark of a table into the store.
func bookmarked(t *testing.T, tab *Table) store.Bookmark {
	t.Helper()
	b, err := tab.bookmark()
	must(t, err)
	must(t, tab.host.Store.PutBookmark(bg, tab.id, b))
	return b
}

// TestBookmark: wherever its bookmark is, a table is loaded from there and is the same as one that
// is replayed from the start, and both go on alike.
func TestBookmark(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	luck := rand.New(rand.NewPCG(5, 6))
	for n := 10; n < 200; n += 10 {
		ramble(t, tab, luck, n)
		b := bookmarked(t, tab)
		for more := range 3 {
			loaded := again(t, h, tab.id)
			if loaded.booked != int(b.N) {
				t.Fatalf("with a bookmark at %d the table was loaded from %d", b.N, loaded.booked)
			}
			alike(t, loaded, tab)
			ramble(t, tab, luck, int(b.N)+more*3+1)
		}
	}
	// The one that comes from a bookmark can do all the other can.
	bookmarked(t, tab)
	loaded := again(t, h, tab.id)
	for s := range game.Seat(2) {
		if look(t, loaded, s).Undo.Ask {
			must(t, loaded.RequestUndo(bg, by(s)))
			must(t, loaded.AnswerUndo(bg, by(1-s), true))
		}
	}
	ramble(t, loaded, luck, 230)
	must(t, h.Store.PutBookmark(bg, tab.id, store.Bookmark{Data: []byte{}}))
	alike(t, again(t, h, tab.id), loaded)
}

// otherLexicon is skirmish with a lexicon that numbers its steps otherwise.
type otherLexicon struct{ game.Title }

func (o otherLexicon) Lexicon() *game.Lexicon {
	x := *o.Title.Lexicon()
	x.Streams = append([]string{"weather"}, x.Streams...)
	return &x
}

// otherFacts is skirmish with facts of another hash.
type otherFacts struct{ game.Title }

func (o otherFacts) Info() game.Info {
	i := o.Title.Info()
	i.Facts.Hash += "0"
	return i
}

// TestUselessBookmarks: a bookmark that is damaged, of another game, program, lexicon or set of
// facts, or that does not end where the log says, is not used.
func TestUselessBookmarks(t *testing.T) {
	db := newStore(t)
	h := newHost(t, func(c *Config) { c.Store = db })
	tab, other := duel(t, h), duel(t, h)
	ramble(t, tab, rand.New(rand.NewPCG(7, 8)), 60)
	ramble(t, other, rand.New(rand.NewPCG(9, 8)), 60)
	earlier := bookmarked(t, tab)
	ramble(t, tab, rand.New(rand.NewPCG(1, 8)), 70)
	good := bookmarked(t, tab)
	foreign, err := other.bookmark()
	must(t, err)
	title := games.Example().Title

	type change = func(c *Config, b *store.Bookmark)
	cases := map[string]change{
		"another program": func(c *Config, b *store.Bookmark) { c.Build = "another" },
		"another lexicon": func(c *Config, b *store.Bookmark) { c.Titles = []game.Title{otherLexicon{title}} },
		"another table":   func(c *Config, b *store.Bookmark) { *b = foreign },
		"another place":   func(c *Config, b *store.Bookmark) { b.N = earlier.N },
		"after the end":   func(c *Config, b *store.Bookmark) { b.N = 1000 },
		"the start":       func(c *Config, b *store.Bookmark) { b.N = 0 },
		"nothing":         func(c *Config, b *store.Bookmark) { b.Data = []byte{} },
		"cut":             func(c *Config, b *store.Bookmark) { b.Data = b.Data[:len(b.Data)/2] },
		"too long":        func(c *Config, b *store.Bookmark) { b.Data = append(b.Data, 0) },
	}
	for i := 0; i < len(good.Data); i += max(1, len(good.Data)/50) {
		cases["byte "+strconv.Itoa(i)] = func(c *Config, b *store.Bookmark) { b.Data[i] ^= 0x10 }
	}
	for name, change := range cases {
		b := store.Bookmark{N: good.N, Data: bytes.Clone(good.Data)}
		third := newHost(t, func(c *Config) {
			c.Store = db
			change(c, &b)
		})
		must(t, db.PutBookmark(bg, tab.id, b))
		loaded := again(t, third, tab.id)
		if loaded.booked != 0 {
			t.Errorf("%s: a bookmark at %d is used", name, loaded.booked)
		}
		alike(t, loaded, tab)
	}
	must(t, db.PutBookmark(bg, tab.id, good))
	if n := again(t, h, tab.id).booked; n != int(good.N) {
		t.Errorf("the good one is not used: %d, want %d", n, good.N)
	}
	third := newHost(t, func(c *Config) { c.Store, c.Titles = db, []game.Title{otherFacts{title}} })
	if n := again(t, third, tab.id).booked; n != 0 {
		t.Errorf("with other facts a bookmark at %d is used", n)
	}
}

// TestBookmarkOfAnotherLog: a bookmark whose last record is not in the log is not used, whatever
// else fits.
func TestBookmarkOfAnotherLog(t *testing.T) {
	db := newStore(t)
	h := newHost(t, func(c *Config) { c.Store = db })
	tab := duel(t, h)
	play(t, tab, 0, "bid 1")
	play(t, tab, 0, "bid 2")
	p := peek(tab, func(tab *Table) state { return tab.state.clone() })
	ch, err := p.course.Prepare(0, parse(t, tab, "bid 3"), "")
	must(t, err)
	p.course.Commit(ch)
	unsaved := h.newTable(tab.id)
	unsaved.remember(p, tale{title: tab.title, course: p.course, feed: append(tab.feed[:2:2], itemOf(2, ch, h.now()))}, nil)
	bookmarked(t, unsaved)
	if n := again(t, h, tab.id).booked; n != 0 {
		t.Errorf("a bookmark at %d of a log with 2 records is used", n)
	}
	play(t, tab, 0, "bid 1")
	loaded := again(t, h, tab.id)
	if loaded.booked != 0 {
		t.Errorf("a bookmark at %d is used, though the log has another move there", loaded.booked)
	}
	alike(t, loaded, tab)
}

func parse(t *testing.T, tab *Table, text string) game.Move {
	t.Helper()
	m, err := tab.title.Lexicon().Parse(text)
	must(t, err)
	return m
}

// TestHaltedIgnoresBookmarks: a game that the program cannot follow to its end is shown as far as
// it goes, with or without a bookmark.
func TestHaltedIgnoresBookmarks(t *testing.T) {
	db := newStore(t)
	h := newHost(t, func(c *Config) { c.Store = db })
	tab := duel(t, h)
	play(t, tab, 0, "bid 2")
	before := bookmarked(t, tab)
	play(t, tab, 0, "seal")
	bookmarked(t, tab)
	broken := func() *Host {
		return newHost(t, func(c *Config) { c.Store, c.Titles = db, []game.Title{fuse{games.Example().Title}} })
	}
	if err := Check(bg, broken().Config, tab.id); err == nil {
		t.Error("checking a table uses its bookmark")
	}
	must(t, db.PutBookmark(bg, tab.id, before))
	for range 2 {
		if snap := look(t, again(t, broken(), tab.id), 0); snap.Status != Halted {
			t.Errorf("got %s, want a halted table", snap.Status)
		}
	}
	if snap := look(t, again(t, h, tab.id), 0); snap.Status != store.Running {
		t.Errorf("got %s, want a running table", snap.Status)
	}
}

// oddStore keeps bookmarks badly: it fails, or takes its time.
type oddStore struct {
	store.Store
	put  func() error
	puts chan store.Bookmark
}

func (s *oddStore) PutBookmark(ctx context.Context, table string, b store.Bookmark) error {
	if s.put != nil {
		if err := s.put(); err != nil {
			return err
		}
	}
	err := s.Store.PutBookmark(ctx, table, b)
	s.puts <- b
	return err
}

// edit changes a draft back and forth.
func edit(t *testing.T, tab *Table, times int) {
	t.Helper()
	for i := range times {
		play(t, tab, 0, []string{"bid 1", "bid 2"}[i%2])
	}
}

// TestBookmarksAreMade: a table gets one now and then while it is played, and when it is parked
// after more than a few moves.
func TestBookmarksAreMade(t *testing.T) {
	db := &oddStore{Store: newStore(t), puts: make(chan store.Bookmark, 9)}
	id := duel(t, newHost(t, func(c *Config) { c.Store = db })).id
	played := 0
	session := func(edits int, want ...int64) {
		t.Helper()
		other := newHost(t, func(c *Config) { c.Store = db })
		tab, err := other.Open(bg, id)
		must(t, err)
		var got []int64
		end := played + edits
		for _, n := range want { // one that is made in passing is waited for: it may come a few moves late
			if int(n) < end {
				edit(t, tab, int(n)-played)
				played, got = int(n), append(got, (<-db.puts).N)
			}
		}
		edit(t, tab, end-played)
		played = end
		tab.Release()
		if n := other.Park(other.Now()); n != 1 {
			t.Fatalf("parked %d tables, want 1", n)
		}
		must(t, other.Shutdown(bg))
		for len(db.puts) > 0 {
			got = append(got, (<-db.puts).N)
		}
		if !slices.Equal(got, want) {
			t.Errorf("after %d moves, %d in all: bookmarked at %v, want %v", edits, played, got, want)
		}
	}
	session(bookParked - 2)
	session(2, bookParked)
	session(bookParked - 2)
	session(bookEvery, bookParked+bookEvery)
	session(2, 2*bookParked+bookEvery)
}

// TestNobodyWaitsForBookmarks: moves and readers go on while one is written, and if it fails.
func TestNobodyWaitsForBookmarks(t *testing.T) {
	stuck := make(chan struct{})
	db := &oddStore{Store: newStore(t), puts: make(chan store.Bookmark, 100), put: func() error {
		<-stuck
		return errors.New("disk full")
	}}
	h := newHost(t, func(c *Config) { c.Store = db })
	tab := duel(t, h)
	edit(t, tab, bookEvery+10)
	close(stuck)
	must(t, h.Shutdown(bg))
	alike(t, again(t, h, tab.id), tab)
}

// TestItemsArePackedWhole: a field that is added to the news has to be packed, too.
func TestItemsArePackedWhole(t *testing.T) {
	all := []item{
		{kind: Noted, rec: 1, at: 1_700_000_000_000, seat: game.Nobody, note: "revision 2", adopted: 2, seen: everybody},
		{kind: Moved, rec: 2, at: 1_700_000_000_001, seat: 3, mark: "bot", move: game.Move{Verb: 1, A: -1, B: 300, C: 2},
			events: []game.Event{{Kind: 2, A: 7}}, seen: 5},
		{kind: Undone, rec: 3, at: 1_600_000_000_000, seat: 15, mark: "agreed", removed: []int{1, 2}, seen: 1},
	}
	for i := range reflect.TypeFor[item]().NumField() {
		if !slices.ContainsFunc(all, func(it item) bool { return !reflect.ValueOf(it).Field(i).IsZero() }) {
			t.Errorf("this test has no item with %s", reflect.TypeFor[item]().Field(i).Name)
		}
	}
	alike, other := record.Entry{N: 2, Seat: 3, Move: all[1].move, Events: all[1].events}, record.Entry{N: 2, Seat: 3, Move: all[1].move}
	for _, line := range [][]record.Entry{nil, {alike}, {other}, {{N: 1, Adopted: 2}, alike, {N: 7}}} {
		var p record.Packer
		packFeed(&p, all, line)
		u, tl := record.Unpack(p), &tale{course: &record.Course{Line: line}}
		unpackFeed(u, tl)
		if !reflect.DeepEqual(tl.feed, all) || u.End() != nil {
			t.Errorf("with the line %+v: got %+v, %v, want\n%+v", line, tl.feed, u.End(), all)
		}
	}
}
