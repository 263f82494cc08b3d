// Package model is a second reading of Crusaders: Thy Will Be Done: what may be done, what it costs
// and what it scores, written from the rulebook and the rulings, without a line of the rules. It
// shares the facts with them, sees the board as it was dealt, and follows a game by public events.
package model

import (
	"testing"

	"outremer/facts/factstest"
	"outremer/game"
	"outremer/game/gametest"
	"outremer/games/thywill"
)

func TestSecondModel(t *testing.T) {
	titles := factstest.Titles(t, thywill.Box)
	f := readFacts(t)
	gametest.SecondModel(t, titles[len(titles)-1], 200, func(s game.Setup, look func(any) error) gametest.Model {
		return newTable(f, s, look)
	})
}
