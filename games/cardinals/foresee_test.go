package cardinals

import (
	"context"
	"flag"
	"math"
	"slices"
	"testing"

	"outremer/game"
)

var (
	fitGames = flag.Int("fit", 0, "fit the numbers of Foresee to so many games")
	fitLevel = flag.String("fit-level", "knight", "who plays them")
	fitSeed  = flag.Uint64("fit-first", 1000, "the first seed of them")
)

// moment is a position before orders, and who won.
type moment struct {
	all     [majors]prospect
	live    game.Seats
	left    int // decades
	winners game.Seats
}

// moments plays a game between twelve of a level.
func moments(t *testing.T, level string, key uint64) (list []moment) {
	t.Helper()
	lasts := []string{"1280s", "1210s"} // many short games are decided in their last decade, few long ones
	s, brains := twelve(t, level, key, map[string]string{optionLast: lasts[key%2]})
	for season := end; !s.over(); {
		if s.core.Top().Step == stepOrders && s.Season != season {
			season = s.Season
			x := moment{live: s.live(), left: s.decadesLeft()}
			s.prospects(&x.all)
			list = append(list, x)
		}
		p := s.Awaiting().First()
		moves, err := brains[p].Choose(context.Background(), game.Scene{State: s, Seat: p}.Window(), nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range moves {
			s.Play(p, m, nil)
		}
	}
	for i := range list {
		list[i].winners = s.Winners
	}
	return list
}

// guess is what may be fitted.
type guess struct {
	worths      prospect
	end, decade float64
	corners     [majors]float64 // what places on the map are worth
}

// surprise is how little was foreseen who would win, in nats a moment.
func (g *guess) surprise(list []moment) (sum float64) {
	n := 0
	for i := range list {
		x := &list[i]
		var hopes [majors]float64
		for p := range hopes {
			hopes[p] = hopeless
			if x.live.Has(game.Seat(p)) {
				hopes[p] = x.all[p].hope(&g.worths)/(g.end+g.decade*float64(x.left)) + g.corners[p]
			}
		}
		game.Chances(hopes[:], 1)
		for p := range x.winners.All() {
			sum -= math.Log(max(hopes[p], 1e-9)) / float64(x.winners.Len())
		}
		if x.winners != 0 {
			n++
		}
	}
	return sum / float64(n)
}

// numbers are those that are fitted together: all but the worth of a centre, which is 1.
func (g *guess) numbers() (list []*float64) {
	for x := range aspects {
		if x != ofCentres {
			list = append(list, &g.worths[x])
		}
	}
	for i := range g.corners {
		list = append(list, &g.corners[i])
	}
	return append(list, &g.end)
}

// fit goes downhill from where the numbers are, in steps that become smaller.
func (g *guess) fit(list []moment) {
	const little = 1e-4
	numbers := g.numbers()
	mean, square := make([]float64, len(numbers)), make([]float64, len(numbers))
	for step := range 400 {
		here := g.surprise(list)
		for i, x := range numbers {
			*x += little
			slope := (g.surprise(list) - here) / little
			*x -= little
			mean[i], square[i] = 0.9*mean[i]+0.1*slope, 0.99*square[i]+0.01*slope*slope
		}
		for i, x := range numbers {
			*x -= 0.1 * (1 - float64(step)/400) * mean[i] / (math.Sqrt(square[i]) + 1e-6)
		}
		g.end = max(g.end, 0.1)
	}
}

// sureness fits how sure one can be of a lead.
func (g *guess) sureness(list []moment) {
	best, least := *g, math.Inf(1)
	for end := 0.25; end < 12; end += 0.25 {
		for decade := 0.0; decade < 1.5; decade += 0.05 {
			g.end, g.decade = end, decade
			if now := g.surprise(list); now < least {
				best, least = *g, now
			}
		}
	}
	*g = best
}

// TestForesee: what the master goes by tells better who will win than centres alone do, however sure one is of them. More games with
// -fit find the numbers: each dynasty has one of its own meanwhile, so that nothing is taken for strength that comes with a corner of
// the map; who wins from where hangs on who plays, so these are not kept.
func TestForesee(t *testing.T) {
	n := 6
	if *fitGames > 0 {
		n = *fitGames
	}
	var list []moment
	for i := range n {
		list = append(list, moments(t, *fitLevel, *fitSeed+uint64(i))...)
	}
	now := guess{worths: worths, end: doubtEnd, decade: doubtDecade}
	plain := guess{worths: prospect{ofCentres: 1}}
	plain.sureness(list)
	got, want := now.surprise(list), plain.surprise(list)
	t.Logf("%d moments: %.3f nats; centres alone %.3f (%v and %v)", len(list), got, want, plain.end, plain.decade)
	if got > want {
		t.Errorf("%.3f nats a moment, and %.3f by centres alone", got, want)
	}
	if *fitGames == 0 {
		return
	}
	found, cut := now, len(list)*3/4
	found.fit(list[:cut])
	t.Logf("with a number for each dynasty: %.3f, and %.3f of games that were kept apart", found.surprise(list[:cut]), found.surprise(list[cut:]))
	found.corners = [majors]float64{}
	found.sureness(list[:cut])
	t.Logf("without: %.3f, %.3f; worths %.2f, end %.2f, decade %.2f", found.surprise(list[:cut]), found.surprise(list[cut:]), found.worths, found.end, found.decade)
}

// TestHoldings: a dynasty's units, those of its centres to which another can bring more, and others' where it can.
func TestHoldings(t *testing.T) {
	for _, c := range []struct {
		more      string
		anscarids []int
		almohads  []int
	}{
		{"", []int{2, 0, 2}, []int{1, 0, 0}},                               // Leon and Aragon; in Toledo and Seville both sides are as strong
		{"army almohads badajoz", []int{2, 0, 2}, []int{2, 0, 1}},          // Portugal
		{"army almohads badajoz valencia", []int{2, 1, 2}, []int{3, 0, 2}}, // and Toledo
	} {
		s := arranged(t, iberia+c.more)
		for seat, want := range map[string][]int{"anscarids": c.anscarids, "almohads": c.almohads, "capetians": {0, 0, 0}} {
			got := s.Holdings(nil, s.seatNamed(t, seat))
			if !slices.Equal(got, want) || len(got) != len(s.t.lexicon.Holdings) {
				t.Errorf("%q, %s: %v, want %v", c.more, seat, got, want)
			}
		}
	}
}
