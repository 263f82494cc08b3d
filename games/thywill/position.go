package thywill

import (
	"slices"

	"outremer/game"
)

// setUps are the set-up lines that a position may consist of; Arrange says what they do.
func (f *facts) setUps() []game.SetUpSpec {
	player, region := game.SetUpArg{Sort: sortColour, Seat: true}, game.SetUpArg{Sort: sortRegion}
	wedge, regions := game.SetUpArg{Sort: sortWedge}, game.SetUpArg{Sort: sortRegion, Repeats: true}
	number := func(low, high int) game.SetUpArg {
		return game.SetUpArg{Sort: sortCount, Low: int16(low), High: int16(high)}
	}
	return []game.SetUpSpec{
		{Slug: "dealt", Always: true},
		{Slug: "joined", Args: []game.SetUpArg{player, {Sort: sortOrder}}},
		{Slug: "beaten", Args: []game.SetUpArg{region, player}},
		{Slug: "house", Args: []game.SetUpArg{player, {Sort: sortBuilding}, region}},
		{Slug: "knights", Args: []game.SetUpArg{player, regions}},
		{Slug: "black", Args: []game.SetUpArg{player, region}},
		{Slug: "wheel", Args: slices.Concat([]game.SetUpArg{player}, slices.Repeat([]game.SetUpArg{wedge}, wedges))},
		{Slug: "tokens", Args: []game.SetUpArg{player, wedge, number(0, 40)}},
		{Slug: "upgraded", Args: []game.SetUpArg{player, {Sort: sortWedge, Repeats: true}}},
		{Slug: "troops", Args: []game.SetUpArg{player, number(0, troops)}},
		{Slug: "gained", Args: []game.SetUpArg{player, number(0, 400)}},
		{Slug: "start", Args: []game.SetUpArg{player}},
		{Slug: "round", Args: []game.SetUpArg{number(1, 200)}},
		{Slug: "turn", Args: []game.SetUpArg{player}, Opens: true},
	}
}
