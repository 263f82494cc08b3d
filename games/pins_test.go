package games

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"outremer/facts"
)

// TestBuiltInFacts: a title's testdata/facts.txt lists the hash of every built-in set that its
// tables were ever played with, one per line. All of them must still be found.
func TestBuiltInFacts(t *testing.T) {
	s, err := Open("", "")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range s.Known() {
		slug, today := g.Info().Slug, g.Info().Facts.Hash
		if today == "" {
			continue // no data files
		}
		path := slug + "/testdata/facts.txt"
		text, err := os.ReadFile(path)
		if err != nil {
			t.Error(err)
		}
		listed := strings.Fields(string(text))
		for _, hash := range listed {
			if !s.BuiltIn(slug, hash) {
				t.Errorf("the data of %s was changed, and with it the facts of tables that go on with %s: put the files as they were "+
					"into games/%s/data/old/<NN>, where <NN> is the next number (01, 02, ...)", slug, hash, slug)
			}
		}
		if !slices.Contains(listed, today) {
			t.Errorf("add this line to games/%s, so that these facts are kept for the tables that begin with them: %s", path, today)
		}
	}
}

// TestEnginesKnowTheirFacts: an engine neither examines its built-in facts nor works out their hash, so its list has to have
// the right one.
func TestEnginesKnowTheirFacts(t *testing.T) {
	s, err := Open("", "")
	if err != nil {
		t.Fatal(err)
	}
	engines, err := filepath.Glob("engine_*.go")
	if err != nil || len(engines) == 0 {
		t.Fatalf("no engines: %v", err)
	}
	for _, file := range engines {
		code, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		slug := strings.TrimSuffix(strings.TrimPrefix(file, "engine_"), ".go")
		g, ok := s.first[slug]
		if !ok {
			t.Errorf("games/%s: there is no title %q", file, slug)
			continue
		}
		if pin := fmt.Sprintf("pin: %q", g.Info().Facts.Hash); !strings.Contains(string(code), pin) {
			t.Errorf("games/%s does not have %s, the hash of today's facts", file, pin)
		}
	}
}

// TestEveryFactHasASource: the owner of a game has to know what to look at.
func TestEveryFactHasASource(t *testing.T) {
	s, err := Open("", "")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range s.Known() {
		for _, e := range facts.Entries(g.Facts) {
			if e.Source == "" {
				t.Errorf("%s: %s:%d: %s has no source; give it one, or the whole file at its head", g.Info().Slug, e.File, e.Line, e.Path)
			}
		}
	}
}
