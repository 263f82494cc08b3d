package kings

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/game/arrange"
)

// Inspect implements game.Arranger; see inspections for what scripts may ask.
func (s *State) Inspect(words []string) (string, error) {
	return arrange.Inspect(words, inspections, &arranger{Line: arrange.LineOf(words), s: s})
}

var inspections = map[string]func(*arranger) string{
	"owner":     func(a *arranger) string { return arrange.OrNone(seatName(a.s.owner(a.territory()))) },
	"partner":   func(a *arranger) string { return arrange.OrNone(seatName(a.s.partner(a.territory()))) },
	"foot":      func(a *arranger) string { return arrange.YesNo(a.s.foot.has(a.territory())) },
	"mobilized": func(a *arranger) string { return arrange.YesNo(a.s.isMobilized(a.territory())) },
	"castle":    func(a *arranger) string { return arrange.YesNo(a.s.castle.has(a.territory())) },
	"unrest":    func(a *arranger) string { return strconv.Itoa(int(a.s.unrest[a.territory()])) },
	"harvest":   func(a *arranger) string { return strconv.Itoa(int(a.s.harvest[a.territory()])) },
	"crop":      func(a *arranger) string { return strconv.Itoa(int(a.s.crop[a.territory()])) },
	"plague": func(a *arranger) string {
		return arrange.OrNone(a.s.viewer(game.Nobody).viewTerritory(a.territory()).Plague)
	},
	"defence": func(a *arranger) string { return strconv.Itoa(a.s.defence(a.territory())) },
	"duke": func(a *arranger) string {
		return arrange.OrNone(a.s.viewer(game.Nobody).viewTerritory(a.territory()).Duke)
	},
	"borders": func(a *arranger) string {
		return a.list(a.s.viewer(game.Nobody).landNames(a.s.f.borders[a.territory()]))
	},
	"coasts": func(a *arranger) string {
		return a.list(a.s.viewer(game.Nobody).landNames(a.s.f.waters[a.territory()]))
	},
	"bride":      func(a *arranger) string { return a.person(a.s.bride[a.territory()]) },
	"off-limits": func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).landNames(a.s.all() &^ a.s.inPlay)) },
	"free":       func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).landNames(a.s.free())) },

	"lands": func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).landNames(a.house().land)) },
	"castles": func(a *arranger) string {
		return a.list(a.s.viewer(game.Nobody).landNames(a.house().land & a.s.castle))
	},
	"troops": func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).landNames(a.house().land & a.s.foot)) },
	"allied": func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).landNames(a.house().allied)) },
	"gold":   func(a *arranger) string { return strconv.Itoa(int(a.house().gold)) },
	"points": func(a *arranger) string { return strconv.Itoa(a.s.points(a.seat())) },
	"age":    func(a *arranger) string { return strconv.Itoa(int(a.house().age)) },
	"bag":    func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).traitNames(a.house().bag)) },
	"cards":  func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).devNames(a.house().devs)) },
	"hand":   func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).cardNames(&a.house().hand)) },
	"holds":  func(a *arranger) string { return strconv.Itoa(a.house().hand.len()) },
	"types": func(a *arranger) string {
		return strings.Trim(fmt.Sprint(a.s.viewer(game.Nobody).viewDynasty(a.seat()).Hand), "[]")
	},
	"known":    (*arranger).known,
	"king":     func(a *arranger) string { return a.person(a.house().king) },
	"sex":      func(a *arranger) string { return sexNames[a.s.f.sexOf[a.char()]] },
	"spouse":   func(a *arranger) string { return a.person(a.house().spouse) },
	"children": func(a *arranger) string { return a.relatives(0, children) },
	"siblings": func(a *arranger) string { return a.relatives(children, kinSize) },
	"heir":     func(a *arranger) string { return arrange.OrNone(a.s.viewer(game.Nobody).viewDynasty(a.seat()).Heir) },
	"traits":   func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).viewPerson(a.char()).Traits) },
	"married":  func(a *arranger) string { return a.married() },
	"casus":    func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).seatNames(a.house().casus)) },
	"war":      func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).seatNames(a.house().war)) },
	"pacts":    func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).seatNames(a.house().pact)) },
	"shields":  func(a *arranger) string { return strconv.Itoa(a.s.shields(a.seat())) },
	"dynasty":  func(a *arranger) string { return arrange.OrNone(a.s.viewer(game.Nobody).viewDynasty(a.seat()).Dynasty) },
	"control":  func(a *arranger) string { return controlNames[a.house().control] },
	"strategy": func(a *arranger) string {
		return arrange.OrNone(a.s.viewer(game.Nobody).viewDynasty(a.seat()).Strategy)
	},
	"out":      func(a *arranger) string { return arrange.YesNo(a.s.viewer(game.Nobody).viewDynasty(a.seat()).Out) },
	"crusades": func(a *arranger) string { return strconv.Itoa(int(a.house().crusades)) },

	"need":       func(a *arranger) string { return strconv.Itoa(int(a.s.test.need)) },
	"free-draws": func(a *arranger) string { return strconv.Itoa(int(a.s.test.free)) },
	"draws":      func(a *arranger) string { return strconv.Itoa(int(a.s.test.total(a.s.f.Cost.Sabotage))) },
	"won":        func(a *arranger) string { return arrange.YesNo(a.s.test.won) },
	"shield": func(a *arranger) string {
		return arrange.OrNone(seatName(a.s.shield[a.Index(a.s.f.positions, "position")]))
	},
	"track": func(a *arranger) string {
		return a.list(a.s.viewer(game.Nobody).tokenNames(a.s.lying[a.Index(a.s.f.positions, "position")][:]))
	},
	"achievement": func(a *arranger) string {
		return arrange.OrNone(seatName(a.s.honour[a.Index(honourNames, "achievement")]))
	},
	"first":    func(a *arranger) string { return seatName(a.s.first) },
	"era":      func(a *arranger) string { return strconv.Itoa(int(a.s.era)) },
	"round":    func(a *arranger) string { return strconv.Itoa(int(a.s.round)) },
	"turn":     func(a *arranger) string { return strconv.Itoa(int(a.s.turn)) },
	"row":      func(a *arranger) string { return a.list(a.s.View(game.Nobody).(*View).Row) },
	"pile":     func(a *arranger) string { return strconv.Itoa(a.s.undrawn.count(Deck(a.Index(deckNames, "deck")))) },
	"discards": func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).cardNames(&a.s.discards)) },
	"stack":    func(a *arranger) string { return strconv.Itoa(a.s.stack.and(a.s.f.stack[a.seat()]).len()) },
	"grave":    func(a *arranger) string { return arrange.YesNo(a.s.grave.has(a.char())) },
	"box":      func(a *arranger) string { return arrange.YesNo(a.s.box.has(a.char())) },
	"general":  func(a *arranger) string { return strconv.Itoa(a.s.general.len()) },
	"events":   func(a *arranger) string { return strconv.Itoa(a.s.pile.len()) },
	"tokens":   (*arranger).tokens,
	"left":     (*arranger).left,
	"reason":   func(a *arranger) string { return arrange.OrNone(reasonNames[a.s.reason]) },
	"winners":  func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).seatNames(a.s.Result().Winners)) },
}

func (s *State) all() lands { return 1<<len(s.f.territories) - 1 }

func (a *arranger) house() *house { return &a.s.houses[a.seat()] }

func (a *arranger) list(words []string) string { return arrange.OrNone(strings.Join(words, " ")) }

func (a *arranger) person(c Char) string {
	if c == noChar {
		return "none"
	}
	return a.s.f.characters[c]
}

func (a *arranger) relatives(from, to int) string {
	var out []string
	for _, k := range a.house().kin[from:to] {
		if k.who != noChar {
			out = append(out, a.s.f.characters[k.who])
		}
	}
	return a.list(out)
}

// married: "married edmund" is the spouse of a member of a family.
func (a *arranger) married() string {
	c := a.char()
	switch at, p, i := a.s.find(c); at {
	case onThrone:
		return a.person(a.s.houses[p].spouse)
	case asKin:
		return a.person(a.s.houses[p].kin[i].spouse)
	}
	return "none"
}

// known: "known english frankish" is the cards that the English know the Franks to hold.
func (a *arranger) known() string {
	p, q := a.seat(), a.seat()
	return a.list(a.s.viewer(p).viewDynasty(q).Known)
}

// tokens: "tokens starting pious" is how many such tokens the box holds.
func (a *arranger) tokens() string {
	kind, t := a.Index(tokenKindNames, "kind of token"), a.trait()
	return strconv.Itoa(a.s.f.ofKind[kind].and(a.s.f.ofTrait[t]).and(a.s.f.inEdition[a.s.edition]).len())
}

// left: "left unrest" is what the supply still has.
func (a *arranger) left() string {
	s := a.s
	supplies := []string{"unrest", "harvest", "crop-failure", "plague", "castles", "gold"}
	n := [...]int{s.unrestLeft(), s.harvestLeft(), s.cropLeft(), s.plagueLeft(), s.castlesLeft(), int(s.treasury())}
	w := a.Next()
	i := slices.Index(supplies, w)
	if i < 0 {
		a.Fail("no supply %q", w)
		return ""
	}
	return strconv.Itoa(n[i])
}
