package cardinals

import (
	"context"
	"testing"

	"outremer/game"
)

// TestWorldsAgree: what the planner finds out by resolving only what a trial concerns is what the rules
// make of all orders together, for every unit, and so is what it thinks of the board afterwards. Some
// monarchs are excommunicated, and one is Pope, so that all kinds of orders change by the way.
func TestWorldsAgree(t *testing.T) {
	seen, settled := 0, 0
	visit := func(s *State, p game.Seat, _ []game.Move, r *game.Rand) {
		if q, _ := s.Prompt(p); q.Step != stepOrders || s.Sealed.Has(p) {
			return
		}
		now := counsel{State: *s, luck: *r}
		for q := range s.live().All() {
			if r.Intn(0, 4) == 0 {
				now.Banned[0] = now.Banned[0].With(q)
			}
		}
		now.Pope = game.Seat(r.Intn(0, majors))
		x := planners.Take()
		defer planners.Return(x)
		x.begin(context.Background(), &now, p, calm())
		x.search(context.Background(), 1, 400)
		for range 20 {
			if !x.apply(&x.all[r.Intn(0, len(x.all))]) {
				continue
			}
			x.prepare(&x.next)
			for i := range x.worlds[:x.skill.worlds] {
				x.agrees(t, &x.worlds[i], x.resolve(&x.worlds[i]))
				seen++
			}
			if r.Intn(0, 4) == 0 {
				x.now = x.next
				x.settle()
				settled++
			}
		}
	}
	wildly(t, 2, 40, "knight", visit)
	if seen < 1000 || settled < 10 {
		t.Errorf("%d trials in worlds, %d of which they went on from", seen, settled)
	}
}

// agrees compares the last trial in a world with the rules.
func (x *planner) agrees(t *testing.T, g *world, worth float64) {
	t.Helper()
	s := x.s.State
	s.Orders, s.Bids = g.orders, g.bids
	for _, at := range x.mine {
		s.Orders[at] = x.next.orders[at]
	}
	s.Bids[x.p] = x.next.bids
	var d desk
	s.halve(nil)
	s.tally(&d, nil)
	var plain field
	for i, r := 0, d.adjudicate(&s); i < len(r.Outcomes); i++ {
		plain.fates[i] = x.fateOf(i, &r.Outcomes[i])
		x.place(&plain, i, 1)
		if plain.fates[i] != x.after.fates[i] {
			t.Fatalf("%s, unit %d: %+v, not %+v", x.s.f.dynasties[x.p], i, x.after.fates[i], plain.fates[i])
		}
	}
	x.expect(&plain, x.s.f.centres)
	if plain.reach != x.after.reach || plain.full != x.after.full || x.worthOf(&plain) != worth {
		t.Fatalf("%s: worth %v, not %v", x.s.f.dynasties[x.p], worth, x.worthOf(&plain))
	}
}
