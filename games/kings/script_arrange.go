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
	"foot":       func(a *arranger) { t := a.territory(); a.s.Foot = a.s.Foot.with(t); a.s.Unrest[t] = 0 },
	"no-foot":    func(a *arranger) { a.s.Foot = a.s.Foot.without(a.territory()) },
	"castle":     func(a *arranger) { a.s.Castle = a.s.Castle.with(a.territory()); a.s.rank(nil) },
	"no-castle":  func(a *arranger) { a.s.Castle = a.s.Castle.without(a.territory()); a.s.rank(nil) },
	"unrest":     func(a *arranger) { t := a.territory(); a.s.Unrest[t] = int8(a.Int()) },
	"harvest":    func(a *arranger) { t := a.territory(); a.s.Harvest[t] = int8(a.Int()) },
	"crop":       func(a *arranger) { t := a.territory(); a.s.Crop[t] = int8(a.Int()) },
	"plague":     (*arranger).plague,
	"gold":       func(a *arranger) { p := a.seat(); a.s.Houses[p].Gold = int16(a.Int()) },
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
	"age":        func(a *arranger) { p := a.seat(); a.s.Houses[p].Age = int8(a.Int()) },
	"casus":      func(a *arranger) { p, q := a.seat(), a.seat(); a.s.Houses[p].Casus = a.s.Houses[p].Casus.With(q) },
	"war":        func(a *arranger) { p, q := a.seat(), a.seat(); a.s.goToWar(p, q, nil) },
	"pact":       func(a *arranger) { p, q := a.seat(), a.seat(); a.s.formPact(p, q, nil) },
	"ally":       (*arranger).ally,
	"shield":     (*arranger).shield,
	"first":      func(a *arranger) { a.s.First = a.seat(); a.s.Lead = a.s.First },
	"era":        func(a *arranger) { a.s.Era = int8(a.Int()) },
	"round":      func(a *arranger) { a.s.Round = int8(a.Int()) },
	"crusaded":   func(a *arranger) { p := a.seat(); a.s.Houses[p].Crusades = int8(a.Int()) },
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
	places := []*tokens{&s.Gone, &s.Pile, &s.General}
	for p := range s.Houses {
		places = append(places, &s.Houses[p].Bag)
	}
	for _, from := range places {
		if x := from.and(s.f.ofTrait[t]); !x.empty() {
			k := x.nth(0)
			from.remove(k)
			for p := range s.Houses {
				s.Houses[p].Veiled.remove(k)
			}
			return k
		}
	}
	for c := range s.f.characters {
		for k := s.Top[c]; k != noToken; k = s.Under[k] {
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
	s.Stack.remove(c)
	s.Grave.remove(c)
	s.Box.remove(c)
	for t := range s.Bride {
		if s.Bride[t] == c {
			s.Bride[t] = noChar
			s.shed(c)
			s.showBride(Territory(t), nil)
			s.Stack.remove(c)
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

// relative calls anybody but Glitterhoof, who can only marry.
func (a *arranger) relative() Char {
	c := a.call()
	if c == a.s.f.glitterhoof {
		a.Fail("%s can only marry", a.s.f.characters[c])
	}
	return c
}

func (a *arranger) put() {
	s, t, who := a.s, a.territory(), a.Next()
	if q := s.owner(t); q != game.Nobody {
		s.Houses[q].Land = s.Houses[q].Land.without(t)
		if i := s.dukeOf(q, t); i >= 0 {
			s.Houses[q].Kin[i].Duchy = noTerritory
		}
	}
	s.Foot = s.Foot.without(t)
	for p := range s.Houses {
		s.Houses[p].Allied = s.Houses[p].Allied.without(t)
	}
	s.removeBride(t)
	if who == "none" {
		s.showBride(t, nil)
	} else {
		a.Left = []string{who}
		p := a.seat()
		s.Houses[p].Land = s.Houses[p].Land.with(t)
	}
	s.rank(nil)
}

func (a *arranger) plague() {
	t, w := a.territory(), a.Next()
	a.s.Outbreak, a.s.Over = a.s.Outbreak.without(t), a.s.Over.without(t)
	switch w {
	case "outbreak":
		a.s.Outbreak = a.s.Outbreak.with(t)
	case "over":
		a.s.Over = a.s.Over.with(t)
	case "none":
	default:
		a.Fail("no plague %q", w)
	}
}

func (a *arranger) bag() {
	s, p := a.s, a.seat()
	h := &s.Houses[p]
	for x := h.Bag; !x.empty(); {
		s.release(x.take())
	}
	h.Bag, h.Veiled = tokens{}, tokens{}
	for len(a.Left) > 0 && a.Err == nil {
		if k := a.token(a.trait()); k != noToken {
			h.Bag.add(k)
		}
	}
}

func (a *arranger) hand() {
	s, p := a.s, a.seat()
	h := &s.Houses[p]
	s.Undrawn = s.Undrawn.or(&h.Hand)
	h.Hand = cards{}
	h.Plotted = [2]Card{noCard, noCard}
	for len(a.Left) > 0 && a.Err == nil {
		if c := a.card(); c != noCard {
			h.Hand.add(c)
		}
	}
}

// card takes a card of the named kind from wherever it is.
func (a *arranger) card() Card {
	s := a.s
	k := Kind(a.Index(s.f.cards, "card"))
	places := []*cards{&s.Undrawn, &s.Discards}
	for p := range s.Houses {
		places = append(places, &s.Houses[p].Hand)
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
	case s.DevPile[d] > 0:
		s.DevPile[d]--
		return d
	case s.DevGrave[d] > 0:
		s.DevGrave[d]--
		return d
	}
	for i := range s.Row {
		if s.Row[i] == d {
			s.Row[i] = noDev
			return d
		}
	}
	for p := range s.Houses {
		if s.Houses[p].Devs.has(d) {
			s.Houses[p].Devs = s.Houses[p].Devs.without(d)
			return d
		}
	}
	return noDev
}

func (a *arranger) cards() {
	s, p := a.s, a.seat()
	for x := s.Houses[p].Devs; x != 0; {
		s.DevPile[x.take()]++
	}
	s.Houses[p].Devs = 0
	for len(a.Left) > 0 && a.Err == nil {
		s.Houses[p].Devs = s.Houses[p].Devs.with(a.develop())
	}
	s.rank(nil)
}

func (a *arranger) row() {
	for i, d := range a.s.Row {
		if d != noDev {
			a.s.DevPile[d]++
		}
		a.s.Row[i] = noDev
	}
	var row [rowSize]Dev
	for i := range row {
		row[i] = noDev
		if len(a.Left) > 0 {
			row[i] = a.develop()
		}
	}
	a.s.Row = row
}

func (a *arranger) king() {
	p := a.seat()
	h := &a.s.Houses[p]
	if h.King != noChar {
		a.s.Box.add(h.King)
	}
	h.King = noChar
	h.King = a.relative()
	a.s.enter(p, h.King, nil)
}

func (a *arranger) spouse() {
	p := a.seat()
	h := &a.s.Houses[p]
	if h.Spouse != noChar {
		a.s.bury(h.Spouse)
		h.Spouse = noChar
	}
	if len(a.Left) > 0 && a.Left[0] == "none" {
		return
	}
	h.Spouse = a.call()
	a.s.enter(p, h.Spouse, nil)
}

func (a *arranger) kin(from, to int) {
	p := a.seat()
	c := a.relative()
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
	a.s.Houses[p].Kin[i].Spouse = a.call()
}

func (a *arranger) family() {
	p := a.seat()
	if a.Next() != "none" {
		a.Fail("family: none expected")
	}
	h := &a.s.Houses[p]
	if h.Spouse != noChar {
		a.s.bury(h.Spouse)
		h.Spouse = noChar
	}
	for i := range h.Kin {
		if h.Kin[i].Who != noChar {
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
	a.s.Bride[t] = a.call()
}

func (a *arranger) duchy() {
	c, t := a.char(), a.territory()
	at, p, i := a.s.find(c)
	if at != asKin {
		a.Fail("%s is no child or sibling", a.s.f.characters[c])
		return
	}
	a.s.Houses[p].Kin[i].Duchy = t
}

func (a *arranger) ally() {
	p, t := a.seat(), a.territory()
	a.s.removeBride(t)
	a.s.Houses[p].Allied = a.s.Houses[p].Allied.with(t)
}

func (a *arranger) shield() {
	i, w := a.Index(a.s.f.positions, "position"), a.Next()
	a.s.Shield[i] = game.Nobody
	if w != "none" {
		a.Left = []string{w}
		a.s.Shield[i] = a.seat()
	}
	a.s.rank(nil)
}

// goTo begins a phase.
func (a *arranger) goTo(phase uint8) { a.goRound(phase, a.s.First) }

// goRound begins a phase with a seat.
func (a *arranger) goRound(phase uint8, p game.Seat) {
	s := a.s
	s.Round, s.Turn = max(s.Round, 1), max(s.Turn, 1)
	s.core.Clear()
	s.core.Push(flow.Frame{Step: stepGame, PC: phase})
	s.Lead = p
	s.t.machine.Run(s, nil)
}

func (a *arranger) turn() {
	p := a.seat()
	a.s.Turn = int8(a.Int())
	a.goRound(phaseCards, p)
}

// play starts a seat's turn with a revealed card, at its action or event.
func (a *arranger) play(at uint8) {
	s, p := a.s, a.seat()
	if s.Shown != noCard {
		s.Undrawn.add(s.Shown)
		s.Shown = noCard
	}
	c := a.card()
	if a.Err != nil {
		return
	}
	s.Round, s.Turn = max(s.Round, 1), max(s.Turn, 1)
	s.core.Clear()
	s.core.Push(flow.Frame{Step: stepGame, PC: phaseCards, A: 1})
	s.core.Push(flow.Frame{Step: stepCard, PC: at, Seat: p})
	s.Lead, s.Now = p, now{Fighter: noChar}
	s.Houses[p].Hand.add(c)
	s.show(p, c)
	s.t.machine.Run(s, nil)
}

func (a *arranger) spent() {
	d := a.Index(deckNames, "deck")
	a.s.Discards[d] |= a.s.Undrawn[d]
	a.s.Undrawn[d] = 0
}
