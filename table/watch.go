package table

import (
	"context"
	"sync"

	"outremer/game"
)

// Watch is one reader's place in a table's news. It is not safe for concurrent use.
type Watch struct {
	t     *Table
	guest string
	seat  game.Seat
	at    Cursor
	last  *Snapshot
	end   sync.Once
}

// Update is what a watcher has not seen yet.
type Update struct {
	News    []*News
	Letters []Letter
	State   *Snapshot // nil if it has not changed
	Anew    bool      // News begin at the beginning: the game is over, and nothing is secret any more
	At      Cursor    // what has been seen with this
}

// Watch begins to follow the table from a seat, or from outside. From is what
// the reader has seen already; nil means everything up to now. Close must be called.
func (t *Table) Watch(guest string, s game.Seat, from *Cursor) (*Watch, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayLook(guest, s); err != nil {
		return nil, err
	}
	w := &Watch{t: t, guest: guest, seat: s, at: t.cursor(guest, s)}
	if from != nil {
		if w.at.News = min(w.at.News, from.News); w.at.Bare != from.Bare {
			w.at.News, w.at.Bare = 0, from.Bare
		}
		w.at.Letters = min(w.at.Letters, from.Letters)
	}
	t.host.stats.watchers.Add(1)
	return w, nil
}

// Close ends the watch. The table is the caller's to release.
func (w *Watch) Close() { w.end.Do(func() { w.t.host.stats.watchers.Add(-1) }) }

// At is what the reader has seen.
func (w *Watch) At() Cursor { return w.at }

// cursor is where the news and the letters end.
func (t *Table) cursor(guest string, s game.Seat) Cursor {
	c := Cursor{News: uint64(len(t.strand(s))), Bare: t.bare()}
	if t.talks(guest) {
		c.Letters = t.lettersFor(s)
	}
	return c
}

// Next waits for something that the reader has not seen. The first update always
// has the state. It returns ErrNotYours when the guest has lost the seat,
// ErrShutdown when the host stops, and the error of ctx.
func (w *Watch) Next(ctx context.Context) (*Update, error) {
	for {
		u, wake, err := w.pull()
		if u != nil || err != nil {
			return u, err
		}
		select {
		case <-wake:
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-w.t.host.closing:
			return nil, ErrShutdown
		}
	}
}

// pull is what there is right now, and what to wait for if there is nothing.
func (w *Watch) pull() (*Update, <-chan struct{}, error) {
	t := w.t
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayLook(w.guest, w.seat); err != nil {
		return nil, nil, err
	}
	at := t.cursor(w.guest, w.seat)
	seen, anew := w.at.News, w.at.Bare != at.Bare
	if anew {
		seen = 0
	}
	// A table that was loaded again may be shorter than it seemed.
	u := &Update{News: t.strand(w.seat)[min(seen, at.News):], At: at, Anew: anew}
	if u.At.Letters > w.at.Letters {
		u.Letters = t.lettersAfter(w.seat, w.at.Letters)
	}
	if snap := t.snapshot(w.seat); snap != w.last {
		u.State, w.last = snap, snap
	}
	if len(u.News) == 0 && u.Letters == nil && u.State == nil {
		return nil, t.wake, nil
	}
	w.at = u.At
	return u, nil, nil
}

// News are the news of a seat after number n, at most limit of them.
func (t *Table) News(guest string, s game.Seat, n uint64, limit int) ([]*News, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.mayLook(guest, s); err != nil {
		return nil, err
	}
	all := t.strand(s)
	all = all[min(n, uint64(len(all))):]
	return all[:min(len(all), limit)], nil
}
