package pool

import (
	"runtime"
	"sync"
	"testing"
)

// TestNobodySharesAValue: values held at the same time are distinct.
func TestNobodySharesAValue(t *testing.T) {
	var pool Pool[int]
	var held sync.Map
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for range 1000 {
				x := pool.Take()
				if _, taken := held.LoadOrStore(x, true); taken {
					t.Error("a value was given out twice")
				}
				*x++
				held.Delete(x)
				pool.Return(x)
			}
		})
	}
	all.Wait()
}

// TestUsedAgain: returned values are reused, even after a garbage collection, and no more are kept
// than needed.
func TestUsedAgain(t *testing.T) {
	var pool Pool[int]
	x := pool.Take()
	*x = 7
	pool.Return(x)
	runtime.GC()
	runtime.GC()
	if y := pool.Take(); y != x || *y != 7 {
		t.Error("a value was thrown away")
	}
	for range 2 * most {
		pool.Return(new(int))
	}
	if len(pool.idle) != most {
		t.Errorf("%d values are kept", len(pool.idle))
	}
}
