package games

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"outremer/atlas"
	"outremer/game"
	"outremer/games/kingdoms"
)

func TestOverride(t *testing.T) {
	dir := t.TempDir()
	if _, err := All(dir); err != nil {
		t.Fatalf("an empty folder overrides nothing: %v", err)
	}
	own := filepath.Join(dir, "kingdoms")
	write := func(name string, change func(string) string) {
		t.Helper()
		text, err := kingdoms.Box.Data.(interface {
			ReadFile(string) ([]byte, error)
		}).ReadFile("board-second-crusade.toml")
		if err != nil {
			t.Fatal(err)
		}
		os.RemoveAll(own)
		if err := os.MkdirAll(own, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(own, name), []byte(change(string(text))), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	homs := func(defence string) func(string) string {
		return func(s string) string {
			at := strings.Index(s, `slug = "homs"`)
			return s[:at] + strings.Replace(s[at:], "defence = 3", "defence = "+defence, 1)
		}
	}

	write("board-second-crusade.toml", homs("5"))
	all, err := All(dir)
	if err != nil {
		t.Fatal(err)
	}
	st, err := all[0].New(game.Setup{Seats: 4})
	if err != nil {
		t.Fatal(err)
	}
	if got, _ := st.(game.Arranger).Inspect([]string{"defence", "homs"}); got != "5" {
		t.Errorf("Homs defends with %s instead of the corrected 5", got)
	}

	for _, bad := range []struct{ name, want string }{
		{"board-second-crusade.toml", "board-second-crusade.toml:"},
		{"board-secnd-crusade.toml", "no data file of this name"},
	} {
		write(bad.name, homs("50"))
		if _, err := All(dir); err == nil || !strings.Contains(err.Error(), bad.want) {
			t.Errorf("%s: error %v, want %q in it", bad.name, err, bad.want)
		}
	}
	if _, err := All(filepath.Join(dir, "nowhere")); err == nil {
		t.Error("a data folder that does not exist was accepted")
	}
}

// TestBoardsAreDrawn: for every table size, the board that the title names exists.
func TestBoardsAreDrawn(t *testing.T) {
	all, err := All("")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		for _, n := range g.Info().Sizes() {
			if board := g.Info().Board(n); board != "" && atlas.Spaces(board) == nil {
				t.Errorf("%s for %d plays on the board %q, which the atlas has not drawn", g.Info().Slug, n, board)
			}
		}
	}
}
