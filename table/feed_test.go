package table

import (
	"context"
	"sync"
	"testing"

	"outremer/game"
	"outremer/table/press"
)

// until waits until ok accepts the state of a seat.
func until(t *testing.T, tab *Table, s game.Seat, ok func(*Snapshot) bool) {
	t.Helper()
	w, err := tab.Watch(guestAt(s), s, nil)
	must(t, err)
	defer w.Close()
	for {
		u, err := w.Next(bg)
		must(t, err)
		if u.State != nil && ok(u.State) {
			return
		}
	}
}

// TestManyWatchers: all are told everything once, in order, whenever they come.
func TestManyWatchers(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	const n = 1000
	var all sync.WaitGroup
	for i := range n {
		from := Cursor{}
		w, err := tab.Watch("", game.Nobody, &from)
		must(t, err)
		all.Go(func() {
			defer w.Close()
			seen := uint64(0)
			for seen < 6 {
				u, err := w.Next(bg)
				if err != nil {
					t.Error(err)
					return
				}
				for _, news := range u.News {
					seen++
					if news.N != seen {
						t.Errorf("watcher %d: news %d after %d", i, news.N, seen-1)
						return
					}
				}
				if u.State != nil && u.State.N != seen {
					t.Errorf("watcher %d: state of %d with news up to %d", i, u.State.N, seen)
				}
			}
		})
	}
	if got := h.Stats().Watchers; got != n {
		t.Errorf("%d watchers", got)
	}
	bidRound(t, tab) // two hidden bids, two seals
	play(t, tab, 0, "pass")
	play(t, tab, 1, "pass")
	play(t, tab, 0, "seal")
	play(t, tab, 1, "seal")
	all.Wait()
	if got := h.Stats().Watchers; got != 0 {
		t.Errorf("%d watchers left", got)
	}
}

// TestResume: from every place in the news a watcher gets the rest, no more and
// no less.
func TestResume(t *testing.T) {
	tab := afterDice(t, newHost(t))
	say(t, tab, 0, press.Outgoing{Text: "one"})
	say(t, tab, 1, press.Outgoing{To: game.Only(0), Text: "two"})
	end := peek(tab, func(tab *Table) Cursor { return tab.cursor("anna", 0) })
	for news := range end.News + 3 {
		for letters := range end.Letters + 3 {
			w, err := tab.Watch("anna", 0, &Cursor{News: news, Letters: letters})
			must(t, err)
			u, err := w.Next(bg)
			must(t, err)
			w.Close()
			if u.State == nil || u.At != end {
				t.Fatalf("after %d.%d: %+v", news, letters, u)
			}
			if got, want := len(u.News), int(end.News)-int(min(news, end.News)); got != want {
				t.Errorf("after %d news: %d more, want %d", news, got, want)
			}
			if got, want := len(u.Letters), int(end.Letters-min(letters, end.Letters)); got != want {
				t.Errorf("after %d letters: %d more, want %d", letters, got, want)
			}
		}
	}
}

func TestCursor(t *testing.T) {
	for _, c := range []Cursor{{}, {News: 7}, {Letters: 9}, {News: 123, Letters: 45, Revealed: true}} {
		if got, ok := ParseCursor(c.String()); !ok || got != c {
			t.Errorf("%v: %v", c, got)
		}
	}
	for _, bad := range []string{"", "7", "7.", ".7", "a.b", "-1.0", "1.-1", "1.2.3"} {
		if _, ok := ParseCursor(bad); ok {
			t.Errorf("%q was understood", bad)
		}
	}
}

// TestWatchIsForTheHolder: a guest who loses the seat is no longer shown its secrets.
func TestWatchIsForTheHolder(t *testing.T) {
	tab := duel(t, newHost(t))
	_, err := tab.Watch("berta", 0, nil)
	want(t, err, ErrNotYours)
	w, err := tab.Watch("anna", 0, nil)
	must(t, err)
	defer w.Close()
	_, err = w.Next(bg)
	must(t, err)
	must(t, tab.Resign(bg, by(0)))
	_, err = w.Next(bg)
	want(t, err, ErrNotYours)

	w, err = tab.Watch("berta", 1, nil)
	must(t, err)
	defer w.Close()
	ctx, cancel := context.WithCancel(bg)
	cancel()
	for err == nil { // the state, then the end
		_, err = w.Next(ctx)
	}
	want(t, err, context.Canceled)
}
