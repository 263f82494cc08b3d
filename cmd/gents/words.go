package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"

	"outremer/games"
	"outremer/text"
)

// words returns the modules of interface words, by path: one module per table, in a separate
// folder for each title.
func words(all []games.Game) (map[string][]byte, error) {
	files := map[string][]byte{}
	if err := modules(files, "", text.UI()); err != nil {
		return nil, err
	}
	for _, g := range all {
		if err := modules(files, g.Info().Slug, g.Text); err != nil {
			return nil, fmt.Errorf("%s: %w", g.Info().Slug, err)
		}
	}
	return files, nil
}

// modules adds the modules of one folder of words.
func modules(files map[string][]byte, slug string, fsys fs.FS) error {
	if faults := text.CheckUI(fsys); len(faults) > 0 {
		return errors.Join(faults...)
	}
	languages := map[string]map[string]text.UITable{}
	for _, lang := range text.Languages {
		tables, err := text.ReadUI(fsys, lang)
		if err != nil {
			return err
		}
		languages[lang] = tables
	}
	for name := range languages[text.Languages[0]] {
		files[path.Join(gen, "words", slug, name+".ts")] = module(languages, name)
	}
	return nil
}

// module returns one table in all languages. The first language defines the keys, and the compiler
// holds the others and all callers to them.
func module(languages map[string]map[string]text.UITable, name string) []byte {
	var w writer
	w.line("// Written by cmd/gents from text/ui.*.toml. Do not edit: run `make generate`.")
	for i, lang := range text.Languages {
		typ := ": typeof " + text.Languages[0]
		if i == 0 {
			typ = ""
		}
		table := languages[lang][name]
		w.line("\nexport const %s%s = {", lang, typ)
		for _, key := range slices.Sorted(maps.Keys(table)) {
			w.line("\t%s: %s,", literal(key), said(table[key]))
		}
		w.line("};")
	}
	return w.b.Bytes()
}

func said(p text.Phrase) string {
	if p.List {
		return literal(p.Ways)
	}
	return literal(p.Ways[0])
}

// literal formats a text or a list of texts as TypeScript.
func literal(x any) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(x); err != nil {
		panic(err) // texts can always be encoded
	}
	return string(bytes.TrimSpace(b.Bytes()))
}
