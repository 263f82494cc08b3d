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

// words returns the modules of interface words, by path. A group of tables is one module in each
// language, so that a reader is sent one language only: the tables of a title are a group, and each
// of the shared ones is one.
func words(all []games.Game) (map[string][]byte, error) {
	files := map[string][]byte{}
	shared, err := tables(text.UI())
	if err != nil {
		return nil, err
	}
	for _, name := range names(shared) {
		group(files, name, shared, name)
	}
	for _, g := range all {
		slug := g.Info().Slug
		own, err := tables(g.Text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", slug, err)
		}
		group(files, slug, own, names(own)...)
	}
	return files, nil
}

// tables reads one folder of words: by language, then by name.
func tables(fsys fs.FS) (map[string]map[string]text.UITable, error) {
	if faults := text.CheckUI(fsys); len(faults) > 0 {
		return nil, errors.Join(faults...)
	}
	languages := map[string]map[string]text.UITable{}
	for _, lang := range text.Languages {
		tables, err := text.ReadUI(fsys, lang)
		if err != nil {
			return nil, err
		}
		languages[lang] = tables
	}
	return languages, nil
}

func names(languages map[string]map[string]text.UITable) []string {
	return slices.Sorted(maps.Keys(languages[text.Languages[0]]))
}

// group adds some tables as one module per language.
func group(files map[string][]byte, slug string, languages map[string]map[string]text.UITable, names ...string) {
	if len(names) == 0 {
		return // a title may lack its own face
	}
	for _, lang := range text.Languages {
		files[path.Join(gen, "words", slug+"-"+lang+".ts")] = module(slug, lang, languages[lang], names)
	}
}

// module returns tables in one language. The first language defines the keys, and the compiler
// holds the others and all callers to them.
func module(slug, lang string, tables map[string]text.UITable, names []string) []byte {
	var w writer
	w.line("// Written by cmd/gents from text/ui.*.toml. Do not edit: run `make generate`.")
	first := text.Languages[0]
	if lang != first {
		w.line("import type * as %s from './%s-%s';", first, slug, first)
	}
	for _, name := range names {
		typ := ""
		if lang != first {
			typ = ": typeof " + first + "." + name
		}
		w.line("\nexport const %s%s = {", name, typ)
		for _, key := range slices.Sorted(maps.Keys(tables[name])) {
			w.line("\t%s: %s,", literal(key), said(tables[name][key]))
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
