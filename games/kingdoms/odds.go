package kingdoms

import "math"

// Exact odds of an attack.

const (
	oddsDice   = 24 // more dice than this are counted as this many
	oddsPoints = 6
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

// spread adds up what h hits become when points are spent on the misses, which
// show face or less: the cheapest misses are raised first, as raise does.
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

// binomial is the chance of exactly k successes in n tries.
func binomial(n, k int, p float64) float64 {
	x := 1.0
	for i := range k {
		x *= float64(n-i) / float64(i+1)
	}
	return x * math.Pow(p, float64(k)) * math.Pow(1-p, float64(n-k))
}

// win is the chance that a dice with pa points get more hits than d dice with pd
// points [4.1.C3].
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
