package gametest

import (
	"context"
	"fmt"
	"slices"

	"outremer/game"
)

// brains checks that a title's own brains choose legal moves, and the same ones in every game their
// seat cannot tell from the true one. The weakest level is asked often, slow ones only
// occasionally.
func (x *exam) brains() error {
	thinker, ok := x.title.(game.Thinker)
	if !ok {
		return nil
	}
	for i, level := range thinker.Levels() {
		visits := 500
		if i > 0 {
			visits = 10
		}
		err := x.walk(6, 20000, visits, func(g *run) error {
			if g.st.Awaiting() == 0 {
				return nil
			}
			return x.thinks(g, thinker, level, pickSeat(g.st, &g.rand))
		})
		if err != nil {
			return fmt.Errorf("%s: %w", level, err)
		}
	}
	return nil
}

// thinks asks a brain at one seat, and again in a game that differs in everything the seat cannot
// know.
func (x *exam) thinks(g *run, t game.Thinker, level string, s game.Seat) error {
	key := [2]uint64{g.rand.Uint64(0), g.rand.Uint64(0)}
	moves, err := choice(t, level, key, g.st, s)
	if err != nil {
		return err
	}
	after := g.st.Clone()
	for _, m := range moves {
		if err := game.Apply(after, s, m, nil); err != nil {
			return fmt.Errorf("chooses %s, which is refused: %w", g.format(s, m), err)
		}
	}
	twin := g.st.Clone()
	twin.Sample(s, &g.rand)
	again, err := choice(t, level, key, twin, s)
	if err != nil {
		return err
	}
	if !slices.Equal(moves, again) {
		return fmt.Errorf("chooses %s, but %s if something is different that it cannot know", g.formatAll(s, moves), g.formatAll(s, again))
	}
	return nil
}

// choice returns what a new brain with its own luck chooses.
func choice(t game.Thinker, level string, key [2]uint64, st game.State, s game.Seat) ([]game.Move, error) {
	luck := game.NewRand(key)
	before := snapshot(st)
	style := game.Style(key[0] % uint64(game.Styles))
	moves, err := t.NewBrain(level, style, &luck).Choose(context.Background(), game.Scene{State: st, Seat: s}.Window(), nil)
	switch {
	case err != nil:
		return nil, err
	case len(moves) == 0:
		return nil, fmt.Errorf("chooses nothing for seat %d", s)
	case !slices.Equal(before, snapshot(st)):
		return nil, fmt.Errorf("changes the game through its window")
	}
	return moves, nil
}

func (g *run) formatAll(s game.Seat, moves []game.Move) (text string) {
	for i, m := range moves {
		if i > 0 {
			text += "; "
		}
		text += g.format(s, m)
	}
	return text
}
