package diplomacy_test

import (
	"strings"
	"testing"

	"outremer/diplomacy"
)

func loc(t testing.TB, m *diplomacy.Map, id string) diplomacy.Loc {
	t.Helper()
	l, ok := m.Loc(id)
	if !ok {
		t.Fatalf("no location %q", id)
	}
	return l
}

// unit reads "France A par".
func unit(t testing.TB, m *diplomacy.Map, text string) diplomacy.Unit {
	t.Helper()
	words := strings.Fields(text)
	p, ok := m.Power(words[0])
	if !ok {
		t.Fatalf("no power %q", words[0])
	}
	u := diplomacy.Unit{Power: p, Type: diplomacy.Army, At: loc(t, m, words[2])}
	if words[1] == "F" {
		u.Type = diplomacy.Fleet
	}
	return u
}

// play puts the units of "France: A par - bur" lines on the board and adjudicates
// their orders.
func play(t testing.TB, m *diplomacy.Map, lines ...string) *diplomacy.Resolution {
	t.Helper()
	b := &diplomacy.Board{Map: m}
	words := m.Vocabulary()
	var orders []diplomacy.Order
	for _, line := range lines {
		power, text, _ := strings.Cut(line, ": ")
		o, err := words.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		var ok bool
		o.Power, ok = m.Power(power)
		if !ok {
			t.Fatalf("no power %q", power)
		}
		orders = append(orders, o)
		b.Units = append(b.Units, diplomacy.Unit{Power: o.Power, Type: o.Type, At: o.At, Traits: m.TraitsOf(o.Power)})
	}
	if err := b.Check(); err != nil {
		t.Fatal(err)
	}
	return diplomacy.Adjudicate(b, orders)
}

func formatAll(m *diplomacy.Map, orders []diplomacy.Order) (texts []string) {
	for _, o := range orders {
		texts = append(texts, m.Format(o))
	}
	return texts
}
