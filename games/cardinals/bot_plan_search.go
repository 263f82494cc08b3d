package cardinals

import (
	"context"
	"math"

	"outremer/diplomacy"
	"outremer/game"
)

// planner is a search for the orders of one monarch.
type planner struct {
	s    counsel // its drafts are the planner's
	p    game.Seat
	luck *game.Rand
	desk desk

	near   hands
	looks  [majors]outlook
	spare  spaces // what p had better leave alone
	worlds [planWorlds]guess
	changes
	verdicts

	mine   []Space // the units that p commands
	minors []Space // the units that points can move

	units  []Space // of the monarch whose orders are guessed
	wanted spaces  // where they go

	effort    int // adjudications so far
	most      int // and how many there may be
	temper    float64
	now, next trial
	best      trial
}

// trial is an intent and its outcome in each guess.
type trial struct {
	intent
	left  int // points that are not spent
	cost  float64
	worth [planWorlds]float64
	sum   float64
}

// begin sets up everything that stays constant during the search for a set of orders.
func (x *planner) begin(s *counsel, p game.Seat, b *brain) {
	x.s, x.p, x.luck, x.effort = *s, p, b.luck, 0
	x.most, x.temper = b.effort, b.temper
	x.desk.lay(&x.s.State)
	x.near.count(&x.s.State)
	x.spare = x.s.spared(p)
	for q := range game.Seat(majors) {
		if x.s.lives(q) {
			x.looks[q].look(&x.s, q, &x.near, x.s.spared(q))
		}
	}
	x.mine, x.minors = x.mine[:0], x.minors[:0]
	for at := range Space(len(s.f.spaces)) {
		if s.commands(p, at) {
			x.mine = append(x.mine, at)
		}
		if u := &s.Units[at]; u.minor() || u.Crusader {
			x.minors = append(x.minors, at)
		}
	}
	for i := range x.worlds {
		x.guessOthers(&x.worlds[i])
	}
	x.price()
	x.list()
}

// search finds the best set of orders: it climbs several times and keeps the highest peak.
func (x *planner) search(ctx context.Context) {
	for n := range planClimbs {
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
			}
		}
	}
}

func (x *planner) spent(ctx context.Context) bool { return x.effort >= x.most || ctx.Err() != nil }

// start picks the best of several guesses for p himself; the first time, holding with all units
// is also a candidate.
func (x *planner) start(first bool) {
	x.now.sum = math.Inf(-1)
	if first {
		x.next = trial{}
		x.offer()
	}
	for range planStarts {
		x.guessFor(x.p)
		x.next = trial{}
		for _, at := range x.units {
			x.next.orders[at] = x.s.Orders[at]
		}
		x.offer()
	}
}

// offer makes the next trial the present one if it is better.
func (x *planner) offer() {
	x.pledge(&x.next)
	x.judge(&x.next)
	if x.next.sum > x.now.sum {
		x.now = x.next
	}
}

// pledge puts points where they are owed: a tithe, and what was promised.
func (x *planner) pledge(t *trial) {
	s := &x.s
	s.Bids[x.p] = [maxPoints]bid{}
	if s.owesTithe(x.p) {
		s.spend(x.p, bid{onTithe, 1, s.f.rome, order{}})
	}
	s.spendPromised(x.p)
	t.bids, t.left = s.Bids[x.p], s.pointsLeft(x.p)
}

// improves judges the next trial, and gives up early if the first guesses speak against it.
func (x *planner) improves() bool {
	const first, hope = 2, 3.0
	t := &x.next
	x.prepare(t)
	t.sum = 0
	before := 0.0
	for i := range x.worlds {
		t.worth[i] = x.resolve(t, &x.worlds[i]) - t.cost
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
	for i := range x.worlds {
		t.worth[i] = x.resolve(t, &x.worlds[i]) - t.cost
		t.sum += t.worth[i]
	}
}

// cost is what a trial spends: points and reputation. Kept promises count in its favour.
func (x *planner) cost(t *trial) float64 {
	v := worthPoint * float64(int(x.s.Points[x.p])-t.left)
	for _, at := range x.mine {
		switch o := t.orders[at]; {
		case !x.s.Units[at].regular():
		case o.attacks() && x.spare.has(x.s.f.space(o.To)):
			v += worthBreach
		case x.promisedAid(o):
			v -= worthAid
		}
	}
	return v
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

// prepare puts the trial into the planner's state, where the rules expect it.
func (x *planner) prepare(t *trial) {
	s := &x.s
	for _, at := range x.mine {
		s.Orders[at] = t.orders[at]
	}
	x.own = t.bids
	for i := range x.own {
		if b := &x.own[i]; b.Kind == onUnit && s.Units[b.At].minor() && s.attacks(x.p, b.At) {
			b.Order.Kind = voided // [2f(6)]
		}
	}
	x.halved = s.excommunicated(x.p) && s.tooFewHold(x.p) // [2r(4)(c).2]
	t.cost = x.cost(t)
}

// resolve adjudicates a trial against one guess.
func (x *planner) resolve(t *trial, g *guess) float64 {
	s, d := &x.s, &x.desk
	d.orders = append(d.orders[:0], g.sheet[:len(d.board.Units)]...)
	for _, at := range x.mine {
		if s.Units[at].regular() && !x.halved {
			d.orders[d.index[at]] = s.translate(at, t.orders[at])
		}
	}
	s.Bids = g.bids
	s.Bids[x.p] = x.own
	for _, at := range x.minors {
		if x.touches(at) {
			d.orders[d.index[at]] = s.translate(at, s.sound(at, s.bought(at)))
		}
	}
	d.deploying(&s.State, t, x.mine)
	x.effort++
	return x.worthOf(d.w.Adjudicate(&d.board, d.orders))
}

// touches reports whether the trial influences what a minor unit does.
func (x *planner) touches(at Space) bool {
	for i := range x.own {
		if b := &x.own[i]; b.Kind == onUnit && b.At == at {
			return true
		}
	}
	return x.s.commands(x.p, at)
}

// deploying marks the units that leave as Crusader armies for the adjudicator.
func (d *desk) deploying(s *State, t *trial, mine []Space) {
	for _, at := range mine {
		if u := &s.Units[at]; u.regular() {
			traits := diplomacy.Traits(0)
			if t.orders[at].Kind == deploys {
				traits = diplomacy.Deploys | diplomacy.NoRetreat
			}
			d.board.Units[d.index[at]].Traits = traits
		}
	}
}
