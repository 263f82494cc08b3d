package cardinals

import (
	"slices"

	"outremer/game"
)

// The changes that the search tries: one order of one unit, or a move with the help it needs. A
// supported attack must be a single change, because neither half is any good alone.

// change is a set of orders and bids that make sense together.
type change struct {
	at     [mostOrders]Space
	orders [mostOrders]order
	bids   [2]bid
	n, m   int8 // how many orders, how many bids
}

// changes is everything the search can try.
type changes struct {
	all     []change
	order   []int16 // in which they are tried
	legal   []game.Move
	helpers []Space // own units, or minors commanded by the Pope, that can support the current move
	hired   []Space // units that could be paid to do so
}

// mostOrders is how many a change has at most: a move, three fleets that carry it, and a helper.
const (
	mostOrders = 5
	mostFleets = 3
)

// mostHelpers limits how many pairs of helpers are tried for one move.
const mostHelpers = 5

func (c change) and(at Space, o order) change {
	c.at[c.n], c.orders[c.n] = at, o
	c.n++
	return c
}

func (c change) paying(at Space, o order, points int8) change {
	c.bids[c.m] = bid{onUnit, points, at, o}
	c.m++
	return c
}

// list lists the changes, based on what the rules allow in a draft.
func (x *planner) list() {
	s := &x.s
	s.Bids[x.p] = [maxPoints]bid{}
	clear(s.Orders[:])
	l := s.listing()
	x.legal = s.listOrders(l, x.p, x.legal[:0])
	listings.Return(l)
	x.all = x.all[:0]
	for _, m := range x.legal {
		at := Space(m.A)
		switch m.Verb {
		case verbHold, verbDeploy:
			x.add(change{}.and(at, orderOf(m)))
		case verbMove:
			to := s.f.space(Place(m.B))
			if s.Units[at].regular() {
				x.listMove(change{}.and(at, orderOf(m)), at, to)
			} else if x.disturbs(to) { // the Pope speaks
				x.add(change{}.and(at, orderOf(m)))
			}
		case verbFerry:
			x.listFerry(m)
		case verbSupport:
			if x.mayNeed(Space(m.B)) {
				x.add(change{}.and(at, orderOf(m)))
			}
		case verbSupportMove, verbConvoy:
			if x.promisedAid(orderOf(m)) {
				x.add(change{}.and(at, orderOf(m)))
			}
		case verbBidSupport:
			if x.mayNeed(Space(m.B)) {
				x.add(change{}.paying(at, orderOf(m), 1))
			}
		case verbBidMove:
			x.listSortie(at, m)
		}
	}
	x.order = x.order[:0]
	for i := range x.all {
		x.order = append(x.order, int16(i))
	}
}

func (x *planner) add(c change) { x.all = append(x.all, c) }

// mayNeed reports whether support in holding could help: a unit of p is there that others can
// attack.
func (x *planner) mayNeed(at Space) bool {
	u := &x.s.Units[at]
	return u.there() && u.Owner == x.p && x.near[at].Without(x.p) != 0
}

// listMove lists a move alone and, if somebody could be in its way, with help.
func (x *planner) listMove(c change, at, to Space) {
	x.add(c)
	if !x.s.Units[to].there() && x.near[to].Without(x.p) == 0 {
		return
	}
	x.findHelp(at, to)
	help := order{supportsMove, at, Place(to)}
	for i, h := range x.helpers {
		with := c.and(h, help)
		x.add(with)
		for _, second := range x.helpers[i+1:] {
			x.add(with.and(second, help))
		}
		for _, m := range x.hired {
			x.add(with.paying(m, help, 1))
		}
	}
	for i, m := range x.hired {
		x.add(c.paying(m, help, 1))
		x.add(c.paying(m, help, 2))
		for _, second := range x.hired[i+1:] {
			x.add(c.paying(m, help, 1).paying(second, help, 1))
		}
	}
}

// findHelp finds who could support a move: units that p commands, and units that he could pay. A
// realm takes no money to help attack itself [2f(6)].
func (x *planner) findHelp(at, to Space) {
	s := &x.s
	x.helpers, x.hired = x.helpers[:0], x.hired[:0]
	for _, m := range x.legal {
		if m.B != int16(at) || m.C != int16(to) {
			continue
		}
		h := Space(m.A)
		switch {
		case s.validity(h, orderOf(m)) != valid && !s.Units[h].regular():
		case m.Verb == verbSupportMove && len(x.helpers) < mostHelpers:
			x.helpers = append(x.helpers, h)
		case m.Verb == verbBidSupportMove && len(x.hired) < mostHelpers && s.f.realm[h] != s.f.realm[to]:
			x.hired = append(x.hired, h)
		}
	}
}

// listFerry lists a move by convoy over fleets of p, alone and with one helper. Of several ways it
// takes one with the fewest fleets.
func (x *planner) listFerry(ferry game.Move) {
	at, to := Space(ferry.A), Space(ferry.B)
	c := change{}.and(at, orderOf(ferry))
	if !x.s.isCarried(x.p, at, to) && !x.sail(&c, at, to) {
		return
	}
	x.add(c)
	x.findHelp(at, to)
	help := order{supportsMove, at, Place(to)}
	for _, h := range x.helpers {
		if !c.uses(h) {
			x.add(c.and(h, help))
		}
	}
	for _, h := range x.hired {
		x.add(c.paying(h, help, 1))
	}
}

func (c *change) uses(at Space) bool { return slices.Contains(c.at[:c.n], at) }

// sail adds the convoy orders of the fewest fleets that carry a unit from one space to another; false
// if it takes too many, or there is no way.
func (x *planner) sail(c *change, at, to Space) bool {
	f := x.s.f
	var fleets spaces
	for _, m := range x.legal {
		if m.Verb == verbConvoy && m.B == int16(at) && m.C == int16(to) && x.s.Units[m.A].regular() {
			fleets.add(Space(m.A))
		}
	}
	var behind [maxSpaces]Space // the fleet before, on the way
	edge := fleets.and(f.sails(at))
	for first := edge; !first.empty(); {
		behind[first.take()] = noSpace
	}
	rest := fleets.without(edge)
	for range mostFleets {
		for tip := edge; !tip.empty(); {
			if last := tip.take(); f.sails(last).has(to) {
				for ; last != noSpace; last = behind[last] {
					*c = c.and(last, order{convoys, at, Place(to)})
				}
				return true
			}
		}
		var next spaces
		for !edge.empty() {
			from := edge.take()
			for on := f.sails(from).and(rest); !on.empty(); {
				fleet := on.take()
				behind[fleet] = from
				next.add(fleet)
				rest.remove(fleet)
			}
		}
		edge = next
	}
	return false
}

// listSortie lists moves of a paid unit: for a minor's, to disturb another dynasty or keep it
// out; for a Crusader army of p, to take a centre.
func (x *planner) listSortie(at Space, m game.Move) {
	s := &x.s
	to := s.f.space(Place(m.B))
	c := change{}.paying(at, orderOf(m), 1)
	if u := &s.Units[at]; u.Crusader {
		if u.Owner == x.p {
			x.add(c)
			x.listCrusade(c, at, to)
		}
		return
	}
	if x.disturbs(to) {
		x.add(c)
	}
}

// disturbs reports whether a minor's unit in a space could get in the way of a rival near p's
// units.
func (x *planner) disturbs(to Space) bool {
	u := &x.s.Units[to]
	switch {
	case !x.near[to].Has(x.p):
		return false // none of his business
	case u.there():
		return u.regular() && u.Owner != x.p
	default:
		return x.s.Holder[to] == x.p && x.near[to].Without(x.p) != 0
	}
}

// listCrusade lists the move of a Crusader army with help.
func (x *planner) listCrusade(c change, at, to Space) {
	x.findHelp(at, to)
	help := order{supportsMove, at, Place(to)}
	for _, h := range x.helpers {
		x.add(c.and(h, help))
	}
	for _, m := range x.hired {
		x.add(c.paying(m, help, 1))
	}
}

// apply makes the next trial: the present one plus a change. It reports whether the result
// differs, makes sense and is affordable.
func (x *planner) apply(c *change) bool {
	t := &x.next
	*t = x.now
	if c.n+c.m == 1 && x.isVoid(c) {
		return false
	}
	changed := false
	for i := range c.n {
		if at := c.at[i]; t.orders[at] != c.orders[i] {
			x.release(t, at, c.orders[i])
			changed = true
		}
	}
	for i := range c.n {
		if c.orders[i].Kind == deploys {
			x.recall(t)
		}
		t.orders[c.at[i]] = c.orders[i]
	}
	for _, b := range c.bids[:c.m] {
		if pointsOn(&t.bids, b) < b.N {
			t.bid(b)
			changed = true
		}
	}
	return changed && t.left >= 0
}

// isVoid reports whether a change is support in holding for a unit that the present trial sends away.
func (x *planner) isVoid(c *change) bool {
	o := c.help()
	return o.Kind == supports && x.now.orders[o.From].goes()
}

// help is the last order of a change: of a unit or, if there is one, of the one that is paid.
func (c *change) help() order {
	if c.m > 0 {
		return c.bids[c.m-1].Order
	}
	return c.orders[c.n-1]
}

// release frees the helpers of a unit whose order has changed.
func (x *planner) release(t *trial, at Space, now order) {
	for _, h := range x.mine {
		if o := t.orders[h]; o.helps(at) && !x.s.f.fits(o, now) {
			t.orders[h] = order{}
		}
	}
	for i := 0; i < maxPoints; {
		if b := &t.bids[i]; b.Kind == onUnit && b.Order.helps(at) && !x.s.f.fits(b.Order, now) {
			t.refund(i)
		} else {
			i++
		}
	}
}

// recall makes the army stay that was going to deploy: only one may [R81].
func (x *planner) recall(t *trial) {
	for _, at := range x.mine {
		if t.orders[at].Kind == deploys {
			x.release(t, at, order{})
			t.orders[at] = order{}
		}
	}
}

// helps reports whether an order supports or convoys the unit in a space.
func (o order) helps(at Space) bool {
	return o.From == at && (o.Kind == supports || o.Kind == supportsMove || o.Kind == convoys)
}

// fits reports whether help matches what the helped unit is told to do.
func (f *facts) fits(help, helped order) bool {
	if help.Kind == supports {
		return !helped.goes()
	}
	return helped.goes() && f.space(helped.To) == f.space(help.To)
}

// bid puts points on an order, replacing points on other orders for the same unit.
func (t *trial) bid(b bid) {
	free := -1
	for i := 0; i < maxPoints; {
		if x := &t.bids[i]; x.Kind == onUnit && x.At == b.At {
			t.refund(i)
			continue
		}
		if free < 0 && t.bids[i].Kind == noBid {
			free = i
		}
		i++
	}
	t.left -= int(b.N)
	if free >= 0 {
		t.bids[free] = b
	}
}

// refund takes a bid back and closes the gap.
func (t *trial) refund(i int) {
	t.left += int(t.bids[i].N)
	copy(t.bids[i:], t.bids[i+1:])
	t.bids[maxPoints-1] = bid{}
}
