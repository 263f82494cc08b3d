package diplomacy

import (
	"slices"
	"testing"
)

// TestSet: sets of numbers from all over the range, against lists.
func TestSet(t *testing.T) {
	lists := [][]uint8{{}, {0}, {63, 64}, {5, 70, 130, 200}, {5, 71, 130, 201}, {127, 128, 191, 192, 255}, {192}, {255}}
	for _, a := range lists {
		for _, b := range lists {
			x, y := setOf(a), setOf(b)
			var both, rest []uint8
			for _, i := range a {
				if slices.Contains(b, i) {
					both = append(both, i)
				} else {
					rest = append(rest, i)
				}
			}
			all := slices.Sorted(slices.Values(append(slices.Clone(b), rest...)))
			compareSet(t, "and", x.and(&y), both)
			compareSet(t, "without", x.without(&y), rest)
			compareSet(t, "or", x.or(&y), all)
			if got, want := x.meets(&y), len(both) > 0; got != want {
				t.Errorf("%v meets %v: %v, want %v", a, b, got, want)
			}
		}
	}
}

func setOf(list []uint8) (s Set) {
	for _, i := range list {
		s.add(i)
	}
	return s
}

func compareSet(t *testing.T, op string, s Set, want []uint8) {
	t.Helper()
	if got := slices.Collect(s.All()); !slices.Equal(got, want) || s.Len() != len(want) || s.empty() != (len(want) == 0) {
		t.Errorf("%s: %v of length %d, want %v", op, got, s.Len(), want)
	}
}
