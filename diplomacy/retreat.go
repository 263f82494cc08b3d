package diplomacy

import "slices"

// Dislodgement is a unit that has to retreat.
type Dislodgement struct {
	Unit         Unit
	AttackerFrom Prov // where its attacker came from
	Landed       bool // by convoy or deployment, so that one may retreat there (4.A.5)
}

// Retreats is the position between movement and retreats.
type Retreats struct {
	Board     // the units that are in place
	Dislodged []Dislodgement
	Contested Set // provinces left empty by a standoff
}

// Retreats is what comes after a movement phase. The units are copied.
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

// moved is a unit at the place where it is after the movement.
func moved(u Unit, out *Outcome) Unit {
	if out.Order.Kind == Move && out.Result == Succeeded {
		u.At = out.Order.To
	}
	return u
}

// occupied is the provinces with a unit that is in place.
func (b *Board) occupied() (s Set) {
	for _, u := range b.Units {
		s.add(uint8(b.Map.prov[u.At]))
	}
	return s
}

// Options appends the places to which a dislodged unit may retreat.
func (r *Retreats) Options(dst []Loc, d Dislodgement) []Loc {
	m, taken := r.Map, r.occupied()
	near := m.armyTo[d.Unit.At]
	if d.Unit.Type == Fleet {
		near = m.fleetTo[d.Unit.At]
	}
	var unified Set // each once, though there are several coasts
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

// closed says why a province is not open for a retreat, if it is not.
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
	Order     Order // the one in force; a disbanding if there was none
	Ordered   bool
	Result    Result
	Why       Why
	Disbanded bool
}

// RetreatResult is what came out of a retreat phase.
type RetreatResult struct {
	Outcomes []Retreat // one for each dislodged unit
	Refused  []Refusal // orders that did not reach one
	Units    []Unit    // all that are on the board now
}

// Resolve resolves the retreat phase. A unit without a possible order is
// disbanded, and so are all units that want to retreat to the same province.
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

// addressee is the dislodged unit that an order is for, or -1.
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

// check says how an order ends before others are looked at, and completes its
// coast.
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
	case o.Via != ViaAny: // nobody convoys now
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
