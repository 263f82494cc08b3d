package cardinals

import (
	"cmp"
	"slices"

	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/flow"
)

// What a monarch can put into the draft of a turn of movement: every order that is
// possible whatever others do (the adjudicator lists those), plus what this game adds:
// support of a rebel unit that may appear, deployment of a Crusader army and support of
// one, and diplomacy points.

// lister lists orders in the order of verbs, then of operands. With only set, it lists
// those of one unit alone.
type lister struct {
	s    *State
	d    *desk
	p    game.Seat
	dst  []game.Move
	only Space

	whose func(s *State, p game.Seat, at Space) bool // which units
	verbs orderVerbs
	own   bool // the orders are given, not bought: such units can also convoy and deploy
}

// orderVerbs is the verbs for the kinds of order of a unit.
type orderVerbs [deploys + 1]game.Verb

var (
	ownVerbs = orderVerbs{verbHold, verbMove, verbFerry, verbSupport, verbSupportMove, verbConvoy, verbDeploy}
	bidVerbs = orderVerbs{holds: verbBidHold, moves: verbBidMove, ferries: verbBidFerry, supports: verbBidSupport, supportsMove: verbBidSupportMove}
)

func optOrders(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if s.Sealed.Has(p) {
		return append(dst, moveReopen)
	}
	if !s.Leaving.Has(p) {
		dst = s.listOrders(p, dst)
		dst = s.listPoints(p, dst)
		dst = s.listReleases(p, dst)
		dst = s.listStanding(p, dst)
		dst = s.listTerms(p, dst)
		dst = append(dst, game.Move{Verb: verbAbdicate})
	} else {
		dst = append(dst, game.Move{Verb: verbRemain})
	}
	return append(dst, moveSeal)
}

// listOrders lists the orders for units of one's own and, while points are left, those
// that can be bought.
func (s *State) listOrders(p game.Seat, dst []game.Move) []game.Move {
	d := desks.Take()
	d.lay(s)
	l := lister{s: s, d: d, p: p, dst: dst, only: noSpace}
	l.orders()
	if s.pointsLeft(p) > 0 {
		l.bids()
	}
	desks.Return(d)
	return l.dst
}

func (l *lister) orders() {
	l.whose, l.verbs, l.own = (*State).commands, ownVerbs, true
	l.list()
}

func (l *lister) bids() {
	l.whose, l.verbs, l.own = (*State).mayBidFor, bidVerbs, false
	l.list()
}

// offersOrder reports whether a move is an order or a bid that the draft of p takes.
func (s *State) offersOrder(p game.Seat, m game.Move) bool {
	q, asked := s.Prompt(p)
	if !asked || q.Step != stepOrders || !q.Must || s.Leaving.Has(p) || m.Verb > verbBidSupportMove || m.A < 0 || int(m.A) >= len(s.f.spaces) {
		return false
	}
	d := desks.Take()
	d.lay(s)
	l := lister{s: s, d: d, p: p, dst: d.moves[:0], only: Space(m.A)}
	if m.Verb <= verbDeploy {
		l.orders()
	} else if s.pointsLeft(p) > 0 {
		l.bids()
	}
	found := false
	for _, x := range l.dst {
		found = found || x == m
	}
	d.moves = l.dst
	desks.Return(d)
	return found
}

// list gathers the adjudicator's orders of the units, then writes them out kind by kind.
func (l *lister) list() {
	d := l.d
	d.legal, d.blocks = d.legal[:0], d.blocks[:0]
	for at := range Space(len(l.s.f.spaces)) {
		if d.index[at] < 0 || l.only != noSpace && l.only != at || !l.whose(l.s, l.p, at) {
			continue
		}
		from := len(d.legal)
		d.legal = d.w.Legal(d.legal, &d.board, int(d.index[at]))
		d.blocks = append(d.blocks, block{at, from, len(d.legal)})
	}
	l.each(l.holds)
	l.each(l.moves)
	l.each(l.ferries)
	l.each(l.supports)
	l.each(l.supportMoves)
	if l.own {
		l.each(l.convoys)
		l.each(l.deployments)
	}
}

// block is the adjudicator's orders of one unit.
type block struct {
	at       Space
	from, to int
}

func (l *lister) each(kind func(at Space, orders []diplomacy.Order)) {
	for _, b := range l.d.blocks {
		kind(b.at, l.d.legal[b.from:b.to])
	}
}

func (l *lister) add(k orderKind, at Space, b, c int16) {
	l.dst = append(l.dst, game.Move{Verb: l.verbs[k], A: int16(at), B: b, C: c})
}

func (l *lister) holds(at Space, _ []diplomacy.Order) { l.add(holds, at, 0, 0) }

// walks reports whether a move goes without a convoy.
func (l *lister) walks(at Space, o *diplomacy.Order) bool {
	return o.Type == diplomacy.Fleet || o.Via == diplomacy.ViaAny && l.s.f.army[at].has(Space(o.To))
}

func (l *lister) moves(at Space, orders []diplomacy.Order) {
	from := len(l.dst)
	for i := range orders {
		o := &orders[i]
		if o.Kind == diplomacy.Move && l.walks(at, o) && !l.s.barred(at, l.s.f.space(Place(o.To))) {
			l.add(moves, at, int16(o.To), 0)
		}
	}
	// A space whose coasts are one comes where its coasts would: out of order.
	slices.SortFunc(l.dst[from:], func(a, b game.Move) int { return cmp.Compare(a.B, b.B) })
}

func (l *lister) ferries(at Space, orders []diplomacy.Order) {
	for i := range orders {
		o := &orders[i]
		if o.Kind == diplomacy.Move && !l.walks(at, o) && !l.s.barred(at, Space(o.To)) {
			l.add(ferries, at, int16(o.To), 0)
		}
	}
}

// barred: [2f(7).1], [2f(7).2] the armies of one minor realm are never set against each
// other.
func (s *State) barred(at, to Space) bool {
	return at != to && s.f.realm[at] == s.f.realm[to] && s.Units[at].minor() && s.Units[to].minor()
}

// supports lists support in holding: of any unit in reach, and of the unit that a
// rebellion may bring [2h(4).5].
func (l *lister) supports(at Space, orders []diplomacy.Order) {
	var there spaces
	for i := range orders {
		if o := &orders[i]; o.Kind == diplomacy.SupportHold {
			there.add(l.s.f.space(Place(o.From)))
		}
	}
	for near := l.s.reachOf(at); !near.empty(); {
		if to := near.take(); l.s.mayRebel(to) {
			there.add(to)
		}
	}
	for !there.empty() {
		l.add(supports, at, int16(there.take()), 0)
	}
}

// supportMoves lists support of moves. It never names a coast: any will do [R7].
func (l *lister) supportMoves(at Space, orders []diplomacy.Order) {
	d, s := l.d, l.s
	var who spaces
	for i := range orders {
		if o := &orders[i]; o.Kind == diplomacy.SupportMove {
			from, to := s.f.space(Place(o.From)), s.f.space(Place(o.To))
			who.add(from)
			d.helped[from].add(to)
		}
	}
	if s.Crusade.Phase == declared {
		l.supportedDeployments(at, &who)
	}
	for !who.empty() {
		from := who.take()
		for to := &d.helped[from]; !to.empty(); {
			if x := to.take(); !l.s.barred(at, x) {
				l.add(supportsMove, at, int16(from), int16(x))
			}
		}
	}
}

// supportedDeployments: [R85] any unit next to the destination can support a deployment.
func (l *lister) supportedDeployments(at Space, who *spaces) {
	s := l.s
	reach := s.destinations().and(s.reachOf(at))
	if reach.empty() {
		return
	}
	for from := range Space(len(s.f.spaces)) {
		if from != at && s.mayDeploy(from) {
			x := reach
			x.remove(from)
			if !x.empty() {
				who.add(from)
				l.d.helped[from] = l.d.helped[from].or(x)
			}
		}
	}
}

func (l *lister) convoys(at Space, orders []diplomacy.Order) {
	for i := range orders {
		if o := &orders[i]; o.Kind == diplomacy.Convoy {
			l.add(convoys, at, int16(l.s.f.space(Place(o.From))), int16(o.To))
		}
	}
}

// deployments: [2q(4)(b).1] of one army, to the objective or beside it, if there is a
// Line of Supply.
func (l *lister) deployments(at Space, _ []diplomacy.Order) {
	s := l.s
	if s.Crusade.Phase != declared || s.Units[at].Owner != l.p || !s.mayDeploy(at) || s.deploysOther(l.p, at) {
		return
	}
	for to := s.supplied(at); !to.empty(); {
		l.add(deploys, at, int16(to.take()), 0)
	}
}

// deploysOther reports whether another army of p is to deploy: one is the limit [R81].
func (s *State) deploysOther(p game.Seat, at Space) bool {
	for x := range Space(len(s.f.spaces)) {
		if x != at && s.Units[x].regular() && s.Units[x].Owner == p && s.Orders[x].Kind == deploys {
			return true
		}
	}
	return false
}

// reachOf is the spaces to which the unit in a space could go without a convoy.
func (s *State) reachOf(at Space) spaces {
	u := &s.Units[at]
	if u.Type == diplomacy.Army {
		return s.f.army[at]
	}
	return s.f.fleet[s.stands(*u)]
}

// commands reports whether p gives the orders of the unit in a space: his own, and as
// the Pope the default orders of Catholic minors [2o.1] and the Papal army [2m.2].
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

// mayRebel reports whether a rebellion is possible in a space, whoever stirs it up.
func (s *State) mayRebel(at Space) bool {
	h := s.Holder[at]
	return s.f.centres.has(at) && h != game.Nobody && !s.Units[at].there() && s.Once[at].Without(h) != 0
}

// isReleased reports whether an army breaks away at the end of this turn [2i(5)(a).1].
func (s *State) isReleased(at Space) bool {
	return s.Decade == 0 && s.Season == early && (at == s.Released[0] || at == s.Released[1]) && s.Units[at].Owner == s.f.emperor
}
