package game

import (
	"slices"
	"strings"
	"testing"
)

var words = &Lexicon{
	Sorts: []SortSpec{{Slug: "area", Names: []string{"acre", "jaffa"}}, {Slug: "count"}},
	Verbs: []VerbSpec{{Slug: "march", Args: []Sort{0, 0, 1}}, {Slug: "bid", Args: []Sort{1}}, {Slug: "pass"}},
	Steps: []StepSpec{{Slug: "turn", Rule: "1"}},
	Events: []EventSpec{
		{Slug: "marched", Args: []Sort{0, 1}},
	},
	Streams: []string{"deck", "dice"},
	Rules:   []Rule{"1", "1.1a"},
	Pacts:   []PactSpec{{Slug: "peace"}, {Slug: "help", Args: []Sort{0, 1}}},
}

func TestEventWords(t *testing.T) {
	e := Event{Kind: 0, Seat: Nobody, A: 1, B: 3}
	said := words.EventWords(e)
	if got, ok := words.ParseEvent(said); !ok || got != e || strings.Join(said, " ") != "marched jaffa 3" {
		t.Errorf("%v is read as %+v", said, got)
	}
	for _, line := range []string{"", "fled jaffa 3", "marched jaffa", "marched tyre 3"} {
		if got, ok := words.ParseEvent(strings.Fields(line)); ok {
			t.Errorf("%q is read as %+v", line, got)
		}
	}
}

func TestNotation(t *testing.T) {
	for text, m := range map[string]Move{
		"march acre jaffa 3":   {0, 0, 1, 3},
		"march none acre -1":   {0, None, 0, -1},
		"bid 0":                {Verb: 1},
		"bid 32767":            {Verb: 1, A: 32767},
		"pass":                 {Verb: 2},
		"  march acre  acre 0": {},
	} {
		got, err := words.Parse(text)
		if err != nil || got != m {
			t.Errorf("%q is read as %v, %v", text, got, err)
		}
		if back := words.Format(m); back != strings.Join(strings.Fields(text), " ") {
			t.Errorf("%v is written %q, not %q", m, back, text)
		}
	}
}

// TestParseErrors: a message names the word that was not understood.
func TestParseErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":                    "no verb",
		"fly acre":            `unknown verb "fly"`,
		"march acre":          "march takes area area count",
		"pass now":            "pass takes nothing",
		"march acre tyre 1":   `unknown area "tyre"`,
		"march acre hidden 1": `unknown area "hidden"`,
		"bid many":            `unknown count "many"`,
		"bid 40000":           `unknown count "40000"`,
		"bid +1":              `unknown count "+1"`,
		"bid 01":              `unknown count "01"`,
		"Pass":                `unknown verb "Pass"`,
	} {
		if _, err := words.Parse(text); err == nil || err.Error() != want {
			t.Errorf("%q: %v, not %s", text, err, want)
		}
	}
}

// TestNames: anything can be printed, even what should not exist.
func TestNames(t *testing.T) {
	for _, c := range []struct {
		k    Sort
		v    int16
		want string
	}{{0, 1, "jaffa"}, {0, None, "none"}, {0, Hidden, "hidden"}, {0, 2, "2"}, {0, -7, "-7"}, {1, -1, "-1"}, {1, Hidden, "hidden"}} {
		if got := words.Name(c.k, c.v); got != c.want {
			t.Errorf("%d of sort %d is called %q, not %q", c.v, c.k, got, c.want)
		}
	}
	if got := words.Format(Move{Verb: 9}); got != "verb-9" {
		t.Errorf("an unknown verb is written %q", got)
	}
}

func TestLexiconLookups(t *testing.T) {
	if st, ok := words.FindStream("dice"); !ok || st != 1 {
		t.Errorf("dice is stream %d, %t", st, ok)
	}
	if _, ok := words.FindStream("cards"); ok {
		t.Error("there is no stream cards")
	}
	if !words.HasRule("1.1a") || words.HasRule("1.1") {
		t.Error("rules are looked up wrongly")
	}
	if got := words.Args(Event{A: 1, B: 2, C: 3}); !slices.Equal(got, []int16{1, 2}) {
		t.Errorf("operands %v", got)
	}
}

// TestHash: another numbering is another lexicon; other rules
// are not, and neither are other marks where turns begin.
func TestHash(t *testing.T) {
	same, other := *words, *words
	same.Rules, same.Steps = nil, []StepSpec{{Slug: "turn", Turn: true}}
	other.Verbs = []VerbSpec{words.Verbs[1], words.Verbs[0], words.Verbs[2]}
	if words.Hash() != same.Hash() || words.Hash() == other.Hash() {
		t.Error("the hash does not stand for the numbering")
	}
}

func TestLess(t *testing.T) {
	sorted := []Move{{0, -1, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 1}, {0, 0, 1, 0}, {0, 1, 0, 0}, {1, 0, 0, 0}}
	for i, a := range sorted {
		for j, b := range sorted {
			if a.Less(b) != (i < j) {
				t.Errorf("%v before %v: %t", a, b, a.Less(b))
			}
		}
	}
}

func TestPactNotation(t *testing.T) {
	seats := []string{"red", "blue"}
	for text, want := range map[string]Pact{
		"peace blue":       {Kind: 0, By: 0, With: 1},
		"help blue acre 3": {Kind: 1, By: 0, With: 1, A: 0, B: 3},
	} {
		p, err := words.ParsePact(0, strings.Fields(text), seats)
		if err != nil || p != want {
			t.Errorf("%q is read as %v, %v", text, p, err)
		}
		if back := strings.Join(words.PactWords(want, seats), " "); back != text {
			t.Errorf("%v is written %q, not %q", want, back, text)
		}
	}
	for text, want := range map[string]string{
		"peace":             "a pact is a kind, a seat and operands",
		"war blue":          `unknown pact "war"`,
		"peace green":       `unknown seat "green"`,
		"help blue acre":    "help takes 2 operands",
		"help blue acre me": `unknown count "me"`,
	} {
		if _, err := words.ParsePact(0, strings.Fields(text), seats); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
