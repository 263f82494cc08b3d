package cases

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"outremer/diplomacy"
)

// TestRead: both forms of units and orders, and malformed cases.
func TestRead(t *testing.T) {
	list, err := Read(strings.NewReader(`{"map": "x", "cases": [
		{"id": "1", "units": [{"power": "Kingdom of Alba", "type": "A", "at": "aba"}, "Kingdom of Alba A aba"],
			"orders": [{"power": "PL", "order": "F lon H"}, "PL: F lon H"]},
		{"id": "2", "units": ["A par"]},
		{"id": "3", "orders": ["A par H"]},
		{"id": "4", "units": [{"power": "PL", "place": "lon"}]},
		{"id": "5", "units": 7}]}`))
	if err != nil {
		t.Fatal(err)
	}
	c := list[0]
	if c.Err != nil || c.Units[0].Power != "Kingdom of Alba" || !slices.EqualFunc(c.Units[:1], c.Units[1:], func(a, b Unit) bool { return a.At == b.At && a.Power == b.Power && a.Type == b.Type }) || c.Orders[0] != c.Orders[1] {
		t.Errorf("%+v", c)
	}
	for i, word := range []string{"", "A par", "A par H", "place", "units"} {
		if e := list[i]; i > 0 && (e.Err == nil || !strings.Contains(e.Err.Error(), word)) {
			t.Errorf("case %s: error %v, want %q in it", e.ID, e.Err, word)
		}
	}
	if _, err := Read(strings.NewReader(`{"provinces": {}}`)); !errors.Is(err, ErrNoCases) {
		t.Errorf("a file without cases: %v", err)
	}
	if _, err := Read(strings.NewReader(`[]`)); err == nil {
		t.Error("a list was accepted")
	}
}

// TestDifferences: every expectation is compared.
func TestDifferences(t *testing.T) {
	r := NewRunner(diplomacy.Classic())
	for _, test := range []struct {
		c    Case
		want []string
	}{
		{Case{Phase: "movement", Units: []Unit{{Power: "Germany", Type: "A", At: "ber"}, {Power: "Germany", Type: "A", At: "sil"}, {Power: "Russia", Type: "A", At: "pru"}},
			Orders: []Order{{"Germany", "A ber - pru"}, {"Germany", "A sil S A ber - pru"}},
			Expect: &Answer{Contested: []string{"boh"}, RetreatOptions: map[string][]string{"A pru": {"war"}}, Results: map[string]string{"A ber": "fails"}}},
			[]string{"units", "dislodged", "contested", "retreat options of A pru", "A ber succeeds instead of fails"}},
		{Case{Phase: "retreat", Dislodged: []Unit{{Power: "Germany", Type: "A", At: "ber", AttackerFrom: "sil"}}, Expect: &Answer{}}, []string{"disbanded"}},
		{Case{Phase: "adjustment", Units: []Unit{{Power: "Germany", Type: "A", At: "ber"}}, SupplyCenters: map[string][]string{"Germany": {}}, Expect: &Answer{}}, []string{"removed"}},
	} {
		got, err := r.Run(&test.c)
		if err != nil {
			t.Fatal(err)
		}
		diffs := Differences(&test.c, got)
		if len(diffs) != len(test.want) {
			t.Errorf("%q instead of %q", diffs, test.want)
			continue
		}
		for i, d := range diffs {
			if !strings.HasPrefix(d, test.want[i]) {
				t.Errorf("%q instead of %q", d, test.want[i])
			}
		}
	}
}

// TestPowersOfTheirOwn: a case may name powers that are not on the map.
func TestPowersOfTheirOwn(t *testing.T) {
	c := Case{Phase: "movement", Units: []Unit{{Power: "Atlantis", Type: "F", At: "mao"}}, Orders: []Order{{"Atlantis", "F mao - eng"}}}
	got, err := NewRunner(diplomacy.Classic()).Run(&c)
	if err != nil || got.Results["F mao"] != "succeeds" || got.Units[0].Power != "Atlantis" {
		t.Errorf("%+v, %v", got, err)
	}
}
