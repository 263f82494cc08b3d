package games

import (
	"os"
	"strings"
	"testing"

	"outremer/facts"
)

// TestBuiltInFacts: the hash of every built-in set that tables were ever played with stands in
// testdata/facts.txt, a line "TITLE HASH" each. All of them must still be found.
func TestBuiltInFacts(t *testing.T) {
	text, err := os.ReadFile("testdata/facts.txt")
	if err != nil {
		t.Fatal(err)
	}
	s, err := Open("", "")
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		slug, hash, _ := strings.Cut(strings.TrimSpace(line), " ")
		listed[slug+" "+hash] = true
		if !s.BuiltIn(slug, hash) {
			t.Errorf("the data of %s was changed, and with it the facts of tables that go on with %s: put the files as they were "+
				"into games/%s/data/old/<NN>, where <NN> is the next number (01, 02, ...)", slug, hash, slug)
		}
	}
	for _, g := range s.Games() {
		if line := g.Info().Slug + " " + g.Info().Facts.Hash; !listed[line] {
			t.Errorf("add this line to games/testdata/facts.txt, so that these facts are kept for the tables that begin with them: %s", line)
		}
	}
}

// TestEveryFactHasASource: whoever owns a game has to know what to look at.
func TestEveryFactHasASource(t *testing.T) {
	s, err := Open("", "")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range s.Games() {
		all := facts.Entries(g.Facts)
		if len(all) == 0 {
			t.Errorf("%s has no facts", g.Info().Slug)
		}
		for _, e := range all {
			if e.Source == "" {
				t.Errorf("%s: %s:%d: %s has no source; give it one, or the whole file at its head", g.Info().Slug, e.File, e.Line, e.Path)
			}
		}
	}
}
