package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// Worlds: what everyone else may order, and what comes of it. A world is resolved once as a whole. A
// trial changes the orders of a few units in it, so only those that these concern are resolved
// again, and only what they change is valued again.

// world is one possible set of orders of all monarchs.
type world struct {
	orders    [maxSpaces]order       // as they were given
	bids      [majors][maxPoints]bid // those forfeited by attacking are void
	deploying spaces
	given     course
	now       course // with the present trial of the present side
}

// course is how a world goes on: what the units are told, and the board afterwards.
type course struct {
	sheet diplomacy.Sheet
	bids  [maxPoints]bid // of the present side
	field
}

// field is the board after a turn: what became of each unit, who stands where, how many units of each
// dynasty could be in a centre one turn later, and what the present side makes of that.
type field struct {
	fates  [maxSpaces]fate
	stands [maxSpaces]game.Seat
	full   spaces // where a unit stands
	reach  [maxSpaces][majors]int8
	hopes  [maxSpaces]float64 // share of a centre that may be taken
	fears  [maxSpaces]float64 // or lost
}

// fate is where a unit ends the turn.
type fate struct {
	to       Space
	loc      Place
	lost     bool // dislodged or disbanded
	deployed bool
}

// seal completes a world from the drafts in the planner's state.
func (x *planner) seal(g *world) {
	s, d := &x.s, &x.desk
	s.halve(nil)
	g.orders = s.Orders
	s.voidBids(nil)
	g.bids, g.deploying = s.Bids, spaces{}
	d.orders = d.orders[:0]
	for i := range d.board.Units {
		at := x.from[i]
		o := s.Orders[at]
		if u := &s.Units[at]; u.minor() || u.Crusader {
			o = s.sound(at, s.bought(at))
		}
		if o.Kind == deploys {
			g.deploying.add(at)
		}
		d.orders = append(d.orders, s.translate(at, o))
	}
	x.mark(g.deploying)
	g.given.sheet.Lay(&d.board, d.orders)
	f := &g.given.field
	f.full, f.reach = spaces{}, [maxSpaces][majors]int8{}
	for i, r := 0, d.w.Adjudicate(&d.board, d.orders); i < len(r.Outcomes); i++ {
		f.fates[i] = x.fateOf(i, &r.Outcomes[i])
		x.place(f, i, 1)
	}
	g.now = g.given
}

// open makes all worlds as they were given, for the present side.
func (x *planner) open() {
	for i := range x.worlds[:x.skill.worlds] {
		g := &x.worlds[i]
		g.now = g.given
		x.face(g)
	}
}

// face looks at a world that nobody has changed with the eyes of the present side.
func (x *planner) face(g *world) {
	g.now.bids = g.bids[x.p]
	x.expect(&g.now.field, x.s.f.centres)
}

// settle lets all worlds go on from the trial that has been prepared.
func (x *planner) settle() {
	for i := range x.worlds[:x.skill.worlds] {
		g := &x.worlds[i]
		x.follow(g, &g.now.field)
		g.now.sheet.Put(x.told)
		g.now.bids = x.own
	}
}

// resolve returns what the trial that has been prepared is worth in one world.
func (x *planner) resolve(g *world) float64 {
	x.effort++
	x.after = g.now.field
	x.follow(g, &x.after)
	return x.worthOf(&x.after)
}

// follow changes a field to what becomes of the trial that has been prepared.
func (x *planner) follow(g *world, f *field) {
	x.tell(g)
	x.deploy(g)
	units, r := x.desk.w.Try(&g.now.sheet, x.told)
	changed := spaces{}
	for k, u := range units {
		x.ends[k] = x.fateOf(int(u), &r.Outcomes[k])
		if x.ends[k] != f.fates[u] {
			changed = changed.or(x.place(f, int(u), -1))
		}
	}
	for k, u := range units {
		if x.ends[k] != f.fates[u] {
			f.fates[u] = x.ends[k]
			changed = changed.or(x.place(f, int(u), 1))
		}
	}
	x.expect(f, changed)
}

// tell lists the units that are told something else than the world goes on with.
func (x *planner) tell(g *world) {
	x.told = x.told[:0]
	for i := range x.sheet {
		if c := &x.sheet[i]; g.now.sheet.Order(c.Unit) != c.Order {
			x.told = append(x.told, *c)
		}
	}
	if x.own == g.now.bids && x.ruled.empty() {
		return
	}
	s := &x.s
	s.Orders, s.Bids = g.orders, g.bids
	for _, at := range x.mine {
		s.Orders[at] = x.orders[at]
	}
	s.Bids[x.p] = x.own
	swayed := x.ruled
	for _, bids := range [...]*[maxPoints]bid{&x.own, &g.now.bids} {
		for i := range bids {
			if b := &bids[i]; b.Kind == onUnit {
				swayed.add(b.At)
			}
		}
	}
	for !swayed.empty() {
		at := swayed.take()
		c := diplomacy.Change{Unit: uint8(x.desk.index[at]), Order: s.translate(at, s.sound(at, s.bought(at)))}
		if g.now.sheet.Order(c.Unit) != c.Order {
			x.told = append(x.told, c)
		}
	}
}

// fateOf reads what became of a unit.
func (x *planner) fateOf(i int, out *diplomacy.Outcome) fate {
	end := fate{to: x.from[i], loc: x.loc[i], lost: out.Dislodged || out.Disbanded}
	if out.Order.Kind == diplomacy.Move {
		end.deployed = out.Order.Via == diplomacy.ViaDeployment
		if out.Result == diplomacy.Succeeded {
			end.loc = Place(out.Order.To)
			end.to = x.s.f.space(end.loc)
		}
	}
	return end
}

// place puts a unit on a field where it ends the turn, counted in every centre that it could be in one
// turn later, or takes it away again. It returns the centres for which that makes a difference.
func (x *planner) place(f *field, i int, n int8) (near spaces) {
	end := &f.fates[i]
	if end.lost {
		return near
	}
	near.add(end.to)
	who := x.owner[i]
	if n > 0 {
		f.full.add(end.to)
		f.stands[end.to] = who
	} else {
		f.full.remove(end.to)
	}
	if who != game.Nobody {
		if x.piece[i] == ownFleet {
			near = near.or(x.s.f.fleet[end.loc])
		} else {
			near = near.or(x.s.f.army[end.to])
		}
	}
	near = near.and(x.s.f.centres)
	if who != game.Nobody {
		for at := range near.all() {
			f.reach[at][who] += n
		}
	}
	return near
}

// deploy marks the units that leave as Crusader armies for the adjudicator.
func (x *planner) deploy(g *world) {
	want := g.deploying
	for _, at := range x.mine {
		want.remove(at)
		if x.orders[at].Kind == deploys {
			want.add(at)
		}
	}
	x.mark(want)
}

// mark makes just these units Crusader armies to be.
func (x *planner) mark(want spaces) {
	if want == x.deployed {
		return
	}
	traits := func(some spaces, list diplomacy.Traits) {
		for !some.empty() {
			x.desk.board.Units[x.desk.index[some.take()]].Traits = list
		}
	}
	traits(x.deployed.without(want), 0)
	traits(want.without(x.deployed), diplomacy.Deploys|diplomacy.NoRetreat)
	x.deployed = want
}
