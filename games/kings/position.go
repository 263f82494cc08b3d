package kings

import "outremer/game"

// setUps are the set-up lines that a position may consist of; Arrange says what they do.
func (f *facts) setUps() []game.SetUpSpec {
	culture, territory, character := game.SetUpArg{Sort: sortCulture, Seat: true}, game.SetUpArg{Sort: sortTerritory}, game.SetUpArg{Sort: sortCharacter}
	traits, cards := game.SetUpArg{Sort: sortTrait, Repeats: true}, game.SetUpArg{Sort: sortCard, Repeats: true}
	someone := game.SetUpArg{Sort: sortCulture, Seat: true, Also: []string{"none"}}
	number := func(low, high int) game.SetUpArg {
		return game.SetUpArg{Sort: sortCount, Low: int16(low), High: int16(high)}
	}
	return []game.SetUpSpec{
		{Slug: "put", Args: []game.SetUpArg{territory, someone}},
		{Slug: "foot", Args: []game.SetUpArg{territory}},
		{Slug: "no-foot", Args: []game.SetUpArg{territory}},
		{Slug: "castle", Args: []game.SetUpArg{territory}},
		{Slug: "no-castle", Args: []game.SetUpArg{territory}},
		{Slug: "unrest", Args: []game.SetUpArg{territory, number(0, 3)}},
		{Slug: "gold", Args: []game.SetUpArg{culture, number(0, 30)}},
		{Slug: "bag", Args: []game.SetUpArg{culture, traits}},
		{Slug: "hand", Args: []game.SetUpArg{culture, cards}},
		{Slug: "cards", Args: []game.SetUpArg{culture, {Sort: sortDevelopment, Repeats: true}}},
		{Slug: "king", Args: []game.SetUpArg{culture, character, traits}},
		{Slug: "spouse", Args: []game.SetUpArg{culture, character, traits}},
		{Slug: "child", Args: []game.SetUpArg{culture, character, traits}},
		{Slug: "sibling", Args: []game.SetUpArg{culture, character, traits}},
		{Slug: "kin-spouse", Args: []game.SetUpArg{character, character, traits}},
		{Slug: "duchy", Args: []game.SetUpArg{character, territory}},
		{Slug: "bride", Args: []game.SetUpArg{territory, character, traits}},
		{Slug: "ally", Args: []game.SetUpArg{culture, territory}},
		{Slug: "age", Args: []game.SetUpArg{culture, number(1, 3)}},
		{Slug: "casus", Args: []game.SetUpArg{culture, culture}},
		{Slug: "war", Args: []game.SetUpArg{culture, culture}},
		{Slug: "pact", Args: []game.SetUpArg{culture, culture}},
		{Slug: "shield", Args: []game.SetUpArg{{Sort: sortPosition}, someone}},
		{Slug: "crusaded", Args: []game.SetUpArg{culture, number(0, 3)}},
		{Slug: "first", Args: []game.SetUpArg{culture}},
		{Slug: "era", Args: []game.SetUpArg{number(1, 3)}},
		{Slug: "round", Args: []game.SetUpArg{number(1, 3)}},
		{Slug: "dynasty", Args: []game.SetUpArg{culture}, Opens: true},
		{Slug: "plotting", Opens: true},
		{Slug: "turn", Args: []game.SetUpArg{culture, number(1, 2)}, Opens: true},
		{Slug: "upkeep", Opens: true},
		{Slug: "drawing", Args: []game.SetUpArg{culture}, Opens: true},
	}
}
