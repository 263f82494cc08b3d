package kings

import (
	"cmp"
	"slices"

	"outremer/game"
)

// Sift implements game.Sifter: as the adviser weighs them, without follies and attacks that cannot be won. There is
// always something left.
func (t *Title) Sift(w game.Window, dst []game.Move, r *game.Rand) []game.Move {
	d := desks.Take()
	defer desks.Return(d)
	s, p := &d.here, w.Seat()
	w.World(&s.State, r)
	s.n, s.taster = &sound, game.Nobody
	f, all := s.core.Top(), w.Options(nil)
	kept := slices.DeleteFunc(slices.Clone(all), func(m game.Move) bool { return s.isFoolish(f, p, m) || s.isHopeless(p, m) })
	if len(kept) == 0 {
		return append(dst, all...)
	}
	advice := make(map[game.Move]float64, len(kept))
	for _, m := range kept {
		advice[m] = s.advice(f, p, m)
	}
	slices.SortStableFunc(kept, func(a, b game.Move) int { return cmp.Compare(advice[b], advice[a]) })
	return append(dst, kept...)
}

// isHopeless reports an attack that all of p's Gold does not win, with the help of all his soldiers near and of all partners.
func (s *counsel) isHopeless(p game.Seat, m game.Move) bool {
	if m.Verb != verbAttack {
		return false
	}
	h, from, t := &s.Houses[p], Territory(m.A), Territory(m.B)
	help := int(h.Gold) + (s.Foot & h.Land & s.f.borders[t]).len() + h.Pact.Len()
	return !h.Allied.has(t) && s.attackOdds(p, from, t, help) == 0
}

var _ game.Sifter = (*Title)(nil)
