package kings

import (
	"outremer/game"
	"outremer/game/arrange"
	"outremer/game/flow"
)

// Arrange implements game.Arranger, the set-up lines of scenario scripts:
//
//	put paris english                 a Knight (none: independent, with a character)
//	foot paris, no-foot paris         a Foot Soldier comes or goes
//	castle paris, no-castle paris
//	unrest paris 2                    so many tokens; also harvest, crop
//	plague paris outbreak             or over, or none
//	gold english 5
//	bag english kind cruel            exactly these traits
//	hand english duel cradle-bells    exactly these cards
//	cards english navy bank           exactly these Development Cards
//	row navy bank library             the face-up Development Cards
//	king english maud                 the ruler; the old one leaves the game
//	spouse english maud kind          the ruler's spouse; traits go into the bag
//	child english edmund kind         a child with traits; also sibling
//	kin-spouse edmund maud kind       the spouse of a child or sibling
//	family english none               no spouse, children and siblings
//	bride scotland maud kind          the character on an independent territory
//	duchy edmund wessex               a title
//	age english 3
//	casus english frankish            Casus Belli of the first against the second
//	war english frankish
//	pact english frankish
//	ally english scotland             a Pact with an independent territory
//	shield acre english               on the track
//	first english                     the First Player
//	era 2, round 3
//	crusaded english 1                Crusades in the Era
//	dynasty english                   his Dynasty Phase begins
//	plotting                          the Plotting Phase begins
//	turn english 1                    his turn begins, in the first or second Turn
//	play english duel                 he reveals this card now
//	strike english duel               the event of this card happens now
//	upkeep                            the Upkeep Phase begins
//	drawing english                   he draws his hand
//	spent crusade                     all cards of a deck lie on the discards
func (s *State) Arrange(words []string) error {
	return arrange.Arrange(words, arrangements, &arranger{Line: arrange.LineOf(words), s: s})
}

type arranger struct {
	arrange.Line
	s *State
}

var arrangements = map[string]func(*arranger){
	"put":        (*arranger).put,
	"foot":       func(a *arranger) { t := a.territory(); a.s.foot = a.s.foot.with(t); a.s.unrest[t] = 0 },
	"no-foot":    func(a *arranger) { a.s.foot = a.s.foot.without(a.territory()) },
	"castle":     func(a *arranger) { a.s.castle = a.s.castle.with(a.territory()); a.s.rank(nil) },
	"no-castle":  func(a *arranger) { a.s.castle = a.s.castle.without(a.territory()); a.s.rank(nil) },
	"unrest":     func(a *arranger) { t := a.territory(); a.s.unrest[t] = int8(a.Int()) },
	"harvest":    func(a *arranger) { t := a.territory(); a.s.harvest[t] = int8(a.Int()) },
	"crop":       func(a *arranger) { t := a.territory(); a.s.crop[t] = int8(a.Int()) },
	"plague":     (*arranger).plague,
	"gold":       func(a *arranger) { p := a.seat(); a.s.houses[p].gold = int16(a.Int()) },
	"bag":        (*arranger).bag,
	"hand":       (*arranger).hand,
	"cards":      (*arranger).cards,
	"row":        (*arranger).row,
	"king":       (*arranger).king,
	"spouse":     (*arranger).spouse,
	"child":      func(a *arranger) { a.kin(0, children) },
	"sibling":    func(a *arranger) { a.kin(children, kinSize) },
	"kin-spouse": (*arranger).kinSpouse,
	"family":     (*arranger).family,
	"bride":      (*arranger).bride,
	"duchy":      (*arranger).duchy,
	"age":        func(a *arranger) { p := a.seat(); a.s.houses[p].age = int8(a.Int()) },
	"casus":      func(a *arranger) { p, q := a.seat(), a.seat(); a.s.houses[p].casus = a.s.houses[p].casus.With(q) },
	"war":        func(a *arranger) { p, q := a.seat(), a.seat(); a.s.goToWar(p, q, nil) },
	"pact":       func(a *arranger) { p, q := a.seat(), a.seat(); a.s.formPact(p, q, nil) },
	"ally":       (*arranger).ally,
	"shield":     (*arranger).shield,
	"first":      func(a *arranger) { a.s.first = a.seat(); a.s.lead = a.s.first },
	"era":        func(a *arranger) { a.s.era = int8(a.Int()) },
	"round":      func(a *arranger) { a.s.round = int8(a.Int()) },
	"crusaded":   func(a *arranger) { p := a.seat(); a.s.houses[p].crusades = int8(a.Int()) },
	"dynasty":    func(a *arranger) { a.goRound(phaseDynasty, a.seat()) },
	"plotting":   func(a *arranger) { a.goTo(phasePlot) },
	"turn":       (*arranger).turn,
	"play":       func(a *arranger) { a.play(cardAction) },
	"strike":     func(a *arranger) { a.play(cardEvent) },
	"upkeep":     func(a *arranger) { a.goTo(phaseCosts) },
	"drawing":    func(a *arranger) { a.goRound(phaseDraw, a.seat()) },
	"spent":      (*arranger).spent,
}

func (a *arranger) seat() game.Seat      { return game.Seat(a.Index(cultureNames, "culture")) }
func (a *arranger) territory() Territory { return Territory(a.Index(a.s.f.territories, "territory")) }
func (a *arranger) char() Char           { return Char(a.Index(a.s.f.characters, "character")) }
func (a *arranger) trait() Trait         { return Trait(a.Index(a.s.f.traits, "trait")) }
func (a *arranger) dev() Dev             { return Dev(a.Index(a.s.f.developments, "Development Card")) }

// Tokens and people are taken from wherever they are, so that nothing exists twice.

// token takes a token of a trait from the box, and from other players' bags only as a last
// resort.
func (a *arranger) token(t Trait) Token {
	s := a.s
	places := []*tokens{&s.gone, &s.pile, &s.general}
	for p := range s.houses {
		places = append(places, &s.houses[p].bag)
	}
	for _, from := range places {
		if x := from.and(s.f.ofTrait[t]); !x.empty() {
			k := x.nth(0)
			from.remove(k)
			for p := range s.houses {
				s.houses[p].veiled.remove(k)
			}
			return k
		}
	}
	for c := range s.f.characters {
		for k := s.top[c]; k != noToken; k = s.under[k] {
			if s.f.traitOf[k] == t {
				s.unload(Char(c), k)
				return k
			}
		}
	}
	a.Fail("all tokens of %s are used", s.f.traits[t])
	return noToken
}

// call takes a character from wherever he is and puts the traits in the remaining words on his
// card.
func (a *arranger) call() Char {
	c := a.char()
	s := a.s
	s.stack.remove(c)
	s.grave.remove(c)
	s.box.remove(c)
	for t := range s.bride {
		if s.bride[t] == c {
			s.bride[t] = noChar
			s.shed(c)
			s.showBride(Territory(t), nil)
			s.stack.remove(c)
		}
	}
	if at, _, _ := s.find(c); at != nowhere {
		a.Fail("%s is somewhere else already", s.f.characters[c])
	}
	s.shed(c)
	for len(a.Left) > 0 && a.Err == nil {
		if k := a.token(a.trait()); k != noToken {
			s.put(c, k)
		}
	}
	return c
}

func (a *arranger) put() {
	s, t, who := a.s, a.territory(), a.Next()
	if q := s.owner(t); q != game.Nobody {
		s.houses[q].land = s.houses[q].land.without(t)
		if i := s.dukeOf(q, t); i >= 0 {
			s.houses[q].kin[i].duchy = noTerritory
		}
	}
	s.foot = s.foot.without(t)
	for p := range s.houses {
		s.houses[p].allied = s.houses[p].allied.without(t)
	}
	s.removeBride(t)
	if who == "none" {
		s.showBride(t, nil)
	} else {
		a.Left = []string{who}
		p := a.seat()
		s.houses[p].land = s.houses[p].land.with(t)
	}
	s.rank(nil)
}

func (a *arranger) plague() {
	t, w := a.territory(), a.Next()
	a.s.outbreak, a.s.over = a.s.outbreak.without(t), a.s.over.without(t)
	switch w {
	case "outbreak":
		a.s.outbreak = a.s.outbreak.with(t)
	case "over":
		a.s.over = a.s.over.with(t)
	case "none":
	default:
		a.Fail("no plague %q", w)
	}
}

func (a *arranger) bag() {
	s, p := a.s, a.seat()
	h := &s.houses[p]
	for x := h.bag; !x.empty(); {
		s.release(x.take())
	}
	h.bag, h.veiled = tokens{}, tokens{}
	for len(a.Left) > 0 && a.Err == nil {
		if k := a.token(a.trait()); k != noToken {
			h.bag.add(k)
		}
	}
}

func (a *arranger) hand() {
	s, p := a.s, a.seat()
	h := &s.houses[p]
	s.undrawn = s.undrawn.or(&h.hand)
	h.hand = cards{}
	h.plotted = [2]Card{noCard, noCard}
	for len(a.Left) > 0 && a.Err == nil {
		if c := a.card(); c != noCard {
			h.hand.add(c)
		}
	}
}

// card takes a card of the named kind from wherever it is.
func (a *arranger) card() Card {
	s := a.s
	k := Kind(a.Index(s.f.cards, "card"))
	places := []*cards{&s.undrawn, &s.discards}
	for p := range s.houses {
		places = append(places, &s.houses[p].hand)
	}
	for _, from := range places {
		if s.f.copiesOf(k, from) != 0 {
			c := s.cardIn(from, k)
			from.remove(c)
			return c
		}
	}
	a.Fail("all copies of %s are used", s.f.cards[k])
	return noCard
}

// develop takes a copy of a Development Card from wherever it is.
func (a *arranger) develop() Dev {
	s, d := a.s, a.dev()
	switch {
	case s.devPile[d] > 0:
		s.devPile[d]--
		return d
	case s.devGrave[d] > 0:
		s.devGrave[d]--
		return d
	}
	for i := range s.row {
		if s.row[i] == d {
			s.row[i] = noDev
			return d
		}
	}
	for p := range s.houses {
		if s.houses[p].devs.has(d) {
			s.houses[p].devs = s.houses[p].devs.without(d)
			return d
		}
	}
	return noDev
}

func (a *arranger) cards() {
	s, p := a.s, a.seat()
	for x := s.houses[p].devs; x != 0; {
		s.devPile[x.take()]++
	}
	s.houses[p].devs = 0
	for len(a.Left) > 0 && a.Err == nil {
		s.houses[p].devs = s.houses[p].devs.with(a.develop())
	}
	s.rank(nil)
}

func (a *arranger) row() {
	for i, d := range a.s.row {
		if d != noDev {
			a.s.devPile[d]++
		}
		a.s.row[i] = noDev
	}
	var row [rowSize]Dev
	for i := range row {
		row[i] = noDev
		if len(a.Left) > 0 {
			row[i] = a.develop()
		}
	}
	a.s.row = row
}

func (a *arranger) king() {
	p := a.seat()
	h := &a.s.houses[p]
	if h.king != noChar {
		a.s.box.add(h.king)
	}
	h.king = noChar
	h.king = a.call()
	a.s.enter(p, h.king, nil)
}

func (a *arranger) spouse() {
	p := a.seat()
	h := &a.s.houses[p]
	if h.spouse != noChar {
		a.s.bury(h.spouse)
		h.spouse = noChar
	}
	if len(a.Left) > 0 && a.Left[0] == "none" {
		return
	}
	h.spouse = a.call()
	a.s.enter(p, h.spouse, nil)
}

func (a *arranger) kin(from, to int) {
	p := a.seat()
	c := a.call()
	if a.Err == nil && !a.s.arrive(p, c, from, to) {
		a.Fail("no space is free")
	}
}

func (a *arranger) kinSpouse() {
	c := a.char()
	at, p, i := a.s.find(c)
	if at != asKin {
		a.Fail("%s is no child or sibling", a.s.f.characters[c])
		return
	}
	a.s.houses[p].kin[i].spouse = a.call()
}

func (a *arranger) family() {
	p := a.seat()
	if a.Next() != "none" {
		a.Fail("family: none expected")
	}
	h := &a.s.houses[p]
	if h.spouse != noChar {
		a.s.bury(h.spouse)
		h.spouse = noChar
	}
	for i := range h.kin {
		if h.kin[i].who != noChar {
			a.s.removeKin(p, i, fateBereaved, nil)
		}
	}
}

func (a *arranger) bride() {
	t := a.territory()
	if !a.s.free().has(t) {
		a.Fail("%s is not independent", a.s.f.territories[t])
		return
	}
	a.s.removeBride(t)
	a.s.bride[t] = a.call()
}

func (a *arranger) duchy() {
	c, t := a.char(), a.territory()
	at, p, i := a.s.find(c)
	if at != asKin {
		a.Fail("%s is no child or sibling", a.s.f.characters[c])
		return
	}
	a.s.houses[p].kin[i].duchy = t
}

func (a *arranger) ally() {
	p, t := a.seat(), a.territory()
	a.s.removeBride(t)
	a.s.houses[p].allied = a.s.houses[p].allied.with(t)
}

func (a *arranger) shield() {
	i, w := a.Index(a.s.f.positions, "position"), a.Next()
	a.s.shield[i] = game.Nobody
	if w != "none" {
		a.Left = []string{w}
		a.s.shield[i] = a.seat()
	}
	a.s.rank(nil)
}

// goTo begins a phase.
func (a *arranger) goTo(phase uint8) { a.goRound(phase, a.s.first) }

// goRound begins a phase with a seat.
func (a *arranger) goRound(phase uint8, p game.Seat) {
	s := a.s
	s.round, s.turn = max(s.round, 1), max(s.turn, 1)
	s.core.Clear()
	s.core.Push(flow.Frame{Step: stepGame, PC: phase})
	s.lead = p
	s.t.machine.Run(s, nil)
}

func (a *arranger) turn() {
	p := a.seat()
	a.s.turn = int8(a.Int())
	a.goRound(phaseCards, p)
}

// play starts a seat's turn with a revealed card, at its action or event.
func (a *arranger) play(at uint8) {
	s, p := a.s, a.seat()
	if s.shown != noCard {
		s.undrawn.add(s.shown)
		s.shown = noCard
	}
	c := a.card()
	if a.Err != nil {
		return
	}
	s.round, s.turn = max(s.round, 1), max(s.turn, 1)
	s.core.Clear()
	s.core.Push(flow.Frame{Step: stepGame, PC: phaseCards, A: 1})
	s.core.Push(flow.Frame{Step: stepCard, PC: at, Seat: p})
	s.lead, s.now = p, now{fighter: noChar}
	s.houses[p].hand.add(c)
	s.show(p, c)
	s.t.machine.Run(s, nil)
}

func (a *arranger) spent() {
	d := a.Index(deckNames, "deck")
	a.s.discards[d] |= a.s.undrawn[d]
	a.s.undrawn[d] = 0
}
