package main

import (
	"fmt"
	"io/fs"
	"strings"
	"testing/fstest"

	"outremer/game"
	"outremer/text"
)

// plainText is a catalogue for a title that has none: everything is called by its
// slug, in all languages.
func plainText(t game.Title) fs.FS {
	x, info := t.Lexicon(), t.Info()
	var b strings.Builder
	fmt.Fprintf(&b, "[title]\nname = %q\nline = %q\n[title.setting]\n", info.Slug, info.Slug)
	section(&b, "verb", x.Verbs, func(v game.VerbSpec) (string, string) { return v.Slug, v.Slug })
	section(&b, "move", x.Verbs, func(v game.VerbSpec) (string, string) { return v.Slug, v.Slug + slots(v.Args) })
	section(&b, "step", x.Steps, func(s game.StepSpec) (string, string) { return s.Slug, s.Slug + slots(s.Args) })
	section(&b, "event", x.Events, func(e game.EventSpec) (string, string) {
		return e.Slug, "{seat?{seat}: }" + e.Slug + slots(e.Args)
	})
	section(&b, "refusal", x.Refusals, func(r *game.Refusal) (string, string) { return r.Key, r.Key + slots(r.Args) })
	section(&b, "rule", x.Rules, func(r game.Rule) (string, string) { return string(r), string(r) })
	section(&b, "edition", info.Editions, func(e string) (string, string) { return e, e })
	b.WriteString("[reason]\n[thing]\n")
	files := fstest.MapFS{}
	for _, lang := range text.Languages {
		files[lang+".toml"] = &fstest.MapFile{Data: []byte(b.String())}
	}
	return files
}

// section writes a table of the catalogue.
func section[T any](b *strings.Builder, name string, list []T, row func(T) (key, text string)) {
	fmt.Fprintf(b, "[%s]\n", name)
	for _, x := range list {
		key, text := row(x)
		fmt.Fprintf(b, "%q = %q\n", key, text)
	}
}

// slots is a placeholder for each operand.
func slots(args []game.Sort) string {
	text := ""
	for i := range args {
		text += fmt.Sprintf(" {%c}", 'a'+i)
	}
	return text
}
