// Package rating says how strong players are, by the Plackett-Luce model of Weng and Lin: "A Bayesian
// Approximation Method for Online Ranking", Journal of Machine Learning Research 12 (2011), algorithm
// 4. It works for any number of players, with ties, and people and bots stand on one scale.
package rating

import "math"

// The usual scale: strength 25 for somebody unknown, give or take thrice 25/3.
const (
	mean   = 25.0
	spread = mean / 3
	// luck is how much chance there is in one game: it hides a lead of that size.
	luck = spread / 2
	// drift keeps old ratings from hardening: players change.
	drift = mean / 300
	// least keeps the uncertainty from vanishing in one game.
	least = 0.0001
)

// Rating is what is believed about a player's strength: the mean and the standard deviation.
type Rating struct{ Mu, Sigma float64 }

// New is the rating of somebody who has not played yet.
func New() Rating { return Rating{mean, spread} }

// After returns the ratings after a game, given everybody's place: 1 for the first, the same for
// those who tie.
func After(players []Rating, places []int) []Rating {
	field := drifted(players)
	c := 0.0
	for _, p := range field {
		c += p.Sigma*p.Sigma + luck*luck
	}
	c = math.Sqrt(c)
	after := make([]Rating, len(field))
	for i, p := range field {
		surprise, certainty := outcome(field, places, i, c)
		share := p.Sigma * p.Sigma / c
		shrink := 1 - p.Sigma/c*certainty*share/c
		after[i] = Rating{p.Mu + surprise*share, p.Sigma * math.Sqrt(max(shrink, least))}
	}
	return after
}

// Together returns what is believed about a player who was thought to be two. Both began as somebody
// unknown, which must count only once.
func Together(a, b Rating) Rating {
	known := func(r Rating) float64 { return 1 / (r.Sigma * r.Sigma) }
	unknown := New()
	all := known(a) + known(b) - known(unknown)
	mu := known(a)*a.Mu + known(b)*b.Mu - known(unknown)*unknown.Mu
	return Rating{mu / all, 1 / math.Sqrt(all)}
}

// Mean returns what is believed about a player who had several seats in one game, from what each of
// them would say: they are not as many games.
func Mean(list ...Rating) (r Rating) {
	for _, x := range list {
		r.Mu += x.Mu / float64(len(list))
		r.Sigma += x.Sigma / float64(len(list))
	}
	return r
}

// drifted returns the ratings as they are by the time of the game.
func drifted(players []Rating) []Rating {
	field := make([]Rating, len(players))
	for i, p := range players {
		field[i] = Rating{p.Mu, math.Hypot(p.Sigma, drift)}
	}
	return field
}

// outcome compares how player i fared with what was to be expected: the model draws the first place
// among all, then the second among the rest, and so on, and the stronger are drawn sooner.
func outcome(field []Rating, places []int, i int, c float64) (surprise, certainty float64) {
	own := math.Exp(field[i].Mu / c)
	for q := range field {
		if places[q] > places[i] {
			continue // drawn when i was already placed
		}
		rest, tied := 0.0, 0.0
		for j, p := range field {
			if places[j] >= places[q] {
				rest += math.Exp(p.Mu / c)
			}
			if places[j] == places[q] {
				tied++
			}
		}
		chance := own / rest
		if q == i {
			surprise += (1 - chance) / tied
		} else {
			surprise -= chance / tied
		}
		certainty += chance * (1 - chance) / tied
	}
	return surprise, certainty
}
