package cardinals

import (
	"context"

	"outremer/game"
)

// What the others may do, as a mixture. Every monarch near enough to matter gets a repertoire: what
// the map suggests, and what he would answer to that if he searched as the planner does. Regret
// matching then plays the repertoires against each other: in each round everyone draws a line by
// his regrets and learns, line by line, what it would have brought him against what the others
// drew. The mean of all rounds is the mixture to which the planner looks for its own best response.

// Sizes of the search; what a level uses of them is its skill.
const (
	mostWorlds = 16
	mostLines  = 8
	plainLines = 4 // of a repertoire, by the looks of the map
)

// tremble is how many of a hundred lines in the worlds are any of a repertoire, whatever its share.
const tremble = 15

// repertoire is the sets of orders that a monarch may give.
type repertoire struct {
	lines  [mostLines]intent
	known  int
	regret [mostLines]float64
	shares [mostLines]float64 // sum of the shares in all rounds
}

func (r *repertoire) learn(x *intent) {
	if r.known < mostLines {
		r.lines[r.known] = *x
		r.known++
	}
}

// foresee fills the worlds with what the others may do.
func (x *planner) foresee(ctx context.Context) {
	for q := range x.s.live().All() {
		x.as(q)
		x.known, x.regret, x.shares = 0, [mostLines]float64{}, [mostLines]float64{}
		if x.blind && q != x.me {
			x.learn(&intent{}) // they stand still, as beginners think
			continue
		}
		x.learnCautious()
		for x.known < plainLines {
			x.learnGuess()
		}
	}
	x.as(x.me)
	near := x.neighbours()
	if x.foresees > 0 {
		x.imagine(ctx, near)
	}
	x.mix(ctx, near.With(x.me))
	x.draw()
}

// learnCautious and learnGuess add a line to the repertoire of the present side.
func (x *planner) learnCautious() {
	s := &x.s
	clear(s.Orders[:])
	x.guessCautious(x.p)
	x.learnDraft()
}

func (x *planner) learnGuess() {
	clear(x.s.Orders[:])
	x.guessFor(x.p)
	x.learnDraft()
}

func (x *planner) learnDraft() {
	var line intent
	for _, at := range x.mine {
		line.orders[at] = x.s.Orders[at]
	}
	line.bids = x.s.Bids[x.p]
	x.learn(&line)
}

// neighbours returns the others whose units can meet those of the planner, or enter its centres.
func (x *planner) neighbours() (who game.Seats) {
	s := &x.s
	for at := range Space(len(s.f.spaces)) {
		if all := x.near[at]; all.Has(x.me) || s.f.centres.has(at) && s.Holder[at] == x.me {
			who |= all
		}
	}
	return who.Without(x.me)
}

// imagine lets every neighbour, and the planner himself, search for a while for an answer to what
// the others' maps suggest.
func (x *planner) imagine(ctx context.Context, near game.Seats) {
	x.draw()
	for q := range near.With(x.me).All() {
		x.as(q)
		if q != x.me {
			x.list()
		}
		for range 2 {
			x.search(ctx, 1, x.foresees)
			x.learn(&x.best.intent)
		}
	}
	x.as(x.me)
}

// draw fills the worlds, each with a line of everyone's repertoire: by its share or, now and then, any. Regret matching
// often leaves a neighbour nothing but his own best answer, and what he does otherwise would be taken to be
// impossible.
func (x *planner) draw() {
	me := x.side
	for i := range x.worlds[:x.skill.worlds] {
		x.compose(&x.worlds[i], func(r *repertoire) int {
			if x.luck.Intn(0, 100) < tremble {
				return x.luck.Intn(0, r.known)
			}
			return x.pick(&r.shares, r.known)
		})
	}
	x.side = me
}

// compose makes the world in which everyone follows the line that pick names.
func (x *planner) compose(g *world, pick func(*repertoire) int) {
	s := &x.s
	clear(s.Orders[:])
	s.Bids = [majors][maxPoints]bid{}
	for q := range s.live().All() {
		y := &x.sides[q]
		line := &y.lines[pick(&y.repertoire)]
		for _, at := range y.mine {
			s.Orders[at] = line.orders[at]
		}
		s.Bids[q] = line.bids
		if q != x.me {
			x.trust(q)
		}
	}
	x.seal(g)
}

// pick draws a line by weights; if none has any, all are equal.
func (x *planner) pick(weights *[mostLines]float64, n int) int {
	sum := 0.0
	for _, w := range weights[:n] {
		sum += max(w, 0)
	}
	if sum <= 0 {
		return x.luck.Intn(0, n)
	}
	at := sum * float64(x.luck.Intn(0, 1<<20)) / (1 << 20)
	for i, w := range weights[:n] {
		at -= max(w, 0)
		if at < 0 {
			return i
		}
	}
	return n - 1
}

// mix plays the repertoires of some against each other.
func (x *planner) mix(ctx context.Context, who game.Seats) {
	g := &x.worlds[0]
	for range x.rounds {
		if ctx.Err() != nil {
			break
		}
		var drawn [majors]int
		q := -1
		seats := x.s.live()
		x.compose(g, func(r *repertoire) int {
			q = int(seats.First())
			seats = seats.Without(game.Seat(q))
			drawn[q] = x.pick(&r.regret, r.known)
			return drawn[q]
		})
		for q := range who.All() {
			x.as(q)
			x.repent(g, drawn[q])
		}
	}
	x.as(x.me)
}

// repent adds what each line of the present side would have brought in a world to its regrets.
func (x *planner) repent(g *world, drawn int) {
	var got [mostLines]float64
	x.face(g)
	for i := range x.lines[:x.known] {
		t := &x.next
		*t = trial{intent: x.lines[i]}
		t.left = int(x.s.Points[x.p])
		for _, b := range t.bids {
			t.left -= int(b.N)
		}
		x.prepare(t)
		got[i] = x.resolve(g) - t.cost
	}
	sum := 0.0
	for i := range x.lines[:x.known] {
		x.regret[i] = max(0, x.regret[i]+got[i]-got[drawn]) // regret matching, and no debts
		sum += x.regret[i]
	}
	for i := range x.lines[:x.known] {
		if sum > 0 {
			x.shares[i] += x.regret[i] / sum
		} else {
			x.shares[i] += 1 / float64(x.known)
		}
	}
}
