package kingdoms

import (
	"slices"
	"testing"

	"outremer/game"
)

// TestResult: the result reported to the table agrees with what the scripts expect.
func TestResult(t *testing.T) {
	all := func(n int) []string { return slices.Repeat([]string{"pass"}, n) }
	tests := []struct {
		name    string
		seats   int
		arrange []string
		moves   []string
		winners game.Seats
		reason  string
		points  []int
	}{
		{"still running", 4, nil, nil, 0, "", []int{2, 2, 2, 2}},
		{"most castles", 4, []string{"hands none", "turn 3", "put jaffa jerusalem"}, all(4), 1 << 2, "castles", []int{2, 2, 3, 2}},
		{"shared", 3, []string{"hands none", "turn 3", "put homs none", "put edessa none"}, all(3), 1<<0 | 1<<1 | 1<<2, "shared", []int{2, 2, 2}},
		{"victory of partners", 2, []string{"hands none", "turn 3", "put jerusalem richard", "put aleppo richard", "put acre leopold", "put damascus leopold", "bonus richard 2"},
			all(2), 1<<0 | 1<<1, "victory", []int{16, 16}},
		{"defeat", 1, []string{"hands none", "turn 3", "bonus muslims 1"}, all(1), 0, "defeat", []int{1}},
	}
	for _, tt := range tests {
		s := position(t, tt.seats, tt.arrange, tt.moves)
		r := s.Result()
		if r.Over != (tt.reason != "") || r.Winners != tt.winners || r.Reason != tt.reason || !slices.Equal(r.Points, tt.points) {
			t.Errorf("%s: over %v, winners %b, %q, points %v", tt.name, r.Over, r.Winners, r.Reason, r.Points)
		}
		sum := map[game.Seat]int{}
		for _, l := range r.Lines {
			sum[l.Seat] += l.Points
		}
		if s.against() {
			total := 0
			for _, n := range sum {
				total += n
			}
			sum[0] = total // partners score together, and the Muslims' bonus is on nobody's line
		}
		if sum[0] != tt.points[0] {
			t.Errorf("%s: the lines of the score add up to %v", tt.name, sum)
		}
	}
}
