package gametest

import (
	"encoding/json"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"outremer/game"
)

// secondGames is how many games a second model follows; 0 leaves it to the title.
var secondGames = flag.Int("games", 0, "how many random games a second model is compared on")

// Model is a second reading of a title's rules: slow and plain, written from the rulebook and
// without the rules' code. It follows a game from outside and recomputes what must be true.
// An error is a disagreement, and says got and want.
type Model interface {
	// Hear takes in what everyone at the table is told.
	Hear(Told) error
	// Over compares how the game ended.
	Over(game.Result) error
}

// Chooser is a model that also knows what a seat may do.
type Chooser interface {
	Model
	// Asked sees the question of a seat, with all its answers, before one is played.
	Asked(seat game.Seat, step string, answers [][]string) error
	// Chose sees the answer.
	Chose(seat game.Seat, answer []string) error
}

// Told is a public event in words. What a spectator may not know is called "hidden".
type Told struct {
	Seat game.Seat
	What string
	Args []string
	Nums [4]int // the same operands as numbers
}

func (e Told) String() string {
	return strings.TrimSpace(fmt.Sprintf("%s %s (seat %d)", e.What, strings.Join(e.Args, " "), e.Seat))
}

// StartModel makes the model of a game that begins. What setup has laid on the table by chance is told
// by no event; look reads it from the spectator's view, at any time.
type StartModel func(s game.Setup, look func(into any) error) Model

// Earnest makes the random player of SecondModel give about orders answers in a draft before it seals,
// and never play the verbs it shuns: chance alone soon gives up on a long game.
func Earnest(orders int, shuns ...string) Option {
	return func(c *config) { c.orders, c.shuns = orders, shuns }
}

// SecondModel compares a title with its model on random games at all kinds of tables: a tenth of
// games with go test -short, and as many as -games says.
func SecondModel(t *testing.T, title game.Title, games int, start StartModel, opts ...Option) {
	t.Helper()
	switch {
	case *secondGames > 0:
		games = *secondGames
	case testing.Short():
		games = max(20, games/10)
	}
	x, moves := newExam(title, opts...), 0
	if x.conf.orders > 0 {
		x.player.haste = x.conf.orders
	}
	for v, spec := range x.lex.Verbs {
		if slices.Contains(x.conf.shuns, spec.Slug) {
			x.player.shuns = append(x.player.shuns, game.Verb(v))
		}
	}
	for n := range games {
		g, err := x.start(&x.tables[n%len(x.tables)], 77, n)
		if err != nil {
			t.Fatal(err)
		}
		if err := g.follow(start); err != nil {
			report(t, fmt.Errorf("seed %d: %w", n, err))
			return
		}
		moves += g.count()
	}
	t.Logf("%d games, %d moves", games, moves)
}

// follow plays a game with a model beside it.
func (g *run) follow(start StartModel) error {
	m, log := start(g.header.Setup(g.secret), g.look), &game.Log{}
	for g.next() {
		if err := g.confide(m); err != nil {
			return g.fail(err)
		}
		log.Reset()
		g.stepLogged(log)
		for i, e := range log.Events {
			told, public := g.tell(e)
			if !public {
				continue
			}
			if err := m.Hear(told); err != nil {
				return g.fail(fmt.Errorf("event %d, %v: %w", i+1, told, err))
			}
		}
	}
	if g.st.Awaiting() != 0 { // too long; what was compared so far holds
		return nil
	}
	if err := m.Over(g.st.Result()); err != nil {
		return g.fail(fmt.Errorf("at the end: %w", err))
	}
	return nil
}

// confide shows a model that knows choices the question and the answer that comes next.
func (g *run) confide(m Model) error {
	c, ok := m.(Chooser)
	if !ok {
		return nil
	}
	var answers [][]string
	for _, o := range g.st.Options(g.buf[:0], g.seat) {
		answers = append(answers, g.x.lex.Words(o))
	}
	q, _ := g.st.Prompt(g.seat)
	if err := c.Asked(g.seat, g.x.lex.Steps[q.Step].Slug, answers); err != nil {
		return fmt.Errorf("asked seat %d: %w", g.seat, err)
	}
	if err := c.Chose(g.seat, g.x.lex.Words(g.move)); err != nil {
		return fmt.Errorf("%s: %w", g.format(g.seat, g.move), err)
	}
	return nil
}

// look decodes what a spectator sees.
func (g *run) look(into any) error {
	b, err := json.Marshal(g.st.View(game.Nobody))
	if err != nil {
		return err
	}
	return json.Unmarshal(b, into)
}

// tell is an event as a spectator hears it.
func (g *run) tell(e game.Event) (Told, bool) {
	seen, ok := e.For(game.Nobody)
	if !ok {
		return Told{}, false
	}
	spec := &g.x.lex.Events[seen.Kind]
	told := Told{Seat: seen.Seat, What: spec.Slug, Nums: [4]int{int(seen.A), int(seen.B), int(seen.C), int(seen.D)}}
	for i, sort := range spec.Args {
		told.Args = append(told.Args, g.x.lex.Name(sort, int16(told.Nums[i])))
	}
	return told, true
}
