package diplomacy_test

import (
	"testing"

	"outremer/diplomacy"
	"outremer/diplomacy/cases"
)

// The positions of the speed comparison. One operation sets units and orders on a prepared map,
// checks the orders, resolves them, and reports each outcome.

func benchPositions(t testing.TB, file string) []cases.Position {
	m := diplomacy.Classic()
	r := cases.NewRunner(m)
	var list []cases.Position
	for _, c := range readCases(t, "testdata/datc/"+file) {
		p, err := r.Position(&c)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return list
}

func benchmark(b *testing.B, file string) {
	list := benchPositions(b, file)
	var w diplomacy.Workspace
	var board diplomacy.Board
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		p := &list[i%len(list)]
		board.Map, board.Units, board.Unified = p.Board.Map, append(board.Units[:0], p.Board.Units...), p.Board.Unified
		w.Adjudicate(&board, p.Orders)
		i++
	}
}

func BenchmarkOpening(b *testing.B) { benchmark(b, "bench_opening.json") }
func BenchmarkMidgame(b *testing.B) { benchmark(b, "bench_midgame.json") }

func benchmarkLegal(b *testing.B, file string) {
	list := benchPositions(b, file)
	var w diplomacy.Workspace
	var orders []diplomacy.Order
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		orders = w.LegalAll(orders[:0], &list[i%len(list)].Board)
		i++
	}
}

func BenchmarkLegalOpening(b *testing.B) { benchmarkLegal(b, "bench_opening.json") }
func BenchmarkLegalMidgame(b *testing.B) { benchmarkLegal(b, "bench_midgame.json") }

// TestNoAllocations: a workspace that has seen boards of this size allocates nothing, whatever the
// orders.
func TestNoAllocations(t *testing.T) {
	for _, file := range []string{"bench_opening.json", "bench_midgame.json", "6f.json", "random.json"} {
		list := benchPositions(t, file)
		var w diplomacy.Workspace
		var orders []diplomacy.Order
		all := func() {
			for i := range list {
				w.Adjudicate(&list[i].Board, list[i].Orders)
				orders = w.LegalAll(orders[:0], &list[i].Board)
			}
		}
		all()
		if n := testing.AllocsPerRun(3, all); n != 0 {
			t.Errorf("%s: %v allocations", file, n)
		}
	}
}

// TestLegalOpening: three programs agree on these numbers.
func TestLegalOpening(t *testing.T) {
	m := diplomacy.Classic()
	count := map[diplomacy.OrderKind]int{}
	for _, o := range new(diplomacy.Workspace).LegalAll(nil, &diplomacy.Board{Map: m, Units: m.Start}) {
		count[o.Kind]++
	}
	want := map[diplomacy.OrderKind]int{diplomacy.Hold: 22, diplomacy.Move: 94, diplomacy.SupportHold: 26, diplomacy.SupportMove: 96}
	for kind, n := range want {
		if count[kind] != n {
			t.Errorf("%d orders of kind %d, not %d", count[kind], kind, n)
		}
	}
	if len(count) != len(want) {
		t.Errorf("orders of other kinds: %v", count)
	}
}
