package table

import (
	"context"
	"sync"
	"testing"

	"outremer/game"
)

// until waits for the state of a seat to be as ok wants it.
func until(t *testing.T, tab *Table, s game.Seat, ok func(*Snapshot) bool) {
	t.Helper()
	guest := ""
	if s >= 0 {
		guest = guests[s].ID
	}
	w, err := tab.Watch(guest, s, nil)
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
					if seen++; news.N != seen {
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
	must(t, tab.Say(bg, anna, "one"))
	must(t, tab.Say(bg, berta, "two"))
	end := tab.cursor("anna", 0)
	for news := range end.News + 3 {
		for chat := range end.Chat + 3 {
			w, err := tab.Watch("anna", 0, &Cursor{news, chat})
			must(t, err)
			u, err := w.Next(bg)
			must(t, err)
			w.Close()
			if u.State == nil || u.At != end {
				t.Fatalf("after %d.%d: %+v", news, chat, u)
			}
			if got, want := len(u.News), int(end.News)-int(min(news, end.News)); got != want {
				t.Errorf("after %d news: %d more, want %d", news, got, want)
			}
			if got, want := len(u.Chat), int(end.Chat-min(chat, end.Chat)); got != want {
				t.Errorf("after %d messages: %d more, want %d", chat, got, want)
			}
		}
	}
}

func TestCursor(t *testing.T) {
	for _, c := range []Cursor{{}, {7, 0}, {0, 9}, {123, 45}} {
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

// TestWatchIsForTheHolder: who loses the seat is not shown its secrets any more.
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

func TestChat(t *testing.T) {
	h := newHost(t)
	tab := duel(t, h)
	must(t, tab.Say(bg, anna, " ciao   Berta "))
	want(t, tab.Say(bg, carla, "psst"), ErrNotYours)
	_, err := tab.Chats("carla", 0)
	want(t, err, ErrNotYours)
	got, err := tab.Chats("berta", 0)
	must(t, err)
	if len(got) != 1 || got[0].Text != "ciao Berta" || got[0].Name != "Anna" {
		t.Errorf("chat %+v", got)
	}
	long := make([]byte, MaxChat+1)
	for i := range long {
		long[i] = 'x'
	}
	if tab.Say(bg, anna, string(long)) == nil || tab.Say(bg, anna, "bell\a") == nil {
		t.Error("said what cannot be said")
	}
	spectator, err := tab.Watch("carla", game.Nobody, &Cursor{})
	must(t, err)
	defer spectator.Close()
	u, err := spectator.Next(bg)
	must(t, err)
	if u.Chat != nil || u.At.Chat != 0 {
		t.Errorf("a spectator reads %+v", u)
	}
}
