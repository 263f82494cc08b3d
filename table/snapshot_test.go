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
