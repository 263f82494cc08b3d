package cardinals

import "outremer/game"

const (
	// foothold is what a unit in another's centre is worth, in centres.
	foothold = 0.5
	// How sure one can be of a lead: at the end, and for each decade that is left.
	doubtEnd    = 1.0
	doubtDecade = 0.5
)

// Foresee implements game.Seer: before orders are written, by the centres that everybody counts and stands in.
func (s *State) Foresee(dst []float64) ([]float64, bool) {
	if s.over() || s.core.Top().Step != stepOrders || s.Sealed != 0 {
		return dst, false
	}
	counts, first := s.counts(), len(dst)
	for p := range game.Seat(majors) {
		hope := float64(counts[p])
		if !s.lives(p) {
			hope = -1000
		}
		dst = append(dst, hope)
	}
	for x := s.f.centres; !x.empty(); {
		at := x.take()
		u, h := &s.Units[at], s.Holder[at]
		if !u.regular() || u.Owner == h {
			continue
		}
		dst[first+int(u.Owner)] += foothold
		if h != game.Nobody {
			dst[first+int(h)] -= foothold
		}
	}
	game.Chances(dst[first:], doubtEnd+doubtDecade*float64(max(0, s.last-s.Decade)))
	return dst, true
}

var _ game.Seer = (*State)(nil)
