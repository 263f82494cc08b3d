package main

import (
	"strings"
	"testing"
)

// TestSurvey: the table has a row for each value of each option, and flags that make no sense are
// rejected.
func TestSurvey(t *testing.T) {
	out := outremer(t, "sim", "kings", "--games", "2", "--bots", "random", "--each", "edition", "--rate", "born/crowned,crisis").ok().out
	rows := strings.Split(strings.TrimSpace(out), "\n")
	if len(rows) != 3 || !strings.HasPrefix(rows[1], "1.1") || !strings.HasPrefix(rows[2], "1.0") || !strings.Contains(rows[0], "born/crowned") {
		t.Errorf("%s", out)
	}
	for _, args := range [][]string{
		{"--each", "weather"},
		{"--rate", "sneezed"},
		{"--rate", "born/sneezed"},
		{"--each", "edition", "--json"},
	} {
		outremer(t, append([]string{"sim", "kings", "--games", "1"}, args...)...).failed(exitUsage, args[0])
	}
}
