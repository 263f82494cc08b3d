package skirmish

import "outremer/game"

// setUps are the set-up lines that a position may consist of; Arrange says what they do.
func (f *facts) setUps() []game.SetUpSpec {
	seat := game.SetUpArg{Seat: true}
	number := func(low, high int8) game.SetUpArg {
		return game.SetUpArg{Sort: sortCount, Low: int16(low), High: int16(high)}
	}
	return []game.SetUpSpec{
		{Slug: "hand", Args: []game.SetUpArg{seat, {Sort: sortCard}}},
		{Slug: "troops", Args: []game.SetUpArg{seat, number(0, f.troops)}},
		{Slug: "left", Args: []game.SetUpArg{number(1, castleCounts[len(castleCounts)-1])}},
		{Slug: "bids", Opens: true},
	}
}
