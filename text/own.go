package text

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"

	"outremer/facts"
	"outremer/game"
)

// A set of facts can name its own things, in files such as names.en.toml.

// NamesFile returns the name of the file with a set's names in a language.
func NamesFile(lang string) string { return "names." + lang + ".toml" }

// ownNames reads the names that come with a set of facts, if any.
func ownNames(src game.Source, fsys fs.FS, lang string) (map[string]map[string]any, error) {
	var own struct {
		Thing map[string]map[string]any `toml:"thing" facts:"optional"`
	}
	if _, err := fs.ReadFile(fsys, NamesFile(lang)); err != nil {
		return nil, nil
	}
	err := src.Decode(NamesFile(lang), &own)
	return own.Thing, err
}

// takeNames overrides the title's names with those of the set.
func (r *reader) takeNames(fsys fs.FS) error {
	own, err := ownNames(r.src, fsys, r.v.lang)
	if err != nil {
		return err
	}
	theirs := reader{src: r.src, name: NamesFile(r.v.lang)}
	for sort, table := range own {
		if r.v.file.Thing[sort] == nil {
			return r.src.Fault(theirs.name, "thing."+sort, "there are no such things in this game")
		}
		theirs.things("thing."+sort, table) // checked here, so that errors name their file
		maps.Copy(r.v.file.Thing[sort], table)
	}
	return theirs.err
}

// CheckNames checks that a title made from a set of facts can name all its things, using a
// catalogue in fsys that includes the set's names. Faults are things without a name and names
// without a thing; warnings are names that lack a form or a description that all other names of
// their sort have, and choices that only the catalogue itself can name.
func CheckNames(title game.Title, fsys fs.FS) (faults, warnings []error) {
	c, err := Load(title, fsys)
	if err != nil {
		return []error{err}, nil
	}
	for _, lang := range Languages {
		own, _ := ownNames(facts.Dir(fsys, nil), fsys, lang) // Load has read it
		n := namer{lang: lang, src: facts.Dir(fsys, nil)}
		for _, sort := range c.lex.Sorts {
			n.missing(sort, c.voices[lang].things[sort.Slug])
			n.unused(sort, own[sort.Slug])
			n.poor(sort.Slug, own[sort.Slug], c.voices[lang].things[sort.Slug])
		}
		n.options(title.Info().Options, c.voices[lang].file.Option)
		faults, warnings = append(faults, n.faults...), append(warnings, n.warnings...)
	}
	return faults, warnings
}

// namer checks the names of one language.
type namer struct {
	lang             string
	src              game.Source
	faults, warnings []error
}

// at returns an error about a thing in the names file.
func (n *namer) at(sort, slug, text string) error {
	field := "thing." + sort + "." + slug
	err := n.src.Fault(NamesFile(n.lang), field, text)
	if e, ok := errors.AsType[*facts.Error](err); ok && e.Field == "" { // the file does not exist yet
		return &facts.Error{File: NamesFile(n.lang), Field: field, Text: text}
	}
	return err
}

func (n *namer) missing(sort game.SortSpec, have map[string]thing) {
	for _, slug := range sort.Names {
		if _, ok := have[slug]; !ok {
			n.faults = append(n.faults, n.at(sort.Slug, slug, "has no name"))
		}
	}
}

func (n *namer) unused(sort game.SortSpec, own map[string]any) {
	for _, slug := range slices.Sorted(maps.Keys(own)) {
		if !slices.Contains(sort.Names, slug) {
			n.faults = append(n.faults, n.at(sort.Slug, slug, "there is no such thing in the data files"))
		}
	}
}

// poor warns about names of the set that lack what those of the title have.
func (n *namer) poor(sort string, own map[string]any, all map[string]thing) {
	var common map[string]bool
	for slug, t := range all {
		if _, ok := own[slug]; ok {
			continue
		}
		if common == nil {
			common = t.parts()
		}
		maps.DeleteFunc(common, func(part string, _ bool) bool { return !t.parts()[part] })
	}
	for _, slug := range slices.Sorted(maps.Keys(own)) {
		for _, part := range slices.Sorted(maps.Keys(common)) {
			if !all[slug].parts()[part] {
				n.warnings = append(n.warnings, n.at(sort, slug, strconv.Quote(part)+" is missing, which all others have"))
			}
		}
	}
}

// options checks the choices that a set can add, such as its own scenario.
func (n *namer) options(list []game.Option, have map[string]optionText) {
	for _, o := range list {
		for _, v := range o.Values {
			if have[o.Slug].Value[v] == "" {
				n.warnings = append(n.warnings, fmt.Errorf("%s: the %s %q has no name: players see it as it stands", n.lang, o.Slug, v))
			}
		}
	}
}

// parts returns the forms of a name, and its description.
func (t thing) parts() map[string]bool {
	parts := map[string]bool{}
	for form := range t.forms {
		parts[form] = true
	}
	if t.detail != "" {
		parts["detail"] = true
	}
	return parts
}

// Written returns the names of a sort as they would appear in a set's file, one per line, such as
// `thing.region.homs = "Homs"`.
func (c *Catalogue) Written(lang, sort string) []string {
	var lines []string
	for _, spec := range c.lex.Sorts {
		if spec.Slug != sort {
			continue
		}
		for _, slug := range spec.Names {
			if x, ok := c.voice(lang).file.Thing[sort][slug]; ok {
				lines = append(lines, "thing."+sort+"."+key(slug)+" = "+written(x))
			}
		}
	}
	return lines
}

// key writes a slug as a key of TOML, in quotes if it needs them.
func key(slug string) string {
	const bare = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"
	if slug != "" && strings.Trim(slug, bare) == "" {
		return slug
	}
	return strconv.Quote(slug)
}

// written formats a name as TOML: a text, or a table of forms with the plain one first.
func written(x any) string {
	switch x := x.(type) {
	case string:
		return strconv.Quote(x)
	case map[string]any:
		keys := slices.Sorted(maps.Keys(x))
		slices.SortStableFunc(keys, func(a, b string) int { return rank(a) - rank(b) })
		text := "{ "
		for i, k := range keys {
			if i > 0 {
				text += ", "
			}
			text += key(k) + " = " + written(x[k])
		}
		return text + " }"
	case bool:
		return strconv.FormatBool(x)
	}
	return `""`
}

// rank orders the parts of a name: the plain form first, the description last.
func rank(part string) int {
	switch part {
	case PlainForm:
		return 0
	case "detail":
		return 2
	default:
		return 1
	}
}
