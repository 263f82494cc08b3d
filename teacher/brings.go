package teacher

import (
	"cmp"
	"math"
	"slices"

	"outremer/game"
)

// mark is in how many worlds something happened, and the sum of what these are worth.
type mark struct {
	times int
	worth float64
}

func (m mark) with(worth float64) mark { return mark{m.times + 1, m.worth + worth} }

// Of what a choice brings, no more than so many happenings are told, and none that hardly depends on it. Among all that
// happens to others something always looks as if it did, so there it has to be sure by so many standard deviations.
const (
	mostBrought  = 2
	leastBrought = 0.2
	surely       = 4
	hardlyWorse  = 0.001
)

// brings compares what happened after a choice with what happened after the others that were tried as often. What happens in
// worlds that are worse than others is no reason for the choice.
func (t *trial) brings(x *attempt) (list []Happening) {
	rivals := slices.DeleteFunc(slices.Clone(t.list), func(y *attempt) bool { return y == x || y.tried != x.tried })
	if len(rivals) == 0 {
		return nil
	}
	for e, m := range x.events {
		h := Happening{Event: e, Often: float64(m.times) / float64(x.tried)}
		others, sum := mark{}, x.sum
		for _, y := range rivals {
			others = mark{others.times + y.events[e].times, others.worth + y.events[e].worth}
			sum += y.sum
		}
		without := len(rivals) * x.tried
		h.Else = float64(others.times) / float64(without)
		all := mark{m.times + others.times, m.worth + others.worth}
		if h.Often-h.Else >= leastBrought && !all.bad(x.tried+without, sum) && (own(e, t.seat) == 1 || h.sure(x.tried, without)) {
			list = append(list, h)
		}
	}
	weigh := t.master.Title.Lexicon().Weigh
	slices.SortFunc(list, func(a, b Happening) int {
		return cmp.Or(
			cmp.Compare(own(b.Event, t.seat), own(a.Event, t.seat)), cmp.Compare(weigh(b.Event), weigh(a.Event)),
			cmp.Compare(b.Often-b.Else, a.Often-a.Else), compareEvents(a.Event, b.Event),
		)
	})
	list = slices.CompactFunc(list, func(a, b Happening) bool { return a.Often == b.Often && a.Else == b.Else }) // one, told twice
	return list[:min(len(list), mostBrought)]
}

// bad reports whether worlds where something happens are worse than all of them are, so many with such a sum.
func (m mark) bad(worlds int, sum float64) bool {
	return m.worth/float64(m.times) < sum/float64(worlds)-hardlyWorse
}

// sure reports whether chance does not explain that something happens more often with a choice, tried in so many worlds,
// than without it.
func (h *Happening) sure(with, without int) bool {
	a, b := float64(with), float64(without)
	all := (a*h.Often + b*h.Else) / (a + b)
	return h.Often-h.Else > surely*math.Sqrt(all*(1-all)*(1/a+1/b))
}

// own puts what happens to the seat itself first.
func own(e game.Event, s game.Seat) int {
	if e.Seat == s {
		return 1
	}
	return 0
}

// compareEvents is any order of events, so that what is told does not depend on chance.
func compareEvents(a, b game.Event) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.A, b.A), cmp.Compare(a.B, b.B),
		cmp.Compare(a.C, b.C), cmp.Compare(a.D, b.D))
}
