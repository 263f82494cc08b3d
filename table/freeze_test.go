package table

import (
	"os"
	"path/filepath"
	"testing"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/store"
)

func bombHost(t *testing.T) (*Host, *bomb) {
	b := &bomb{Title: games.Example().Title}
	return newHost(t, func(c *Config) {
		c.Titles = []game.Title{b}
		c.Crashes = filepath.Join(t.TempDir(), "crashes")
	}), b
}

// TestPanicFreezesOneTable: the failing move is not kept, its table can be viewed but not played,
// its log with the move and the secret is on disk, and other tables play on.
func TestPanicFreezesOneTable(t *testing.T) {
	h, b := bombHost(t)
	tab, other := duel(t, h), duel(t, h)
	play(t, tab, 0, "bid 2")
	before := string(look(t, tab, 0).View())
	b.play.Store(true)
	want(t, try(t, tab, 0, "seal"), ErrFrozen)
	b.play.Store(false)

	want(t, try(t, tab, 0, "seal"), ErrFrozen)
	want(t, tab.Undo(bg, by(0)), ErrFrozen)
	if snap := look(t, tab, 0); snap.Status != store.Frozen || string(snap.View()) != before || snap.Secret != "" {
		t.Errorf("frozen: %+v", snap)
	}
	sameAfterReload(t, h, tab)
	play(t, other, 0, "seal")

	f := crashLog(t, h)
	if n := len(f.Records); n != 2 || f.Records[1].Text != "seal" || record.Seal(f.Secret) != f.Sealed {
		t.Errorf("crash log: got %+v, want the seal at its end", f)
	}
	if _, err := record.Replay(games.Example().Title, f); err != nil {
		t.Errorf("the crash log does not replay: %v", err)
	}
}

// crashLog is the one log that was written for a crash.
func crashLog(t *testing.T, h *Host) *record.File {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(h.Crashes, "skirmish-*.log"))
	must(t, err)
	if len(files) != 1 {
		t.Fatalf("got crash logs %q, want one", files)
	}
	text, err := os.ReadFile(files[0])
	must(t, err)
	f, err := record.Parse(text)
	must(t, err)
	return f
}

func TestPanicInView(t *testing.T) {
	h, b := bombHost(t)
	tab := duel(t, h)
	b.view.Store(true)
	if snap := look(t, tab, 0); snap.View() != nil {
		t.Errorf("view %s", snap.View())
	}
	b.view.Store(false)
	want(t, try(t, tab, 0, "seal"), ErrFrozen)
	if h.Stats().Freezes != 1 {
		t.Errorf("stats %+v", h.Stats())
	}
}

// TestPanicInExplain: the move that was only tried is in the crash log.
func TestPanicInExplain(t *testing.T) {
	h, b := bombHost(t)
	tab := duel(t, h)
	seal, err := games.Example().Title.Lexicon().Parse("seal")
	must(t, err)
	b.check.Store(true)
	want(t, tab.Explain(by(0), seal), ErrFrozen)
	b.check.Store(false)
	want(t, try(t, tab, 1, "bid 2"), ErrFrozen)
	if f := crashLog(t, h); len(f.Records) != 1 || f.Records[0].Text != "seal" || f.Records[0].Seat != 0 {
		t.Errorf("crash log: got %+v, want red's seal", f.Records)
	}
}

func TestPanicInSample(t *testing.T) {
	h, b := bombHost(t)
	b.sample.Store(true)
	tab := create(t, h, NewTable{Players: 2, Sit: []game.Seat{0}, Bots: map[game.Seat]string{1: "last"}})
	until(t, tab, 0, func(s *Snapshot) bool { return s.Status == store.Frozen })
}
