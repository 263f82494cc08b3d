package bench

import (
	"context"
	"slices"
	"strconv"
	"time"

	"outremer/games"
)

// benchmark is a run of all measurements.
type benchmark struct {
	ctx    context.Context
	quick  bool
	report func(Value) error
}

// choose returns whole or quick, depending on the run.
func choose[T any](b *benchmark, whole, quick T) T {
	if b.quick {
		return quick
	}
	return whole
}

// All runs every benchmark: the rules and bots of some titles on one core, a whole server with
// durable commits, and the program itself. A quick run takes a few seconds in total, and its
// numbers are rough.
func All(ctx context.Context, titles []games.Game, quick bool, report func(Value) error) error {
	b := &benchmark{ctx: ctx, quick: quick, report: report}
	return b.all(titles)
}

func (b *benchmark) all(titles []games.Game) error {
	var steps []func() error
	for _, g := range titles {
		for _, n := range slices.Backward(g.Info().Sizes()) {
			steps = append(steps, func() error { return b.playouts(g.Title, n) }, func() error { return b.bots(g.Title, n) })
		}
	}
	steps = append(steps, b.adjudicator, func() error { return b.server(titles[0]) }, func() error { return b.served(titles) }, b.program)
	for _, step := range steps {
		if err := b.ctx.Err(); err != nil {
			return err
		}
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// goOn reports whether a repeated measurement should run once more.
func (b *benchmark) goOn(done int, began time.Time) bool {
	return done == 0 || time.Since(began) < choose(b, time.Second, 50*time.Millisecond) && b.ctx.Err() == nil
}

func (b *benchmark) values(values ...Value) error {
	for _, v := range values {
		v.Value, _ = strconv.ParseFloat(strconv.FormatFloat(v.Value, 'g', 4, 64), 64) // more digits are noise
		if err := b.report(v); err != nil {
			return err
		}
	}
	return nil
}
