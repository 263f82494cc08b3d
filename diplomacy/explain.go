package diplomacy

// After resolution: what became of each unit, and why. Of several equal causes the one from the
// first province is reported, so that the order of the input makes no difference here either.

// explain fills the outcomes.
func (w *Workspace) explain() {
	w.result.Occupied = Set{}
	for u := range w.n {
		w.explainOrder(u)
	}
	for u := range w.n {
		w.explainFate(u)
		if p := &w.pieces[u]; p.moves() && w.done[u] == no && w.isContested(p.to) {
			w.result.Contested.add(uint8(p.to))
		}
	}
}

// explainOrder says how the order ended. Void orders have already been handled.
func (w *Workspace) explainOrder(u uint8) {
	p, out := &w.pieces[u], &w.result.Outcomes[u]
	out.Convoyed = p.moves() && p.way == convoyed
	if out.Result == Void {
		return
	}
	switch p.kind {
	case Hold:
		if by := w.taker(u); by != none {
			out.Result, out.Why = Failed, becauseOf(Dislodged, w.pieces[by].prov)
		}
	case Move:
		out.Result, out.Why = w.explainMove(u)
	case SupportHold, SupportMove:
		out.Result, out.Why = w.explainSupport(u)
	case Convoy:
		out.Result, out.Why = w.explainConvoy(u)
	}
}

// taker is the unit that takes another unit's province.
func (w *Workspace) taker(u uint8) uint8 {
	for a := w.attackers[w.pieces[u].prov]; a != none; a = w.pieces[a].nextAttacker {
		if w.done[a] == yes {
			return a
		}
	}
	return none
}

// explainMove measures a move against its strongest opposition.
func (w *Workspace) explainMove(u uint8) (Result, Why) {
	if w.path[u] == no {
		return Failed, w.explainPath(u)
	}
	why, in := w.measureOccupant(u)
	if why.Cause == OwnUnit {
		return Failed, why
	}
	w.measureRivals(u, in, &why)
	switch {
	case w.done[u] == yes:
		why.Cause = Entered
		return Succeeded, why
	case why.Strength > why.Against:
		why.Cause = WouldLeave
	}
	return Failed, why
}

// measureOccupant measures a move against the unit in its way, if there is one.
func (w *Workspace) measureOccupant(u uint8) (Why, occupant) {
	p, in := &w.pieces[u], occupant{w.at[w.pieces[u].to], yes}
	all := w.strength(u, NoPower).least
	if in.unit == none || w.gone(in.unit) == yes && p.opponent != in.unit {
		return Why{Cause: Standoff, By: NoProv, Strength: all}, in
	}
	in.gone = no
	q := &w.pieces[in.unit]
	if q.power == p.power {
		return becauseOf(OwnUnit, q.prov), in
	}
	why := Why{Cause: Held, By: q.prov, Strength: w.strength(u, q.power).least, Against: w.resistance(u, in.unit).least}
	why.Ignored = all - why.Strength
	if p.opponent == in.unit {
		why.Cause = HeadToHead
	}
	return why, in
}

// measureRivals measures a move against its rivals for the province.
func (w *Workspace) measureRivals(u uint8, in occupant, why *Why) {
	for c := w.attackers[w.pieces[u].to]; c != none; c = w.pieces[c].nextAttacker {
		if c == u {
			continue
		}
		from, n := w.pieces[c].prov, w.prevention(c, in).least
		if n > why.Against || n > 0 && n == why.Against && why.Cause == Standoff && from < why.By {
			why.Cause, why.By, why.Against = Standoff, from, n
		}
	}
}

// explainPath says why a convoy failed.
func (w *Workspace) explainPath(u uint8) Why {
	if w.paradox[u] {
		return because(ConvoyParadox)
	}
	p, ordered, lost := &w.pieces[u], Set{}, NoProv
	for f := range w.n {
		if c := &w.pieces[f]; c.kind == Convoy && c.matched && c.helped == u {
			ordered.add(uint8(c.prov))
			if w.taker(f) != none {
				lost = min(lost, c.prov)
			}
		}
	}
	if !w.m.route(p.prov, p.to, &ordered) {
		return because(NoConvoy)
	}
	return becauseOf(ConvoyDisrupted, lost)
}

func (w *Workspace) explainSupport(u uint8) (Result, Why) {
	p := &w.pieces[u]
	if !p.matched {
		return Failed, w.explainMismatch(p)
	}
	if w.done[u] == yes {
		h := &w.pieces[p.helped]
		if h.moves() && h.traits&Bound != 0 && w.wouldLeave(p.helped) {
			return Void, becauseOf(HelpsSortie, h.prov)
		}
		return Succeeded, becauseOf(Given, h.prov)
	}
	if by := w.taker(u); by != none {
		return Failed, becauseOf(CutByDislodging, w.pieces[by].prov)
	}
	by := NoProv
	for a := w.attackers[p.prov]; a != none; a = w.pieces[a].nextAttacker {
		if w.cuts(a, p) == yes {
			by = min(by, w.pieces[a].prov)
		}
	}
	return Failed, becauseOf(CutByAttack, by)
}

// wouldLeave reports whether a sortie was stronger than everything opposing it.
func (w *Workspace) wouldLeave(u uint8) bool {
	_, why := w.explainMove(u)
	return why.Cause == WouldLeave
}

// explainMismatch says what the helped unit is doing instead.
func (w *Workspace) explainMismatch(p *piece) Why {
	h := &w.pieces[p.helped]
	switch {
	case p.kind == SupportHold:
		return becauseOf(UnitMoves, h.prov)
	case !h.moves():
		return becauseOf(UnitStays, h.prov)
	case p.kind == Convoy && h.to == p.to:
		return becauseOf(UnitWalks, h.prov)
	default:
		return becauseOf(UnitGoesAside, h.prov)
	}
}

// explainConvoy: a fleet convoys unless it is dislodged. Whether the army arrives is part of the
// army's outcome.
func (w *Workspace) explainConvoy(u uint8) (Result, Why) {
	p := &w.pieces[u]
	if by := w.taker(u); by != none {
		return Failed, becauseOf(Dislodged, w.pieces[by].prov)
	}
	switch {
	case !p.matched:
		return Failed, w.explainMismatch(p)
	case w.paradox[p.helped]:
		return Failed, because(ConvoyParadox)
	default:
		return Succeeded, becauseOf(Given, w.pieces[p.helped].prov)
	}
}

// explainFate says where the unit is now.
func (w *Workspace) explainFate(u uint8) {
	p, out := &w.pieces[u], &w.result.Outcomes[u]
	switch {
	case p.moves() && w.done[u] == yes:
		w.result.Occupied.add(uint8(p.to))
		return
	case p.moves() && p.way == deploys:
		out.Disbanded = true
		return
	}
	by := w.taker(u)
	if by == none {
		w.result.Occupied.add(uint8(p.prov))
		return
	}
	a := &w.pieces[by]
	out.Dislodged, out.DislodgedBy, out.AttackerLanded = true, a.prov, a.way != walks
	out.Disbanded = p.traits&NoRetreat != 0
}

// isContested reports whether a standoff left a province empty.
func (w *Workspace) isContested(p Prov) bool {
	in := occupant{w.at[p], yes}
	if in.unit != none && w.gone(in.unit) == no {
		return false
	}
	contested := false
	for a := w.attackers[p]; a != none; a = w.pieces[a].nextAttacker {
		if w.done[a] == yes {
			return false
		}
		contested = contested || w.prevention(a, in).least > 0
	}
	return contested
}
