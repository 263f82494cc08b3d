// Package sim plays many games at once, without a table, and counts.
package sim

import (
	"context"
	"fmt"
	"runtime"
	"slices"
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

	Rotate bool     // every game moves the bots one seat on
	By     []string // events whose first operand sorts the seats of the report: who joined which order
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

	Counts []map[string]int    `json:"counts"`          // events per seat
	Marks  []map[string]string `json:"marks,omitempty"` // per seat and event of Plan.By: its operand when it last happened
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
	possible := bot.For(p.Title)
	for _, name := range p.Bots {
		if !slices.Contains(possible, name) {
			return fmt.Errorf("bots: %q is unknown; possible: %v", name, possible)
		}
	}
	for _, slug := range p.By {
		if !slices.ContainsFunc(p.Title.Lexicon().Events, func(e game.EventSpec) bool { return e.Slug == slug }) {
			return fmt.Errorf("by: no event is called %q", slug)
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
	g := p.blank(n)
	players, world, log := bot.Players(), st.Clone(), game.Log{}
	for st.Awaiting() != 0 {
		if err := ctx.Err(); err != nil {
			return g, err
		}
		if g.Moves >= limit {
			return g, fmt.Errorf("no end after %d moves", limit)
		}
		s := st.Awaiting().First()
		world.CopyFrom(st)
		world.Sample(s, &luck)
		moves, err := players[g.Bots[s]].Choose(ctx, world, s)
		if err != nil {
			return g, err
		}
		log.Reset()
		for _, m := range moves {
			if err := game.Apply(st, s, m, &log); err != nil {
				return g, err
			}
		}
		g.Moves += len(moves)
		for _, e := range log.Events {
			p.note(&g, e)
		}
	}
	g.finish(st.Result())
	return g, nil
}

// blank is the n-th game before it has begun.
func (p *Plan) blank(n int) Game {
	g := Game{N: n, Seats: p.Title.Info().Seats[p.Setup.Seats], Bots: p.Bots, Events: map[string]int{}}
	if shift := n % len(p.Bots); p.Rotate && shift > 0 {
		at := len(p.Bots) - shift
		g.Bots = slices.Concat(p.Bots[at:], p.Bots[:at])
	}
	for range g.Seats {
		g.Counts = append(g.Counts, map[string]int{})
		if len(p.By) > 0 {
			g.Marks = append(g.Marks, map[string]string{})
		}
	}
	return g
}

// note counts an event.
func (p *Plan) note(g *Game, e game.Event) {
	lex := p.Title.Lexicon()
	spec := &lex.Events[e.Kind]
	g.Events[spec.Slug]++
	if e.Seat == game.Nobody {
		return
	}
	g.Counts[e.Seat][spec.Slug]++
	if slices.Contains(p.By, spec.Slug) {
		g.Marks[e.Seat][spec.Slug] = "yes"
		if len(spec.Args) > 0 {
			g.Marks[e.Seat][spec.Slug] = lex.Name(spec.Args[0], e.A)
		}
	}
}

func (g *Game) finish(res game.Result) {
	g.Reason, g.Points, g.Winners = res.Reason, res.Points, []string{}
	for i, name := range g.Seats {
		if res.Winners.Has(game.Seat(i)) {
			g.Winners = append(g.Winners, name)
		}
	}
}
