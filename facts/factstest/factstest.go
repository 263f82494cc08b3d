// Package factstest breaks a title's data files on purpose, to check that its loader reports what
// is wrong and where.
package factstest

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"outremer/facts"
	"outremer/game"
	"outremer/game/box"
)

// Edited is a title's data with one piece of one file replaced, and that file's text.
func Edited(t testing.TB, data fs.FS, file, old, repl string) (src game.Source, text string) {
	t.Helper()
	b, err := fs.ReadFile(data, file)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(b), old) {
		t.Fatalf("%q does not stand in %s", old, file)
	}
	text = strings.Replace(string(b), old, repl, 1)
	return facts.Dir(data, fstest.MapFS{file: {Data: []byte(text)}}), text
}

// Title finds a title with its built-in facts, loading them once.
func Title[T any](data fs.FS, load func(game.Source) (T, error)) func(testing.TB) T {
	once := sync.OnceValues(func() (T, error) { return load(facts.Dir(data, nil)) })
	return func(t testing.TB) T {
		t.Helper()
		title, err := once()
		if err != nil {
			t.Fatal(err)
		}
		return title
	}
}

// Titles returns a title with the facts of every release so far, oldest first.
func Titles(t testing.TB, b box.Box) []game.Title {
	t.Helper()
	sets, err := facts.BuiltIn(b.Data)
	if err != nil {
		t.Fatal(err)
	}
	var all []game.Title
	for _, set := range sets {
		title, err := b.Load(set.Source())
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, title)
	}
	return all
}

// Fault is a piece of a data file, its replacement, and the expected complaint. It is an unnamed
// type so that tables of faults can omit field names.
type Fault = struct {
	Name, File, Old, New string
	Want                 string // field and the beginning of the reason
	At                   string // text on the reported line, if not New
}

// Broken plants one fault at a time. Each must be rejected with file, line, field and reason.
func Broken(t *testing.T, data fs.FS, open func(game.Source) error, faults []Fault) {
	for _, f := range faults {
		t.Run(f.Name, func(t *testing.T) {
			src, text := Edited(t, data, f.File, f.Old, f.New)
			err := open(src)
			want := fmt.Sprintf("%s:%d: %s", f.File, lineOf(t, text, cmp.Or(f.At, f.New)), f.Want)
			if err == nil || !strings.HasPrefix(err.Error(), want) {
				t.Errorf("got  %v\nwant %s", err, want)
			}
			if _, ok := errors.AsType[*facts.Error](err); !ok {
				t.Errorf("%T is no *facts.Error", err)
			}
		})
	}
}

// lineOf returns the line number of a piece of text.
func lineOf(t *testing.T, text, piece string) int {
	t.Helper()
	before, _, ok := strings.Cut(text, piece)
	if !ok {
		t.Fatalf("%q does not stand there", piece)
	}
	return strings.Count(before, "\n") + 1
}
