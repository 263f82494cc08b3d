package thywill

import "outremer/game"

// Action totals: tokens, buildings, troops and the order.

var orderless order

// order is the order of p, or one without any effect if p has none.
func (s *State) order(p game.Seat) *order {
	if s.Order[p] == noOrder {
		return &orderless
	}
	return &s.f.orders[s.Order[p]]
}

// bonus is what p's buildings and troops add to an action [resolve.count.2].
func (s *State) bonus(p game.Seat, a Action) int {
	n := s.order(p).bonus[a]
	for t, level := range s.Built[p] {
		n += s.f.bonus[t][level][a]
	}
	if a == crusade { // [muster.5]
		n += int(s.Troops[p])
	}
	return n
}

// total of an action with the given number of tokens [resolve.count.1]; an order can reduce it, but
// not below zero [R13].
func (s *State) total(p game.Seat, a Action, tokens int) int {
	return max(0, tokens+s.bonus(p, a))
}

// strength of an enemy: the value on its track [crusade.3], or that of all Saracens [crusade.4].
func (s *State) strength(f Foe) int {
	if f >= saracen {
		return s.f.saracen
	}
	return s.f.track[f][s.Track[f]]
}
