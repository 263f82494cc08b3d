package thywill

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"outremer/game"
)

// setUp arranges a position with scenario script lines.
func setUp(t testing.TB, s *State, lines ...string) {
	t.Helper()
	for _, line := range lines {
		if err := s.Arrange(strings.Fields(line)); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
}

// TestResultIsItemised: every award has its own line, and only awards are lines.
func TestResultIsItemised(t *testing.T) {
	s := begin(t, game.Setup{Seats: 2})
	setUp(t, s, "influence blue 30", "influence red 20", "won blue 2 1 0", "won red 1 1 1", "built blue bank 4", "built red farm 3")
	if got := s.Result(); got.Over || !reflect.DeepEqual(got.Points, []int{30, 20}) || got.Lines != nil {
		t.Errorf("while it runs: %+v", got)
	}
	s.finish(nil)
	want := game.Result{Over: true, Winners: 1, Reason: "most-influence", Points: []int{42, 30}, Lines: []game.ScoreLine{
		{Seat: 0, Key: "influence", A: game.None, Points: 30},
		{Seat: 0, Key: "majority-first", A: int16(slavs), Points: 5},
		{Seat: 0, Key: "majority-first", A: int16(prussians), Points: 3},
		{Seat: 0, Key: "finale", A: int16(bank), Points: 4},
		{Seat: 1, Key: "influence", A: game.None, Points: 20},
		{Seat: 1, Key: "majority-second", A: int16(slavs), Points: 2},
		{Seat: 1, Key: "majority-first", A: int16(prussians), Points: 3},
		{Seat: 1, Key: "majority-first", A: int16(saracens), Points: 5},
	}}
	if got := s.Result(); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

// TestSinglePoint: an award of one point has its line too.
func TestSinglePoint(t *testing.T) {
	s := begin(t, game.Setup{Seats: 2})
	setUp(t, s, "knights blue paris", "built blue farm 4")
	want := game.ScoreLine{Seat: 0, Key: "finale", A: int16(farm), Points: 1}
	if got := s.scoreLines(nil, 0); !slices.Contains(got, want) {
		t.Errorf("got %+v, want a line %+v", got, want)
	}
}
