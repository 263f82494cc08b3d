// Package model is a second reading of College of Cardinals: what is controlled after each
// adjudication, some offences, and points, written from the rulebook and the rulings, without a line
// of the rules. It sees the board as it was laid, and follows a game by what is published.
package model

import (
	"testing"

	"outremer/facts/factstest"
	"outremer/game"
	"outremer/game/gametest"
	"outremer/games/cardinals"
)

func TestSecondModel(t *testing.T) {
	titles := factstest.Titles(t, cardinals.Box)
	gametest.SecondModel(t, titles[len(titles)-1], 30, func(_ game.Setup, look func(any) error) gametest.Model {
		return &board{look: look}
	}, gametest.Earnest(12, "abdicate"))
}
