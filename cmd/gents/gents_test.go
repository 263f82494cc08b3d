package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
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
