package skirmish

import (
	"strconv"

	"outremer/game"
	"outremer/game/arrange"
	"outremer/game/flow"
)

// Arrange implements game.Arranger, the set-up lines of scenario scripts:
//
//	hand red ambush     exactly this card
//	troops red 4
//	left 2              castles still to fight for
//	bids                all bid anew
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
	"hand":   func(a *arranger) { p := a.seat(); a.s.Hand[p] = card(a.Index(a.s.f.cards, "card")) },
	"troops": func(a *arranger) { p := a.seat(); a.s.Troops[p] = int8(a.Int()) },
	"left":   func(a *arranger) { a.s.Left = int8(a.Int()) },
	"bids":   (*arranger).bids,
}

var inspections = map[string]func(*arranger) string{
	"castles": func(a *arranger) string { return strconv.Itoa(int(a.s.Castles[a.seat()])) },
	"troops":  func(a *arranger) string { return strconv.Itoa(int(a.s.Troops[a.seat()])) },
}

// bids asks everybody for a bid, with the cards they hold.
func (a *arranger) bids() {
	s := a.s
	s.Bid, s.Done, s.Open = [4]int8{}, 0, false
	s.core.Clear()
	s.core.Push(flow.Frame{Step: stepRound, PC: partAmbush})
	s.core.Push(flow.Frame{Step: stepBid})
	s.t.machine.Run(s, nil)
}

func (a *arranger) seat() game.Seat { return game.Seat(a.Index(seatNames[:a.s.Seats], "seat")) }
