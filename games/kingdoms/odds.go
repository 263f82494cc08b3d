package kingdoms

import (
	"math"

	"outremer/game"
)

// Exact odds of an attack.

const (
	oddsDice   = 24 // larger numbers of dice are capped at this
	oddsPoints = 8  // two Leaders and a Champion
)

// odds holds the distribution of hits for every number of dice and points.
type odds struct {
	hits [oddsDice + 1][oddsPoints + 1][oddsDice + 1]float64
}

func newOdds(hitsOn int) *odds {
	o := &odds{}
	hit := float64(7-hitsOn) / 6
	for n := range oddsDice + 1 {
		for points := range oddsPoints + 1 {
			for h := range n + 1 {
				o.spread(&o.hits[n][points], h, n-h, hitsOn-1, hitsOn, points, binomial(n, h, hit))
			}
		}
	}
	return o
}

// spread distributes the probability of h hits over the results of spending points on the misses,
// which show face or less: the cheapest misses are raised first, as in raise.
func (o *odds) spread(into *[oddsDice + 1]float64, h, misses, face, hitsOn, points int, p float64) {
	cost := hitsOn - face
	if face == 0 || misses == 0 || points < cost {
		into[h] += p
		return
	}
	for c := range misses + 1 {
		raised := min(c, points/cost)
		o.spread(into, h+raised, misses-c, face-1, hitsOn, points-raised*cost, p*binomial(misses, c, 1/float64(face)))
	}
}

// binomial is the chance of exactly k successes in n trials.
func binomial(n, k int, p float64) float64 {
	x := 1.0
	for i := range k {
		x *= float64(n-i) / float64(i+1)
	}
	return x * math.Pow(p, float64(k)) * math.Pow(1-p, float64(n-k))
}

// win is the chance that a dice with pa points score more hits than d dice with pd points [4.1.C3].
func (o *odds) win(a, pa, d, pd int) float64 {
	attack := &o.hits[min(max(a, 0), oddsDice)][min(pa, oddsPoints)]
	defence := &o.hits[min(max(d, 0), oddsDice)][min(pd, oddsPoints)]
	below, p := 0.0, 0.0
	for h := range attack {
		p += attack[h] * below
		below += defence[h]
	}
	return p
}

// viewOdds is the odds relevant to p now: of every attack it could declare, or of the one it is
// laying down cards for.
func (s *State) viewOdds(p game.Seat) []OddsView {
	out := []OddsView{}
	if s.over() || s.core.Top().Seat != p {
		return out
	}
	switch s.core.Top().Step {
	case stepAction:
		if s.Hand[p].and(s.f.types[troop]).empty() {
			break
		}
		for x := s.attackTargets(Power(p)); x != 0; {
			out = append(out, s.oddsAgainst(p, x.take(), s.Hand[p], Set{}))
		}
	case stepCommit:
		out = append(out, s.oddsAgainst(p, s.Fight.On, s.Hand[p], s.Fight.Laid[p]))
	}
	return out
}

func (s *State) oddsAgainst(p game.Seat, r Region, hand, laid Set) OddsView {
	cards := hand.or(laid)
	troops := cards.and(s.f.types[troop])
	dice := s.strength(troops)
	if s.Fervour && !s.isMuslim(Power(p)) && s.isMuslim(s.owner(r)) {
		dice += troops.len() * s.f.amount[fxFervour]
	}
	d := s.openDefence(r)
	v := OddsView{Region: s.f.regions[r], Defence: d, Win: make([]float64, dice+1), Led: make([]float64, dice+1)}
	points, all := s.strength(laid.and(s.forAttack())), s.strength(cards.and(s.forAttack()))
	for n := range v.Win {
		v.Win[n] = s.f.odds.win(n, points, d, 0)
		v.Led[n] = s.f.odds.win(n, all, d, 0)
	}
	return v
}
