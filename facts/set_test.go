package facts

import (
	"errors"
	"reflect"
	"strings"
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

// TestPin: a set whose hash is known is as it would be otherwise, and a file of it that cannot be read still names its fault.
func TestPin(t *testing.T) {
	set := func(text string) Set {
		return Set{Name: game.BuiltIn, Files: []game.FactsFile{{Name: "world.toml", Text: text}}}
	}
	plain := set(good)
	pinned := plain
	pinned.Pin = plain.Hash()
	if got, want := pinned.Source().Facts(), plain.Source().Facts(); got != want {
		t.Errorf("pinned it is %v, otherwise %v", got, want)
	}
	var got, want world
	if err := errors.Join(pinned.Source().Decode("world.toml", &got), plain.Source().Decode("world.toml", &want)); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v; pinned %+v, otherwise %+v", err, got, want)
	}
	broken := set(strings.Replace(good, "turns = 3", `turns = "3"`, 1))
	broken.Pin = "pinned"
	var fault *Error
	if err := broken.Source().Decode("world.toml", &got); !errors.As(err, &fault) || fault.Field != "turns" || fault.Line != 3 {
		t.Errorf("a wrong type is said to be %v", err)
	}
}
