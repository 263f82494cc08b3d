package kings

import (
	"outremer/game"
	"outremer/game/source"
)

// The data files. Every entry has a source: "rulebook", "public" or
// "reconstructed"; see rulings.md.
const (
	fileMap          = "map.toml"
	fileComponents   = "components.toml"
	fileTraits       = "traits.toml"
	fileDevelopments = "developments.toml"
	fileTrack        = "track.toml"
	fileDynasties    = "dynasties.toml"
	fileCharacters   = "characters.toml"
	fileScenarios    = "scenarios.toml"
	fileEvents       = "events.toml"
	fileStrategies   = "strategies.toml"
)

type componentsFile struct {
	Rounds int `toml:"rounds"`
	Turns  int `toml:"turns"`
	Hand   struct {
		Size  int      `toml:"size"`
		Least deckFact `toml:"least"`
		Most  deckFact `toml:"most"`
	} `toml:"hand"`
	Supply struct {
		Knights     int `toml:"knights"`
		Foot        int `toml:"foot"`
		Castles     int `toml:"castles"`
		Gold        int `toml:"gold"`
		Unrest      int `toml:"unrest"`
		Plague      int `toml:"plague"`
		Harvest     int `toml:"harvest"`
		CropFailure int `toml:"crop-failure"`
	} `toml:"supply"`
	Cost struct {
		Castle   int   `toml:"castle"`
		Develop  []int `toml:"develop"`
		Attempt  []int `toml:"attempt"`
		Bribe    int   `toml:"bribe"`
		Adopt    int   `toml:"adopt"`
		Pillage  int   `toml:"pillage"`
		Upkeep   int   `toml:"upkeep"`
		Sabotage int   `toml:"sabotage"`
	} `toml:"cost"`
	Check struct {
		Above int `toml:"above"`
	} `toml:"check"`
	Murder struct {
		King  int `toml:"king"`
		Heir  int `toml:"heir"`
		Other int `toml:"other"`
	} `toml:"murder"`
	Age struct {
		Removal int `toml:"removal"`
		Death   int `toml:"death"`
	} `toml:"age"`
	Achievement struct {
		Crusader int `toml:"crusader"`
		Builder  int `toml:"builder"`
		Inventor int `toml:"inventor"`
	} `toml:"achievement"`
	Limit struct {
		Shields    int `toml:"shields"`
		Councilors int `toml:"councilors"`
		Inventions int `toml:"inventions"`
	} `toml:"limit"`
}

// deckFact holds one number per type of Action Card.
type deckFact struct {
	Realm    int `toml:"realm"`
	Intrigue int `toml:"intrigue"`
	War      int `toml:"war"`
	Tax      int `toml:"tax"`
	Crusade  int `toml:"crusade"`
}

func (d deckFact) list() [decks]int8 {
	return [decks]int8{int8(d.Realm), int8(d.Intrigue), int8(d.War), int8(d.Tax), int8(d.Crusade)}
}

// facts is the validated data, in the numbering used by the rules.
type facts struct {
	componentsFile
	least, most [decks]int8

	board
	traitFacts
	devFacts
	peopleFacts
	scenarios []scenario
	eventFacts
	strategies [strategies][editions]strategy
	shown      shown
}

// loader turns data files into facts and stops at the first fault.
type loader struct {
	source.Reader
	f *facts
}

func load(src game.Source) (*facts, error) {
	l := loader{Reader: source.Reader{Source: src}, f: &facts{}}
	for _, part := range []func(){l.board, l.components, l.traits, l.developments, l.track, l.dynasties, l.characters, l.scenarios, l.events, l.strategies, l.f.show} {
		if l.Err == nil {
			part()
		}
	}
	return l.f, l.Err
}

// slug appends a new name to a list.
func (l *loader) slug(list *[]string, name, file, field string) {
	l.Fresh(name, *list, file, field+".slug")
	*list = append(*list, name)
}

// components reads costs, limits and the contents of the box; shields are not counted because
// they never run out [supply.1], [supply.2], [supply.3], [supply.8].
func (l *loader) components() {
	f := l.f
	if !l.Decode(fileComponents, &f.componentsFile) {
		return
	}
	f.least, f.most = f.Hand.Least.list(), f.Hand.Most.list()
	for _, c := range []struct {
		n, from, to int
		field       string
	}{
		{f.Rounds, 1, 9, "rounds"}, {f.Turns, 1, 2, "turns"}, {f.Hand.Size, 2, 12, "hand.size"},
		{f.Supply.Knights, 1, 20, "supply.knights"}, {f.Supply.Foot, 0, 20, "supply.foot"}, {f.Supply.Castles, 0, maxLands, "supply.castles"},
		{f.Supply.Gold, 1, 1000, "supply.gold"}, {f.Supply.Unrest, 0, 99, "supply.unrest"}, {f.Supply.Plague, 0, 99, "supply.plague"},
		{f.Supply.Harvest, 0, 99, "supply.harvest"}, {f.Supply.CropFailure, 0, 99, "supply.crop-failure"},
		{f.Cost.Castle, 0, 20, "cost.castle"}, {len(f.Cost.Develop), rowSize, rowSize, "cost.develop"}, {len(f.Cost.Attempt), 1, 9, "cost.attempt"},
		{f.Cost.Bribe, 0, 20, "cost.bribe"}, {f.Cost.Adopt, 0, 20, "cost.adopt"}, {f.Cost.Pillage, 0, 20, "cost.pillage"},
		{f.Cost.Upkeep, 0, 20, "cost.upkeep"}, {f.Cost.Sabotage, 1, 20, "cost.sabotage"}, {f.Check.Above, 0, 20, "check.above"},
		{f.Murder.King, 1, 9, "murder.king"}, {f.Murder.Heir, 1, 9, "murder.heir"}, {f.Murder.Other, 1, 9, "murder.other"},
		{f.Age.Removal, 1, 20, "age.removal"}, {f.Age.Death, 1, 20, "age.death"},
		{f.Achievement.Crusader, 1, 20, "achievement.crusader"}, {f.Achievement.Builder, 1, 20, "achievement.builder"}, {f.Achievement.Inventor, 1, 20, "achievement.inventor"},
		{f.Limit.Shields, 1, trackLength, "limit.shields"}, {f.Limit.Councilors, 1, maxDevs, "limit.councilors"}, {f.Limit.Inventions, 1, maxDevs, "limit.inventions"},
	} {
		l.Within(c.n, c.from, c.to, fileComponents, c.field)
	}
	least, most := 0, 0
	for d := range f.least {
		l.Want(f.least[d] >= 0 && f.least[d] <= f.most[d], fileComponents, "hand.least", "%d %s cards are negative or more than %d", f.least[d], deckNames[d], f.most[d])
		least, most = least+int(f.least[d]), most+int(f.most[d])
	}
	l.Want(least <= f.Hand.Size && most >= f.Hand.Size, fileComponents, "hand.size", "%d is not between the least of all, %d, and the most, %d", f.Hand.Size, least, most)
}
