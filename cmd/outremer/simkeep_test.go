package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// kept returns the names of the logs in a folder.
func kept(t *testing.T, dir string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

// TestSimKeep: kept games have descriptive names, verify, and are never overwritten.
func TestSimKeep(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "games")
	keep := func(args string) {
		t.Helper()
		outremer(t, append(strings.Fields(args), "--keep", dir)...).ok()
	}
	keep("sim skirmish --games 2 --seed 5 --bots greedy,random,random --option castles=five")
	keep("sim skirmish --games 1 --players 2 --bots random --each castles --revision 1")
	want := []string{
		"r1-skirmish-2p-castles=five-random-1.0-most-castles.log.gz",
		"r1-skirmish-2p-random-1.0-most-castles.log.gz",
		"r2-skirmish-3p-castles=five-greedy+random-5.0-most-castles.log.gz",
		"r2-skirmish-3p-castles=five-greedy+random-5.1-most-castles.log.gz",
	}
	names := kept(t, dir)
	if !slices.Equal(names, want) {
		t.Fatalf("kept %q", names)
	}
	args := []string{"verify"}
	for _, name := range names {
		args = append(args, filepath.Join(dir, name))
	}
	outremer(t, args...).ok().has("same (")

	mine := filepath.Join(dir, want[1])
	if err := os.WriteFile(mine, []byte("as it was"), 0o644); err != nil {
		t.Fatal(err)
	}
	keep("sim skirmish --games 1 --players 2 --bots random --revision 1")
	if got := read(t, mine); got != "as it was" {
		t.Error("a kept game was written again")
	}
}

// TestSimKeepEnds: with --ends, one game is kept for each way to end. Vacant seats are not named.
func TestSimKeepEnds(t *testing.T) {
	dir := t.TempDir()
	outremer(t, "sim", "kingdoms", "--players", "4", "--games", "60", "--ends", "--keep", dir).ok()
	outremer(t, "sim", "kings", "--games", "1", "--bots", "random", "--option", "frankish=absent", "--keep", dir).ok()
	ends := map[string]int{}
	for _, name := range kept(t, dir) {
		if strings.HasPrefix(name, "r1-kings-1.1-frankish=absent-random-1.0-") {
			continue
		}
		name = strings.TrimSuffix(name, ".log.gz")
		ends[name[strings.LastIndex(name, "-")+1:]]++
	}
	if len(ends) < 2 {
		t.Errorf("the games end in these ways: %v", ends)
	}
	for reason, n := range ends {
		if n != 1 {
			t.Errorf("%d games that end by %s", n, reason)
		}
	}
	outremer(t, "sim", "skirmish", "--games", "1", "--revision", "9").failed(exitUsage, "revision")
}
