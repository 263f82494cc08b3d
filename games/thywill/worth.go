package thywill

import (
	"math"

	"outremer/game"
)

// What a position is worth to a bot, in points at the end of the game.

// weights is what things are worth beside the points that they have brought already.
type weights struct {
	Bonus   [actions]float64 // one more of an action, per turn left
	Knight  [3]float64       // second, third and fourth knight, per turn left
	Upgrade [wedges]float64  // an upgraded wedge, per turn left
	Fewer   float64          // share of that which every further upgrade loses
	Four    [levels]float64  // share of a level IV award, by levels missing
	Token   [wedges]float64  // a token on a wedge
	Choice  float64          // the same on one that is upgraded
	Pile    float64          // square of the tokens on a wedge
	Flow    float64          // a token resolved in the turns to come
	Foe     [5]float64       // an enemy beside a knight, by tokens that it takes: up to 2, 3, 4, 5, more
	Saracen float64          // more for one with a reward
	Site    float64          // room to build beside a knight
	Less    float64          // a discount there
	Plus    float64          // Influence there
	Near    float64          // an enemy or room to build one step away
	Lead    [7]float64       // share of the first award, by lead: three behind to three ahead
	Rival   float64          // how much the others' worth counts
}

var weighed = weights{
	Bonus:   [actions]float64{0.08, 0.04, 0.20, 0.22, 0.24},
	Knight:  [3]float64{0.25, 0.12, 0.08},
	Upgrade: [wedges]float64{0.22, 0.22, 0.22, 0.18, 0.22, 0.20},
	Fewer:   0.10,
	Four:    [levels]float64{0.65, 0.35, 0.15, 0.05},
	Token:   [wedges]float64{0, 0, 0, 0, 0, -0.2},
	Choice:  0.1,
	Pile:    0.08,
	Flow:    0.0,
	Foe:     [5]float64{1.5, 1.2, 0.9, 0.6, 0.2},
	Saracen: 0.6,
	Site:    0.6,
	Less:    0.4,
	Plus:    0.3,
	Near:    0.05,
	Lead:    [7]float64{0.1, 0.2, 0.35, 0.6, 0.8, 0.95, 1},
	Rival:   0.5,
}

// Pace of the game: how the Influence of a player grows. In the n-th round a player gains
// about start + grow*n.
const (
	paceStart = 1.2
	paceGrow  = 0.13
)

// pace is what a player may be expected to gain in a turn now.
func (s *State) pace() float64 {
	return math.Sqrt(paceStart*paceStart + 2*paceGrow*s.gained())
}

// gained is what every player has on average.
func (s *State) gained() float64 {
	return float64(s.f.supply+s.f.perPlayer*s.n-int(s.Supply)) / float64(s.n)
}

// turnsLeft is how many turns everybody may still have after this round.
func (s *State) turnsLeft() float64 {
	if s.Supply <= 0 {
		return 0
	}
	total := float64(s.f.supply+s.f.perPlayer*s.n) / float64(s.n)
	end := math.Sqrt(paceStart*paceStart + 2*paceGrow*total)
	return (end - s.pace()) / paceGrow
}

// rivals is what the others of a player bring in a turn. It stays the same while that
// player thinks.
type rivals [maxPlayers]float64

func (s *State) rivals(p game.Seat, w *weights) (x rivals) {
	for q := range game.Seat(s.n) {
		if q != p {
			x[q] = s.engine(q, w)
		}
	}
	return x
}

// worth is what p can look forward to, compared with the others.
func (s *State) worth(p game.Seat, x *rivals, left float64, w *weights) float64 {
	others := 0.0
	for q := range game.Seat(s.n) {
		if q != p {
			others += float64(s.Influence[q]) + x[q]*left
		}
	}
	return s.promise(p, left, w) - w.Rival*others/float64(s.n-1)
}

// promise is the points of q and what its engine may still bring.
func (s *State) promise(q game.Seat, left float64, w *weights) float64 {
	v := float64(s.Influence[q])
	v += s.engine(q, w) * left
	for b := range buildings {
		v += s.fourth(q, b, left, w)
	}
	for e := range enemies {
		v += s.lead(q, e, left, w)
	}
	near := min(1, left/3)
	return v + near*(s.wheelWorth(q, w)+s.knightsWorth(q, w))
}

// engine is what bonuses, knights and upgrades bring in a turn.
func (s *State) engine(q game.Seat, w *weights) (v float64) {
	for a := range actions {
		v += w.Bonus[a] * float64(s.bonus(q, a))
	}
	for i := range s.knights(q) - 1 {
		v += w.Knight[i]
	}
	share := 1.0
	for x := range Wedge(wedges) {
		if s.Wheels[q].upgraded(x) {
			v += share * w.Upgrade[x]
			share -= w.Fewer
		}
	}
	return v
}

// fourth is what a level IV building pays, or may pay one day.
func (s *State) fourth(q game.Seat, b Building, left float64, w *weights) float64 {
	missing := levels - s.Built[q][b]
	if missing == 0 {
		return float64(s.finale(q, b))
	}
	return s.award(q, b) * w.Four[missing-1] * min(1, left/(4*float64(missing)))
}

// award is what a level IV building of q would pay now.
func (s *State) award(q game.Seat, b Building) float64 {
	level := s.Built[q][b]
	s.Built[q][b] = levels
	n := s.finale(q, b)
	s.Built[q][b] = level
	return float64(n)
}

// lead is what q may hope for from the majority of an enemy. With few turns or tokens
// left, it is what the tokens are worth now.
func (s *State) lead(q game.Seat, e Enemy, left float64, w *weights) float64 {
	_, points := s.majority(q, e)
	on := s.Foes[slav+Foe(e)]
	for f := saracen + 1; e == saracens && f < foes; f++ {
		on |= s.Foes[f]
	}
	open := min(1, left/6) * min(1, float64(on.len())/4)
	if open == 0 {
		return float64(points)
	}
	most := int8(0)
	for p := range s.n {
		if game.Seat(p) != q {
			most = max(most, s.Won[p][e])
		}
	}
	hope := w.Lead[3+max(-3, min(3, s.Won[q][e]-most))]
	if s.Won[q][e] == 0 {
		hope /= 2
	}
	return (1-open)*float64(points) + open*hope*float64(s.f.majority[firstPlace])
}

// wheelWorth is what the tokens promise where they lie.
func (s *State) wheelWorth(q game.Seat, w *weights) (v float64) {
	wheel := &s.Wheels[q]
	for x, n := range wheel.Tokens {
		k := float64(n)
		v += k*w.Token[x] + k*k*w.Pile
		if wheel.upgraded(Wedge(x)) {
			v += k * w.Choice
		}
	}
	if w.Flow != 0 {
		v += w.Flow * float64(wheel.flow())
	}
	return v
}

// flow is how many tokens the next turns resolve if each takes the largest pile.
func (w *wheel) flow() (sum int) {
	var piles [2 * wedges]int8 // clockwise; the second half is the first again
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
		piles[at] = 0
		for i := range n {
			piles[(at+1+int(i))%wedges]++
		}
	}
	return sum
}

// knightsWorth is what the knights promise where they stand.
func (s *State) knightsWorth(q game.Seat, w *weights) (v float64) {
	enemies, houses, bonus := s.enemiesAt(), s.housesAt(), s.bonus(q, crusade)
	for at := s.knightsAt(q); at != 0; {
		v += s.lureOf(q, at.take(), enemies, houses, bonus, w)
	}
	return v
}

// lureOf is what a knight of q promises in a region.
func (s *State) lureOf(q game.Seat, r Region, enemies, houses regions, bonus int, w *weights) (v float64) {
	switch {
	case enemies.has(r):
		f := s.foe(r)
		v = w.Foe[max(0, min(4, s.strength(f)-bonus-2))]
		if f >= saracen {
			v += w.Saracen
		}
	case !houses.has(r):
		v = w.Site + s.siteWorth(q, r, w)
	}
	return v + w.Near*float64((s.side.borders[r]&(enemies|s.side.on&^houses)).len())
}

// siteWorth is the best that discounts and tiles do for a building of q in a region.
func (s *State) siteWorth(q game.Seat, r Region, w *weights) (best float64) {
	for b, level := range s.Built[q] {
		if level == levels {
			continue
		}
		v := w.Less * float64(s.side.discount[r][b])
		for _, x := range s.Tiles[r] {
			if x != noTile && s.f.tiles[x].types[b] {
				v += w.Less*float64(s.f.tiles[x].discount) + w.Plus*float64(s.f.tiles[x].influence)
			}
		}
		best = max(best, v)
	}
	return best
}

// survey notes what every region promises to a knight.
func (t *thinker) survey(s *State) {
	enemies, houses, bonus := s.enemiesAt(), s.housesAt(), s.bonus(t.p, crusade)
	for at := s.side.on; at != 0; {
		r := at.take()
		t.lure[r] = s.lureOf(t.p, r, enemies, houses, bonus, t.w)
	}
}
