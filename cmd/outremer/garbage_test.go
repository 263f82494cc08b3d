package main

import (
	"runtime"
	"testing"
)

// TestGrowth: a small server may take five times what it uses, a large one twice.
func TestGrowth(t *testing.T) {
	for _, c := range []struct {
		live uint64
		want int
	}{{0, 400}, {1, 400}, {64 << 20, 400}, {128 << 20, 200}, {256 << 20, 100}, {1 << 40, 100}} {
		if got := growth(c.live); got != c.want {
			t.Errorf("%d bytes in use: %d %%, not %d", c.live, got, c.want)
		}
	}
}

// TestAfterCollections: after each one, not after the first alone.
func TestAfterCollections(t *testing.T) {
	called := make(chan bool, 1)
	afterCollections(func() {
		select {
		case called <- true:
		default: // the test is over
		}
	})
	for range 3 {
		runtime.GC()
		<-called
	}
}
