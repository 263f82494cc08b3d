package main

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"outremer/game/net"
)

// TestLessons: a judgement is learnt from positions of explorers.
func TestLessons(t *testing.T) {
	dir := t.TempDir()
	do := func(args ...string) {
		t.Helper()
		if err := run(context.Background(), args); err != nil {
			t.Fatalf("%v: %v", args, err)
		}
	}
	positions, judgement := filepath.Join(dir, "1.pos"), filepath.Join(dir, "1.net")
	do("positions", "-players", "1", "-games", "60", "-share", "100", "-out", positions, "kingdoms")
	do("study", "-players", "1", "-rounds", "1", "-out", judgement, "kingdoms", positions)
	data, err := os.ReadFile(judgement)
	if err != nil {
		t.Fatal(err)
	}
	n, err := net.Parse(data)
	if err != nil || n.Outputs() != 2 {
		t.Fatalf("the judgement: %v", err)
	}
	do("match", "-players", "1", "-games", "2", "-bots", "squire", "kingdoms")
}

// TestTune: the numbers are written with their names.
func TestTune(t *testing.T) {
	numbers := filepath.Join(t.TempDir(), "numbers.txt")
	old, err := os.ReadFile("../../games/kingdoms/learnt/numbers.txt")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(numbers, old, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := run(context.Background(), []string{"tune", "-games", "1", "-rounds", "1", "-out", numbers, "kingdoms"}); err != nil {
		t.Fatal(err)
	}
	now, err := os.ReadFile(numbers)
	if err != nil || string(now) == string(old) {
		t.Fatalf("nothing was learnt: %v", err)
	}
	if err := run(context.Background(), []string{"tune", "skirmish"}); err == nil {
		t.Error("a title that does not learn is taught")
	}
}
