package main

import (
	"context"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"outremer/bench"
)

// asProgram makes the test binary behave as the program, for commands that start themselves.
const asProgram = "OUTREMER_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
	}
	os.Exit(m.Run())
}

func TestBench(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	t.Setenv(asProgram, "1")
	found := map[string]bench.Value{}
	r := outremer(t, "bench", "--quick").ok()
	for line := range strings.Lines(r.out) {
		var v bench.Value
		if err := json.Unmarshal([]byte(line), &v); err != nil {
			t.Fatal(err)
		}
		found[v.Name] = v
	}
	for _, name := range []string{"rules.kingdoms.4p.random.games", "rules.kingdoms.1p.random.moves", "bot.kingdoms.4p.greedy.move.p50",
		"rules.thywill.4p.random.games", "bot.thywill.2p.greedy.move.p99", "bot.thywill.3p.planner.turn.p99",
		"rules.kings.5p.state", "http.moves.50tables", "server.kingdoms.3tables.moves", "server.kings.3tables.whole-states.moves", "server.10watchers.last.p50", "program.size", "program.first-page"} {
		if v := found[name]; v.Value <= 0 || v.Unit == "" {
			t.Errorf("%s: %+v", name, v)
		}
	}
	if v := found["rules.kingdoms.4p.random.allocs"]; v.Value >= 1 {
		t.Errorf("random play allocates: %+v", v)
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
