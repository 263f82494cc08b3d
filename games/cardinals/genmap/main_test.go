package main

import (
	"os"
	"strings"
	"testing"
)

// TestUpToDate: the adjudicator's file is what the title's data says.
func TestUpToDate(t *testing.T) {
	want, err := write()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../../diplomacy/maps/cardinals.json")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) == string(want) {
		return
	}
	a, b := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			t.Fatalf("diplomacy/maps/cardinals.json:%d is %s, want %s; go generate ./games/cardinals writes it", i+1, a[i], b[i])
		}
	}
	t.Fatalf("diplomacy/maps/cardinals.json has %d lines, want %d; go generate ./games/cardinals writes it", len(a), len(b))
}
