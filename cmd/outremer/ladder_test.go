package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestLadder: bots are compared, and the page gets a table in the title's own section and a chart.
func TestLadder(t *testing.T) {
	page := filepath.Join(t.TempDir(), "ladder.md")
	if err := os.WriteFile(page, []byte("before\n<!-- ladder skirmish -->\nold\n<!-- end of ladder skirmish -->\nafter\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	args := []string{"ladder", "skirmish", "--players", "2", "--games", "4", "--bots", "random,knight"}
	outremer(t, args...).ok().has("| knight |", "| random |", "50 is fair")
	outremer(t, append(args, "--page", page)...).ok()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if s := string(text); !strings.HasPrefix(s, "before\n") || !strings.HasSuffix(s, "after\n") || strings.Contains(s, "old") || !strings.Contains(s, "| knight |") {
		t.Errorf("the page is\n%s", s)
	}
	chart, err := os.ReadFile(filepath.Join(filepath.Dir(page), "ladder-skirmish.svg"))
	if err != nil || !strings.Contains(string(chart), ">knight</text>") {
		t.Errorf("the chart: %v\n%s", err, chart)
	}
	outremer(t, "ladder", "skirmish", "--bots", "knight").failed(2, "compared")
	outremer(t, "ladder", "kingdoms", "--players", "2", "--games", "1").failed(1, "together")
}
