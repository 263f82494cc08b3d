package texttest

import (
	"fmt"
	"io/fs"
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
		Sorts:    []game.SortSpec{{Slug: "town", Names: []string{"acre", "tyre"}, Details: true}, {Slug: "count"}, {Slug: "seat", Names: []string{"red", "blue"}}},
		Verbs:    []game.VerbSpec{{Slug: "march", Args: []game.Sort{0}}},
		Steps:    []game.StepSpec{{Slug: "work", Works: true}, {Slug: "orders", Args: []game.Sort{0, 1}}},
		Events:   []game.EventSpec{{Slug: "marched", Args: []game.Sort{0, 2, 1}}},
		Rules:    []game.Rule{"1.1"},
		Refusals: []*game.Refusal{{Key: "too-far", Rule: "1.1", Args: []game.Sort{0}}},
		Reasons:  []string{"won"},
		Scores:   []string{"towns"},
	}
}

// New starts a game that can only be viewed.
func (toy) New(game.Setup) (game.State, error) { return toyState{}, nil }

type toyState struct{ game.State }

func (toyState) View(game.Seat) any {
	return &struct {
		Towns int `json:"towns"`
	}{}
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

[view]
towns = "Towns"

[hidden]
town = { name = "a town", the = "some town" }
`

func files(en, it string) fs.FS {
	return fstest.MapFS{"en.toml": {Data: []byte(en)}, "it.toml": {Data: []byte(it)}}
}

type recorder []string

func (*recorder) Helper() {}

func (r *recorder) Errorf(format string, args ...any) { *r = append(*r, fmt.Sprintf(format, args...)) }

func TestCatalogue(t *testing.T) {
	Catalogue(t, toy{}, files(english, english))
	tests := []struct{ old, new, want string }{
		{`march = "March"`, ``, "en: verb.march is missing"},
		{`march = "March on {a}"`, ``, "en: move.march is missing"},
		{`orders = `, `order = `, "en: step.order is not used"},
		{`orders = `, `order = `, "en: step.orders is missing"},
		{`[event]`, "[event]\nfled = \"x\"", "en: event.fled is not used"},
		{`too-far = "{a}`, `too-far = "{b}`, "en: refusal.too-far has no {b}"},
		{`too-far = "{a}`, `too-far = "{seat}`, "en: refusal.too-far has no {seat}"},
		{`"1.1" = "Walk."`, ``, "en: rule.1.1 is missing"},
		{`won = "All is won."`, ``, "en: reason.won is missing"},
		{`towns = `, `town = `, "en: score.towns is missing"},
		{`{a:town}`, `{a:twon}`, "en: score.towns: twon is no sort of things"},
		{`{b|point|`, `{c|point|`, "en: score.towns has no {c}"},
		{`value = { off = "Clear", on`, `value = { on`, "en: option.fog.value.off is missing"},
		{`first = "First edition"`, ``, "en: edition.first is missing"},
		{`setting = { 2`, `setting = { 3`, "en: title.setting.3 is not used"},
		{`blue = "Blue"`, ``, "en: thing.seat.blue is missing"},
		{`[thing.seat]`, "[thing.sea]\nred = \"Red\"\n[thing.seat]", "en: thing.sea is not used"},
		{`the = "the port of Acre", `, ``, `en: step.orders uses the form "the", which acre does not have`},
		{`, the = "some town"`, ``, `en: step.orders uses the form "the", which hidden.town does not have`},
		{`({c.signed})`, `({c.of})`, `en: event.marched uses the form "of", which a count does not have`},
		{`on {a}{b?`, `on {a.signed}{b?`, `en: event.marched uses the form "signed", which a town does not have`},
		{`nobody = { name = "the rebels", plural = true }`, ``, `en: event.marched uses the form "name", which nobody does not have`},
		{`, detail = "A port."`, ``, "en: thing.town.acre has no detail"},
		{`towns = "Towns"`, `town = "Town"`, "en: view.towns is missing"},
		{`towns = "Towns"`, "towns = \"Towns\"\nhorses = \"Horses\"", "en: view.horses is not used"},
		{`[hidden]`, "[hidden]\ncount = \"some\"", "en: hidden or none has words for count, which is no sort of things"},
	}
	for _, tt := range tests {
		if !strings.Contains(english, tt.old) {
			t.Fatalf("%q is not in the file", tt.old)
		}
		var got recorder
		Catalogue(&got, toy{}, files(strings.Replace(english, tt.old, tt.new, 1), english))
		if !slices.Contains(got, tt.want) {
			t.Errorf("got  %v\nwant %s", got, tt.want)
		}
	}
}
