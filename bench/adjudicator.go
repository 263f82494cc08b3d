package bench

import (
	"fmt"
	"runtime"
	"time"

	"outremer/diplomacy"
	"outremer/game"
)

// adjudicator measures resolving random possible orders, including the cause of each outcome, and
// listing all possible orders: on the openings of all maps and on a crowded classic map.
func (b *benchmark) adjudicator() error {
	boards := []*diplomacy.Board{crowd(diplomacy.Classic(), 34)}
	for _, name := range diplomacy.MapNames() {
		m := diplomacy.MapNamed(name)
		boards = append(boards, &diplomacy.Board{Map: m, Units: m.Start})
	}
	for _, board := range boards {
		if err := b.adjudications(board); err != nil {
			return err
		}
	}
	return nil
}

// crowd places units at random.
func crowd(m *diplomacy.Map, n int) *diplomacy.Board {
	luck := game.NewRand([2]uint64{7, 8})
	places := make([]diplomacy.Prov, len(m.Provinces))
	for i := range places {
		places[i] = diplomacy.Prov(i)
	}
	game.Shuffle(&luck, 0, places)
	b := &diplomacy.Board{Map: m}
	for _, p := range places[:n] {
		u := diplomacy.Unit{Power: diplomacy.Power(luck.Intn(0, m.Majors)), Type: diplomacy.Army, At: diplomacy.Loc(p)}
		switch province := m.Provinces[p]; {
		case province.Terrain == diplomacy.Sea, province.Terrain == diplomacy.Coast && luck.Intn(0, 3) == 0:
			u.Type = diplomacy.Fleet
			if province.Coasts != nil {
				u.At = province.Coasts[0]
			}
		}
		b.Units = append(b.Units, u)
	}
	return b
}

func (b *benchmark) adjudications(board *diplomacy.Board) error {
	name := fmt.Sprintf("adjudicator.%s.%d", board.Map.Name, len(board.Units))
	perSecond, allocs := b.resolving(board)
	return b.values(
		Value{Name: name + ".resolve", Value: perSecond, Unit: "adjudications/s"},
		Value{Name: name + ".allocs", Value: allocs, Unit: "allocs/adjudication"},
		Value{Name: name + ".list", Value: b.listing(board), Unit: "µs"})
}

// resolving returns how many order sets are resolved per second, and the allocations for each.
func (b *benchmark) resolving(board *diplomacy.Board) (perSecond, allocs float64) {
	var w diplomacy.Workspace
	sets := orderSets(&w, board)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	began, done := time.Now(), 0
	for b.goOn(done, began) {
		for _, orders := range sets {
			w.Adjudicate(board, orders)
		}
		done += len(sets)
	}
	perSecond = float64(done) / time.Since(began).Seconds()
	runtime.ReadMemStats(&after)
	return perSecond, float64(after.Mallocs-before.Mallocs) / float64(done)
}

// orderSets draws possible orders for all units, and resolves them once to warm up the workspace.
func orderSets(w *diplomacy.Workspace, board *diplomacy.Board) (sets [64][]diplomacy.Order) {
	luck := game.NewRand([2]uint64{9, 10})
	var legal []diplomacy.Order
	for i := range sets {
		for u := range board.Units {
			legal = w.Legal(legal[:0], board, u)
			sets[i] = append(sets[i], legal[luck.Intn(0, len(legal))])
		}
		w.Adjudicate(board, sets[i])
	}
	return sets
}

// listing returns how many microseconds it takes to list all possible orders.
func (b *benchmark) listing(board *diplomacy.Board) float64 {
	var w diplomacy.Workspace
	var legal []diplomacy.Order
	began, done := time.Now(), 0
	for b.goOn(done, began) {
		legal = w.LegalAll(legal[:0], board)
		done++
	}
	return float64(time.Since(began).Microseconds()) / float64(done)
}
