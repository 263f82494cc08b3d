package gametest

import (
	"errors"
	"fmt"

	"outremer/game"
	"outremer/game/record"
)

// turns checks that every title marks the questions that begin a turn, and that every game keeps
// reaching them. Otherwise things allowed only between turns would never happen.
func (x *exam) turns() error {
	if !x.marksTurns() {
		return errors.New("no step of the lexicon begins a turn (StepSpec.Turn)")
	}
	for i, tb := range x.pick(20, 4000) {
		g, err := x.start(tb, 20, i)
		if err != nil {
			return err
		}
		if err := x.turnsOf(g); err != nil {
			return g.fail(err)
		}
	}
	return nil
}

func (x *exam) marksTurns() bool {
	for _, s := range x.lex.Steps {
		if s.Turn {
			return true
		}
	}
	return false
}

// turnsOf plays a game, or its beginning, and counts its turns.
func (x *exam) turnsOf(g *run) error {
	c, err := record.Begin(x.title, g.header.Setup(g.secret))
	if err != nil {
		return err
	}
	turns := 0
	for len(c.Line) < maxRecords && c.State.Awaiting() != 0 {
		if c.BetweenTurns() {
			turns++
			if err := x.allAtTurn(c.State); err != nil {
				return err
			}
		}
		s, m, buf := x.player.choose(c.State, &g.rand, g.buf)
		g.buf, g.played = buf, append(g.played, played{s, m})
		ch, err := c.Prepare(s, m, "")
		if err != nil {
			return fmt.Errorf("%s: %w", g.format(s, m), err)
		}
		c.Commit(ch)
	}
	if turns < 2 {
		return fmt.Errorf("%d turns in %d moves; the marks of the lexicon (StepSpec.Turn) are not where turns begin", turns, len(c.Line))
	}
	return nil
}

// allAtTurn checks that between turns nobody is asked anything else.
func (x *exam) allAtTurn(st game.State) error {
	for s := range game.Seat(game.MaxSeats) {
		if q, ok := st.Prompt(s); ok && q.Must && !x.lex.Steps[q.Step].Turn {
			return fmt.Errorf("a turn begins, while seat %d is still asked %s", s, x.lex.Steps[q.Step].Slug)
		}
	}
	return nil
}
