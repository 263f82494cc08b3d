package cardinals

import (
	"outremer/game"
)

// Guessing what a monarch may order. Each unit goes where the map draws it, with some randomness;
// where two want the same space, one helps the other; units that stay help a neighbour in danger.
// Points buy minor realms' help for attacks. The planner guesses like this for the others, and
// for itself to get a starting point.

// How much guesses vary.
const (
	guessWhim  = 0.5 // how much of a space's value may be ignored
	guessUnity = 1.4 // how much more attractive a fight is once another unit has joined it
)

// sound returns the order of a minor unit or Crusader army as it is carried out: one that breaks
// a rule becomes a hold.
func (s *counsel) sound(at Space, o order) order {
	if s.validity(at, o) != valid {
		return order{}
	}
	return o
}

// guessFor writes orders and bids of q into the planner's state.
func (x *planner) guessFor(q game.Seat) {
	s := &x.s
	x.units = x.units[:0]
	for at := range Space(len(s.f.spaces)) {
		if u := &s.Units[at]; u.regular() && u.Owner == q {
			s.Orders[at] = order{}
			if !s.isReleased(at) {
				x.units = append(x.units, at)
			}
		}
	}
	game.Shuffle(x.luck, 0, x.units)
	x.wanted = spaces{}
	for _, at := range x.units {
		x.guessUnit(q, at)
	}
	for _, at := range x.units {
		if s.Orders[at].Kind == holds {
			x.guessHelp(q, at)
		}
	}
	x.guessBids(q)
}

// guessCautious writes what the adviser would do for q.
func (x *planner) guessCautious(q game.Seat) {
	s := &x.s
	var want intent
	s.caution(q, &x.near, &want)
	for at := range Space(len(s.f.spaces)) {
		if s.marches(q, at) {
			s.Orders[at] = want.orders[at]
		}
	}
	s.Bids[q] = want.bids
}

// guessUnit sends a unit where it is drawn most. If another unit of q is already going there,
// this one supports it.
func (x *planner) guessUnit(q game.Seat, at Space) {
	s, look := &x.s, &x.looks[q]
	u := &s.Units[at]
	best, most := at, look.at(u.Type, at)
	for near := s.reachOf(at); !near.empty(); {
		to := near.take()
		if y := &s.Units[to]; y.there() && y.Owner == q && !s.leaves(to) {
			continue
		}
		v := look.at(u.Type, to) * (1 - guessWhim*float32(x.luck.Intn(0, 256))/256)
		switch contested := s.Units[to].there() || x.near[to].Without(q) != 0; {
		case x.wanted.has(to) && !contested:
			continue // needs no help
		case x.wanted.has(to):
			v *= guessUnity
		}
		if v > most {
			best, most = to, v
		}
	}
	switch {
	case best == at:
	case x.wanted.has(best):
		s.Orders[at] = order{supportsMove, x.moverTo(best), Place(best)}
	default:
		s.Orders[at] = order{moves, 0, s.landing(at, best)}
		x.wanted.add(best)
	}
}

// moverTo returns the unit under consideration that goes to a space.
func (x *planner) moverTo(to Space) Space {
	for _, at := range x.units {
		if o := x.s.Orders[at]; o.Kind == moves && x.s.f.space(o.To) == to {
			return at
		}
	}
	return noSpace
}

// guessHelp makes a unit that stays support a neighbour of its own dynasty that others can
// attack.
func (x *planner) guessHelp(q game.Seat, at Space) {
	s := &x.s
	for near := s.reachOf(at); !near.empty(); {
		to := near.take()
		if u := &s.Units[to]; u.regular() && u.Owner == q && !s.leaves(to) && x.near[to].Without(q) != 0 && s.Orders[to].From != at {
			s.Orders[at] = order{supports, to, 0}
			return
		}
	}
}

// guessBids pays the tithe and buys help for attacks.
func (x *planner) guessBids(q game.Seat) {
	s := &x.s
	s.Bids[q] = [maxPoints]bid{}
	if s.owesTithe(q) {
		s.spend(q, bid{onTithe, 1, s.f.rome, order{}})
	}
	for _, at := range x.units {
		o := s.Orders[at]
		if to := s.f.space(o.To); o.Kind == moves && s.Units[to].there() && s.pointsLeft(q) > 0 {
			x.buyHelp(q, at, to)
		}
	}
}

// buyHelp puts a point on some minor realm's support for a move.
func (x *planner) buyHelp(q game.Seat, at, to Space) {
	s := &x.s
	o := order{supportsMove, at, Place(to)}
	for _, m := range x.minors {
		if m != at && m != to && s.reachOf(m).has(to) && s.mayBidFor(q, m) && !s.barred(m, to) &&
			s.validity(m, o) == valid && !s.hasBid(q, onUnit, m) && !s.attacks(q, m) {
			s.spend(q, bid{onUnit, 1, m, o})
			return
		}
	}
}
