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
	w.ferried = Set{}
	for u := range w.n {
		p := &w.pieces[u]
		w.lands[u] = Set{}
		if p.typ != Army {
			continue
		}
		w.lands[u] = w.m.landings(p.prov, &w.fleets)
		if !w.lands[u].empty() {
			w.ferried.add(uint8(p.prov))
		}
	}
}

// Steps returns the locations that a unit can go to without a convoy. A province whose coasts count
// as one stands for them.
func (w *Workspace) Steps(unit int) Set {
	p := &w.pieces[unit]
	if p.typ == Army {
		return w.m.armyTo[p.prov]
	}
	near := w.m.fleetTo[p.at]
	for _, x := range w.board.Unified {
		if x.Power != p.power || !w.m.fleetReach[p.at].has(uint8(x.Province)) {
			continue
		}
		for _, l := range w.m.Provinces[x.Province].Coasts {
			near.remove(uint8(l))
		}
		near.add(uint8(x.Province))
	}
	return near
}

// Landings returns the provinces to which fleets could take a unit.
func (w *Workspace) Landings(unit int) Set { return w.lands[unit] }

// SupportedLandings returns where a unit can support an army that could not walk there. The convoy
// must work without the supporter.
func (w *Workspace) SupportedLandings(unit, army int) Set {
	p, h := &w.pieces[unit], &w.pieces[army]
	lands := w.lands[army].and(w.m.reach(p.typ, p.at))
	lands = lands.without(&w.m.armyTo[h.prov])
	if !lands.empty() && w.AtSea(unit) {
		others := w.fleets
		others.remove(uint8(p.prov))
		without := w.m.landings(h.prov, &others)
		lands = lands.and(&without)
	}
	return lands
}

// AtSea reports whether a unit is a fleet at sea, where it can convoy.
func (w *Workspace) AtSea(unit int) bool { return w.fleets.has(uint8(w.pieces[unit].prov)) }

// Cargo returns the provinces of the armies that a unit may be able to convoy.
func (w *Workspace) Cargo(unit int) Set {
	if !w.AtSea(unit) {
		return Set{}
	}
	return w.ferried
}

// Convoys returns the provinces to which a unit at sea can convoy another.
func (w *Workspace) Convoys(unit, other int) (to Set) {
	p, h := &w.pieces[unit], &w.pieces[other]
	for lands := w.lands[other]; !lands.empty(); {
		if l := lands.take(); w.m.needed(p.prov, h.prov, Prov(l), w.fleets) {
			to.add(l)
		}
	}
	return to
}

func (w *Workspace) legal(dst []Order, u uint8) []Order {
	p := &w.pieces[u]
	o := Order{Power: p.power, Kind: Hold, Type: p.typ, At: p.at, From: NoLoc, To: NoLoc}
	dst = append(dst, o)
	dst = w.legalMoves(dst, o, u)
	dst = w.legalSupports(dst, o, u)
	return w.legalConvoys(dst, o, u)
}

func (w *Workspace) legalMoves(dst []Order, o Order, u uint8) []Order {
	o.Kind = Move
	dst = each(dst, o, w.Steps(int(u)))
	for lands := w.lands[u]; !lands.empty(); {
		o.To, o.Via = Loc(lands.take()), ViaAny
		if w.m.armyTo[w.pieces[u].prov].has(uint8(o.To)) {
			o.Via = ViaConvoy
		}
		dst = append(dst, o)
	}
	return dst
}

// each appends the order once for each destination.
func each(dst []Order, o Order, to Set) []Order {
	for !to.empty() {
		o.To = Loc(to.take())
		dst = append(dst, o)
	}
	return dst
}

func (w *Workspace) legalSupports(dst []Order, o Order, u uint8) []Order {
	p := &w.pieces[u]
	reach := w.m.reach(p.typ, p.at)
	who := w.m.around[p.prov].or(&w.ferried)
	for v := range w.n {
		h := &w.pieces[v]
		if u == v || !who.has(uint8(h.prov)) {
			continue
		}
		o.Other, o.From, o.To = h.typ, h.at, NoLoc
		if reach.has(uint8(h.prov)) {
			o.Kind = SupportHold
			dst = append(dst, o)
		}
		o.Kind = SupportMove
		if near := w.m.reach(h.typ, h.at); near.meets(reach) {
			dst = w.legalSupported(dst, o, v, reach)
		}
		if w.ferried.has(uint8(h.prov)) {
			dst = each(dst, o, w.SupportedLandings(int(u), int(v)))
		}
	}
	return dst
}

// legalSupported appends the support once for each location within reach that the supported unit
// can go to without a convoy.
func (w *Workspace) legalSupported(dst []Order, o Order, v uint8, reach *Set) []Order {
	for to := w.Steps(int(v)); !to.empty(); {
		o.To = Loc(to.take())
		if reach.has(uint8(w.m.prov[o.To])) {
			dst = append(dst, o)
		}
	}
	return dst
}

func (w *Workspace) legalConvoys(dst []Order, o Order, u uint8) []Order {
	o.Kind = Convoy
	who := w.Cargo(int(u))
	if who.empty() {
		return dst
	}
	for v := range w.n {
		if h := &w.pieces[v]; who.has(uint8(h.prov)) {
			o.Other, o.From = h.typ, h.at
			dst = each(dst, o, w.Convoys(int(u), int(v)))
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
