package thywill

import (
	"slices"

	"outremer/game"
)

// The journeys a bot considers. There are thousands in all; what matters is where the knights end
// up, and mostly which one ends up in a good place.

const (
	maxRides  = 48 // journeys examined
	maxPoints = 10 // more movement leads nowhere new
	goals     = 3  // places considered for each knight
	chances   = 6  // places considered for the following action
)

// ride is how far each knight can travel.
type ride struct {
	from  posts
	n     int                                // points
	reach [maxKnights][maxPoints + 1]regions // by points spent
	best  [maxKnights][maxPoints + 1]Region  // most attractive of them
}

// travel enumerates the ways to spend movement points.
func (t *thinker) travel(d int, s *State, points int, e errand) {
	r := ride{from: s.Knights[t.p], n: min(points, maxPoints)}
	t.saddle(s, &r)
	list := append(t.posts[:0], r.from)
	switch {
	case e.tokens > 0 && e.action == crusade:
		list = t.head(list, &r, s.beatable(s.total(t.p, crusade, e.tokens)), maxRegions)
	case e.tokens > 0 && e.action == build:
		list = t.head(list, &r, t.building(s, e.tokens), chances)
	default:
		list = t.roam(list, &r)
	}
	for _, to := range list {
		c := t.copyOf(d, s)
		c.Knights[t.p] = to
		first := t.made == 0
		if first {
			t.push(firstStep(s, t.p, to))
		}
		t.next(d+1, c, e)
		if first {
			t.pop()
		}
	}
}

// building returns every region where the tokens suffice for a building.
func (t *thinker) building(s *State, tokens int) (x regions) {
	total := s.total(t.p, build, tokens)
	for b := range buildings {
		x |= s.sites(s.side.on, t.p, b, total)
	}
	return x
}

// saddle computes how far each knight can travel, using the method of within.
func (t *thinker) saddle(s *State, r *ride) {
	enemies := s.enemiesAt()
	for i, at := range r.from {
		if at == noRegion {
			continue
		}
		reached, before := regions(0).with(at), regions(0)
		best := at
		r.reach[i][0], r.best[i][0] = reached, best
		for n := 1; n <= r.n; n++ {
			now := reached | s.side.around(reached&^enemies) | s.side.around(before&enemies)
			for fresh := now &^ reached; fresh != 0; {
				if x := fresh.take(); t.lures[x] > t.lures[best] {
					best = x
				}
			}
			before, reached = reached, now
			r.reach[i][n], r.best[i][n] = reached, best
		}
	}
}

// cost of moving a knight to a region; more than the available points if it is too far.
func (r *ride) cost(i int, to Region) int {
	n := 0
	for n <= r.n && !r.reach[i][n].has(to) {
		n++
	}
	return n
}

// within returns every region that some knight can reach.
func (r *ride) within() (x regions) {
	for i := range r.reach {
		x |= r.reach[i][r.n]
	}
	return x
}

// twin reports whether an earlier knight is in the same place.
func (r *ride) twin(i int) bool { return slices.Contains(r.from[:i], r.from[i]) }

// roam appends rides that each take one knight to one of its best places.
func (t *thinker) roam(list []posts, r *ride) []posts {
	for i, at := range r.from {
		if at == noRegion || r.twin(i) {
			continue
		}
		places := r.reach[i][r.n].without(at)
		for n := 0; n < goals && places != 0; n++ {
			to := t.best(places)
			places = places.without(to)
			list = t.add(list, r, i, to)
		}
	}
	return list
}

// head appends rides that take some knight to one of the n best places of a set.
func (t *thinker) head(list []posts, r *ride, places regions, n int) []posts {
	for places &= r.within(); n > 0 && places != 0; n-- {
		to := t.best(places)
		places = places.without(to)
		for i, at := range r.from {
			if at != noRegion && !r.twin(i) && r.reach[i][r.n].has(to) {
				list = t.add(list, r, i, to)
			}
		}
	}
	return list
}

// best is the most attractive of the given regions.
func (t *thinker) best(x regions) Region {
	at := x.take()
	for x != 0 {
		if r := x.take(); t.lures[r] > t.lures[at] {
			at = r
		}
	}
	return at
}

// add appends the ride of one knight; the remaining points take the others to the best places
// within reach.
func (t *thinker) add(list []posts, r *ride, i int, to Region) []posts {
	if len(list) == cap(list) {
		return list
	}
	left := r.n - r.cost(i, to)
	at := r.from
	at[i] = to
	for j := range at {
		if j == i || at[j] == noRegion || left == 0 {
			continue
		}
		better := r.best[j][left]
		if t.lures[better] > t.lures[at[j]] && !slices.Contains(at[:], better) {
			left -= r.cost(j, better)
			at[j] = better
		}
	}
	if slices.Contains(list, at) {
		return list
	}
	return append(list, at)
}

// firstStep is the first step of the cheapest way to move p's knights to their places.
func firstStep(s *State, p game.Seat, to posts) game.Move {
	enemies := s.enemiesAt()
	for i, from := range s.Knights[p] {
		if from == to[i] {
			continue
		}
		cost := 0
		for !s.within(regions(0).with(from), cost).has(to[i]) {
			cost++
		}
		for next := s.side.borders[from]; next != 0; {
			x := next.take()
			if s.within(regions(0).with(x), cost-int(price(from, enemies))).has(to[i]) {
				return moveMove(from, x)
			}
		}
	}
	return moveDone
}
