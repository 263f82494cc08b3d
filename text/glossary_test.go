package text_test

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"outremer/text"
)

// term is an entry of glossary.toml.
type term struct {
	Word string
	Not  []string
	In   string
	But  []string
}

func TestOneWordForEachThing(t *testing.T) {
	for lang, terms := range glossary(t) {
		stores := stores(t, os.DirFS(".."), lang)
		if len(stores) < 20 {
			t.Errorf("%s: only %d files with words", lang, len(stores))
		}
		for _, x := range terms {
			for _, fault := range x.faults(stores) {
				t.Errorf("%s: %s", lang, fault)
			}
		}
	}
}

func TestGlossaryFindsTheSecondWord(t *testing.T) {
	x := term{Word: "bot", Not: []string{"automa"}, In: "ui.", But: []string{"automa a orologeria"}}
	for words, want := range map[string]int{
		"Un bot gioca.":                             1, // the exception is unused
		"Un automa a orologeria.":                   0,
		"Automa, automa e automat.":                 3,
		"Un automa a orologeria e un altro automa.": 1,
	} {
		if got := x.faults(map[string]string{"text/ui.it.toml": words}); len(got) != want {
			t.Errorf("%q: %q, want %d faults", words, got, want)
		}
	}
	if got := x.faults(map[string]string{"text/it.toml": "automa"}); len(got) != 1 {
		t.Errorf("elsewhere: %q, want only the unused exception", got)
	}
}

// glossary returns the entries of each language.
func glossary(t *testing.T) map[string][]term {
	t.Helper()
	data, err := os.ReadFile("glossary.toml")
	if err != nil {
		t.Fatal(err)
	}
	var all map[string][]term
	if err := toml.NewDecoder(strings.NewReader(string(data))).DisallowUnknownFields().Decode(&all); err != nil {
		t.Fatal(err)
	}
	for _, lang := range text.Languages {
		if len(all[lang]) == 0 {
			t.Errorf("there are no words for %s", lang)
		}
	}
	return all
}

// faults lists the discouraged words found in texts, by file, and exceptions that are not needed.
func (x *term) faults(stores map[string]string) []string {
	var faults []string
	needed := map[string]bool{}
	for file, words := range stores {
		if !strings.Contains(file, x.In) {
			continue
		}
		for _, phrase := range x.But {
			needed[phrase] = needed[phrase] || strings.Contains(words, phrase)
			words = strings.ReplaceAll(words, phrase, "")
		}
		small := strings.ToLower(words)
		for _, second := range x.Not {
			if !strings.Contains(small, strings.ToLower(second)) {
				continue
			}
			for range whole(second).FindAllString(words, -1) {
				faults = append(faults, fmt.Sprintf("%s: %q, where the word is %q", file, second, x.Word))
			}
		}
	}
	for _, phrase := range x.But {
		if !needed[phrase] {
			faults = append(faults, fmt.Sprintf("%q stands nowhere; its exception can go", phrase))
		}
	}
	return faults
}

// whole matches a word or phrase at word boundaries.
func whole(words string) *regexp.Regexp {
	return regexp.MustCompile(`(?i)(?:^|[^\pL\pN])` + regexp.QuoteMeta(words) + `(?:[^\pL\pN]|$)`)
}

// stores returns the texts that people read in a language, by file: the values of <lang>.toml and
// ui.<lang>.toml, without keys, and the rules in <lang>.md, without their comments.
func stores(t *testing.T, root fs.FS, lang string) map[string]string {
	t.Helper()
	stores := map[string]string{}
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "node_modules" || d.Name() == "testdata" || name == ".git") {
			return fs.SkipDir
		}
		switch path.Base(name) {
		case lang + ".toml", text.UIFile(lang):
			stores[name], err = values(root, name)
		case lang + ".md":
			var data []byte
			data, err = fs.ReadFile(root, name)
			stores[name] = regexp.MustCompile(`<!--.*?-->|(?m)^#+ \S+`).ReplaceAllString(string(data), "")
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return stores
}

// values returns the texts of a TOML file, one per line.
func values(fsys fs.FS, name string) (string, error) {
	data, err := fs.ReadFile(fsys, name)
	if err != nil {
		return "", err
	}
	var file map[string]any
	if err := toml.Unmarshal(data, &file); err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	var b strings.Builder
	collect(&b, file)
	return b.String(), nil
}

func collect(b *strings.Builder, x any) {
	switch x := x.(type) {
	case string:
		b.WriteString(x + "\n")
	case []any:
		for _, y := range x {
			collect(b, y)
		}
	case map[string]any:
		for _, y := range x {
			collect(b, y)
		}
	}
}
