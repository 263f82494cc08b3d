package bench

import (
	"errors"
	"fmt"
	"os"
	"time"

	"outremer/games"
)

// served measures this program as a server in a process of its own: its CPU time for a durable move
// of every title, and what many watchers of one table cost. Systems that do not tell the CPU time of
// another process have no such rows.
func (b *benchmark) served(titles []games.Game) error {
	program, err := os.Executable()
	if err != nil {
		return err
	}
	for _, g := range titles {
		for _, deltas := range []bool{true, false} {
			err := b.onChild(program, func(c *child) error { return b.servedMoves(c, g, deltas) })
			if err != nil {
				return err
			}
		}
	}
	return b.onChild(program, func(c *child) error { return b.servedWatchers(c, titles[0]) })
}

// onChild measures a server with a new database.
func (b *benchmark) onChild(program string, measure func(*child) error) error {
	c, err := startChild(b.ctx, program)
	if err != nil {
		return err
	}
	err = measure(c)
	if errors.Is(err, errNoCPU) {
		err = nil
	}
	return errors.Join(err, c.stop())
}

func (b *benchmark) servedMoves(c *child, g games.Game, deltas bool) error {
	tables := choose(b, 50, 3)
	perSecond, cpu, err := c.serving(b.ctx, g.Info().Slug, largest(g), tables, choose(b, 10_000, 30), deltas)
	if err != nil {
		return fmt.Errorf("serving %s: %w", g.Info().Slug, err)
	}
	name := fmt.Sprintf("server.%s.%dtables", g.Info().Slug, tables)
	if !deltas {
		name += ".whole-states"
	}
	return b.values(Value{name + ".moves", perSecond, "moves/s"}, Value{name + ".cpu", cpu.Seconds() * 1000, "ms/move"})
}

func (b *benchmark) servedWatchers(c *child, g games.Game) error {
	watchers := choose(b, 9000, 10)
	memory, took, err := c.watching(b.ctx, g.Info().Slug, largest(g), watchers, choose(b, 50, 2), true)
	if err != nil {
		return fmt.Errorf("watching %s: %w", g.Info().Slug, err)
	}
	name := fmt.Sprintf("server.%dwatchers", watchers)
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	return b.values(Value{name + ".memory", memory, "bytes/watcher"},
		Value{name + ".last.p50", ms(took[len(took)/2]), "ms"}, Value{name + ".last.p99", ms(took[(len(took)-1)*99/100]), "ms"})
}

// largest returns the seats of a title's largest table.
func largest(g games.Game) []string {
	info := g.Info()
	return info.Seats[info.Sizes()[len(info.Sizes())-1]]
}
