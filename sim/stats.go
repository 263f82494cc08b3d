package sim

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// Stats sums up games.
type Stats struct {
	Games   int
	Seats   []string
	wins    []float64 // shared wins are split
	points  [][]int
	reasons map[string]int
	events  map[string]int
	moves   int
	shared  int
}

// Add counts a game.
func (s *Stats) Add(g Game) {
	if s.Games == 0 {
		s.Seats, s.wins, s.points = g.Seats, make([]float64, len(g.Seats)), make([][]int, len(g.Seats))
		s.reasons, s.events = map[string]int{}, map[string]int{}
	}
	s.Games++
	s.moves += g.Moves
	s.reasons[g.Reason]++
	share := 1.0
	if n := len(g.Winners); n > 1 && n < len(g.Seats) { // partners who all win do not share
		s.shared++
		share /= float64(n)
	}
	for i, seat := range g.Seats {
		if slices.Contains(g.Winners, seat) {
			s.wins[i] += share
		}
		s.points[i] = append(s.points[i], g.Points[i])
	}
	for slug, n := range g.Events {
		s.events[slug] += n
	}
}

// Win is the share of games that a seat won, with the half width of its 95 %
// confidence interval, both in percent.
func (s *Stats) Win(seat int) (percent, margin float64) {
	p := s.wins[seat] / float64(s.Games)
	return 100 * p, 196 * math.Sqrt(p*(1-p)/float64(s.Games))
}

// Mean is the mean points of a seat, with the half width of its 95 % confidence
// interval.
func (s *Stats) Mean(seat int) (mean, margin float64) {
	var sum, squares float64
	for _, x := range s.points[seat] {
		sum += float64(x)
		squares += float64(x) * float64(x)
	}
	n := float64(s.Games)
	mean = sum / n
	return mean, 1.96 * math.Sqrt(max(0, squares/n-mean*mean)/n)
}

// Quantile is the points that a share q of the games stayed at or below.
func (s *Stats) Quantile(seat int, q float64) int {
	sorted := slices.Sorted(slices.Values(s.points[seat]))
	return sorted[max(0, int(math.Ceil(q*float64(len(sorted))))-1)]
}

// PerGame is how often an event happened in a game, on average.
func (s *Stats) PerGame(event string) float64 { return float64(s.events[event]) / float64(s.Games) }

// String is a report for people.
func (s *Stats) String() string {
	if s.Games == 0 {
		return "no games"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%d games, %.1f moves each, %.1f %% shared\n", s.Games, float64(s.moves)/float64(s.Games), s.percent(s.shared))
	fmt.Fprintf(&b, "%-12s %-15s  %-15s  %s\n", "seat", "wins %", "points", "p10 / p25 / p50 / p75 / p90")
	for i, seat := range s.Seats {
		win, wm := s.Win(i)
		mean, mm := s.Mean(i)
		fmt.Fprintf(&b, "%-12s %6.1f ± %-6.1f  %6.2f ± %-6.2f  %3d / %3d / %3d / %3d / %3d\n", seat, win, wm, mean, mm,
			s.Quantile(i, .1), s.Quantile(i, .25), s.Quantile(i, .5), s.Quantile(i, .75), s.Quantile(i, .9))
	}
	var ends, happened []string
	for _, r := range sortedKeys(s.reasons) {
		ends = append(ends, fmt.Sprintf("%s %.1f %%", r, s.percent(s.reasons[r])))
	}
	for _, e := range sortedKeys(s.events) {
		happened = append(happened, fmt.Sprintf("%s %.2f", e, s.PerGame(e)))
	}
	list(&b, "ended by", ends)
	list(&b, "per game", happened)
	return b.String()
}

// list writes items side by side, in lines of a readable length.
func list(b *strings.Builder, head string, items []string) {
	const margin, width = 13, 96
	fmt.Fprintf(b, "%-*s", margin, head)
	at := margin
	for i, item := range items {
		if i > 0 && at+len(item)+2 > width {
			fmt.Fprintf(b, "\n%*s", margin, "")
			at = margin
		} else if i > 0 {
			b.WriteString("  ")
		}
		b.WriteString(item)
		at += len(item) + 2
	}
	b.WriteString("\n")
}

func (s *Stats) percent(n int) float64 { return 100 * float64(n) / float64(s.Games) }

func sortedKeys(m map[string]int) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
