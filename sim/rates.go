package sim

import (
	"fmt"
	"math"
	"strings"
)

// Rate is how often something happens: an event per game, or per another event, such as births per
// ruler.
type Rate struct{ Of, Per string }

// ParseRate reads "crisis" or "born/crowned".
func ParseRate(text string) Rate {
	of, per, _ := strings.Cut(text, "/")
	return Rate{of, per}
}

// String formats the rate as ParseRate reads it.
func (r Rate) String() string {
	if r.Per == "" {
		return r.Of
	}
	return r.Of + "/" + r.Per
}

// frequency accumulates a rate, game by game.
type frequency struct {
	Rate
	of, per series
}

// Watch adds rates to the report. It must be called before the first game.
func (s *Stats) Watch(rates []Rate) {
	for _, r := range rates {
		s.rates = append(s.rates, &frequency{Rate: r})
	}
}

// Rate returns the i-th watched rate, with the half-width of its 95 % confidence interval.
func (s *Stats) Rate(i int) (mean, margin float64) { return s.rates[i].mean() }

func (f *frequency) add(g Game) {
	f.of.add(g.Events[f.Of])
	if f.Per == "" {
		f.per.add(1)
	} else {
		f.per.add(g.Events[f.Per])
	}
}

// mean returns the quotient of the sums; the margin follows from how far single games deviate from
// it.
func (f *frequency) mean() (mean, margin float64) {
	var of, per, stray float64
	for i := range f.of {
		of += float64(f.of[i])
		per += float64(f.per[i])
	}
	if per == 0 {
		return 0, 0
	}
	mean = of / per
	for i := range f.of {
		d := float64(f.of[i]) - mean*float64(f.per[i])
		stray += d * d
	}
	return mean, 1.96 * math.Sqrt(stray) / per
}

func (s *Stats) reportRates() (items []string) {
	for i, f := range s.rates {
		mean, margin := s.Rate(i)
		items = append(items, fmt.Sprintf("%s %.2f ± %.2f", f.Rate, mean, margin))
	}
	return items
}
