package diplomacy_test

import (
	"slices"
	"testing"

	"outremer/diplomacy"
)

// sheetOrders gives every unit exactly one order, in the order of the board.
func sheetOrders(b *diplomacy.Board, orders []diplomacy.Order) []diplomacy.Order {
	list := make([]diplomacy.Order, len(b.Units))
	for i, u := range b.Units {
		list[i] = diplomacy.Order{Power: u.Power, Kind: diplomacy.Hold, Type: u.Type, At: u.At, From: diplomacy.NoLoc, To: diplomacy.NoLoc}
		for _, o := range orders {
			if o.At == u.At {
				list[i] = o
			}
		}
	}
	return list
}

// changes gives other orders to up to three units, possible or not.
func (d *dealer) changes(b *diplomacy.Board) (list []diplomacy.Change) {
	for range 1 + d.IntN(3) {
		i := d.IntN(len(b.Units))
		o, ok := d.pick(i, func(diplomacy.Order) bool { return true })
		if !ok || d.percent(5) {
			o = d.anything(b.Units[i])
		}
		if !slices.ContainsFunc(list, func(c diplomacy.Change) bool { return int(c.Unit) == i }) {
			list = append(list, diplomacy.Change{Unit: uint8(i), Order: o})
		}
	}
	return list
}

// TestTry: with some orders changed, the units concerned fare as if everything were resolved anew,
// to the last detail, and all others as before.
func TestTry(t *testing.T) {
	boards := 3000
	if testing.Short() {
		boards = 1500
	}
	for _, m := range []*diplomacy.Map{diplomacy.Classic(), diplomacy.MapNamed("cardinals")} {
		d := newDealer(m, 11)
		var whole, part diplomacy.Workspace
		var sheet diplomacy.Sheet
		paradoxes := 0
		for range boards {
			b := d.board()
			if len(b.Units) == 0 {
				continue
			}
			orders := sheetOrders(b, d.orders(b))
			sheet.Lay(b, orders)
			before := slices.Clone(whole.Adjudicate(b, orders).Outcomes)
			for range 4 {
				list := d.changes(b)
				changed := slices.Clone(orders)
				for _, c := range list {
					changed[c.Unit] = c.Order
				}
				want := whole.Adjudicate(b, changed).Outcomes
				units, r := part.Try(&sheet, list)
				next := slices.Clone(before)
				for k, u := range units {
					next[u] = r.Outcomes[k]
				}
				for u := range next {
					if next[u] != want[u] {
						t.Fatalf("%s, %v\nchanges %v, unit %d:\n%+v, not\n%+v", m.Name, changed, list, u, next[u], want[u])
					}
					if next[u].Why.Cause == diplomacy.ConvoyParadox {
						paradoxes++
					}
				}
				if d.percent(50) {
					sheet.Put(list)
					orders, before = changed, next
				}
			}
		}
		if paradoxes == 0 {
			t.Errorf("%s: no paradox among them", m.Name)
		}
	}
}

// TestTryConcerns: a move concerns those who attack, help or stand where it comes from and goes to, and
// those whom these concern; and nobody else.
func TestTryConcerns(t *testing.T) {
	m := diplomacy.Classic()
	loc := func(id string) diplomacy.Loc { l, _ := m.Loc(id); return l }
	b := &diplomacy.Board{Map: m}
	var orders []diplomacy.Order
	give := func(power diplomacy.Power, at string, kind diplomacy.OrderKind, from, to string) {
		b.Units = append(b.Units, diplomacy.Unit{Power: power, Type: diplomacy.Army, At: loc(at)})
		o := diplomacy.Order{Power: power, Kind: kind, Type: diplomacy.Army, At: loc(at), From: diplomacy.NoLoc, To: diplomacy.NoLoc}
		if from != "" {
			o.From = loc(from)
		}
		if to != "" {
			o.To = loc(to)
		}
		orders = append(orders, o)
	}
	give(0, "par", diplomacy.Hold, "", "")
	give(1, "mun", diplomacy.Move, "", "bur")
	give(1, "ruh", diplomacy.SupportMove, "mun", "bur")
	give(2, "bel", diplomacy.Move, "", "ruh")
	give(2, "hol", diplomacy.Hold, "", "")
	give(3, "war", diplomacy.Move, "", "mos")
	give(4, "mos", diplomacy.Hold, "", "")
	var sheet diplomacy.Sheet
	sheet.Lay(b, orders)
	change := diplomacy.Change{Unit: 0, Order: orders[0]}
	change.Order.Kind, change.Order.To = diplomacy.Move, loc("bur")
	var w diplomacy.Workspace
	for _, c := range []struct {
		changes []diplomacy.Change
		want    []uint8
	}{
		{nil, nil},
		{[]diplomacy.Change{{Unit: 0, Order: orders[0]}}, []uint8{0}},
		{[]diplomacy.Change{change}, []uint8{0, 1, 2, 3}},
	} {
		units, r := w.Try(&sheet, c.changes)
		if !slices.Equal(units, c.want) || len(r.Outcomes) != len(c.want) {
			t.Errorf("%v: %d units concerned, %v, not %v", c.changes, len(r.Outcomes), units, c.want)
		}
	}
	if sheet.Order(0) != orders[0] {
		t.Error("trying has changed the sheet")
	}
	sheet.Put([]diplomacy.Change{change})
	if sheet.Order(0) != change.Order {
		t.Error("the change has not stayed")
	}
	sheet.Put([]diplomacy.Change{{Unit: 0, Order: orders[0]}})
	units, _ := w.Try(&sheet, []diplomacy.Change{{Unit: 1, Order: orders[1]}})
	if !slices.Equal(units, []uint8{1, 2, 3}) {
		t.Errorf("taken back, it still concerns others: %v", units)
	}
}
