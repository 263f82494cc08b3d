package cardinals

import (
	"iter"
	"math/bits"

	"outremer/diplomacy"
)

// Space is a space on the map, in the adjudicator's numbering.
type Space uint8

// Place is where in a space a unit stands: the space itself or, for a fleet, one of its coasts,
// in the adjudicator's numbering.
type Place uint8

const (
	maxSpaces       = 144
	noSpace   Space = 255
	noPlace   Place = 255
)

// spaces is a set of spaces.
type spaces [3]uint64

// spacesOf is a set of provinces in the adjudicator's terms.
func spacesOf(x diplomacy.Set) spaces { return spaces(x[:3]) }

func (x *spaces) add(s Space)     { x[s>>6] |= 1 << (s & 63) }
func (x *spaces) remove(s Space)  { x[s>>6] &^= 1 << (s & 63) }
func (x spaces) has(s Space) bool { return s < maxSpaces && x[s>>6]>>(s&63)&1 != 0 }
func (x spaces) empty() bool      { return x[0]|x[1]|x[2] == 0 }

func (x spaces) and(y spaces) spaces { return spaces{x[0] & y[0], x[1] & y[1], x[2] & y[2]} }
func (x spaces) or(y spaces) spaces  { return spaces{x[0] | y[0], x[1] | y[1], x[2] | y[2]} }

func (x spaces) without(y spaces) spaces {
	return spaces{x[0] &^ y[0], x[1] &^ y[1], x[2] &^ y[2]}
}

func (x spaces) len() int {
	return bits.OnesCount64(x[0]) + bits.OnesCount64(x[1]) + bits.OnesCount64(x[2])
}

// all goes through the members, from the least.
func (x spaces) all() iter.Seq[Space] {
	return func(yield func(Space) bool) {
		for w := range x {
			for rest := x[w]; rest != 0; rest &= rest - 1 {
				if !yield(Space(w<<6 | bits.TrailingZeros64(rest))) {
					return
				}
			}
		}
	}
}

// take removes and returns the least member, or noSpace.
func (x *spaces) take() Space {
	for w := range x {
		if x[w] != 0 {
			i := bits.TrailingZeros64(x[w])
			x[w] &= x[w] - 1
			return Space(w<<6 | i)
		}
	}
	return noSpace
}
