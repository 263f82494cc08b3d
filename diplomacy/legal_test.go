package diplomacy_test

import (
	"slices"
	"testing"

	"outremer/diplomacy"
)

// TestLegalIsChecked: every listed order is possible, and every possible order is listed.
func TestLegalIsChecked(t *testing.T) {
	for _, m := range []*diplomacy.Map{diplomacy.Classic(), diplomacy.MapNamed("cardinals")} {
		d := newDealer(m, 3)
		var w diplomacy.Workspace
		for range 12 {
			b := d.board()
			b.Units = b.Units[:min(12, len(b.Units))]
			for i := range b.Units {
				b.Units[i].Traits = 0
				listed := w.Legal(nil, b, i)
				for _, o := range listed {
					checked, why := w.Check(b, o)
					if why.Cause != diplomacy.NoCause || checked != o {
						t.Fatalf("listed %s is %s, %v", m.Format(o), m.Format(checked), why.Cause)
					}
				}
				missing(t, &w, b, i, listed)
			}
		}
	}
}

// missing tries every order that could be written.
func missing(t *testing.T, w *diplomacy.Workspace, b *diplomacy.Board, unit int, listed []diplomacy.Order) {
	t.Helper()
	m, u := b.Map, b.Units[unit]
	try := func(o diplomacy.Order) {
		o.Power, o.Type, o.At = u.Power, u.Type, u.At
		got, why := w.Check(b, o)
		if why.Cause != diplomacy.NoCause || isOtherSpelling(b, got) {
			return
		}
		if !slices.Contains(listed, got) {
			t.Fatalf("%s is possible and not listed", m.Format(got))
		}
	}
	for to := range diplomacy.Loc(m.Locs()) {
		for _, via := range []diplomacy.Via{diplomacy.ViaAny, diplomacy.ViaConvoy} {
			try(diplomacy.Order{Kind: diplomacy.Move, Via: via, From: diplomacy.NoLoc, To: to})
		}
		for _, other := range b.Units {
			try(diplomacy.Order{Kind: diplomacy.SupportMove, From: other.At, To: to})
			try(diplomacy.Order{Kind: diplomacy.Convoy, From: other.At, To: to})
		}
	}
	for _, other := range b.Units {
		try(diplomacy.Order{Kind: diplomacy.SupportHold, From: other.At, To: diplomacy.NoLoc})
	}
}

// isOtherSpelling: "via convoy" where there is no other way, and supports that omit the coast.
func isOtherSpelling(b *diplomacy.Board, o diplomacy.Order) bool {
	p := b.Map.Prov(o.To)
	if p == diplomacy.NoProv {
		return false
	}
	if o.Kind == diplomacy.Move && o.Via == diplomacy.ViaConvoy {
		return !b.Map.ArmyAdjacent(b.Map.Prov(o.At), p)
	}
	coastless := o.To == diplomacy.Loc(p) && b.Map.Provinces[p].Coasts != nil
	if o.Kind != diplomacy.SupportMove || o.Other != diplomacy.Fleet || !coastless {
		return false
	}
	for _, u := range b.Units {
		if u.At == o.From {
			return !slices.Contains(b.Unified, diplomacy.Unified{Province: p, Power: u.Power})
		}
	}
	return true
}

func TestLegalRetreats(t *testing.T) {
	m := diplomacy.Classic()
	r := diplomacy.Retreats{Board: diplomacy.Board{Map: m, Units: []diplomacy.Unit{unit(t, m, "France A gas")}}}
	d := diplomacy.Dislodgement{Unit: unit(t, m, "Italy A spa"), AttackerFrom: m.Prov(loc(t, m, "mar"))}
	want := []string{"A spa - por", "A spa disband"}
	if got := formatAll(m, r.Legal(nil, d)); !slices.Equal(got, want) {
		t.Errorf("%q instead of %q", got, want)
	}
	d.Landed = true
	want = []string{"A spa - mar", "A spa - por", "A spa disband"}
	if got := formatAll(m, r.Legal(nil, d)); !slices.Equal(got, want) {
		t.Errorf("%q instead of %q", got, want)
	}
}

func TestLegalAdjustments(t *testing.T) {
	m := diplomacy.Classic()
	russia, _ := m.Power("Russia")
	a := diplomacy.Adjustments{Board: diplomacy.Board{Map: m}, Owner: slices.Repeat([]diplomacy.Power{diplomacy.NoPower}, len(m.Provinces))}
	for _, id := range []string{"stp", "mos", "war", "rum"} {
		a.Owner[m.Prov(loc(t, m, id))] = russia
	}
	a.Units = []diplomacy.Unit{unit(t, m, "Russia A war"), unit(t, m, "Russia F bla")}
	want := []string{"build A mos", "build A stp", "build F stp/nc", "build F stp/sc", "waive"}
	if got := formatAll(m, a.Legal(nil, russia)); !slices.Equal(got, want) {
		t.Errorf("%q instead of %q", got, want)
	}
	if due := a.Due(russia); due != 2 {
		t.Errorf("%d builds due", due)
	}
	clear(a.Owner) // Austria owns them all
	want = []string{"remove A war", "remove F bla"}
	if got := formatAll(m, a.Legal(nil, russia)); !slices.Equal(got, want) {
		t.Errorf("%q instead of %q", got, want)
	}
	a.Units = nil
	if got := a.Legal(nil, russia); got != nil {
		t.Errorf("%q though nothing is due", formatAll(m, got))
	}
}

// TestLegalAdjustmentsWork: each listed order succeeds on its own.
func TestLegalAdjustmentsWork(t *testing.T) {
	for _, m := range []*diplomacy.Map{diplomacy.Classic(), diplomacy.MapNamed("cardinals")} {
		d := newDealer(m, 5)
		for range 200 {
			a := diplomacy.Adjustments{Board: *d.board()}
			for range m.Provinces {
				a.Owner = append(a.Owner, diplomacy.Power(d.IntN(8)))
			}
			power := diplomacy.Power(d.IntN(8))
			a.Powers = []diplomacy.Power{power}
			for _, o := range a.Legal(nil, power) {
				out := a.Resolve([]diplomacy.Order{o}).Outcomes[0]
				if out.Result != diplomacy.Succeeded || out.Order != o {
					t.Fatalf("%s: %v", m.Format(o), out.Why.Text(m))
				}
			}
			res := a.Resolve(nil)
			a.Units = res.Units
			if due := a.Due(power); due < 0 {
				t.Fatalf("%d units too many after civil disorder", -due)
			}
		}
	}
}
