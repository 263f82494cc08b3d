package cardinals

import (
	"context"
	"math"

	"outremer/diplomacy"
	"outremer/game"
)

// planner is a search for the orders of one monarch. It can put itself in the place of any other:
// what belongs to a place is a side, and one of them is the present one.
type planner struct {
	*side
	me   game.Seat // who plans
	s    counsel   // its drafts are the planner's
	luck *game.Rand
	desk desk
	skill

	near   hands
	looks  [majors]outlook
	sides  [majors]side
	worlds [mostWorlds]world
	minors []Space // the units that points can move
	roster
	memory *memory
	temper float64

	units  []Space // of the monarch whose orders are guessed
	wanted spaces  // where they go

	effort int // adjudications so far
	most   int // and how many there may be for the present climbs
	prepared
	now, next trial
	best      trial
}

// prepared is a trial as the rules make it count, and as it comes out in one world.
type prepared struct {
	orders [maxSpaces]order   // of the units that he commands
	own    [maxPoints]bid     // those that he forfeits are void
	sheet  []diplomacy.Change // of his regular units
	told   []diplomacy.Change // of all units that are told something else than the world goes on with
	ends   [maxSpaces]fate    // what becomes of the units concerned
	after  field
}

// side is what the planner knows of one monarch.
type side struct {
	p     game.Seat
	spare spaces     // what he had better leave alone
	holy  spaces     // of these, what the Church forbids
	foes  game.Seats // those who may attack him
	mine  []Space    // the units that he commands
	ruled spaces     // of these, minor realms'
	changes
	prices
	repertoire
}

// trial is an intent and its outcome in each world.
type trial struct {
	intent
	left  int // points that are not spent
	cost  float64
	worth [mostWorlds]float64
	sum   float64
}

// begin sets up everything that stays constant during the search for a set of orders.
func (x *planner) begin(ctx context.Context, s *counsel, p game.Seat, b *brain) {
	x.s, x.me, x.luck, x.effort = *s, p, &s.luck, 0
	x.skill, x.temper, x.memory = b.skill, b.temper, &b.memory
	x.desk.lay(&x.s.State)
	x.near.count(&x.s.State)
	x.muster()
	for q := range x.s.live().All() {
		x.looks[q].look(&x.s, q, &x.near, x.s.spared(q))
	}
	x.minors = x.minors[:0]
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; u.minor() || u.Crusader {
			x.minors = append(x.minors, at)
		}
	}
	for q := range x.s.live().All() {
		x.enter(q)
	}
	x.as(p)
	x.list()
	x.foresee(ctx)
}

// as makes a side the present one.
func (x *planner) as(q game.Seat) { x.side = &x.sides[q] }

// enter prepares a side and makes it the present one.
func (x *planner) enter(q game.Seat) {
	x.as(q)
	s := &x.s
	x.p, x.spare, x.holy, x.foes = q, s.spared(q), s.sacred(q), s.live().Without(q)
	x.mine, x.ruled = x.mine[:0], spaces{}
	for at := range Space(len(s.f.spaces)) {
		if s.commands(q, at) {
			x.mine = append(x.mine, at)
			if s.Units[at].minor() {
				x.ruled.add(at)
			}
		}
	}
	for f := range x.foes.All() {
		if s.atPeace(q, f) {
			x.foes = x.foes.Without(f)
		}
	}
	x.price()
}

// search finds the best set of orders: it climbs several times and keeps the highest peak.
func (x *planner) search(ctx context.Context, climbs, most int) {
	x.most = x.effort + most
	x.open()
	for n := range climbs {
		x.start(n == 0)
		x.climb(ctx)
		if n == 0 || x.now.sum > x.best.sum {
			x.best = x.now
		}
		if x.spent(ctx) {
			return
		}
	}
}

// climb applies every improving change until there is none.
func (x *planner) climb(ctx context.Context) {
	for better := true; better; {
		better = false
		game.Shuffle(x.luck, 0, x.order)
		for _, i := range x.order {
			if x.spent(ctx) {
				return
			}
			if x.apply(&x.all[i]) && x.improves() {
				x.now, better = x.next, true
				x.settle()
			}
		}
	}
}

func (x *planner) spent(ctx context.Context) bool { return x.effort >= x.most || ctx.Err() != nil }

// start picks the best of several guesses for the side; the first time, holding with all units and
// everything in its repertoire are also candidates.
func (x *planner) start(first bool) {
	x.now.sum = math.Inf(-1)
	if first {
		x.next = trial{}
		x.offer()
		for i := range x.lines[:x.known] {
			x.next = trial{intent: x.lines[i]}
			x.offer()
		}
	}
	for range planStarts {
		x.guessFor(x.p)
		x.next = trial{}
		for _, at := range x.units {
			x.next.orders[at] = x.s.Orders[at]
		}
		x.offer()
	}
	x.prepare(&x.now)
	x.settle()
}

// offer makes the next trial the present one if it is better.
func (x *planner) offer() {
	x.pledge(&x.next)
	x.judge(&x.next)
	if x.next.sum > x.now.sum {
		x.now = x.next
	}
}

// pledge puts points where they are owed, a tithe and what was promised, and then where the trial
// wants them, as far as they go.
func (x *planner) pledge(t *trial) {
	s := &x.s
	wanted := t.bids
	s.Bids[x.p] = [maxPoints]bid{}
	if s.owesTithe(x.p) {
		s.spend(x.p, bid{onTithe, 1, s.f.rome, order{}})
	}
	s.spendPromised(x.p)
	for _, b := range wanted {
		if b.Kind == onUnit && s.pointsLeft(x.p) >= int(b.N) && pointsOn(&s.Bids[x.p], b) == 0 {
			s.spend(x.p, b)
		}
	}
	t.bids, t.left = s.Bids[x.p], s.pointsLeft(x.p)
}

// improves judges the next trial, and gives up early if the first worlds speak against it.
func (x *planner) improves() bool {
	const first, hope = 2, 3.0
	t := &x.next
	x.prepare(t)
	t.sum = 0
	before := 0.0
	for i := range x.worlds[:x.skill.worlds] {
		t.worth[i] = x.resolve(&x.worlds[i]) - t.cost
		t.sum += t.worth[i]
		before += x.now.worth[i]
		if i == first-1 && t.sum+hope < before {
			return false
		}
	}
	return t.sum > x.now.sum+1e-9
}

// judge evaluates a trial.
func (x *planner) judge(t *trial) {
	x.prepare(t)
	t.sum = 0
	for i := range x.worlds[:x.skill.worlds] {
		t.worth[i] = x.resolve(&x.worlds[i]) - t.cost
		t.sum += t.worth[i]
	}
}

// cost is what a trial spends: points and reputation. Kept promises count in its favour.
func (x *planner) cost(t *trial) float64 {
	v := worthPoint * float64(int(x.s.Points[x.p])-t.left)
	offends := false
	for _, at := range x.mine {
		switch o := t.orders[at]; {
		case !x.s.Units[at].regular():
		case o.attacks() && x.holy.has(x.s.f.space(o.To)):
			offends = true
			if x.s.f.space(o.To) == x.s.f.rome {
				v += worthCurse // whoever has it offends for as long as he does [2r(6)(b)]
			}
		case o.attacks() && x.spare.has(x.s.f.space(o.To)):
			v += worthBreach
		case x.promisedAid(o):
			v -= worthAid
		case x.p == x.me && o.Kind == moves:
			v += x.stubborn(t, at, o)
		}
	}
	v += x.exposed(t)
	if offends {
		v += worthCurse // once, however much he offends
	}
	return v
}

// exposed is the price of the centres that a trial leaves though a foe could walk in: of his homes, and of any just
// before they are counted, unless the unit goes for another.
func (x *planner) exposed(t *trial) (v float64) {
	s := &x.s
	for _, at := range x.mine {
		if x.near[at]&x.foes == 0 || !s.f.centres.has(at) || !s.Units[at].regular() || !x.vacates(t, at) {
			continue
		}
		to := s.f.space(t.orders[at].To)
		switch {
		case s.Season >= late:
			if !s.f.centres.has(to) || s.Holder[to] == x.p {
				v += worthGuard
			}
		case s.f.start[at].owner == x.p && s.Holder[at] == x.p:
			v += worthHome
		}
	}
	return v
}

// vacates reports whether the unit in a space leaves it and none of the side's comes instead.
func (x *planner) vacates(t *trial, at Space) bool {
	if !t.orders[at].goes() {
		return false
	}
	for _, h := range x.mine {
		if o := t.orders[h]; o.goes() && x.s.f.space(o.To) == at {
			return false
		}
	}
	return true
}

// attacks reports whether an order moves somewhere or helps another unit do so.
func (o order) attacks() bool {
	switch o.Kind {
	case moves, ferries, deploys, supportsMove, convoys:
		return true
	default:
		return false
	}
}

// prepare works out how the rules make a trial count.
func (x *planner) prepare(t *trial) {
	s := &x.s
	for _, at := range x.mine {
		s.Orders[at] = t.orders[at]
	}
	halved := s.excommunicated(x.p) && s.tooFewHold(x.p) // [2r(4)(c).2]
	x.sheet = x.sheet[:0]
	for _, at := range x.mine {
		x.orders[at] = t.orders[at]
		if s.Units[at].regular() {
			if halved {
				x.orders[at] = order{}
			}
			x.sheet = append(x.sheet, diplomacy.Change{Unit: uint8(x.desk.index[at]), Order: s.translate(at, x.orders[at])})
		}
	}
	x.own = t.bids
	for i := range x.own {
		if b := &x.own[i]; b.Kind == onUnit && !halved && s.forfeits(x.p, b.At) {
			b.Order.Kind = voided // [2f(6)]
		}
	}
	t.cost = x.cost(t)
}
