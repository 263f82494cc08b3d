package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"outremer/facts"
	"outremer/game"
	"outremer/games"
	"outremer/store/sqlite"
	"outremer/text"
)

func TestFactsList(t *testing.T) {
	outremer(t, "facts", "kingdoms").ok().
		has("board-second-crusade.toml: 39 facts: 10 rulebook, 0 public, 29 reconstructed", "region homs", "defence 3", "mode 4, kingdom damascus",
			"levels", "marginal 11, victory 15", "kingdoms, built-in facts (", "149 facts")
	outremer(t, "facts", "kings").ok().has("components.toml: ", "rounds", "scenario faint-hearted, dynasty house-of-capet", "strategy ferox 1.0")
	outremer(t, "facts", "cardinals", "--source", "reconstructed").ok().has("edge alania circassia", "barrier").lacks("  rulebook", "rules.toml")
	outremer(t, "facts", "thywill", "--source", "public").ok().has("troop 1", "cost 3").lacks("  reconstructed", "board-p2")
}

func TestFactsJSON(t *testing.T) {
	r := outremer(t, "facts", "kingdoms", "--json", "--source", "public").ok()
	var got struct {
		Title, Set, Hash string
		facts.Provenance
	}
	if err := json.Unmarshal([]byte(r.out), &got); err != nil {
		t.Fatal(err)
	}
	if got.Title != "kingdoms" || got.Set != game.BuiltIn || len(got.Hash) != 16 || got.All() != 149 || len(got.Files) != 5 {
		t.Errorf("%s %s %s, %d facts in %d files", got.Title, got.Set, got.Hash, got.All(), len(got.Files))
	}
	public := 0
	for _, f := range got.Files {
		for _, e := range f.Entries {
			if e.Source != "public" || e.Line == 0 || e.Label == "" {
				t.Errorf("%+v", e)
			}
			public++
		}
	}
	if public != got.Public || public == 0 {
		t.Errorf("%d entries, %d counted", public, got.Public)
	}
}

func TestFactsUsage(t *testing.T) {
	dir := t.TempDir()
	for _, tt := range []struct{ args, want string }{
		{"facts", "which TITLE?"},
		{"facts chess", `unknown title "chess"`},
		{"facts kingdoms thywill", `not "thywill" as well`},
		{"facts kingdoms --source hearsay", `--source: "hearsay" is unknown; possible: rulebook, public, reconstructed`},
		{"facts kingdoms --set mine --dir " + dir, `--set: no set of kingdoms is called "mine"`},
		{"facts kingdoms --check x --template y", "--template and --check do not go together"},
		{"facts kingdoms --list --json", "--list and --json do not go together"},
		{"facts kingdoms --check " + dir + "/none", "is not a folder"},
		{"facts kingdoms --check " + dir, "has no files; --template writes some"},
		{"facts kingdoms --add mine", "--add: name one folder"},
		{"facts kingdoms --add My_Set " + dir, `--add: "My_Set" cannot name a set`},
		{"facts kingdoms --add built-in " + dir, `--add: "built-in" cannot name a set`},
		{"facts kingdoms --remove mine --dir " + dir, `--remove: no set of kingdoms is called "mine"`},
		{"facts kingdoms --remove .. --dir " + dir, `--remove: no set of kingdoms is called ".."`},
	} {
		outremer(t, strings.Fields(tt.args)...).failed(exitUsage, tt.want)
	}
}

// TestFactsTemplate: everything is written, nothing is overwritten, and the files are equivalent to
// the built-in facts.
func TestFactsTemplate(t *testing.T) {
	shelf, err := games.Open("", "")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range shelf.Games() {
		slug, dir := g.Info().Slug, filepath.Join(t.TempDir(), "copy")
		outremer(t, "facts", slug, "--template", dir).ok().has("wrote "+filepath.Join(dir, "names.it.toml"), "facts "+slug+" --check "+dir, "--add NAME").lacks("kept")
		entries, err := os.ReadDir(dir)
		if err != nil || len(entries) != len(g.Facts.Files)+2 {
			t.Errorf("%s: %d files (%v) of %d and two with names", slug, len(entries), err, len(g.Facts.Files))
		}
		same, err := shelf.Make(slug, "copy", os.DirFS(dir))
		if err != nil || same.Facts.Hash() != g.Facts.Hash() {
			t.Errorf("%s: another set: %v", slug, err)
		}
		if faults, warnings := text.CheckNames(same.Title, same.Text); faults != nil || warnings != nil {
			t.Errorf("%s: %v, %v", slug, faults, warnings)
		}
	}
}

// TestFactsCheck: unchanged data passes. The other two titles are left out because their hundred
// games take longest.
func TestFactsCheck(t *testing.T) {
	for _, slug := range []string{"kingdoms", "thywill"} {
		dir := t.TempDir()
		outremer(t, "facts", slug, "--template", dir).ok()
		outremer(t, "facts", slug, "--check", dir).ok().has("says the same as the built-in facts", "100 games by bots: no fault").lacks("warning", "->")
	}
}

func TestFactsTemplateKeepsFiles(t *testing.T) {
	dir := filepath.Dir(file(t, "modes.toml", "turns = 4\n"))
	outremer(t, "facts", "kingdoms", "--template", dir).ok().has("kept "+filepath.Join(dir, "modes.toml"), "wrote "+filepath.Join(dir, "deck-muslim.toml"))
	if got := read(t, filepath.Join(dir, "modes.toml")); got != "turns = 4\n" {
		t.Errorf("overwritten: %s", got)
	}
	board := read(t, filepath.Join(dir, "board-second-crusade.toml"))
	if !strings.Contains(board, "# 29 of its 39 entries are reconstructed") || !strings.Contains(board, "#   region: jaffa, oultrejordain, tripoli,") {
		t.Errorf("the head says nothing of what to look at:\n%s", board[:600])
	}
	outremer(t, "facts", "kingdoms", "--template", filepath.Join(dir, "modes.toml")).failed(exitFailed, "--template: ")
}

// edited returns a folder with one data file of a title in which a piece is replaced.
func edited(t *testing.T, slug, name, old, repl string) string {
	t.Helper()
	text := read(t, filepath.Join("../../games", slug, "data", name))
	if !strings.Contains(text, old) {
		t.Fatalf("%q does not stand in %s", old, name)
	}
	return filepath.Dir(file(t, name, strings.Replace(text, old, repl, 1)))
}

const homs = `{ slug = "homs",          defence = 3, source = "rulebook" }`

func TestFactsCheckFinds(t *testing.T) {
	for _, tt := range []struct {
		name, title, file, old, repl string
		want                         string
	}{
		{"a broken value", "kingdoms", "board-second-crusade.toml", homs, `{ slug = "homs", defence = 50, source = "rulebook" }`,
			"board-second-crusade.toml:25: region[7].defence: 50 is not between 1 and 9"},
		{"a broken reference", "kingdoms", "modes.toml", `["damascus", "homs"]`, `["damascus", "hims"]`,
			`modes.toml:31: mode[0].kingdom[0].regions[1]: no region is called "hims"`},
		{"an unknown field", "kingdoms", "modes.toml", "turns = 3", "turms = 3", "modes.toml:13: turms: is not a known field"},
		{"an unknown source", "kings", "components.toml", `source = "rulebook"`, `source = "friend"`, `components.toml:3: source: "friend" is not one of`},
		{"a piece too few", "kings", "components.toml", "castles = 10", "castles = 1", "scenarios.toml:68: scenario[1]: 5 Castles stand in edition 1.0, the box has 1"},
		{"a tile too few", "thywill", "tiles.toml", `  { slug = "bank-plus-2", types = ["bank"], discount = 0, influence = 2, source = "reconstructed" },` + "\n", "",
			"board-p34.toml:19: region: 16 spaces for 15 tiles"},
		{"a thing without a name", "thywill", "orders.toml", `slug = "aviz"`, `slug = "avis"`, "names.en.toml: thing.order.avis: has no name (and 1 more)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			outremer(t, "facts", tt.title, "--check", edited(t, tt.title, tt.file, tt.old, tt.repl)).failed(exitFailed, tt.want)
		})
	}
}

func TestFactsCheckRefusesOtherFiles(t *testing.T) {
	dir := filepath.Dir(file(t, "mode.toml", "turns = 3"))
	outremer(t, "facts", "kingdoms", "--check", dir).failed(exitFailed, "mode.toml: there is no data file of this name")
}

// TestFactsCheckTells: the check reports what differs, what remains to be looked at and what may
// have been forgotten.
func TestFactsCheckTells(t *testing.T) {
	dir := edited(t, "kingdoms", "deck-muslim.toml", `n = 5, count = 1, source = "public"`, `n = 4, count = 2, source = "rulebook"`)
	outremer(t, "facts", "kingdoms", "--check", dir).ok().
		has("deck-muslim.toml:22: card m-troop-5: n 5 -> 4, count 1 -> 2, source public -> rulebook", "differs from the built-in facts in 1 entry\n",
			"65 of 149 facts are still reconstructed", `warning: thing.card.m-troop-5 in the files of names: does this still describe it? "Troop. Five dice`)

	dir = edited(t, "kingdoms", "board-second-crusade.toml", `{ slug = "jaffa",         defence = 2, source = "reconstructed" }`,
		`{ slug = "jaffa",         defence = 2, source = "rulebook" }`)
	outremer(t, "facts", "kingdoms", "--check", dir).ok().
		has("region jaffa: source reconstructed -> rulebook", "in 1 source; games are played the same", "64 of 149 facts").lacks("warning")

	dir = edited(t, "kingdoms", "deck-muslim.toml", `religion = "muslim"`, `religion = "muslim"`)
	if err := os.WriteFile(filepath.Join(dir, "names.en.toml"), []byte(`thing.card.m-troop-5 = "Guards (5)"`+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	outremer(t, "facts", "kingdoms", "--check", dir).ok().
		has("in 0 entries and in names", `warning: names.en.toml:1: thing.card.m-troop-5: "detail" is missing, which all others have`)
}

// TestFactsCheckNewPlace: a region that the box has and the program does not needs names, and is
// not drawn.
func TestFactsCheckNewPlace(t *testing.T) {
	dir := edited(t, "thywill", "board-p34.toml", `  { slug = "lund",`, `  { slug = "visby",`)
	outremer(t, "facts", "thywill", "--check", dir).failed(exitFailed, "thing.region.visby: has no name").has("fault: names.it.toml: thing.region.visby: has no name")
	for _, lang := range []string{"en", "it"} {
		if err := os.WriteFile(filepath.Join(dir, "names."+lang+".toml"), []byte("thing.region.visby = \"Visby\"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	outremer(t, "facts", "thywill", "--check", dir).ok().
		has("region visby: added: q 3, r -2, flag yes, spaces [shield]", "region lund: removed",
			`warning: board-p34.toml:21: region[1]: visby is not on the drawn board "thywill-p34"`)
}

// TestYourCopy: an owner corrects a value, tries it out and installs it, and new tables can use it.
func TestYourCopy(t *testing.T) {
	dir, data := filepath.Join(t.TempDir(), "copy"), t.TempDir()
	outremer(t, "facts", "kingdoms", "--template", dir).ok()
	board := filepath.Join(dir, "board-second-crusade.toml")
	corrected := strings.Replace(read(t, board), homs, strings.Replace(homs, "3", "5", 1), 1)
	if err := os.WriteFile(board, []byte(corrected), 0o600); err != nil {
		t.Fatal(err)
	}
	outremer(t, "facts", "kingdoms", "--check", dir).ok().has("region homs: defence 3 -> 5")
	db, err := sqlite.Open(t.Context(), data) // as a running server has it
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	add := []string{"facts", "kingdoms", "--add", "printed", dir, "--dir", data}
	outremer(t, add...).ok().has("region homs: defence 3 -> 5", "printed is installed in", "after its next start")
	outremer(t, add...).failed(exitUsage, `a set of kingdoms is called "printed" already`)
	add[3] = "again"
	outremer(t, add...).failed(exitFailed, `says the same as the set "printed"`)

	set := offered(t, data, "printed")
	st, err := set.New(game.Setup{Seats: 4})
	if err != nil {
		t.Fatal(err)
	}
	if got, _ := st.(game.Arranger).Inspect([]string{"defence", "homs"}); got != "5" {
		t.Errorf("Homs defends with %s", got)
	}
	if len(set.Facts.Files) != 7 {
		t.Errorf("%d files: the set is not whole", len(set.Facts.Files))
	}
	outremer(t, "facts", "kingdoms", "--list", "--dir", data).ok().has("built-in  ", "printed   "+set.Info().Facts.Hash, "65 reconstructed")
	outremer(t, "facts", "kingdoms", "--set", "printed", "--dir", data).ok().has("defence 5", "kingdoms, printed facts (")
	outremer(t, "facts", "kingdoms", "--remove", "printed", "--dir", data).ok().has("printed is removed", "tables that use it keep it and go on")
	outremer(t, "facts", "kingdoms", "--list", "--dir", data).ok().has("built-in").lacks("printed")
	if left, _ := os.ReadDir(filepath.Join(data, factsFolder, "kingdoms")); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
}

// offered returns kingdoms with an installed set, as the server finds it.
func offered(t *testing.T, data, name string) games.Game {
	t.Helper()
	shelf, err := games.Open("", filepath.Join(data, factsFolder))
	if err != nil || len(shelf.Faults) > 0 {
		t.Fatal(err, shelf.Faults)
	}
	list := shelf.Offered("kingdoms")
	i := slices.IndexFunc(list, func(g games.Game) bool { return g.Info().Facts.Name == name })
	if i < 0 || list[i].Info().Facts.Hash == list[0].Info().Facts.Hash {
		t.Fatalf("%s is not offered with a hash of its own", name)
	}
	return list[i]
}

func TestFactsAddRefusesTheSame(t *testing.T) {
	dir, data := edited(t, "kingdoms", "modes.toml", "turns = 3", "turns = 3"), t.TempDir()
	outremer(t, "facts", "kingdoms", "--add", "mine", dir, "--dir", data).failed(exitFailed, `says the same as the set "built-in": there is nothing to add`)
	dir = edited(t, "kingdoms", "modes.toml", "turns = 3", "turns = 0")
	outremer(t, "facts", "kingdoms", "--add", "mine", dir, "--dir", data).failed(exitFailed, "modes.toml:13: turns: 0 ")
	if left, _ := os.ReadDir(data); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
}

// TestFactsListsBrokenSets: a set that an older program accepted is listed with its fault.
func TestFactsListsBrokenSets(t *testing.T) {
	path := file(t, "facts/kingdoms/mine/modes.toml", "turns = 3\n")
	data := filepath.Join(filepath.Dir(path), "../../..")
	outremer(t, "facts", "kingdoms", "--list", "--dir", data).ok().has("mine", "cannot be used: kingdoms: modes.toml:1: ")
	outremer(t, "facts", "kingdoms", "--set", "mine", "--dir", data).failed(exitFailed, "modes.toml:1: ")
	outremer(t, "facts", "kingdoms", "--remove", "mine", "--dir", data).ok()
}
