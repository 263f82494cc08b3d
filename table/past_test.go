package table

import (
	"math/rand/v2"
	"testing"

	"outremer/game"
	"outremer/store"
)

// Whatever a viewer saw, it can see again, and nothing more than it saw then.
func TestPastIsWhatWasSeen(t *testing.T) {
	tab := duel(t, newHost(t))
	luck := rand.New(rand.NewPCG(1, 2))
	var seen [3][]string // by viewer, the view after each of its news
	watch := func() {
		for v := range seen {
			s := viewer(v).seat()
			snap := look(t, tab, s)
			for uint64(len(seen[v])) <= snap.N {
				seen[v] = append(seen[v], string(snap.View()))
			}
		}
	}
	watch()
	_, err := tab.Past("berta", 0, 0)
	want(t, err, ErrNotYours)
	for look(t, tab, game.Nobody).N < 9 { // not to the end: then everything is seen, and numbered from 1 again
		s := look(t, tab, game.Nobody).Awaiting.First()
		snap := look(t, tab, s)
		must(t, tab.Submit(bg, Order{by(s), snap.Prompt.ID, snap.Moves[luck.IntN(len(snap.Moves))]}))
		watch()
		if luck.IntN(4) == 0 && look(t, tab, s).Undo.Steps > 0 {
			must(t, tab.Undo(bg, by(s)))
			watch()
		}
	}
	for v, views := range seen {
		s := viewer(v).seat()
		guest := guestAt(s)
		for n, view := range views {
			past, err := tab.Past(guest, s, uint64(n))
			must(t, err)
			if string(past.View) != view {
				t.Fatalf("seat %d, moment %d:\n%s\nwas seen as\n%s", s, n, past.View, view)
			}
		}
		_, err := tab.Past(guest, s, uint64(len(views)))
		want(t, err, store.ErrNotFound)
	}
}

// TestPastOfLongGames: with marks on the way, and undos that go behind them, every moment is what
// it is without marks.
func TestPastOfLongGames(t *testing.T) {
	tab := duel(t, newHost(t))
	luck := rand.New(rand.NewPCG(3, 4))
	for look(t, tab, game.Nobody).Awaiting != 0 && len(tab.feed) < 300 {
		s := game.Seat(luck.IntN(2))
		snap := look(t, tab, s)
		if snap.Undo.Steps > 0 && luck.IntN(60) == 0 {
			must(t, tab.Restart(bg, by(s)))
			continue
		}
		if snap.Prompt == nil || !snap.Prompt.Must {
			continue
		}
		m := snap.Moves[luck.IntN(len(snap.Moves))]
		if tab.title.Lexicon().Verbs[m.Verb].Seals && luck.IntN(60) != 0 {
			m = snap.Moves[0]
		}
		must(t, tab.Submit(bg, Order{by(s), snap.Prompt.ID, m}))
	}
	feed, setup := tab.feed, tab.course.Setup
	long := 0
	for i := range feed {
		long = max(long, len(feed[i].removed))
	}
	if long < 15 || len(feed) < 300 {
		t.Fatalf("%d items, and the longest undo takes back %d: not the game that this test needs", len(feed), long)
	}
	for _, every := range []int{1, 7, trailEvery} {
		marked := &trail{title: tab.title, setup: setup, every: every}
		for range 2 * len(feed) {
			n := luck.IntN(len(feed) + 1)
			got, err := marked.state(feed[:n])
			must(t, err)
			plain := &trail{title: tab.title, setup: setup, every: len(feed) + 1}
			want, err := plain.state(feed[:n])
			must(t, err)
			if got, want := encode(t, got.View(0))+encode(t, got.View(1)), encode(t, want.View(0))+encode(t, want.View(1)); got != want {
				t.Fatalf("marks every %d, moment %d:\n%s, want\n%s", every, n, got, want)
			}
			if len(marked.marks) >= trailMarks {
				t.Fatalf("got %d marks, want fewer than %d", len(marked.marks), trailMarks)
			}
		}
	}
}
