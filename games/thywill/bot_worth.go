package thywill

import (
	"math"

	"outremer/game"
)

// The worth of a position to a bot, in points at the end of the game.

// weights are the values of things beyond the points already scored. They were tuned in games
// between bots with slightly different weights.
type weights struct {
	Bonus   [actions]float64 // +1 to an action, per turn left
	Knight  [3]float64       // second, third and fourth knight, per turn left
	Upgrade [actions]float64 // an upgraded wedge, by the action added, per turn left
	Fewer   float64          // share of that lost with every further upgrade
	Four    [levels]float64  // share of a level IV award, by levels missing
	Token   [actions]float64 // a token on a wedge, by its first action
	Choice  float64          // a token on an upgraded wedge
	Flow    float64          // a token resolved in future turns
	Foe     [5]float64       // an enemy in a knight's region, by tokens needed: up to 2, 3, 4, 5, more
	Saracen float64          // extra for one with a reward
	Site    float64          // room to build in a knight's region
	Less    float64          // a discount there
	Plus    float64          // Influence there
	Near    float64          // an enemy or room to build one step away
	Lead    [7]float64       // share of the first award, by lead: three behind to three ahead
	Rival   float64          // weight of the other players' worth
}

var weighed = weights{
	Bonus:   [actions]float64{travel: 0.065, muster: 0.02, crusade: 0.21, influence: 0.17, build: 0.26},
	Knight:  [3]float64{0.44, 0.12, 0.07},
	Upgrade: [actions]float64{travel: 0.11, muster: 0.11, crusade: 0.37, influence: 0.18, build: 0.25},
	Fewer:   0.09,
	Four:    [levels]float64{0.70, 0.37, 0.19, 0.07},
	Token:   [actions]float64{muster: -0.23},
	Choice:  0.15,
	Flow:    0.075,
	Foe:     [5]float64{1.85, 1.8, 0.97, 0.70, 0.30},
	Saracen: 0.60,
	Site:    0.35,
	Less:    0.35,
	Plus:    0.27,
	Near:    0.04,
	Lead:    [7]float64{0.10, 0.17, 0.33, 0.62, 0.75, 0.95, 0.95},
	Rival:   0.5,
}

// Pace of the game: a player gains about paceStart + paceGrow*n Influence in the n-th round.
const (
	paceStart = 0.6
	paceGrow  = 0.26
)

// pace of gain for a player who has gained this much so far.
func pace(gained float64) float64 { return math.Sqrt(paceStart*paceStart + 2*paceGrow*gained) }

// paceNow is the expected gain per turn at this point.
func paceNow(s *State) float64 {
	return pace(float64(s.f.supply+s.f.perPlayer*s.n-int(s.Supply)) / float64(s.n))
}

// turnsLeft is the expected number of turns left for everybody.
func turnsLeft(s *State) float64 {
	if s.Supply <= 0 {
		return 0
	}
	end := pace(float64(s.f.supply+s.f.perPlayer*s.n) / float64(s.n))
	return (end - paceNow(s)) / paceGrow
}

// scales evaluate positions for one player. Whatever stays constant while that player thinks is
// computed once.
type scales struct {
	p      game.Seat
	w      *weights
	rows   [buildings][levels + 1]float64 // yield of the buildings of a row per turn
	wedges [1 << wedges]float64           // the same for each set of upgraded wedges
	orders [maxPlayers]float64            // the same for the orders
	others float64                        // the same for all that the others have, on average
	tokens [wedges]float64                // a token on a wedge
	exact  [enemies][maxWon]float64       // current majority award for this number of tokens
	hope   [enemies][maxWon]float64       // expected majority award
}

const maxWon = 64

// set prepares the scales for p.
func (x *scales) set(s *State, p game.Seat, w *weights) {
	x.p, x.w, x.others = p, w, 0
	for t := range x.rows {
		for level := range x.rows[t] {
			x.rows[t][level] = w.sum(&s.f.bonus[t][level])
		}
	}
	for set := range x.wedges {
		x.wedges[set] = x.upgrades(s.f, set)
	}
	for i := range s.f.wedge {
		x.tokens[i] = w.Token[s.f.wedge[i].primary]
	}
	for q := range game.Seat(s.n) {
		x.orders[q] = w.sum(&s.order(q).bonus)
		if q != p {
			x.others += x.engine(s, q) / float64(s.n-1)
		}
	}
	for e := range enemies {
		x.setLead(s, e)
	}
}

// upgrades is the yield of a set of upgraded wedges per turn.
func (x *scales) upgrades(f *facts, set int) (v float64) {
	share := 1.0
	for i := range f.wedge {
		if set>>i&1 != 0 {
			v += share * x.w.Upgrade[f.wedge[i].added]
			share -= x.w.Fewer
		}
	}
	return v
}

// sum is the yield of bonuses per turn.
func (w *weights) sum(bonus *[actions]int) (v float64) {
	for a, n := range bonus {
		v += w.Bonus[a] * float64(n)
	}
	return v
}

// setLead evaluates the tokens of an enemy, starting from the number p has.
func (x *scales) setLead(s *State, e Enemy) {
	have, most := s.Won[x.p][e], int8(0)
	for q := range s.n {
		if game.Seat(q) != x.p {
			most = max(most, s.Won[q][e])
		}
	}
	for n := have; n < min(have+2*planTurns+1, maxWon); n++ {
		s.Won[x.p][e] = n
		_, points := s.majority(x.p, e)
		x.exact[e][n] = float64(points)
		x.hope[e][n] = x.w.Lead[3+max(-3, min(3, n-most))] * float64(s.f.majority[firstPlace])
		if n == 0 {
			x.hope[e][n] /= 2
		}
	}
	s.Won[x.p][e] = have
}

// worth is p's expected result relative to the others, with the given number of turns left.
func (x *scales) worth(s *State, left float64) float64 {
	others := 0
	for q := range s.n {
		if game.Seat(q) != x.p {
			others += int(s.Influence[q])
		}
	}
	return x.promise(s, left) - x.w.Rival*(float64(others)/float64(s.n-1)+x.others*left)
}

// promise is p's points plus the expected yield of its engine.
func (x *scales) promise(s *State, left float64) float64 {
	v := float64(s.Influence[x.p])
	v += x.engine(s, x.p) * left
	v += x.fours(s, left)
	for e := range enemies {
		v += x.lead(s, e, left)
	}
	near := min(1, left/3)
	return v + near*(x.wheel(&s.Wheels[x.p])+x.knights(s))
}

// engine is the yield of q's bonuses, knights and upgrades per turn.
func (x *scales) engine(s *State, q game.Seat) float64 {
	v := x.orders[q] + x.w.Bonus[crusade]*float64(s.Troops[q]) + x.wedges[s.Wheels[q].Upgraded]
	for t, level := range s.Built[q] {
		v += x.rows[t][level]
	}
	for i := range s.knights(q) - 1 {
		v += x.w.Knight[i]
	}
	return v
}

// fours is what the level IV buildings pay, and what future ones may pay.
func (x *scales) fours(s *State, left float64) (v float64) {
	built, fours := &s.Built[x.p], 0
	for _, level := range built {
		if level == levels {
			fours++
		}
	}
	for t, level := range built {
		award := float64(s.f.finale[t])
		switch Building(t) {
		case castle:
			award *= float64(min(s.Won[x.p][slavs], s.Won[x.p][prussians], s.Won[x.p][saracens]))
		case farm:
			award *= float64(s.knights(x.p) + int(s.Troops[x.p]))
		case bank:
			award *= float64(fours)
			if level < levels {
				award += float64(s.f.finale[t])
			}
		}
		if missing := levels - level; missing > 0 {
			award *= x.w.Four[missing-1] * min(1, left/(4*float64(missing)))
		}
		v += award
	}
	return v
}

// lead is p's expected award from the majority of an enemy. With few turns or tokens left, it is
// the current award.
func (x *scales) lead(s *State, e Enemy, left float64) float64 {
	on := s.Foes[slav+Foe(e)]
	for f := saracen + 1; e == saracens && f < foes; f++ {
		on |= s.Foes[f]
	}
	n := s.Won[x.p][e]
	open := min(1, left/6) * min(1, float64(on.len())/4)
	return (1-open)*x.exact[e][n] + open*x.hope[e][n]
}

// wheel is the worth of the tokens where they lie.
func (x *scales) wheel(w *wheel) float64 {
	v := x.w.Flow * float64(w.flow())
	for i, n := range w.Tokens {
		v += float64(n) * x.tokens[i]
		if w.upgraded(Wedge(i)) {
			v += float64(n) * x.w.Choice
		}
	}
	return v
}

// flow is how many tokens the next turns resolve if each takes the largest pile.
func (w *wheel) flow() (sum int) {
	var piles [wedges]int8 // clockwise
	for i, x := range w.Wedge {
		piles[i] = w.Tokens[x]
	}
	for range wedges {
		at := 0
		for i := 1; i < wedges; i++ {
			if piles[i] > piles[at] {
				at = i
			}
		}
		n := piles[at]
		sum += int(n)
		for piles[at] = 0; n > 0; n-- {
			at++
			if at == wedges {
				at = 0
			}
			piles[at]++
		}
	}
	return sum
}

// knights is the worth of the knights where they stand.
func (x *scales) knights(s *State) (v float64) {
	enemies, houses, bonus := s.enemiesAt(), s.housesAt(), s.bonus(x.p, crusade)
	for at := s.knightsAt(x.p); at != 0; {
		v += x.lure(s, at.take(), enemies, houses, bonus)
	}
	return v
}

// lure is the worth of a knight in a region.
func (x *scales) lure(s *State, r Region, enemies, houses regions, bonus int) (v float64) {
	switch {
	case enemies.has(r):
		f := s.foe(r)
		v = x.w.Foe[max(0, min(4, s.strength(f)-bonus-2))]
		if f >= saracen {
			v += x.w.Saracen
		}
	case !houses.has(r):
		v = x.w.Site + x.site(s, r)
	}
	return v + x.w.Near*float64((s.side.borders[r]&(enemies|s.side.on&^houses)).len())
}

// site is the best combination of discounts and tiles for a building in a region.
func (x *scales) site(s *State, r Region) (best float64) {
	for t, level := range s.Built[x.p] {
		if level == levels {
			continue
		}
		v := x.w.Less * float64(s.side.discount[r][t])
		for _, i := range s.Tiles[r] {
			if i != noTile && s.f.tiles[i].types[t] {
				v += x.w.Less*float64(s.f.tiles[i].discount) + x.w.Plus*float64(s.f.tiles[i].influence)
			}
		}
		best = max(best, v)
	}
	return best
}
