package kings

import "outremer/game"

// What makes up the successes that a check needs, and its free draws.

// cause is the source of a needed success or a free draw.
type cause int8

const (
	causeBase cause = iota
	causeCastle
	causeFoot
	causeDuchy
	causeDevelopment
	causeShield
	causeEvent
	causeSupport
	causePactLand
	causePact
)

var causeNames = []string{
	"base", "castle", "foot", "duchy", "development", "shield", "event", "support", "pact-land", "pact",
}

// item is one line of such a sum. Of is the Development Card, track position or territory it
// comes from.
type item struct {
	cause cause
	count int8
	of    int16
}

func total(list []item) (n int) {
	for _, x := range list {
		n += int(x.count)
	}
	return n
}

// maxItems is larger than any sum.
const maxItems = 24

// appendStiffness adds the successes needed to stir up t: one, plus one for a Castle and one for
// a Duchy [unrest.3], [overthrow.2], [castle.2], [title.5], [example.1], [R63].
func (s *State) appendStiffness(dst []item, t Territory) []item {
	dst = append(dst, item{causeBase, 1, game.None})
	if s.Castle.has(t) {
		dst = append(dst, item{causeCastle, 1, game.None})
	}
	if s.isDuchy(t) {
		dst = append(dst, item{causeDuchy, 1, game.None})
	}
	return dst
}

// appendDefence adds the successes that an attack on t needs: the same, plus one for a Foot
// Soldier and whatever cards, shields and events add [invade.9], [invade.10], [invade.11],
// [invade.12], [invade.13], [title.5], [castle.2], [R101].
func (s *State) appendDefence(dst []item, t Territory) []item {
	dst = s.appendStiffness(dst, t)
	q := s.owner(t)
	if q == game.Nobody {
		return dst
	}
	h := &s.Houses[q]
	if s.isMobilized(t) {
		dst = append(dst, item{causeFoot, 1, game.None})
		for x := h.Devs; x != 0; {
			d := x.take()
			if n := s.f.devBonus[d].defenceMobilized; n != 0 {
				dst = append(dst, item{causeDevelopment, n, int16(d)})
			}
		}
	}
	for i, owner := range s.Shield {
		if n := s.f.trackBonus[i].defence; owner == q && n != 0 {
			dst = append(dst, item{causeShield, n, int16(i)})
		}
	}
	if h.Moat > 0 {
		dst = append(dst, item{causeEvent, h.Moat, game.None})
	}
	return dst
}

func (s *State) stiffness(t Territory) int {
	var buf [maxItems]item
	return total(s.appendStiffness(buf[:0], t))
}

func (s *State) defence(t Territory) int {
	var buf [maxItems]item
	return total(s.appendDefence(buf[:0], t))
}

// appendDraws adds the draws that p has in a check without Gold: one, plus whatever Development
// Cards, shields and events add [check.5], [check.13], [crusade.12], [invade.22].
func (s *State) appendDraws(dst []item, p game.Seat, kind checkKind) []item {
	dst = append(dst, item{causeBase, 1, game.None})
	for x := s.Houses[p].Devs & s.f.drawing[kind]; x != 0; {
		dst = append(dst, item{causeDevelopment, 1, int16(x.take())})
	}
	for i, q := range s.Shield {
		if q == p && s.f.trackBonus[i].draws>>kind&1 != 0 {
			dst = append(dst, item{causeShield, 1, int16(i)})
		}
	}
	if n := s.Houses[p].Help[helped(kind)]; n > 0 {
		dst = append(dst, item{causeEvent, n, game.None})
	}
	return dst
}

func (s *State) freeDraws(p game.Seat, kind checkKind) int {
	var buf [maxItems]item
	return total(s.appendDraws(buf[:0], p, kind))
}

// appendHelp adds the further draws of an attack by p: supporting Foot Soldiers, and Pacts
// [invade.14], [invade.18].
func (s *State) appendHelp(dst []item, p game.Seat, r *raid) []item {
	for x := r.Support; x != 0; {
		dst = append(dst, item{causeSupport, 1, int16(x.take())})
	}
	for x := s.Houses[p].Allied & s.f.borders[r.To]; x != 0; {
		dst = append(dst, item{causePactLand, 1, int16(x.take())})
	}
	for x := r.Backers; x != 0; {
		dst = append(dst, item{causePact, 1, int16(x.take())})
	}
	return dst
}
