package gametest

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/game/record"
)

// positions checks that a game can begin from whatever its title accepts as a position: it plays on by the
// rules, keeps their invariants, and comes back from its log. Positions are put together at random; each line
// that the title refuses is left out.
func (x *exam) positions() error {
	if len(x.lex.SetUps) == 0 {
		return nil
	}
	used := map[string]bool{}
	least, done := max(40, x.scaled(200)), 0
	for n := 0; done < least || done < 10*least && x.unused(used) != ""; n++ {
		for _, tb := range x.pick(40+uint64(n), 0) {
			g, err := x.start(tb, 40, done)
			if err != nil {
				return err
			}
			err = x.position(g, used)
			if err == nil && done%4 == 0 {
				err = x.thinksFrom(g, done/4)
			}
			if err != nil {
				return fmt.Errorf("%s: %w, at the position\n%s", tb.name, err, strings.Join(g.header.Position, "\n"))
			}
			done++
		}
	}
	if word := x.unused(used); word != "" {
		return fmt.Errorf("among %d positions none has a line %q", done, word)
	}
	return nil
}

// unused returns a set-up line that was in no position yet; "" if there is none.
func (x *exam) unused(used map[string]bool) string {
	for _, s := range x.lex.SetUps {
		if !s.Always && !used[s.Slug] {
			return s.Slug
		}
	}
	return ""
}

// linesTried is how many lines are tried for a position, and movesFrom how many moves are played from it.
const (
	linesTried = 12
	movesFrom  = 150
)

// position puts a position together and plays on from it.
func (x *exam) position(g *run, used map[string]bool) error {
	for range linesTried * len(x.lex.SetUps) {
		spec := &x.lex.SetUps[g.rand.Intn(0, len(x.lex.SetUps))]
		if spec.Always || spec.Opens != (g.header.Position == nil) || len(g.header.Position) > linesTried {
			continue
		}
		at := max(0, len(g.header.Position)-1) // before the one that opens the game
		if err := x.arranges(g, slices.Insert(slices.Clone(g.header.Position), at, x.setUpLine(g, spec))); err != nil {
			return err
		}
	}
	if g.header.Position == nil {
		return nil
	}
	for _, line := range g.header.Position {
		word, _, _ := strings.Cut(line, " ")
		used[word] = true
	}
	return x.playsFrom(g)
}

// arranges takes a position if the title does.
func (x *exam) arranges(g *run, position []string) error {
	s := g.header.Setup(g.secret)
	s.Position = position
	st, err := game.Start(x.title, s)
	var bad *game.PositionError
	switch {
	case err == nil:
		g.st, g.header.Position = st, position
		return nil
	case !errors.As(err, &bad) || bad.Key == game.SetUpFailed:
		g.header.Position = position
		return err
	default:
		return nil
	}
}

// setUpLine makes a line at random.
func (x *exam) setUpLine(g *run, spec *game.SetUpSpec) string {
	words := []string{spec.Slug}
	for i := range spec.Args {
		a := &spec.Args[i]
		n := 1
		if a.Repeats {
			n = g.rand.Intn(0, 4)
		}
		for range n {
			words = append(words, x.setUpWord(g, a))
		}
	}
	return strings.Join(words, " ")
}

func (x *exam) setUpWord(g *run, a *game.SetUpArg) string {
	names := x.lex.Sorts[a.Sort].Names
	if a.Seat {
		names = g.header.Seats
	}
	switch {
	case len(a.Also) > 0 && g.rand.Intn(0, 5) == 0:
		names = a.Also
		fallthrough
	case names != nil:
		return names[g.rand.Intn(0, len(names))]
	}
	return strconv.Itoa(int(a.Low) + g.rand.Intn(0, int(a.High-a.Low)+1))
}

// playsFrom plays on from a position, as a game that is recorded.
func (x *exam) playsFrom(g *run) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = recovered(p)
		}
	}()
	again, err := record.Parse(g.header.Append(nil))
	if err != nil {
		return err
	}
	if !slices.Equal(again.Position, g.header.Position) {
		return fmt.Errorf("the log has the position %q", again.Position)
	}
	again.Secret = g.secret
	c, err := record.Begin(x.title, again.Setup(g.secret))
	if err != nil {
		return err
	}
	if err := x.seen(g, c); err != nil {
		return err
	}
	for len(c.Line) < movesFrom && c.State.Awaiting() != 0 {
		s, m, buf := x.player.choose(c.State, &g.rand, g.buf)
		g.buf = buf
		ch, err := c.Prepare(s, m, "")
		if err != nil {
			return fmt.Errorf("%s: %w", g.format(s, m), err)
		}
		c.Commit(ch)
		if err := audit(c.State); err != nil {
			return fmt.Errorf("after %d moves, the last one %s: %w", len(c.Line), g.format(s, m), err)
		}
		again.Records = append(again.Records, ch.Record)
	}
	replayed, err := record.Replay(x.title, again)
	if err != nil {
		return err
	}
	if got, want := record.Fingerprint(x.title, replayed.State), record.Fingerprint(x.title, c.State); got != want {
		return fmt.Errorf("the log leads to %s, the game to %s", got, want)
	}
	return nil
}

// thinksFrom asks a brain what to do in a position; its level is the nth in turn.
func (x *exam) thinksFrom(g *run, n int) (err error) {
	thinker, ok := x.title.(game.Thinker)
	if !ok || g.header.Position == nil {
		return nil
	}
	defer func() {
		if p := recover(); p != nil {
			err = recovered(p)
		}
	}()
	levels := thinker.Levels()
	level := levels[n%len(levels)]
	if err := x.thinks(g, thinker, level, pickSeat(g.st, &g.rand)); err != nil {
		return fmt.Errorf("%s: %w", level, err)
	}
	return nil
}

// seen looks at a position from everywhere, and lets each seat imagine how it could go on.
func (x *exam) seen(g *run, c *record.Course) error {
	world := c.State.Clone()
	for _, s := range watchers(g.table.setup.Seats) {
		if _, err := game.EncodeView(c.State.View(s)); err != nil {
			return err
		}
		if s == game.Nobody {
			continue
		}
		world.CopyFrom(c.State)
		world.Sample(s, &g.rand)
		for range movesFrom / 10 {
			if err := audit(world); err != nil {
				return fmt.Errorf("in a world that %s imagines: %w", g.name(s), err)
			}
			if world.Awaiting() == 0 {
				break
			}
			var m game.Move
			var p game.Seat
			p, m, g.buf = x.player.choose(world, &g.rand, g.buf)
			world.Play(p, m, nil)
		}
	}
	return nil
}
