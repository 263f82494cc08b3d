package main

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"

	"outremer/game"
)

// typescript returns the types of one title.
func typescript(t game.Title) ([]byte, error) {
	view, err := viewOf(t)
	if err != nil {
		return nil, err
	}
	w := writer{known: map[reflect.Type]bool{}}
	w.line("// Written by cmd/gents from the rules in Go. Do not edit: run `make generate`.")
	lex := t.Lexicon()
	for _, s := range lex.Sorts {
		if s.Names != nil {
			w.union(camel(s.Slug), s.Names)
		}
	}
	w.union("Verb", slugs(lex.Verbs, func(v game.VerbSpec) string { return v.Slug }))
	w.union("Step", slugs(lex.Steps, func(v game.StepSpec) string { return v.Slug }))
	w.union("EventSlug", slugs(lex.Events, func(v game.EventSpec) string { return v.Slug }))
	w.queue = []reflect.Type{view}
	for _, sort := range lex.Sorts {
		if len(sort.Printed) > 0 {
			w.queue = append(w.queue, reflect.TypeOf(sort.Printed[0]))
		}
	}
	for len(w.queue) > 0 {
		next := w.queue[0]
		w.queue = w.queue[1:]
		if err := w.object(next); err != nil {
			return nil, err
		}
	}
	return w.b.Bytes(), nil
}

// viewOf returns the struct that the views of a title are.
func viewOf(t game.Title) (reflect.Type, error) {
	sizes := t.Info().Sizes()
	st, err := t.New(game.Setup{Seats: sizes[len(sizes)-1]})
	if err != nil {
		return nil, err
	}
	view := reflect.TypeOf(st.View(game.Nobody))
	if view.Kind() != reflect.Pointer || view.Elem().Kind() != reflect.Struct {
		return nil, fmt.Errorf("State.View returns a %s; it has to be a pointer to a struct", view)
	}
	return view.Elem(), nil
}

type writer struct {
	b     bytes.Buffer
	queue []reflect.Type
	known map[reflect.Type]bool
}

func (w *writer) line(format string, args ...any) { fmt.Fprintf(&w.b, format+"\n", args...) }

func (w *writer) union(name string, slugs []string) {
	w.line("\nexport type %s =", name)
	for i, s := range slugs {
		end := ""
		if i == len(slugs)-1 {
			end = ";"
		}
		w.line("\t| '%s'%s", s, end)
	}
}

// object writes a struct as an interface.
func (w *writer) object(t reflect.Type) error {
	if w.known[t] {
		return nil
	}
	w.known[t] = true
	w.line("\nexport interface %s {", t.Name())
	for i := range t.NumField() {
		f := t.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "-" {
			continue
		}
		if name == "" {
			return fmt.Errorf("%s.%s has no json name", t.Name(), f.Name)
		}
		ts, err := w.typ(f.Type)
		if err != nil {
			return fmt.Errorf("%s.%s: %w", t.Name(), f.Name, err)
		}
		w.line("\t%s: %s;", name, ts)
	}
	w.line("}")
	return nil
}

// typ returns the TypeScript type of a Go type and queues structs to be written.
func (w *writer) typ(t reflect.Type) (string, error) {
	switch t.Kind() {
	case reflect.String:
		return "string", nil
	case reflect.Bool:
		return "boolean", nil
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Float32, reflect.Float64:
		return "number", nil
	case reflect.Struct:
		w.queue = append(w.queue, t)
		return t.Name(), nil
	case reflect.Pointer:
		ts, err := w.typ(t.Elem())
		return ts + " | null", err
	case reflect.Slice, reflect.Array:
		ts, err := w.typ(t.Elem())
		return ts + "[]", err
	}
	return "", fmt.Errorf("no TypeScript for %s", t)
}

// camel turns a slug into a type name.
func camel(slug string) string {
	var b strings.Builder
	for part := range strings.SplitSeq(slug, "-") {
		b.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return b.String()
}

func slugs[T any](specs []T, slug func(T) string) []string {
	out := make([]string, len(specs))
	for i, s := range specs {
		out[i] = slug(s)
	}
	return out
}
