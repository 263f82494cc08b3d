package diplomacy

// Trying changes. Most orders have nothing to do with most others: whether one side of the map bounces
// does not matter on the other. Who weighs many sets of orders that differ little lays one of them on a
// sheet and afterwards resolves only the units that a change concerns: those whose orders touch a
// province that the changed orders touch, before or after, and so on from there. Everything that
// resolution reads of another unit it finds by a province that the orders of both touch.

// Sheet holds one order for each unit of a board.
type Sheet struct {
	board    *Board
	orders   [MaxUnits]Order
	fleets   Set      // the seas with a fleet
	touching [256]Set // province -> the units whose orders touch it
}

// Change is another order for a unit, given by its number on the board.
type Change struct {
	Unit  uint8
	Order Order
}

// Lay puts the orders of all units on the sheet, in the order of the board. Traits of units may
// change later, the rest of the board must not.
func (s *Sheet) Lay(b *Board, orders []Order) {
	s.board, s.fleets = b, b.fleets()
	clear(s.touching[:])
	for u := range b.Units {
		s.orders[u] = orders[u]
		s.touch(uint8(u))
	}
}

// Order is what a unit is told.
func (s *Sheet) Order(u uint8) Order { return s.orders[u] }

// Put makes changes stay.
func (s *Sheet) Put(changes []Change) {
	for i := range changes {
		c := &changes[i]
		for _, p := range s.touched(&s.orders[c.Unit]) {
			s.touching[p].remove(c.Unit)
		}
		s.orders[c.Unit] = c.Order
		s.touch(c.Unit)
	}
}

func (s *Sheet) touch(u uint8) {
	for _, p := range s.touched(&s.orders[u]) {
		s.touching[p].add(u)
	}
}

// touched returns the provinces that an order touches: its unit's own, that of the unit it helps, and the
// destination. Where it has none, that is NoProv, which only ever adds units to what is resolved.
func (s *Sheet) touched(o *Order) [3]Prov {
	m := s.board.Map
	own := m.prov[o.At]
	list := [3]Prov{own, own, own}
	if o.From != NoLoc {
		list[1] = m.prov[o.From]
	}
	if o.To != NoLoc {
		list[2] = m.prov[o.To]
	}
	return list
}

// concerned returns the units whose outcome changes can affect.
func (s *Sheet) concerned(changes []Change) (units Set) {
	var front, seen Set // of provinces
	for i := range changes {
		c := &changes[i]
		units.add(c.Unit)
		s.spread(&front, &s.orders[c.Unit])
		s.spread(&front, &c.Order)
	}
	for !front.empty() {
		p := front.take()
		seen.add(p)
		for more := s.touching[p].without(&units); !more.empty(); {
			u := more.take()
			units.add(u)
			s.spread(&front, &s.orders[u])
		}
		front = front.without(&seen)
	}
	return units
}

// spread adds the provinces that an order touches.
func (s *Sheet) spread(front *Set, o *Order) {
	for _, p := range s.touched(o) {
		front.add(uint8(p))
	}
}

// Try resolves the orders of a sheet with some changes, without putting them there. It returns the
// units concerned, with the outcome of each; what it says of refusals and provinces is said of these
// units only. For all other units the outcome is that of the sheet as it is.
func (w *Workspace) Try(s *Sheet, changes []Change) ([]uint8, *Resolution) {
	w.board, w.m, w.n, w.fleets, w.at = s.board, s.board.Map, 0, s.fleets, nobody
	r := &w.result
	r.board, r.Outcomes, r.Refused, r.Contested = w.board, r.Outcomes[:0], r.Refused[:0], Set{}
	for all := s.concerned(changes); !all.empty(); {
		u := all.take()
		w.tried[w.n] = u
		w.put(&s.board.Units[u])
		r.Outcomes = append(r.Outcomes, Outcome{Order: s.orders[u], Ordered: true, Why: because(NoCause), DislodgedBy: NoProv})
	}
	units := w.tried[:w.n]
	for i := range changes {
		k := w.at[w.m.prov[changes[i].Order.At]]
		r.Outcomes[k].Order = changes[i].Order
	}
	w.adjudicate()
	return units, r
}
