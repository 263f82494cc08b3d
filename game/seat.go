package game

import (
	"iter"
	"math/bits"
)

// Seat numbers a place at the table, from 0.
type Seat int8

// Nobody is a spectator, or the game itself.
const Nobody Seat = -1

// MaxSeats is the most seats a table can have.
const MaxSeats = 16

// Seats is a set of seats.
type Seats uint16

// AllSeats is the set of the first n seats.
func AllSeats(n int) Seats { return Seats(1)<<n - 1 }

// Only is the set of the given seats; Nobody is left out.
func Only(seats ...Seat) (x Seats) {
	for _, s := range seats {
		x = x.With(s)
	}
	return x
}

// Has reports whether s is in the set. Nobody never is.
func (x Seats) Has(s Seat) bool { return s >= 0 && x>>s&1 != 0 }

// With returns the set with s added; adding Nobody changes nothing.
func (x Seats) With(s Seat) Seats {
	if s < 0 {
		return x
	}
	return x | 1<<s
}

// Without returns the set with s taken out.
func (x Seats) Without(s Seat) Seats {
	if s < 0 {
		return x
	}
	return x &^ (1 << s)
}

// Len is the number of seats in the set.
func (x Seats) Len() int { return bits.OnesCount16(uint16(x)) }

// First is the lowest seat in the set, or Nobody.
func (x Seats) First() Seat {
	if x == 0 {
		return Nobody
	}
	return Seat(bits.TrailingZeros16(uint16(x)))
}

// All iterates over the seats of the set, lowest first.
func (x Seats) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for ; x != 0; x &= x - 1 {
			if !yield(x.First()) {
				return
			}
		}
	}
}
