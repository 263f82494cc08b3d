package kingdoms

import "outremer/game"

// setUps are the set-up lines that a position may consist of; Arrange says what they do.
func (f *facts) setUps() []game.SetUpSpec {
	kingdom, region := game.SetUpArg{Sort: sortKingdom, Seat: true}, game.SetUpArg{Sort: sortRegion}
	cards := game.SetUpArg{Sort: sortCard, Repeats: true}
	number := func(low, high int) game.SetUpArg {
		return game.SetUpArg{Sort: sortCount, Low: int16(low), High: int16(high)}
	}
	return []game.SetUpSpec{
		{Slug: "put", Args: []game.SetUpArg{region, {Sort: sortKingdom, Seat: true, Also: []string{"muslims", "none"}}}},
		{Slug: "fortify", Args: []game.SetUpArg{region}},
		{Slug: "hand", Args: []game.SetUpArg{kingdom, cards}},
		{Slug: "bonus", Args: []game.SetUpArg{kingdom, number(-f.limit, f.limit)}},
		{Slug: "unseen", Args: []game.SetUpArg{cards}},
		{Slug: "row", Args: []game.SetUpArg{cards}},
		{Slug: "discards", Args: []game.SetUpArg{cards}},
		{Slug: "pile", Args: []game.SetUpArg{{Sort: sortDeck}, cards}},
		{Slug: "truce", Args: []game.SetUpArg{kingdom, kingdom}},
		{Slug: "passed", Args: []game.SetUpArg{kingdom}},
		{Slug: "turn", Args: []game.SetUpArg{number(1, f.turns)}},
		{Slug: "round", Args: []game.SetUpArg{kingdom}, Opens: true},
	}
}
