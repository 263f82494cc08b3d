package games

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"outremer/game"
	"outremer/games/kingdoms"
)

// edited returns the data of kingdoms with a different defence of Homs.
func edited(t *testing.T, defence string) string {
	t.Helper()
	text, err := fs.ReadFile(kingdoms.Box.Data, homsFile)
	if err != nil {
		t.Fatal(err)
	}
	before, after, ok := strings.Cut(string(text), `slug = "homs",          defence = 3`)
	if !ok {
		t.Fatal("Homs is not where it was")
	}
	return before + `slug = "homs",          defence = ` + defence + after
}

const homsFile = "board-second-crusade.toml"

// homs returns the defence of Homs.
func homs(t *testing.T, title game.Title) string {
	t.Helper()
	st, err := title.New(game.Setup{Seats: 4})
	if err != nil {
		t.Fatal(err)
	}
	got, err := st.(game.Arranger).Inspect([]string{"defence", "homs"})
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// TestOldFacts: when the built-in facts change, the old ones remain for games played with them; a
// game that names none gets the first.
func TestOldFacts(t *testing.T) {
	data := fstest.MapFS{}
	for _, folder := range []string{"", "old/01/", "old/02/"} {
		entries, err := fs.ReadDir(kingdoms.Box.Data, ".")
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			text, err := fs.ReadFile(kingdoms.Box.Data, e.Name())
			if err != nil {
				t.Fatal(err)
			}
			data[folder+e.Name()] = &fstest.MapFile{Data: text}
		}
	}
	data["old/02/"+homsFile] = &fstest.MapFile{Data: []byte(edited(t, "2"))}
	data[homsFile] = &fstest.MapFile{Data: []byte(edited(t, "4"))}
	b := kingdoms.Box
	b.Data = data
	s := newShelf()
	if err := s.put(list(entry{Box: b})[0], "", ""); err != nil {
		t.Fatal(err)
	}
	if got := homs(t, s.first["kingdoms"].Title); got != "4" || len(s.Offered("kingdoms")) != 1 {
		t.Errorf("new tables have %s, of %d sets", got, len(s.Offered("kingdoms")))
	}
	first, _ := s.Game("kingdoms", "")
	if got := homs(t, first.Title); got != "3" {
		t.Errorf("a game from before facts had names has %s", got)
	}
	for _, want := range []string{"2", "3", "4"} {
		hash := hashOf(t, edited(t, want))
		g, ok := s.Game("kingdoms", hash)
		if !ok || homs(t, g.Title) != want || !s.BuiltIn("kingdoms", hash) {
			t.Errorf("the facts in which it is %s are not there: %t", want, ok)
		}
	}
}

// hashOf returns the hash of the built-in facts with a different board.
func hashOf(t *testing.T, board string) string {
	t.Helper()
	all, err := Open("", "")
	if err != nil {
		t.Fatal(err)
	}
	g, err := all.Make("kingdoms", "other", fstest.MapFS{homsFile: {Data: []byte(board)}})
	if err != nil {
		t.Fatal(err)
	}
	return g.Info().Facts.Hash
}

// TestInstalledSets: the host's sets are offered after the built-in one; a set that this program
// cannot use is reported and does not affect the others.
func TestInstalledSets(t *testing.T) {
	dir := t.TempDir()
	install := func(name, board string) {
		t.Helper()
		folder := filepath.Join(dir, "kingdoms", name)
		if err := os.MkdirAll(folder, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, homsFile), []byte(board), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	install("ours", edited(t, "5"))
	install("same", edited(t, "3"))
	install("broken", "nonsense = 1")
	s, err := Open("", dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, g := range s.Offered("kingdoms") {
		names = append(names, g.Info().Facts.Name)
	}
	if got := strings.Join(names, " "); got != "built-in ours" || homs(t, s.Offered("kingdoms")[1].Title) != "5" {
		t.Errorf("on offer: %s", got)
	}
	if len(s.Faults) != 1 || !strings.Contains(s.Faults[0].Error(), filepath.Join("kingdoms", "broken")) {
		t.Errorf("faults: %v", s.Faults)
	}
	if homs(t, s.Games()[0].Title) != "3" {
		t.Error("an installed set is the default")
	}
}

// TestAddedSets: facts that come with a game make a title, once, and are not offered.
func TestAddedSets(t *testing.T) {
	s, err := Open("", "")
	if err != nil {
		t.Fatal(err)
	}
	g, err := s.Make("kingdoms", "theirs", fstest.MapFS{homsFile: {Data: []byte(edited(t, "5"))}})
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := s.Find("kingdoms", g.Info().Facts.Hash); ok {
		t.Error("what was only made is on the shelf")
	}
	a, err := s.Add("kingdoms", "theirs", g.Facts.Files)
	if err != nil || homs(t, a) != "5" {
		t.Fatal(err)
	}
	if b, err := s.Add("kingdoms", "again", g.Facts.Files); err != nil || a != b {
		t.Errorf("the same facts make two titles: %v", err)
	}
	if len(s.Offered("kingdoms")) != 1 || s.BuiltIn("kingdoms", g.Info().Facts.Hash) {
		t.Error("they are offered")
	}
	if len(s.Files(a)) != len(g.Facts.Files) {
		t.Error("their files are gone")
	}
	if _, err := s.Add("chess", "theirs", nil); err == nil {
		t.Error("a title that is not there was made")
	}
}
