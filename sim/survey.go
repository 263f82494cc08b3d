package sim

import (
	"fmt"
	"slices"
	"strings"

	"outremer/game"
)

// Axis is an option of a title, or the edition, and the values to compare.
type Axis struct {
	Name   string
	Values []string
}

// AxisOf returns all values of an option of a title for n players; "edition" counts as an option.
func AxisOf(info game.Info, n int, name string) (Axis, error) {
	if name == editionAxis {
		return Axis{name, info.Editions}, nil
	}
	for _, o := range info.Options {
		if o.Slug == name && o.AppliesTo(n) {
			return Axis{name, o.Values}, nil
		}
	}
	return Axis{}, fmt.Errorf("no option %q for %d players", name, n)
}

const editionAxis = "edition"

// Variant is a plan with one value of each axis.
type Variant struct {
	Plan   Plan
	Values []string
}

// Variants returns the plan with every combination of values, the last axis changing fastest.
func Variants(p Plan, axes []Axis) []Variant {
	list := []Variant{{Plan: p}}
	for _, a := range axes {
		var next []Variant
		for _, v := range list {
			for _, value := range a.Values {
				next = append(next, v.with(a.Name, value))
			}
		}
		list = next
	}
	return list
}

func (v Variant) with(name, value string) Variant {
	v.Values = append(slices.Clone(v.Values), value)
	options := map[string]string{}
	for k, x := range v.Plan.Setup.Options {
		options[k] = x
	}
	if name == editionAxis {
		v.Plan.Setup.Edition = value
	} else {
		options[name] = value
	}
	v.Plan.Setup.Options = options
	return v
}

// Survey is a table of variants: how long their games take, who wins, and the rates.
type Survey struct {
	b     strings.Builder
	wide  []int
	rates []Rate
}

// NewSurvey starts a table.
func NewSurvey(axes []Axis, seats []string, rates []Rate) *Survey {
	s := &Survey{rates: rates}
	for _, a := range axes {
		n := len(a.Name)
		for _, v := range a.Values {
			n = max(n, len(v))
		}
		s.wide = append(s.wide, n)
		fmt.Fprintf(&s.b, "%-*s  ", n, a.Name)
	}
	fmt.Fprintf(&s.b, "%6s  %6s  %-11s", "games", "moves", "points win")
	for _, name := range seats {
		fmt.Fprintf(&s.b, "  %-11s", name+" %")
	}
	for _, r := range rates {
		fmt.Fprintf(&s.b, "  %-*s", rateWidth(r), r)
	}
	s.b.WriteString("\n")
	return s
}

func rateWidth(r Rate) int { return max(13, len(r.String())) }

// Add writes the row of a variant.
func (s *Survey) Add(v Variant, stats *Stats) {
	for i, value := range v.Values {
		fmt.Fprintf(&s.b, "%-*s  ", s.wide[i], value)
	}
	mean, margin := stats.best.mean(stats.Games)
	fmt.Fprintf(&s.b, "%6d  %6.0f  %5.2f ± %-3.2f", stats.Games, float64(stats.moves)/float64(stats.Games), mean, margin)
	for i := range stats.Seats {
		s.seat(stats, i)
	}
	for i, r := range s.rates {
		mean, margin := stats.Rate(i)
		fmt.Fprintf(&s.b, "  %-*s", rateWidth(r), fmt.Sprintf("%6.2f ± %.2f", mean, margin))
	}
	s.b.WriteString("\n")
}

// seat writes how often a seat won. A seat that never scored was not in the game.
func (s *Survey) seat(stats *Stats, i int) {
	if slices.Max(stats.seats[i].points) == 0 {
		fmt.Fprintf(&s.b, "  %-11s", "    -")
		return
	}
	win, margin := stats.Win(i)
	fmt.Fprintf(&s.b, "  %-11s", fmt.Sprintf("%5.1f ± %.1f", win, margin))
}

// String returns the table.
func (s *Survey) String() string { return s.b.String() }
