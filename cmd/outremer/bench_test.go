package main

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"outremer/bench"
	"outremer/store/testdb"
)

// asProgram makes the test binary behave as the program, for commands that start themselves.
const asProgram = "OUTREMER_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
	}
	os.Exit(testdb.Main(m.Run))
}

// TestBenchNodes: each measurement of nodes finds something.
func TestBenchNodes(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	t.Setenv(asProgram, "1")
	found := benchRows(t, "--quick", "--nodes", testdb.Postgres(t))
	for _, name := range []string{"nodes.sqlite.moves", "nodes.3.moves.cpu", "nodes.seen.10tables.p99", "nodes.watchers.50.last.p99",
		"nodes.bots.flood.p99", "nodes.week.disk", "nodes.week.log", "nodes.week.tables"} {
		if v := found[name]; v.Value.Value < 0 || v.Unit == "" { // a short time may be none for the system's clock
			t.Errorf("%s: %+v", name, v)
		}
	}
}

func TestBench(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	t.Setenv(asProgram, "1")
	found := benchRows(t, "--quick")
	for _, name := range []string{"rules.kingdoms.4p.random.games", "rules.kingdoms.1p.random.moves", "bot.kingdoms.4p.knight.move.p50",
		"rules.thywill.4p.random.games", "bot.thywill.2p.knight.move.p99", "bot.thywill.3p.legend.turn.p99",
		"rules.kings.5p.state", "copy.cardinals.clone", "copy.kings.into", "long.late-over-early", "long.load", "long.load.replayed",
		"server.kingdoms.moves.10tables", "sqlite.commits", "sqlite.commits-per-move", "server.kingdoms.watchers.50.last.p99",
		"http.moves.50tables", "program.size", "program.first-page"} {
		if v := found[name]; v.Value.Value <= 0 || v.Unit == "" {
			t.Errorf("%s: %+v", name, v)
		}
	}
	for _, title := range []string{"kingdoms", "thywill", "kings", "cardinals"} { // too few moves for the system's clock
		if _, ok := found["server."+title+".cpu"]; !ok {
			t.Errorf("no CPU time of a move of %s", title)
		}
	}
	if v := found["rules.kingdoms.4p.random.allocs"]; v.Value.Value >= 1 {
		t.Errorf("random play allocates: %+v", v)
	}
}

// benchRows runs benchmarks and returns their rows by name.
func benchRows(t *testing.T, args ...string) map[string]bench.Row {
	t.Helper()
	found := map[string]bench.Row{}
	r := outremer(t, append([]string{"bench"}, args...)...).ok()
	for line := range strings.Lines(r.out) {
		var v bench.Row
		if err := json.Unmarshal([]byte(line), &v); err != nil {
			t.Fatal(err)
		}
		found[v.Name] = v
	}
	return found
}

// TestBenchBeside: rows are compared with those of an earlier run, and with another build, here
// itself.
func TestBenchBeside(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	t.Setenv(asProgram, "1")
	file := filepath.Join(t.TempDir(), "baseline.jsonl")
	if err := os.WriteFile(file, []byte(`{"name":"copy.kings.clone","value":1,"unit":"copies/s"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	found := benchRows(t, "--quick", "--only", "copy.kings", "--baseline", file)
	if r := found["copy.kings.clone"]; r.Was != 1 || r.Ratio != r.Value.Value || len(found) != 2 {
		t.Errorf("got %+v, want it beside 1", found)
	}
	if r := found["copy.kings.into"]; !r.New {
		t.Errorf("got %+v, want a new row", r)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	found = benchRows(t, "--quick", "--only", "server.kingdoms.moves", "--against", self, "--rounds", "1")
	if r := found["server.kingdoms.moves.10tables"]; r.Was <= 0 || r.Ratio <= 0 || len(found) != 1 {
		t.Errorf("got %+v, want it beside its own", found)
	}
	if r := outremer(t, "bench", "--against", self, "--baseline", file); r.code == 0 {
		t.Error("compared with two things at once")
	}
}

// TestBenchGrowth: cost against size, as a table.
func TestBenchGrowth(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	t.Setenv(asProgram, "1")
	out := outremer(t, "bench", "--quick", "--growth", "--table").ok().out
	for _, row := range []string{"tables.cpu", "tables.memory", "tables.load", "moves.cpu", "moves.memory", "moves.load", "watchers.cpu", "watchers.memory"} {
		if !strings.Contains(out, " "+row+" ") {
			t.Errorf("no row %s in\n%s", row, out)
		}
	}
}

// TestBenchInterrupted: an interrupted benchmark prints no meaningless numbers.
func TestBenchInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if code := run(ctx, []string{"bench"}, strings.NewReader(""), &strings.Builder{}, &strings.Builder{}); code != exitFailed {
		t.Errorf("exit code %d", code)
	}
}
