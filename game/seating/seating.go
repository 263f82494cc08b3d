// Package seating gives seats to people who have none yet, by lot or by what they would like, so
// that anybody who has the finished log can check it.
package seating

import (
	"math"
	"slices"

	"outremer/game"
)

// Draw gives each place a seat. Wishes are the seats each place would like, best first; as many
// seats as places are given away.
//
// The rule: a seat on somebody's list costs its rank there, a seat that is not costs as much as the
// end of the longest possible list, and the sum over all is the least possible. Of the distributions
// that are equally good, each is drawn with equal chance. Without wishes that is a fair lot.
func Draw(key [2]uint64, wishes [][]int) []int {
	n := len(wishes)
	best := plan(wishes)
	luck := game.NewRand(key)
	given, seats := 0, make([]int, n)
	for place := range n {
		lot := luck.Intn(0, best[given].ways)
		for seat := range n {
			next := given | 1<<seat
			if next == given || best[next].cost+cost(wishes[place], seat, n) != best[given].cost {
				continue
			}
			if lot < best[next].ways {
				seats[place], given = seat, next
				break
			}
			lot -= best[next].ways
		}
	}
	return seats
}

// rest is the least that the remaining places can cost, and in how many ways.
type rest struct{ cost, ways int }

// plan works out, for each set of seats given to the first places, what is best for the others.
func plan(wishes [][]int) []rest {
	n := len(wishes)
	best := make([]rest, 1<<n)
	best[len(best)-1] = rest{0, 1}
	for given := len(best) - 2; given >= 0; given-- {
		best[given].cost = math.MaxInt
		place := bitsIn(given)
		for seat := range n {
			next := given | 1<<seat
			if next == given {
				continue
			}
			sum := best[next].cost + cost(wishes[place], seat, n)
			switch at := &best[given]; {
			case sum < at.cost:
				*at = rest{sum, best[next].ways}
			case sum == at.cost:
				at.ways += best[next].ways
			}
		}
	}
	return best
}

// cost is how far down its list a place finds a seat.
func cost(wishes []int, seat, n int) int {
	if rank := slices.Index(wishes, seat); rank >= 0 {
		return rank
	}
	return n
}

func bitsIn(set int) int { return game.Seats(set).Len() }

// Key is the key of the draw, from the table's secret and what each place added to the luck. It is
// another one than the game's.
func Key(secret []byte, entropy []string) [2]uint64 {
	return game.DeriveKey(secret, append([]string{"seating"}, entropy...))
}
