package sim

import (
	"context"
	"errors"
	"math"
	"slices"

	"outremer/game"
)

// Ladder compares bots: every one plays alone among seats of every other, in all seats in turn.
type Ladder struct {
	Plan // its bots are those that are compared, whatever their number; Games are for each pairing
}

// Rung is a bot with its place on the ladder.
type Rung struct {
	Bot    string
	Rating float64 // 400 points are odds of ten to one between two
	Margin float64 // of the rating, for 95 %
	Games  int
	Alone  []Against // by opponent, in the order of the ladder's bots
}

// Against is how a bot does as the only one of its kind.
type Against struct {
	Games       int
	Win, Margin float64 // percent, with the margin for 95 %
}

// pairing are the games of one bot alone among others.
type pairing struct {
	alone, rest int // which bots
	games       int
	won         float64 // by the one who is alone
}

// ErrAllies: in a game that is won or lost together there is nothing to compare.
var ErrAllies = errors.New("all players win or lose together")

// Run plays all pairings and returns the bots, strongest first; step is called after each game.
func (l Ladder) Run(ctx context.Context, step func()) ([]Rung, error) {
	if u, ok := l.Title.(game.Uniter); l.Setup.Seats < 2 || ok && u.United(l.Setup) {
		return nil, ErrAllies
	}
	var all []pairing
	for a := range l.Bots {
		for b := range l.Bots {
			if a == b {
				continue
			}
			x, err := l.play(ctx, a, b, step)
			if err != nil {
				return nil, err
			}
			all = append(all, x)
		}
	}
	return l.rungs(all), nil
}

// play plays one bot among others.
func (l Ladder) play(ctx context.Context, a, b int, step func()) (pairing, error) {
	p := l.Plan
	p.Rotate = true
	p.Bots = slices.Repeat([]string{l.Bots[b]}, l.Setup.Seats)
	p.Bots[0] = l.Bots[a]
	x := pairing{alone: a, rest: b}
	err := Run(ctx, p, func(g Game) error {
		step()
		x.games++
		for i, name := range g.Bots {
			if name == l.Bots[a] {
				x.won += g.share(i)
			}
		}
		return nil
	})
	return x, err
}

// rungs turns results into ratings.
func (l Ladder) rungs(all []pairing) []Rung {
	n := len(l.Bots)
	strength := l.strengths(all)
	list := make([]Rung, n)
	for i := range list {
		list[i] = Rung{Bot: l.Bots[i], Rating: 1000 + scale*(strength[i]-strength[0]), Alone: make([]Against, n)}
		list[i].Margin = scale * 1.96 / math.Sqrt(max(l.certainty(all, strength, i), 1e-9))
	}
	for _, x := range all {
		share := x.won / float64(x.games)
		list[x.alone].Alone[x.rest] = Against{x.games, 100 * share, 196 * math.Sqrt(share*(1-share)/float64(x.games))}
		list[x.alone].Games += x.games
		list[x.rest].Games += x.games
	}
	slices.SortStableFunc(list, func(a, b Rung) int {
		switch {
		case a.Rating > b.Rating:
			return -1
		case a.Rating < b.Rating:
			return 1
		}
		return 0
	})
	return list
}

// scale turns logarithms of odds into points.
var scale = 400 / math.Ln10

// strengths are the logarithms of what each seat of a bot weighs in a lot that decides who wins, found by
// maximum likelihood. Half a game that everybody might have won keeps them finite.
func (l Ladder) strengths(all []pairing) []float64 {
	n, seats := len(l.Bots), float64(l.Setup.Seats)
	weight := slices.Repeat([]float64{1}, n)
	for range 2000 {
		won, chances := make([]float64, n), make([]float64, n)
		for _, x := range all {
			sum := weight[x.alone] + (seats-1)*weight[x.rest]
			games := float64(x.games) + 0.5
			won[x.alone] += x.won + 0.5/seats
			won[x.rest] += float64(x.games) - x.won + 0.5*(seats-1)/seats
			chances[x.alone] += games / sum
			chances[x.rest] += games * (seats - 1) / sum
		}
		for i := range weight {
			weight[i] = won[i] / chances[i]
		}
	}
	for i := range weight {
		weight[i] = math.Log(weight[i])
	}
	return weight
}

// certainty is how much the games say about a bot's strength.
func (l Ladder) certainty(all []pairing, strength []float64, i int) (sum float64) {
	seats := float64(l.Setup.Seats)
	for _, x := range all {
		if x.alone != i && x.rest != i {
			continue
		}
		a, b := math.Exp(strength[x.alone]), (seats-1)*math.Exp(strength[x.rest])
		sum += float64(x.games) * a * b / ((a + b) * (a + b))
	}
	return sum
}
