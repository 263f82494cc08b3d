package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"outremer/bench"
	"outremer/bot"
	"outremer/game"
	"outremer/games"
)

func benchCommand(opts *shared) *cobra.Command {
	var quick bool
	cmd := &cobra.Command{
		Use:   "bench",
		Short: "Measure this program on this machine",
		Long: `Runs every benchmark and prints one JSON object {"name", "value", "unit"} per line:
the rules on one core, a whole server with durable commits, and the program itself.
Client and server share the cores, so a server alone does better.`,
		Args: none,
		RunE: func(cmd *cobra.Command, _ []string) error {
			lib, err := opts.titles()
			if err != nil {
				return err
			}
			out := json.NewEncoder(cmd.OutOrStdout())
			b := &benchmark{ctx: cmd.Context(), quick: quick, report: func(v bench.Value) error { return out.Encode(v) }}
			return b.all(lib)
		},
	}
	cmd.Flags().BoolVar(&quick, "quick", false, "a few seconds in all; the numbers are rough")
	return cmd
}

// benchmark is a run of all measures.
type benchmark struct {
	ctx    context.Context
	quick  bool
	report func(bench.Value) error
}

// choose is how much to do.
func choose[T any](b *benchmark, whole, quick T) T {
	if b.quick {
		return quick
	}
	return whole
}

func (b *benchmark) all(lib library) error {
	var steps []func() error
	for _, g := range lib.lobby {
		for _, n := range slices.Backward(g.Info().Sizes()) {
			steps = append(steps, func() error { return b.playouts(g.Title, n) }, func() error { return b.bots(g.Title, n) })
		}
	}
	steps = append(steps, func() error { return b.scripts(lib) }, b.adjudicator, func() error { return b.server(lib.lobby[0]) }, b.program)
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

// goOn reports whether a measure that repeats something should do so once more.
func (b *benchmark) goOn(done int, began time.Time) bool {
	return done == 0 || time.Since(began) < choose(b, time.Second, 50*time.Millisecond) && b.ctx.Err() == nil
}

func (b *benchmark) values(values ...bench.Value) error {
	for _, v := range values {
		v.Value, _ = strconv.ParseFloat(strconv.FormatFloat(v.Value, 'g', 4, 64), 64) // more digits are noise
		if err := b.report(v); err != nil {
			return err
		}
	}
	return nil
}

// playouts plays random games on one core, from the deal to the end.
func (b *benchmark) playouts(t game.Title, n int) error {
	start, err := t.New(game.Setup{Seats: n, Key: [2]uint64{1, 2}})
	if err != nil {
		return err
	}
	st, luck, buf := start.Clone(), game.NewRand([2]uint64{3, 4}), make([]game.Move, 0, 1024)
	games, moves := 0, 0
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	began := time.Now()
	for b.goOn(games, began) {
		st.CopyFrom(start)
		st.Luck().Reseed(&luck)
		for games++; st.Awaiting() != 0; moves++ {
			p := st.Awaiting().First()
			buf = st.Options(buf[:0], p)
			st.Play(p, anyOf(t.Lexicon(), buf, &luck), nil)
		}
	}
	took := time.Since(began).Seconds()
	runtime.ReadMemStats(&after)
	name := fmt.Sprintf("rules.%s.%dp.random", t.Info().Slug, n)
	return b.values(
		bench.Value{Name: name + ".games", Value: float64(games) / took, Unit: "games/s"},
		bench.Value{Name: name + ".moves", Value: float64(moves) / took, Unit: "moves/s"},
		bench.Value{Name: name + ".allocs", Value: float64(after.Mallocs-before.Mallocs) / float64(games), Unit: "allocs/game"},
		bench.Value{Name: fmt.Sprintf("rules.%s.%dp.state", t.Info().Slug, n), Value: float64(reflect.TypeOf(start).Elem().Size()), Unit: "bytes"})
}

// anyOf is a random move. One in eight seals, where that is possible: among a thousand
// orders chance alone would hardly ever end a draft.
func anyOf(lex *game.Lexicon, moves []game.Move, luck *game.Rand) game.Move {
	if luck.Intn(0, 8) == 0 {
		for _, m := range moves {
			if lex.Verbs[m.Verb].Seals {
				return m
			}
		}
	}
	return moves[luck.Intn(0, len(moves))]
}

// bots measures how long the bots of a title take, the sampling of their worlds
// included: the greedy one for a move, the planner for a whole turn.
func (b *benchmark) bots(t game.Title, n int) error {
	for _, name := range bot.For(t) {
		if name != "greedy" && name != "planner" { // the others do not think
			continue
		}
		moves, turns, err := b.thinking(t, n, name)
		if err != nil {
			return err
		}
		what, took := "move", moves
		if name == "planner" {
			what, took = "turn", turns
		}
		slices.Sort(took)
		at := func(q float64) float64 { return float64(took[int(q*float64(len(took)-1))].Nanoseconds()) / 1000 }
		name := fmt.Sprintf("bot.%s.%dp.%s.%s", t.Info().Slug, n, name, what)
		if err := b.values(bench.Value{Name: name + ".p50", Value: at(.5), Unit: "µs"}, bench.Value{Name: name + ".p99", Value: at(.99), Unit: "µs"}); err != nil {
			return err
		}
	}
	return nil
}

// thinking lets a bot play against itself. A turn is what a seat does until another
// one is asked.
func (b *benchmark) thinking(t game.Title, n int, name string) (moves, turns []time.Duration, err error) {
	luck := game.NewRand([2]uint64{5, 6})
	began := time.Now()
	for b.goOn(len(moves), began) {
		st, err := t.New(game.Setup{Seats: n, Key: [2]uint64{luck.Uint64(0), luck.Uint64(0)}})
		if err != nil {
			return nil, nil, err
		}
		brains, err := seated(t, n, name, &luck)
		if err != nil {
			return nil, nil, err
		}
		before, buf := game.Nobody, make([]game.Move, 0, 256)
		for st.Awaiting() != 0 && !(b.quick && time.Since(began) > time.Second) {
			p, asked := st.Awaiting().First(), time.Now()
			chosen, err := brains[p].Choose(b.ctx, game.Scene{State: st, Seat: p}.Window(), buf[:0])
			if err != nil {
				return nil, nil, err
			}
			took := time.Since(asked)
			moves = append(moves, took)
			if p != before {
				turns = append(turns, 0)
			}
			turns[len(turns)-1] += took
			before = p
			for _, m := range chosen {
				st.Play(p, m, nil)
			}
		}
	}
	return moves, turns, nil
}

// seated is a brain of one bot for every seat.
func seated(t game.Title, n int, name string, luck *game.Rand) (brains []game.Brain, err error) {
	for range n {
		brain, err := bot.New(t, name, luck)
		if err != nil {
			return nil, err
		}
		brains = append(brains, brain)
	}
	return brains, nil
}

// server measures a whole server, each time a new one in a folder of its own.
func (b *benchmark) server(g games.Game) error {
	for _, measure := range []func(*bench.Site) ([]bench.Value, error){
		func(s *bench.Site) ([]bench.Value, error) { return bench.Moves(b.ctx, s, 50, choose(b, 10_000, 500)) },
		func(s *bench.Site) ([]bench.Value, error) {
			return bench.Latency(b.ctx, s, choose(b, 200, 20), choose(b, 10, 3), choose(b, time.Second, 100*time.Millisecond))
		},
		func(s *bench.Site) ([]bench.Value, error) {
			return bench.Memory(b.ctx, s, choose(b, 1000, 50), choose(b, 1000, 50))
		},
	} {
		values, err := b.onSite(g, measure)
		if err != nil {
			return err
		}
		if err := b.values(values...); err != nil {
			return err
		}
	}
	return nil
}

func (b *benchmark) onSite(g games.Game, measure func(*bench.Site) ([]bench.Value, error)) (values []bench.Value, err error) {
	dir, err := os.MkdirTemp("", "outremer-bench-*")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	s, err := bench.Start(b.ctx, filepath.Join(dir, "data"), g)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, s.Stop()) }()
	return measure(s)
}
