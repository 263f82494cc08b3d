package thywill

import "outremer/game"

// Totals of actions: tokens, buildings, troops and the order.

var orderless order

// order is the order of p; one without any effect if it has none.
func (s *State) order(p game.Seat) *order {
	if s.Order[p] == noOrder {
		return &orderless
	}
	return &s.f.orders[s.Order[p]]
}

// bonus is what buildings and troops of p add to an action [resolve.count.2].
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

// total of an action with that many tokens [resolve.count.1]; an order can take off, but
// not below nothing [R13].
func (s *State) total(p game.Seat, a Action, tokens int) int {
	return max(0, tokens+s.bonus(p, a))
}

// strength of an enemy: its track's value [crusade.3], or that of all Saracens [crusade.4].
func (s *State) strength(f Foe) int {
	if f >= saracen {
		return s.f.saracen
	}
	return s.f.track[f][s.Track[f]]
}
