package bench

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"outremer/games"
)

// Plan says what to measure.
type Plan struct {
	Titles []games.Game
	Quick  bool     // a few seconds in total, and rough numbers
	Growth bool     // cost against size, instead of everything else
	Nodes  string   // URL of an empty PostgreSQL: servers on it, instead of everything else
	Only   []string // rows whose names begin with one of these; nil: all
	// Progress is told how many measurements of how many are done; nil: nobody is.
	Progress func(done, all int)
}

// benchmark is a run of measurements.
type benchmark struct {
	ctx    context.Context
	quick  bool
	only   []string
	target target // what is measured as a process of its own
	report func(Value) error
	told   func(done, all int)
}

// choose returns whole or quick, depending on the run.
func choose[T any](b *benchmark, whole, quick T) T {
	if b.quick {
		return quick
	}
	return whole
}

// Run measures this program: the rules and bots of some titles on one core, tables and their store,
// whole servers with durable commits, and the program itself.
func (p *Plan) Run(ctx context.Context, report func(Value) error) error {
	path, err := os.Executable()
	if err != nil {
		return err
	}
	b := &benchmark{ctx: ctx, quick: p.Quick, only: p.Only, target: target{path: path, deltas: true}, report: report, told: p.Progress}
	if p.Growth {
		return b.run(b.growth(p.Titles))
	}
	if p.Nodes != "" {
		return b.run(b.nodes(p.Titles, p.Nodes))
	}
	return b.run(b.all(p.Titles))
}

// measurement reports rows whose names begin with one of its own.
type measurement struct {
	run  func() error
	rows []string
}

func measure(run func() error, rows ...string) measurement { return measurement{run, rows} }

func (b *benchmark) all(titles []games.Game) []measurement {
	var all []measurement
	for _, g := range titles {
		for _, n := range slices.Backward(g.Info().Sizes()) {
			size := fmt.Sprintf("%s.%dp", g.Info().Slug, n)
			all = append(all, measure(func() error { return b.playouts(g.Title, n) }, "rules."+size),
				measure(func() error { return b.bots(g.Title, n) }, "bot."+size))
		}
		all = append(all, measure(func() error { return b.copies(g.Title) }, "copy."+g.Info().Slug))
	}
	all = append(all, measure(b.adjudicator, "adjudicator"), measure(func() error { return b.long(titles) }, "long"))
	all = append(all, b.processes(titles)...)
	return append(all, measure(func() error { return b.server(titles[0]) }, "http", "memory"), measure(b.program, "program"))
}

func (b *benchmark) run(all []measurement) error {
	all = slices.DeleteFunc(all, func(m measurement) bool { return !slices.ContainsFunc(m.rows, b.wanted) })
	for i, m := range all {
		if err := b.ctx.Err(); err != nil {
			return err
		}
		if b.told != nil {
			b.told(i, len(all))
		}
		if err := m.run(); err != nil {
			return fmt.Errorf("%s: %w", strings.Join(m.rows, ", "), err)
		}
	}
	return nil
}

// wanted reports whether rows that begin with name are asked for, or some of them.
func (b *benchmark) wanted(name string) bool {
	return b.only == nil || slices.ContainsFunc(b.only, func(only string) bool {
		return strings.HasPrefix(name, only) || strings.HasPrefix(only, name)
	})
}

// goOn reports whether a repeated measurement should run once more.
func (b *benchmark) goOn(done int, began time.Time) bool {
	return done == 0 || time.Since(began) < choose(b, time.Second, 50*time.Millisecond) && b.ctx.Err() == nil
}

func (b *benchmark) values(values ...Value) error {
	for _, v := range values {
		if !b.wanted(v.Name) {
			continue
		}
		v.Value = rounded(v.Value)
		if err := b.report(v); err != nil {
			return err
		}
	}
	return nil
}

// rounded has four digits: more are noise.
func rounded(v float64) float64 {
	v, _ = strconv.ParseFloat(strconv.FormatFloat(v, 'g', 4, 64), 64)
	return v
}
