// Package terminaltest checks what is said on a terminal.
package terminaltest

import (
	"io/fs"
	"maps"
	"slices"
	"strings"
	"testing"

	"outremer/terminal"
	"outremer/text"
)

// Words checks that a folder has the same words in every language, with the same number of blanks,
// and that an unknown language falls back to the first.
func Words(t *testing.T, folder fs.FS) {
	t.Helper()
	first := terminal.ReadWords(folder, text.Languages[0])
	if len(first) == 0 {
		t.Fatal("there are no words")
	}
	for _, lang := range append([]string{"xx"}, text.Languages...) {
		w := terminal.ReadWords(folder, lang)
		if got, want := slices.Sorted(maps.Keys(w)), slices.Sorted(maps.Keys(first)); !slices.Equal(got, want) {
			t.Errorf("%s has the keys %v, want %v", lang, got, want)
		}
		for key := range first {
			if got, want := strings.Count(w[key], "%"), strings.Count(first[key], "%"); got != want {
				t.Errorf("%s: %s fills in %d places, want %d", lang, key, got, want)
			}
		}
	}
}
