package sim

import (
	"slices"

	"outremer/game"
)

// nobody stands in for the bot of a vacant seat, which the game itself plays or leaves out.
const nobody = "-"

// seated returns who plays each seat in the n-th game. Bots rotate from seat to seat, skipping
// vacant ones; the bots named for these do not play.
func (p *Plan) seated(n int) []string {
	var vacant game.Seats
	if t, ok := p.Title.(game.Filler); ok {
		vacant, _ = t.Vacant(p.Setup) // New rejects the setup if this does
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

// Vacant reports whether the i-th seat is vacant.
func (g *Game) Vacant(i int) bool { return g.Bots[i] == nobody }

// players returns how many seats were in the game. A vacant seat to which nothing ever happened was
// not.
func (g *Game) players() int {
	n := len(g.Seats)
	for i := range g.Bots {
		if g.Vacant(i) && len(g.Counts[i]) == 0 {
			n--
		}
	}
	return n
}
