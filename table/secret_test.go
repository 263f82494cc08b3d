package table

import (
	"encoding/hex"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"outremer/game"
)

func unhex(t *testing.T, s string) []byte {
	t.Helper()
	b, err := hex.DecodeString(s)
	must(t, err)
	return b
}

// stream collects everything a watcher is told.
type stream struct {
	t    *testing.T
	w    *Watch
	told []string
}

func follow(t *testing.T, tab *Table, s game.Seat) *stream {
	w, err := tab.Watch(guestAt(s), s, &Cursor{})
	must(t, err)
	t.Cleanup(w.Close)
	return &stream{t: t, w: w}
}

// drain takes what there is, without waiting.
func (s *stream) drain() {
	for {
		u, err := s.w.Pull()
		must(s.t, err)
		if u == nil {
			return
		}
		s.told = append(s.told, encode(s.t, u)+" "+u.At.String())
	}
}

// TestTrace: two tables that differ only in how blue edits its private drafts
// tell red and a spectator exactly the same, numbers and prompts included.
func TestTrace(t *testing.T) {
	plain := trace(t, func(*Table) {})
	edited := trace(t, func(tab *Table) {
		blue := look(t, tab, 1)
		for range 3 {
			snap := look(t, tab, 1)
			must(t, tab.Submit(bg, Order{by(1), snap.Prompt.ID, snap.Moves[0]}))
		}
		must(t, tab.Undo(bg, by(1)))
		must(t, tab.Restart(bg, by(1)))
		if now := look(t, tab, 1); now.N == blue.N {
			t.Error("blue does not see its own edits")
		}
	})
	for name, told := range plain {
		if len(told) != len(edited[name]) {
			t.Fatalf("%s was told %d things, or %d", name, len(told), len(edited[name]))
		}
		for i := range told {
			if told[i] != edited[name][i] {
				t.Fatalf("%s was told\n%s\nor\n%s", name, told[i], edited[name][i])
			}
		}
	}
}

// trace plays a fixed game, with edit called whenever blue could edit its draft.
func trace(t *testing.T, edit func(*Table)) map[string][]string {
	tab := duel(t, newHost(t))
	red, spectator := follow(t, tab, 0), follow(t, tab, game.Nobody)
	drain := func() {
		red.drain()
		spectator.drain()
	}
	for range 3 {
		drain()
		edit(tab)
		drain()
		snap := look(t, tab, 0)
		must(t, tab.Submit(bg, Order{by(0), snap.Prompt.ID, snap.Moves[0]}))
		drain()
		edit(tab)
		drain()
		must(t, tab.Undo(bg, by(0))) // blue's edits do not stand in the way
		drain()
		if try(t, tab, 0, "pass") == nil {
			t.Fatal("passed while bidding")
		}
		play(t, tab, 0, "seal")
		drain()
		edit(tab)
		drain()
		play(t, tab, 1, "seal")
		drain()
		play(t, tab, 0, "pass")
		play(t, tab, 1, "pass")
		drain()
	}
	return map[string][]string{"red": red.told, "a spectator": spectator.told}
}

// TestHiddenDraftLeavesListsAlone: a draft neither changes the lobby's order nor ends an undo
// request.
func TestHiddenDraftLeavesListsAlone(t *testing.T) {
	var ms atomic.Int64
	h := newHost(t, func(c *Config) { c.Now = func() time.Time { return time.UnixMilli(ms.Add(1000)) } })
	tab := duel(t, h)
	bidRound(t, tab)
	play(t, tab, 0, "pass")
	play(t, tab, 1, "pass")
	must(t, tab.RequestUndo(bg, by(0)))
	before, err := h.Store.LoadTable(bg, tab.ID())
	must(t, err)
	blue := look(t, tab, 1)
	must(t, tab.Submit(bg, Order{by(1), blue.Prompt.ID, blue.Moves[0]}))
	after, err := h.Store.LoadTable(bg, tab.ID())
	must(t, err)
	if after.Updated != before.Updated || after.Pending != before.Pending || after.Version == before.Version {
		t.Errorf("before %+v\nafter %+v", before.Progress, after.Progress)
	}
	play(t, tab, 1, "seal")
	if look(t, tab, 0).Undo.Request != nil {
		t.Error("the request outlived a move that everybody saw")
	}
}

// TestStandingIsPrivate: whether red lets its only answer be given or gives it right away, and how
// often it changes its mind, others are told the same, at the same time, with the same numbers.
func TestStandingIsPrivate(t *testing.T) {
	byHand := standingTrace(t, func(*Table, Standing) {}, true)
	given := standingTrace(t, func(tab *Table, want Standing) { must(t, tab.Stand(bg, by(0), want)) }, false)
	for name, told := range byHand {
		if got, want := strings.Join(given[name], "\n"), strings.Join(told, "\n"); got != want {
			t.Errorf("%s was told\n%s\nwant\n%s", name, got, want)
		}
	}
}

// standingTrace plays to the end of the second castle, where red can only pass: by itself, or not.
func standingTrace(t *testing.T, stand func(*Table, Standing), pass bool) map[string][]string {
	var ms atomic.Int64
	h := newHost(t, func(c *Config) { c.Now = func() time.Time { return time.UnixMilli(ms.Load()) } })
	tab := duel(t, h)
	blue, spectator := follow(t, tab, 1), follow(t, tab, game.Nobody)
	drain := func() {
		row, err := h.Store.LoadTable(bg, tab.ID())
		must(t, err)
		for _, s := range []*stream{blue, spectator} {
			s.drain()
			s.told = append(s.told, time.UnixMilli(row.Updated).String())
		}
	}
	toSecondBids(t, tab)
	drain()
	for _, want := range []Standing{Next, Off, On} {
		ms.Add(1000)
		stand(tab, want)
		drain()
	}
	bidRound(t, tab)
	if pass {
		play(t, tab, 0, "pass")
	}
	drain()
	play(t, tab, 1, "pass")
	drain()
	return map[string][]string{"blue": blue.told, "a spectator": spectator.told}
}
