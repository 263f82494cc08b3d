package diplomacy

import (
	"iter"
	"math/bits"
)

// Set is a set of provinces or locations.
type Set [4]uint64

func (s *Set) add(i uint8)      { s[i>>6] |= 1 << (i & 63) }
func (s *Set) remove(i uint8)   { s[i>>6] &^= 1 << (i & 63) }
func (s *Set) has(i uint8) bool { return s[i>>6]>>(i&63)&1 != 0 }

// HasProv reports whether a province is in the set.
func (s Set) HasProv(p Prov) bool { return s.has(uint8(p)) }

// AddProv adds a province to the set.
func (s *Set) AddProv(p Prov) { s.add(uint8(p)) }

// All goes through the members, from the least.
func (s Set) All() iter.Seq[uint8] {
	return func(yield func(uint8) bool) {
		for !s.empty() {
			if !yield(s.take()) {
				return
			}
		}
	}
}

func (s Set) and(t *Set) Set {
	return Set{s[0] & t[0], s[1] & t[1], s[2] & t[2], s[3] & t[3]}
}

func (s Set) or(t *Set) Set {
	return Set{s[0] | t[0], s[1] | t[1], s[2] | t[2], s[3] | t[3]}
}

func (s Set) without(t *Set) Set {
	return Set{s[0] &^ t[0], s[1] &^ t[1], s[2] &^ t[2], s[3] &^ t[3]}
}

func (s *Set) meets(t *Set) bool {
	return s[0]&t[0]|s[1]&t[1]|s[2]&t[2]|s[3]&t[3] != 0
}

func (s *Set) empty() bool { return s[0]|s[1]|s[2]|s[3] == 0 }

// Len is the number of members.
func (s Set) Len() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2]) + bits.OnesCount64(s[3])
}

// take removes the least member and returns it. The set must not be empty.
func (s *Set) take() uint8 {
	for w := range s {
		if s[w] != 0 {
			i := bits.TrailingZeros64(s[w])
			s[w] &= s[w] - 1
			return uint8(w<<6 | i)
		}
	}
	panic("diplomacy: take from an empty set")
}
