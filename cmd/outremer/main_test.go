package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// result is the outcome of running the program.
type result struct {
	t         *testing.T
	code      int
	out, errs string
}

// outremer runs the program.
func outremer(t *testing.T, args ...string) result { return outremerWith(t, "", args...) }

func outremerWith(t *testing.T, stdin string, args ...string) result {
	t.Helper()
	var out, errs bytes.Buffer
	args = append([]string{}, args...) // never nil: that would mean the arguments of the test itself
	code := run(context.Background(), args, strings.NewReader(stdin), &out, &errs)
	return result{t, code, out.String(), errs.String()}
}

// ok checks that the run succeeded without errors printed.
func (r result) ok() result {
	r.t.Helper()
	if r.code != exitOK || r.errs != "" {
		r.t.Fatalf("exit code %d\nstdout: %s\nstderr: %s", r.code, r.out, r.errs)
	}
	return r
}

// failed checks the exit code, and that there is a one-line error with these words.
func (r result) failed(code int, words ...string) result {
	r.t.Helper()
	if r.code != code {
		r.t.Errorf("exit code %d, not %d\nstdout: %s\nstderr: %s", r.code, code, r.out, r.errs)
	}
	if strings.Count(r.errs, "\n") != 1 || !strings.HasPrefix(r.errs, "outremer: ") {
		r.t.Errorf("not one line of error: %q", r.errs)
	}
	for _, w := range words {
		if !strings.Contains(r.errs, w) {
			r.t.Errorf("%q is missing in %q", w, r.errs)
		}
	}
	return r
}

// has checks what was printed.
func (r result) has(words ...string) result {
	r.t.Helper()
	for _, w := range words {
		if !strings.Contains(r.out, w) {
			r.t.Errorf("%q is missing in\n%s", w, r.out)
		}
	}
	return r
}

// lacks checks what was not printed.
func (r result) lacks(words ...string) result {
	r.t.Helper()
	for _, w := range words {
		if strings.Contains(r.out, w) {
			r.t.Errorf("%q must not be in\n%s", w, r.out)
		}
	}
	return r
}

// file writes a file to a temporary folder.
func file(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestHelp(t *testing.T) {
	all := outremer(t).ok().has("OUTREMER_ADDR", "environment", "--data", "$OUTREMER_DATA")
	for _, c := range newRoot().Commands() {
		if !c.IsAvailableCommand() {
			continue
		}
		t.Run(c.Name(), func(t *testing.T) {
			all.has(c.Name(), c.Short)
			long := outremer(t, c.Name(), "--help").ok().has(c.Long, "$OUTREMER_DATA")
			if outremer(t, "help", c.Name()).ok().out != long.out {
				t.Error("help COMMAND and COMMAND --help differ")
			}
		})
	}
	outremer(t, "serve", "--help").ok().has("--addr", "$OUTREMER_ADDR", "--dir", "$OUTREMER_DIR", "--bot-pause", "$OUTREMER_BOT_PAUSE")
}

func TestUnknownThings(t *testing.T) {
	for _, test := range []struct {
		args  string
		words []string
	}{
		{"frobnicate", []string{"frobnicate", "play", "serve"}},
		{"frobnicate --loud", []string{"frobnicate", "play"}},
		{"help frobnicate", []string{"frobnicate", "play"}},
		{"--loud", []string{"--loud", "--data"}},
		{"play chess", []string{"chess", "kingdoms"}},
		{"play", []string{"TITLE", "kingdoms"}},
		{"play kingdoms chess", []string{"chess"}},
		{"play kingdoms --players 9", []string{"9", "1, 2, 3, 4"}},
		{"play kingdoms --players many", []string{"many", "--players"}},
		{"play kingdoms --seat egypt", []string{"egypt", "crusade"}},
		{"play kingdoms --bots clever", []string{"clever", "knight"}},
		{"play kingdoms --lang la", []string{"la", "en, it"}},
		{"play kingdoms --color often", []string{"often", "always"}},
		{"play kingdoms --option hand", []string{"hand", "name=value"}},
		{"play kingdoms --option bot-hand=huge", []string{"huge", "printed"}},
		{"play kingdoms --option colour=red", []string{"colour"}},
		{"sim chess", []string{"chess", "kingdoms"}},
		{"sim", []string{"TITLE"}},
		{"sim kingdoms --bots baron:odo", []string{"baron:odo", "knight"}}, // Odo is a squire
		{"sim thywill --by crowned", []string{"--by", "crowned"}},
		{"sim thywill --until crowned=2", []string{"--until", "crowned"}},
		{"sim thywill --until round-began", []string{"--until", "round-began", "turn=25"}},
		{"sim thywill --still round-began=2", []string{"--still", "--without"}},
		{"sim kingdoms --bots greedy,random", nil}, // two names mean two players
		{"sim kingdoms --players 4 --bots greedy,random", []string{"2 names", "4 seats"}},
		{"sim kingdoms --games -1", []string{"-1"}},
		{"script", []string{"FILE.scn"}},
		{"verify", []string{"FILE"}},
		{"open", []string{"FILE.log"}},
		{"serve here", []string{"here"}},
		{"serve --log xml", []string{"xml", "text, json"}},
		{"serve --log-level loud", []string{"loud", "debug"}},
		{"serve --proxy everybody", []string{"everybody"}},
	} {
		t.Run(test.args, func(t *testing.T) {
			if test.words == nil {
				outremer(t, strings.Fields(test.args+" --games 1")...).ok()
				return
			}
			outremer(t, strings.Fields(test.args)...).failed(exitUsage, test.words...)
		})
	}
}

func TestVariablesMirrorOptions(t *testing.T) {
	t.Setenv("OUTREMER_GAMES", "3")
	t.Setenv("OUTREMER_PLAYERS", "2")
	outremer(t, "sim", "kingdoms").ok().has("3 games", "leopold")
	outremer(t, "sim", "kingdoms", "--games", "2").ok().has("2 games") // the command line takes precedence
	t.Setenv("OUTREMER_GAMES", "few")
	outremer(t, "sim", "kingdoms").failed(exitUsage, "OUTREMER_GAMES", "few")
	outremer(t, "sim", "kingdoms", "--games", "1").ok()
	t.Setenv("OUTREMER_DATA", "/nowhere")
	outremer(t, "sim", "kingdoms", "--games", "1").failed(exitFailed, "/nowhere")
}

func TestData(t *testing.T) {
	modes := read(t, "../../games/kingdoms/data/modes.toml")
	good := file(t, "kingdoms/modes.toml", strings.Replace(modes, "turns = 3", "turns = 1", 1))
	dir := filepath.Dir(filepath.Dir(good))
	outremer(t, "sim", "kingdoms", "--games", "5", "--data", dir).ok().has("turn-ended 1.00")

	broken := file(t, "kingdoms/modes.toml", strings.Replace(modes, "turns = 3", "turns = \"three\"", 1))
	dir = filepath.Dir(filepath.Dir(broken))
	for _, args := range []string{"sim kingdoms", "play kingdoms", "serve", "verify x.log", "script x.scn"} {
		outremer(t, append(strings.Fields(args), "--data", dir)...).failed(exitFailed, "modes.toml:", "turns")
	}
	outremer(t, "sim", "kingdoms", "--data", t.TempDir()).failed(exitFailed, "--data", "kingdoms")
	outremer(t, "sim", "kingdoms", "--data", broken).failed(exitFailed, "modes.toml")
}

func TestOneLine(t *testing.T) {
	if got := oneLine("a\n  b\r\nc\n"); got != "a; b; c" {
		t.Errorf("%q", got)
	}
}
