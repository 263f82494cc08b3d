package main

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"time"

	"outremer/game"
	"outremer/game/tuned"
)

// patience is how long a program at a seat may think.
const patience = 10 * time.Second

// seated is who plays each seat of a match.
func (w *work) seated() []string {
	names := strings.Split(w.bots, ",")
	if len(names) == 1 {
		return slices.Repeat(names, w.players)
	}
	return names
}

// What tune does in each round: of many candidates, scattered around a middle, the best make the next middle.
const (
	population = 48
	elite      = 12
	scatter    = 0.35
	calmer     = 0.93 // by which the scatter shrinks in each round
	pointShare = 0.03 // what a point counts beside a win
)

// tune looks for the adviser's numbers by cross-entropy, in games of every size against the numbers as they are.
func (w *work) tune(ctx context.Context) error {
	middle := w.title.Numbers()
	base := slices.Clone(middle)
	spread := slices.Repeat([]float64{scatter}, len(middle))
	luck := game.Quick([2]uint64{w.seed, 1})
	for round := range w.rounds {
		list := make([]candidate, population)
		for i := range list {
			list[i].numbers = slices.Clone(middle)
			for k := range middle {
				if i > 0 { // the middle itself is one of them
					list[i].numbers[k] *= math.Exp(spread[k] * tuned.Bell(&luck))
				}
			}
		}
		err := inParallel(population, func(i int) (err error) {
			list[i].fitness, err = w.fitness(ctx, list[i].numbers, base, uint64(round))
			return err
		})
		if err != nil {
			return err
		}
		fmt.Printf("round %d: middle %.4f", round, list[0].fitness)
		slices.SortFunc(list, func(a, b candidate) int { return cmp.Compare(b.fitness, a.fitness) })
		fmt.Printf(", best %.4f\n", list[0].fitness)
		settle(middle, spread, list[:elite])
	}
	return w.writeNumbers(middle)
}

type candidate struct {
	numbers []float64
	fitness float64
}

// settle moves the middle and the spread to those of the best, on a scale of ratios.
func settle(middle, spread []float64, best []candidate) {
	for k := range middle {
		if middle[k] == 0 {
			continue
		}
		sum, squares := 0.0, 0.0
		for _, c := range best {
			x := math.Log(c.numbers[k] / middle[k])
			sum += x
			squares += x * x
		}
		n := float64(len(best))
		mean := sum / n
		middle[k] *= math.Exp(mean)
		spread[k] = calmer * math.Sqrt((spread[k]*spread[k]+squares/n-mean*mean)/2)
	}
}

// fitness is how well numbers do, over all numbers of players. All candidates of a round get the same deals.
func (w *work) fitness(ctx context.Context, numbers, base []float64, round uint64) (float64, error) {
	sum, sizes := 0.0, w.info.Info().Sizes()
	for _, players := range sizes {
		for i := range w.games {
			luck := game.Quick([2]uint64{w.seed + round<<32, uint64(i)})
			mine := game.Seat(i % players)
			united := w.united(players)
			st, err := play(ctx, w.info, w.setup(players), luck.Uint64(0), func(s game.Seat) game.Brain {
				if s == mine || united {
					return w.title.NewPupil(numbers, &luck)
				}
				return w.title.NewPupil(base, &luck)
			}, nil)
			if err != nil {
				return 0, err
			}
			res := st.Result()
			sum += pointShare * float64(res.Points[mine])
			if res.Winners.Has(mine) {
				sum += 1 / float64(res.Winners.Len())
				if united {
					sum += 1 - 1/float64(res.Winners.Len())
				}
			}
		}
	}
	return sum / float64(w.games*len(sizes)), nil
}

// united reports whether all players of a size win or lose together.
func (w *work) united(players int) bool {
	u, ok := w.info.(game.Uniter)
	return ok && u.United(w.setup(players))
}

// writeNumbers keeps the words of the file as it is.
func (w *work) writeNumbers(numbers []float64) error {
	old, err := os.ReadFile(w.out)
	if err != nil {
		return err
	}
	lines := strings.Split(strings.TrimSpace(string(old)), "\n")
	for i := range lines {
		_, words, _ := strings.Cut(lines[i], " ")
		lines[i] = fmt.Sprintf("%.4g %s", numbers[i], words)
	}
	return os.WriteFile(w.out, []byte(strings.Join(lines, "\n")+"\n"), 0o644)
}
