package skirmish

import (
	"strconv"

	"outremer/game"
	"outremer/game/arrange"
)

// Arrange implements game.Arranger, the set-up lines of scenario scripts:
//
//	hand red ambush     exactly this card
func (s *State) Arrange(words []string) error {
	return arrange.Arrange(words, arrangements, &arranger{Line: arrange.LineOf(words), s: s})
}

// Inspect implements game.Arranger, the facts of expect lines:
//
//	castles red, troops red
func (s *State) Inspect(words []string) (string, error) {
	return arrange.Inspect(words, inspections, &arranger{Line: arrange.LineOf(words), s: s})
}

type arranger struct {
	arrange.Line
	s *State
}

var arrangements = map[string]func(*arranger){
	"hand": func(a *arranger) { p := a.seat(); a.s.Hand[p] = card(a.Index(a.s.f.cards, "card")) },
}

var inspections = map[string]func(*arranger) string{
	"castles": func(a *arranger) string { return strconv.Itoa(int(a.s.Castles[a.seat()])) },
	"troops":  func(a *arranger) string { return strconv.Itoa(int(a.s.Troops[a.seat()])) },
}

func (a *arranger) seat() game.Seat { return game.Seat(a.Index(seatNames[:a.s.Seats], "seat")) }
