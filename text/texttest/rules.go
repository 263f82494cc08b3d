package texttest

import (
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/text"
	"outremer/text/rules"
)

// Rules checks the rules pages in fsys against the lexicon, one another and the title's rulings.md,
// which is in the folder of the calling test.
func Rules(t *testing.T, title game.Title, fsys fs.FS) {
	t.Helper()
	pages := map[string][]rules.Section{}
	for _, lang := range text.Languages {
		pages[lang] = Page(t, fsys, lang)
	}
	rulings, err := os.ReadFile("rulings.md")
	if err != nil {
		t.Fatal(err)
	}
	first := pages[text.Languages[0]]
	for _, lang := range text.Languages {
		statements(t, lang, pages[lang], title.Lexicon())
		inline(t, lang, pages[lang])
		alike(t, lang, pages[lang], first)
	}
	cited(t, first, string(rulings))
}

// Page reads the rules in one language.
func Page(t testing.TB, fsys fs.FS, lang string) []rules.Section {
	t.Helper()
	if fsys == nil {
		t.Fatalf("there is no folder rules with the page %s.md", lang)
	}
	s, err := rules.Load(fsys, lang)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// statements checks that every statement of the lexicon is told, first in its own chapter, and that
// nothing nonexistent is cited.
func statements(t T, lang string, page []rules.Section, lex *game.Lexicon) {
	first := map[string]string{}
	for _, s := range page {
		for _, p := range s.Paragraphs {
			for _, r := range p.Rules {
				if first[r] == "" {
					first[r] = s.ID
				}
			}
		}
	}
	for _, r := range lex.Rules {
		switch id, told := first[string(r)]; {
		case !told:
			t.Errorf("%s: %s is not told", lang, r)
		case !strings.HasPrefix(string(r), id):
			t.Errorf("%s: %s is first told in section %s", lang, r, id)
		}
		delete(first, string(r))
	}
	for _, r := range keysOf(first) {
		t.Errorf("%s: section %s cites %q, which is no statement", lang, first[r], r)
	}
}

// alike checks that all languages have the same sections with the same kinds of paragraphs, telling
// the same statements and citing the same rulings.
func alike(t T, lang string, page, first []rules.Section) {
	if got, want := outline(page), outline(first); !slices.Equal(got, want) {
		t.Errorf("%s: the sections are %v, in %s %v", lang, got, text.Languages[0], want)
		return
	}
	for i, s := range first {
		if got, want := len(page[i].Paragraphs), len(s.Paragraphs); got != want {
			t.Errorf("%s: section %s has %d paragraphs, in %s %d", lang, s.ID, got, text.Languages[0], want)
			continue
		}
		for j, p := range s.Paragraphs {
			if got, want := shape(page[i].Paragraphs[j]), shape(p); got != want {
				t.Errorf("%s: section %s: %s, in %s %s:\n%s", lang, s.ID, got, text.Languages[0], want, p.Text)
			}
		}
	}
}

func outline(page []rules.Section) (ids []string) {
	for _, s := range page {
		ids = append(ids, fmt.Sprint(s.Level, " ", s.ID))
	}
	return ids
}

var ruling = regexp.MustCompile(`\b[KR]\d+\b`)

func shape(p rules.Paragraph) string {
	return fmt.Sprintf("%s %v %v", p.Kind, p.Rules, ruling.FindAllString(p.Text, -1))
}

// cited checks that every cited ruling exists.
func cited(t T, page []rules.Section, rulings string) {
	for _, s := range page {
		for _, p := range s.Paragraphs {
			for _, k := range ruling.FindAllString(p.Text, -1) {
				if !strings.Contains(rulings, "\n**"+k+". ") {
					t.Errorf("section %s cites %s, which is not in rulings.md", s.ID, k)
				}
			}
		}
	}
}

var (
	bold    = regexp.MustCompile(`\*\*[^*\s]([^*]*[^*\s])?\*\*`)
	italics = regexp.MustCompile(`\*[^*\s]([^*]*[^*\s])?\*`)
)

// inline checks that paragraphs contain no markdown except bold and italics.
func inline(t T, lang string, page []rules.Section) {
	for _, s := range page {
		if s.Heading == "" || len(s.Paragraphs) == 0 {
			t.Errorf("%s: section %s is empty", lang, s.ID)
		}
		for _, p := range s.Paragraphs {
			plain := italics.ReplaceAllString(bold.ReplaceAllString(p.Text, ""), "")
			if strings.ContainsAny(plain, "*_`<>[]|#") || strings.HasPrefix(plain, "- ") {
				t.Errorf("%s: section %s has markdown that is not shown: %q", lang, s.ID, p.Text)
			}
		}
	}
}

// Names returns the words for the things of a sort, by slug.
func Names(t testing.TB, title game.Title, fsys fs.FS, lang, sort string) map[string]string {
	t.Helper()
	words, err := text.Load(title, fsys)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]string{}
	for _, spec := range title.Lexicon().Sorts {
		if spec.Slug == sort {
			for _, slug := range spec.Names {
				found[slug] = words.Named(lang, sort, slug)
			}
		}
	}
	return found
}
