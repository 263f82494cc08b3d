package kings

import "outremer/game"

// Holdings implements game.Holder: what a dynasty can act with, and what may be done to it.
func (s *State) Holdings(dst []int, p game.Seat) []int {
	h := &s.Houses[p]
	enemies := 0
	for q := range s.others(p) {
		enemies += yes(s.mayInvade(q, p))
	}
	good := h.Bag.and(s.f.greens).len()
	return append(dst, s.castles(p), s.heirs(p), int(h.Gold), s.mobilized(p).len(), h.Devs.len(),
		h.Pact.Len()+h.Allied.len(), enemies, s.restless(h.Land).len(), good, h.Bag.len()-good)
}

var _ game.Holder = (*State)(nil)
