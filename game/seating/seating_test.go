package seating_test

import (
	"slices"
	"testing"

	"outremer/game/seating"
)

func key(i int) [2]uint64 { return [2]uint64{uint64(i), 7} }

// Everybody gets what nobody else wants, whatever the luck.
func TestBest(t *testing.T) {
	for _, c := range []struct {
		name   string
		wishes [][]int
		want   []int
	}{
		{"different wishes", [][]int{{2}, {0}, {1}}, []int{2, 0, 1}},
		{"the second wish where the first collides", [][]int{{0, 1}, {0}, {2}}, []int{1, 0, 2}},
		{"who wishes nothing gets what is left", [][]int{{}, {0}, {2}}, []int{1, 0, 2}},
		{"a wish more is no advantage", [][]int{{0, 1, 2}, {1, 0, 2}, {}}, []int{0, 1, 2}},
		{"alone", [][]int{{}}, []int{0}},
	} {
		for i := range 20 {
			if got := seating.Draw(key(i), c.wishes); !slices.Equal(got, c.want) {
				t.Errorf("%s: %v, want %v", c.name, got, c.want)
			}
		}
	}
}

// Equal claims are settled by lot: each of the best distributions comes up equally often.
func TestEven(t *testing.T) {
	for name, c := range map[string]struct {
		wishes [][]int
		kinds  int
	}{
		"by lot":                {[][]int{{}, {}, {}}, 6},
		"all want the same":     {[][]int{{1}, {1}, {1}}, 6},
		"two want the same two": {[][]int{{0, 1}, {0, 1}, {2}}, 2},
	} {
		const draws = 6000
		counts := map[[3]int]int{}
		for i := range draws {
			counts[[3]int(seating.Draw(key(i), c.wishes))]++
		}
		if len(counts) != c.kinds {
			t.Errorf("%s: %d distributions, want %d", name, len(counts), c.kinds)
		}
		for seats, n := range counts {
			if mean := draws / c.kinds; n < mean*85/100 || n > mean*115/100 {
				t.Errorf("%s: %v came %d times, want about %d", name, seats, n, mean)
			}
		}
	}
}

// A table of sixteen is drawn at once, and everybody has a seat.
func TestFull(t *testing.T) {
	got := seating.Draw(key(1), make([][]int, 16))
	slices.Sort(got)
	for i, seat := range got {
		if seat != i {
			t.Fatalf("seats %v, want 0 to 15", got)
		}
	}
}

// The key depends on the secret and on everything that was added, and is not the game's.
func TestKey(t *testing.T) {
	a := seating.Key([]byte("s"), []string{"x", ""})
	for name, b := range map[string][2]uint64{
		"another secret":  seating.Key([]byte("t"), []string{"x", ""}),
		"another entropy": seating.Key([]byte("s"), []string{"", "x"}),
	} {
		if a == b {
			t.Errorf("%s: the same key", name)
		}
	}
}
