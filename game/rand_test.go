package game

import (
	"fmt"
	"math"
	"slices"
	"testing"
)

// TestSipHash holds the generator to the reference vector of SipHash-2-4 for the
// key 00 01 .. 0f and the message 00 01 .. 0f.
func TestSipHash(t *testing.T) {
	a, b := uint64(0x0706050403020100), uint64(0x0f0e0d0c0b0a0908)
	if got, want := siphash([2]uint64{a, b}, a, b), uint64(0x3f2acc7f57c29bdb); got != want {
		t.Errorf("%x, not %x", got, want)
	}
}

// TestDrawsNeverChange: a log is valid only as long as its key gives the same rolls.
func TestDrawsNeverChange(t *testing.T) {
	r := NewRand([2]uint64{1187, 1099})
	var dice []int
	for range 12 {
		dice = append(dice, r.Intn(2, 6)+1)
	}
	if want := []int{5, 5, 3, 6, 4, 1, 4, 1, 5, 1, 3, 6}; !slices.Equal(dice, want) {
		t.Errorf("dice %v, not %v", dice, want)
	}
	deck := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	Shuffle(&r, 1, deck)
	if want := []int{0, 8, 6, 1, 4, 7, 5, 2, 3, 9}; !slices.Equal(deck, want) {
		t.Errorf("deck %v, not %v", deck, want)
	}
	key := DeriveKey([]byte("secret"), []string{"my lucky horse", ""})
	if want := ([2]uint64{0xbb206f060c1bdf6a, 0xdb75e9956aa9aff}); key != want {
		t.Errorf("key %x, not %x", key, want)
	}
}

// kinds are both kinds of luck, under one key.
func kinds(key [2]uint64) map[string]Rand {
	return map[string]Rand{"sealed": NewRand(key), "quick": Quick(key)}
}

func TestUniform(t *testing.T) {
	for name, r := range kinds([2]uint64{3, 4}) {
		for _, n := range []int{1, 2, 3, 6, 7, 52, 1000} {
			fair(t, fmt.Sprintf("%s, n=%d", name, n), n, func(int) int { return r.Intn(0, n) })
		}
	}
}

// TestNeighbours: numbers that differ by little, in the key, the stream or the counter, are as
// independent of each other as any others.
func TestNeighbours(t *testing.T) {
	const n = 6
	for name, r := range kinds([2]uint64{3, 4}) {
		fair(t, name+", two draws in a row", n*n, func(int) int { return r.Intn(0, n)*n + r.Intn(0, n) })
		fair(t, name+", two streams", n*n, func(int) int { return r.Intn(1, n)*n + r.Intn(2, n) })
	}
	keys := map[string]func(i int) [2]uint64{
		"first":  func(i int) [2]uint64 { return [2]uint64{uint64(i), 4} },
		"second": func(i int) [2]uint64 { return [2]uint64{3, uint64(i)} },
	}
	for half, key := range keys {
		for name := range kinds(key(0)) {
			first := func(i int) int { r := kinds(key(i))[name]; return r.Intn(0, n) }
			fair(t, name+", two keys, "+half+" half", n*n, func(i int) int { return first(i)*n + first(i+1) })
		}
	}
}

// fair draws numbers below n and compares how often each came by chi square, which is about n, give
// or take the square root of 2n.
func fair(t *testing.T, what string, n int, draw func(i int) int) {
	t.Helper()
	const each = 2000
	counts, chi := make([]int, n), 0.0
	for i := range each * n {
		counts[draw(i)]++
	}
	for _, c := range counts {
		chi += float64((c-each)*(c-each)) / each
	}
	if most := float64(n) + 6*math.Sqrt(2*float64(n)); chi > most {
		t.Errorf("%s: chi square %.0f, not below %.0f", what, chi, most)
	}
}

// TestRejection: where a range does not divide 2^64 evenly, the remainder is drawn
// again, still as one draw.
func TestRejection(t *testing.T) {
	for name, r := range kinds([2]uint64{5, 6}) {
		n := int(^uint(0)>>1)/2 + 3 // a quarter of all draws falls into the remainder
		seen := 0
		for range 1000 {
			if v := r.Intn(0, n); v < 0 || v >= n {
				t.Fatalf("%s: %d is not below %d", name, v, n)
			} else if v < n/2 {
				seen++
			}
		}
		if seen < 430 || seen > 570 {
			t.Errorf("%s: %d of 1000 in the lower half", name, seen)
		}
		if r.Draws() != 1000 {
			t.Errorf("%s: %d draws, not 1000", name, r.Draws())
		}
	}
}

// TestStreams: one more draw from one stream changes nothing in another.
func TestStreams(t *testing.T) {
	for name, fresh := range kinds([2]uint64{7, 8}) {
		draw := func(extra int) (seq []uint64) {
			r := fresh
			for range extra {
				r.Uint64(3)
			}
			for range 5 {
				seq = append(seq, r.Uint64(4))
			}
			return seq
		}
		if !slices.Equal(draw(0), draw(9)) {
			t.Errorf("%s: stream 3 disturbs stream 4", name)
		}
		a, b := fresh, fresh
		if a.Uint64(0) == b.Uint64(1) {
			t.Errorf("%s: two streams give the same", name)
		}
	}
}

func TestShuffleIsFair(t *testing.T) {
	for name, r := range kinds([2]uint64{9, 10}) {
		orders := map[[3]int]int{}
		for range 6000 {
			xs := [3]int{0, 1, 2}
			Shuffle(&r, 0, xs[:])
			orders[xs]++
		}
		for order, n := range orders {
			if len(orders) != 6 || n < 850 || n > 1150 {
				t.Errorf("%s: %v came %d times of 6000", name, order, n)
			}
		}
	}
}

func TestTape(t *testing.T) {
	r := NewRand([2]uint64{1, 2})
	free := r
	tape := Tape{Keep: true}
	tape.Queue(1, 5, 0, 7)
	r.SetTape(&tape)
	if got := [3]int{r.Intn(1, 6), r.Intn(1, 6), r.Intn(1, 6)}; got != [3]int{5, 0, 1} {
		t.Errorf("played %v", got)
	}
	if tape.Queued(1) != 0 || r.Draws() != 3 {
		t.Errorf("%d are left, %d drawn", tape.Queued(1), r.Draws())
	}
	for range 3 {
		free.Intn(1, 6)
	}
	if got, want := r.Intn(1, 6), free.Intn(1, 6); got != want {
		t.Errorf("after the queue: %d, not %d as without a tape", got, want)
	}
	if want := (Roll{1, 6, 5}); len(tape.Rolls) != 4 || tape.Rolls[0] != want {
		t.Errorf("recorded %v", tape.Rolls)
	}
	tape.Reset()
	r.SetTape(nil)
	r.Intn(1, 6)
	if len(tape.Rolls) != 0 {
		t.Error("a tape that was taken off still records")
	}
}

func TestReseed(t *testing.T) {
	r, from := NewRand([2]uint64{1, 2}), NewRand([2]uint64{3, 4})
	r.Intn(2, 6)
	r.SetTape(&Tape{Keep: true})
	old := r
	r.Reseed(&from)
	if r.Counters() != old.Counters() {
		t.Error("counters changed")
	}
	if r.tape != nil || r.key == old.key {
		t.Error("the tape or the key stayed")
	}
	if !r.quick || old.quick {
		t.Errorf("quick %v, after it was %v, not true after false", r.quick, old.quick)
	}
	a := r
	a.SetCounters(old.Counters())
	if a.Uint64(2) != r.Uint64(2) {
		t.Error("key and counters do not make the luck")
	}
}

// TestDeriveKey: what one player adds cannot be shifted to another.
func TestDeriveKey(t *testing.T) {
	seen := map[[2]uint64]bool{}
	for _, entropy := range [][]string{nil, {""}, {"", ""}, {"ab", ""}, {"a", "b"}, {"", "ab"}} {
		seen[DeriveKey([]byte("s"), entropy)] = true
	}
	if len(seen) != 6 {
		t.Errorf("%d keys from 6 inputs", len(seen))
	}
}

func BenchmarkDie(b *testing.B) {
	for name, r := range kinds([2]uint64{1, 2}) {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				r.Intn(1, 6)
			}
		})
	}
}
