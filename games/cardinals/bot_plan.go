package cardinals

import (
	"context"

	"outremer/game"
	"outremer/game/pool"
)

// The planner decides a turn of movement as a whole. It works out what the others may order
// (bot_plan_guess.go, bot_plan_mix.go), draws several worlds from that, and searches for the set of
// orders of its own that does best in all of them: starting from the best of some guesses for itself,
// it changes one thing at a time, either a unit's order or an attack with everything that supports it
// (bot_plan_search.go, bot_plan_changes.go). Results are evaluated in bot_plan_outlook.go and
// bot_plan_worth.go. All other questions are answered by the adviser (bot_advise.go).

// planStarts is how many guesses for itself are made for each climb, of which the best is the
// starting point.
const planStarts = 4

// draft appends the moves of a whole draft, ending with the seal.
func (s *counsel) draft(ctx context.Context, dst []game.Move, p game.Seat, b *brain) []game.Move {
	if s.Sealed.Has(p) {
		return append(dst, moveReopen)
	}
	switch s.core.Top().Step {
	case stepOrders:
		var want intent
		s.plan(ctx, p, b, &want)
		return s.edits(dst, p, &want)
	default:
		return s.adviseDraft(dst, p)
	}
}

func (s *counsel) plan(ctx context.Context, p game.Seat, b *brain, want *intent) {
	x := planners.Take()
	defer planners.Return(x)
	x.begin(ctx, s, p, b)
	x.search(ctx, x.climbs, x.skill.most)
	*want = x.best.intent
	s.spendRest(p, want)
	if x.foresees > 0 { // others leave units and points idle, as most people do
		x.tidy(want)
	}
	want.terms = s.terms(p)
}

var planners pool.Pool[planner]

// intent is the draft that a monarch wants for a turn of movement.
type intent struct {
	orders [maxSpaces]order // of the units that he commands
	bids   [maxPoints]bid
	terms  game.Seats
}

// edits lists the moves that turn p's draft into what he wants and seal it.
func (s *counsel) edits(dst []game.Move, p game.Seat, want *intent) []game.Move {
	if s.Leaving.Has(p) {
		dst = append(dst, game.Move{Verb: verbRemain})
	}
	// Only one army can deploy, so the others are redirected first.
	for _, deployment := range []bool{false, true} {
		for at := range Space(len(s.f.spaces)) {
			if o := want.orders[at]; s.commands(p, at) && o != s.Orders[at] && (o.Kind == deploys) == deployment {
				dst = append(dst, moveOf(ownVerbs, at, o))
			}
		}
	}
	dst = s.editBids(dst, p, want)
	for q := range game.Seat(majors) {
		switch {
		case s.Terms[p].Has(q) && !want.terms.Has(q):
			dst = append(dst, game.Move{Verb: verbStrike, A: int16(q)})
		case !s.Terms[p].Has(q) && want.terms.Has(q):
			dst = append(dst, game.Move{Verb: verbName, A: int16(q)})
		}
	}
	return append(dst, moveSeal)
}

// editBids withdraws unwanted bids and adds the wanted ones.
func (s *counsel) editBids(dst []game.Move, p game.Seat, want *intent) []game.Move {
	var gone spaces
	for _, b := range s.Bids[p] {
		if b.Kind != noBid && pointsOn(&want.bids, b) < b.N && !gone.has(b.At) {
			gone.add(b.At)
			dst = append(dst, game.Move{Verb: verbWithdraw, A: int16(b.At)})
		}
	}
	for _, b := range want.bids {
		if b.Kind == noBid {
			continue
		}
		have := int8(0)
		if !gone.has(b.At) {
			have = pointsOn(&s.Bids[p], b)
		}
		for m, step := bidMove(b), s.pointsOf(b.Kind); have < b.N; have += step {
			dst = append(dst, m)
		}
	}
	return dst
}

// pointsOn returns how many points some bids put on the purpose of b.
func pointsOn(bids *[maxPoints]bid, b bid) int8 {
	for _, x := range bids {
		if x.Kind == b.Kind && x.At == b.At && x.Order == b.Order {
			return x.N
		}
	}
	return 0
}

// pointsOf returns how many points one move puts on a purpose.
func (s *counsel) pointsOf(k bidKind) int8 {
	switch k {
	case onRebel:
		return int8(s.f.rebel)
	case onGift:
		return int8(s.f.gift)
	default:
		return 1
	}
}

// bidMove is the move that makes a bid.
func bidMove(b bid) game.Move {
	switch b.Kind {
	case onTithe:
		return game.Move{Verb: verbTithe}
	case onRebel:
		return game.Move{Verb: verbRebel, A: int16(b.At)}
	case onGift:
		return game.Move{Verb: verbGift, A: int16(b.At)}
	default:
		return moveOf(bidVerbs, b.At, b.Order)
	}
}

// moveOf returns the move that gives an order; orderOf is its inverse.
func moveOf(verbs orderVerbs, at Space, o order) game.Move {
	m := game.Move{Verb: verbs[o.Kind], A: int16(at)}
	switch o.Kind {
	case moves, ferries, deploys:
		m.B = int16(o.To)
	case supports:
		m.B = int16(o.From)
	case supportsMove, convoys:
		m.B, m.C = int16(o.From), int16(o.To)
	}
	return m
}
