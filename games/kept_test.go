package games

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/record"
)

// TestKeptReasons: each title keeps, for its current revision, one game for every way to end.
// gametest.Kept replays the games.
func TestKeptReasons(t *testing.T) {
	s, err := Open("", "")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range s.Known() {
		info := g.Info()
		have := keptEnds(t, info.Slug, info.Revision)
		for _, reason := range g.Lexicon().Reasons {
			if !have[reason] {
				t.Errorf("%s keeps no game that ends by %s: make keep TITLE=%s", info.Slug, reason, info.Slug)
			}
		}
	}
}

// keptEnds returns the reasons for which the kept games of a revision ended.
func keptEnds(t *testing.T, slug string, r game.Revision) map[string]bool {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(slug, "testdata/games/*.log.gz"))
	if err != nil {
		t.Fatal(err)
	}
	have := map[string]bool{}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		f, err := record.Parse(text)
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		if reason, _, _ := strings.Cut(f.End, " "); f.Revision == r {
			have[reason] = true
		}
	}
	return have
}
