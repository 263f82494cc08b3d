package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestNotice: NOTICE names everything that the program contains today.
func TestNotice(t *testing.T) {
	root := filepath.Join("..", "..")
	want, err := notice(root)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(root, "NOTICE"))
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("NOTICE is not up to date (%v): run make generate", err)
	}
	for _, name := range []string{"modernc.org/sqlite v", "github.com/inconshreveable/mousetrap v", "svelte 5", "xz-decompress 0", "Go, its runtime", "Alegreya"} {
		if !bytes.Contains(want, []byte("\n"+name)) {
			t.Errorf("%s is missing", name)
		}
	}
}
