package main

import (
	"bufio"
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"runtime"
	"sync"

	"outremer/game"
	"outremer/sim"
)

// play plays a game to its end; look sees every position before a move.
func play(ctx context.Context, t game.Title, setup game.Setup, key uint64, brains func(game.Seat) game.Brain, look func(game.State)) (game.State, error) {
	setup.Key = [2]uint64{key, 0x6f7574}
	st, err := t.New(setup)
	if err != nil {
		return nil, err
	}
	all := make([]game.Brain, setup.Seats)
	for s := range all {
		all[s] = brains(game.Seat(s))
	}
	var buf []game.Move
	for st.Awaiting() != 0 {
		if look != nil {
			look(st)
		}
		s := st.Awaiting().First()
		buf, err = all[s].Choose(ctx, game.Scene{State: st, Seat: s}.Window(), buf[:0])
		if err != nil {
			return nil, err
		}
		for _, m := range buf {
			if err := game.Apply(st, s, m, nil); err != nil {
				return nil, err
			}
		}
	}
	return st, ctx.Err()
}

// inParallel calls do for the numbers below n, on all cores, and returns the first error.
func inParallel(n int, do func(i int) error) error {
	next, errs := make(chan int), make(chan error, runtime.GOMAXPROCS(0))
	var all sync.WaitGroup
	for range cap(errs) {
		all.Go(func() {
			for i := range next {
				if err := do(i); err != nil {
					errs <- err
					return
				}
			}
		})
	}
	var err error
	for i := 0; i < n && err == nil; i++ {
		select {
		case next <- i:
		case err = <-errs:
		}
	}
	close(next)
	all.Wait()
	if err == nil && len(errs) > 0 {
		err = <-errs
	}
	return err
}

// positions writes positions with what became of them: the numbers of inputs and outputs, then for each
// position both as 32-bit floats. The rows of a game lie together.
func (w *work) positions(ctx context.Context) error {
	file, err := os.Create(w.out)
	if err != nil {
		return err
	}
	defer file.Close() //nolint:errcheck // Flush and Sync report
	out := bufio.NewWriterSize(file, 1<<20)
	var one sync.Mutex
	rows, began := 0, false
	err = inParallel(w.games, func(i int) error {
		inputs, outcome, err := w.game(ctx, uint64(i))
		if err != nil || len(inputs) == 0 {
			return err
		}
		one.Lock()
		defer one.Unlock()
		if !began {
			began = true
			if err := binary.Write(out, binary.LittleEndian, []uint32{uint32(len(inputs[0])), uint32(len(outcome))}); err != nil {
				return err
			}
		}
		for _, x := range inputs {
			rows++
			if err := writeFloats(out, x, outcome); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	fmt.Printf("%s: %d positions of %d games\n", w.out, rows, w.games)
	return out.Flush()
}

func writeFloats(out *bufio.Writer, lists ...[]float32) error {
	var buf [4]byte
	for _, list := range lists {
		for _, x := range list {
			binary.LittleEndian.PutUint32(buf[:], math.Float32bits(x))
			if _, err := out.Write(buf[:]); err != nil {
				return err
			}
		}
	}
	return nil
}

// game plays the i-th game among explorers, and returns some of its positions and what became of it.
func (w *work) game(ctx context.Context, i uint64) (inputs [][]float32, outcome []float32, err error) {
	luck := game.Quick([2]uint64{w.seed, i})
	pick := game.Quick([2]uint64{w.seed, ^i})
	st, err := play(ctx, w.info, w.setup(w.players), luck.Uint64(0),
		func(game.Seat) game.Brain { return w.title.NewExplorer(w.lesson, &luck) },
		func(st game.State) {
			if pick.Intn(0, 100) >= w.share {
				return
			}
			if x, ok := w.title.Inputs(st, nil); ok {
				inputs = append(inputs, x)
			}
		})
	if err != nil {
		return nil, nil, err
	}
	return inputs, w.title.Outcome(st, nil), nil
}

// match plays bots against each other with rotated seats.
func (w *work) match(ctx context.Context) error {
	plan := sim.Plan{Title: w.info, Setup: w.setup(w.players), Games: w.games, Seed: w.seed, Rotate: true, Bots: w.seated()}
	plan.Engines.Wait = patience
	plan.Engines.Report = func(name, why string) { fmt.Fprintln(os.Stderr, name, why) }
	var stats sim.Stats
	if err := sim.Run(ctx, plan, func(g sim.Game) error { stats.Add(g); return nil }); err != nil {
		return err
	}
	fmt.Print(stats.String())
	return nil
}
