package gametest

import (
	"errors"
	"fmt"
	"runtime/debug"
	"strings"
	"testing"

	"outremer/game"
	"outremer/game/record"
)

// Option changes what Exercise demands.
type Option func(*config)

type config struct {
	moves  int      // maximum moves of a random game
	size   uintptr  // maximum bytes of a state
	effort float64  // scales how much is played
	orders int      // answers in a draft; 0: few
	shuns  []string // verbs that are never played
}

// MaxMoves sets how many moves a random game may last; the default is 20000.
func MaxMoves(n int) Option { return func(c *config) { c.moves = n } }

// MaxSize sets how many bytes a state may have; the default is 8 KB.
func MaxSize(bytes int) Option { return func(c *config) { c.size = uintptr(bytes) } }

// Effort scales how many games and prompts are examined; the default is 1. Lower it for slow
// titles, raise it to hunt rare faults.
func Effort(x float64) Option { return func(c *config) { c.effort = x } }

// check is one promise. Checks return what they found instead of failing a test,
// so that this package can prove on planted faults that they find them.
type check struct {
	name   string
	run    func(x *exam) error
	serial bool // counts allocations, so nothing else may run
}

var checks = []check{
	{"lexicon", (*exam).lexicon, false},
	{"setup", (*exam).setups, false},
	{"positions", (*exam).positions, false},
	{"size", (*exam).size, false},
	{"allocations", (*exam).allocations, true},
	{"prompts", (*exam).prompts, false},
	{"legality", (*exam).legality, false},
	{"gambles", (*exam).gambles, false},
	{"notation", (*exam).notation, false},
	{"events", (*exam).events, false},
	{"copies", (*exam).copies, false},
	{"snapshots", (*exam).snapshots, false},
	{"records", (*exam).records, false},
	{"turns", (*exam).turns, false},
	{"revisions", (*exam).revisions, false},
	{"audit", (*exam).audit, false},
	{"brains", (*exam).brains, false},
	{"views", (*exam).views, false},
	{"blind", (*exam).blind, false},
	{"forgets", (*exam).forgets, false},
	{"news", (*exam).news, false},
	{"trace", (*exam).trace, false},
}

// Exercise holds a title to the contract. Do not call it from a parallel test: it counts
// allocations. With go test -short it plays a tenth as much.
func Exercise(t *testing.T, title game.Title, opts ...Option) {
	t.Helper()
	x := newExam(title, opts...)
	if testing.Short() {
		x.conf.effort /= 10
	}
	if !t.Run("ends", func(t *testing.T) { report(t, x.examine("ends", (*exam).ends)) }) {
		return // games that do not end show nothing more
	}
	for _, c := range checks {
		t.Run(c.name, func(t *testing.T) {
			if !c.serial {
				t.Parallel()
			}
			report(t, x.examine(c.name, c.run))
		})
	}
}

func report(t *testing.T, err error) {
	t.Helper()
	if err == nil {
		return
	}
	t.Error(err)
	if g, ok := errors.AsType[*gameError](err); ok {
		saved(t, g.log)
	}
}

// exam is a title under examination. It is read-only once the games are measured,
// so checks share it.
type exam struct {
	title  game.Title
	info   game.Info
	lex    *game.Lexicon
	conf   config
	player player
	tables []table
}

// table is a setup to play, and how long a random game at it lasts.
type table struct {
	name  string
	setup game.Setup // without key
	moves int
}

func newExam(title game.Title, opts ...Option) *exam {
	x := &exam{title: title, info: title.Info(), lex: title.Lexicon(), conf: config{moves: 20000, size: 8 << 10, effort: 1}}
	for _, o := range opts {
		o(&x.conf)
	}
	x.player = newPlayer(x.lex)
	for _, n := range x.info.Sizes() {
		for _, edition := range x.info.Editions {
			x.addTables(n, edition)
		}
	}
	return x
}

// manyTables is the maximum number of option combinations to play exhaustively. Beyond it every
// value is played once against the defaults.
const manyTables = 16

func (x *exam) addTables(n int, edition string) {
	var choices []game.Option
	product := 1
	for _, o := range x.info.Options {
		if o.AppliesTo(n) {
			choices = append(choices, o)
			product *= len(o.Values)
		}
	}
	values := make([]int, len(choices)) // per option, which value
	if product <= manyTables {
		for i := range product {
			for o := range choices {
				values[o] = i % len(choices[o].Values)
				i /= len(choices[o].Values)
			}
			x.addTable(n, edition, choices, values)
		}
		return
	}
	x.addTable(n, edition, choices, values)
	for o := range choices {
		for values[o] = 1; values[o] < len(choices[o].Values); values[o]++ {
			x.addTable(n, edition, choices, values)
		}
		values[o] = 0
	}
}

func (x *exam) addTable(n int, edition string, choices []game.Option, values []int) {
	tb := table{name: fmt.Sprintf("%d seats, %s", n, edition)}
	tb.setup = game.Setup{Edition: edition, Revision: x.info.Revision, Seats: n, Options: map[string]string{}}
	for i, o := range choices {
		v := o.Values[values[i]]
		tb.setup.Options[o.Slug] = v
		tb.name += fmt.Sprintf(", %s=%s", o.Slug, v)
	}
	x.tables = append(x.tables, tb)
}

// examine runs a check. A panic in the title is a fault like any other.
func (x *exam) examine(name string, run func(*exam) error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = recovered(p)
		}
		if err != nil {
			err = fmt.Errorf("%s: %w", name, err)
		}
	}()
	return run(x)
}

// fault is what the suite itself panics with, where an error cannot be returned.
type fault string

// recovered is the error for a panic: of the rules, with the stack.
func recovered(p any) error {
	if f, ok := p.(fault); ok {
		return errors.New(string(f))
	}
	return fmt.Errorf("panic: %v\n%s", p, debug.Stack())
}

// ends measures a random game at each table. Eventually nobody may be awaited ([State.Awaiting]).
func (x *exam) ends() error {
	if len(x.tables) == 0 {
		return errors.New("no number of players can play")
	}
	for i := range x.tables {
		_, err := x.tour(&x.tables[i], 0, 0, 1, func(g *run) error {
			g.table.moves = g.count()
			if g.st.Awaiting() != 0 && g.count() >= x.conf.moves {
				return fmt.Errorf("a random game is not over after %d moves", g.count())
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// scaled returns n scaled by effort, at least 1.
func (x *exam) scaled(n int) int { return max(1, int(float64(n)*x.conf.effort)) }

// pick chooses tables whose games total about n moves: at least one of each size, and different
// ones for each salt.
func (x *exam) pick(salt uint64, n int) []*table {
	r := game.NewRand([2]uint64{salt, 0x7461626c6573})
	var order, picked []*table
	for i := range x.tables {
		order = append(order, &x.tables[i])
	}
	game.Shuffle(&r, 0, order)
	moves := 0
	var sizes game.Seats
	for _, tb := range order {
		if size := game.Seat(tb.setup.Seats - 1); moves < x.scaled(n) || !sizes.Has(size) {
			picked, moves, sizes = append(picked, tb), moves+tb.moves, sizes.With(size)
		}
	}
	return picked
}

// watchers returns all seats of a table, and the spectator.
func watchers(seats int) []game.Seat {
	all := []game.Seat{game.Nobody}
	for s := range game.Seat(seats) {
		all = append(all, s)
	}
	return all
}

// run is a random game in progress.
type run struct {
	x      *exam
	table  *table
	header record.Header
	secret []byte
	st     game.State
	rand   game.Rand // of the player, not of the game
	played []played
	buf    []game.Move

	seat game.Seat // what comes next
	move game.Move
}

type played struct {
	seat game.Seat
	move game.Move
}

// start begins game number n at a table. The salt gives each check different games.
func (x *exam) start(tb *table, salt uint64, n int) (*run, error) {
	g := &run{x: x, table: tb, secret: fmt.Appendf(nil, "%s, %s, %d.%d", x.info.Slug, tb.name, salt, n)}
	g.header = record.NewHeader(x.title, tb.setup, record.Seal(g.secret), nil)
	g.rand = game.NewRand([2]uint64{salt + 1, uint64(n)})
	st, err := x.title.New(g.header.Setup(g.secret))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", tb.name, err)
	}
	g.st = st
	return g, nil
}

func (g *run) count() int { return len(g.played) }

// next decides the next move without playing it; false if the game is over or
// lasts too long.
func (g *run) next() bool {
	if g.st.Awaiting() == 0 || g.count() >= g.x.conf.moves {
		return false
	}
	g.seat, g.move, g.buf = g.x.player.choose(g.st, &g.rand, g.buf)
	return true
}

// step plays the move that next decided.
func (g *run) step() { g.stepLogged(nil) }

func (g *run) stepLogged(log *game.Log) {
	g.played = append(g.played, played{g.seat, g.move})
	g.st.Play(g.seat, g.move, log)
}

// name is how a seat is called at this table.
func (g *run) name(s game.Seat) string {
	if s == game.Nobody {
		return "spectator"
	}
	return g.header.Seats[s]
}

func (g *run) format(s game.Seat, m game.Move) string { return g.name(s) + " " + g.x.lex.Format(m) }

// walk plays games at tables picked for about moves moves in all, and calls visit at about visits
// of their prompts, spread over the games, and when they are over. A short title is played
// repeatedly until enough prompts were seen.
func (x *exam) walk(salt uint64, moves, visits int, visit func(g *run) error) error {
	tables := x.pick(salt, moves)
	total := 0
	for _, tb := range tables {
		total += tb.moves + 1
	}
	stride := max(1, total/x.scaled(visits))
	for n, seen := 0, 0; n == 0 || seen < x.scaled(visits); n++ {
		for _, tb := range tables {
			k, err := x.tour(tb, salt, n, stride, visit)
			if err != nil {
				return err
			}
			seen += k
		}
	}
	return nil
}

// tour plays one game of a walk.
func (x *exam) tour(tb *table, salt uint64, n, stride int, visit func(g *run) error) (seen int, err error) {
	g, err := x.start(tb, salt, n)
	if err != nil {
		return 0, err
	}
	defer func() {
		if p := recover(); p != nil {
			err = g.fail(recovered(p))
		}
	}()
	for more := true; more; {
		more = g.next()
		if !more || g.rand.Intn(0, stride) == 0 {
			seen++
			if err := visit(g); err != nil {
				return seen, g.fail(err)
			}
		}
		if more {
			g.step()
		}
	}
	return seen, nil
}

// gameError is a fault with the game that led to it.
type gameError struct {
	err error
	log *record.File
}

func (e *gameError) Error() string { return e.err.Error() }
func (e *gameError) Unwrap() error { return e.err }

// fail adds the location to a fault.
func (g *run) fail(err error) error {
	if _, ok := errors.AsType[*gameError](err); ok || err == nil {
		return err
	}
	at := "at the first prompt"
	if n := g.count(); n > 0 {
		p := g.played[n-1]
		at = fmt.Sprintf("after move %d (%s)", n, g.format(p.seat, p.move))
	}
	why, _, _ := strings.Cut(err.Error(), "\n")
	return &gameError{fmt.Errorf("%s, %s: %w", g.table.name, at, err), g.file(why)}
}
