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

// roster is the units on the board, by their numbers there.
type roster struct {
	owner [maxSpaces]game.Seat // Nobody: a minor realm's
	piece [maxSpaces]piece
	from  [maxSpaces]Space
	loc   [maxSpaces]Place

	deployed spaces // the units marked as Crusader armies to be
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
	counts := s.counts()
	for at := range Space(len(s.f.spaces)) {
		there := x.taking(at, &counts)
		x.gain[ownArmy][at] = x.drift*float64(look.army[at]) + there
		x.gain[ownFleet][at] = x.drift*float64(look.fleet[at]) + there
		x.gain[ownCrusader][at] = x.crusading(at)
		x.loss[at] = x.losing(at)
	}
}

// taking is the value of one of his units in somebody else's centre.
func (x *planner) taking(at Space, counts *[majors]int) float64 {
	s := &x.s
	h := s.Holder[at]
	if !s.f.centres.has(at) || h == x.p {
		return 0
	}
	v := worthFoothold
	if s.Season >= late {
		v = worthCentre
		if h != game.Nobody {
			v += worthRival + x.envy*float64(max(0, counts[h]-counts[x.p]))
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

// worthOf adds up the board after a turn for the present side.
func (x *planner) worthOf(f *field) (v float64) {
	for i := range x.desk.board.Units {
		v += x.worthOfUnit(i, &f.fates[i])
	}
	if x.watches {
		v += x.outcome(f)
	}
	return v
}

// worthOfUnit is what becomes of one unit.
func (x *planner) worthOfUnit(i int, end *fate) float64 {
	switch who := x.owner[i]; {
	case who == game.Nobody:
		return 0
	case end.lost && who == x.p:
		return -worthUnit
	case end.lost:
		return worthRout
	case who != x.p:
		return -x.loss[end.to]
	case end.deployed:
		return x.gain[ownCrusader][end.to] + worthDeployed
	default:
		return x.gain[x.piece[i]][end.to]
	}
}

// outcome is what the next turn promises: centres that he may take, less those that he may lose.
func (x *planner) outcome(f *field) float64 {
	hope, fear := 0.0, 0.0
	for at := range x.s.f.centres.all() {
		hope += f.hopes[at]
		fear += f.fears[at]
	}
	hope *= 1 / (1 + hope/(1+0.5*x.army)) // units cannot be everywhere at once
	then := ahead[0]
	if x.s.Season >= late {
		then = ahead[1]
	}
	return worthCentre * then * (x.hoping*hope - x.fearing*fear)
}

// expect works out for some centres whether the present side may take or lose them.
func (x *planner) expect(f *field, some spaces) {
	s := &x.s
	for at := range some.all() {
		f.hopes[at], f.fears[at] = 0, 0
		mine, holder := int(f.reach[at][x.p]), s.Holder[at]
		if s.Season >= late && f.full.has(at) && f.stands[at] != game.Nobody {
			holder = f.stands[at]
		}
		switch {
		case holder == x.p:
			f.fears[at] = x.fear(f, at, mine)
		case mine > 0 && !x.spare.has(at):
			f.hopes[at] = x.hope(f, at, mine, holder)
		}
	}
}

// fear is the share of a centre that he may lose to the strongest of those who can come.
func (x *planner) fear(f *field, at Space, mine int) float64 {
	most := int8(0)
	for q, n := range &f.reach[at] {
		if n > most && x.foes.Has(game.Seat(q)) {
			most = n
		}
	}
	if most == 0 {
		return 0
	}
	v := fears[min(max(int(most)-mine+2, 0), 4)]
	if !f.full.has(at) {
		v = max(v, fears[2]) // anyone may slip in
	}
	if x.s.f.start[at].owner == x.p {
		v *= x.home
	}
	return v
}

// hope is the share of a centre that he may take, against its holder and whoever else wants it.
func (x *planner) hope(f *field, at Space, mine int, holder game.Seat) float64 {
	against, other := int8(0), int8(0)
	for q, n := range &f.reach[at] {
		switch {
		case game.Seat(q) == x.p:
		case game.Seat(q) == holder:
			against = n
		default:
			other = max(other, n)
		}
	}
	if f.full.has(at) && f.stands[at] != x.p {
		against = max(against, 1)
	}
	v := hopes[min(max(mine-int(against)+2, 0), 4)]
	return v * (1 - 0.2*float64(min(other, 2)))
}
