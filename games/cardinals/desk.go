package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/pool"
)

// desk is the adjudicator's workspace. It is not part of a state: states are copied by the
// thousand, and everything here is recomputed for each use.
type desk struct {
	w       diplomacy.Workspace
	board   diplomacy.Board
	strait  [1]diplomacy.Unified
	index   [maxSpaces]int16 // of the unit in a space, or -1
	orders  []diplomacy.Order
	acts    []act
	invalid spaces // minors whose order breaks a rule, so that they hold

	retreats diplomacy.Retreats
	open     []diplomacy.Loc
}

// desks is a pool, because states of one title run concurrently.
var desks pool.Pool[desk]

// minorPower is the nationality of a minor realm: its own [R39]; the two spaces of the
// Cuman-Kipchaks share one.
func (f *facts) minorPower(at Space) diplomacy.Power {
	return diplomacy.Power(majors + int(f.realm[at]))
}

func (s *State) power(at Space) diplomacy.Power {
	if p := s.Units[at].Owner; p != game.Nobody {
		return diplomacy.Power(p)
	}
	return s.f.minorPower(at)
}

// lay puts the units on the desk's board, in the order of their spaces.
func (d *desk) lay(s *State) {
	d.board.Map, d.board.Units = s.f.m, d.board.Units[:0]
	d.board.Unified = d.strait[:0]
	if h := s.Holder[s.f.straits]; h != game.Nobody { // [5c(2).1]
		one := diplomacy.Unified{Province: diplomacy.Prov(s.f.unified), Power: diplomacy.Power(h)}
		d.board.Unified = append(d.board.Unified, one)
	}
	for at := range Space(len(s.f.spaces)) {
		d.index[at] = -1
		if u := &s.Units[at]; u.there() {
			d.index[at] = int16(len(d.board.Units))
			unit := diplomacy.Unit{Power: s.power(at), Type: u.Type, Traits: s.traits(at), At: s.stands(*u)}
			d.board.Units = append(d.board.Units, unit)
		}
	}
}

// stands returns where the adjudicator finds a unit: a fleet for which two coasts are joined is
// on neither.
func (s *State) stands(u unit) diplomacy.Loc {
	if u.Type == diplomacy.Fleet && s.f.space(u.At) == s.f.unified && s.ownsStraits(u.Owner) {
		return diplomacy.Loc(s.f.unified)
	}
	return diplomacy.Loc(u.At)
}

func (s *State) ownsStraits(p game.Seat) bool {
	return p != game.Nobody && s.Holder[s.f.straits] == p
}

// traits returns a unit's special rules: minor units never leave their space or retreat [2f(3).2],
// [2d(3).1]; Crusader armies [2q(5)(e).1] and armies that break away [R49] do not retreat.
func (s *State) traits(at Space) diplomacy.Traits {
	u := &s.Units[at]
	switch {
	case u.minor():
		return diplomacy.Bound | diplomacy.NoRetreat
	case u.Crusader, s.isReleased(at):
		return diplomacy.NoRetreat
	case s.Orders[at].Kind == deploys:
		return diplomacy.Deploys | diplomacy.NoRetreat
	default:
		return 0
	}
}

// translate turns the order for the unit in a space into the adjudicator's.
func (s *State) translate(at Space, o order) diplomacy.Order {
	u := &s.Units[at]
	x := diplomacy.Order{Power: s.power(at), Type: u.Type, At: s.stands(*u), From: diplomacy.NoLoc, To: diplomacy.NoLoc}
	switch o.Kind {
	case moves:
		x.Kind, x.To = diplomacy.Move, diplomacy.Loc(o.To)
	case ferries:
		x.Kind = diplomacy.Move
		x.To = diplomacy.Loc(o.To)
		x.Via = diplomacy.ViaConvoy
	case deploys:
		x.Kind = diplomacy.Move
		x.To = diplomacy.Loc(o.To)
		x.Via = diplomacy.ViaDeployment
	case supports:
		x.Kind, x.From = diplomacy.SupportHold, diplomacy.Loc(o.From)
	case supportsMove:
		x.Kind = diplomacy.SupportMove
		x.From = diplomacy.Loc(o.From)
		x.To = diplomacy.Loc(o.To)
	case convoys:
		x.Kind = diplomacy.Convoy
		x.From = diplomacy.Loc(o.From)
		x.To = diplomacy.Loc(o.To)
	}
	return x
}

// adjudicate resolves the orders of all units.
func (d *desk) adjudicate(s *State) *diplomacy.Resolution {
	d.lay(s)
	d.orders = d.orders[:0]
	for at := range Space(len(s.f.spaces)) {
		if d.index[at] >= 0 && !d.invalid.has(at) {
			d.orders = append(d.orders, s.translate(at, s.Orders[at]))
		}
	}
	return d.w.Adjudicate(&d.board, d.orders)
}
