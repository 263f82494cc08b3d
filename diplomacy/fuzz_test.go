package diplomacy_test

import (
	"errors"
	"testing"

	"outremer/diplomacy"
)

// FuzzParse: any text is either an order or an error that points into it, and orders round-trip
// through Format and Parse.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"A par - bur", "F gas - spa/nc", "A lon - bel via convoy", "A par S ZE A Edessa - Armenia",
		"F nth C A lon - bel", "build F stp(nc)", "remove A par", "waive", "A Banu-Hilal → Tripolitania", "S S S", "A par S A", "A \xff - é/"} {
		f.Add(text)
	}
	maps := []*diplomacy.Map{diplomacy.Classic(), diplomacy.MapNamed("cardinals")}
	words := []*diplomacy.Vocabulary{maps[0].Vocabulary(), maps[1].Vocabulary()}
	f.Fuzz(func(t *testing.T, text string) {
		for i, m := range maps {
			o, err := words[i].Parse(text)
			if e, ok := errors.AsType[*diplomacy.SyntaxError](err); ok {
				if e.Offset < 0 || e.Offset+len(e.Word) > len(text) || text[e.Offset:e.Offset+len(e.Word)] != e.Word {
					t.Fatalf("%q: the error points elsewhere: %+v", text, e)
				}
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			again, err := words[i].Parse(m.Format(o))
			if err != nil || again != o {
				t.Fatalf("%q: %q reads as %+v, %v", text, m.Format(o), again, err)
			}
		}
	})
}

// FuzzAdjudicate: bytes place units and give orders, whether they make sense or not.
func FuzzAdjudicate(f *testing.F) {
	f.Add([]byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
	f.Add([]byte("a convoy paradox is not likely to come out of this, but something will"))
	maps := []*diplomacy.Map{diplomacy.Classic(), diplomacy.MapNamed("cardinals")}
	var w diplomacy.Workspace
	f.Fuzz(func(t *testing.T, data []byte) {
		next := func() int {
			if len(data) == 0 {
				return 0
			}
			n := int(data[0])
			data = data[1:]
			return n
		}
		b := &diplomacy.Board{Map: maps[next()%2]}
		if next()%2 == 1 {
			b.Unified = []diplomacy.Unified{{Province: b.Map.Prov(diplomacy.Loc(b.Map.Locs() - 1)), Power: 1}}
		}
		var orders []diplomacy.Order
		for len(data) > 0 && len(b.Units) < diplomacy.MaxUnits {
			u := diplomacy.Unit{At: diplomacy.Loc(next() % b.Map.Locs()), Power: diplomacy.Power(next() % 5), Type: diplomacy.UnitType(1 + next()%2), Traits: diplomacy.Traits(next() % 16 & 7)}
			b.Units = append(b.Units, u)
			if b.Check() != nil {
				b.Units = b.Units[:len(b.Units)-1]
				continue
			}
			if legal := w.Legal(nil, b, len(b.Units)-1); next()%4 > 0 {
				orders = append(orders, legal[(next()*256+next())%len(legal)])
				continue
			}
			orders = append(orders, diplomacy.Order{Power: u.Power, Kind: diplomacy.OrderKind(next() % 10), Via: diplomacy.Via(next() % 3),
				Type: diplomacy.UnitType(next() % 3), At: diplomacy.Loc(next()), Other: diplomacy.UnitType(next() % 3), From: diplomacy.Loc(next()), To: diplomacy.Loc(next())})
		}
		audit(t, b, orders, w.Adjudicate(b, orders))
	})
}

// audit checks the invariants after any movement phase.
func audit(t *testing.T, b *diplomacy.Board, orders []diplomacy.Order, r *diplomacy.Resolution) {
	t.Helper()
	next := r.Retreats()
	if err := next.Check(); err != nil {
		t.Fatalf("after the movement: %v", err)
	}
	gone := 0
	for i, o := range r.Outcomes {
		_ = o.Why.Text(b.Map)
		switch {
		case o.Order.At != b.Units[i].At || o.Order.Power != b.Units[i].Power:
			t.Fatalf("outcome %d is another unit's", i)
		case o.Disbanded:
			gone++
		case o.Dislodged && (o.DislodgedBy == diplomacy.NoProv || !r.Occupied.HasProv(b.Map.Prov(b.Units[i].At))):
			t.Fatalf("%s was dislodged by nobody", b.Map.FormatUnit(b.Units[i]))
		}
		entered := o.Order.Kind == diplomacy.Move && o.Result == diplomacy.Succeeded
		if entered && (b.Units[i].Traits&diplomacy.Bound != 0 || o.Dislodged || o.Why.Strength <= o.Why.Against) {
			t.Fatalf("%s must not enter: %+v", b.Map.FormatUnit(b.Units[i]), o)
		}
	}
	if len(next.Units)+len(next.Dislodged)+gone != len(b.Units) {
		t.Fatal("units got lost or were born")
	}
	if r.Occupied.Len() != len(next.Units) {
		t.Fatalf("%d provinces are occupied by %d units", r.Occupied.Len(), len(next.Units))
	}
	var retreats []diplomacy.Order
	for _, d := range next.Dislodged {
		legal := next.Legal(nil, d)
		retreats = append(retreats, legal[0])
	}
	end := diplomacy.Board{Map: b.Map, Unified: b.Unified, Units: next.Resolve(append(retreats, orders...)).Units}
	if err := end.Check(); err != nil {
		t.Fatalf("after the retreats: %v", err)
	}
}
