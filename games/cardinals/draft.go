package cardinals

import (
	"outremer/game"
	"outremer/game/flow"
)

// The draft of a turn of movement: orders, diplomacy points, the armies that break away in the
// first turn, standing orders, and the terms for ending the game.

func askOrders(s *State, _ *game.Log) {
	s.askDraft(stepOrders, s.live())
}

func argsPoints(s *State, _ *flow.Frame, p game.Seat) (a, b int16) {
	return int16(s.Points[p]), game.None
}

func playOrders(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	at := Space(m.A)
	switch m.Verb {
	case verbHold, verbMove, verbFerry, verbSupport, verbSupportMove, verbConvoy, verbDeploy:
		s.Orders[at] = orderOf(m)
	case verbBidHold, verbBidMove, verbBidFerry, verbBidSupport, verbBidSupportMove:
		s.spend(p, bid{onUnit, 1, at, orderOf(m)})
	case verbTithe:
		s.spend(p, bid{onTithe, 1, s.f.rome, order{}})
	case verbRebel:
		s.spend(p, bid{onRebel, int8(s.f.rebel), at, order{}})
	case verbGift:
		s.spend(p, bid{onGift, int8(s.f.gift), at, order{}})
	case verbWithdraw:
		s.withdraw(p, at)
	case verbRelease:
		s.release(at)
	case verbStanding:
		s.Standing[p] = standing(m.A)
	case verbStand:
		s.stand(game.Only(p))
	case verbName:
		s.Terms[p] = s.Terms[p].With(game.Seat(m.A))
	case verbStrike:
		s.Terms[p] = s.Terms[p].Without(game.Seat(m.A))
	case verbAbdicate:
		s.Leaving = s.Leaving.With(p)
	case verbRemain:
		s.Leaving = s.Leaving.Without(p)
	case verbSeal:
		s.seal(p, log)
	case verbReopen:
		s.reopen(p, log)
	}
}

// orderOf returns the order that a move gives a unit.
func orderOf(m game.Move) order {
	switch m.Verb {
	case verbMove, verbBidMove:
		return order{moves, 0, Place(m.B)}
	case verbFerry, verbBidFerry:
		return order{ferries, 0, Place(m.B)}
	case verbSupport, verbBidSupport:
		return order{supports, Space(m.B), 0}
	case verbSupportMove, verbBidSupportMove:
		return order{supportsMove, Space(m.B), Place(m.C)}
	case verbConvoy:
		return order{convoys, Space(m.B), Place(m.C)}
	case verbDeploy:
		return order{deploys, 0, Place(m.B)}
	default:
		return order{}
	}
}

// listReleases lets the Emperor leave two armies without orders in the first turn [2i(5)(a).1].
// Naming a third replaces the first.
func (s *State) listReleases(p game.Seat, dst []game.Move) []game.Move {
	if s.Decade > 0 || s.Season != early || p != s.f.emperor {
		return dst
	}
	for at := range Space(len(s.f.spaces)) {
		if s.Units[at].regular() && s.Units[at].Owner == p && !s.isReleased(at) {
			dst = append(dst, moveRelease(at))
		}
	}
	return dst
}

func (s *State) release(at Space) {
	s.Released[0], s.Released[1] = s.Released[1], at
	s.Orders[at] = order{}
}

func (s *State) listStanding(p game.Seat, dst []game.Move) []game.Move {
	for x := range standing(len(standingNames)) {
		if x != s.Standing[p] && (!x.tithes() || s.isCatholic(p)) {
			dst = append(dst, moveStanding(x))
		}
	}
	return append(dst, moveStand)
}

// stand fills drafts with standing orders [R19]: units hold, or support one of their own
// neighbours in holding, and one point goes to the Church. A seat that seals nothing of its own
// keeps them.
func (s *State) stand(who game.Seats) {
	for at := range Space(len(s.f.spaces)) {
		u := &s.Units[at]
		switch {
		case u.regular() && who.Has(u.Owner):
			s.Orders[at] = s.standingOrder(at)
		case !u.regular() && who.Has(s.Pope): // the Pope's defaults
			s.Orders[at] = order{}
		}
	}
	for p := range game.Seat(majors) {
		if !who.Has(p) {
			continue
		}
		s.Bids[p] = [maxPoints]bid{}
		if s.Standing[p].tithes() && s.Points[p] > 0 {
			s.spend(p, bid{onTithe, 1, s.f.rome, order{}})
		}
	}
}

// standingOrder supports the first neighbour of the same dynasty, or holds. An excommunicated
// monarch's units hold, because supports would count as disobedience [2r(4)(c).1].
func (s *State) standingOrder(at Space) order {
	p := s.Units[at].Owner
	if !s.Standing[p].supports() || s.excommunicated(p) || s.isReleased(at) {
		return order{}
	}
	for near := s.reachOf(at); !near.empty(); {
		if to := near.take(); s.Units[to].regular() && s.Units[to].Owner == p {
			return order{supports, to, 0}
		}
	}
	return order{}
}

// listTerms lists those with whom p would share the victory, if all others agree [6e].
func (s *State) listTerms(p game.Seat, dst []game.Move) []game.Move {
	for q := range (s.live() &^ s.Terms[p]).All() {
		dst = append(dst, moveName(q))
	}
	for q := range s.Terms[p].All() {
		dst = append(dst, moveStrike(q))
	}
	return dst
}
