package diplomacy_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"outremer/diplomacy"
)

// TestCauses: each order reports why it ended as it did, and the strengths involved.
func TestCauses(t *testing.T) {
	for _, test := range []struct {
		name, orders string // one order per line: "power: order > result cause"
	}{
		{"standoff", `
			Austria: A vie - tyr > fails standoff by=ven strength=1 against=1
			Italy: A ven - tyr > fails standoff by=vie strength=1 against=1`},
		{"supported standoff", `
			Austria: A vie - tyr > succeeds entered by=ven strength=2 against=1
			Austria: A tri S A vie - tyr > succeeds given by=vie
			Italy: A ven - tyr > fails standoff by=vie strength=1 against=2`},
		{"held", `
			Austria: A tri - ven > fails held by=ven strength=1 against=2
			Italy: A ven H > succeeds none
			Italy: A tyr S A ven > succeeds given by=ven`},
		{"dislodged", `
			Austria: A tri - ven > succeeds entered by=ven strength=2 against=1
			Austria: F adr S A tri - ven > succeeds given by=tri
			Italy: A ven H > fails dislodged by=tri`},
		{"head-to-head", `
			Germany: A ber - pru > succeeds entered by=pru strength=2 against=1
			Germany: A sil S A ber - pru > succeeds given by=ber
			Russia: A pru - ber > fails head-to-head by=ber strength=1 against=2`},
		{"own unit", `
			Germany: F kie - ber > fails own-unit by=ber
			Germany: A ber H > succeeds none`},
		{"help against the helper's own unit", `
			Austria: F tri H > succeeds none
			Austria: A vie S A ven - tri > succeeds given by=ven
			Italy: A ven - tri > fails held by=tri strength=1 against=1 ignored=1`},
		{"cut", `
			Austria: F adr S A tri - ven > fails cut-by-attack by=ion
			Austria: A tri - ven > fails held by=ven strength=1 against=1
			Italy: A ven H > succeeds none
			Italy: F ion - adr > fails held by=adr strength=1 against=1`},
		{"cut by dislodging", `
			Russia: F con S F bla - ank > fails cut-by-dislodging by=ank
			Russia: F bla - ank > succeeds entered strength=1 against=0
			Turkey: F ank - con > succeeds entered by=con strength=2 against=1
			Turkey: A smy S F ank - con > succeeds given by=ank`},
		{"mismatches", `
			Germany: A ber S A mun > fails unit-moves by=mun
			Germany: A mun - boh > succeeds entered strength=1 against=0
			Germany: A sil S A pru - war > fails unit-stays by=pru
			Germany: A pru H > succeeds none
			Austria: A tyr S A ven - tri > fails unit-goes-aside by=ven
			Italy: A ven - rom > succeeds entered strength=1 against=0`},
		{"convoy", `
			England: A lon - bel > succeeds entered strength=1 against=0
			England: F nth C A lon - bel > succeeds given by=lon
			England: F eng C A lon - bre > fails unit-goes-aside by=lon`},
		{"convoy of an army that walks", `
			England: A nwy - swe > succeeds entered strength=1 against=0
			Germany: F ska C A nwy - swe > fails unit-walks by=nwy`},
		{"convoy disrupted", `
			England: A lon - hol > fails convoy-disrupted by=nth
			England: F nth C A lon - hol > fails dislodged by=ska
			Germany: F ska - nth > succeeds entered by=nth strength=2 against=1
			Germany: F hel S F ska - nth > succeeds given by=ska`},
		{"no convoy ordered", `
			France: A bel - hol via convoy > fails no-convoy
			England: F nth - hel > succeeds entered strength=1 against=0`},
		{"paradox", `
			England: F lon S F wal - eng > succeeds given by=wal
			England: F wal - eng > succeeds entered by=eng strength=2 against=1
			France: A bre - lon > fails convoy-paradox
			France: F eng C A bre - lon > fails dislodged by=wal`},
		{"no paradox, since the fleet is lost in any case", `
			England: F lon S F wal - eng > succeeds given by=wal
			England: F wal - eng > succeeds entered by=eng strength=3 against=1
			England: F iri S F wal - eng > succeeds given by=wal
			France: A bre - lon > fails convoy-disrupted by=eng
			France: F eng C A bre - lon > fails dislodged by=wal`},
		{"void", `
			England: F nth - pic > void not-adjacent
			England: A lvp - iri > void wrong-terrain
			Germany: F kie - mun > void wrong-terrain
			Germany: A ber - ber > void same-province
			Italy: A nap - tun > void no-route
			Italy: F rom - ven > void not-adjacent
			Austria: F tri S F tri > void helps-itself
			Austria: A vie S A ber > void out-of-reach
			Russia: A mos S A lvp - stp > void target-out-of-reach by=lvp
			Russia: F con - bul > void coast-needed
			Russia: F sev C A mos - rum > void not-at-sea
			France: F gas - spa/sc > void coast-unreachable
			France: F mar - spa/sc via convoy > void fleet-convoyed
			France: A par - spa via deployment > void cannot-deploy
			France: A pic S A bur > void no-unit-to-help
			France: F lyo C A nap - bre > void off-route
			France: A bel disband > void wrong-phase`},
		{"support for what cannot deploy", `
			France: A par - spa via deployment > void cannot-deploy
			France: A mar S A par - spa > void target-out-of-reach by=par`},
		{"only by the supporter's own convoy", `
			Austria: A rum - arm > fails no-convoy
			Turkey: F bla S A rum - arm > void only-by-own-convoy by=rum`},
	} {
		t.Run(test.name, func(t *testing.T) { checkCauses(t, diplomacy.Classic(), test.orders) })
	}
}

// TestSortieCauses: what can happen to minor units.
func TestSortieCauses(t *testing.T) {
	for _, orders := range []string{`
		Kingdom of Denmark: F den - ger > void would-enter-freely
		PL: F lon - brs > succeeds entered strength=1 against=0`, `
		AL: A svl - val > fails standoff by=ara strength=1 against=2
		Kingdom of Aragon: A ara - val > fails would-leave by=svl strength=2 against=1
		AN: A tol S A ara - val > void helps-sortie by=ara`, `
		AL: A svl - val > fails standoff by=ara strength=1 against=1
		Kingdom of Aragon: A ara - val > fails standoff by=svl strength=1 against=1`} {
		checkCauses(t, diplomacy.MapNamed("cardinals"), orders)
	}
}

func checkCauses(t *testing.T, m *diplomacy.Map, orders string) {
	t.Helper()
	var lines, wants []string
	for line := range strings.Lines(strings.TrimSpace(orders)) {
		order, want, _ := strings.Cut(strings.TrimSpace(line), " > ")
		lines, wants = append(lines, order), append(wants, want)
	}
	for i, o := range play(t, m, lines...).Outcomes {
		if got := o.Result.String() + " " + o.Why.Text(m); got != wants[i] {
			t.Errorf("%s: %s instead of %s", lines[i], got, wants[i])
		}
	}
}

// TestRefused: orders that reach no unit, and the last of several orders for one unit.
func TestRefused(t *testing.T) {
	m := diplomacy.Classic()
	b := &diplomacy.Board{Map: m, Units: []diplomacy.Unit{unit(t, m, "England F lon"), unit(t, m, "France A par")}}
	v := m.Vocabulary()
	var orders []diplomacy.Order
	for _, text := range []string{"F lon - nth", "A lon - wal", "A bur H", "A par - bur", "A par - pic"} {
		o, err := v.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		o.Power, _ = m.Power("France")
		orders = append(orders, o)
	}
	r := diplomacy.Adjudicate(b, orders)
	var got []string
	for _, f := range r.Refused {
		got = append(got, m.Format(orders[f.Order])+": "+f.Why.Text(m))
	}
	want := []string{"F lon - nth: not-yours by=lon", "A lon - wal: no-such-unit", "A bur H: no-such-unit", "A par - bur: replaced by=par"}
	if !slices.Equal(got, want) {
		t.Errorf("%q instead of %q", got, want)
	}
	if o := r.Outcomes[0]; o.Ordered || o.Order.Kind != diplomacy.Hold || o.Result != diplomacy.Succeeded {
		t.Errorf("the fleet without an order: %+v", o)
	}
	if o := r.Outcomes[1]; !o.Ordered || m.Format(o.Order) != "A par - pic" || o.Result != diplomacy.Succeeded {
		t.Errorf("the army with two orders: %+v", o)
	}
}

// TestAnySequence: the sequence of orders and units does not affect the result.
func TestAnySequence(t *testing.T) {
	for _, m := range []*diplomacy.Map{diplomacy.Classic(), diplomacy.MapNamed("cardinals")} {
		d := newDealer(m, 11)
		var w diplomacy.Workspace
		for range 2000 {
			b := d.board()
			orders := d.orders(b)
			fates := func() map[diplomacy.Loc]diplomacy.Outcome {
				all := map[diplomacy.Loc]diplomacy.Outcome{}
				for _, o := range w.Adjudicate(b, orders).Outcomes {
					all[o.Order.At] = o
				}
				return all
			}
			before := fates()
			rand.Shuffle(len(b.Units), func(i, j int) { b.Units[i], b.Units[j] = b.Units[j], b.Units[i] })
			rand.Shuffle(len(orders), func(i, j int) { orders[i], orders[j] = orders[j], orders[i] })
			for at, o := range fates() {
				if o != before[at] {
					t.Fatalf("%s: %+v\n%+v", m.ID(at), o, before[at])
				}
			}
		}
	}
}

// TestCauseNames: the names are stable, since texts and other programs use them as keys.
func TestCauseNames(t *testing.T) {
	seen := map[string]bool{}
	for c := diplomacy.NoCause; c <= diplomacy.CivilDisorder; c++ {
		if name := c.String(); name == "" || seen[name] {
			t.Errorf("cause %d is called %q", c, name)
		} else {
			seen[name] = true
		}
	}
	for c, name := range map[diplomacy.Cause]string{diplomacy.NoCause: "none", diplomacy.Given: "given", diplomacy.NoUnitToHelp: "no-unit-to-help", diplomacy.CivilDisorder: "civil-disorder"} {
		if c.String() != name {
			t.Errorf("%q instead of %q", c, name)
		}
	}
}
