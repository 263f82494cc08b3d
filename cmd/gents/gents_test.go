package main

import (
	"bytes"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"outremer/game"
	"outremer/games"
	"outremer/text"
)

const client = "../../client/src"

// TestCommittedFilesAreCurrent: the committed files match the rules and words; after a change, run
// `make generate`.
func TestCommittedFilesAreCurrent(t *testing.T) {
	files, err := generate()
	if err != nil {
		t.Fatal(err)
	}
	root := os.DirFS("../..")
	for name, want := range files {
		got, err := fs.ReadFile(root, name)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s differs from what the rules and words say: run `make generate`", name)
		}
	}
	err = fs.WalkDir(root, gen, func(name string, d fs.DirEntry, err error) error {
		if err == nil && path.Ext(name) == ".ts" && files[name] == nil {
			t.Errorf("%s comes from no title and no table of words any more", name)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

// TestWordsAreUsed finds words that no source file of the client names, either whole or assembled
// from parts, as in `phase.${phase}`. The converse, that all words it names exist, is checked by
// the compiler.
func TestWordsAreUsed(t *testing.T) {
	all, err := games.All("")
	if err != nil {
		t.Fatal(err)
	}
	unused(t, text.UI(), client)
	for _, g := range all {
		unused(t, g.Text, path.Join(client, "titles", g.Info().Slug))
	}
}

// made matches a template literal with one variable part.
var made = regexp.MustCompile("`([\\w.-]*)\\$\\{[^`]*\\}([\\w.-]*)`")

func unused(t *testing.T, words fs.FS, folder string) {
	t.Helper()
	tables, err := text.ReadUI(words, text.Languages[0])
	if err != nil {
		t.Fatal(err)
	}
	if len(tables) == 0 {
		return // a title may lack its own face
	}
	source := sources(t, os.DirFS(folder)) + sources(t, os.DirFS(path.Join(client, "guide"))) // which says what guides say
	parts := slices.DeleteFunc(made.FindAllStringSubmatch(source, -1), func(m []string) bool {
		return !strings.ContainsAny(m[1]+m[2], ".-")
	})
	for name, table := range tables {
		for key := range table {
			composed := slices.ContainsFunc(parts, func(m []string) bool {
				return strings.HasPrefix(key, m[1]) && strings.HasSuffix(key, m[2])
			})
			if !composed && !strings.Contains(source, "'"+key+"'") && !strings.Contains(source, "."+key+"[") {
				t.Errorf("%s: nobody says %s.%s", folder, name, key)
			}
		}
	}
}

// TestExample: types are also generated for a copy of the example.
func TestExample(t *testing.T) {
	text, err := typescript(games.Example().Title)
	if err != nil || !strings.Contains(string(text), "export interface View {") {
		t.Errorf("%s\n%v", text, err)
	}
}

// byValue is the example with a view that is not a pointer.
type byValue struct{ game.Title }

type valueState struct{ game.State }

type valueView struct{}

func (v byValue) New(s game.Setup) (game.State, error) {
	st, err := v.Title.New(s)
	return valueState{st}, err
}

func (valueState) View(game.Seat) any { return valueView{} }

func TestViewByValue(t *testing.T) {
	const want = "State.View returns a main.valueView; it has to be a pointer to a struct"
	if _, err := typescript(byValue{games.Example().Title}); err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

// sources returns all handwritten code below a folder of the client, without tests.
func sources(t *testing.T, folder fs.FS) string {
	t.Helper()
	var b strings.Builder
	err := fs.WalkDir(folder, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case name == "gen" || name == "api":
			return fs.SkipDir
		case d.IsDir() || strings.HasSuffix(name, ".test.ts") || !slices.Contains([]string{".ts", ".svelte"}, path.Ext(name)):
			return nil
		}
		data, err := fs.ReadFile(folder, name)
		b.Write(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}
