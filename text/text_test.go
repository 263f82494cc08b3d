package text

import (
	"encoding/json"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"outremer/game"
)

// toy is a title with one of everything.
type toy struct{ game.Title }

func (toy) Info() game.Info {
	return game.Info{
		Slug:     "toy",
		Seats:    [][]string{nil, nil, {"red", "blue"}},
		Editions: []string{"first"},
		Options:  []game.Option{{Slug: "fog", Values: []string{"off", "on"}}},
	}
}

func (toy) Lexicon() *game.Lexicon {
	return &game.Lexicon{
		Sorts:    []game.SortSpec{{Slug: "town", Names: []string{"acre", "tyre"}}, {Slug: "count"}, {Slug: "seat", Names: []string{"red", "blue"}}},
		Verbs:    []game.VerbSpec{{Slug: "march", Args: []game.Sort{0}}},
		Steps:    []game.StepSpec{{Slug: "work"}, {Slug: "orders", Args: []game.Sort{0, 1}}},
		Events:   []game.EventSpec{{Slug: "marched", Args: []game.Sort{0, 2, 1}}},
		Rules:    []game.Rule{"1.1"},
		Refusals: []*game.Refusal{{Key: "too-far", Rule: "1.1", Args: []game.Sort{0}}},
	}
}

const english = `
nobody = { name = "the rebels", plural = true }

[title]
name = "Toy"
line = "A toy"
setting = { 2 = "For two" }

[edition]
first = "First edition"

[verb]
march = "March"

[move]
march = "March on {a}"

[step]
orders = "{b} {b|order|orders} for {a.the}"

[event]
marched = "{seat} {seat|marches|march} on {a}{b?, held by {b}}{b!, a free town}, with {c} {c|man|men} ({c.signed})."

[refusal]
too-far = "{a} is too far."

[rule]
"1.1" = "Walk."

[reason]
won = "All is won."

[score]
towns = "{a:town}: {b} {b|point|points}"

[option.fog]
name = "Fog"
detail = "Who sees what"
value = { off = "Clear", on = "Thick" }

[thing.town]
acre = { name = "Acre", the = "the port of Acre", detail = "A port." }
tyre = { name = "Tyre", the = "the isle of Tyre", detail = "An island." }

[thing.seat]
red = "Red"
blue = "Blue"

[hidden]
town = { name = "a town", the = "some town" }
`

func files(en, it string) fs.FS {
	return fstest.MapFS{"en.toml": {Data: []byte(en)}, "it.toml": {Data: []byte(it)}}
}

func load(t testing.TB, en, it string) *Catalogue {
	t.Helper()
	c, err := Load(toy{}, files(en, it))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

var seats = []string{"red", "blue"}

func TestSentences(t *testing.T) {
	c := load(t, english, english)
	marched := func(seat game.Seat, a, b, n int16) string {
		return c.Event("en", seats, game.Event{Seat: seat, A: a, B: b, C: n}).String()
	}
	for got, want := range map[string]string{
		marched(0, 0, 1, 1):                                                                   "Red marches on Acre, held by Blue, with 1 man (+1).",
		marched(game.Nobody, 1, game.None, 2):                                                 "The rebels march on Tyre, a free town, with 2 men (+2).",
		marched(1, game.Hidden, game.Hidden, -1):                                              "Blue marches on a town, a free town, with -1 man (-1).",
		marched(7, 99, 99, 0):                                                                 "7 marches on 99, held by 99, with 0 men (0).",
		c.Prompt("en", seats, game.Prompt{Step: 1, A: 1, B: 3}).String():                      "3 orders for the isle of Tyre",
		c.Prompt("en", seats, game.Prompt{Step: 1, A: game.Hidden, B: 1}).String():            "1 order for some town",
		c.Move("en", seats, game.Move{A: 1}).String():                                         "March on Tyre",
		c.Move("en", seats, game.Move{A: game.None}).String():                                 "March on nobody",
		c.Violation("en", seats, &game.Violation{Key: "too-far", Args: [3]int16{0}}).String(): "Acre is too far.",
		c.Violation("en", seats, &game.Violation{Key: game.KeyNotAsked}).String():             Word("en", "not-asked"),
		c.ScoreLine("en", seats, game.ScoreLine{Key: "towns", A: 0, Points: 2}).String():      "Acre: 2 points",
		c.Thing("en", 0, 1):              "Tyre",
		c.Thing("en", 1, 5):              "5",
		c.Named("en", "town", "acre"):    "Acre",
		c.Detail("en", "town", "acre"):   "A port.",
		c.Seat("en", seats, 1):           "Blue",
		c.Seat("en", seats, game.Nobody): "the rebels",
		c.Verb("en", 0):                  "March",
		c.Rule("en", "1.1"):              "Walk.",
		c.Rule("en", "9.9"):              "9.9",
		c.Reason("en", "won"):            "All is won.",
		c.Name("en") + c.Line("en"):      "ToyA toy",
		c.Setting("en", 2):               "For two",
		c.Edition("en", "first"):         "First edition",
		c.Option("en", "fog"):            "Fog",
		c.OptionDetail("en", "fog"):      "Who sees what",
		c.OptionValue("en", "fog", "on"): "Thick",
	} {
		if got != want {
			t.Errorf("got  %q\nwant %q", got, want)
		}
	}
}

func TestFormsWithoutWords(t *testing.T) {
	words := strings.NewReplacer(
		`the = "the port of Acre"`, `at = ""`, `the = "the isle of Tyre"`, `at = "at sea"`,
		`"March on {a}"`, `"March on {a}{a.at?, {a.at}}{a.at!, inland}"`).Replace(english)
	c := load(t, words, words)
	for town, want := range []string{"March on Acre, inland", "March on Tyre, at sea"} {
		if got := c.Move("en", seats, game.Move{A: int16(town)}).String(); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestSpansNameThings(t *testing.T) {
	c := load(t, english, english)
	got, err := json.Marshal(c.Event("en", seats, game.Event{Seat: 0, A: 1, B: game.None, C: 1}))
	if err != nil {
		t.Fatal(err)
	}
	want := `[{"text":"Red","sort":"seat","slug":"red"},{"text":" marches on "},` +
		`{"text":"Tyre","sort":"town","slug":"tyre"},{"text":", a free town, with 1 man (+1)."}]`
	if string(got) != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestOtherLanguagesFallBackToTheFirst(t *testing.T) {
	c := load(t, english, strings.NewReplacer(`march = "March on {a}"`, "", `name = "Acre", the`, `name = "Acri", the`).Replace(english))
	for lang, want := range map[string]string{"en": "March on Acre", "it": "March on Acri", "fr": "March on Acre"} {
		if got := c.Move(lang, seats, game.Move{}).String(); got != want {
			t.Errorf("%s: got %q, want %q", lang, got, want)
		}
	}
}

func TestLoadNamesFileLineAndField(t *testing.T) {
	for bad, want := range map[string]string{
		`march = "March on {x}"`: "en.toml:16: move.march: {x} is not",
		`march = "March on {a"`:  "en.toml:16: move.march: a { is not closed",
		`march = "March on a}!"`: "en.toml:16: move.march: a } closes nothing",
		`march = "{a|one}"`:      "en.toml:16: move.march: a { is not closed by |",
		`march = "{a.}"`:         "en.toml:16: move.march: {a. names no form",
		`march = "{a:}"`:         "en.toml:16: move.march: {a: names no sort",
		`march = 3`:              "en.toml:16: move.march: ",
	} {
		_, err := Load(toy{}, files(strings.Replace(english, `march = "March on {a}"`, bad, 1), english))
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("got  %v\nwant %s", err, want)
		}
	}
}

func TestSharedWordsAreTheSameInAllLanguages(t *testing.T) {
	want := slices.Sorted(maps.Keys(Words("en")))
	for _, lang := range Languages {
		if got := slices.Sorted(maps.Keys(Words(lang))); !slices.Equal(got, want) {
			t.Errorf("%s has %v, not %v", lang, got, want)
		}
	}
}

// FuzzTemplate: any text either parses or is rejected, and whatever parses can be filled in from
// any event.
func FuzzTemplate(f *testing.F) {
	c := load(f, english, english)
	f.Add("{seat|{a.of}|{b:town}}{c?{d!x}}", int8(1), int16(0), int16(-1), int16(-32768))
	f.Fuzz(func(t *testing.T, text string, seat int8, a, b, n int16) {
		nodes, err := parse(text)
		if err != nil {
			return
		}
		s := scene{c: c, v: c.voice("it"), seats: seats, seat: game.Seat(seat), sorts: []game.Sort{0, 1, 2}, args: []int16{a, b, n}}
		_ = s.render(nodes).String()
	})
}
