package bench

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"outremer/game"
	"outremer/games"
	"outremer/table"
)

// growth measures what a move costs, and what is kept in memory, against the number of tables, of
// moves at a table, and of its watchers.
func (b *benchmark) growth(titles []games.Game) []measurement {
	var all []measurement
	for _, n := range choose(b, []int{100, 1_000, 10_000}, []int{10, 30}) {
		name := func(what string) string { return fmt.Sprintf("growth.%s.%d", what, n) }
		all = append(all,
			measure(func() error { return b.tables(titles[0].Title, n, name("tables")) }, name("tables")),
			measure(func() error { return b.movesOf(titles, n, name("moves")) }, name("moves")),
			measure(func() error { return b.watchers(titles[0].Title, n, name("watchers")) }, name("watchers")))
	}
	return all
}

// tables opens n tables and plays at all of them in turn.
func (b *benchmark) tables(t game.Title, n int, name string) error {
	return b.inHall(t, func(h *hall) error {
		before := used()
		open, err := h.sitMany(b.ctx, n)
		if err != nil {
			return err
		}
		memory := used() - before
		moves, began := choose(b, 4_000, 60), spent()
		for i := range moves {
			if _, err := h.move(b.ctx, open[i*7919%n], i); err != nil {
				return err
			}
		}
		cpu := (spent() - began) / time.Duration(moves)
		load, err := h.loadSome(b, open)
		if err != nil {
			return err
		}
		return b.values(Value{Name: name + ".cpu", Value: micros(cpu), Unit: "µs/move"},
			Value{Name: name + ".memory", Value: float64(memory) / float64(n), Unit: "bytes/table"},
			Value{Name: name + ".load", Value: micros(load) / 1000, Unit: "ms/table"})
	})
}

// sitMany opens n tables, many at once, so that they share commits.
func (h *hall) sitMany(ctx context.Context, n int) ([]*table.Table, error) {
	const hands = 50
	open, errs := make([]*table.Table, n), make([]error, hands)
	var all sync.WaitGroup
	for hand := range hands {
		all.Go(func() {
			for i := hand; i < n && errs[hand] == nil; i += hands {
				open[i], errs[hand] = h.sit(ctx)
			}
		})
	}
	all.Wait()
	return open, errors.Join(errs...)
}

// loadSome parks tables and loads some of them, and returns the CPU time of each.
func (h *hall) loadSome(b *benchmark, open []*table.Table) (time.Duration, error) {
	for _, tab := range open {
		tab.Release()
	}
	if err := h.close(); err != nil {
		return 0, err
	}
	if err := h.open(b.ctx, ""); err != nil {
		return 0, err
	}
	some := min(len(open), 100)
	began := spent()
	for _, tab := range open[:some] {
		again, err := h.host.Open(b.ctx, tab.ID())
		if err != nil {
			return 0, err
		}
		again.Release()
	}
	return (spent() - began) / time.Duration(some), nil
}

// movesOf plays n moves at one table, and then looks at what one more costs.
func (b *benchmark) movesOf(titles []games.Game, n int, name string) error {
	t, err := endless(titles)
	if err != nil {
		return err
	}
	return b.inHall(t, func(h *hall) error {
		before := used()
		tab, err := h.sit(b.ctx)
		if err != nil {
			return err
		}
		if _, err := h.moves(b.ctx, tab, 0, n); err != nil {
			return err
		}
		memory := used() - before
		cpu, err := h.moves(b.ctx, tab, n, choose(b, 2_000, 20))
		if err != nil {
			return err
		}
		back, undo, err := h.back(b, tab)
		if err != nil {
			return err
		}
		id := tab.ID()
		tab.Release()
		marked, replayed, err := b.loads(h, id)
		if err != nil {
			return err
		}
		return b.values(Value{Name: name + ".cpu", Value: micros(cpu), Unit: "µs/move"},
			Value{Name: name + ".memory", Value: float64(memory) / float64(n), Unit: "bytes/move"},
			Value{Name: name + ".back", Value: micros(back), Unit: "µs/look"},
			Value{Name: name + ".undo", Value: micros(undo), Unit: "µs/undo"},
			Value{Name: name + ".load", Value: micros(marked) / 1000, Unit: "ms"},
			Value{Name: name + ".load.replayed", Value: micros(replayed) / 1000, Unit: "ms"})
	})
}

// back steps back through a table and undoes some of its moves. It returns the CPU time of a step
// and of an undo.
func (h *hall) back(b *benchmark, tab *table.Table) (step, undo time.Duration, err error) {
	s := game.Seat(0)
	now, err := tab.Snapshot(h.guest.ID, s)
	if err != nil {
		return 0, 0, err
	}
	steps := uint64(choose(b, 100, 5))
	began := spent()
	for i := range steps {
		if _, err := tab.Past(h.guest.ID, s, now.N*(steps-i)/steps); err != nil {
			return 0, 0, err
		}
	}
	step = (spent() - began) / time.Duration(steps)
	began = spent()
	undos := min(choose(b, 20, 2), now.Undo.Steps)
	for range undos {
		if err := tab.Undo(b.ctx, table.By{Guest: h.guest.ID, Seat: s}); err != nil {
			return 0, 0, err
		}
	}
	return step, (spent() - began) / time.Duration(max(undos, 1)), nil
}

// watchers lets n look on at one table while public moves are made.
func (b *benchmark) watchers(t game.Title, n int, name string) error {
	return b.onChild(func(c *child) error {
		p := &player{client: fleet{c}.client(t.Info().Slug, largest(t), 0), deltas: b.target.deltas}
		if err := p.begin(b.ctx); err != nil {
			return err
		}
		defer p.close()
		before, err := c.resident()
		if err != nil {
			return err
		}
		w := &gallery{last: make(chan time.Duration, 1), start: time.Now()}
		defer w.close()
		if err := w.gather(p, n, p.Addr); err != nil {
			return err
		}
		after, err := c.resident()
		if err != nil {
			return err
		}
		cpu, err := w.perMove(b, c, p)
		if err != nil {
			return err
		}
		return b.values(Value{Name: name + ".cpu", Value: micros(cpu) / float64(n), Unit: "µs/watcher/move"},
			Value{Name: name + ".memory", Value: float64(after-before) / float64(n), Unit: "bytes/watcher"})
	})
}

// perMove returns the server's CPU time for a public move.
func (w *gallery) perMove(b *benchmark, c *child, p *player) (time.Duration, error) {
	before, err := c.cpu()
	if err != nil {
		return 0, err
	}
	moves := choose(b, 40, 3)
	for done := 0; done < moves; {
		w.next()
		if err := p.step(b.ctx); err != nil {
			return 0, err
		}
		select {
		case <-w.last:
			done++
		case <-time.After(3 * time.Second): // it was not public
		}
	}
	after, err := c.cpu()
	return (after - before) / time.Duration(moves), err
}
