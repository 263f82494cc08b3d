package kings

import (
	"fmt"
	"slices"
)

// The scenarios: who plays, and what each dynasty starts with.

type scenariosFile struct {
	Scenarios []scenarioFact `toml:"scenario"`
}

type scenarioFact struct {
	Slug      string           `toml:"slug"`
	Eras      int              `toml:"eras"`
	End       int              `toml:"end"`
	Permanent bool             `toml:"permanent" facts:"optional"`
	Stays     string           `toml:"stays" facts:"optional"`
	Tokens    []trackTokenFact `toml:"token" facts:"optional"`
	Dynasties []startFact      `toml:"dynasty"`
	Source    string           `toml:"source"`
}

type trackTokenFact struct {
	Position int    `toml:"position"`
	Trait    string `toml:"trait"`
	Kind     string `toml:"kind"`
	Instead  bool   `toml:"instead" facts:"optional"`
	Edition  string `toml:"edition"`
	Source   string `toml:"source"`
}

type startFact struct {
	Slug         string    `toml:"slug"`
	Edition      string    `toml:"edition" facts:"optional"`
	Ruler        string    `toml:"ruler"`
	Traits       []string  `toml:"traits"`
	Age          int       `toml:"age" facts:"optional"`
	Spouse       bool      `toml:"spouse" facts:"optional"`
	Siblings     []kinFact `toml:"siblings" facts:"optional"`
	Children     []kinFact `toml:"children" facts:"optional"`
	Territories  []string  `toml:"territories"`
	Castles      []string  `toml:"castles" facts:"optional"`
	Mobilized    []string  `toml:"mobilized" facts:"optional"`
	Unrest       []string  `toml:"unrest" facts:"optional"`
	FreeCastles  int       `toml:"free-castles" facts:"optional"`
	Gold         int       `toml:"gold"`
	Developments []string  `toml:"developments"`
	CasusBelli   []string  `toml:"casus-belli" facts:"optional"`
	Source       string    `toml:"source"`
}

type kinFact struct {
	Sex    string   `toml:"sex"`
	Traits []string `toml:"traits"`
}

// scenario is one of the six, in both editions.
type scenario struct {
	slug      string
	eras, end int8
	permanent bool
	stays     Culture
	tokens    [editions][]trackToken
	start     [editions][seats]start // by culture; dynasty noDynasty: the culture does not play
}

type trackToken struct {
	position int
	trait    Trait
	kind     tokenKind
	instead  bool
}

type start struct {
	dynasty                          Dynasty
	ruler                            Char
	traits                           []Trait
	age, freeCastles                 int8
	spouse                           bool
	siblings, children               []startKin
	land, castles, mobilized, unrest lands
	gold                             int16
	devs                             devs
	casus                            []Culture // the first of these that is in play
}

type startKin struct {
	sex    sex
	traits []Trait
}

func (l *loader) scenarios() {
	var in scenariosFile
	if !l.Decode(fileScenarios, &in) {
		return
	}
	var slugs []string
	for i := range in.Scenarios {
		if l.Err == nil {
			field := fmt.Sprintf("scenario[%d]", i)
			l.slug(&slugs, in.Scenarios[i].Slug, fileScenarios, field)
			l.f.scenarios = append(l.f.scenarios, l.scenario(&in.Scenarios[i], field))
		}
	}
	l.Want(len(l.f.scenarios) > 0, fileScenarios, "scenario", "there is none")
}

func (l *loader) scenario(in *scenarioFact, field string) scenario {
	sc := scenario{slug: in.Slug, eras: int8(in.Eras), end: int8(in.End), permanent: in.Permanent, stays: noCulture}
	l.Within(in.Eras, 1, 9, fileScenarios, field+".eras")
	l.Within(in.End, 1, trackLength, fileScenarios, field+".end")
	l.Attested(in.Source, fileScenarios, field)
	if in.Stays != "" {
		sc.stays = Culture(l.Index(in.Stays, cultureNames, fileScenarios, field+".stays"))
	}
	for i, t := range in.Tokens {
		field := fmt.Sprintf("%s.token[%d]", field, i)
		e := l.Index(t.Edition, editionNames, fileScenarios, field+".edition")
		l.Within(t.Position, 1, trackLength, fileScenarios, field+".position")
		l.Attested(t.Source, fileScenarios, field)
		sc.tokens[e] = append(sc.tokens[e], trackToken{t.Position - 1, Trait(l.Index(t.Trait, l.f.traits, fileScenarios, field+".trait")),
			tokenKind(l.Index(t.Kind, tokenKindNames, fileScenarios, field+".kind")), t.Instead})
	}
	for e := range sc.start {
		for c := range sc.start[e] {
			sc.start[e][c].dynasty = noDynasty
		}
	}
	for i := range in.Dynasties {
		if l.Err == nil {
			l.start(&sc, in, &in.Dynasties[i], fmt.Sprintf("%s.dynasty[%d]", field, i))
		}
	}
	for e := range sc.start {
		l.together(&sc, edition(e), field)
	}
	return sc
}

func (l *loader) start(sc *scenario, in *scenarioFact, d *startFact, field string) {
	f := l.f
	x := start{dynasty: Dynasty(l.Index(d.Slug, f.dynasties, fileScenarios, field+".slug")), age: int8(d.Age), spouse: d.Spouse,
		gold: int16(d.Gold), freeCastles: int8(d.FreeCastles)}
	x.ruler = Char(l.Index(d.Ruler, f.characters, fileScenarios, field+".ruler"))
	if l.Err == nil {
		l.Want(f.isRuler(x.ruler), fileScenarios, field+".ruler", "%s is no starting ruler", d.Ruler)
	}
	x.traits = l.traitList(d.Traits, field+".traits")
	x.siblings, x.children = l.kinList(d.Siblings, siblings, field+".siblings"), l.kinList(d.Children, children, field+".children")
	x.land = l.landList(d.Territories, field+".territories")
	x.castles = l.landList(d.Castles, field+".castles")
	x.mobilized = l.landList(d.Mobilized, field+".mobilized")
	x.unrest = l.landList(d.Unrest, field+".unrest")
	l.Want((x.castles|x.mobilized|x.unrest)&^x.land == 0, fileScenarios, field+".territories", "a Castle, Foot Soldier or Unrest stands outside")
	l.Within(x.land.len(), 1, f.Supply.Knights, fileScenarios, field+".territories")
	l.Within(d.Age, 0, f.Age.Death-1, fileScenarios, field+".age")
	l.Within(d.Gold, 0, f.Supply.Gold/seats, fileScenarios, field+".gold")
	l.Within(d.FreeCastles, 0, 9, fileScenarios, field+".free-castles")
	l.Attested(d.Source, fileScenarios, field)
	for i, name := range d.Developments {
		x.devs = x.devs.with(Dev(l.Index(name, f.developments, fileScenarios, fmt.Sprintf("%s.developments[%d]", field, i))))
	}
	for i, name := range d.CasusBelli {
		at := l.Index(name, f.dynasties, fileScenarios, fmt.Sprintf("%s.casus-belli[%d]", field, i))
		x.casus = append(x.casus, f.dynastyCulture[at])
		l.Want(slices.ContainsFunc(in.Dynasties, func(o startFact) bool { return o.Slug == name }), fileScenarios, field+".casus-belli", "%s does not play", name)
	}
	for e := range sc.start {
		if at := &sc.start[e][f.dynastyCulture[x.dynasty]]; d.Edition == "" || d.Edition == editionNames[e] {
			l.Want(at.dynasty == noDynasty, fileScenarios, field+".slug", "another dynasty of this culture plays already")
			*at = x
		}
	}
	if d.Edition != "" {
		l.Index(d.Edition, editionNames, fileScenarios, field+".edition")
	}
}

func (l *loader) traitList(names []string, field string) (list []Trait) {
	for i, name := range names {
		list = append(list, Trait(l.Index(name, l.f.traits, fileScenarios, fmt.Sprintf("%s[%d]", field, i))))
	}
	return list
}

func (l *loader) landList(names []string, field string) (x lands) {
	for i, name := range names {
		x = x.with(Territory(l.Index(name, l.f.territories, fileScenarios, fmt.Sprintf("%s[%d]", field, i))))
	}
	return x
}

func (l *loader) kinList(in []kinFact, most int, field string) (list []startKin) {
	l.Within(len(in), 0, most, fileScenarios, field)
	for i, k := range in {
		list = append(list, startKin{sex(l.Index(k.Sex, sexNames[:either], fileScenarios, fmt.Sprintf("%s[%d].sex", field, i))),
			l.traitList(k.Traits, fmt.Sprintf("%s[%d].traits", field, i))})
	}
	return list
}

// together checks that no territory has two owners and that the box holds enough for all.
func (l *loader) together(sc *scenario, e edition, field string) {
	var all, castles, unrest lands
	var need [maxTraits]int
	for c := range sc.start[e] {
		x := &sc.start[e][c]
		castles, unrest = castles|x.castles, unrest|x.unrest
		l.Want(x.mobilized.len() <= l.f.Supply.Foot, fileScenarios, field, "the %s have %d Foot Soldiers in edition %s, the box has %d", cultureNames[c], x.mobilized.len(), editionNames[e], l.f.Supply.Foot)
		l.Want(all&x.land == 0, fileScenarios, field, "two dynasties of edition %s hold the same territory", editionNames[e])
		all |= x.land
		for _, t := range x.traits {
			need[t]++
		}
		for _, k := range slices.Concat(x.siblings, x.children) {
			for _, t := range k.traits {
				need[t]++
			}
		}
	}
	l.Want(castles.len() <= l.f.Supply.Castles, fileScenarios, field, "%d Castles stand in edition %s, the box has %d", castles.len(), editionNames[e], l.f.Supply.Castles)
	l.Want(unrest.len() <= l.f.Supply.Unrest, fileScenarios, field, "%d Unrest tokens lie in edition %s, the box has %d", unrest.len(), editionNames[e], l.f.Supply.Unrest)
	for t, n := range need {
		have := l.f.ofTrait[t].and(l.f.ofKind[startingToken]).and(l.f.inEdition[e]).len()
		l.Want(n <= have, fileScenarios, field, "%d starting tokens of %s are needed in edition %s, the box has %d", n, l.f.traitName(Trait(t)), editionNames[e], have)
	}
}

func (f *traitFacts) traitName(t Trait) string {
	if int(t) >= len(f.traits) || t < 0 {
		return "nothing"
	}
	return f.traits[t]
}
