package bench

import (
	"context"
	"testing"
)

// TestBenchAdjudicator: the promised numbers are met, without allocations.
func TestBenchAdjudicator(t *testing.T) {
	found := map[string]Value{}
	b := &benchmark{ctx: context.Background(), quick: true, report: func(v Value) error {
		found[v.Name] = v
		return nil
	}}
	if err := b.adjudicator(); err != nil {
		t.Fatal(err)
	}
	for _, position := range []string{"classic.22", "classic.34", "cardinals.60"} {
		name := "adjudicator." + position
		for _, what := range []string{".resolve", ".list"} {
			if v := found[name+what]; v.Value <= 0 || v.Unit == "" {
				t.Errorf("%s: %+v", name+what, v)
			}
		}
		if v, ok := found[name+".allocs"]; !ok || v.Value >= 1 {
			t.Errorf("%s.allocs: %+v", name, v)
		}
	}
}
