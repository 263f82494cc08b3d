package sim

import (
	"slices"

	"outremer/game"
)

// nobody stands in for the bot of a seat at which nobody sits, because the game plays it
// or leaves it out.
const nobody = "-"

// seated is who plays each seat in the n-th game. Bots move on from seat to seat, past those
// at which nobody sits; the bots named for these do not play.
func (p *Plan) seated(n int) []string {
	var vacant game.Seats
	if t, ok := p.Title.(game.Filler); ok {
		vacant, _ = t.Vacant(p.Setup) // New refuses the setup if this does
	}
	bots := slices.Clone(p.Bots)
	var taken []int
	for i := range bots {
		if vacant.Has(game.Seat(i)) {
			bots[i] = nobody
		} else {
			taken = append(taken, i)
		}
	}
	for k, i := range taken {
		to := k
		if p.Rotate {
			to = (k + n) % len(taken)
		}
		bots[taken[to]] = p.Bots[i]
	}
	return bots
}

// Vacant reports whether nobody sits at the i-th seat.
func (g *Game) Vacant(i int) bool { return g.Bots[i] == nobody }

// players is how many seats were in the game. One at which nobody sat and to which nothing
// ever happened was not.
func (g *Game) players() int {
	n := len(g.Seats)
	for i := range g.Bots {
		if g.Vacant(i) && len(g.Counts[i]) == 0 {
			n--
		}
	}
	return n
}
