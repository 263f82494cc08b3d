package diplomacy_test

import (
	"math/rand/v2"
	"slices"

	"outremer/diplomacy"
)

// dealer makes random positions with interacting orders.
type dealer struct {
	*rand.Rand
	m     *diplomacy.Map
	near  [][]diplomacy.Prov
	work  diplomacy.Workspace
	all   []diplomacy.Order   // possible on the board
	legal [][]diplomacy.Order // those of each unit
}

func newDealer(m *diplomacy.Map, seed uint64) *dealer {
	d := &dealer{Rand: rand.New(rand.NewPCG(seed, uint64(len(m.Provinces)))), m: m, near: make([][]diplomacy.Prov, len(m.Provinces))}
	for a := range d.near {
		for l := range diplomacy.Loc(m.Locs()) {
			if b := m.Prov(l); m.ArmyAdjacent(diplomacy.Prov(a), b) || m.FleetAdjacent(diplomacy.Loc(a), l) {
				d.near[a] = append(d.near[a], b)
			}
		}
	}
	return d
}

// region is a cluster of provinces around one: crowded units interact more than units scattered
// over the whole map.
func (d *dealer) region() []diplomacy.Prov {
	size := 10 + d.IntN(20)
	if d.percent(5) {
		size = len(d.near)
	}
	list := []diplomacy.Prov{diplomacy.Prov(d.IntN(len(d.near)))}
	for i := 0; i < len(list) && len(list) < size; i++ {
		for _, p := range d.near[list[i]] {
			if !slices.Contains(list, p) {
				list = append(list, p)
			}
		}
	}
	return list
}

func (d *dealer) percent(n int) bool { return d.IntN(100) < n }

// board puts units in random places, at varying density.
func (d *dealer) board() *diplomacy.Board {
	b := &diplomacy.Board{Map: d.m}
	powers := 2 + d.IntN(6)
	for _, p := range d.m.Provinces {
		if len(p.Coasts) > 0 && d.percent(30) {
			prov := d.m.Prov(p.Coasts[0])
			b.Unified = append(b.Unified, diplomacy.Unified{Province: prov, Power: diplomacy.Power(d.IntN(powers))})
		}
	}
	special := d.percent(40)
	share := 20 + d.IntN(60)
	for _, p := range d.region() {
		if d.percent(share) {
			u := d.unit(b, p, powers)
			if special && d.percent(30) {
				u.Traits = diplomacy.Traits(d.IntN(8))
			}
			b.Units = append(b.Units, u)
		}
	}
	d.Shuffle(len(b.Units), func(i, j int) { b.Units[i], b.Units[j] = b.Units[j], b.Units[i] })
	d.list(b)
	return b
}

// list lists the possible orders of each unit.
func (d *dealer) list(b *diplomacy.Board) {
	d.all, d.legal = d.work.LegalAll(d.all[:0], b), d.legal[:0]
	for rest := d.all; len(rest) > 0; {
		n := slices.IndexFunc(rest, func(o diplomacy.Order) bool { return o.At != rest[0].At })
		if n < 0 {
			n = len(rest)
		}
		d.legal, rest = append(d.legal, rest[:n]), rest[n:]
	}
}

func (d *dealer) unit(b *diplomacy.Board, p diplomacy.Prov, powers int) diplomacy.Unit {
	province := d.m.Provinces[p]
	u := diplomacy.Unit{Power: diplomacy.Power(d.IntN(powers)), Type: diplomacy.Army, At: diplomacy.Loc(p)}
	if province.Terrain == diplomacy.Sea || province.Terrain == diplomacy.Coast && d.percent(30) {
		u.Type = diplomacy.Fleet
	}
	if u.Type == diplomacy.Fleet && province.Coasts != nil {
		u.At = province.Coasts[d.IntN(len(province.Coasts))]
		for _, one := range b.Unified {
			if one.Province == p && one.Power == u.Power {
				u.At = diplomacy.Loc(p)
			}
		}
	}
	return u
}

// orders makes some units move; the others mostly help or hinder those.
func (d *dealer) orders(b *diplomacy.Board) []diplomacy.Order {
	if d.percent(50) {
		return d.plot(b)
	}
	var orders []diplomacy.Order
	moves := 30 + d.IntN(50)
	var waiting []int
	for i, u := range b.Units {
		switch {
		case d.percent(3):
			orders = append(orders, d.anything(u))
		case u.Traits&diplomacy.Deploys != 0 && d.percent(50):
			o := diplomacy.Order{Power: u.Power, Kind: diplomacy.Move, Via: diplomacy.ViaDeployment, Type: u.Type, At: u.At, From: diplomacy.NoLoc, To: diplomacy.Loc(d.IntN(len(d.m.Provinces)))}
			orders = append(orders, o)
		case d.percent(moves):
			if o, ok := d.pick(i, func(o diplomacy.Order) bool { return o.Kind == diplomacy.Move }); ok {
				orders = append(orders, o)
			}
		default:
			waiting = append(waiting, i)
		}
	}
	for _, i := range waiting {
		helps := d.percent(85)
		o, ok := d.pick(i, func(o diplomacy.Order) bool { return !helps || d.fits(o, orders) })
		if ok {
			orders = append(orders, o)
		}
	}
	return orders
}

// plot makes armies sail against units that help to attack their fleets, where the position allows
// it. That is how paradoxes arise.
func (d *dealer) plot(b *diplomacy.Board) (orders []diplomacy.Order) {
	occupied := map[diplomacy.Prov]bool{}
	for _, u := range b.Units {
		occupied[d.m.Prov(u.At)] = true
	}
	convoys := map[diplomacy.Prov]bool{}
	done := make([]bool, len(b.Units))
	give := func(chance int, wanted func(diplomacy.Order) bool) {
		for i := range b.Units {
			if done[i] || !d.percent(chance) {
				continue
			}
			if o, ok := d.pick(i, wanted); ok {
				orders, done[i] = append(orders, o), true
				convoys[d.m.Prov(o.At)] = o.Kind == diplomacy.Convoy
			}
		}
	}
	give(60, func(o diplomacy.Order) bool {
		return o.Kind == diplomacy.Move && o.Type == diplomacy.Army && occupied[d.m.Prov(o.To)] &&
			(o.Via == diplomacy.ViaConvoy || !d.m.ArmyAdjacent(d.m.Prov(o.At), d.m.Prov(o.To)))
	})
	give(90, func(o diplomacy.Order) bool { return o.Kind == diplomacy.Convoy && d.fits(o, orders) })
	give(50, func(o diplomacy.Order) bool { return o.Kind == diplomacy.Move && convoys[d.m.Prov(o.To)] })
	give(90, func(o diplomacy.Order) bool {
		return o.Kind == diplomacy.SupportMove && convoys[d.m.Prov(o.To)] && d.fits(o, orders)
	})
	give(80, func(o diplomacy.Order) bool { return d.fits(o, orders) })
	give(50, func(diplomacy.Order) bool { return true })
	return orders
}

// pick draws one of a unit's possible orders that satisfy wanted.
func (d *dealer) pick(unit int, wanted func(diplomacy.Order) bool) (o diplomacy.Order, ok bool) {
	n := 0
	for _, c := range d.legal[unit] {
		if wanted(c) {
			n++
			if d.IntN(n) == 0 {
				o, ok = c, true
			}
		}
	}
	return o, ok
}

// fits reports whether an order helps one of those given.
func (d *dealer) fits(o diplomacy.Order, orders []diplomacy.Order) bool {
	for _, m := range orders {
		if m.Kind == diplomacy.Move && m.At == o.From && (m.To == o.To) {
			return o.Kind == diplomacy.SupportMove || o.Kind == diplomacy.Convoy
		}
	}
	return o.Kind == diplomacy.SupportHold && d.percent(30)
}

// anything is an order that is probably nonsense.
func (d *dealer) anything(u diplomacy.Unit) diplomacy.Order {
	loc := func() diplomacy.Loc {
		if d.percent(3) {
			return diplomacy.NoLoc
		}
		return diplomacy.Loc(d.IntN(d.m.Locs()))
	}
	return diplomacy.Order{
		Power: u.Power, Kind: diplomacy.OrderKind(d.IntN(9)), Via: diplomacy.Via(d.IntN(3)),
		Type: u.Type, At: u.At, Other: diplomacy.UnitType(d.IntN(3)), From: loc(), To: loc(),
	}
}
