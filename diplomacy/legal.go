package diplomacy

// Legal orders. The lists hold exactly the orders that check finds possible, each in one spelling:
// with the coast where there are several, and with "via convoy" only for armies that could also
// walk.

// Legal appends all possible orders for a unit in the movement phase. Deployments are excluded:
// only the caller knows where they can go.
func (w *Workspace) Legal(dst []Order, b *Board, unit int) []Order {
	w.Survey(b)
	return w.LegalOf(dst, unit)
}

// LegalAll appends the possible orders for all units.
func (w *Workspace) LegalAll(dst []Order, b *Board) []Order {
	w.Survey(b)
	for u := range w.n {
		dst = w.legal(dst, u)
	}
	return dst
}

// LegalOf is Legal for the board most recently surveyed.
func (w *Workspace) LegalOf(dst []Order, unit int) []Order { return w.legal(dst, uint8(unit)) }

// Survey places the units and computes where fleets could take each army, which all lists for a
// position share.
func (w *Workspace) Survey(b *Board) {
	w.place(b)
	for u := range w.n {
		w.lands[u] = Set{}
		if p := &w.pieces[u]; p.typ == Army {
			w.lands[u] = w.m.landings(p.prov, &w.fleets)
		}
	}
}

func (w *Workspace) legal(dst []Order, u uint8) []Order {
	p := &w.pieces[u]
	o := Order{Power: p.power, Kind: Hold, Type: p.typ, At: p.at, From: NoLoc, To: NoLoc}
	dst = append(dst, o)
	dst = w.legalMoves(dst, o, u)
	dst = w.legalSupports(dst, o, u)
	if w.fleets.has(uint8(p.prov)) {
		dst = w.legalConvoys(dst, o, u)
	}
	return dst
}

func (w *Workspace) legalMoves(dst []Order, o Order, u uint8) []Order {
	p := &w.pieces[u]
	o.Kind = Move
	dst = w.eachStep(dst, o, p, nil)
	for lands := w.lands[u]; !lands.empty(); {
		o.To, o.Via = Loc(lands.take()), ViaAny
		if w.m.armyTo[p.prov].has(uint8(o.To)) {
			o.Via = ViaConvoy
		}
		dst = append(dst, o)
	}
	return dst
}

// eachStep appends the order once for each place that the unit can reach without a convoy,
// optionally restricted to certain provinces.
func (w *Workspace) eachStep(dst []Order, o Order, p *piece, within *Set) []Order {
	near := w.m.armyTo[p.prov]
	if p.typ == Fleet {
		near = w.m.fleetTo[p.at]
	}
	var unified Set // list each province once, despite its several coasts
	for !near.empty() {
		o.To = Loc(near.take())
		to := w.m.prov[o.To]
		if within != nil && !within.has(uint8(to)) {
			continue
		}
		if p.typ == Fleet && o.To != Loc(to) && w.board.unified(p.power, to) {
			if unified.has(uint8(to)) {
				continue
			}
			unified.add(uint8(to))
			o.To = Loc(to)
		}
		dst = append(dst, o)
	}
	return dst
}

func (w *Workspace) legalSupports(dst []Order, o Order, u uint8) []Order {
	p := &w.pieces[u]
	reach := w.m.reach(p.typ, p.at)
	for v := range w.n {
		h := &w.pieces[v]
		if u == v {
			continue
		}
		o.Other, o.From, o.To = h.typ, h.at, NoLoc
		if reach.has(uint8(h.prov)) {
			o.Kind = SupportHold
			dst = append(dst, o)
		}
		o.Kind = SupportMove
		if near := w.m.reach(h.typ, h.at); near.meets(reach) {
			dst = w.eachStep(dst, o, h, reach)
		}
		if w.lands[v].meets(reach) {
			dst = w.eachLanding(dst, o, u, v, reach)
		}
	}
	return dst
}

// eachLanding appends a support for each convoy that works without the supporter.
func (w *Workspace) eachLanding(dst []Order, o Order, u, v uint8, within *Set) []Order {
	lands := w.lands[v].and(within)
	lands = lands.without(&w.m.armyTo[w.pieces[v].prov])
	if p := &w.pieces[u]; w.fleets.has(uint8(p.prov)) {
		others := w.fleets
		others.remove(uint8(p.prov))
		without := w.m.landings(w.pieces[v].prov, &others)
		lands = lands.and(&without)
	}
	for !lands.empty() {
		o.To = Loc(lands.take())
		dst = append(dst, o)
	}
	return dst
}

func (w *Workspace) legalConvoys(dst []Order, o Order, u uint8) []Order {
	o.Kind = Convoy
	for v := range w.n {
		h := &w.pieces[v]
		o.Other, o.From = h.typ, h.at
		for lands := w.lands[v]; !lands.empty(); {
			o.To = Loc(lands.take())
			if w.m.needed(w.pieces[u].prov, h.prov, Prov(o.To), w.fleets) {
				dst = append(dst, o)
			}
		}
	}
	return dst
}

// Legal appends the possible orders for a dislodged unit: retreat or disband.
func (r *Retreats) Legal(dst []Order, d Dislodgement) []Order {
	o := Order{Power: d.Unit.Power, Kind: Move, Type: d.Unit.Type, At: d.Unit.At, From: NoLoc}
	for _, o.To = range r.Options(nil, d) {
		dst = append(dst, o)
	}
	o.Kind, o.To = Disband, NoLoc
	return append(dst, o)
}

// Legal appends the possible orders for a power that builds or removes.
func (a *Adjustments) Legal(dst []Order, power Power) []Order {
	o := Order{Power: power, From: NoLoc, To: NoLoc}
	switch due := a.Due(power); {
	case due > 0:
		dst = a.legalBuilds(dst, o)
		o.Kind, o.At = Waive, NoLoc
		dst = append(dst, o)
	case due < 0:
		o.Kind = Remove
		for _, u := range a.Units {
			if u.Power == power {
				o.Type, o.At = u.Type, u.At
				dst = append(dst, o)
			}
		}
	}
	return dst
}

func (a *Adjustments) legalBuilds(dst []Order, o Order) []Order {
	o.Kind = Build
	taken := a.occupied()
	for l := range Loc(a.Map.Locs()) {
		for _, o.Type = range [...]UnitType{Army, Fleet} {
			o.At = l
			if p := a.Map.prov[l]; !taken.has(uint8(p)) && a.checkBuild(o, p) == NoCause {
				dst = append(dst, o)
			}
		}
	}
	return dst
}
