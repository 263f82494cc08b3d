package sim

import (
	"context"
	"errors"
	"fmt"

	"outremer/bot"
	"outremer/bot/engine"
	"outremer/game"
)

// match is a game in progress.
type match struct {
	st     game.State
	brains []game.Brain // by seat; nil if the seat is vacant
	log    game.Log     // of the whole game
	told   []int        // how much of it each seat knew when it last chose
	court  *court
	moves  []game.Move
	made   []engine.Moved // of the whole game
}

// match starts a game. All bots share one source of randomness.
func (p *Plan) match(st game.State, setup game.Setup, g *Game, luck *game.Rand, r running) (*match, error) {
	m := &match{st: st, brains: make([]game.Brain, len(g.Bots)), told: make([]int, len(g.Bots))}
	for i, name := range g.Bots {
		switch {
		case g.Vacant(i):
			continue
		case engine.Named(name):
			played := engine.Game{Title: p.Title, Setup: setup, Moves: func() []engine.Moved { return m.made }}
			m.brains[i] = p.sit(r, name, i, played, luck)
			continue
		}
		brain, err := bot.New(p.Title, name, luck)
		if err != nil {
			return nil, err
		}
		m.brains[i] = brain
	}
	m.court = p.court(m, g)
	return m, nil
}

// window returns what a seat has to think with. The state is the true one: no one plays in it while
// a brain is looking.
func (m *match) window(s game.Seat) game.Window {
	return game.Scene{State: m.st, Seat: s, News: m.log.Events[m.told[s]:], Pacts: m.court.pactsOf(s)}.Window()
}

// turn lets a seat play, and returns the moves and their events.
func (m *match) turn(ctx context.Context, s game.Seat, played func(game.Move) error) ([]game.Move, []game.Event, error) {
	m.court.meet()
	moves, err := m.brains[s].Choose(ctx, m.window(s), m.moves[:0])
	if err == nil && len(moves) == 0 {
		err = fmt.Errorf("seat %d makes no move", s)
	}
	if err != nil {
		return nil, nil, err
	}
	before := len(m.log.Events)
	m.told[s], m.moves = before, moves
	for _, x := range moves {
		m.made = append(m.made, engine.Moved{Seat: s, Move: x})
		if err := errors.Join(game.Apply(m.st, s, x, &m.log), played(x)); err != nil {
			return nil, nil, err
		}
	}
	return moves, m.log.Events[before:], nil
}
