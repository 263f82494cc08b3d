package table

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"hash/crc64"
	"os"
	"slices"

	"outremer/game"
	"outremer/game/record"
	"outremer/store"
)

// A table that is played is bookmarked when it has grown by an eighth since the last time, so that
// bookmarks cost the same for every move, but not more often than bookEvery. A parked one will be
// loaded again, so it is bookmarked earlier.
const (
	bookEvery  = 256
	bookParked = 64
)

// executable identifies this program: only the very same one may use what it left in a bookmark,
// because any other could have other rules.
func executable() string {
	path, err := os.Executable()
	if err != nil {
		return store.NewID()
	}
	info, err := os.Stat(path)
	if err != nil {
		return store.NewID()
	}
	return fmt.Sprint(info.Size(), " ", info.ModTime().UnixNano())
}

// bookmarkLater writes a bookmark in the background if the last one is more than some records old.
// Nobody waits for it, and it does not matter if it fails.
func (t *Table) bookmarkLater(every func(n int) int) {
	t.mu.Lock()
	n := 0
	if t.course != nil && t.halt == nil {
		n = t.course.Len()
	}
	due := n-t.booked >= every(n)
	if due {
		t.booked = n
	}
	t.mu.Unlock()
	if due {
		t.host.ended.Go(t.putBookmark)
	}
}

func whilePlayed(n int) int { return max(bookEvery, n/8) }
func whenParked(int) int    { return bookParked }

func (t *Table) putBookmark() {
	b, err := t.bookmark()
	if err == nil {
		err = t.host.Store.PutBookmark(context.Background(), t.id, b)
	}
	if err != nil {
		t.host.Log.Warn("bookmark not kept", "table", t.id, "error", err)
	}
}

// bookmark packs what the table remembers: a digest, the course and the news.
func (t *Table) bookmark() (store.Bookmark, error) {
	t.mu.Lock()
	row, title, feed, course := t.row, t.title, t.feed, *t.course
	course.State = course.State.Clone()
	t.mu.Unlock()
	p := record.Packer(make([]byte, crc64.Size, crc64.Size+32*len(feed)+4096))
	if err := course.Pack(&p); err != nil {
		return store.Bookmark{}, err
	}
	packFeed(&p, feed, course.Line)
	b := store.Bookmark{N: int64(course.Len()), Data: p}
	copy(b.Data, t.digest(&row, title, &b))
	return b, nil
}

// damage is what digests are to notice, not malice: who can write into the database needs no bookmark.
var damage = crc64.MakeTable(crc64.ECMA)

// digest is over a bookmark and everything that has to be as it was for it to be of use.
func (t *Table) digest(row *store.Table, title game.Title, b *store.Bookmark) []byte {
	info := title.Info()
	var p record.Packer
	for _, text := range []string{t.host.Build, t.id, info.Slug, info.Facts.Hash, t.host.lexicon(title), row.Header, row.Secret} {
		p.Text(text)
	}
	p.Int(int(b.N))
	h := crc64.New(damage)
	h.Write(p)
	h.Write(b.Data[crc64.Size:])
	return h.Sum(nil)
}

// lexicon returns the hash of a title's lexicon, which takes a while to find.
func (h *Host) lexicon(t game.Title) string {
	hash, known := h.lexicons.Load(t)
	if !known {
		hash = t.Lexicon().Hash()
		h.lexicons.Store(t, hash)
	}
	return hash.(string)
}

// resume continues from the table's bookmark instead of from the start. If it is of no use, the log
// has to be replayed.
func (t *Table) resume(ctx context.Context, row *store.Table, title game.Title) (tale, bool) {
	if row.Halted != "" {
		return tale{}, false
	}
	b, err := t.host.Store.Bookmark(ctx, t.id)
	if errors.Is(err, store.ErrNotFound) {
		return tale{}, false
	}
	tl := tale{title: title, booked: int(b.N)}
	if err == nil {
		err = t.goOn(ctx, &tl, row, &b)
	}
	if err != nil {
		t.host.Log.Info("bookmark not used", "table", t.id, "error", err)
		return tale{}, false
	}
	return tl, true
}

// goOn reads a bookmark and plays the records after it. The last one before it must be the one that
// it ends with.
func (t *Table) goOn(ctx context.Context, tl *tale, row *store.Table, b *store.Bookmark) error {
	f, setup, err := startOf(row)
	if err != nil {
		return err
	}
	if len(b.Data) < crc64.Size || !bytes.Equal(b.Data[:crc64.Size], t.digest(row, tl.title, b)) {
		return errors.New("it is damaged, or of another program or game")
	}
	if err := tl.unpack(setup, b.Data[crc64.Size:]); err != nil {
		return err
	}
	recs, err := t.host.Store.Records(ctx, t.id, b.N-1)
	if err != nil {
		return err
	}
	if len(recs) == 0 || !tl.endsWith(recs[0], f.Seats) {
		return errors.New("the log has another record there")
	}
	_, err = tl.follow(f.Seats, recs[1:])
	return err
}

func (tl *tale) unpack(setup game.Setup, data []byte) (err error) {
	defer caught(&err)
	u := record.Unpack(data)
	tl.course, err = record.UnpackCourse(tl.title, setup, u)
	if err != nil {
		return err
	}
	unpackFeed(u, tl)
	return u.End()
}

// endsWith reports whether the last thing that happened is what a stored record says.
func (tl *tale) endsWith(r store.Record, seats []string) bool {
	rec, err := record.ParseRecord(r.Text, seats)
	if err != nil || len(tl.feed) == 0 {
		return false
	}
	it := &tl.feed[len(tl.feed)-1]
	if it.rec != rec.N || it.at != r.At || it.seat != rec.Seat || it.mark != rec.Mark || (it.kind == Moved) != (rec.Kind == record.Move) {
		return false
	}
	return it.kind != Moved || tl.title.Lexicon().Format(it.move) == rec.Text
}

// kinds are numbered in bookmarks.
var kinds = []Kind{Moved, Undone, Noted}

// packFeed writes the news. Moves that stand share their events with the line.
func packFeed(p *record.Packer, feed []item, line []record.Entry) {
	p.Int(len(feed))
	before := &item{}
	for i := range feed {
		it := &feed[i]
		e := entryOf(it, &line)
		p.Int(it.rec - before.rec)
		p.Int(int(it.at - before.at))
		p.Int(slices.Index(kinds, it.kind))
		p.Int(int(it.seat))
		p.Int(int(int32(it.seen))) // everybody is one byte
		p.Text(it.mark)
		p.Flags(e != nil, it.note != "", it.removed != nil)
		if e == nil {
			p.Int(int(it.adopted))
			p.Move(it.move)
			p.Events(it.events)
		}
		if it.note != "" {
			p.Text(it.note)
		}
		if it.removed != nil {
			p.Int(len(it.removed))
			for _, rec := range it.removed {
				p.Int(rec)
			}
		}
		before = it
	}
}

// entryOf returns the entry of the line that says what an item says; nil if there is none. Items
// come in order, and what is before theirs is cut off the line.
func entryOf(it *item, line *[]record.Entry) *record.Entry {
	e := nextOf(it.rec, line)
	if e == nil || e.Move != it.move || e.Adopted != it.adopted || !slices.Equal(e.Events, it.events) {
		return nil
	}
	return e
}

func nextOf(rec int, line *[]record.Entry) *record.Entry {
	for len(*line) > 0 && (*line)[0].N < rec {
		*line = (*line)[1:]
	}
	if len(*line) == 0 || (*line)[0].N != rec {
		return nil
	}
	return &(*line)[0]
}

// unpackFeed reads the news.
func unpackFeed(u *record.Unpacker, tl *tale) {
	n := u.Count()
	tl.feed = make([]item, 0, n)
	line, marks := tl.course.Line, map[string]string{}
	var before item
	for range n {
		it := item{rec: before.rec + u.Int(), at: before.at + int64(u.Int())}
		it.kind = kinds[u.Int()]
		it.seat, it.seen = game.Seat(u.Int()), uint32(u.Int())
		it.mark = u.Word(before.mark, marks)
		var stands, noted, removes bool
		u.Flags(&stands, &noted, &removes)
		if stands {
			e := nextOf(it.rec, &line)
			it.adopted, it.move, it.events = e.Adopted, e.Move, e.Events
		} else {
			it.adopted, it.move, it.events = game.Revision(u.Int()), u.Move(), u.Events()
		}
		if noted {
			it.note = u.Text()
		}
		if removes {
			it.removed = make([]int, u.Count())
			for i := range it.removed {
				it.removed[i] = u.Int()
			}
		}
		tl.add(it)
		before = it
	}
}
