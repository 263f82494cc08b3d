package slab

import (
	"slices"
	"testing"
)

// TestLists: lists are empty, have room, and do not run into one another.
func TestLists(t *testing.T) {
	var s Of[int]
	var lists [][]int
	for i := range 3 * least {
		n := i * i % (2 * least)
		list := s.List(n)
		if list == nil || len(list) != 0 || cap(list) != n {
			t.Fatalf("got a list %v with room for %d, want an empty one with room for %d", list, cap(list), n)
		}
		for range n + 1 { // one more than there is room for
			list = append(list, i)
		}
		lists = append(lists, list)
	}
	for i, list := range lists {
		if want := slices.Repeat([]int{i}, i*i%(2*least)+1); !slices.Equal(list, want) {
			t.Fatalf("list %d is %v, want %v", i, list, want)
		}
	}
}

// TestFewAllocations: short lists share a piece.
func TestFewAllocations(t *testing.T) {
	got := testing.AllocsPerRun(10, func() {
		var s Of[string]
		for range least / 4 {
			sink = append(s.List(4), "acre", "tyre")
			sink = s.List(0)
		}
	})
	if got != 1 {
		t.Errorf("%v allocations, want 1", got)
	}
}

var sink []string
