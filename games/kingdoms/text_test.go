package kingdoms

import (
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"outremer/text"
	rulebook "outremer/text/rules"
	"outremer/text/texttest"
)

func TestText(t *testing.T) { texttest.Catalogue(t, title(t), Box.Text) }

func TestRules(t *testing.T) { texttest.Rules(t, title(t), Box.Rules) }

// items returns the items of a rules section that begin with a bold name, by that name.
func items(t *testing.T, lang, id string) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, s := range texttest.Page(t, Box.Rules, lang) {
		if s.ID != id {
			continue
		}
		for _, p := range s.Paragraphs {
			if rest, ok := strings.CutPrefix(p.Text, "**"); ok && p.Kind == rulebook.Item {
				name, rest, _ := strings.Cut(rest, "**")
				found[name] = rest
			}
		}
	}
	return found
}

func decode(t *testing.T, file string, into any) {
	t.Helper()
	b, err := fs.ReadFile(Box.Data, file)
	if err == nil {
		err = toml.Unmarshal(b, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestRulesTellTheCards: the rules describe both decks as the data define them.
func TestRulesTellTheCards(t *testing.T) {
	for file, id := range map[string]string{"deck-muslim.toml": "A", "deck-christian.toml": "B"} {
		var deck struct {
			Card []struct {
				Slug           string
				Count, Removed int
			}
		}
		decode(t, file, &deck)
		for _, lang := range text.Languages {
			told, name := items(t, lang, id), texttest.Names(t, title(t), Box.Text, lang, "card")
			if len(told) != len(deck.Card) {
				t.Errorf("%s: section %s tells %d cards of %d", lang, id, len(told), len(deck.Card))
			}
			for _, c := range deck.Card {
				line := told[name[c.Slug]]
				if !strings.HasPrefix(line, fmt.Sprintf(" ×%d", c.Count)) {
					t.Errorf("%s: %s is %d times in the deck: %q", lang, name[c.Slug], c.Count, line)
				}
				head, _, _ := strings.Cut(line, ".")
				if strings.Contains(head, ",") != (c.Removed > 0) {
					t.Errorf("%s: %s, taken out %d times: %q", lang, name[c.Slug], c.Removed, line)
				}
			}
		}
	}
}

// printed is a board as defined by its data file.
type printed struct {
	Region []struct {
		Slug                    string
		Defence, Number, Points int
	}
	Connection []struct{ A, B string }
}

func (b *printed) connects(x, y string) bool {
	return slices.ContainsFunc(b.Connection, func(c struct{ A, B string }) bool { return c.A == x && c.B == y || c.B == x && c.A == y })
}

// TestRulesTellTheRegions: the rules describe the regions, which are the same on both boards, as
// the data define them.
func TestRulesTellTheRegions(t *testing.T) {
	var one, two printed
	decode(t, "board-first-third-crusades.toml", &one)
	decode(t, "board-second-crusade.toml", &two)
	if len(one.Connection) != len(two.Connection) {
		t.Error("the boards have different connections")
	}
	for i, r := range one.Region {
		if two.Region[i].Slug != r.Slug || two.Region[i].Defence != r.Defence {
			t.Errorf("%s differs on the other board", r.Slug)
		}
	}
	figures := regexp.MustCompile(`\d+`)
	for _, lang := range text.Languages {
		told, name := items(t, lang, "2.4"), texttest.Names(t, title(t), Box.Text, lang, "region")
		for _, r := range one.Region {
			line, near, _ := strings.Cut(told[name[r.Slug]], ";")
			if got, want := fmt.Sprint(figures.FindAllString(line, -1)), fmt.Sprint([]int{r.Number, r.Defence, r.Points}); got != want {
				t.Errorf("%s: %s is told with %s, want %s", lang, r.Slug, got, want)
			}
			for _, other := range one.Region {
				if got, want := strings.Contains(near, name[other.Slug]), one.connects(r.Slug, other.Slug); got != want {
					t.Errorf("%s: %s and %s are told as connected: %v, want %v: %q", lang, r.Slug, other.Slug, got, want, near)
				}
			}
		}
	}
}
