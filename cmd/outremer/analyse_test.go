package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"outremer/teacher"
)

// TestAnalyse: a finished game is studied for people and for programs; one that is not over is refused.
func TestAnalyse(t *testing.T) {
	saved := filepath.Join(t.TempDir(), "game.log")
	outremer(t, "play", "kingdoms", "--players", "2", "--seat", "none", "--bots", "squire", "--seed", "x", "--save", saved).ok()
	out := outremer(t, "analyse", saved, "--lang", "en").ok().out
	for _, want := range []string{"Chance of winning", "Decisions that cost most", "Better: ", "by own decisions", "pips on average"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is missing in\n%s", want, out)
		}
	}
	if !testing.Short() { // a study of a whole game is the longest thing that this program does
		outremer(t, "analyse", saved, "--lang", "it").ok()
		var study teacher.Study
		if err := json.Unmarshal([]byte(outremer(t, "analyse", saved, "--json").ok().out), &study); err != nil || len(study.Course) == 0 {
			t.Errorf("%v: %+v", err, study)
		}
	}
	text, err := os.ReadFile(saved)
	if err != nil {
		t.Fatal(err)
	}
	open := filepath.Join(t.TempDir(), "open.log")
	lines := strings.SplitAfter(string(text), "\n")
	end := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "end ") })
	last := end - 1
	for !strings.ContainsAny(lines[last][:1], "0123456789") { // behind a record stands what was rolled
		last--
	}
	if err := os.WriteFile(open, []byte(strings.Join(slices.Delete(lines, last, end+1), "")), 0o600); err != nil {
		t.Fatal(err)
	}
	outremer(t, "analyse", open).failed(exitFailed, "not over")
}
