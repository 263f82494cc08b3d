// Package model is a second reading of Crusader Kings: checks, war, succession and scoring, written
// from the rulebook and the rulings, without a line of the rules. It shares the facts with them, sees
// the table as it was laid, and follows a game by public events.
package model

import (
	"testing"

	"outremer/facts/factstest"
	"outremer/game"
	"outremer/game/gametest"
	"outremer/games/kings"
)

func TestSecondModel(t *testing.T) {
	titles := factstest.Titles(t, kings.Box)
	f := readFacts(t)
	gametest.SecondModel(t, titles[len(titles)-1], 80, func(s game.Setup, look func(any) error) gametest.Model {
		return &table{f: f, edition: s.Edition, options: s.Options, look: look}
	})
}
