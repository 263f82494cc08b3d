package skirmish

import (
	"fmt"

	"outremer/game"
	"outremer/game/source"
)

// fileComponents is the data file; componentsFile is its content.
const fileComponents = "components.toml"

type componentsFile struct {
	Troops     int        `toml:"troops"`
	LargestBid int        `toml:"largest-bid"`
	Card       []cardFact `toml:"card"`
}

type cardFact struct {
	Slug   string `toml:"slug"`
	Ambush bool   `toml:"ambush" facts:"optional"`
	Source string `toml:"source"`
}

// facts is what the rules need to know about the components.
type facts struct {
	troops, largestBid int8
	cards              []string // slugs
	ambush             []bool   // by card: it can be sprung
}

// load reads and validates the data file. Nothing it accepts can break the rules.
func load(src game.Source) (*facts, error) {
	var file componentsFile
	in := source.Reader{Source: src}
	if !in.Decode(fileComponents, &file) {
		return nil, in.Err
	}
	f := &facts{
		troops:     int8(in.Within(file.Troops, 1, 99, fileComponents, "troops")),
		largestBid: int8(in.Within(file.LargestBid, 1, 9, fileComponents, "largest-bid")),
	}
	in.Want(len(file.Card) > 0 && len(file.Card) <= 9, fileComponents, "card", "%d cards; there are 1 to 9", len(file.Card))
	for i, c := range file.Card {
		field := fmt.Sprintf("card[%d]", i)
		in.Fresh(c.Slug, f.cards, fileComponents, field+".slug")
		in.Attested(c.Source, fileComponents, field)
		f.cards, f.ambush = append(f.cards, c.Slug), append(f.ambush, c.Ambush)
	}
	return f, in.Err
}
