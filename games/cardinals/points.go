package cardinals

import "outremer/game"

// Diplomacy points in a draft [2e(3).1]. A bid is one point; repeating it adds one more to the
// same order [2e(3).4].

func (s *State) pointsLeft(p game.Seat) int {
	n := int(s.Points[p])
	for _, b := range s.Bids[p] {
		n -= int(b.N)
	}
	return n
}

func (s *State) listPoints(l *listing, p game.Seat, dst []game.Move) []game.Move {
	left, x := s.pointsLeft(p), l.scope(s, p)
	if left > 0 && s.isCatholic(p) { // [2l(1).1]
		dst = append(dst, moveTithe)
	}
	if left >= s.f.rebel {
		for c := x.stirs.without(s.bidOn(p, onRebel)); !c.empty(); {
			dst = append(dst, moveRebel(c.take()))
		}
	}
	if left >= s.f.gift {
		for c := x.holds.without(s.bidOn(p, onGift)); !c.empty(); { // [2h(3).1]
			dst = append(dst, moveGift(c.take()))
		}
	}
	var spent spaces
	for _, b := range s.Bids[p] {
		if b.Kind != noBid {
			spent.add(b.At)
		}
	}
	for !spent.empty() {
		dst = append(dst, moveWithdraw(spent.take()))
	}
	return dst
}

// bidOn returns where p has put points on a purpose.
func (s *State) bidOn(p game.Seat, k bidKind) (x spaces) {
	for _, b := range s.Bids[p] {
		if b.Kind == k {
			x.add(b.At)
		}
	}
	return x
}

// mayStir reports whether p can stir up a rebellion in a centre: another's [2h(2).a], empty
// [2h(2).b], and once controlled by p [2h(2).c].
func (s *State) mayStir(p game.Seat, at Space) bool {
	return s.mayRebel(at) && s.Holder[at] != p && s.Once[at].Has(p)
}

func (s *State) hasBid(p game.Seat, k bidKind, at Space) bool { return s.bidOn(p, k).has(at) }

// spend adds points to a purpose. There is always room: each bid takes at least one point.
func (s *State) spend(p game.Seat, x bid) {
	for i := range s.Bids[p] {
		b := &s.Bids[p][i]
		if b.Kind == x.Kind && b.At == x.At && b.Order == x.Order {
			b.N += x.N
			return
		}
	}
	for i := range s.Bids[p] {
		if b := &s.Bids[p][i]; b.Kind == noBid {
			*b = x
			return
		}
	}
}

// withdraw takes back everything that p put on a space, and closes the gap.
func (s *State) withdraw(p game.Seat, at Space) {
	kept := [maxPoints]bid{}
	n := 0
	for _, b := range s.Bids[p] {
		if b.Kind != noBid && b.At != at {
			kept[n] = b
			n++
		}
	}
	s.Bids[p] = kept
}

// tithed reports whether p has given a point to the Papal States: as a tithe or, under an Italian
// Pope, as a bid for the army of Rome [2l(1)(a)]. It counts even if the bid itself does not
// [R64].
func (s *State) tithed(p game.Seat) bool {
	for _, b := range s.Bids[p] {
		if b.Kind == onTithe || b.Kind == onUnit && b.At == s.f.rome {
			return true
		}
	}
	return false
}
