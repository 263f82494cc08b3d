package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/flow"
)

// What a monarch can put into the draft of a turn of movement: every order that is possible
// whatever others do (listed by the adjudicator), plus this game's additions: support of a rebel
// unit that may appear, deployment of a Crusader army and support of one, and diplomacy points.

// orderVerbs maps the kinds of order to verbs.
type orderVerbs [deploys + 1]game.Verb

var (
	ownVerbs = orderVerbs{verbHold, verbMove, verbFerry, verbSupport, verbSupportMove, verbConvoy, verbDeploy}
	bidVerbs = orderVerbs{
		holds: verbBidHold, moves: verbBidMove, ferries: verbBidFerry,
		supports: verbBidSupport, supportsMove: verbBidSupportMove,
	}
)

func optOrders(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if s.Sealed.Has(p) {
		return append(dst, moveReopen)
	}
	if !s.Leaving.Has(p) {
		l := s.listing()
		dst = s.listOrders(l, p, dst)
		dst = s.listPoints(l, p, dst)
		listings.Return(l)
		dst = s.listReleases(p, dst)
		dst = s.listStanding(p, dst)
		dst = s.listTerms(p, dst)
		dst = append(dst, moveAbdicate)
	} else {
		dst = append(dst, moveRemain)
	}
	return append(dst, moveSeal)
}

// listOrders lists the orders for one's own units and, while points are left, those that can be
// bought.
func (s *State) listOrders(l *listing, p game.Seat, dst []game.Move) []game.Move {
	dst = l.list(s, p, own, dst)
	dst = s.listDeployments(p, dst)
	if s.pointsLeft(p) > 0 {
		dst = l.list(s, p, paid, dst)
	}
	return dst
}

// offersOrder reports whether a move is an order or bid that p can draft.
func (s *State) offersOrder(p game.Seat, m game.Move) bool {
	q, asked := s.Prompt(p)
	if !asked || q.Step != stepOrders || !q.Must || s.Leaving.Has(p) {
		return false
	}
	if m.Verb > verbBidSupportMove || m.A < 0 || int(m.A) >= len(s.f.spaces) {
		return false
	}
	at := Space(m.A)
	switch {
	case m.Verb == verbDeploy:
		return m.C == 0 && m.B >= 0 && int(m.B) < len(s.f.spaces) && s.mayDeployTo(p, at).has(Space(m.B))
	case m.Verb < verbDeploy:
		return s.commands(p, at) && s.canDo(at, m)
	default:
		m.Verb -= verbBidHold - verbHold
		return s.pointsLeft(p) > 0 && s.mayBidFor(p, at) && s.canDo(at, m)
	}
}

// canDo reports whether the unit in a space can be given that order, whoever gives it. The verb
// is the one for one's own units.
func (s *State) canDo(at Space, m game.Move) bool {
	l := s.listing()
	found := s.Units[at].there() && l.offers(s, at, m)
	listings.Return(l)
	return found
}

// listDeployments lists deployments of one army, to the objective or next to it, along a Line of
// Supply [2q(4)(b).1].
func (s *State) listDeployments(p game.Seat, dst []game.Move) []game.Move {
	if s.Crusade.Phase != declared {
		return dst
	}
	for at := range Space(len(s.f.spaces)) {
		for to := s.mayDeployTo(p, at); !to.empty(); {
			dst = append(dst, moveDeploy(at, to.take()))
		}
	}
	return dst
}

func (s *State) mayDeployTo(p game.Seat, at Space) spaces {
	if s.Crusade.Phase != declared || s.Units[at].Owner != p || !s.mayDeploy(at) || s.deploysOther(p, at) {
		return spaces{}
	}
	return s.supplied(at)
}

// barred reports whether a move would set the armies of one minor realm against each other, which
// is never allowed [2f(7).1], [2f(7).2].
func (s *State) barred(at, to Space) bool { return s.closed(at).has(to) }

// closed returns the spaces from which a unit is barred.
func (s *State) closed(at Space) (x spaces) {
	if !s.Units[at].minor() {
		return x
	}
	for kin := s.f.kin[at]; !kin.empty(); {
		if to := kin.take(); s.Units[to].minor() {
			x.add(to)
		}
	}
	return x
}

// deploysOther reports whether another army of p is going to deploy: only one may [R81].
func (s *State) deploysOther(p game.Seat, at Space) bool {
	for x := range Space(len(s.f.spaces)) {
		if x != at && s.Units[x].regular() && s.Units[x].Owner == p && s.Orders[x].Kind == deploys {
			return true
		}
	}
	return false
}

// reachOf returns the spaces that the unit in a space could reach without a convoy.
func (s *State) reachOf(at Space) spaces {
	u := &s.Units[at]
	if u.Type == diplomacy.Army {
		return s.f.army[at]
	}
	return s.f.fleet[s.stands(*u)]
}

// commands reports whether p gives the orders of the unit in a space: his own and, as Pope, the
// default orders of Catholic minors [2o.1] and the Papal army [2m.2].
func (s *State) commands(p game.Seat, at Space) bool {
	u := &s.Units[at]
	switch {
	case u.regular():
		return u.Owner == p && !s.isReleased(at)
	case !u.minor() || s.Pope != p:
		return false
	case at == s.f.rome:
		return true
	default:
		return s.Creed[at] == catholic && !s.Schism // [2o.4]
	}
}

// mayBidFor reports whether p may put points on orders for the unit in a space.
func (s *State) mayBidFor(p game.Seat, at Space) bool {
	u := &s.Units[at]
	switch {
	case u.Crusader: // [2q(5)(c).1]
		return s.Crusade.Phase == marching && s.Crusade.Raised.Has(p) && !s.excommunicated(p)
	case !u.minor():
		return false
	case s.Creed[at] == catholic && s.excommunicated(p): // [2r(4)(a)]
		return false
	default:
		return at != s.f.rome || s.Pope == game.Nobody // [2f(8)]
	}
}

// mayRebel reports whether a rebellion is possible in a space, whoever instigates it.
func (s *State) mayRebel(at Space) bool {
	h := s.Holder[at]
	return s.f.centres.has(at) && h != game.Nobody && !s.Units[at].there() && s.Once[at].Without(h) != 0
}

// isReleased reports whether an army breaks away at the end of this turn [2i(5)(a).1].
func (s *State) isReleased(at Space) bool {
	named := at == s.Released[0] || at == s.Released[1]
	return named && s.Decade == 0 && s.Season == early && s.Units[at].Owner == s.f.emperor
}
