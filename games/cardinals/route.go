package cardinals

import "outremer/diplomacy"

// Routes that written orders name: of convoys, and Lines of Supply [2q(4)(e)]. Orders do not keep
// them, since it makes no difference which one is used [R111]; but one that cannot be is refused.

// Gap is what is wrong with a route.
type Gap uint8

// The gaps.
const (
	NoGap   Gap = iota
	Apart       // the space does not touch the one before
	NotSea      // a convoy goes by sea
	NoFleet     // no fleet is there to convoy
	Blocked     // a Line of Supply is blocked there [2q(4)(d).2.3]
)

// ByShip finds the first gap in the route of a convoy, by the number of the space in the route. The
// last is where the army lands.
func (s *State) ByShip(from int16, route []int16) (int, Gap) {
	for i, x := range route {
		at, before, landing := Space(x), Space(from), i == len(route)-1
		if i > 0 {
			before = Space(route[i-1])
		}
		switch {
		case !landing && !s.f.seas.has(at):
			return i, NotSea
		case landing && !s.f.fleet[before].has(at), !landing && !s.f.fleet[at].has(before):
			return i, Apart
		case !landing && s.Units[at].Type != diplomacy.Fleet:
			return i, NoFleet
		}
	}
	return 0, NoGap
}

// InSupply finds the first gap in a Line of Supply, in the same way. Without a crusade there is
// nothing to find: the deployment itself is refused.
func (s *State) InSupply(from int16, route []int16) (int, Gap) {
	if s.Crusade.Phase != declared {
		return 0, NoGap
	}
	for i, x := range route {
		before := from
		if i > 0 {
			before = route[i-1]
		}
		switch {
		case !s.f.line[before].has(Space(x)):
			return i, Apart
		case i < len(route)-1 && !s.isOpen(Space(x)):
			return i, Blocked
		}
	}
	return 0, NoGap
}
