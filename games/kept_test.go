package games

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"outremer/game"
	"outremer/game/record"
	"outremer/games/skirmish"
)

// TestKeptReasons: under its current revision each title keeps a game for every way to
// end. The text files name them; gametest.Kept replays the games.
func TestKeptReasons(t *testing.T) {
	all, err := All("")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range append(all, Game{Title: skirmish.Title, Text: skirmish.Text()}) {
		info := g.Info()
		have := keptEnds(t, info.Slug, info.Revision)
		for _, reason := range reasons(t, g.Text) {
			if !have[reason] {
				t.Errorf("%s keeps no game that ends by %s: make keep TITLE=%s", info.Slug, reason, info.Slug)
			}
		}
	}
}

func reasons(t *testing.T, text fs.FS) (list []string) {
	t.Helper()
	data, err := fs.ReadFile(text, "en.toml")
	if err != nil {
		t.Fatal(err)
	}
	var words struct {
		Reason map[string]string `toml:"reason"`
	}
	if err := toml.Unmarshal(data, &words); err != nil {
		t.Fatal(err)
	}
	for reason := range words.Reason {
		list = append(list, reason)
	}
	return list
}

// keptEnds is the reasons for which kept games of a revision ended.
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
