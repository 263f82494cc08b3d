package sim

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"

	"outremer/game"
)

// Trial tests a title, such as one made from a user's own data files: games of every size, edition
// and option, played by strong and by random bots, with an audit after each move.
type Trial struct {
	Title game.Title
	Games int
	Seed  uint64
}

// Run plays the games on all cores and calls step after each. The error is that of the first game
// that failed, and identifies it; it depends only on the trial.
func (t Trial) Run(ctx context.Context, step func()) error {
	setups := Setups(t.Title)
	if len(setups) == 0 {
		return errors.New("no table can be set up")
	}
	faults, games := make([]error, t.Games), make(chan int)
	var wg sync.WaitGroup
	var one sync.Mutex
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for n := range games {
				faults[n] = t.play(ctx, n, setups)
				one.Lock()
				step()
				one.Unlock()
			}
		})
	}
	for n := range t.Games {
		games <- n
	}
	close(games)
	wg.Wait()
	if err := ctx.Err(); err != nil {
		return err
	}
	return cmp.Or(faults...)
}

// play plays the n-th game. If the rules panic on data they have never seen, that is a fault in the
// data here, and does not crash the program.
func (t Trial) play(ctx context.Context, n int, setups []game.Setup) (err error) {
	setup := setups[n%len(setups)]
	if len(setups) > t.Games {
		setup = setups[n*len(setups)/t.Games]
	}
	kind := (n + n/len(setups)) % 3
	p := Plan{Title: t.Title, Setup: setup, Games: 1, Seed: t.Seed + uint64(n), Audit: true}
	for s := range setup.Seats {
		p.Bots = append(p.Bots, []string{"random", "knight"}[[]int{0, 1, s % 2}[kind]])
	}
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the rules fail: %v", r)
		}
		if err != nil {
			err = fmt.Errorf("game %d, %s, by bots that play %s: %w", n+1, describe(setup), []string{"at random", "sensibly", "either way"}[kind], err)
		}
	}()
	if err := p.check(); err != nil {
		return err
	}
	_, err = p.play(ctx, 0, nil)
	return err
}

// Setups returns the tables of a title: all sizes and editions, and each value of each option with
// the others at their defaults. Setups that the title rejects are left out.
func Setups(t game.Title) []game.Setup {
	var all []game.Setup
	info := t.Info()
	for _, size := range info.Sizes() {
		for _, edition := range info.Editions {
			add := func(options map[string]string) {
				if s := (game.Setup{Seats: size, Edition: edition, Options: options}); allowed(t, s) {
					all = append(all, s)
				}
			}
			add(nil)
			for _, o := range info.Options {
				for _, v := range o.Values[1:] {
					if o.AppliesTo(size) {
						add(map[string]string{o.Slug: v})
					}
				}
			}
		}
	}
	return all
}

// allowed reports whether a title accepts a setup. One on which the rules panic counts as accepted:
// playing it will show why.
func allowed(t game.Title, s game.Setup) (ok bool) {
	defer func() { ok = ok || recover() != nil }()
	_, err := t.New(s)
	return err == nil
}

func describe(s game.Setup) string {
	words := []string{fmt.Sprintf("%d players", s.Seats), "edition " + s.Edition}
	for _, o := range slices.Sorted(maps.Keys(s.Options)) {
		words = append(words, o+" "+s.Options[o])
	}
	return strings.Join(words, ", ")
}
