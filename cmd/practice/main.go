// Command practice prepares positions to practise on: it lets computer players play, and keeps the moments in which
// one move is clearly best and was not made. The files belong into teacher/practice.
//
//	go run ./cmd/practice -title kingdoms -players 4 -games 200 -keep 12 -out teacher/practice/kingdoms-4.json.gz
package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"

	"outremer/game"
	"outremer/game/record"
	"outremer/games"
	"outremer/sim"
	"outremer/teacher"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "practice:", err)
		os.Exit(1)
	}
}

type order struct {
	title, bot, out      string
	players, games, keep int
	from                 int
	seed                 uint64
}

func run() error {
	var o order
	flag.StringVar(&o.title, "title", "kingdoms", "which title")
	flag.StringVar(&o.bot, "bot", "squire", "who plays; mistakes are what one learns from")
	flag.StringVar(&o.out, "out", "", "file to write")
	flag.IntVar(&o.players, "players", 4, "how many play")
	flag.IntVar(&o.games, "games", 100, "games to look through")
	flag.IntVar(&o.keep, "keep", 12, "positions to keep")
	flag.IntVar(&o.from, "from", 1, "number of the first; what somebody has solved is remembered by it, so none is given to two positions")
	flag.Uint64Var(&o.seed, "seed", 1, "of the games")
	flag.Parse()
	list, err := o.find(context.Background())
	if err != nil {
		return err
	}
	for i := range list {
		list[i].ID = fmt.Sprintf("%s-%d-%d", o.title, o.players, o.from+i)
		fmt.Println(list[i].ID, list[i].Theme, list[i].Choices[0].Move, list[i].Choices[0].Worth, list[i].Choices[1].Worth)
	}
	return write(o.out, list)
}

// find plays and looks.
func (o *order) find(ctx context.Context) ([]teacher.Position, error) {
	all, err := games.All("")
	if err != nil {
		return nil, err
	}
	at := slices.IndexFunc(all, func(g games.Game) bool { return g.Info().Slug == o.title })
	if at < 0 {
		return nil, fmt.Errorf("-title: %q is unknown", o.title)
	}
	title := all[at].Title
	plan := sim.Plan{Title: title, Setup: game.Setup{Seats: o.players}, Bots: slices.Repeat([]string{o.bot}, o.players), Games: o.games, Seed: o.seed, Log: true}
	var logs []*record.File
	err = sim.Run(ctx, plan, func(g sim.Game) error {
		logs = append(logs, g.Log)
		return nil
	})
	if err != nil {
		return nil, err
	}
	found, err := search(ctx, title, logs)
	return o.best(found), err
}

// search looks through games on all cores. What is found does not depend on how many there are.
func search(ctx context.Context, title game.Title, logs []*record.File) ([]teacher.Position, error) {
	found, errs := make([]*teacher.Position, len(logs)), make([]error, len(logs))
	next := make(chan int)
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range next {
				found[i], errs[i] = teacher.Find(ctx, title, logs[i])
				fmt.Fprintf(os.Stderr, "game %d looked through\n", i+1)
			}
		})
	}
	for i := range logs {
		next <- i
	}
	close(next)
	wg.Wait()
	var list []teacher.Position
	for _, p := range found {
		if p != nil {
			list = append(list, *p)
		}
	}
	return list, errors.Join(errs...)
}

// best keeps the clearest of each seat and kind of move in turn.
func (o *order) best(found []teacher.Position) (kept []teacher.Position) {
	lead := func(p *teacher.Position) float64 { return p.Choices[0].Worth - p.Choices[1].Worth }
	slices.SortStableFunc(found, func(a, b teacher.Position) int { return cmp.Compare(lead(&b), lead(&a)) })
	for round := 0; len(kept) < min(o.keep, len(found)); round++ {
		seen := map[string]int{}
		for _, p := range found {
			verb, _, _ := strings.Cut(p.Choices[0].Move, " ")
			kind := fmt.Sprint(p.Seat, verb)
			seen[kind]++
			if seen[kind] == round+1 && len(kept) < o.keep {
				kept = append(kept, p)
			}
		}
	}
	slices.SortStableFunc(kept, func(a, b teacher.Position) int { return cmp.Compare(a.Theme, b.Theme) })
	return kept
}

func write(path string, list []teacher.Position) error {
	data, err := json.Marshal(list)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := w.Write(data); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(path, out.Bytes(), 0o644)
}
