package main

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// How much a server lets its memory grow before it looks for garbage. Most of what a move allocates
// is dead by the next one, and what a server has in use is mostly small: with 50 busy tables it takes
// 150 MB instead of 75, and an eighth less time for a move. A server with a thousand tables has more
// in use, and should not take five times that: beyond spare it grows as any Go program does.
const (
	garbage = 400       // per cent of what is in use
	usual   = 100       // the same, of any Go program
	spare   = 256 << 20 // bytes
)

// growth returns how far a server with so much in use may grow, in per cent of it.
func growth(live uint64) int {
	return int(min(max(spare*100/max(live, 1), usual), garbage))
}

// growFreely applies growth after every collection, unless whoever runs the program has decided
// otherwise.
func growFreely() {
	if os.Getenv("GOGC") != "" {
		return
	}
	now := garbage
	debug.SetGCPercent(now)
	afterCollections(func() {
		if next := growth(inUse()); next != now {
			debug.SetGCPercent(next)
			now = next
		}
	})
}

// inUse returns how many bytes the last collection left.
func inUse() uint64 {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	return live[0].Value.Uint64()
}

// afterCollections calls do after every collection of garbage: each one finds something that nobody
// uses, and the next such thing is laid out for the next.
func afterCollections(do func()) {
	var again func(struct{})
	bait := func() { runtime.AddCleanup(new([32]byte), again, struct{}{}) }
	again = func(struct{}) {
		do()
		bait()
	}
	bait()
}
