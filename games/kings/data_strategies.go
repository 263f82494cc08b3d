package kings

import "fmt"

// The strategies of the scripted dynasties as data; scripted.go plays them.

// strategyID is the lexicon's "strategy" sort.
type strategyID int8

const (
	ferox strategyID = iota
	postis
	munitio
	amandum
	aperio
	strategies
)

var strategyNames = []string{"ferox", "postis", "munitio", "amandum", "aperio"}

type strategiesFile struct {
	Strategies []strategyFact `toml:"strategy"`
}

type strategyFact struct {
	Slug        string      `toml:"slug"`
	Edition     string      `toml:"edition"`
	Hand        deckFact    `toml:"hand"`
	Development string      `toml:"development" facts:"optional"`
	Tokens      []string    `toml:"tokens" facts:"optional"`
	Marry       marryFact   `toml:"marry"`
	Accepts     acceptsFact `toml:"accepts"`
	Realm       []string    `toml:"realm"`
	Intrigue    []string    `toml:"intrigue"`
	War         []string    `toml:"war"`
	Source      string      `toml:"source"`
}

type marryFact struct {
	Traits   []string `toml:"traits"`
	Else     string   `toml:"else"`
	NeverRed bool     `toml:"never-red" facts:"optional"`
	Children string   `toml:"children"`
	Red      int      `toml:"red" facts:"optional"`
	Green    int      `toml:"green" facts:"optional"`
}

type acceptsFact struct {
	Red   int  `toml:"red"`
	Green int  `toml:"green"`
	Heir  bool `toml:"heir" facts:"optional"`
}

// tactic is a line of a strategy's table.
type tactic int8

const (
	tacBuild tactic = iota
	tacDevelopOffensive
	tacDevelopNavy
	tacDevelopAll
	tacDevelopTwo
	tacDevelopDefensive
	tacDevelopOneDefensive
	tacDevelopOne
	tacDevelopTwoDefensive
	tacDevelopSpymasterDefensive
	tacDevelopCrusader
	tacDevelopListed
	tacOverthrow
	tacCasusBelli
	tacCasusBelliNeighbour
	tacCasusBelliBuilder
	tacMurderGreenChild
	tacMurderKing
	tacBribe
	tacIncite
	tacInciteFewestChildren
	tacInciteMostShields
	tacDivorceKing
	tacInvadeHard
	tacInvadeEasy
	tacInvadeIndependent
	tacInvadeForeignPact
	tacInvadeFree
	tacInvadeFewestTerritories
	tacInvadeFewestChildren
	tacInvadePartner
	tacInvadeMostShields
	tacInvadeAny
	tacAnnex
	tacMobilize
	tacMobilizeIndependentPact
	tacMobilizeIndependentFar
	tacMobilizeCasusBelli
	tacMobilizeOpponent
	tacMobilizeForeignPact
	tacMobilizeFewestTerritories
	tacMobilizeOwnPact
)

var tacticNames = []string{"build", "develop-offensive", "develop-navy", "develop-all", "develop-two", "develop-defensive",
	"develop-one-defensive", "develop-one", "develop-two-defensive", "develop-spymaster-defensive", "develop-crusader", "develop-listed",
	"overthrow", "casus-belli", "casus-belli-neighbour", "casus-belli-builder", "murder-green-child", "murder-king", "bribe",
	"incite", "incite-fewest-children", "incite-most-shields", "divorce-king",
	"invade-hard", "invade-easy", "invade-independent", "invade-foreign-pact", "invade-free", "invade-fewest-territories",
	"invade-fewest-children", "invade-partner", "invade-most-shields", "invade-any", "annex",
	"mobilize", "mobilize-independent-pact", "mobilize-independent-far", "mobilize-casus-belli", "mobilize-opponent",
	"mobilize-foreign-pact", "mobilize-fewest-territories", "mobilize-own-pact"}

// courting says whom a strategy takes if nobody has the traits it looks for, and how it regards
// other players' children.
type courting int8

const (
	courtNone courting = iota
	courtNearest
	courtAny
)

type childCourting int8

const (
	childrenNever childCourting = iota
	childrenLast
	childrenEnemies
)

var (
	courtingNames      = []string{"none", "nearest", "any"}
	childCourtingNames = []string{"never", "last", "enemies"}
)

type strategy struct {
	hand          [decks]int8
	dev           Dev
	tokens        []Trait
	looks         []Trait // best first; anyGreen stands for every green trait
	fallback      courting
	neverRed      bool
	children      childCourting
	pays, accepts [2]int16 // Gold for a red and for a green child
	givesHeir     bool
	tactics       [decks][]tactic
}

// anyGreen stands for every green trait among those a strategy looks for.
const anyGreen Trait = -2

func (l *loader) strategies() {
	var in strategiesFile
	if !l.Decode(fileStrategies, &in) {
		return
	}
	var seen [strategies][editions]bool
	for i := range in.Strategies {
		field := fmt.Sprintf("strategy[%d]", i)
		x := &in.Strategies[i]
		id, e := l.Index(x.Slug, strategyNames, fileStrategies, field+".slug"), l.Index(x.Edition, editionNames, fileStrategies, field+".edition")
		l.Want(!seen[id][e], fileStrategies, field+".slug", "%s of edition %s stands twice", x.Slug, x.Edition)
		seen[id][e] = true
		if l.Err == nil {
			l.f.strategies[id][e] = l.strategy(x, field)
		}
	}
	for e := range editions {
		spare := false // one without a Development Card can always be drawn
		for id := range seen {
			l.Want(seen[id][e], fileStrategies, "strategy", "%s of edition %s is missing", strategyNames[id], editionNames[e])
			spare = spare || l.f.strategies[id][e].dev == noDev
		}
		l.Want(spare, fileStrategies, "strategy", "all strategies of edition %s need a Development Card", editionNames[e])
	}
}

func (l *loader) strategy(in *strategyFact, field string) strategy {
	x := strategy{hand: in.Hand.list(), dev: noDev, neverRed: in.Marry.NeverRed, givesHeir: in.Accepts.Heir,
		pays: [2]int16{int16(in.Marry.Red), int16(in.Marry.Green)}, accepts: [2]int16{int16(in.Accepts.Red), int16(in.Accepts.Green)}}
	l.Attested(in.Source, fileStrategies, field)
	if in.Development != "" {
		x.dev = Dev(l.Index(in.Development, l.f.developments, fileStrategies, field+".development"))
	}
	for i, name := range in.Tokens {
		x.tokens = append(x.tokens, Trait(l.Index(name, l.f.traits, fileStrategies, fmt.Sprintf("%s.tokens[%d]", field, i))))
	}
	for i, name := range in.Marry.Traits {
		t := anyGreen
		if name != "green" {
			t = Trait(l.Index(name, l.f.traits, fileStrategies, fmt.Sprintf("%s.marry.traits[%d]", field, i)))
		}
		x.looks = append(x.looks, t)
	}
	x.fallback = courting(l.Index(in.Marry.Else, courtingNames, fileStrategies, field+".marry.else"))
	x.children = childCourting(l.Index(in.Marry.Children, childCourtingNames, fileStrategies, field+".marry.children"))
	for d, names := range [decks][]string{realm: in.Realm, intrigue: in.Intrigue, war: in.War} {
		for i, name := range names {
			x.tactics[d] = append(x.tactics[d], tactic(l.Index(name, tacticNames, fileStrategies, fmt.Sprintf("%s.%s[%d]", field, deckNames[d], i))))
		}
	}
	n := 0
	for d, k := range x.hand {
		n += int(k)
		l.Within(int(k), 0, int(l.f.most[d]), fileStrategies, field+".hand."+deckNames[d])
	}
	l.Within(n, l.f.Rounds*l.f.Turns, l.f.Hand.Size, fileStrategies, field+".hand")
	return x
}
