package kings

import "fmt"

// The events of the Action Cards as data: lists of effects.

// Kind is an Action Card as printed, the lexicon's "card" sort. It is named after its event; a
// deck may hold several copies.
type Kind int16

const noKind Kind = -1

type eventsFile struct {
	Cards []cardFact `toml:"card"`
}

type cardFact struct {
	Slug    string       `toml:"slug"`
	Deck    string       `toml:"deck"`
	Copies  int          `toml:"copies"`
	Target  string       `toml:"target"`
	Needs   string       `toml:"needs" facts:"optional"`
	Effects []effectFact `toml:"effects" facts:"optional"`
	Failure []effectFact `toml:"failure" facts:"optional"` // of the event's trait check
	Source  string       `toml:"source"`
}

type effectFact struct {
	Op       string         `toml:"op"`
	Count    int            `toml:"count" facts:"optional"`
	Amount   int            `toml:"amount" facts:"optional"`
	Trait    string         `toml:"trait" facts:"optional"`
	Token    string         `toml:"token" facts:"optional"`
	Chooser  string         `toml:"chooser" facts:"optional"`
	Prefer   string         `toml:"prefer" facts:"optional"`
	Spread   bool           `toml:"spread" facts:"optional"`
	Unrest   bool           `toml:"unrest" facts:"optional"`
	Bearer   string         `toml:"bearer" facts:"optional"`
	Victim   string         `toml:"victim" facts:"optional"`
	Kind     string         `toml:"kind" facts:"optional"`
	Action   string         `toml:"action" facts:"optional"`
	Duration string         `toml:"duration" facts:"optional"`
	Holder   string         `toml:"holder" facts:"optional"`
	Against  string         `toml:"against" facts:"optional"`
	Options  [][]effectFact `toml:"options" facts:"optional"`
}

// opCode is what an effect does.
type opCode int8

const (
	opBirth opCode = iota
	opSibling
	opAddToken
	opRemoveUnrest
	opChoose
	opGold
	opPay
	opCastleLost
	opDevLost
	opDevGained
	opGainTrait
	opLoseTrait
	opModifier
	opKill
	opDuelist
	opAge
	opCasusBelli
	opCasusBelliLost
	opPactBroken
	opDemobilize
	opMobilize
	opShieldReplaced
	opCheck // the event's own trait check, added by the loader
)

var opNames = []string{"birth", "sibling", "add-token", "remove-unrest", "choose", "gold", "pay", "castle-lost", "development-lost",
	"development-gained", "gain-trait", "lose-trait", "modifier", "kill", "duelist", "age", "casus-belli", "casus-belli-lost",
	"pact-broken", "demobilize", "mobilize", "shield-replaced"}

// need is the requirement of an event.
type need int8

const (
	needNothing need = iota
	needCanHaveChild
	needFreeChild
	needFreeSibling
	needChild
	needSibling
	needKin
	needMaleKin
	needSpouse
	needDuelist
	needTerritory
	needUnmobilized
	needMobilized
	needCanMobilize
	needCastle
	needUnrest
	needCouncilor
	needInvention
	needPactTerritory
	needHoldsCasus
	needCasusTarget
	needShield
	needRedTrait
	needYoung
	needFourGold
)

var needNames = []string{"", "can-have-child", "free-child-slot", "free-sibling-slot", "has-child", "has-sibling", "has-child-or-sibling",
	"has-male-child-or-sibling", "has-spouse", "has-duelist", "controls-territory", "has-unmobilized", "has-mobilized", "can-mobilize",
	"has-castle", "has-unrest", "has-councilor", "has-invention", "has-pact-territory", "holds-casus-belli", "is-casus-belli-target",
	"has-shield", "has-red-trait", "king-age-max-2", "gold-min-4"}

// party says who chooses or is affected: the affected player, the actor, the player to his left,
// chance, or a player picked by the affected player.
type party int8

const (
	partyTarget party = iota
	partyActor
	partyNext
	partyRandom
	partyChoice
)

var partyNames = []string{"target", "actor", "next", "random", "choice"}

// mark is a token on a territory, the lexicon's "mark" sort.
type mark int8

const (
	markUnrest mark = iota
	markHarvest
	markCrop
	markOutbreak
	markOver
)

var markNames = []string{"unrest", "harvest", "crop-failure", "plague-outbreak", "plague-over"}

type person int8 // who bears a trait or dies by an event

const (
	perKing person = iota
	perSpouse
	perHeir
	perAnyChild
	perYoungestChild
	perAnySibling
	perEldestSibling
	perLowest
	perHighestMale
	perDuelist
)

var personNames = []string{"king", "spouse", "heir", "any-child", "youngest-child", "any-sibling", "eldest-sibling", "lowest-number", "highest-number-male", "duelist"}

// op is one effect.
type op struct {
	code            opCode
	count           int8 // tokens, children, Gold, Age
	trait           Trait
	mark            mark
	chooser         party
	prefer          lands // territories to choose if possible; 0: any
	preferMobilized bool
	spread          bool // each on a different territory
	unrest          bool // Unrest where the Foot Soldier stood
	who             person
	councilor       bool
	action          checkKind // modifier: of this check; of being invaded if defends
	defends         bool
	holder, against party
	options         [2]int16 // lists
}

const noList int16 = -1

// event is what a card triggers.
type event struct {
	deck    Deck
	self    bool
	needs   need
	effects int16 // list
	copies  uint64
}

type eventFacts struct {
	cards  []string // names, by Kind
	events []event
	kindIn [decks][64]Kind
	size   [decks]int // cards of each deck
	lists  [][]op
}

var deckNames = []string{"realm", "intrigue", "war", "tax", "crusade"}

func (f *eventFacts) kind(c Card) Kind { return f.kindIn[c>>6][c&63] }

// events reads the Action Cards of the five decks [supply.4].
func (l *loader) events() {
	var in eventsFile
	if !l.Decode(fileEvents, &in) {
		return
	}
	f := &l.f.eventFacts
	for d := range deckNames { // numbers of kinds ascend with the deck
		for i := range in.Cards {
			if c := &in.Cards[i]; l.Err == nil && c.Deck == deckNames[d] {
				l.card(c, Deck(d), fmt.Sprintf("card[%d]", i))
			}
		}
	}
	for i, c := range in.Cards {
		l.Index(c.Deck, deckNames, fileEvents, fmt.Sprintf("card[%d].deck", i))
	}
	for d, n := range f.size {
		l.Want(n >= l.f.Hand.Size, fileEvents, "card", "only %d %s cards", n, deckNames[d])
	}
}

func (l *loader) card(in *cardFact, d Deck, field string) {
	f := &l.f.eventFacts
	k := Kind(len(f.cards))
	l.slug(&f.cards, in.Slug, fileEvents, field)
	l.Attested(in.Source, fileEvents, field)
	l.Want(in.Target == "self" || in.Target == "other", fileEvents, field+".target", `%q is neither "self" nor "other"`, in.Target)
	l.Want(in.Copies >= 1 && f.size[d]+in.Copies <= 64, fileEvents, field+".copies", "%d copies: a deck holds 1 to 64 cards", in.Copies)
	e := event{deck: d, self: in.Target == "self", needs: need(l.Index(in.Needs, needNames, fileEvents, field+".needs"))}
	if l.Err != nil {
		return
	}
	for range in.Copies {
		e.copies |= 1 << f.size[d]
		f.kindIn[d][f.size[d]] = k
		f.size[d]++
	}
	list := l.effects(in.Effects, field+".effects")
	if in.Failure != nil {
		list = append(list, op{code: opCheck, options: [2]int16{noList, l.list(l.effects(in.Failure, field+".failure"))}})
	}
	l.Want(len(list) > 0, fileEvents, field+".effects", "nothing happens")
	e.effects = l.list(list)
	f.events = append(f.events, e)
}

func (l *loader) list(ops []op) int16 {
	l.f.lists = append(l.f.lists, ops)
	return int16(len(l.f.lists) - 1)
}

func (l *loader) effects(in []effectFact, field string) (list []op) {
	for i := range in {
		list = append(list, l.effect(&in[i], fmt.Sprintf("%s[%d]", field, i)))
	}
	return list
}

func (l *loader) effect(in *effectFact, field string) op {
	o := op{code: opCode(l.Index(in.Op, opNames, fileEvents, field+".op")), count: int8(in.Count + in.Amount), trait: noTrait,
		spread: in.Spread, unrest: in.Unrest, councilor: in.Kind == "councilor", options: [2]int16{noList, noList}}
	l.Within(in.Count+in.Amount, -20, 20, fileEvents, field+".count")
	if in.Trait != "" && in.Trait != "random" {
		o.trait = Trait(l.Index(in.Trait, l.f.traits, fileEvents, field+".trait"))
	}
	o.mark = mark(l.word(markNames, in.Token, field+".token"))
	o.chooser = party(l.word(partyNames, in.Chooser, field+".chooser"))
	o.holder, o.against = party(l.word(partyNames, in.Holder, field+".holder")), party(l.word(partyNames, in.Against, field+".against"))
	o.who = person(max(l.word(personNames, in.Bearer, field+".bearer"), l.word(personNames, in.Victim, field+".victim")))
	switch in.Prefer {
	case "coastal":
		o.prefer = l.f.coastal
	case "mobilized":
		o.preferMobilized = true
	default:
		l.Want(in.Prefer == "", fileEvents, field+".prefer", "%q is unknown", in.Prefer)
	}
	if o.code == opModifier {
		o.defends = in.Action == "invaded"
		if !o.defends {
			o.action = l.modified(in.Action, field+".action")
		}
	}
	if o.code == opCasusBelliLost {
		o.defends = in.Against == "target"
	}
	if o.code == opChoose && l.Want(len(in.Options) == 2, fileEvents, field+".options", "%d options; two are expected", len(in.Options)) {
		for i := range o.options {
			o.options[i] = l.list(l.effects(in.Options[i], fmt.Sprintf("%s.options[%d]", field, i)))
		}
	}
	return o
}

// modified returns the check that a modifier helps; any plot stands for all of them.
func (l *loader) modified(name, field string) checkKind {
	if name == "plot" {
		return chkCasusBelli
	}
	return checkKind(l.Index(name, checkNames, fileEvents, field))
}

// word is find for an optional word.
func (l *loader) word(list []string, name, field string) int {
	if name == "" {
		return 0
	}
	return l.Index(name, list, fileEvents, field)
}

// copiesOf returns the cards of a kind in a set.
func (f *eventFacts) copiesOf(k Kind, in *cards) uint64 {
	return f.events[k].copies & in[f.events[k].deck]
}
