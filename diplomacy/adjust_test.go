package diplomacy_test

import (
	"slices"
	"strings"
	"testing"

	"outremer/diplomacy"
)

// adjustments is Russia's position: it owns some centers and has some units; Turkey owns and has
// one each.
func adjustments(t *testing.T, centers, units string) *diplomacy.Adjustments {
	t.Helper()
	m := diplomacy.Classic()
	russia, _ := m.Power("Russia")
	turkey, _ := m.Power("Turkey")
	a := &diplomacy.Adjustments{Board: diplomacy.Board{Map: m}, Powers: []diplomacy.Power{russia, turkey},
		Owner: slices.Repeat([]diplomacy.Power{diplomacy.NoPower}, len(m.Provinces))}
	for id := range strings.FieldsSeq(centers) {
		a.Owner[m.Prov(loc(t, m, id))] = russia
	}
	a.Owner[m.Prov(loc(t, m, "con"))] = turkey
	for text := range strings.SplitSeq(units, ", ") {
		a.Units = append(a.Units, unit(t, m, "Russia "+text))
	}
	a.Units = append(a.Units, unit(t, m, "Turkey A ank"))
	return a
}

// russian reads "build A mos; waive".
func russian(t *testing.T, m *diplomacy.Map, list string) (orders []diplomacy.Order) {
	t.Helper()
	power, _ := m.Power("Russia")
	for text := range strings.SplitSeq(list, "; ") {
		o, err := m.Vocabulary().Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		o.Power = power
		orders = append(orders, o)
	}
	return orders
}

// TestAdjustmentCauses: every way an order to build or remove can end, in sequence.
func TestAdjustmentCauses(t *testing.T) {
	const builds, removals = "stp mos war sev rum", "stp"
	for _, test := range []struct{ centers, orders, want string }{
		{builds, "build A mos; build A sev", "built, built"},
		{builds, "build A mos; build A mos", "built, already-ordered by=mos"},
		{builds, "build A mos; build A war; build A sev", "built, occupied by=war, built"},
		{builds, "build A war; build A mos", "occupied by=war, built"},
		{builds, "build A mos; build F sev; build A stp", "built, built, not-due"},
		{builds, "waive; build A mos; build A stp; waive", "waived, built, not-due, not-due"},
		{builds, "build A stp/nc; build F stp", "built, coast-needed"},
		{builds, "build F stp/sc; build A con; build A ukr; build A rum", "built, not-owned, no-center, not-home"},
		{builds, "build F mos; build A mos", "wrong-terrain, built"},
		{builds, "remove A war; A war - mos", "not-due, wrong-phase"},
		{removals, "remove A war; remove A war", "removed, already-ordered by=war"},
		{removals, "remove F war; remove A gal; remove A ank", "no-such-unit, no-such-unit, not-yours by=ank"},
		{removals, "remove A war; remove F bla; remove A ukr", "removed, removed, not-due"},
		{removals, "waive; build A mos; build A stp", "not-due, not-owned, not-due"},
	} {
		a := adjustments(t, test.centers, "A war, F bla, A ukr")
		var got []string
		for _, out := range a.Resolve(russian(t, a.Map, test.orders)).Outcomes {
			why := out.Why.Text(a.Map)
			got = append(got, why)
			carried := slices.Contains([]string{"built", "removed", "waived"}, why)
			if carried != (out.Result == diplomacy.Succeeded) {
				t.Errorf("%q: %s, but the result is %v", test.orders, why, out.Result)
			}
		}
		if got := strings.Join(got, ", "); got != test.want {
			t.Errorf("%q: %s instead of %s", test.orders, got, test.want)
		}
	}
}

// TestAdjustedUnits: what stands on the board afterwards, and where.
func TestAdjustedUnits(t *testing.T) {
	for _, test := range []struct{ centers, units, orders, want string }{
		{"stp mos", "A war", "build A stp/nc", "A war, A ank, A stp"},
		{"stp mos", "A war", "build F stp/nc", "A war, A ank, F stp/nc"},
		{"stp mos", "A war, A ukr", "waive", "A war, A ukr, A ank"},
		{"stp", "A war, F bla", "remove war", "F bla, A ank"},
		{"mos", "A ukr, A gal", "waive", "A ukr, A ank"},                   // the farthest
		{"mos", "A gal, A ukr", "waive", "A ukr, A ank"},                   // in any sequence
		{"mos", "A ukr, F sev", "waive", "A ukr, A ank"},                   // a fleet first
		{"mos", "F sev, A ukr", "waive", "A ukr, A ank"},                   //
		{"mos", "A ukr, A lvn", "waive", "A ukr, A ank"},                   // then by name: Livonia
		{"mos", "A lvn, A ukr", "waive", "A ukr, A ank"},                   //
		{"mos rom", "A ukr, A ven, A gal", "waive", "A ukr, A ven, A ank"}, // near any center
		{"mos", "A ukr, A lvn, A gal", "waive", "A ukr, A ank"},            // two of them
	} {
		a := adjustments(t, test.centers, test.units)
		var got []string
		for _, u := range a.Resolve(russian(t, a.Map, test.orders)).Units {
			got = append(got, a.Map.FormatUnit(u))
		}
		if got := strings.Join(got, ", "); got != test.want {
			t.Errorf("%s, %s: %q leaves %s, want %s", test.centers, test.units, test.orders, got, test.want)
		}
	}
}

// TestOneCoastBuilt: for a power with unified coasts a fleet is built in the province, whatever
// coast is named.
func TestOneCoastBuilt(t *testing.T) {
	a := adjustments(t, "stp mos", "A war")
	power, _ := a.Map.Power("Russia")
	a.Unified = []diplomacy.Unified{{Province: a.Map.Prov(loc(t, a.Map, "stp")), Power: power}}
	for _, order := range []string{"build F stp", "build F stp/nc"} {
		res := a.Resolve(russian(t, a.Map, order))
		if got := a.Map.FormatUnit(res.Units[len(res.Units)-1]); got != "F stp" {
			t.Errorf("%s: %s, want F stp", order, got)
		}
	}
}
