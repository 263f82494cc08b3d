package game

import (
	"crypto/sha256"
	"encoding/binary"
	"math/bits"
)

// MaxStreams is the most streams a title can name.
const MaxStreams = 8

// Rand is the luck of a game: SipHash-2-4 of (stream, counter) under a 128-bit
// key. It is a plain value inside a State, and never part of a View. The table
// publishes the key's hash at the start and the key at the end, so every draw of
// a finished game can be checked.
//
// Worlds that are only thought of need no seal. Their luck is quick: a hash of the same three things
// that is as even, but could be guessed from what it gave.
type Rand struct {
	key   [2]uint64
	n     [MaxStreams]uint32
	tape  *Tape
	quick bool
}

// NewRand makes a generator with all counters at zero.
func NewRand(key [2]uint64) Rand { return Rand{key: key} }

// Quick makes a quick generator, for whatever chooses by chance but is not on record. Its draws may
// change with the program. Half of the key is enough for it.
func Quick(key [2]uint64) Rand {
	return Rand{key: [2]uint64{key[0] + key[1]*0xc2b2ae3d27d4eb4f}, quick: true}
}

// Roll is one draw: a number below N from a stream.
type Roll struct {
	Stream Stream
	N      int
	Value  int
}

// Tape sits between a generator and its state. Queued values replace luck; draws are recorded if
// Keep is set. Scripts use it to fix dice, the table to read what was rolled.
type Tape struct {
	Keep  bool
	Rolls []Roll // what was drawn since the last Reset
	queue [MaxStreams][]int
}

// Queue appends values for a stream: each replaces one draw. A value outside the
// draw's range is taken modulo the range.
func (t *Tape) Queue(st Stream, values ...int) { t.queue[st] = append(t.queue[st], values...) }

// Queued returns how many values of a stream are still queued.
func (t *Tape) Queued(st Stream) int { return len(t.queue[st]) }

// Reset clears the recorded draws, but not the queue.
func (t *Tape) Reset() { t.Rolls = t.Rolls[:0] }

// SetTape attaches a tape to the generator; nil removes it. A copy of the state shares the tape.
func (r *Rand) SetTape(t *Tape) { r.tape = t }

// Reseed gives the generator another key, keeps its counters, and makes it quick. Sample uses it to
// give a sampled world its own luck.
func (r *Rand) Reseed(from *Rand) {
	r.key = [2]uint64{from.Uint64(0)}
	r.tape = nil
	r.quick = true
}

// Draws returns the total number of draws. Undo must not cross a change of it.
func (r *Rand) Draws() uint64 {
	var sum uint64
	for _, n := range r.n {
		sum += uint64(n)
	}
	return sum
}

// Counters and SetCounters are for snapshots. The key is not part of a snapshot:
// it comes with the Setup.
func (r *Rand) Counters() [MaxStreams]uint32     { return r.n }
func (r *Rand) SetCounters(n [MaxStreams]uint32) { r.n = n }

// Intn returns a uniform number in [0, n) from a stream. One call is one draw. It maps 64 random
// bits to the range by multiplication. Values in the biased remainder are rejected and hashed
// again, so the result is exactly uniform.
func (r *Rand) Intn(st Stream, n int) int {
	if r.tape != nil {
		return r.taped(st, n)
	}
	var x uint64
	if r.quick { // as in Uint64, without the call: most of what a playout draws is dice
		x = mix(r.key[0], uint64(st), uint64(r.n[st]))
		r.n[st]++
	} else {
		x = r.Uint64(st)
	}
	hi, lo := bits.Mul64(x, uint64(n))
	if lo < uint64(n) {
		for limit := -uint64(n) % uint64(n); lo < limit; {
			x = r.hash(x, uint64(st))
			hi, lo = bits.Mul64(x, uint64(n))
		}
	}
	return int(hi)
}

// taped is a draw that the tape gives or hears.
func (r *Rand) taped(st Stream, n int) int {
	t, v := r.tape, 0
	if q := t.queue[st]; len(q) > 0 {
		v = ((q[0] % n) + n) % n
		t.queue[st] = q[1:]
		r.n[st]++
	} else {
		r.tape = nil
		v = r.Intn(st, n)
		r.tape = t
	}
	if t.Keep {
		t.Rolls = append(t.Rolls, Roll{st, n, v})
	}
	return v
}

// Uint64 returns 64 random bits from a stream.
func (r *Rand) Uint64(st Stream) uint64 {
	x := r.hash(uint64(st), uint64(r.n[st]))
	r.n[st]++
	return x
}

// hash is two numbers under the key.
func (r *Rand) hash(a, b uint64) uint64 {
	if r.quick {
		return mix(r.key[0], a, b)
	}
	return siphash(r.key, a, b)
}

// Shuffle puts xs into random order.
func Shuffle[T any](r *Rand, st Stream, xs []T) {
	for i := len(xs) - 1; i > 0; i-- {
		j := r.Intn(st, i+1)
		xs[i], xs[j] = xs[j], xs[i]
	}
}

// mix is the finalizer of SplitMix64, applied to one number made of all three. Odd factors keep
// neighbours apart.
func mix(key, a, b uint64) uint64 {
	x := key + a*0xd1342543de82ef95 + b*0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// siphash is SipHash-2-4 of the 16-byte message (a, b), little endian.
func siphash(key [2]uint64, a, b uint64) uint64 {
	v0 := key[0] ^ 0x736f6d6570736575
	v1 := key[1] ^ 0x646f72616e646f6d
	v2 := key[0] ^ 0x6c7967656e657261
	v3 := key[1] ^ 0x7465646279746573
	const end = 16 << 56
	v3 ^= a
	v0, v1, v2, v3 = sipround(v0, v1, v2, v3)
	v0, v1, v2, v3 = sipround(v0, v1, v2, v3)
	v0, v3 = v0^a, v3^b
	v0, v1, v2, v3 = sipround(v0, v1, v2, v3)
	v0, v1, v2, v3 = sipround(v0, v1, v2, v3)
	v0, v3 = v0^b, v3^end
	v0, v1, v2, v3 = sipround(v0, v1, v2, v3)
	v0, v1, v2, v3 = sipround(v0, v1, v2, v3)
	v0, v2 = v0^end, v2^0xff
	v0, v1, v2, v3 = sipround(v0, v1, v2, v3)
	v0, v1, v2, v3 = sipround(v0, v1, v2, v3)
	v0, v1, v2, v3 = sipround(v0, v1, v2, v3)
	v0, v1, v2, v3 = sipround(v0, v1, v2, v3)
	return v0 ^ v1 ^ v2 ^ v3
}

// sipround is small enough to be inlined, which halves the cost of a draw.
func sipround(v0, v1, v2, v3 uint64) (uint64, uint64, uint64, uint64) {
	v0 += v1
	v1 = bits.RotateLeft64(v1, 13) ^ v0
	v0 = bits.RotateLeft64(v0, 32)
	v2 += v3
	v3 = bits.RotateLeft64(v3, 16) ^ v2
	v0 += v3
	v3 = bits.RotateLeft64(v3, 21) ^ v0
	v2 += v1
	v1 = bits.RotateLeft64(v1, 17) ^ v2
	v2 = bits.RotateLeft64(v2, 32)
	return v0, v1, v2, v3
}

// DeriveKey derives the key of a game from the table's secret and what each player added when
// taking a seat, so that neither side controls the luck alone.
func DeriveKey(secret []byte, entropy []string) [2]uint64 {
	h := sha256.New()
	h.Write(secret)
	for _, e := range entropy {
		h.Write(binary.BigEndian.AppendUint32(nil, uint32(len(e))))
		h.Write([]byte(e))
	}
	sum := h.Sum(nil)
	return [2]uint64{binary.BigEndian.Uint64(sum), binary.BigEndian.Uint64(sum[8:])}
}
