package sim

import (
	"reflect"
	"testing"

	"outremer/game/record"
	"outremer/games"
)

// TestLog: the log of a game is complete: it verifies, and has states at the start of each turn and
// at the end.
func TestLog(t *testing.T) {
	p := plan(10, 7)
	p.Log = true
	for _, g := range play(t, p) {
		f, err := record.Parse(g.Log.Append(nil))
		if err != nil {
			t.Fatal(err)
		}
		if err := record.Verify(games.Example().Title, f); err != nil {
			t.Errorf("game %d: %v", g.N, err)
		}
		states := 0
		for _, r := range f.Records {
			if r.Mark != "bot" {
				t.Fatalf("record %d is marked %q", r.N, r.Mark)
			}
			if r.State != "" {
				states++
			}
		}
		if len(f.Records) != g.Moves || states != 3 || f.Records[g.Moves-1].State == "" || f.End == "" {
			t.Errorf("game %d: %d records of %d moves, %d states, end %q", g.N, len(f.Records), g.Moves, states, f.End)
		}
	}
}

// TestLogOfCutGame: a game that was cut short has a log without an end.
func TestLogOfCutGame(t *testing.T) {
	p := plan(1, 7)
	p.Log, p.Until = true, Mark{"shown", 4}
	f := play(t, p)[0].Log
	if f.End != "" || record.Verify(games.Example().Title, f) != nil {
		t.Errorf("ends %q, %v", f.End, record.Verify(games.Example().Title, f))
	}
}

// TestLogChangesNothing: logging a game does not change it.
func TestLogChangesNothing(t *testing.T) {
	p := plan(5, 7)
	p.Log = true
	logged := play(t, p)
	for i := range logged {
		logged[i].Log = nil
	}
	if !reflect.DeepEqual(logged, play(t, plan(5, 7))) {
		t.Error("the games are others when they are logged")
	}
}
