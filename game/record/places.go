package record

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/game/seating"
)

// Placed is how a player came to a seat that was given away at the start.
type Placed struct {
	N      int      // number of the place; 0 if the seat was not given away
	Wishes []string // seats the player would have liked, best first
}

// Give returns the seats for the places of a table, the place with the lowest number first. It does
// not matter at which seats the places stand: before the start that means nothing.
func Give(secret []byte, seats, entropy []string, places []Placed) []game.Seat {
	var pool, order []game.Seat
	for s := range places {
		if places[s].N != 0 {
			pool, order = append(pool, game.Seat(s)), append(order, game.Seat(s))
		}
	}
	slices.SortFunc(order, func(a, b game.Seat) int { return cmp.Compare(places[a].N, places[b].N) })
	wishes, added := make([][]int, len(pool)), make([]string, len(pool))
	for i, at := range order {
		added[i] = oneLine(entropy[at])
		for _, name := range places[at].Wishes {
			if seat := slices.Index(pool, game.Seat(slices.Index(seats, name))); seat >= 0 {
				wishes[i] = append(wishes[i], seat)
			}
		}
	}
	given := make([]game.Seat, 0, len(pool))
	for _, i := range seating.Draw(seating.Key(secret, added), wishes) {
		given = append(given, pool[i])
	}
	return given
}

// AppendPlaces appends a line for each seat that was given away.
func AppendPlaces(b []byte, seats []string, places []Placed) []byte {
	for s, p := range places {
		if p.N != 0 {
			b = append(b, strings.TrimSpace(fmt.Sprintf("place %s %d %s", seats[s], p.N, strings.Join(p.Wishes, " ")))+"\n"...)
		}
	}
	return b
}

// place reads what AppendPlaces wrote.
func (p *parser) place(words []string) error {
	s := slices.Index(p.f.Seats, words[0])
	if s < 0 || len(words) < 2 {
		return fmt.Errorf("place: a seat and a number expected")
	}
	n, err := strconv.Atoi(words[1])
	if err != nil || n < 1 {
		return fmt.Errorf("place: %q is not a number", words[1])
	}
	if p.f.Places == nil {
		p.f.Places = make([]Placed, len(p.f.Seats))
	}
	p.f.Places[s] = Placed{n, words[2:]}
	return nil
}

// verifyPlaces checks that the luck gave the places the seats they have.
func (f *File) verifyPlaces() error {
	if f.Places == nil {
		return nil
	}
	last := 0
	for _, at := range Give(f.Secret, f.Seats, f.Entropy, f.Places) {
		if n := f.Places[at].N; n <= last {
			return fmt.Errorf("the luck gives the seat of %s to another place", f.Seats[at])
		}
		last = f.Places[at].N
	}
	return nil
}
