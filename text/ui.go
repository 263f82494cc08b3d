//go:build !engine

package text

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

//go:embed ui.en.toml ui.it.toml
var uiFiles embed.FS

// UI returns the files with the interface words shared by all titles. A title's own are next to its
// sentences.
func UI() fs.FS { return uiFiles }

// UIFile returns the name of the file with the interface words of a language. cmd/gents turns each
// of its tables into a module of the client.
func UIFile(lang string) string { return "ui." + lang + ".toml" }

// UITable is one part of the interface: what it says, by key.
type UITable map[string]Phrase

// Phrase is something that the interface says: one text, or a list of alternative wordings.
type Phrase struct {
	Ways []string
	List bool
}

// ReadUI reads and checks the tables of a language. A folder without the file has no tables.
func ReadUI(fsys fs.FS, lang string) (map[string]UITable, error) {
	data, err := fs.ReadFile(fsys, UIFile(lang))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var file map[string]map[string]any
	if err := toml.Unmarshal(data, &file); err != nil {
		return nil, fmt.Errorf("%s: %w", UIFile(lang), err)
	}
	tables := map[string]UITable{}
	for name, entries := range file {
		tables[name] = UITable{}
		for key, entry := range entries {
			p, err := phrase(entry)
			if err != nil {
				return nil, fmt.Errorf("%s: %s.%s: %w", UIFile(lang), name, key, err)
			}
			tables[name][key] = p
		}
	}
	return tables, nil
}

func phrase(entry any) (Phrase, error) {
	var p Phrase
	switch x := entry.(type) {
	case string:
		p.Ways = []string{x}
	case []any:
		p.List = true
		for _, way := range x {
			text, ok := way.(string)
			if !ok {
				return p, fmt.Errorf("%v is not a text", way)
			}
			p.Ways = append(p.Ways, text)
		}
	default:
		return p, fmt.Errorf("is neither a text nor a list of texts")
	}
	for _, way := range p.Ways {
		if rest := hole.ReplaceAllString(choice.ReplaceAllString(way, ""), ""); strings.ContainsAny(rest, "{}") {
			return p, fmt.Errorf("a brace of %q is left over", way)
		}
	}
	return p, nil
}

// Interface templates use the syntax of sentences, with arbitrary names: {who}, and {n|one|many},
// whose texts may contain {who}.
var (
	hole   = regexp.MustCompile(`\{(\w+)\}`)
	choice = regexp.MustCompile(`\{(\w+)\|(?:[^{}|]|\{\w+\})*\|(?:[^{}|]|\{\w+\})*\}`)
	asked  = regexp.MustCompile(`\{(\w+)[}|]`)
)

// holes returns the sorted names of a phrase's placeholders.
func (p Phrase) holes() []string {
	names := map[string]bool{}
	for _, way := range p.Ways {
		for _, m := range asked.FindAllStringSubmatch(way, -1) {
			names[m[1]] = true
		}
	}
	return slices.Sorted(maps.Keys(names))
}

// CheckUI reports where the languages of a folder differ: tables and keys that only one of them
// has, and placeholders. Lists may differ in placeholders, because their wordings do.
func CheckUI(fsys fs.FS) []error {
	first, err := ReadUI(fsys, Languages[0])
	faults := []error{err}
	for _, lang := range Languages[1:] {
		other, err := ReadUI(fsys, lang)
		faults = append(faults, err)
		faults = append(faults, uneven(lang, "table", first, other)...)
		for name, table := range first {
			faults = append(faults, uneven(lang, name, table, other[name])...)
			for key, p := range table {
				q, ok := other[name][key]
				if ok && (p.List != q.List || !p.List && !slices.Equal(p.holes(), q.holes())) {
					faults = append(faults, fmt.Errorf("%s: %s.%s has %v, but %v in %s", UIFile(lang), name, key, q.holes(), p.holes(), Languages[0]))
				}
			}
		}
	}
	return slices.DeleteFunc(faults, func(err error) bool { return err == nil })
}

// uneven lists the keys that only one of two tables has.
func uneven[V any](lang, name string, first, other map[string]V) []error {
	var faults []error
	for key := range first {
		if _, ok := other[key]; !ok {
			faults = append(faults, fmt.Errorf("%s: %s.%s is missing", UIFile(lang), name, key))
		}
	}
	for key := range other {
		if _, ok := first[key]; !ok {
			faults = append(faults, fmt.Errorf("%s: %s.%s is missing", UIFile(Languages[0]), name, key))
		}
	}
	return faults
}
