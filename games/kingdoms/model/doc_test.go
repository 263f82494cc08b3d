// Package model is a second reading of Crusader Kingdoms: attack, defence and bonus, written from
// the rulebook and the rulings, without a line of the rules. It shares the facts with them and
// follows a game by what everyone at the table is told.
package model

import (
	"testing"

	"outremer/facts/factstest"
	"outremer/game"
	"outremer/game/gametest"
	"outremer/games/kingdoms"
)

func TestSecondModel(t *testing.T) {
	titles := factstest.Titles(t, kingdoms.Box)
	f := readFacts(t)
	gametest.SecondModel(t, titles[len(titles)-1], 400, func(s game.Setup, _ func(any) error) gametest.Model {
		return newTable(f, s)
	})
}
