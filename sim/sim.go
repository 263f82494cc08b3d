// Package sim plays many games at once, without a table, and counts.
package sim

import (
	"context"
	"fmt"
	"runtime"
	"sync"

	"outremer/bot"
	"outremer/game"
)

// Plan is what to play.
type Plan struct {
	Title game.Title
	Setup game.Setup // Key is ignored: it follows from Seed and the game's number
	Bots  []string   // per seat
	Games int
	Seed  uint64
}

// Game is one game's outcome.
type Game struct {
	N       int            `json:"game"`
	Seats   []string       `json:"seats"`
	Bots    []string       `json:"bots"`
	Winners []string       `json:"winners"`
	Reason  string         `json:"reason"`
	Points  []int          `json:"points"`
	Moves   int            `json:"moves"`
	Events  map[string]int `json:"events"`
}

// limit stops a game that does not end. No title comes near it.
const limit = 200_000

// Run plays the games on all cores and hands the outcomes to each in order. The
// outcomes depend on the plan alone, not on the machine.
func Run(ctx context.Context, p Plan, each func(Game) error) error {
	if err := p.check(); err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	done := make([]chan result, runtime.GOMAXPROCS(0))
	var wg sync.WaitGroup
	for w := range done {
		done[w] = make(chan result, 64)
		wg.Go(func() { p.work(ctx, w, len(done), done[w]) })
	}
	defer wg.Wait()
	defer cancel()
	for n := range p.Games {
		r, ok := <-done[n%len(done)]
		if !ok {
			return ctx.Err()
		}
		if r.err != nil {
			return fmt.Errorf("game %d: %w", n, r.err)
		}
		if err := each(r.game); err != nil {
			return err
		}
	}
	return nil
}

type result struct {
	game Game
	err  error
}

func (p *Plan) check() error {
	setup, err := p.Title.Info().Complete(p.Setup)
	if err != nil {
		return err
	}
	p.Setup = setup
	if len(p.Bots) != setup.Seats {
		return fmt.Errorf("bots: %d for %d seats", len(p.Bots), setup.Seats)
	}
	players := bot.Players()
	for _, name := range p.Bots {
		if players[name] == nil {
			return fmt.Errorf("bots: %q is unknown; possible: %v", name, bot.Names())
		}
	}
	return nil
}

// work plays every step-th game from the first.
func (p *Plan) work(ctx context.Context, first, step int, out chan<- result) {
	defer close(out)
	for n := first; n < p.Games; n += step {
		g, err := p.play(ctx, n)
		select {
		case out <- result{g, err}:
		case <-ctx.Done():
			return
		}
	}
}

func (p *Plan) play(ctx context.Context, n int) (Game, error) {
	luck := game.NewRand([2]uint64{p.Seed, uint64(n)})
	setup := p.Setup
	setup.Key = [2]uint64{luck.Uint64(0), luck.Uint64(0)}
	st, err := p.Title.New(setup)
	if err != nil {
		return Game{}, err
	}
	g := Game{N: n, Seats: p.Title.Info().Seats[setup.Seats], Bots: p.Bots, Events: map[string]int{}}
	players, world, log := bot.Players(), st.Clone(), game.Log{}
	for ; st.Awaiting() != 0; g.Moves++ {
		if err := ctx.Err(); err != nil {
			return g, err
		}
		if g.Moves == limit {
			return g, fmt.Errorf("no end after %d moves", limit)
		}
		s := st.Awaiting().First()
		world.CopyFrom(st)
		world.Sample(s, &luck)
		m, err := players[p.Bots[s]].Choose(ctx, world, s)
		if err != nil {
			return g, err
		}
		log.Reset()
		if err := game.Apply(st, s, m, &log); err != nil {
			return g, err
		}
		for _, e := range log.Events {
			g.Events[p.Title.Lexicon().Events[e.Kind].Slug]++
		}
	}
	g.finish(st.Result())
	return g, nil
}

func (g *Game) finish(res game.Result) {
	g.Reason, g.Points, g.Winners = res.Reason, res.Points, []string{}
	for i, name := range g.Seats {
		if res.Winners.Has(game.Seat(i)) {
			g.Winners = append(g.Winners, name)
		}
	}
}
