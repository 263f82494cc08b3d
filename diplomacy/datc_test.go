package diplomacy_test

import (
	"os"
	"path/filepath"
	"testing"

	"outremer/diplomacy"
	"outremer/diplomacy/cases"
)

// TestCases runs the public test cases, the random positions and those of the
// speed comparison, each by its number.
func TestCases(t *testing.T) {
	files, err := filepath.Glob("testdata/*/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			r := cases.NewRunner(mapOf(t, file))
			for _, c := range readCases(t, file) {
				t.Run(c.ID, func(t *testing.T) {
					got, err := r.Run(&c)
					if err != nil {
						t.Fatal(err)
					}
					for _, d := range cases.Differences(&c, got) {
						t.Error(c.Title, d)
					}
				})
			}
		})
	}
}

// mapOf is the map used by the cases of a folder.
func mapOf(t *testing.T, file string) *diplomacy.Map {
	t.Helper()
	if filepath.Base(filepath.Dir(file)) == "cardinals" {
		return diplomacy.MapNamed("cardinals")
	}
	return diplomacy.Classic()
}

func readCases(t testing.TB, file string) []cases.Case {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	entries, err := cases.Read(f)
	if err != nil {
		t.Fatal(err)
	}
	var list []cases.Case
	for i, e := range entries {
		if e.Err != nil || e.ID == "" || e.Expect == nil {
			t.Fatalf("%s: case %d %s: %v", file, i+1, e.ID, e.Err)
		}
		list = append(list, e.Case)
	}
	return list
}
