package facts

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"outremer/game"
)

// Entry is one fact of a set, or several that belong together: a region with its values, a card, a
// border, a table of costs.
type Entry struct {
	File   string `json:"file"`
	Line   int    `json:"line"`
	Path   string `json:"path"`           // such as "mode[0].kingdom[2]"
	Slug   string `json:"slug,omitempty"` // "" if it has none
	Label  string `json:"label"`          // what people call it: "mode 4, kingdom jerusalem"
	Values string `json:"values"`         // what it says beyond its label
	Source string `json:"source"`         // its own or inherited from the enclosing table; "" if there is none

	fields []field
}

// Word is the name of this kind of entry in the file: "kingdom" for "mode[0].kingdom[2]".
func (e Entry) Word() string {
	word, _, _ := strings.Cut(e.Path[strings.LastIndex(e.Path, ".")+1:], "[")
	return word
}

// field is a value of an entry in words. A value outside all tables has its key as its label.
type field struct{ key, text string }

// Entries lists what the data files of a set say, in their order. A table with a source is an
// entry, and so is a table with values of its own; each value outside all tables is an entry.
// Display names are not facts.
func Entries(s Set) []Entry {
	var all []Entry
	for _, f := range s.Files {
		if !IsNames(f.Name) {
			all = append(all, entriesOf(f)...)
		}
	}
	return all
}

func entriesOf(f game.FactsFile) []Entry {
	var content map[string]any
	if path.Ext(f.Name) != ".toml" || toml.Unmarshal([]byte(f.Text), &content) != nil {
		return nil
	}
	w := walker{file: f.Name, at: newIndex([]byte(f.Text))}
	source, _ := content[sourceKey].(string)
	for _, key := range w.keys("", content) {
		if holdsTables(content[key]) {
			w.tables(key, "", content[key], source)
		} else {
			text := short(content[key])
			w.add(Entry{Path: key, Label: key, Values: text, Source: source, fields: []field{{"", text}}})
		}
	}
	return w.all
}

// walker walks one file.
type walker struct {
	file string
	at   *index
	all  []Entry
}

func (w *walker) add(e Entry) {
	e.File, e.Line = w.file, w.at.line(e.Path)
	w.all = append(w.all, e)
}

// keys returns the keys of a table except its source, in file order.
func (w *walker) keys(at string, table map[string]any) []string {
	keys := slices.DeleteFunc(slices.Collect(maps.Keys(table)), func(key string) bool { return key == sourceKey })
	slices.SortFunc(keys, func(a, b string) int {
		return cmp.Or(cmp.Compare(w.at.seen[join(at, a)], w.at.seen[join(at, b)]), cmp.Compare(a, b))
	})
	return keys
}

// tables walks a table, or each table of a list. around is the label of the enclosing entry.
func (w *walker) tables(at, around string, v any, source string) {
	switch v := v.(type) {
	case map[string]any:
		w.table(at, around, v, source)
	case []any:
		for i := range v {
			w.tables(fmt.Sprintf("%s[%d]", at, i), around, v[i], source)
		}
	}
}

func (w *walker) table(at, around string, table map[string]any, source string) {
	own, attested := table[sourceKey].(string)
	names := identity(table)
	e := Entry{Path: at, Source: cmp.Or(own, source)}
	e.Label = label(e.Word(), around, names, table)
	e.Slug, _ = table["slug"].(string)
	var inner, values []string
	for _, key := range w.keys(at, table) {
		if hasSource(table[key]) {
			inner = append(inner, key)
			continue
		}
		e.fields = append(e.fields, field{key, short(table[key])})
		if !slices.Contains(names, key) {
			values = append(values, key+" "+short(table[key]))
		}
	}
	e.Values = strings.Join(values, ", ")
	if attested || len(e.fields) > 0 {
		w.add(e)
	}
	for _, key := range inner {
		w.tables(join(at, key), e.Label, table[key], e.Source)
	}
}

// identity returns the fields that tell a table apart from others in its list: the slug, which may
// occur once per edition, or failing that whatever there is, such as the two ends of a border.
func identity(table map[string]any) []string {
	keys := []string{"a", "b", "type", "level", "position", "trait", "kind", "players", "edition"}
	if _, ok := table["slug"]; ok {
		keys = []string{"slug", "edition"}
	}
	return slices.DeleteFunc(keys, func(key string) bool {
		v, ok := table[key]
		return !ok || holdsTables(v)
	})
}

// label is a table's human-readable name: the word for its kind, plus its identity.
func label(word, around string, names []string, table map[string]any) string {
	words := []string{word}
	for _, key := range names {
		words = append(words, short(table[key]))
	}
	if around != "" {
		around += ", "
	}
	return around + strings.Join(words, " ")
}

// hasSource reports whether a value contains a table with a source at any depth.
func hasSource(v any) bool {
	switch v := v.(type) {
	case map[string]any:
		_, ok := v[sourceKey]
		return ok || slices.ContainsFunc(slices.Collect(maps.Values(v)), hasSource)
	case []any:
		return slices.ContainsFunc(v, hasSource)
	}
	return false
}

// holdsTables reports whether a value is a table or a list of them.
func holdsTables(v any) bool {
	switch v := v.(type) {
	case map[string]any:
		return true
	case []any:
		return slices.ContainsFunc(v, holdsTables)
	}
	return false
}

// short formats a value on one line, with little punctuation.
func short(v any) string {
	switch v := v.(type) {
	case bool:
		return map[bool]string{true: "yes", false: "no"}[v]
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	case []any:
		var words []string
		for _, x := range v {
			words = append(words, short(x))
		}
		return "[" + strings.Join(words, " ") + "]"
	case map[string]any:
		var words []string
		for _, key := range slices.Sorted(maps.Keys(v)) {
			words = append(words, key+" "+short(v[key]))
		}
		return "{" + strings.Join(words, ", ") + "}"
	default:
		return fmt.Sprint(v)
	}
}

// Counts is the number of facts by kind of source.
type Counts struct {
	Rulebook      int `json:"rulebook"`
	Public        int `json:"public"`
	Reconstructed int `json:"reconstructed"`
	Unknown       int `json:"unknown"` // no source given; never in built-in sets
}

// All is the total.
func (c Counts) All() int { return c.Rulebook + c.Public + c.Reconstructed + c.Unknown }

func (c *Counts) add(source string) {
	switch source {
	case "rulebook":
		c.Rulebook++
	case "public":
		c.Public++
	case "reconstructed":
		c.Reconstructed++
	default:
		c.Unknown++
	}
}

// Provenance is where the facts of a set come from.
type Provenance struct {
	Counts
	Files []FileProvenance `json:"files"`
}

// FileProvenance is where the facts of one data file come from.
type FileProvenance struct {
	File string `json:"file"`
	Counts
	Entries []Entry `json:"entries"`
}

// Provenance counts the facts of the set by their sources, as a whole and file by file.
func (s Set) Provenance() Provenance {
	var p Provenance
	for _, f := range s.Files {
		if IsNames(f.Name) {
			continue
		}
		one := FileProvenance{File: f.Name, Entries: entriesOf(f)}
		for _, e := range one.Entries {
			one.Counts.add(e.Source)
			p.Counts.add(e.Source)
		}
		p.Files = append(p.Files, one)
	}
	return p
}
