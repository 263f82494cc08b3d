package bench

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"outremer/game"
	"outremer/games"
	"outremer/store/sqlite"
)

// target is a build of outremer that is measured from outside.
type target struct {
	path   string
	deltas bool // its streams and answers carry changes instead of whole states
	picks  bool // it can measure some rows only
}

// processes measures a build as a server in a process of its own, by its CPU time.
func (b *benchmark) processes(titles []games.Game) []measurement {
	var all []measurement
	for _, g := range titles {
		all = append(all, measure(func() error { return b.cpuPerMove(g.Title) }, "server."+g.Info().Slug+".cpu"))
	}
	first := titles[0].Title
	name := "server." + first.Info().Slug
	return append(all, measure(func() error { return b.manyTables(first) }, name+".moves"),
		measure(func() error { return b.overFloor(first) }, "sqlite"),
		measure(func() error { return b.manyWatchers(first) }, name+".watchers"))
}

// onChild runs a server for a measurement.
func (b *benchmark) onChild(do func(c *child) error) error {
	c, err := startChild(b.ctx, b.target.path)
	if err != nil {
		return err
	}
	return errors.Join(do(c), c.stop())
}

// play plays at the largest table of a title, with one watcher each who asks for gzip.
func (b *benchmark) play(c *child, t game.Title, tables, moves int) (perSecond float64, cpu time.Duration, err error) {
	return fleet{c}.serving(b.ctx, t.Info().Slug, largest(t), tables, moves, b.target.deltas)
}

// largest returns the seats of the largest table.
func largest(t game.Title) []string {
	info := t.Info()
	return info.Seats[info.Sizes()[len(info.Sizes())-1]]
}

func (b *benchmark) cpuPerMove(t game.Title) error {
	return b.onChild(func(c *child) error {
		_, cpu, err := b.play(c, t, choose(b, 50, 5), choose(b, 5_000, 100))
		if err != nil {
			return err
		}
		return b.values(Value{Name: "server." + t.Info().Slug + ".cpu", Value: micros(cpu), Unit: "µs/move"})
	})
}

func (b *benchmark) manyTables(t game.Title) error {
	tables := choose(b, 200, 10)
	return b.onChild(func(c *child) error {
		perSecond, _, err := b.play(c, t, tables, choose(b, 10_000, 100))
		if err != nil {
			return err
		}
		return b.values(Value{Name: fmt.Sprintf("server.%s.moves.%dtables", t.Info().Slug, tables), Value: perSecond, Unit: "moves/s"})
	})
}

// overFloor compares the server with what the driver of its database does alone, one row a commit,
// before and after it.
func (b *benchmark) overFloor(t game.Title) error {
	before, cpu, err := b.floor()
	if err != nil {
		return err
	}
	var perSecond float64
	err = b.onChild(func(c *child) (err error) {
		perSecond, _, err = b.play(c, t, choose(b, 50, 5), choose(b, 10_000, 100))
		return err
	})
	if err != nil {
		return err
	}
	after, cpu2, err := b.floor()
	if err != nil {
		return err
	}
	commits := (before + after) / 2
	return b.values(Value{Name: "sqlite.commits", Value: commits, Unit: "commits/s"},
		Value{Name: "sqlite.commit.cpu", Value: micros((cpu + cpu2) / 2), Unit: "µs/commit"},
		Value{Name: "sqlite.moves", Value: perSecond, Unit: "moves/s"},
		Value{Name: "sqlite.commits-per-move", Value: commits / perSecond, Unit: "x"})
}

// floor returns how many rows the driver commits in a second, and the CPU time of one.
func (b *benchmark) floor() (perSecond float64, cpu time.Duration, err error) {
	dir, err := os.MkdirTemp("", "outremer-bench-*")
	if err != nil {
		return 0, 0, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	began, from, done := time.Now(), spent(), 0
	err = sqlite.Floor(b.ctx, dir, func() bool {
		done++
		return b.goOn(done, began)
	})
	if errors.Is(err, context.Canceled) || done == 0 {
		return 0, 0, err
	}
	return float64(done) / time.Since(began).Seconds(), (spent() - from) / time.Duration(done), err
}

// manyWatchers lets ten thousand look on at one table.
func (b *benchmark) manyWatchers(t game.Title) error {
	n := choose(b, 10_000, 50)
	return b.onChild(func(c *child) error {
		memory, took, err := fleet{c}.watching(b.ctx, t.Info().Slug, largest(t), n, choose(b, 50, 3), b.target.deltas)
		if err != nil {
			return err
		}
		at := func(q float64) float64 { return micros(took[int(q*float64(len(took)-1))]) / 1000 }
		name := fmt.Sprintf("server.%s.watchers.%d", t.Info().Slug, n)
		return b.values(Value{Name: name + ".memory", Value: memory, Unit: "bytes"},
			Value{Name: name + ".last.p50", Value: at(.5), Unit: "ms"}, Value{Name: name + ".last.p99", Value: at(.99), Unit: "ms"})
	})
}

func micros(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1000 }
