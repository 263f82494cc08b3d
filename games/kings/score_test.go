package kings

import (
	"slices"
	"testing"

	"outremer/game"
)

// TestScoreLines: a line for the territories, one for each achievement, and none for what a dynasty
// lacks or for one that is not there.
//
// Rule score.2, score.3: what is counted.
func TestScoreLines(t *testing.T) {
	s := position(t, "1.0", "shield nicaea frankish", "shield acre frankish", "castle lorraine", "castle toulouse",
		"put wessex none", "put mercia none", "put northumbria none", "put normandy none")
	s.Houses[4].Control = absent
	want := []game.ScoreLine{
		{Seat: 1, Key: "territories", A: 5, Points: 5},
		{Seat: 1, Key: "crusader", A: game.None, Points: 1},
		{Seat: 1, Key: "builder", A: game.None, Points: 1},
		{Seat: 2, Key: "territories", A: 4, Points: 4},
		{Seat: 3, Key: "territories", A: 4, Points: 4},
	}
	if got := s.Result().Lines; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
