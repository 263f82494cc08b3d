package diplomacy_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"outremer/diplomacy"
)

// TestMaps counts what is on the maps, to detect lost borders.
func TestMaps(t *testing.T) {
	for _, test := range []struct {
		m                                                  *diplomacy.Map
		seas, coasts, inland, centers, army, fleet, powers int
		start                                              int
	}{
		{diplomacy.Classic(), 19, 42, 14, 34, 111, 141, 7, 22},
		{diplomacy.MapNamed("cardinals"), 29, 66, 48, 60, 243, 222, 40, 60},
	} {
		m := test.m
		var kinds [3]int
		centers, army, fleet := 0, 0, 0
		for p, province := range m.Provinces {
			kinds[province.Terrain]++
			if province.SupplyCenter {
				centers++
			}
			for q := range p {
				if m.ArmyAdjacent(diplomacy.Prov(p), diplomacy.Prov(q)) {
					army++
				}
			}
		}
		whole := func(l diplomacy.Loc) bool { // a province with coasts represents its coasts
			return l == diplomacy.Loc(m.Prov(l)) && m.Provinces[m.Prov(l)].Coasts != nil
		}
		for a := range diplomacy.Loc(m.Locs()) {
			for b := range a {
				if m.FleetAdjacent(a, b) && !whole(a) && !whole(b) {
					fleet++
				}
			}
		}
		got := []int{kinds[diplomacy.Sea], kinds[diplomacy.Coast], kinds[diplomacy.Inland], centers, army, fleet, len(m.Powers), len(m.Start)}
		want := []int{test.seas, test.coasts, test.inland, test.centers, test.army, test.fleet, test.powers, test.start}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v instead of %v", m.Name, got, want)
		}
	}
}

// TestReadMapErrors: an error names the province and the border.
func TestReadMapErrors(t *testing.T) {
	text, err := os.ReadFile("maps/classic.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ old, new, want string }{
		{`"name": "classic"`, `"name": 1`, "name"},
		{`"kind": "sea", "army": [], "fleet": ["alb", "apu", "ion", "tri", "ven"]`, `"kind": "lake", "army": [], "fleet": []`, `adr: kind "lake"`},
		{`"fleet": ["alb", "apu", "ion", "tri", "ven"]`, `"fleet": ["apu", "ion", "tri", "ven"]`, "fleet border of alb with adr is not listed there"},
		{`"fleet": ["alb", "apu", "ion", "tri", "ven"]`, `"fleet": ["alb", "apu", "ion", "tri", "ven", "xyz"]`, `adr: fleet: "xyz" is not a location`},
		{`"fleet": ["bre", "eng", "gas", "iri", "naf", "nao", "por", "spa/nc"`, `"fleet": ["bre", "eng", "gas", "iri", "naf", "nao", "por", "spa"`, `mao: fleet: "spa" needs a coast`},
		{`"army": ["gas", "mar", "por"]`, `"army": ["gas", "mar"]`, "army border of por with spa is not listed there"},
		{`"army": ["gas", "mar", "por"]`, `"army": ["gas", "mar", "por", "mao"]`, "army border of spa with mao"},
		{`"army": ["gas", "mar", "por"]`, `"army": ["gas", "mar", "por", "spa"]`, "spa borders itself"},
		{`"army": ["gas", "mar", "por"]`, `"army": ["gas", "mar", "por", "x"]`, `spa: army: "x" is not a province`},
		{`"fleet": {"nc": ["bar", "nwy"], "sc"`, `"fleet": {"nc": ["bar", "nwy"], "wc"`, "stp: fleet: a list for each coast"},
		{`"fleet": {"nc": ["bar", "nwy"], "sc": ["bot", "fin", "lvn"]}`, `"fleet": ["bar"]`, "stp: fleet"},
		{`"coasts": ["nc", "sc"], "supply_center": true, "home": "Russia"`, `"coasts": ["nc"], "home": "Russia"`, "stp: coasts"},
		{`"supply_center": true, "home": "Russia"`, `"supply_center": true, "home": "Sweden"`, `home of "Sweden"`},
		{`{"power": "Austria", "type": "A", "at": "bud"}`, `{"power": "Hungary", "type": "A", "at": "bud"}`, `starting_units: unit 1: "Hungary"`},
		{`{"power": "Austria", "type": "A", "at": "bud"}`, `{"power": "Austria", "type": "A", "at": "pest"}`, `starting_units: unit 1: "pest"`},
		{`{"power": "Austria", "type": "A", "at": "bud"}`, `{"power": "Austria", "type": "F", "at": "bud"}`, `starting_units: unit 1: a fleet cannot be in bud`},
		{`"at": "stp/sc"`, `"at": "stp"`, "a fleet in stp needs a coast"},
	} {
		changed := strings.Replace(string(text), test.old, test.new, 1)
		if changed == string(text) {
			t.Errorf("%s: nothing to change", test.old)
		}
		if _, err := diplomacy.ReadMap([]byte(changed)); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: error %v, want %q in it", test.new, err, test.want)
		}
	}
	if _, err := diplomacy.ReadMap([]byte(`{"provinces": {}}`)); err == nil {
		t.Error("a map without provinces was accepted")
	}
}

func TestBoardCheck(t *testing.T) {
	m := diplomacy.MapNamed("cardinals")
	ops, con := loc(t, m, "ops"), loc(t, m, "con")
	for _, test := range []struct {
		u    diplomacy.Unit
		want string
	}{
		{diplomacy.Unit{Type: diplomacy.Fleet, At: ops}, "unit 2: a fleet in ops needs a coast"},
		{diplomacy.Unit{Type: diplomacy.Army, At: loc(t, m, "ops/nc")}, "unit 2: an army has no coast, as in ops/nc"},
		{diplomacy.Unit{Type: diplomacy.Army, At: con}, "unit 2: there is another unit in con"},
		{diplomacy.Unit{Type: diplomacy.Army, At: diplomacy.NoLoc}, "unit 2: no location has the number 255"},
		{diplomacy.Unit{At: ops}, "unit 2: type 0 is neither army nor fleet"},
		{diplomacy.Unit{Type: diplomacy.Fleet + 1, At: ops}, "unit 2: type 3 is neither army nor fleet"},
		{diplomacy.Unit{Type: diplomacy.Army, At: loc(t, m, "aeg")}, "unit 2: an army cannot be in aeg"},
		{diplomacy.Unit{Type: diplomacy.Fleet, At: loc(t, m, "par")}, "unit 2: a fleet cannot be in par"},
	} {
		b := diplomacy.Board{Map: m, Units: []diplomacy.Unit{{Type: diplomacy.Army, At: con}, test.u}}
		if err := b.Check(); err == nil || err.Error() != test.want {
			t.Errorf("%+v: error %v, want %q", test.u, err, test.want)
		}
	}
	b := diplomacy.Board{Map: m, Units: []diplomacy.Unit{{Power: 7, Type: diplomacy.Fleet, At: ops}}, Unified: []diplomacy.Unified{{Province: m.Prov(ops), Power: 7}}}
	if err := b.Check(); err != nil {
		t.Error(err)
	}
	b.Units = make([]diplomacy.Unit, diplomacy.MaxUnits+1)
	if err, want := b.Check(), "251 units; at most 250"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("error %v, want %q in it", err, want)
	}
}

// TestTraits: each trait has its own name.
func TestTraits(t *testing.T) {
	for name, want := range map[string]diplomacy.Traits{
		"bound": diplomacy.Bound, "no-retreat": diplomacy.NoRetreat, "deploys": diplomacy.Deploys,
	} {
		if got, err := diplomacy.ParseTrait(name); got != want || err != nil {
			t.Errorf("%s: %v and error %v, want %v", name, got, err, want)
		}
	}
	want := `unknown trait "flies"; possible: bound, no-retreat, deploys`
	if _, err := diplomacy.ParseTrait("flies"); err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}
