package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// The value of a turn's outcome to a monarch: where his units end up, what others stand in, and
// what either side could do next.

// prices is what it is worth to one monarch that units end the turn in a space.
type prices struct {
	gain [3][maxSpaces]float64 // of his own, by kind of piece
	loss [maxSpaces]float64    // cost of another's unit there
	army float64               // how many units he has
}

// piece is how the planner classifies a unit of the side.
type piece uint8

const (
	ownArmy piece = iota
	ownFleet
	ownCrusader
)

// field is the board after a turn: who stands where, and how many units of each dynasty could be in
// a centre one turn later.
type field struct {
	owner [maxSpaces]game.Seat // of each unit on the board; Nobody: a minor realm's
	piece [maxSpaces]piece
	from  [maxSpaces]Space
	loc   [maxSpaces]Place

	deployed spaces // the units marked as Crusader armies to be
	stands   [maxSpaces]game.Seat
	full     spaces // where a unit stands
	reach    [maxSpaces][majors]int8
}

// Shares of a centre's value: what can be expected of the next turn, by how many more units of the
// attacker than of the defender can be there. Only a Late turn captures, so what threatens after
// an Early one is worth more.
var (
	hopes = [5]float64{0, 0.10, 0.35, 0.75, 0.90} // from two fewer to two more
	fears = [5]float64{0, 0.05, 0.20, 0.60, 0.80}
	ahead = [2]float64{1, 0.55} // after an Early turn, after a Late one
)

// muster notes whose the units are.
func (x *planner) muster() {
	s := &x.s
	x.deployed = spaces{}
	for at := range Space(len(s.f.spaces)) {
		i := x.desk.index[at]
		if i < 0 {
			continue
		}
		u := &s.Units[at]
		x.owner[i], x.from[i], x.loc[i] = u.Owner, at, Place(s.stands(*u))
		switch {
		case u.Crusader:
			x.piece[i] = ownCrusader
		case u.Type == diplomacy.Fleet:
			x.piece[i] = ownFleet
		default:
			x.piece[i] = ownArmy
		}
		if s.Orders[at].Kind == deploys {
			x.deployed.add(at)
		}
	}
}

// price computes the value of units ending the turn in each space, for the present side.
func (x *planner) price() {
	s := &x.s
	look := &x.looks[x.p]
	x.army = float64(s.units(x.p))
	for at := range Space(len(s.f.spaces)) {
		there := x.taking(at)
		x.gain[ownArmy][at] = x.drift*float64(look.army[at]) + there
		x.gain[ownFleet][at] = x.drift*float64(look.fleet[at]) + there
		x.gain[ownCrusader][at] = x.crusading(at)
		x.loss[at] = x.losing(at)
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
			v += worthRival + x.envy*float64(max(0, s.count(h)-s.count(x.p)))
		}
	}
	if x.p == x.me {
		v *= x.temper
		if h != game.Nobody && s.leagueAgainst(x.p, h) {
			v += worthLeague
		}
	}
	return v
}

// losing is the cost of a rival's unit there.
func (x *planner) losing(at Space) float64 {
	s := &x.s
	switch {
	case !s.f.centres.has(at) || s.Holder[at] != x.p:
		return 0
	case s.Season >= late || s.f.start[at].owner == x.p:
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

// worthOf adds up a resolution for the present side.
func (x *planner) worthOf(r *diplomacy.Resolution) (v float64) {
	x.full, x.reach = spaces{}, [maxSpaces][majors]int8{}
	for i := range r.Outcomes {
		out := &r.Outcomes[i]
		who := x.owner[i]
		if out.Dislodged || out.Disbanded {
			switch who {
			case x.p:
				v -= worthUnit
			case game.Nobody:
			default:
				v += worthRout
			}
			continue
		}
		to, loc := x.from[i], x.loc[i]
		gone := out.Order.Kind == diplomacy.Move && out.Result == diplomacy.Succeeded
		if gone {
			loc = Place(out.Order.To)
			to = x.s.f.space(loc)
		}
		x.full.add(to)
		x.stands[to] = who
		if who == game.Nobody {
			continue
		}
		x.spread(x.piece[i], who, to, loc)
		switch {
		case who != x.p:
			v -= x.loss[to]
		case out.Order.Via == diplomacy.ViaDeployment && out.Order.Kind == diplomacy.Move:
			v += x.gain[ownCrusader][to] + worthDeployed
		default:
			v += x.gain[x.piece[i]][to]
		}
	}
	if x.watches {
		v += x.outcome()
	}
	return v
}

// spread counts a unit in every centre that it could be in one turn later.
func (x *planner) spread(kind piece, who game.Seat, at Space, loc Place) {
	f := x.s.f
	near := f.army[at]
	if kind == ownFleet {
		near = f.fleet[loc]
	}
	x.reach[at][who]++
	for c := near.and(f.centres); !c.empty(); {
		x.reach[c.take()][who]++
	}
}

// outcome is what the next turn promises: centres that he may take, less those that he may lose.
func (x *planner) outcome() float64 {
	s := &x.s
	hope, fear := 0.0, 0.0
	for c := s.f.centres; !c.empty(); {
		at := c.take()
		mine := int(x.reach[at][x.p])
		holder := s.Holder[at]
		if s.Season >= late && x.full.has(at) && x.stands[at] != game.Nobody {
			holder = x.stands[at]
		}
		switch {
		case holder == x.p:
			fear += x.fear(at, mine)
		case mine > 0 && !x.spare.has(at):
			hope += x.hope(at, mine, holder)
		}
	}
	hope *= 1 / (1 + hope/(1+0.5*x.army)) // units cannot be everywhere at once
	then := ahead[0]
	if s.Season >= late {
		then = ahead[1]
	}
	return worthCentre * then * (x.hoping*hope - x.fearing*fear)
}

// fear is the share of a centre that he may lose to the strongest of those who can come.
func (x *planner) fear(at Space, mine int) float64 {
	most := int8(0)
	for q, n := range &x.reach[at] {
		if n > most && x.foes.Has(game.Seat(q)) {
			most = n
		}
	}
	if most == 0 {
		return 0
	}
	v := fears[min(max(int(most)-mine+2, 0), 4)]
	if !x.full.has(at) {
		v = max(v, fears[2]) // anyone may slip in
	}
	if x.s.f.start[at].owner == x.p {
		v *= x.home
	}
	return v
}

// hope is the share of a centre that he may take, against its holder and whoever else wants it.
func (x *planner) hope(at Space, mine int, holder game.Seat) float64 {
	against, other := int8(0), int8(0)
	for q, n := range &x.reach[at] {
		switch {
		case game.Seat(q) == x.p:
		case game.Seat(q) == holder:
			against = n
		default:
			other = max(other, n)
		}
	}
	if x.full.has(at) && x.stands[at] != x.p {
		against = max(against, 1)
	}
	v := hopes[min(max(mine-int(against)+2, 0), 4)]
	return v * (1 - 0.2*float64(min(other, 2)))
}

// deploy marks the units that leave as Crusader armies for the adjudicator.
func (x *planner) deploy(t *trial, g *world) {
	want := g.deploying
	for _, at := range x.mine {
		want.remove(at)
		if t.orders[at].Kind == deploys {
			want.add(at)
		}
	}
	if want == x.deployed {
		return
	}
	d := &x.desk
	for gone := x.deployed.without(want); !gone.empty(); {
		d.board.Units[d.index[gone.take()]].Traits = 0
	}
	for come := want.without(x.deployed); !come.empty(); {
		d.board.Units[d.index[come.take()]].Traits = diplomacy.Deploys | diplomacy.NoRetreat
	}
	x.deployed = want
}
