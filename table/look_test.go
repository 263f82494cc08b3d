package table

import (
	"context"
	"sync"
	"testing"

	"outremer/game"
	"outremer/store"
	"outremer/table/press"
)

// untold is a store that others share, and that tells nothing. It counts how often each table is read.
type untold struct {
	store.Store
	mu    sync.Mutex
	reads map[string]int
}

func (u *untold) Shared() bool                            { return true }
func (u *untold) Listen(func(store.Change)) (stop func()) { return func() {} }

func (u *untold) LoadTable(ctx context.Context, id string) (store.Table, error) {
	u.mu.Lock()
	u.reads[id]++
	u.mu.Unlock()
	return u.Store.LoadTable(ctx, id)
}

// readSince returns how often each table was read since it was called last.
func (u *untold) readSince() map[string]int {
	u.mu.Lock()
	defer u.mu.Unlock()
	was := u.reads
	u.reads = map[string]int{}
	return was
}

// TestLookReadsWhatHasChanged: a node that looks for itself reads the tables that another has changed,
// and no others.
func TestLookReadsWhatHasChanged(t *testing.T) {
	db := newStore(t)
	u := &untold{Store: db, reads: map[string]int{}}
	other := newHost(t, func(c *Config) { c.Store = db })
	h := newHost(t, func(c *Config) { c.Store = u })
	var mine, theirs []*Table
	for range 4 {
		tab := create(t, other, NewTable{Players: 2, Sit: []game.Seat{0}, Press: press.Full})
		theirs, mine = append(theirs, tab), append(mine, open(t, h, tab.ID()))
	}
	h.look(bg)
	u.readSince()
	h.look(bg)
	if got := u.readSince(); len(got) != 0 {
		t.Errorf("read without a reason: %v", got)
	}
	_, err := theirs[1].Join(bg, berta, Place{Seat: game.Nobody})
	must(t, err)
	must(t, theirs[2].Write(bg, Author{Guest: anna, Seat: 0}, press.Outgoing{Text: "ciao"}))
	h.look(bg)
	until(t, mine[1], game.Nobody, func(s *Snapshot) bool { return s.Status == store.Running })
	untilMail(t, mine[2], 0, "ciao")
	if got := u.readSince(); len(got) != 1 || got[mine[1].ID()] == 0 {
		t.Errorf("read: %v", got)
	}
}
