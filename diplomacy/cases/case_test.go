package cases

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
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

// TestText: the cases of the package survive being written as lines and read back, except for those
// with something that lines cannot hold.
func TestText(t *testing.T) {
	held := 0
	for name, m := range map[string]*diplomacy.Map{"datc": diplomacy.Classic(), "cardinals": diplomacy.MapNamed("cardinals")} {
		r := NewRunner(m)
		for _, e := range readAll(t, name) {
			text, err := r.WriteText(&e.Case)
			if err != nil {
				if e.Phase == movement && !strings.Contains(err.Error(), "lines") {
					t.Errorf("%s: %v", e.ID, err)
				}
				continue
			}
			held++
			back, err := r.ReadText(strings.NewReader(text))
			if err != nil {
				t.Errorf("%s: %v\n%s", e.ID, err, text)
				continue
			}
			back.Expect = e.Expect
			got, err := r.Run(back)
			if err != nil {
				t.Errorf("%s: %v\n%s", e.ID, err, text)
				continue
			}
			if diffs := Differences(back, got); len(diffs) > 0 {
				t.Errorf("%s: %v\n%s", e.ID, diffs, text)
			}
			if again, _ := r.WriteText(back); again != text {
				t.Errorf("%s: written anew as\n%s\ninstead of\n%s", e.ID, again, text)
			}
		}
	}
	if held < 150 {
		t.Errorf("only %d cases were written as lines", held)
	}
}

func readAll(t *testing.T, folder string) (all []Entry) {
	files, err := filepath.Glob(filepath.Join("..", "testdata", folder, "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		entries, err := Read(bytes.NewReader(data))
		if err != nil {
			t.Fatal(file, err)
		}
		all = append(all, entries...)
	}
	return all
}

// TestLines: every line that cannot be read is named, with what is wrong.
func TestLines(t *testing.T) {
	_, err := NewRunner(diplomacy.Classic()).ReadText(strings.NewReader("A par H\nfrance:\nA par - bur\nA bree H\npar H\nF par\nA mar\nF mar H\nF spa"))
	var lines []string
	for _, e := range err.(interface{ Unwrap() []error }).Unwrap() {
		lines = append(lines, e.Error())
	}
	for i, want := range []string{"line 1: \"A par H\": nobody", "line 4: \"A bree H\": \"bree\" at character 3", "line 5: \"par H\": which", "line 6: \"F par\"", "line 8: \"F mar H\": another", "line 9: \"F spa\": units: unit 1: a fleet in spa needs a coast"} {
		if len(lines) <= i || !strings.HasPrefix(lines[i], want) {
			t.Errorf("%q, want %q as number %d", lines, want, i)
		}
	}
}

// TestChoices: what is listed in each phase, taken apart.
func TestChoices(t *testing.T) {
	r := NewRunner(diplomacy.Classic())
	for _, test := range []struct {
		c    Case
		at   string
		want Choice
		n    int
	}{
		{Case{Phase: movement, Units: []Unit{{Power: "France", Type: "A", At: "par"}, {Power: "France", Type: "A", At: "mar"}}}, "par",
			Choice{Power: "France", Order: "A par S A mar - bur", Kind: "support", Type: "A", At: "par", Other: "mar", To: "bur"}, 7},
		{Case{Phase: movement}, "par", Choice{}, 0},
		{Case{Phase: retreat, Dislodged: []Unit{{Power: "Italy", Type: "F", At: "spa/sc", AttackerFrom: "mar"}}, Contested: []string{"wes"}}, "spa",
			Choice{Power: "Italy", Order: "F spa/sc - lyo", Kind: "move", Type: "F", At: "spa/sc", To: "lyo"}, 4},
		{Case{Phase: adjustment, SupplyCenters: map[string][]string{"Russia": {"stp"}}}, "stp",
			Choice{Power: "Russia", Order: "build F stp/nc", Kind: "build", Type: "F", At: "stp/nc"}, 3},
	} {
		list, err := r.Choices(&test.c, test.at)
		if err != nil || len(list) != test.n || test.n > 0 && !slices.Contains(list, test.want) {
			t.Errorf("%s in %s: %+v, %v", test.c.Phase, test.at, list, err)
		}
		for _, one := range list {
			c := test.c
			c.Orders = []Order{{one.Power, one.Order}}
			if back, err := r.Orders(&c); err != nil || back[0] != one {
				t.Errorf("%+v, %v instead of %+v", back, err, one)
			}
		}
	}
	if _, err := r.Choices(&Case{Phase: movement}, "nowhere"); err == nil {
		t.Error("orders for nowhere")
	}
}
