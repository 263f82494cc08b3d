package thywill

import "outremer/game"

// Sample implements game.State. Only the tiles dealt to others and their choices are hidden, while
// orders are being picked; whether a seat has sealed is public.
func (s *State) Sample(p game.Seat, r *game.Rand) {
	s.rng.Reseed(r)
	if s.phase() != "orders" {
		return
	}
	s.redeal(p, r)
	for q := range game.Seat(s.n) {
		if q != p {
			s.redraft(q, r)
		}
	}
}

// redeal gives each of the others two of the tiles that p does not hold.
func (s *State) redeal(p game.Seat, r *game.Rand) {
	if s.variant.orders != dealtOrders {
		return
	}
	var room [32]Order
	tiles := room[:0]
	for o := range Order(len(s.f.orders)) {
		if p == game.Nobody || !s.offered(p, o) {
			tiles = append(tiles, o)
		}
	}
	game.Shuffle(r, 0, tiles)
	for q := range game.Seat(s.n) {
		if q != p {
			s.Picks[q].Offer = [2]Order{min(tiles[0], tiles[1]), max(tiles[0], tiles[1])}
			tiles = tiles[2:]
		}
	}
}

// redraft gives q a random draft, complete if q has sealed.
func (s *State) redraft(q game.Seat, r *game.Rand) {
	k, sealed := &s.Picks[q], s.Sealed.Has(q)
	k.Order = noOrder
	k.Laid = 0
	k.Wheel = [wedges]Wedge{}
	if sealed || r.Intn(0, 2) == 0 {
		if s.variant.orders == dealtOrders {
			k.Order = k.Offer[r.Intn(0, 2)]
		} else {
			k.Order = Order(r.Intn(0, len(s.f.orders)))
		}
	}
	if s.variant.wheel != freeWheel {
		return
	}
	wheel := s.f.fixed
	game.Shuffle(r, 0, wheel[:])
	n := wedges
	if !sealed {
		n = r.Intn(0, wedges+1)
	}
	for i := 0; i < n && k.Laid < wedges; i++ {
		s.lay(k, wheel[i])
	}
}
