package diplomacy

// Which orders are possible regardless of all other orders (DATC 4.E.1). An impossible order is
// void: the unit holds, and can be supported in holding.

// checkAll checks the orders of all units and puts them into effect.
func (w *Workspace) checkAll() {
	for u := range w.n {
		p, out := &w.pieces[u], &w.result.Outcomes[u]
		if why := w.check(u, &out.Order); why.Cause != NoCause {
			out.Result, out.Why = Void, why
			p.kind = Hold
			continue
		}
		p.kind = out.Order.Kind
	}
}

// check reports why an order is void, if it is. It fills in the order's coast and the fields of the
// piece.
func (w *Workspace) check(u uint8, o *Order) Why {
	switch o.Kind {
	case Hold:
		return Why{}
	case Move:
		return w.checkMove(u, o)
	case SupportHold, SupportMove:
		return w.checkSupport(u, o)
	case Convoy:
		return w.checkConvoy(u, o)
	default:
		return because(WrongPhase)
	}
}

func (w *Workspace) checkMove(u uint8, o *Order) Why {
	p, to := &w.pieces[u], w.m.Prov(o.To)
	p.to = to
	switch {
	case to == NoProv:
		return because(NotAdjacent)
	case to == p.prov:
		return because(SameProvince)
	case o.Via == ViaDeployment:
		return w.checkDeployment(p, o)
	case p.typ == Fleet:
		p.way = walks
		return because(w.board.sail(p.power, p.at, o))
	}
	o.To = Loc(to) // a coast in an army's order is ignored (4.B.6)
	adjacent := w.m.armyTo[p.prov].has(uint8(to))
	switch {
	case adjacent && o.Via == ViaAny:
		p.way = walks
	case w.m.terrain(to) == Sea:
		return because(WrongTerrain)
	case w.m.route(p.prov, to, &w.fleets):
		p.way = convoyed
	case adjacent || w.m.terrain(to) == Coast && w.m.terrain(p.prov) == Coast:
		return because(NoRoute)
	default:
		return because(NotAdjacent)
	}
	return Why{}
}

// checkDeployment checks the destination only; the route is up to the caller.
func (w *Workspace) checkDeployment(p *piece, o *Order) Why {
	if p.traits&Deploys == 0 || p.typ != Army {
		return because(CannotDeploy)
	}
	if w.m.terrain(p.to) == Sea {
		return because(WrongTerrain)
	}
	o.To, p.way = Loc(p.to), deploys
	return Why{}
}

// sail finds the coast a fleet is moving to.
func (b *Board) sail(power Power, at Loc, o *Order) Cause {
	m, to := b.Map, b.Map.prov[o.To]
	coasts := m.Provinces[to].Coasts
	switch {
	case o.Via == ViaConvoy:
		return FleetConvoyed
	case m.terrain(to) == Inland:
		return WrongTerrain
	case !m.fleetReach[at].has(uint8(to)):
		return NotAdjacent
	case coasts == nil:
		return NoCause
	case b.unified(power, to):
		o.To = Loc(to)
		return NoCause
	case o.To != Loc(to) && !m.fleetTo[at].has(uint8(o.To)): // not corrected (4.B.3)
		return CoastUnreachable
	case o.To != Loc(to):
		return NoCause
	}
	only := NoLoc
	for _, l := range coasts {
		if !m.fleetTo[at].has(uint8(l)) {
			continue
		}
		if only != NoLoc {
			return CoastNeeded // (4.B.1)
		}
		only = l
	}
	o.To = only // must be the one meant (4.B.2)
	return NoCause
}

func (w *Workspace) checkSupport(u uint8, o *Order) Why {
	p := &w.pieces[u]
	p.helped = w.unitAt(o.From, o.Other)
	if p.helped == none {
		return because(NoUnitToHelp)
	}
	h := &w.pieces[p.helped]
	o.Other, o.From = h.typ, h.at
	p.to = h.prov
	if o.Kind == SupportMove {
		p.to = w.m.Prov(o.To)
	}
	switch {
	case p.helped == u:
		return because(HelpsItself)
	case p.to == NoProv || !w.m.reach(p.typ, p.at).has(uint8(p.to)): // its own province counts as out of reach too
		return because(OutOfReach)
	case o.Kind == SupportHold:
		return Why{}
	}
	return w.checkSupported(u, o)
}

// checkSupported: the supported move must be possible without the supporter.
func (w *Workspace) checkSupported(u uint8, o *Order) Why {
	p := &w.pieces[u]
	h := &w.pieces[p.helped]
	if h.typ == Fleet {
		return w.checkSupportedFleet(p, h, o)
	}
	o.To = Loc(p.to)
	switch {
	case p.to == h.prov:
		return becauseOf(TargetOutOfReach, h.prov)
	case w.m.armyTo[h.prov].has(uint8(p.to)), w.isDeployment(p.helped, p.to):
		return Why{}
	}
	others := w.fleets
	others.remove(uint8(p.prov))
	if w.m.route(h.prov, p.to, &others) {
		return Why{}
	}
	if w.m.route(h.prov, p.to, &w.fleets) {
		return becauseOf(OnlyByOwnConvoy, h.prov)
	}
	return becauseOf(TargetOutOfReach, h.prov)
}

func (w *Workspace) checkSupportedFleet(p, h *piece, o *Order) Why {
	named := o.To != Loc(p.to)
	if named && w.board.unified(h.power, p.to) {
		o.To, named = Loc(p.to), false
	}
	if !w.m.fleetReach[h.at].has(uint8(p.to)) || named && !w.m.fleetTo[h.at].has(uint8(o.To)) {
		return becauseOf(TargetOutOfReach, h.prov)
	}
	return Why{}
}

// isDeployment reports whether a unit is ordered to deploy to a province.
func (w *Workspace) isDeployment(u uint8, to Prov) bool {
	o := &w.result.Outcomes[u].Order
	return o.Kind == Move && o.Via == ViaDeployment && w.m.Prov(o.To) == to && w.pieces[u].traits&Deploys != 0
}

func (w *Workspace) checkConvoy(u uint8, o *Order) Why {
	p := &w.pieces[u]
	p.helped, p.to = w.unitAt(o.From, o.Other), w.m.Prov(o.To)
	switch {
	case p.typ != Fleet || w.m.terrain(p.prov) != Sea:
		return because(NotAtSea)
	case p.helped == none:
		return because(NoUnitToHelp)
	}
	h := &w.pieces[p.helped]
	o.Other, o.From = h.typ, h.at
	switch {
	case h.typ != Army:
		return because(FleetConvoyed)
	case p.to == NoProv:
		return because(OffRoute)
	case p.to == h.prov:
		return because(SameProvince)
	}
	o.To = Loc(p.to)
	if !w.m.needed(p.prov, h.prov, p.to, w.fleets) {
		return because(OffRoute)
	}
	return Why{}
}

// intend decides which armies go to a neighbour by convoy although their orders do not say so:
// those that a fleet of their own power is ordered to convoy (4.A.3).
func (w *Workspace) intend() {
	for u := range w.n {
		p := &w.pieces[u]
		if p.kind != Convoy {
			continue
		}
		if h := &w.pieces[p.helped]; h.moves() && h.way == walks && h.to == p.to && h.power == p.power {
			h.way = convoyed
		}
	}
}
