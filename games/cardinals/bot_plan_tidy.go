package cardinals

// What the search leaves idle costs nothing: units that are told to hold, and points, which are lost with the turn. In
// the few worlds that it looks at they are of no use, but more can happen than those show.

// tidy gives idle units and points of an intent something to do, where that makes nothing worse.
func (x *planner) tidy(want *intent) {
	x.resume(want)
	for _, at := range x.mine {
		if x.isVain(at) {
			x.next = x.now
			x.release(&x.next, at, order{})
			x.next.orders[at] = order{}
			x.consider(0)
		}
	}
	x.outbid()
	for i := range x.all {
		c := &x.all[i]
		if c.n+c.m == 1 && c.help().Kind == supports && x.isIdle(c) && x.apply(c) {
			x.consider(int(c.m))
		}
	}
	*want = x.now.intent
}

// resume makes an intent the present trial, without the bids that it forfeits.
func (x *planner) resume(want *intent) {
	t := &x.now
	*t = trial{intent: *want}
	t.left = int(x.s.Points[x.p])
	for _, b := range t.bids {
		t.left -= int(b.N)
	}
	x.prepare(t)
	for i := maxPoints - 1; i >= 0; i-- {
		if x.own[i].Order.Kind == voided {
			t.refund(i)
		}
	}
	x.open()
	x.judge(t)
	x.settle()
}

// consider makes the next trial the present one if it is worth no less, but for the points that it spends.
func (x *planner) consider(points int) {
	x.judge(&x.next)
	if x.next.sum >= x.now.sum-worthPoint*float64(x.skill.worlds*points)-1e-9 {
		x.now = x.next
		x.settle()
	} else {
		x.prepare(&x.now)
	}
}

// isVain reports whether the order for a unit is one about which the program would warn a player.
func (x *planner) isVain(at Space) (vain bool) {
	x.s.warnOrder(x.p, at, x.now.orders[at], func(Space, warning) { vain = true })
	return vain
}

// isIdle reports whether the unit of a change has nothing to do yet, and would do it.
func (x *planner) isIdle(c *change) bool {
	if c.n > 0 {
		return x.now.orders[c.at[0]].Kind == holds
	}
	at := c.bids[0].At
	for _, b := range x.now.bids {
		if b.Kind == onUnit && b.At == at {
			return false
		}
	}
	return !x.s.forfeits(x.p, at)
}

// outbid puts idle points on top of those that buy help for a move, since others may want the same unit.
func (x *planner) outbid() {
	t := &x.now
	for more := true; more; {
		more = false
		for i := range t.bids {
			if b := &t.bids[i]; t.left > 0 && b.Kind == onUnit && b.Order.attacks() {
				b.N++
				t.left--
				more = true
			}
		}
	}
	x.judge(t)
	x.settle()
}
