package kingdoms

import (
	"testing"

	"outremer/game"
)

// TestOneOfEach: of the copies of a kind, only the lowest is kept.
func TestOneOfEach(t *testing.T) {
	f, r := title(t).f, game.Quick([2]uint64{1, 2})
	some := func() uint64 {
		half := r.Uint64(0)
		return half & r.Uint64(0)
	}
	for range 2000 {
		s := Set{some(), some()}.and(f.all)
		want, seen := Set{}, map[Kind]bool{}
		for rest := s; !rest.empty(); {
			if c := rest.take(); !seen[f.kindOf[c]] {
				seen[f.kindOf[c]] = true
				want.add(c)
			}
		}
		if got := f.oneOfEach(s); got != want {
			t.Fatalf("of %x: %x, not %x", s, got, want)
		}
	}
	if got := f.oneOfEach(Set{}); !got.empty() {
		t.Errorf("of nothing: %x", got)
	}
	if got := f.oneOfEach(f.all); got != f.firsts {
		t.Errorf("of all: %x, not %x", got, f.firsts)
	}
}
