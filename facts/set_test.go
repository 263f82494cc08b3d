package facts

import (
	"testing"

	"outremer/game"
)

// TestHash: only content counts, not how it is written.
func TestHash(t *testing.T) {
	set := func(text, names string) string {
		s := Set{Files: []game.FactsFile{{Name: "a.toml", Text: text}}}
		if names != "" {
			s.Files = append(s.Files, game.FactsFile{Name: "names.en.toml", Text: names})
		}
		return s.Hash()
	}
	plain := set("turns = 3\nregion = [{ slug = \"acre\", source = \"public\" }]", "")
	for name, tt := range map[string]struct {
		text, names string
		same        bool
	}{
		"a comment":            {"turns = 3 # rounds\nregion = [{ slug = \"acre\", source = \"public\" }]", "", true},
		"another order":        {"region = [{ source = \"public\", slug = \"acre\" }]\nturns = 3", "", true},
		"another source":       {"source = \"rulebook\"\nturns = 3\nregion = [{ slug = \"acre\", source = \"rulebook\" }]", "", true},
		"names left commented": {"turns = 3\nregion = [{ slug = \"acre\" }]", "# thing.region.acre = \"Akko\"", true},
		"a name":               {"turns = 3\nregion = [{ slug = \"acre\" }]", "thing.region.acre = \"Akko\"", false},
		"another number":       {"turns = 4\nregion = [{ slug = \"acre\" }]", "", false},
		"a file that is empty": {"", "", false},
	} {
		if got := set(tt.text, tt.names) == plain; got != tt.same {
			t.Errorf("%s: the same set: %v", name, got)
		}
	}
}
