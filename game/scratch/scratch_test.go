package scratch

import (
	"sync"
	"testing"
)

// TestNobodySharesAValue: two who hold a value at the same time hold different ones.
func TestNobodySharesAValue(t *testing.T) {
	var pad Pad[int]
	var held sync.Map
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for range 1000 {
				x := pad.Take()
				if _, taken := held.LoadOrStore(x, true); taken {
					t.Error("a value was given out twice")
				}
				*x++
				held.Delete(x)
				pad.Return(x)
			}
		})
	}
	all.Wait()
}
