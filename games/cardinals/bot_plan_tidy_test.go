package cardinals

import (
	"context"
	"slices"
	"testing"

	"outremer/game"
)

// iberia is a position in which an army in Toledo may be attacked, and an army and realms beside it could help.
const iberia = alone + `
	holder anscarids burgos toledo
	army anscarids burgos toledo
	holder almohads seville
	army almohads seville
	turn late 1180
	points anscarids 3
`

// planning begins to plan for a seat; the planner must be returned.
func planning(t *testing.T, s *State, p game.Seat) *planner {
	t.Helper()
	x := planners.Take()
	x.begin(context.Background(), &counsel{State: *s}, p, calm())
	return x
}

// TestPlannerTidies: an army with nothing to do supports one that others can attack, even if it was told to go where
// that one stays; idle points pay for more help, or outbid others for a unit that helps a move, and none are
// kept for a realm that is attacked.
func TestPlannerTidies(t *testing.T) {
	s := arranged(t, iberia)
	p, at := s.seatNamed(t, "anscarids"), func(name string) Space { return Space(slices.Index(s.f.spaces, name)) }
	burgos, toledo, leon, portugal := at("burgos"), at("toledo"), at("leon"), at("portugal")
	helps := order{supportsMove, toledo, Place(leon)}
	for name, c := range map[string]struct {
		given, want map[Space]order
		bids, paid  []bid
	}{
		"idle":    {nil, map[Space]order{burgos: {supports, toledo, 0}}, nil, []bid{{onUnit, 1, at("aragon"), order{supports, toledo, 0}}}},
		"in vain": {map[Space]order{burgos: {moves, 0, Place(toledo)}}, map[Space]order{burgos: {supports, toledo, 0}}, nil, nil},
		"outbids": {map[Space]order{toledo: {moves, 0, Place(leon)}}, nil, []bid{{onUnit, 1, portugal, helps}}, []bid{{onUnit, 2, portugal, helps}}},
		"forfeits": {map[Space]order{toledo: {moves, 0, Place(leon)}}, nil,
			[]bid{{onUnit, 1, leon, order{supports, burgos, 0}}, {onUnit, 1, portugal, helps}}, []bid{{onUnit, 2, portugal, helps}}},
	} {
		t.Run(name, func(t *testing.T) {
			x := planning(t, s, p)
			defer planners.Return(x)
			var want intent
			for at, o := range c.given {
				want.orders[at] = o
			}
			copy(want.bids[:], append([]bid{{onTithe, 1, s.f.rome, order{}}}, c.bids...))
			x.tidy(&want)
			for at, o := range c.want {
				if want.orders[at] != o {
					t.Errorf("%s does %v", s.f.spaces[at], want.orders[at])
				}
			}
			for _, b := range c.paid {
				if !slices.Contains(want.bids[:], b) {
					t.Errorf("he pays %v", want.bids)
				}
			}
			if slices.ContainsFunc(want.bids[:], func(b bid) bool { return b.Kind == onUnit && b.At == leon && want.orders[toledo].goes() }) {
				t.Errorf("he pays whom he attacks: %v", want.bids)
			}
		})
	}
}

// TestPlannerHelpsWhoStays: no support in holding is tried for a unit that is sent away.
func TestPlannerHelpsWhoStays(t *testing.T) {
	s := arranged(t, iberia)
	x := planning(t, s, s.seatNamed(t, "anscarids"))
	defer planners.Return(x)
	burgos, toledo := Space(slices.Index(s.f.spaces, "burgos")), Space(slices.Index(s.f.spaces, "toledo"))
	c := change{}.and(burgos, order{supports, toledo, 0})
	for _, goes := range []bool{false, true} {
		x.now = trial{}
		if goes {
			x.now.orders[toledo] = order{moves, 0, Place(slices.Index(s.f.spaces, "leon"))}
		}
		if x.apply(&c) == goes {
			t.Errorf("it is tried: %v", !goes)
		}
	}
}
