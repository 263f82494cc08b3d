package bench

import (
	"runtime"
	"strconv"
	"time"

	"outremer/games"
)

// long measures a table with ten thousand moves: what another move costs there, compared with a new
// table, and what loading it costs.
func (b *benchmark) long(titles []games.Game) error {
	t, err := endless(titles)
	if err != nil {
		return err
	}
	return b.inHall(t, func(h *hall) error {
		n := choose(b, 10_000, 300)
		tab, err := h.sit(b.ctx)
		if err != nil {
			return err
		}
		if _, err := h.moves(b.ctx, tab, 0, n); err != nil {
			return err
		}
		early, late, err := b.sideBySide(h, func(i, some int) (time.Duration, error) { return h.moves(b.ctx, tab, n+i*some, some) })
		if err != nil {
			return err
		}
		id := tab.ID()
		tab.Release()
		marked, replayed, err := b.loads(h, id)
		if err != nil {
			return err
		}
		return b.values(Value{Name: "long.early.cpu", Value: micros(early), Unit: "µs/move"},
			Value{Name: "long.late.cpu", Value: micros(late), Unit: "µs/move"},
			Value{Name: "long.late-over-early", Value: float64(late) / float64(early), Unit: "x"},
			Value{Name: "long.load", Value: micros(marked) / 1000, Unit: "ms"},
			Value{Name: "long.load.replayed", Value: micros(replayed) / 1000, Unit: "ms"})
	})
}

// sideBySide makes moves at new tables and late ones in turns, and returns the CPU time of each
// kind, the median of the turns.
func (b *benchmark) sideBySide(h *hall, late func(i, some int) (time.Duration, error)) (time.Duration, time.Duration, error) {
	var first, second []time.Duration
	some := choose(b, 200, 20)
	for i := range choose(b, 9, 3) {
		tab, err := h.sit(b.ctx)
		if err != nil {
			return 0, 0, err
		}
		if _, err := h.moves(b.ctx, tab, 0, 10); err != nil { // what is cold at first
			return 0, 0, err
		}
		x, err := h.moves(b.ctx, tab, 10, some)
		if err != nil {
			return 0, 0, err
		}
		tab.Release()
		y, err := late(i, some)
		if err != nil {
			return 0, 0, err
		}
		first, second = append(first, x), append(second, y)
	}
	return median(first), median(second), nil
}

// loads returns the CPU time for loading a table from its bookmark, and by replaying its log, as
// another build of the program has to: the medians of some loads.
func (b *benchmark) loads(h *hall, id string) (marked, replayed time.Duration, err error) {
	h.host.Park(time.Now().Add(time.Hour))
	var with, without []time.Duration
	for i := range choose(b, 9, 3) {
		x, err := h.loadAs(b, "", id)
		if err != nil {
			return 0, 0, err
		}
		y, err := h.loadAs(b, "another "+strconv.Itoa(i), id)
		if err != nil {
			return 0, 0, err
		}
		with, without = append(with, x), append(without, y)
	}
	return median(with), median(without), nil
}

// loadAs opens the hall anew, as a build of the program, and loads a table.
func (h *hall) loadAs(b *benchmark, build, id string) (time.Duration, error) {
	err := h.close() // waits for bookmarks
	if err == nil {
		err = h.open(b.ctx, build)
	}
	if err == nil {
		_, err = h.db.Guest(b.ctx, h.guest.ID) // the first question opens a connection
	}
	if err != nil {
		return 0, err
	}
	runtime.GC() // what others left
	began := spent()
	tab, err := h.host.Open(b.ctx, id)
	if err != nil {
		return 0, err
	}
	took := spent() - began
	tab.Release()
	return took, nil
}
