package diplomacy

// Sea routes. A route is a chain of seas with fleets in them; the first borders the army's province
// and the last borders its destination.

// route reports whether fleets in these seas connect two coastal provinces.
func (m *Map) route(from, to Prov, fleets *Set) bool {
	front, goal := m.ports[from].and(fleets), m.ports[to].and(fleets)
	return !goal.empty() && m.flood(front, fleets.without(&front), &goal)
}

// flood reports whether a goal can be reached from the front through free seas. It does not
// enumerate paths, of which there may be very many.
func (m *Map) flood(front, free Set, goal *Set) bool {
	for !front.empty() {
		if front.meets(goal) {
			return true
		}
		next := m.fleetReach[front.take()].and(&free)
		free = free.without(&next)
		front = front.or(&next)
	}
	return false
}

// landings returns the coastal provinces that fleets in these seas connect to one.
func (m *Map) landings(from Prov, fleets *Set) (lands Set) {
	front := m.ports[from].and(fleets)
	rest := fleets.without(&front)
	for !front.empty() {
		sea := &m.fleetReach[front.take()]
		lands = lands.or(sea)
		next := sea.and(&rest)
		rest = rest.without(&next)
		front = front.or(&next)
	}
	lands = lands.without(&m.seas)
	lands.remove(uint8(from))
	return lands
}

// needed reports whether some route breaks without the fleet in a sea, that is, whether a route
// without shortcuts runs through it.
func (m *Map) needed(sea, from, to Prov, fleets Set) bool {
	a, b := m.ports[from].and(&fleets), m.ports[to].and(&fleets)
	if a.empty() || b.empty() {
		return false
	}
	short := a.and(&b) // each of these fleets suffices alone, so a route through one of them needs no other
	if short.has(uint8(sea)) {
		return true
	}
	s := search{m: m, sea: uint8(sea), goal: b.without(&short)}
	starts, free := a.without(&short), fleets.without(&a)
	if starts.has(s.sea) {
		return s.finish(free)
	}
	return free.has(s.sea) && s.extend(starts, free)
}

// search looks for a route without shortcuts through a given sea.
type search struct {
	m    *Map
	sea  uint8
	goal Set
}

// extend tries each of the next seas. None of the seas still free touches an earlier part of the
// route, so no shortcut can arise.
func (s *search) extend(next, free Set) bool {
	for !next.empty() {
		n := next.take()
		if s.goal.has(n) {
			continue // the route would end here without the required sea
		}
		after := s.m.fleetReach[n].and(&free)
		rest := free.without(&after)
		switch {
		case after.has(s.sea): // now or never
			if s.finish(rest) {
				return true
			}
		case rest.has(s.sea) && s.extend(after, rest):
			return true
		}
	}
	return false
}

// finish reports whether the goal can be reached from the required sea. Any path will do: the
// shortest has no shortcuts.
func (s *search) finish(free Set) bool {
	var front Set
	front.add(s.sea)
	return s.m.flood(front, free, &s.goal)
}
