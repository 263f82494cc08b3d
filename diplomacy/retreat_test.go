package diplomacy_test

import (
	"slices"
	"strings"
	"testing"

	"outremer/diplomacy"
	"outremer/diplomacy/cases"
)

// TestPhasesInARow plays the movement before each retreat case and compares the result with the
// position that the case starts from.
func TestPhasesInARow(t *testing.T) {
	r := cases.NewRunner(diplomacy.Classic())
	list := readCases(t, "testdata/datc/6h.json")
	n := 0
	for _, c := range list {
		i := slices.IndexFunc(list, func(o cases.Case) bool { return o.ID == c.Follows })
		if i < 0 {
			continue
		}
		n++
		p, err := r.Position(&list[i])
		if err != nil {
			t.Fatal(err)
		}
		m := p.Board.Map
		next := diplomacy.Adjudicate(&p.Board, p.Orders).Retreats()
		var got, want []string
		for _, d := range next.Dislodged {
			got = append(got, m.FormatUnit(d.Unit)+" from "+m.ID(diplomacy.Loc(d.AttackerFrom)))
			if d.Landed {
				got[len(got)-1] += " by convoy"
			}
		}
		for _, u := range c.Dislodged {
			want = append(want, u.Type+" "+u.At+" from "+u.AttackerFrom)
			if u.AttackerConvoyed {
				want[len(want)-1] += " by convoy"
			}
		}
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) || next.Contested.Len() != len(c.Contested) || len(next.Units) != len(c.Units) {
			t.Errorf("%s begins with %q, not with %q", c.ID, got, want)
		}
	}
	if n != 10 {
		t.Errorf("%d retreat cases follow a movement case, not 10", n)
	}
}

// TestRetreatCauses: every way a retreat can end.
func TestRetreatCauses(t *testing.T) {
	m := diplomacy.Classic()
	r := diplomacy.Retreats{Board: diplomacy.Board{Map: m, Units: []diplomacy.Unit{unit(t, m, "France A par"), unit(t, m, "Germany A mun"), unit(t, m, "Italy A pie")}}}
	from := m.Prov(loc(t, m, "pic"))
	r.Dislodged = []diplomacy.Dislodgement{{Unit: unit(t, m, "Italy A bur"), AttackerFrom: from}, {Unit: unit(t, m, "Italy A gas"), AttackerFrom: from},
		{Unit: unit(t, m, "Italy F por"), AttackerFrom: from}, {Unit: unit(t, m, "France A pie"), AttackerFrom: from},
		{Unit: unit(t, m, "Germany A ruh"), AttackerFrom: from}}
	r.Contested.AddProv(m.Prov(loc(t, m, "bel")))
	for _, test := range []struct{ order, want string }{
		{"A bur - mar", "succeeds retreated"},
		{"A bur - par", "void retreat-occupied by=par"},
		{"A bur - bel", "void retreat-contested by=bel"},
		{"A bur - pic", "void retreat-to-origin by=pic"},
		{"A bur - ber", "void not-adjacent"},
		{"A bur - bur", "void not-adjacent"},
		{"A bur - mar via convoy", "void no-route"},
		{"A bur S A gas", "void wrong-phase"},
		{"A bur disband", "succeeds ordered-to-disband"},
		{"F por - spa", "void coast-needed"},
		{"F por - spa/sc", "succeeds retreated"},
		{"A gas - mar; A bur - mar", "fails retreat-clash by=mar"},
		{"A gas - mar; A bur - par; A gas - spa; A gas - mar", "void retreat-occupied by=par"},
		{"A gas - mar; A bur - par", "void retreat-occupied by=par"},
		{"", "fails no-order"},
	} {
		res := r.Resolve(retreatOrders(t, m, test.order))
		out := res.Outcomes[0]
		if strings.HasPrefix(test.order, "F por") {
			out = res.Outcomes[2]
		}
		if got := out.Result.String() + " " + out.Why.Text(m); got != test.want {
			t.Errorf("%q: %s instead of %s", test.order, got, test.want)
		}
		if len(res.Refused) > 0 && !strings.Contains(test.order, ";") {
			t.Errorf("%q: refused %+v, want none", test.order, res.Refused)
		}
		if out.Disbanded != (out.Why.Cause != diplomacy.Retreated) {
			t.Errorf("%q: disbanded %v", test.order, out.Disbanded)
		}
	}
	for order, want := range map[string]string{"A par - pic": "not-yours by=par", "A mun - boh": "not-yours by=mun", "A ber - kie": "no-such-unit",
		"F bur - mar": "no-such-unit", "A pie - tus": "not-dislodged by=pie", "A ruh - kie": "not-yours by=ruh", "A gas - spa; A gas - mar": "replaced by=gas"} {
		res := r.Resolve(retreatOrders(t, m, order))
		if len(res.Refused) != 1 || res.Refused[0].Why.Text(m) != want {
			t.Errorf("%q: %+v instead of %s", order, res.Refused, want)
		}
	}
}

// TestWhyNoRetreat: the same causes, asked before anything is ordered.
func TestWhyNoRetreat(t *testing.T) {
	m := diplomacy.Classic()
	r := diplomacy.Retreats{Board: diplomacy.Board{Map: m, Units: []diplomacy.Unit{unit(t, m, "France A par")}}}
	r.Contested.AddProv(m.Prov(loc(t, m, "bel")))
	from := m.Prov(loc(t, m, "pic"))
	for _, c := range []struct {
		unit, to string
		want     diplomacy.Cause
	}{
		{"Italy A bur", "mar", diplomacy.NoCause},
		{"Italy A bur", "par", diplomacy.RetreatOccupied},
		{"Italy A bur", "bel", diplomacy.RetreatContested},
		{"Italy A bur", "pic", diplomacy.RetreatToOrigin},
		{"Italy A bur", "ber", diplomacy.NotAdjacent},
		{"Italy F por", "spa", diplomacy.CoastNeeded},
		{"Italy F por", "spa/sc", diplomacy.NoCause},
	} {
		d := diplomacy.Dislodgement{Unit: unit(t, m, c.unit), AttackerFrom: from}
		if got := r.Why(d, loc(t, m, c.to)); got != c.want {
			t.Errorf("%s to %s: %v, want %v", c.unit, c.to, got, c.want)
		}
	}
}

func retreatOrders(t *testing.T, m *diplomacy.Map, list string) (orders []diplomacy.Order) {
	t.Helper()
	italy, _ := m.Power("Italy")
	for text := range strings.SplitSeq(list, "; ") {
		if text == "" {
			continue
		}
		o, err := m.Vocabulary().Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		o.Power = italy
		orders = append(orders, o)
	}
	return orders
}

// TestOneCoastRetreat: a power with unified coasts retreats to the province.
func TestOneCoastRetreat(t *testing.T) {
	m := diplomacy.MapNamed("cardinals")
	ops := m.Prov(loc(t, m, "ops"))
	r := diplomacy.Retreats{Board: diplomacy.Board{Map: m, Unified: []diplomacy.Unified{{Province: ops, Power: 7}}}}
	d := diplomacy.Dislodgement{Unit: diplomacy.Unit{Power: 7, Type: diplomacy.Fleet, At: loc(t, m, "con")}, AttackerFrom: m.Prov(loc(t, m, "bul"))}
	list := func(ls []diplomacy.Loc) (ids []string) {
		for _, l := range ls {
			ids = append(ids, m.ID(l))
		}
		return ids
	}
	if got := list(r.Options(nil, d)); !slices.Equal(got, []string{"aeg", "nbl", "the", "ops"}) {
		t.Error(got)
	}
	d.Unit.Power = 8
	if got := list(r.Options(nil, d)); !slices.Equal(got, []string{"aeg", "nbl", "the", "ops/nc", "ops/wc"}) {
		t.Error(got)
	}
}
