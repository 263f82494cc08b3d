package cardinals

import "outremer/game"

// setUps are the set-up lines that a position may consist of; Arrange says what they do.
func (f *facts) setUps() []game.SetUpSpec {
	dynasty, someone := game.SetUpArg{Sort: sortDynasty, Seat: true}, game.SetUpArg{Sort: sortDynasty, Seat: true, Also: []string{"nobody"}}
	spaces, places := game.SetUpArg{Sort: sortSpace, Repeats: true}, game.SetUpArg{Sort: sortPlace, Repeats: true}
	number := func(low, high int) game.SetUpArg {
		return game.SetUpArg{Sort: sortCount, Low: int16(low), High: int16(high)}
	}
	return []game.SetUpSpec{
		{Slug: "army", Args: []game.SetUpArg{someone, places}},
		{Slug: "fleet", Args: []game.SetUpArg{someone, places}},
		{Slug: "crusader", Args: []game.SetUpArg{dynasty, places}},
		{Slug: "vacant", Args: []game.SetUpArg{spaces}},
		{Slug: "disarm", Args: []game.SetUpArg{dynasty}},
		{Slug: "holder", Args: []game.SetUpArg{someone, spaces}},
		{Slug: "pope", Args: []game.SetUpArg{someone}},
		{Slug: "emperor", Args: []game.SetUpArg{someone}},
		{Slug: "tithes", Args: []game.SetUpArg{number(0, 40)}},
		{Slug: "turn", Args: []game.SetUpArg{{Sort: sortSeason}, number(f.year, f.year+2000)}, Opens: true},
	}
}
