package text_test

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"outremer/text"
)

// uiOf returns a folder with interface words in both languages.
func uiOf(en, it string) fstest.MapFS {
	return fstest.MapFS{"ui.en.toml": {Data: []byte(en)}, "ui.it.toml": {Data: []byte(it)}}
}

func TestReadUI(t *testing.T) {
	files := uiOf("[menu]\nplayers = \"{n} {n|player|players}\"\nways = [\"a\", \"b\"]\n", "")
	tables, err := text.ReadUI(files, "en")
	if err != nil {
		t.Fatal(err)
	}
	if p := tables["menu"]["players"]; p.List || p.Ways[0] != "{n} {n|player|players}" {
		t.Errorf("got %+v, want one text", p)
	}
	if p := tables["menu"]["ways"]; !p.List || len(p.Ways) != 2 {
		t.Errorf("got %+v, want a list of two", p)
	}
	if tables, err := text.ReadUI(fstest.MapFS{}, "en"); tables != nil || err != nil {
		t.Errorf("a folder without words: %v, %v, want nothing", tables, err)
	}
}

func TestUIFaults(t *testing.T) {
	for name, c := range map[string]struct{ en, it, want string }{
		"missing key":      {"[a]\nk = \"x\"\n", "[a]\n", "ui.it.toml: a.k is missing"},
		"key too many":     {"[a]\n", "[a]\nk = \"x\"\n", "ui.en.toml: a.k is missing"},
		"missing table":    {"[a]\n", "", "ui.it.toml: table.a is missing"},
		"other hole":       {"[a]\nk = \"{who}\"\n", "[a]\nk = \"{chi}\"\n", "a.k has [chi], but [who] in en"},
		"a list, a text":   {"[a]\nk = \"x\"\n", "[a]\nk = [\"x\"]\n", "a.k has"},
		"brace left":       {"[a]\nk = \"{who\"\n", "[a]\nk = \"x\"\n", `a brace of "{who" is left over`},
		"choice of one":    {"[a]\nk = \"{n|x}\"\n", "[a]\nk = \"x\"\n", "is left over"},
		"neither of these": {"[a]\nk = 1\n", "[a]\nk = \"x\"\n", "ui.en.toml: a.k: is neither a text nor a list"},
		"not TOML":         {"[a", "", "ui.en.toml: "},
	} {
		if err := errors.Join(text.CheckUI(uiOf(c.en, c.it))...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", name, err, c.want)
		}
	}
}

// TestSharedUI: no word is empty, and sentences are translated.
func TestSharedUI(t *testing.T) {
	for _, err := range text.CheckUI(text.UI()) {
		t.Error(err)
	}
	en, _ := text.ReadUI(text.UI(), "en")
	it, _ := text.ReadUI(text.UI(), "it")
	for name, table := range en {
		for key, p := range table {
			english, italian := strings.Join(p.Ways, " "), strings.Join(it[name][key].Ways, " ")
			if english == "" || italian == "" || len(english) > 20 && english == italian {
				t.Errorf("%s.%s: %q and %q", name, key, english, italian)
			}
		}
	}
}
