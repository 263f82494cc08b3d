package diplomacy

import "slices"

// Dislodgement is a unit that must retreat.
type Dislodgement struct {
	Unit         Unit
	AttackerFrom Prov // where its attacker came from
	Landed       bool // by convoy or deployment, so the origin is open for retreats (4.A.5)
}

// Retreats is the position between movement and retreats.
type Retreats struct {
	Board     // the units that were not dislodged
	Dislodged []Dislodgement
	Contested Set // provinces left empty by a standoff
}

// Retreats returns the position after a movement phase. The units are copied.
func (r *Resolution) Retreats() *Retreats {
	next := &Retreats{Board: *r.board, Contested: r.Contested}
	next.Units = nil
	for i, u := range r.board.Units {
		out := &r.Outcomes[i]
		switch {
		case out.Disbanded:
		case out.Dislodged:
			next.Dislodged = append(next.Dislodged, Dislodgement{u, out.DislodgedBy, out.AttackerLanded})
		default:
			next.Units = append(next.Units, moved(u, out))
		}
	}
	return next
}

// moved returns a unit at its place after movement.
func moved(u Unit, out *Outcome) Unit {
	if out.Order.Kind == Move && out.Result == Succeeded {
		u.At = out.Order.To
	}
	return u
}

// occupied returns the provinces with a unit that was not dislodged.
func (b *Board) occupied() (s Set) {
	for _, u := range b.Units {
		s.add(uint8(b.Map.prov[u.At]))
	}
	return s
}

// Options appends the places a dislodged unit may retreat to.
func (r *Retreats) Options(dst []Loc, d Dislodgement) []Loc {
	m, taken := r.Map, r.occupied()
	near := m.armyTo[d.Unit.At]
	if d.Unit.Type == Fleet {
		near = m.fleetTo[d.Unit.At]
	}
	var unified Set // list each province once, despite its several coasts
	for !near.empty() {
		l := Loc(near.take())
		p := m.prov[l]
		if r.closed(d, p, &taken) != NoCause {
			continue
		}
		if d.Unit.Type == Fleet && r.unified(d.Unit.Power, p) {
			if unified.has(uint8(p)) {
				continue
			}
			unified.add(uint8(p))
			l = Loc(p)
		}
		dst = append(dst, l)
	}
	return dst
}

// Why says why a dislodged unit cannot retreat to a place; NoCause means that it can.
func (r *Retreats) Why(d Dislodgement, to Loc) Cause {
	taken := r.occupied()
	result, why := r.check(d, &Order{Kind: Move, To: to}, &taken)
	if result == Succeeded {
		return NoCause
	}
	return why.Cause
}

// closed says why a province is closed to a retreat, if it is.
func (r *Retreats) closed(d Dislodgement, p Prov, taken *Set) Cause {
	switch {
	case p == d.AttackerFrom && !d.Landed:
		return RetreatToOrigin
	case taken.has(uint8(p)):
		return RetreatOccupied
	case r.Contested.has(uint8(p)):
		return RetreatContested
	default:
		return NoCause
	}
}

// Retreat is what became of a dislodged unit.
type Retreat struct {
	Order     Order // the effective order; disband if there was none
	Ordered   bool
	Result    Result
	Why       Why
	Disbanded bool
}

// RetreatResult is the result of a retreat phase.
type RetreatResult struct {
	Outcomes []Retreat // one for each dislodged unit
	Refused  []Refusal // orders that did not reach a dislodged unit
	Units    []Unit    // all units now on the board
}

// Resolve resolves the retreat phase. A unit without a possible order is disbanded, as are all
// units that try to retreat to the same province.
func (r *Retreats) Resolve(orders []Order) *RetreatResult {
	res := &RetreatResult{Units: slices.Clone(r.Units)}
	for _, d := range r.Dislodged {
		o := Order{Power: d.Unit.Power, Kind: Disband, Type: d.Unit.Type, At: d.Unit.At, From: NoLoc, To: NoLoc}
		res.Outcomes = append(res.Outcomes, Retreat{Order: o, Result: Failed, Why: because(NoOrder), Disbanded: true})
	}
	given := make([]int, len(r.Dislodged))
	for i, o := range orders {
		d, why := r.addressee(o)
		if d < 0 {
			res.Refused = append(res.Refused, Refusal{i, why})
			continue
		}
		out := &res.Outcomes[d]
		if out.Ordered {
			res.Refused = append(res.Refused, Refusal{given[d], becauseOf(Replaced, r.Map.prov[o.At])})
		}
		out.Order, out.Ordered, given[d] = o, true, i
		out.Order.Type, out.Order.At = r.Dislodged[d].Unit.Type, r.Dislodged[d].Unit.At
	}
	taken := r.occupied()
	for i := range res.Outcomes {
		if out := &res.Outcomes[i]; out.Ordered {
			out.Result, out.Why = r.check(r.Dislodged[i], &out.Order, &taken)
		}
	}
	r.clash(res)
	r.carryOut(res)
	return res
}

// addressee is the dislodged unit an order is for, or -1.
func (r *Retreats) addressee(o Order) (int, Why) {
	p := r.Map.Prov(o.At)
	is := func(u Unit) bool { return r.Map.prov[u.At] == p && (o.Type == AnyUnit || o.Type == u.Type) }
	why := because(NoSuchUnit)
	for _, u := range r.Units {
		switch {
		case is(u) && u.Power == o.Power:
			why = becauseOf(NotDislodged, p)
		case is(u):
			why = becauseOf(NotYours, p)
		}
	}
	for i, d := range r.Dislodged {
		switch {
		case is(d.Unit) && d.Unit.Power == o.Power:
			return i, Why{}
		case is(d.Unit) && why.Cause == NoSuchUnit:
			why = becauseOf(NotYours, p)
		}
	}
	return -1, why
}

// check returns the result of an order taken alone and fills in its coast.
func (r *Retreats) check(d Dislodgement, o *Order, taken *Set) (Result, Why) {
	switch o.Kind {
	case Disband:
		return Succeeded, because(OrderedToDisband)
	case Move:
	default:
		return Void, because(WrongPhase)
	}
	m, from, to := r.Map, r.Map.prov[d.Unit.At], r.Map.Prov(o.To)
	switch {
	case o.Via != ViaAny: // there are no convoys in this phase
		return Void, because(NoRoute)
	case to == NoProv || to == from:
		return Void, because(NotAdjacent)
	case d.Unit.Type == Fleet:
		if c := r.sail(d.Unit.Power, d.Unit.At, o); c != NoCause {
			return Void, because(c)
		}
	case !m.armyTo[from].has(uint8(to)):
		return Void, because(NotAdjacent)
	default:
		o.To = Loc(to)
	}
	if c := r.closed(d, to, taken); c != NoCause {
		return Void, becauseOf(c, to)
	}
	return Succeeded, because(Retreated)
}

// clash makes all retreats to the same province fail.
func (r *Retreats) clash(res *RetreatResult) {
	var wanted, twice Set
	for i := range res.Outcomes {
		if out := &res.Outcomes[i]; out.Why.Cause == Retreated {
			p := uint8(r.Map.prov[out.Order.To])
			if wanted.has(p) {
				twice.add(p)
			}
			wanted.add(p)
		}
	}
	for i := range res.Outcomes {
		out := &res.Outcomes[i]
		if out.Why.Cause == Retreated && twice.has(uint8(r.Map.prov[out.Order.To])) {
			out.Result, out.Why = Failed, becauseOf(RetreatClash, r.Map.prov[out.Order.To])
		}
	}
}

func (r *Retreats) carryOut(res *RetreatResult) {
	for i := range res.Outcomes {
		out := &res.Outcomes[i]
		if out.Why.Cause == Retreated {
			u := r.Dislodged[i].Unit
			u.At, out.Disbanded = out.Order.To, false
			res.Units = append(res.Units, u)
		}
	}
}
