package kings

import (
	"slices"

	"outremer/game"
)

// Odds, as the owner of a bag can compute them. They ignore sacrifices, which are a choice.

// odds is the exact chance that the current check succeeds with the given number of draws.
func (s *State) odds(draws int) float64 {
	x := &s.Test
	good, n := s.promising(x.Seat, groupOf[x.Kind], x.Duke)
	return atLeast(int(x.Need), good, n, min(draws, n))
}

// oddsNow is the chance of the current check in the middle of drawing, given the successes so
// far.
func (s *State) oddsNow(hits int8) float64 {
	x := &s.Test
	good, n := s.successes(s.Houses[x.Seat].Bag.minus(x.Drawn), groupOf[x.Kind])
	return atLeast(max(0, int(x.Need-hits)), good, n, min(int(x.total(s.f.Cost.Sabotage)-x.Draws), n))
}

// promising counts the tokens in p's bag, including those of a participating Duke, and how many
// of them would be successes.
func (s *State) promising(p game.Seat, g group, duke Char) (good, n int) {
	bag := s.Houses[p].Bag
	if duke != noChar {
		for k := s.Top[duke]; k != noToken; k = s.Under[k] {
			bag.add(k)
		}
	}
	return s.successes(bag, g)
}

// successes counts tokens, and how many of them are successes in a group of actions.
func (s *State) successes(bag tokens, g group) (good, n int) {
	hits := bag.and(s.f.greens)
	if g != noGroup {
		crit := s.f.isCrit[g].and(bag)
		hits = hits.minus(crit).or(crit.minus(s.f.greens))
	}
	return hits.len(), bag.len()
}

// atLeast is the chance of drawing at least need of the good tokens among n, without replacement.
func atLeast(need, good, n, draws int) float64 {
	sum := 0.0
	for hits := need; hits <= min(good, draws); hits++ {
		if draws-hits <= n-good {
			sum += choose(good, hits) * choose(n-good, draws-hits) / choose(n, draws)
		}
	}
	return sum
}

func choose(n, k int) float64 {
	v := 1.0
	for i := range k {
		v *= float64(n-i) / float64(i+1)
	}
	return v
}

// Dimensions of the displayed table of odds: successes needed and draws.
const (
	oddsNeeds = 5
	oddsDraws = 8
)

// viewOdds tabulates a player's own bag for every group of actions; the last table is for checks
// in which nothing is critical.
func (s *viewer) viewOdds(p game.Seat) []OddsView {
	list := make([]OddsView, 0, len(groupNames)+1)
	for g := range group(len(groupNames) + 1) {
		of := g
		if int(g) == len(groupNames) {
			of = noGroup
		}
		good, n := s.promising(p, of, noChar)
		same := slices.IndexFunc(list, func(v OddsView) bool { return v.Good == good })
		v := OddsView{Action: actionName(of), Good: good, Tokens: n}
		if same >= 0 {
			v.Win = list[same].Win
		} else {
			v.Win = s.viewWin(good, n)
		}
		list = append(list, v)
	}
	return list
}

// viewWin tabulates atLeast by successes needed and draws, from one of each.
func (s *viewer) viewWin(good, n int) [][]float64 {
	win := s.tables.List(oddsNeeds)
	for range oddsNeeds {
		win = append(win, s.chances.List(oddsDraws)[:oddsDraws])
	}
	hits, misses, all := chooseUpTo(good), chooseUpTo(n-good), chooseUpTo(n)
	for d := range oddsDraws {
		draws := min(d+1, n)
		var exactly [oddsDraws + 1]float64
		for h := max(1, draws-(n-good)); h <= min(good, draws); h++ {
			exactly[h] = hits[h] * misses[draws-h] / all[draws]
		}
		for i := range win {
			sum := 0.0
			for _, chance := range exactly[i+1:] {
				sum += chance
			}
			win[i][d] = rounded(sum)
		}
	}
	return win
}

// chooseUpTo is choose for all small numbers.
func chooseUpTo(n int) (all [oddsDraws + 1]float64) {
	all[0] = 1
	for k := range oddsDraws {
		all[k+1] = all[k] * (float64(n-k) / float64(k+1))
	}
	return all
}

// actionName is the heading under which a group's odds are listed.
func actionName(g group) string {
	if g == noGroup {
		return "event"
	}
	return groupNames[g]
}

// viewAttackOdds returns the chances of a declared attack for each amount of Gold that may be
// invested.
func (s *viewer) viewAttackOdds(p game.Seat, r *raid, need, draws int) []float64 {
	duke := noChar
	if i := s.dukeOf(p, r.From); i >= 0 {
		duke = s.Houses[p].Kin[i].Who
	}
	good, n := s.promising(p, grpInvade, duke)
	most := min(max(0, need+s.f.Check.Above-draws), int(s.Houses[p].Gold))
	odds := s.chances.List(most + 1)
	for gold := range most + 1 {
		odds = append(odds, rounded(atLeast(need, good, n, min(draws+gold, n))))
	}
	return odds
}
