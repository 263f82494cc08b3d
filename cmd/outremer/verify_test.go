package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// finishedLog plays a whole game and returns its log.
func finishedLog(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "game.log")
	outremer(t, "play", "skirmish", "--seat", "none", "--seed", "verify", "--save", path).ok()
	return read(t, path)
}

func TestVerify(t *testing.T) {
	log := finishedLog(t)
	same := file(t, "same.log", log)
	outremer(t, "verify", same).ok().has(same+": same (", "most-castles")

	lines := strings.Split(log, "\n")
	change := func(find func(string) bool, to func(string) string) string {
		for i, l := range lines {
			if find(l) {
				out := append(append(append([]string{}, lines[:i]...), to(l)), lines[i+1:]...)
				return strings.Join(out, "\n")
			}
		}
		t.Fatal("nothing to change in\n" + log)
		return ""
	}
	has := func(part string) func(string) bool { return func(l string) bool { return strings.Contains(l, part) } }
	swap := func(old, to string) func(string) string {
		return func(l string) string { return strings.Replace(l, old, to, 1) }
	}
	for name, test := range map[string]struct{ log, verdict string }{
		"dice":   {change(has("roll deck"), func(string) string { return "  roll deck 9 9" }), "differs at record "},
		"move":   {change(has(" seal"), swap("seal", "bid 7")), "refused at record "},
		"result": {change(has("end "), func(string) string { return "end somehow red" }), "differs at record "},
		"secret": {change(has("secret "), func(string) string { return "secret 00" }), "seal"},
		"none":   {change(has("secret "), func(string) string { return "" }), "no secret"},
		"seats":  {change(has("seats "), func(string) string { return "seats blue red" }), "seats"},
		"format": {change(has("outremer "), func(string) string { return "outremer 99" }), "line 1"},
		"title":  {change(has("game "), func(string) string { return "game chess" }), "chess"},
	} {
		t.Run(name, func(t *testing.T) {
			path := file(t, name+".log", test.log)
			r := outremer(t, "verify", path, same)
			if r.code != exitFailed || strings.Count(r.out, "\n") != 2 || r.errs != "" {
				t.Errorf("exit code %d\n%s%s", r.code, r.out, r.errs)
			}
			r.has(path+": ", test.verdict, same+": same")
		})
	}
	if r := outremer(t, "verify", "nowhere.log"); r.code != exitFailed {
		t.Errorf("exit code %d for a file that is not there", r.code)
	}
}

func TestVerifyUnfinished(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.log")
	outremerWith(t, "1\n", "play", "skirmish", "--seed", "x", "--save", path)
	outremer(t, "verify", path).ok().has("unfinished")
}
