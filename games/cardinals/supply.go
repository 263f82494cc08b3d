package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// Lines of Supply [2q(4)(d)]. It makes no difference which one an army takes: units on it are not
// affected [2q(4)(d).2.2], and units moving onto it do not stop it [2q(4)(d).2.4]. So the order
// names only the destination, and the shortest line is used and published [2q(4)(e)].

// destinations returns the objective and the spaces next to it [2q(4)(c).1].
func (s *State) destinations() spaces {
	x := s.f.army[s.Crusade.Objective]
	x.add(s.Crusade.Objective)
	return x
}

// mayDeploy reports whether a unit could be a Crusader army: an army of a Catholic
// monarch [2q(4)(b).1].
func (s *State) mayDeploy(at Space) bool {
	u := &s.Units[at]
	return u.regular() && u.Type == diplomacy.Army && s.isCatholic(u.Owner) && !s.isReleased(at)
}

// barrier is what blocks a Line of Supply from a space.
type barrier uint8

const (
	noBarrier     barrier = iota
	hostileUnit           // [2q(4)(d).2.3]
	hostileCentre         // [2q(4)(d).3.1], [2q(4)(d).3.3], [R83]
	hostileLand           // [2q(4)(d).3.2], [2q(4)(d).3.4]
)

var barrierNames = []string{"", "unit", "centre", "land"}

// isOpen reports whether a Line of Supply may pass through a space.
func (s *State) isOpen(at Space) bool { return s.barrier(at) == noBarrier }

func (s *State) barrier(at Space) barrier {
	east := s.f.faith[s.Crusade.Against] == orthodox
	friend := s.Units[at].there() && s.isFriendly(s.creed(at), east)
	if s.Units[at].there() && !friend {
		return hostileUnit
	}
	if h := s.Holder[at]; s.f.centres.has(at) && h != game.Nobody {
		if x := s.f.faith[h]; x == islamic && !east || x == orthodox && east {
			return hostileCentre
		}
	}
	switch x := s.f.start[at].faith; {
	case friend:
		return noBarrier
	case x == islamic, x == pagan, x == orthodox && east:
		return hostileLand
	default:
		return noBarrier
	}
}

// isFriendly reports whether a faith is friendly: Christians, or only Catholics if the crusade
// goes east [2q(4)(d).2.1].
func (s *State) isFriendly(x Faith, east bool) bool {
	return x == catholic || x == orthodox && !east
}

// supplied returns the destinations to which an army has a Line of Supply.
func (s *State) supplied(from Space) (found spaces) {
	goals := s.destinations()
	goals.remove(from)
	var seen spaces
	seen.add(from)
	for edge := seen; !edge.empty(); {
		var next spaces
		for !edge.empty() {
			at := edge.take()
			found = found.or(s.f.line[at].and(goals))
			for near := s.f.line[at]; !near.empty(); {
				if to := near.take(); !seen.has(to) && s.isOpen(to) {
					seen.add(to)
					next.add(to)
				}
			}
		}
		edge = next
	}
	return found
}

// lineOf writes the spaces of the shortest Line of Supply into dst and returns their number. Ties
// go to the line through the lower-numbered spaces.
func (s *State) lineOf(from, to Space, dst *[maxSpaces]Space) int {
	var steps [maxSpaces]uint8 // to the destination; 0: not seen
	seen := spaces{}
	seen.add(to)
	n := uint8(1)
	for edge := seen; !edge.empty() && !seen.has(from); n++ {
		var next spaces
		for !edge.empty() {
			at := edge.take()
			for near := s.f.line[at]; !near.empty(); {
				if x := near.take(); !seen.has(x) && (x == from || s.isOpen(x)) {
					seen.add(x)
					next.add(x)
					steps[x] = n
				}
			}
		}
		edge = next
	}
	count := 0
	for at := from; steps[at] > 1; count++ {
		for near := s.f.line[at]; !near.empty(); {
			if x := near.take(); steps[x] == steps[at]-1 {
				at = x
				break
			}
		}
		dst[count] = at
	}
	return count
}
