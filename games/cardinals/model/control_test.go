package model

import (
	"slices"

	"outremer/game"
	"outremer/game/gametest"
)

// Control and points [3b], [6a] to [6d].

// Rome has rules of its own, and Jerusalem counts twice.
const rome, jerusalem = "rome", "jerusalem"

// controlled: a unit in a centre after the retreats of End, and nothing else, gains it.
func (b *board) controlled(e gametest.Told) error {
	b.march()
	at := e.Args[0]
	owner, there := b.units[at]
	if b.season != "end" || !there || owner != int(e.Seat) || b.holder[at] == owner {
		return differ("control of "+at+" in "+b.season, e.Seat, b.holder[at])
	}
	b.holder[at] = owner
	delete(b.claims, at) // claims end when a great power takes the centre [R93]
	return nil
}

func (b *board) credited(e gametest.Told) error {
	b.claims[e.Args[0]] = append(b.claims[e.Args[0]], int(e.Seat))
	return nil
}

// settled: no centre with a unit of a great power is left to somebody else.
func (b *board) settled() error {
	for at, holder := range b.holder {
		if owner, there := b.units[at]; there && owner != nobody && owner != holder && at != rome {
			return differ("control of "+at, holder, owner)
		}
	}
	return nil
}

// points: centres held and claimed, Jerusalem twice. A claim holds while the centre is nobody's.
func (b *board) points(seat int) (n int) {
	for at, holder := range b.holder {
		worth := 1
		if at == jerusalem {
			worth = 2
		}
		if holder == seat || holder == nobody && slices.Contains(b.claims[at], seat) {
			n += worth
		}
	}
	return n
}

func (b *board) count(e gametest.Told) error {
	if err := b.settled(); err != nil {
		return err
	}
	return differ("points of "+b.houses[e.Seat].slug, e.Nums[0], b.points(int(e.Seat)))
}

// Over: whoever has eighteen centres and more than all others wins alone; else the most share.
func (b *board) Over(r game.Result) error {
	var points []int
	for s := range b.houses {
		points = append(points, b.points(s))
	}
	var winners game.Seats
	for s, n := range points {
		if n > 0 && n == slices.Max(points) {
			winners = winners.With(game.Seat(s))
		}
	}
	return differ("end", []any{r.Points, r.Winners}, []any{points, winners})
}
