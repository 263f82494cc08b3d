package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"outremer/game"
	"outremer/games"
)

// The committed types are those of the rules: after a change run `make generate`.
func TestCommittedTypesAreCurrent(t *testing.T) {
	files, err := generate()
	if err != nil {
		t.Fatal(err)
	}
	const folder = "../../client/src/gen"
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s differs from what the rules say: run `make generate`", name)
		}
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if filepath.Ext(e.Name()) == ".ts" && files[e.Name()] == nil {
			t.Errorf("%s belongs to no title any more", e.Name())
		}
	}
}

// TestExample: whoever copies the example gets types.
func TestExample(t *testing.T) {
	text, err := typescript(games.Example().Title)
	if err != nil || !strings.Contains(string(text), "export interface View {") {
		t.Errorf("%s\n%v", text, err)
	}
}

// byValue is the example with a view that is no pointer.
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
