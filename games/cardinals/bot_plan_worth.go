package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// The value of a turn's outcome to the monarch who plans.

// verdicts is what the planner needs to know about each unit on the board and each space.
type verdicts struct {
	own    [maxPoints]bid // of the trial; bids forfeited by attacking are void
	halved bool           // all his units hold, because too few were ordered to

	kind [maxSpaces]piece // of each unit on the board
	from [maxSpaces]Space
	gain [3][maxSpaces]float64 // by kind of piece: value of its ending the turn in a space
	loss [maxSpaces]float64    // cost of another's unit doing so
}

// piece is how the planner classifies a unit.
type piece uint8

const (
	ownArmy piece = iota
	ownFleet
	ownCrusader
	rivals
	bystander // of a minor realm
)

// price computes the value of units ending the turn in each space.
func (x *planner) price() {
	s := &x.s
	look := &x.looks[x.p]
	for at := range Space(len(s.f.spaces)) {
		if i := x.desk.index[at]; i >= 0 {
			x.kind[i], x.from[i] = x.pieceAt(at), at
		}
		there := x.taking(at)
		x.gain[ownArmy][at] = float64(look.army[at]) + there
		x.gain[ownFleet][at] = float64(look.fleet[at]) + there
		x.gain[ownCrusader][at] = x.crusading(at)
		x.loss[at] = x.losing(at)
	}
}

func (x *planner) pieceAt(at Space) piece {
	switch u := &x.s.Units[at]; {
	case u.Owner == game.Nobody:
		return bystander
	case u.Owner != x.p:
		return rivals
	case u.Crusader:
		return ownCrusader
	case u.Type == diplomacy.Fleet:
		return ownFleet
	default:
		return ownArmy
	}
}

// taking is the value of one of his units in somebody else's centre.
func (x *planner) taking(at Space) float64 {
	s := &x.s
	h := s.Holder[at]
	if !s.f.centres.has(at) || h == x.p {
		return 0
	}
	v := worthFoothold
	if s.Season >= late {
		v = worthCentre
		if h != game.Nobody {
			v += worthRival
		}
	}
	return v * x.temper
}

// losing is the cost of a rival's unit there.
func (x *planner) losing(at Space) float64 {
	s := &x.s
	switch {
	case !s.f.centres.has(at) || s.Holder[at] != x.p:
		return 0
	case s.Season >= late:
		return worthCentre
	default:
		return worthFoothold + 2
	}
}

// crusading is the value of one of his Crusader armies in a space: in a centre that is not his,
// it becomes a realm that counts for him [2q(6)(b)].
func (x *planner) crusading(at Space) float64 {
	s := &x.s
	switch {
	case !s.f.centres.has(at) || s.Holder[at] == x.p || s.ruledBy(at) == catholic:
		return 0
	case s.Crusade.Phase == declared && at != s.Crusade.Objective:
		return worthClaim - 1
	case at == s.f.double:
		return 2 * worthClaim
	default:
		return worthClaim
	}
}

// worthOf adds up a resolution.
func (x *planner) worthOf(r *diplomacy.Resolution) (v float64) {
	s := &x.s
	for i := range r.Outcomes {
		out := &r.Outcomes[i]
		kind := x.kind[i]
		if kind == bystander {
			continue
		}
		if out.Dislodged || out.Disbanded {
			if kind == rivals {
				v += worthRout
			} else {
				v -= worthUnit
			}
			continue
		}
		to := x.from[i]
		if out.Order.Kind == diplomacy.Move && out.Result == diplomacy.Succeeded {
			to = s.f.space(Place(out.Order.To))
		}
		switch {
		case kind == rivals:
			v -= x.loss[to]
		case out.Order.Via == diplomacy.ViaDeployment && out.Order.Kind == diplomacy.Move:
			v += x.gain[ownCrusader][to] + worthDeployed
		default:
			v += x.gain[kind][to]
		}
	}
	return v
}
