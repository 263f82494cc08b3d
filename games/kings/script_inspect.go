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
	"foot":      func(a *arranger) string { return arrange.YesNo(a.s.Foot.has(a.territory())) },
	"mobilized": func(a *arranger) string { return arrange.YesNo(a.s.isMobilized(a.territory())) },
	"castle":    func(a *arranger) string { return arrange.YesNo(a.s.Castle.has(a.territory())) },
	"unrest":    func(a *arranger) string { return strconv.Itoa(int(a.s.Unrest[a.territory()])) },
	"harvest":   func(a *arranger) string { return strconv.Itoa(int(a.s.Harvest[a.territory()])) },
	"crop":      func(a *arranger) string { return strconv.Itoa(int(a.s.Crop[a.territory()])) },
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
	"bride":      func(a *arranger) string { return a.person(a.s.Bride[a.territory()]) },
	"off-limits": func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).landNames(a.s.all() &^ a.s.InPlay)) },
	"free":       func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).landNames(a.s.free())) },

	"lands": func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).landNames(a.house().Land)) },
	"castles": func(a *arranger) string {
		return a.list(a.s.viewer(game.Nobody).landNames(a.house().Land & a.s.Castle))
	},
	"troops": func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).landNames(a.house().Land & a.s.Foot)) },
	"allied": func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).landNames(a.house().Allied)) },
	"gold":   func(a *arranger) string { return strconv.Itoa(int(a.house().Gold)) },
	"points": func(a *arranger) string { return strconv.Itoa(a.s.points(a.seat())) },
	"age":    func(a *arranger) string { return strconv.Itoa(int(a.house().Age)) },
	"bag":    func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).traitNames(a.house().Bag)) },
	"cards":  func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).devNames(a.house().Devs)) },
	"hand":   func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).cardNames(&a.house().Hand)) },
	"holds":  func(a *arranger) string { return strconv.Itoa(a.house().Hand.len()) },
	"types": func(a *arranger) string {
		return strings.Trim(fmt.Sprint(a.s.viewer(game.Nobody).viewDynasty(a.seat()).Hand), "[]")
	},
	"known":    (*arranger).known,
	"king":     func(a *arranger) string { return a.person(a.house().King) },
	"sex":      func(a *arranger) string { return sexNames[a.s.f.sexOf[a.char()]] },
	"spouse":   func(a *arranger) string { return a.person(a.house().Spouse) },
	"children": func(a *arranger) string { return a.relatives(0, children) },
	"siblings": func(a *arranger) string { return a.relatives(children, kinSize) },
	"heir":     func(a *arranger) string { return arrange.OrNone(a.s.viewer(game.Nobody).viewDynasty(a.seat()).Heir) },
	"traits":   func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).viewPerson(a.char()).Traits) },
	"married":  func(a *arranger) string { return a.married() },
	"casus":    func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).seatNames(a.house().Casus)) },
	"war":      func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).seatNames(a.house().War)) },
	"pacts":    func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).seatNames(a.house().Pact)) },
	"shields":  func(a *arranger) string { return strconv.Itoa(a.s.shields(a.seat())) },
	"dynasty":  func(a *arranger) string { return arrange.OrNone(a.s.viewer(game.Nobody).viewDynasty(a.seat()).Dynasty) },
	"control":  func(a *arranger) string { return controlNames[a.house().Control] },
	"strategy": func(a *arranger) string {
		return arrange.OrNone(a.s.viewer(game.Nobody).viewDynasty(a.seat()).Strategy)
	},
	"out":      func(a *arranger) string { return arrange.YesNo(a.s.viewer(game.Nobody).viewDynasty(a.seat()).Out) },
	"crusades": func(a *arranger) string { return strconv.Itoa(int(a.house().Crusades)) },

	"need":       func(a *arranger) string { return strconv.Itoa(int(a.s.Test.Need)) },
	"free-draws": func(a *arranger) string { return strconv.Itoa(int(a.s.Test.Free)) },
	"draws":      func(a *arranger) string { return strconv.Itoa(int(a.s.Test.total(a.s.f.Cost.Sabotage))) },
	"won":        func(a *arranger) string { return arrange.YesNo(a.s.Test.Won) },
	"shield": func(a *arranger) string {
		return arrange.OrNone(seatName(a.s.Shield[a.Index(a.s.f.positions, "position")]))
	},
	"track": func(a *arranger) string {
		return a.list(a.s.viewer(game.Nobody).tokenNames(a.s.Lying[a.Index(a.s.f.positions, "position")][:]))
	},
	"achievement": func(a *arranger) string {
		return arrange.OrNone(seatName(a.s.Honour[a.Index(honourNames, "achievement")]))
	},
	"first":    func(a *arranger) string { return seatName(a.s.First) },
	"era":      func(a *arranger) string { return strconv.Itoa(int(a.s.Era)) },
	"round":    func(a *arranger) string { return strconv.Itoa(int(a.s.Round)) },
	"turn":     func(a *arranger) string { return strconv.Itoa(int(a.s.Turn)) },
	"row":      func(a *arranger) string { return a.list(a.s.View(game.Nobody).(*View).Row) },
	"pile":     func(a *arranger) string { return strconv.Itoa(a.s.Undrawn.count(Deck(a.Index(deckNames, "deck")))) },
	"discards": func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).cardNames(&a.s.Discards)) },
	"stack":    func(a *arranger) string { return strconv.Itoa(a.s.Stack.and(a.s.f.stack[a.seat()]).len()) },
	"grave":    func(a *arranger) string { return arrange.YesNo(a.s.Grave.has(a.char())) },
	"box":      func(a *arranger) string { return arrange.YesNo(a.s.Box.has(a.char())) },
	"general":  func(a *arranger) string { return strconv.Itoa(a.s.General.len()) },
	"events":   func(a *arranger) string { return strconv.Itoa(a.s.Pile.len()) },
	"tokens":   (*arranger).tokens,
	"left":     (*arranger).left,
	"reason":   func(a *arranger) string { return arrange.OrNone(reasonNames[a.s.Reason]) },
	"winners":  func(a *arranger) string { return a.list(a.s.viewer(game.Nobody).seatNames(a.s.Result().Winners)) },
}

func (s *State) all() lands { return 1<<len(s.f.territories) - 1 }

func (a *arranger) house() *house { return &a.s.Houses[a.seat()] }

func (a *arranger) list(words []string) string { return arrange.OrNone(strings.Join(words, " ")) }

func (a *arranger) person(c Char) string {
	if c == noChar {
		return "none"
	}
	return a.s.f.characters[c]
}

func (a *arranger) relatives(from, to int) string {
	var out []string
	for _, k := range a.house().Kin[from:to] {
		if k.Who != noChar {
			out = append(out, a.s.f.characters[k.Who])
		}
	}
	return a.list(out)
}

// married: "married edmund" is the spouse of a member of a family.
func (a *arranger) married() string {
	c := a.char()
	switch at, p, i := a.s.find(c); at {
	case onThrone:
		return a.person(a.s.Houses[p].Spouse)
	case asKin:
		return a.person(a.s.Houses[p].Kin[i].Spouse)
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
