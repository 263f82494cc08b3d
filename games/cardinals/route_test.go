package cardinals

import (
	"strings"
	"testing"
)

// route reads names of spaces.
func (s *State) route(t *testing.T, text string) (list []int16) {
	t.Helper()
	for name := range strings.FieldsSeq(text) {
		x, ok := s.t.lexicon.Find(sortSpace, name)
		if !ok {
			t.Fatalf("no space %q", name)
		}
		list = append(list, x)
	}
	return list
}

// TestRouteByShip: the first gap in the route of a convoy.
func TestRouteByShip(t *testing.T) {
	s := arranged(t, "fleet capetians gulf-of-lion ligurian-sea tyrrhenian-sea\narmy capetians corsica")
	for _, c := range []struct {
		route string
		at    int
		want  Gap
	}{
		{"toulouse gulf-of-lion aragon", 0, NoGap},
		{"toulouse gulf-of-lion ligurian-sea pisa", 0, NoGap},
		{"toulouse gulf-of-lion ligurian-sea tyrrhenian-sea rome", 0, NoGap},
		{"toulouse ligurian-sea pisa", 0, Apart},
		{"toulouse gulf-of-lion pisa", 1, Apart},
		{"toulouse gulf-of-lion tyrrhenian-sea rome", 1, Apart},
		{"toulouse arelat genoa", 0, NotSea},
		{"toulouse gulf-of-lion corsica pisa", 1, NotSea},
		{"aragon balearic-sea valencia", 0, NoFleet},
		{"toulouse gulf-of-lion western-mediterranean-sea cagliari", 1, NoFleet},
	} {
		list := s.route(t, c.route)
		if at, got := s.ByShip(list[0], list[1:]); got != c.want || at != c.at {
			t.Errorf("%s: gap %d at %d, want %d at %d", c.route, got, at, c.want, c.at)
		}
	}
}

// TestRouteInSupply: the first gap in a Line of Supply; where it ends may be hostile.
func TestRouteInSupply(t *testing.T) {
	const before = "holder zengids jerusalem\narmy zengids jerusalem\nfleet ayyubids libyan-sea\n"
	for _, c := range []struct {
		lines, route string
		at           int
		want         Gap
	}{
		{"crusade declared zengids jerusalem", "palermo ionian-sea crete eastern-mediterranean-sea jerusalem", 0, NoGap},
		{"crusade declared zengids jerusalem", "palermo crete eastern-mediterranean-sea jerusalem", 0, Apart},
		{"crusade declared zengids jerusalem", "palermo ionian-sea eastern-mediterranean-sea jerusalem", 1, Apart},
		{"crusade declared zengids jerusalem", "palermo ionian-sea libyan-sea eastern-mediterranean-sea jerusalem", 1, Blocked},
		{"crusade declared zengids jerusalem", "damascus jerusalem", 0, NoGap},
		{"crusade marching zengids jerusalem", "palermo jerusalem", 0, NoGap},
	} {
		s := arranged(t, before+c.lines)
		list := s.route(t, c.route)
		if at, got := s.InSupply(list[0], list[1:]); got != c.want || at != c.at {
			t.Errorf("%s, %s: gap %d at %d, want %d at %d", c.lines, c.route, got, at, c.want, c.at)
		}
	}
}
