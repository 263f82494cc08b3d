package rules_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"outremer/game"
	"outremer/games"
	"outremer/games/kingdoms"
	"outremer/games/thywill"
	"outremer/text"
	"outremer/text/rules"
)

func load(t *testing.T, g games.Game, lang string) []rules.Section {
	t.Helper()
	s, err := rules.Load(g.Rules, lang)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// titles calls a test for every title, in a test of its own.
func titles(t *testing.T, test func(*testing.T, games.Game)) {
	t.Helper()
	all, err := games.All("")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		t.Run(g.Info().Slug, func(t *testing.T) { test(t, g) })
	}
}

// TestStatements: every statement of the lexicon is told in every language, first
// of all in its own chapter, and nothing is cited that does not exist.
func TestStatements(t *testing.T) {
	titles(t, func(t *testing.T, g games.Game) {
		for _, lang := range text.Languages {
			first := map[string]string{}
			for _, s := range load(t, g, lang) {
				for _, p := range s.Paragraphs {
					for _, r := range p.Rules {
						if first[r] == "" {
							first[r] = s.ID
						}
					}
				}
			}
			for _, r := range g.Lexicon().Rules {
				switch id, told := first[string(r)]; {
				case !told:
					t.Errorf("%s: %s is not told", lang, r)
				case !strings.HasPrefix(string(r), id):
					t.Errorf("%s: %s is first told in section %s", lang, r, id)
				}
				delete(first, string(r))
			}
			for r, id := range first {
				t.Errorf("%s: section %s cites %q, which is no statement", lang, id, r)
			}
		}
	})
}

// TestSameStructure: all languages have the same sections with the same kinds of
// paragraphs, which tell the same statements and cite the same rulings.
func TestSameStructure(t *testing.T) {
	titles(t, func(t *testing.T, g games.Game) {
		want := load(t, g, text.Languages[0])
		for _, lang := range text.Languages[1:] {
			got := load(t, g, lang)
			if a, b := outline(want), outline(got); !slices.Equal(a, b) {
				t.Fatalf("sections in %s: %v\nin %s: %v", text.Languages[0], a, lang, b)
			}
			for i, s := range want {
				if a, b := len(s.Paragraphs), len(got[i].Paragraphs); a != b {
					t.Errorf("section %s has %d paragraphs, in %s %d", s.ID, a, lang, b)
					continue
				}
				for j, p := range s.Paragraphs {
					if a, b := shape(p), shape(got[i].Paragraphs[j]); a != b {
						t.Errorf("section %s: %s, in %s %s:\n%s", s.ID, a, lang, b, p.Text)
					}
				}
			}
		}
	})
}

func outline(sections []rules.Section) (ids []string) {
	for _, s := range sections {
		ids = append(ids, fmt.Sprint(s.Level, " ", s.ID))
	}
	return ids
}

var rulings = regexp.MustCompile(`\b[KR]\d+\b`)

func shape(p rules.Paragraph) string {
	return fmt.Sprintf("%s %v %v", p.Kind, p.Rules, rulings.FindAllString(p.Text, -1))
}

// TestRulings: every ruling that is cited exists.
func TestRulings(t *testing.T) {
	titles(t, func(t *testing.T, g games.Game) {
		page, err := os.ReadFile("../../games/" + g.Info().Slug + "/rulings.md")
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range load(t, g, text.Languages[0]) {
			for _, p := range s.Paragraphs {
				for _, k := range rulings.FindAllString(p.Text, -1) {
					if !strings.Contains(string(page), "\n**"+k+". ") {
						t.Errorf("section %s cites %s, which is not in the rulings", s.ID, k)
					}
				}
			}
		}
	})
}

// TestInline: a paragraph has no markdown but bold and italics.
func TestInline(t *testing.T) {
	bold := regexp.MustCompile(`\*\*[^*\s]([^*]*[^*\s])?\*\*`)
	italics := regexp.MustCompile(`\*[^*\s]([^*]*[^*\s])?\*`)
	titles(t, func(t *testing.T, g games.Game) {
		for _, lang := range text.Languages {
			for _, s := range load(t, g, lang) {
				if s.Heading == "" || len(s.Paragraphs) == 0 {
					t.Errorf("%s: section %s is empty", lang, s.ID)
				}
				for _, p := range s.Paragraphs {
					plain := italics.ReplaceAllString(bold.ReplaceAllString(p.Text, ""), "")
					if strings.ContainsAny(plain, "*_`<>[]|#") || strings.HasPrefix(plain, "- ") {
						t.Errorf("%s: section %s: %q", lang, s.ID, p.Text)
					}
				}
			}
		}
	})
}

// items are the points of a section that begin with a bold name, by that name.
func items(t *testing.T, sections []rules.Section, id string) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, s := range sections {
		if s.ID != id {
			continue
		}
		for _, p := range s.Paragraphs {
			if rest, ok := strings.CutPrefix(p.Text, "**"); ok && p.Kind == rules.Item {
				name, rest, _ := strings.Cut(rest, "**")
				found[name] = rest
			}
		}
	}
	return found
}

// names are the words for the things of a sort, by slug.
func names(t *testing.T, g games.Game, lang, sort string) map[string]string {
	t.Helper()
	words, err := text.Load(g.Title, g.Text)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]string{}
	for i, spec := range g.Lexicon().Sorts {
		if spec.Slug == sort {
			for v, slug := range spec.Names {
				found[slug] = words.Thing(lang, game.Sort(i), int16(v))
			}
		}
	}
	return found
}

func decode(t *testing.T, data fs.FS, file string, into any) {
	t.Helper()
	b, err := fs.ReadFile(data, file)
	if err == nil {
		err = toml.Unmarshal(b, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestKingdomsCards: the decks of Crusader Kingdoms are told as the data have them.
func TestKingdomsCards(t *testing.T) {
	titles(t, func(t *testing.T, g games.Game) {
		if g.Info().Slug != "kingdoms" {
			t.Skip()
		}
		for file, id := range map[string]string{"deck-muslim.toml": "A", "deck-christian.toml": "B"} {
			var deck struct {
				Card []struct {
					Slug           string
					Count, Removed int
				}
			}
			decode(t, kingdoms.Data(), file, &deck)
			for _, lang := range text.Languages {
				told, name := items(t, load(t, g, lang), id), names(t, g, lang, "card")
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
	})
}

// TestKingdomsRegions: so are the regions of both boards.
func TestKingdomsRegions(t *testing.T) {
	type board struct {
		Region []struct {
			Slug                    string
			Defence, Number, Points int
		}
		Connection []struct{ A, B string }
	}
	var one, two board
	decode(t, kingdoms.Data(), "board-first-third-crusades.toml", &one)
	decode(t, kingdoms.Data(), "board-second-crusade.toml", &two)
	titles(t, func(t *testing.T, g games.Game) {
		if g.Info().Slug != "kingdoms" {
			t.Skip()
		}
		figures := regexp.MustCompile(`\d+`)
		for _, lang := range text.Languages {
			told, name := items(t, load(t, g, lang), "2.4"), names(t, g, lang, "region")
			for i, r := range one.Region {
				line, near, _ := strings.Cut(told[name[r.Slug]], ";")
				if got, want := fmt.Sprint(figures.FindAllString(line, -1)), fmt.Sprint([]int{r.Number, r.Defence, r.Points}); got != want {
					t.Errorf("%s: %s has %s, not %s", lang, r.Slug, want, got)
				}
				if two.Region[i].Slug != r.Slug || two.Region[i].Defence != r.Defence {
					t.Errorf("%s differs on the other board", r.Slug)
				}
				for _, other := range one.Region {
					touch := slices.ContainsFunc(one.Connection, func(c struct{ A, B string }) bool {
						return c.A == r.Slug && c.B == other.Slug || c.B == r.Slug && c.A == other.Slug
					})
					if strings.Contains(near, name[other.Slug]) != touch {
						t.Errorf("%s: %s and %s, connected: %v: %q", lang, r.Slug, other.Slug, touch, near)
					}
				}
			}
			if len(one.Connection) != len(two.Connection) {
				t.Error("the boards have different connections")
			}
		}
	})
}

// TestThywillOrders: the orders of Thy Will Be Done are told under their names, with
// the tokens that the data give them.
func TestThywillOrders(t *testing.T) {
	type told struct{ heading, all string }
	titles(t, func(t *testing.T, g games.Game) {
		if g.Info().Slug != "thywill" {
			t.Skip()
		}
		for _, lang := range text.Languages {
			orders := map[string]told{}
			for _, s := range load(t, g, lang) {
				if slug, ok := strings.CutPrefix(s.ID, "order."); ok {
					var all []string
					for _, p := range s.Paragraphs {
						all = append(all, p.Text)
					}
					orders[strings.ReplaceAll(slug, "_", "-")] = told{s.Heading, strings.Join(all, " ")}
				}
			}
			var data struct {
				Order []struct {
					Slug   string
					Tokens int
				}
			}
			decode(t, thywill.Data(), "orders.toml", &data)
			name := names(t, g, lang, "order")
			for _, o := range data.Order {
				if got := orders[o.Slug].heading; got != name[o.Slug] {
					t.Errorf("%s: %s is told as %q, not %q", lang, o.Slug, got, name[o.Slug])
				}
				if n := fmt.Sprint(12 + o.Tokens); o.Tokens != 0 && !strings.HasPrefix(orders[o.Slug].all, n+" ") {
					t.Errorf("%s: %s has %s tokens: %s", lang, o.Slug, n, orders[o.Slug].all)
				}
			}
			if len(orders) != len(data.Order) {
				t.Errorf("%s: %d orders are told, not %d", lang, len(orders), len(data.Order))
			}
		}
	})
}

func TestUnknown(t *testing.T) {
	if _, err := rules.Load(kingdoms.Rules(), "fr"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("rules in French: %v", err)
	}
}
