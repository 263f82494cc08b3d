package table

import (
	"os"
	"path/filepath"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games/skirmish"
	"outremer/store"
)

func bombHost(t *testing.T) (*Host, *bomb) {
	b := &bomb{Title: skirmish.Title}
	return newHost(t, func(c *Config) {
		c.Titles = []game.Title{b}
		c.Crashes = filepath.Join(t.TempDir(), "crashes")
	}), b
}

// TestPanicFreezesOneTable: the failing move is not kept, its table can be looked
// at but not played, its log with the move and the secret is on disk, and other
// tables play on.
func TestPanicFreezesOneTable(t *testing.T) {
	h, b := bombHost(t)
	tab, other := duel(t, h), duel(t, h)
	play(t, tab, 0, "bid 2")
	before := string(look(t, tab, 0).View)
	b.play.Store(true)
	want(t, try(t, tab, 0, "seal"), ErrFrozen)
	b.play.Store(false)

	want(t, try(t, tab, 0, "seal"), ErrFrozen)
	want(t, tab.Undo(bg, by(0)), ErrFrozen)
	if snap := look(t, tab, 0); snap.Status != store.Frozen || string(snap.View) != before || snap.Secret != "" {
		t.Errorf("frozen: %+v", snap)
	}
	sameAfterReload(t, h, tab)
	play(t, other, 0, "seal")

	files, err := filepath.Glob(filepath.Join(h.Crashes, "skirmish-*.log"))
	must(t, err)
	if len(files) != 1 {
		t.Fatalf("crash logs %q", files)
	}
	text, err := os.ReadFile(files[0])
	must(t, err)
	f, err := record.Parse(text)
	must(t, err)
	if n := len(f.Records); n != 2 || f.Records[1].Text != "seal" || record.Seal(f.Secret) != f.Sealed {
		t.Errorf("crash log:\n%s", text)
	}
	if _, err := record.Replay(skirmish.Title, f); err != nil {
		t.Errorf("the crash log does not replay: %v", err)
	}
}

func TestPanicInView(t *testing.T) {
	h, b := bombHost(t)
	tab := duel(t, h)
	b.view.Store(true)
	if snap := look(t, tab, 0); snap.View != nil {
		t.Errorf("view %s", snap.View)
	}
	b.view.Store(false)
	want(t, try(t, tab, 0, "seal"), ErrFrozen)
	if h.Stats().Freezes != 1 {
		t.Errorf("stats %+v", h.Stats())
	}
}

func TestPanicInSample(t *testing.T) {
	h, b := bombHost(t)
	b.sample.Store(true)
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "last"}})
	until(t, tab, 0, func(s *Snapshot) bool { return s.Status == store.Frozen })
}
