package kings

import (
	"fmt"
	"slices"
)

// Development Cards and the Crusade Track: what they give their owner.

const (
	rowSize     = 3  // Development Cards that lie face up
	trackLength = 10 // positions of the Crusade Track
)

// checkKind is the purpose of a trait check, the lexicon's "check" sort.
type checkKind int8

const (
	chkBuild checkKind = iota
	chkCasusBelli
	chkIncite
	chkMurder
	chkBribe
	chkDivorce
	chkOverthrow
	chkInvade
	chkCrusade
	chkMarry
	chkEvent
	chkPlague
	chkSave
	checkKinds
)

var checkNames = []string{
	"build", "casus-belli", "incite", "murder", "bribe", "divorce", "overthrow", "invade", "crusade", "marry",
	"event", "plague", "save",
}

// groupOf maps each check to the group whose critical traits apply [check.8], [plot.2]. Event and
// plague checks have none [R45].
var groupOf = [checkKinds]group{
	grpBuild, grpPlot, grpPlot, grpPlot, grpPlot, grpPlot, grpOverthrow, grpInvade, grpCrusade, grpMarry,
	noGroup, noGroup, noGroup,
}

// bonus is what a Development Card or a position of the track gives.
type bonus struct {
	draws            uint16 // kinds of check with one extra free draw
	tax              int8
	castleCost       int8
	upkeep           int8
	developCost      int8
	defence          int8
	defenceMobilized int8
	cards            int8
	firstFree        bool
}

type developmentsFile struct {
	Developments []developmentFact `toml:"development"`
}

type developmentFact struct {
	Slug             string   `toml:"slug"`
	Kind             string   `toml:"kind"`
	Copies           int      `toml:"copies"`
	Draws            []string `toml:"draws" facts:"optional"`
	Tax              int      `toml:"tax" facts:"optional"`
	CastleCost       int      `toml:"castle-cost" facts:"optional"`
	Upkeep           int      `toml:"upkeep" facts:"optional"`
	DevelopCost      int      `toml:"develop-cost" facts:"optional"`
	DefenceMobilized int      `toml:"defence-mobilized" facts:"optional"`
	Use              string   `toml:"use" facts:"optional"`
	Source           string   `toml:"source"`
}

type trackFile struct {
	Positions []positionFact `toml:"position"`
}

type positionFact struct {
	Slug       string   `toml:"slug"`
	Trait      string   `toml:"trait" facts:"optional"`
	Draws      []string `toml:"draws" facts:"optional"`
	Tax        int      `toml:"tax" facts:"optional"`
	Defence    int      `toml:"defence" facts:"optional"`
	BonusCards int      `toml:"bonus-cards" facts:"optional"`
	FirstFree  bool     `toml:"first-free" facts:"optional"`
	Source     string   `toml:"source"`
}

type devFacts struct {
	developments []string
	councilors   devs
	inventions   devs
	copies       [maxDevs]int8
	devBonus     [maxDevs]bonus
	defensive    devs
	offensive    devs
	drawing      [checkKinds]devs // cards with a free draw in a kind of check

	// Cards that the rules refer to by name.
	archbishop, physician, marshal, navy, guard, spymaster, chancellor, bank, plateArmor Dev

	positions  []string
	trackTrait [trackLength]Trait
	trackBonus [trackLength]bonus
}

// developments reads the Development Cards [supply.5].
func (l *loader) developments() {
	var in developmentsFile
	if !l.Decode(fileDevelopments, &in) {
		return
	}
	f := &l.f.devFacts
	l.Within(len(in.Developments), 1, maxDevs, fileDevelopments, "development")
	for i := range in.Developments {
		if l.Err == nil {
			l.development(&in.Developments[i], Dev(i))
		}
	}
	for _, named := range []struct {
		name string
		into *Dev
	}{
		{"archbishop", &f.archbishop}, {"court-physician", &f.physician}, {"marshal", &f.marshal}, {"navy", &f.navy}, {"royal-guard", &f.guard},
		{"spymaster", &f.spymaster}, {"chancellor", &f.chancellor}, {"bank", &f.bank}, {"plate-armor", &f.plateArmor},
	} {
		at := slices.Index(f.developments, named.name)
		l.Want(at >= 0, fileDevelopments, "development", "there is no %s, which the rules know by name", named.name)
		*named.into = Dev(at)
	}
}

func (l *loader) development(in *developmentFact, d Dev) {
	f, field := &l.f.devFacts, fmt.Sprintf("development[%d]", d)
	l.slug(&f.developments, in.Slug, fileDevelopments, field)
	l.Within(in.Copies, 1, 9, fileDevelopments, field+".copies")
	l.Attested(in.Source, fileDevelopments, field)
	f.copies[d] = int8(in.Copies)
	switch in.Kind {
	case "councilor":
		f.councilors = f.councilors.with(d)
	case "invention":
		f.inventions = f.inventions.with(d)
	default:
		l.Want(false, fileDevelopments, field+".kind", `%q is neither "councilor" nor "invention"`, in.Kind)
	}
	switch in.Use {
	case "defensive":
		f.defensive = f.defensive.with(d)
	case "offensive":
		f.offensive = f.offensive.with(d)
	default:
		l.Want(in.Use == "", fileDevelopments, field+".use", `%q is neither "defensive" nor "offensive"`, in.Use)
	}
	for name, n := range byName("tax", in.Tax, "castle-cost", in.CastleCost, "upkeep", in.Upkeep, "develop-cost", in.DevelopCost, "defence-mobilized", in.DefenceMobilized) {
		l.Within(n, -9, 9, fileDevelopments, field+"."+name)
	}
	f.devBonus[d] = bonus{draws: l.draws(in.Draws, fileDevelopments, field), tax: int8(in.Tax), castleCost: int8(in.CastleCost),
		upkeep: int8(in.Upkeep), developCost: int8(in.DevelopCost), defenceMobilized: int8(in.DefenceMobilized)}
	for k := range f.drawing {
		if f.devBonus[d].draws>>k&1 != 0 {
			f.drawing[k] = f.drawing[k].with(d)
		}
	}
}

// byName iterates over pairs of a field and its number.
func byName(pairs ...any) func(func(string, int) bool) {
	return func(yield func(string, int) bool) {
		for i := 0; i < len(pairs) && yield(pairs[i].(string), pairs[i+1].(int)); i += 2 {
		}
	}
}

// draws reads kinds of check; "plot" stands for all five plots.
func (l *loader) draws(names []string, file, field string) (mask uint16) {
	for i, name := range names {
		if name == "plot" {
			mask |= 1<<(chkDivorce+1) - 1<<chkCasusBelli
			continue
		}
		mask |= 1 << l.Index(name, checkNames, file, fmt.Sprintf("%s.draws[%d]", field, i))
	}
	return mask
}

func (l *loader) track() {
	var in trackFile
	if !l.Decode(fileTrack, &in) {
		return
	}
	f := l.f
	l.Within(len(in.Positions), trackLength, trackLength, fileTrack, "position")
	for i, p := range in.Positions {
		if l.Err != nil {
			return
		}
		field := fmt.Sprintf("position[%d]", i)
		l.slug(&f.positions, p.Slug, fileTrack, field)
		l.Attested(p.Source, fileTrack, field)
		f.trackTrait[i] = noTrait
		if p.Trait != "" {
			f.trackTrait[i] = Trait(l.Index(p.Trait, f.traits, fileTrack, field+".trait"))
			l.Want(!f.ofTrait[f.trackTrait[i]].and(f.ofKind[crusadeToken]).empty(), fileTrack, field+".trait", "no crusade token shows %s", p.Trait)
		}
		for name, n := range byName("tax", p.Tax, "defence", p.Defence, "bonus-cards", p.BonusCards) {
			l.Within(n, 0, 9, fileTrack, field+"."+name)
		}
		f.trackBonus[i] = bonus{draws: l.draws(p.Draws, fileTrack, field), tax: int8(p.Tax), defence: int8(p.Defence), cards: int8(p.BonusCards), firstFree: p.FirstFree}
	}
}
