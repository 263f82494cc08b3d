// Package sim plays many games concurrently, without a table, and collects statistics.
package sim

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"

	"outremer/bot"
	"outremer/bot/engine"
	"outremer/game"
	"outremer/game/record"
)

// Plan is what to play.
type Plan struct {
	Title game.Title
	Setup game.Setup // Key is ignored: it is derived from Seed and the game's number
	Bots  []string   // per seat
	Games int
	Seed  uint64

	Rotate bool     // move the bots one seat on in every game
	By     []string // events whose first operand groups the seats in the report, such as who joined which order
	Until  Mark     // when this has happened, the game is cut short and the leader wins
	Still  Still    // when a game counts as standing still
	Press  bool     // bots make pacts, in titles that have them
	Log    bool     // every outcome includes the log of its game
	Audit  bool     // an impossible state ends the simulation, in titles that can detect one

	Engines Engines // bots may be programs, as engine:COMMAND or twin:COMMAND

	header record.Header // of all its games, before sealing
}

// Mark is an event that has happened a number of times. The zero Mark is never reached.
type Mark struct {
	Event string
	Times int
}

// Still is a stretch without news: Mark is reached while Without has not happened.
type Still struct {
	Mark
	Without string
}

// Game is the outcome of one game.
type Game struct {
	N       int            `json:"game"`
	Seats   []string       `json:"seats"`
	Bots    []string       `json:"bots"`
	Winners []string       `json:"winners"`
	Reason  string         `json:"reason"`
	Points  []int          `json:"points"`
	Moves   int            `json:"moves"`
	Events  map[string]int `json:"events"`
	Still   int            `json:"still,omitempty"` // the longest stretch without news
	Stood   bool           `json:"stood,omitempty"` // it reached Plan.Still
	Pacts   int            `json:"pacts,omitempty"`

	Counts []map[string]int    `json:"counts"`          // events per seat
	Marks  []map[string]string `json:"marks,omitempty"` // per seat and event of Plan.By: its operand when it last happened

	Log *record.File `json:"-"` // complete, with its secret, if the plan asks for it
}

// limit stops a game that does not end. No title comes near it.
const limit = 200_000

// Run plays the games on all cores and passes the outcomes to each, in order. The outcomes depend
// only on the plan, not on the machine.
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
	p.Setup, p.header = setup, record.NewHeader(p.Title, setup, "", nil)
	if len(p.Bots) != setup.Seats {
		return fmt.Errorf("bots: %d for %d seats", len(p.Bots), setup.Seats)
	}
	for _, name := range p.Bots {
		if engine.Named(name) && p.Press {
			return fmt.Errorf("bots: %s makes no pacts", name)
		}
		if engine.Named(name) {
			continue
		}
		if err := bot.Check(p.Title, name); err != nil {
			return fmt.Errorf("bots: %w", err)
		}
	}
	for _, slug := range slices.Concat(p.By, []string{p.Until.Event, p.Still.Event, p.Still.Without}) {
		if slug != "" && !slices.ContainsFunc(p.Title.Lexicon().Events, func(e game.EventSpec) bool { return e.Slug == slug }) {
			return fmt.Errorf("no event is called %q", slug)
		}
	}
	return nil
}

// work plays every step-th game, starting with first.
func (p *Plan) work(ctx context.Context, first, step int, out chan<- result) {
	defer close(out)
	r := running{}
	defer r.close()
	for n := first; n < p.Games; n += step {
		g, err := p.play(ctx, n, r)
		select {
		case out <- result{g, err}:
		case <-ctx.Done():
			return
		}
	}
}

func (p *Plan) play(ctx context.Context, n int, r running) (Game, error) {
	luck := game.Quick([2]uint64{p.Seed, uint64(n)}) // for the bots
	secret := p.secret(n)
	header := p.sealed(secret)
	setup := header.Setup(secret)
	st, err := p.Title.New(setup)
	if err != nil {
		return Game{}, err
	}
	scribe, err := p.scribe(header, secret)
	if err != nil {
		return Game{}, err
	}
	g := p.blank(n)
	m, err := p.match(st, setup, &g, &luck, r)
	if err != nil {
		return g, err
	}
	quiet := 0
	for st.Awaiting() != 0 && !p.Until.comes(&g) {
		if err := ctx.Err(); err != nil {
			return g, err
		}
		if g.Moves >= limit {
			return g, fmt.Errorf("no end after %d moves", limit)
		}
		s := st.Awaiting().First()
		moves, events, err := m.turn(ctx, s, func(x game.Move) error { return errors.Join(scribe.write(s, x), p.audit(st)) })
		if err != nil {
			return g, err
		}
		g.Moves += len(moves)
		for _, e := range events {
			p.note(&g, e)
			quiet = p.listen(&g, e, quiet)
		}
	}
	g.finish(st.Result())
	g.Log = scribe.close()
	return g, nil
}

// audit checks whether a state is possible.
func (p *Plan) audit(st game.State) error {
	if a, ok := st.(game.Auditor); ok && p.Audit {
		if err := a.Audit(); err != nil {
			return fmt.Errorf("audit: %w", err)
		}
	}
	return nil
}

// comes reports whether a game should be cut short.
func (m Mark) comes(g *Game) bool { return m.Event != "" && g.Events[m.Event] >= m.Times }

// listen tracks how long a game has stood still: quiet is since when.
func (p *Plan) listen(g *Game, e game.Event, quiet int) int {
	switch p.Title.Lexicon().Events[e.Kind].Slug {
	case p.Still.Without:
		return 0
	case p.Still.Event:
		g.Still = max(g.Still, quiet+1)
		g.Stood = p.Still.Times > 0 && g.Still >= p.Still.Times
		return quiet + 1
	default:
		return quiet
	}
}

// blank returns the n-th game before it has started.
func (p *Plan) blank(n int) Game {
	g := Game{N: n, Seats: p.Title.Info().Seats[p.Setup.Seats], Bots: p.seated(n), Events: map[string]int{}}
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
	if !res.Over {
		g.Reason = "cut"
	}
	for i, name := range g.Seats {
		if res.Winners.Has(game.Seat(i)) || !res.Over && g.Points[i] == slices.Max(g.Points) {
			g.Winners = append(g.Winners, name)
		}
	}
}
