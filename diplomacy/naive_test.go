package diplomacy_test

import (
	"slices"

	"outremer/diplomacy"
)

// naive is a second resolver that shares no code with the first. It states the rules as written,
// one question at a time, and decides by trying all answers. It is slow, and meant to be obviously
// correct.
type naive struct {
	m       *diplomacy.Map
	units   []diplomacy.Unit
	board   *diplomacy.Board
	orders  []diplomacy.Order // effective orders, by unit
	legal   []bool
	byFleet []bool // the move goes by convoy
	success []bool // the answers: the move succeeds
	path    []bool // the answers: the move has a route
	known   []bool // questions 2u (move) and 2u+1 (path) that are settled
	tooHard bool
	single  bool // some circle with convoys had exactly one outcome
}

// run resolves the movement phase.
func (n *naive) run(b *diplomacy.Board, orders []diplomacy.Order) {
	k := len(b.Units)
	*n = naive{m: b.Map, units: b.Units, board: b, orders: make([]diplomacy.Order, k), legal: make([]bool, k), byFleet: make([]bool, k)}
	for u, unit := range b.Units {
		n.orders[u] = diplomacy.Order{Kind: diplomacy.Hold}
		n.legal[u] = true
		for _, o := range orders {
			if n.prov(o.At) == n.at(u) && o.Power == unit.Power && (o.Type == diplomacy.AnyUnit || o.Type == unit.Type) {
				n.orders[u] = o
			}
		}
	}
	given := slices.Clone(n.orders)
	for u := range n.units {
		n.legal[u] = n.isLegal(u, given)
	}
	for u := range n.units {
		if !n.legal[u] {
			n.orders[u] = diplomacy.Order{Kind: diplomacy.Hold}
		}
	}
	for u := range n.units {
		n.byFleet[u] = n.moves(u) && n.goesByFleet(u)
	}
	for {
		n.solve()
		if !n.dropSorties() {
			return
		}
	}
}

func (n *naive) prov(l diplomacy.Loc) diplomacy.Prov { return n.m.Prov(l) }
func (n *naive) at(u int) diplomacy.Prov             { return n.m.Prov(n.units[u].At) }
func (n *naive) to(u int) diplomacy.Prov             { return n.m.Prov(n.orders[u].To) }
func (n *naive) moves(u int) bool                    { return n.orders[u].Kind == diplomacy.Move }
func (n *naive) has(u int, t diplomacy.Traits) bool  { return n.units[u].Traits&t != 0 }
func (n *naive) isSea(p diplomacy.Prov) bool         { return n.m.Provinces[p].Terrain == diplomacy.Sea }
func (n *naive) isCoast(p diplomacy.Prov) bool       { return n.m.Provinces[p].Terrain == diplomacy.Coast }
func (n *naive) deploys(u int) bool {
	return n.moves(u) && n.orders[u].Via == diplomacy.ViaDeployment
}

func (n *naive) unitIn(p diplomacy.Prov) int {
	return slices.IndexFunc(n.units, func(u diplomacy.Unit) bool { return n.m.Prov(u.At) == p })
}

// locs returns all locations in a province.
func (n *naive) locs(p diplomacy.Prov) []diplomacy.Loc {
	return append([]diplomacy.Loc{diplomacy.Loc(p)}, n.m.Provinces[p].Coasts...)
}

func (n *naive) oneCoast(power diplomacy.Power, p diplomacy.Prov) bool {
	return slices.Contains(n.board.Unified, diplomacy.Unified{Province: p, Power: power})
}

// sails reports whether a fleet can go from one place to another; a place without its coast stands
// for all its coasts.
func (n *naive) sails(from, to diplomacy.Loc) bool {
	for _, a := range n.spread(from) {
		for _, b := range n.spread(to) {
			if n.m.FleetAdjacent(a, b) {
				return true
			}
		}
	}
	return false
}

func (n *naive) spread(l diplomacy.Loc) []diplomacy.Loc {
	if l == diplomacy.Loc(n.prov(l)) {
		return n.locs(n.prov(l))
	}
	return []diplomacy.Loc{l}
}

// steps reports whether a unit can go to a province without a convoy.
func (n *naive) steps(u int, p diplomacy.Prov) bool {
	if n.units[u].Type == diplomacy.Army {
		return n.m.ArmyAdjacent(n.at(u), p)
	}
	return n.sails(n.units[u].At, diplomacy.Loc(p))
}

// touches reports whether a fleet in a sea serves a coastal province.
func (n *naive) touches(sea, p diplomacy.Prov) bool {
	return n.isCoast(p) && n.sails(diplomacy.Loc(sea), diplomacy.Loc(p))
}

// seaFleets returns the seas with fleets, except that of one unit.
func (n *naive) seaFleets(except int) (seas []diplomacy.Prov) {
	for u := range n.units {
		if u != except && n.isSea(n.at(u)) {
			seas = append(seas, n.at(u))
		}
	}
	return seas
}

// connects reports whether seas form a chain between two provinces.
func (n *naive) connects(seas []diplomacy.Prov, from, to diplomacy.Prov) bool {
	var reached []diplomacy.Prov
	for _, s := range seas {
		if n.touches(s, from) {
			reached = append(reached, s)
		}
	}
	for i := 0; i < len(reached); i++ {
		if n.touches(reached[i], to) {
			return true
		}
		for _, s := range seas {
			if !slices.Contains(reached, s) && n.m.FleetAdjacent(diplomacy.Loc(reached[i]), diplomacy.Loc(s)) {
				reached = append(reached, s)
			}
		}
	}
	return false
}

// needs walks all chains from one province to another and reports whether one that contains the sea
// breaks without it.
func (n *naive) needs(sea, from, to diplomacy.Prov, seas, chain []diplomacy.Prov) bool {
	last := len(chain) - 1
	if last >= 0 && n.touches(chain[last], to) && slices.Contains(chain, sea) {
		rest := slices.DeleteFunc(slices.Clone(chain), func(p diplomacy.Prov) bool { return p == sea })
		if !n.connects(rest, from, to) {
			return true
		}
	}
	for _, s := range seas {
		next := last < 0 && n.touches(s, from) || last >= 0 && n.m.FleetAdjacent(diplomacy.Loc(chain[last]), diplomacy.Loc(s))
		if next && !slices.Contains(chain, s) && n.needs(sea, from, to, seas, append(slices.Clone(chain), s)) {
			return true
		}
	}
	return false
}

// isLegal reports whether the order could have worked, given suitable orders from the others.
func (n *naive) isLegal(u int, given []diplomacy.Order) bool {
	o := given[u]
	to := n.prov(o.To)
	helped := n.unitIn(n.prov(o.From))
	helps := o.Kind == diplomacy.SupportHold || o.Kind == diplomacy.SupportMove || o.Kind == diplomacy.Convoy
	if helps && (helped < 0 || o.Other != diplomacy.AnyUnit && o.Other != n.units[helped].Type) {
		return false
	}
	switch o.Kind {
	case diplomacy.Hold:
		return true
	case diplomacy.Move:
		return to != diplomacy.NoProv && to != n.at(u) && n.canMove(u, o)
	case diplomacy.SupportHold:
		return helped != u && n.steps(u, n.at(helped))
	case diplomacy.SupportMove:
		return helped != u && to != diplomacy.NoProv && to != n.at(u) && n.steps(u, to) && n.canBeHelped(u, helped, o, given[helped])
	case diplomacy.Convoy:
		if to == diplomacy.NoProv || !n.isSea(n.at(u)) || n.units[helped].Type != diplomacy.Army || to == n.at(helped) {
			return false
		}
		return n.needs(n.at(u), n.at(helped), to, n.seaFleets(-1), nil)
	default:
		return false
	}
}

func (n *naive) canMove(u int, o diplomacy.Order) bool {
	to := n.prov(o.To)
	if o.Via == diplomacy.ViaDeployment {
		return n.has(u, diplomacy.Deploys) && n.units[u].Type == diplomacy.Army && !n.isSea(to)
	}
	if n.units[u].Type == diplomacy.Fleet {
		return o.Via == diplomacy.ViaAny && n.coast(u, o) != diplomacy.NoLoc
	}
	if o.Via == diplomacy.ViaAny && n.m.ArmyAdjacent(n.at(u), to) {
		return true
	}
	return n.connects(n.seaFleets(-1), n.at(u), to)
}

// coast is the location where a fleet ends up, or NoLoc.
func (n *naive) coast(u int, o diplomacy.Order) diplomacy.Loc {
	p := n.prov(o.To)
	if n.oneCoast(n.units[u].Power, p) && n.sails(n.units[u].At, diplomacy.Loc(p)) {
		return diplomacy.Loc(p)
	}
	var possible []diplomacy.Loc
	for _, l := range n.locs(p) {
		isWhole := l == diplomacy.Loc(p)
		if isWhole == (n.m.Provinces[p].Coasts == nil) && n.sails(n.units[u].At, l) && (o.To == diplomacy.Loc(p) || o.To == l) {
			possible = append(possible, l)
		}
	}
	if len(possible) != 1 {
		return diplomacy.NoLoc
	}
	return possible[0]
}

// canBeHelped: the supported unit must be able to go there without the supporter.
func (n *naive) canBeHelped(u, helped int, o, theirs diplomacy.Order) bool {
	to := n.prov(o.To)
	if to == n.at(helped) {
		return false
	}
	if n.units[helped].Type == diplomacy.Fleet {
		if n.oneCoast(n.units[helped].Power, to) {
			return n.steps(helped, to)
		}
		return n.sails(n.units[helped].At, o.To)
	}
	isDeployment := theirs.Kind == diplomacy.Move && theirs.Via == diplomacy.ViaDeployment && n.has(helped, diplomacy.Deploys)
	return n.steps(helped, to) || isDeployment && n.prov(theirs.To) == to || n.connects(n.seaFleets(u), n.at(helped), to)
}

// goesByFleet: the order says so, there is no other way, or a fleet of the same power convoys.
func (n *naive) goesByFleet(u int) bool {
	o := n.orders[u]
	switch {
	case n.units[u].Type == diplomacy.Fleet || o.Via == diplomacy.ViaDeployment:
		return false
	case o.Via == diplomacy.ViaConvoy || !n.steps(u, n.to(u)):
		return true
	}
	for f := range n.units {
		if n.units[f].Power == n.units[u].Power && n.convoysFor(f, u) {
			return true
		}
	}
	return false
}

func (n *naive) convoysFor(f, u int) bool {
	return n.orders[f].Kind == diplomacy.Convoy && n.prov(n.orders[f].From) == n.at(u) && n.to(f) == n.to(u)
}

// The equations. Each reads the answers to other questions.

func (n *naive) pathValue(u int) bool {
	if !n.byFleet[u] {
		return true
	}
	var seas []diplomacy.Prov
	for f := range n.units {
		if n.convoysFor(f, u) && n.takerOf(f) < 0 {
			seas = append(seas, n.at(f))
		}
	}
	return n.connects(seas, n.at(u), n.to(u))
}

// takerOf is the unit that moves into the province of a unit that stays.
func (n *naive) takerOf(u int) int {
	for a := range n.units {
		if n.moves(a) && n.to(a) == n.at(u) && n.success[a] {
			return a
		}
	}
	return -1
}

// left reports whether a unit has left its province.
func (n *naive) left(u int) bool { return n.moves(u) && n.success[u] || n.deploys(u) }

func (n *naive) headToHead(u, v int) bool {
	walk := func(x int) bool { return n.moves(x) && !n.byFleet[x] && !n.deploys(x) }
	return walk(u) && walk(v) && n.to(u) == n.at(v) && n.to(v) == n.at(u)
}

// supporters counts the supports for a unit's action, excluding those of one power.
func (n *naive) supporters(u int, without diplomacy.Power) (count int) {
	for s := range n.units {
		if n.supports(s, u) && !n.isCut(s) && n.units[s].Power != without {
			count++
		}
	}
	return count
}

func (n *naive) supports(s, u int) bool {
	o := n.orders[s]
	if (o.Kind != diplomacy.SupportHold && o.Kind != diplomacy.SupportMove) || n.prov(o.From) != n.at(u) {
		return false
	}
	if o.Kind == diplomacy.SupportHold {
		return !n.moves(u)
	}
	if !n.moves(u) || n.to(u) != n.to(s) {
		return false
	}
	free := o.To == diplomacy.Loc(n.to(s)) || n.units[u].Type == diplomacy.Army || n.oneCoast(n.units[u].Power, n.to(u))
	return free || o.To == n.coast(u, n.orders[u])
}

func (n *naive) isCut(s int) bool {
	if n.takerOf(s) >= 0 {
		return true
	}
	for a := range n.units {
		against := n.orders[s].Kind == diplomacy.SupportMove && n.at(a) == n.to(s)
		if n.moves(a) && n.to(a) == n.at(s) && n.units[a].Power != n.units[s].Power && n.path[a] && !against {
			return true
		}
	}
	return false
}

func (n *naive) moveValue(u int) bool {
	if !n.path[u] || n.has(u, diplomacy.Bound) {
		return false
	}
	return n.wouldEnter(u)
}

// wouldEnter compares the attack with everything that resists it.
func (n *naive) wouldEnter(u int) bool {
	attack, resist := n.measure(u)
	return attack > resist
}

// measure is the strength of an attack and of the strongest resistance. An attack on a unit of the
// same power has no strength.
func (n *naive) measure(u int) (attack, resist int) {
	v := n.unitIn(n.to(u))
	attack, resist = 1+n.supporters(u, diplomacy.NoPower), 0
	if v >= 0 && (n.headToHead(u, v) || !n.left(v)) {
		if n.units[v].Power == n.units[u].Power {
			return 0, 0
		}
		attack = 1 + n.supporters(u, n.units[v].Power)
		resist = 1
		if !n.moves(v) || n.headToHead(u, v) {
			resist = 1 + n.supporters(v, diplomacy.NoPower)
		}
	}
	for c := range n.units {
		if c != u && n.moves(c) && n.to(c) == n.to(u) {
			resist = max(resist, n.prevents(c))
		}
	}
	return attack, resist
}

func (n *naive) prevents(c int) int {
	if v := n.unitIn(n.to(c)); !n.path[c] || v >= 0 && n.headToHead(c, v) && n.success[v] {
		return 0
	}
	return 1 + n.supporters(c, diplomacy.NoPower)
}

// dropSorties turns unopposed sorties into holds.
func (n *naive) dropSorties() bool {
	var drop []int
	for u := range n.units {
		if !n.moves(u) || !n.has(u, diplomacy.Bound) || !n.path[u] {
			continue
		}
		v := n.unitIn(n.to(u))
		alone := v < 0 || n.left(v) && n.to(v) != n.at(u)
		for c := range n.units {
			alone = alone && (c == u || !n.moves(c) || n.to(c) != n.to(u) || !n.path[c])
		}
		if alone {
			drop = append(drop, u)
		}
	}
	for _, u := range drop {
		n.orders[u] = diplomacy.Order{Kind: diplomacy.Hold}
		n.byFleet[u] = false
	}
	return drop != nil
}

// contested reports whether a standoff left a province empty.
func (n *naive) contested(p diplomacy.Prov) bool {
	if v := n.unitIn(p); v >= 0 && !n.left(v) {
		return false
	}
	tried := false
	for a := range n.units {
		if n.moves(a) && n.to(a) == p {
			if n.success[a] {
				return false
			}
			tried = tried || n.prevents(a) > 0
		}
	}
	return tried
}
