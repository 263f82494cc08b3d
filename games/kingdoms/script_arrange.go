package kingdoms

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"outremer/game"
	"outremer/game/arrange"
	"outremer/game/flow"
)

// Arrange implements game.Arranger, the set-up lines of scenario scripts:
//
//	put homs damascus [garrison]     castle (none: independent), with or without garrison
//	fortify homs                     a garrison in the castle there
//	hands none                       every hand, the Muslims' too, goes to the pile
//	hand antioch c-leader c-troop-2  exactly these cards; the old ones go to the pile
//	bonus antioch 1                  card bonus
//	turn 3                           number of the turn
//	round antioch                    it is this kingdom's round now
//	passed leopold                   has passed
//	unseen m-leader m-troop-2        the Muslims' hand, in order
//	army m-troop-2                   the Muslims' army
//	row m-militia                    the Muslims' waiting responses
//	pile muslim m-jihad              exactly these cards are left to draw
//	discards c-leader                these lie face up on the discards
//	lasting antioch citadels         an event that stays for the turn
//	truce antioch aleppo             a truce for the turn
func (s *State) Arrange(words []string) error {
	return arrange.Arrange(words, arrangements, &arranger{Line: arrange.LineOf(words), s: s})
}

type arranger struct {
	arrange.Line
	s *State
}

var arrangements = map[string]func(*arranger){
	"put":      (*arranger).put,
	"fortify":  func(a *arranger) { a.s.Garrison = a.s.Garrison.with(a.region()) },
	"hands":    (*arranger).hands,
	"hand":     (*arranger).hand,
	"bonus":    func(a *arranger) { a.s.Bonus[a.power()] = int8(a.Int()) },
	"turn":     func(a *arranger) { a.s.Turn = int8(a.Int()) },
	"round":    (*arranger).round,
	"passed":   func(a *arranger) { a.s.Passed = a.s.Passed.With(a.player().seat()) },
	"unseen":   func(a *arranger) { a.line(&a.s.Unseen, &a.s.UnseenN) },
	"army":     func(a *arranger) { a.back(a.s.Army); a.s.Army = a.cards() },
	"row":      func(a *arranger) { a.line(&a.s.Row, &a.s.RowN) },
	"pile":     (*arranger).pile,
	"discards": (*arranger).discards,
	"lasting":  (*arranger).lasting,
	"truce":    (*arranger).truce,
}

// power reads a kingdom, or returns the first seat after an error so that callers can go on.
func (a *arranger) power() Power {
	w := a.Next()
	p := a.s.named(Kingdom(slices.Index(kingdomNames, w)))
	if p == independent {
		a.Fail("no kingdom %q in this game", w)
		return 0
	}
	return p
}

// player reads a kingdom that a player has.
func (a *arranger) player() Power {
	p := a.power()
	if !p.isSeat() {
		a.Fail("the Muslims are no player")
		return 0
	}
	return p
}

func (a *arranger) region() Region {
	return Region(a.Index(a.s.f.regions, "region"))
}

// cards takes the cards named by the remaining words from wherever they are.
func (a *arranger) cards() (x Set) {
	for len(a.Left) > 0 {
		w := a.Next()
		k := slices.Index(a.s.f.cards, w)
		if k < 0 {
			a.Fail("no card %q", w)
			return x
		}
		c := a.s.fetch(Kind(k), x)
		switch {
		case c != noCard && !a.s.mode.deck.has(c):
			a.Fail("%s is not played with here", w)
			return x
		case c == noCard:
			a.Fail("all copies of %s are used already", w)
			return x
		}
		x.add(c)
	}
	return x
}

// fetch takes a copy from the pile, the discards, the box or the first hand that has one.
func (s *State) fetch(k Kind, taken Set) Card {
	places := []*Set{&s.Pile, &s.Up, &s.Down, &s.Out}
	for p := range s.Hand {
		places = append(places, &s.Hand[p])
	}
	for _, from := range places {
		if x := s.copies(k, *from).minus(taken); !x.empty() {
			from.remove(x.first())
			return x.first()
		}
	}
	return noCard
}

// back puts cards into the pile.
func (a *arranger) back(cards Set) { a.s.Pile = a.s.Pile.or(cards) }

func (a *arranger) put() {
	s, r, who := a.s, a.region(), a.Next()
	for p := range s.Held {
		s.Held[p] = s.Held[p].without(r)
	}
	s.Garrison = s.Garrison.without(r)
	if who == "none" {
		return
	}
	a.Left = append([]string{who}, a.Left...)
	p := a.power()
	s.Held[p] = s.Held[p].with(r)
	if len(a.Left) > 0 {
		a.Index([]string{"garrison"}, "piece")
		s.Garrison = s.Garrison.with(r)
	}
}

func (a *arranger) hands() {
	if w := a.Next(); w != "none" {
		a.Fail("hands: none expected, not %q", w)
		return
	}
	for p := range a.s.Hand {
		a.back(a.s.Hand[p])
		a.s.Hand[p] = Set{}
	}
	a.back(a.s.unseenSet())
	a.s.UnseenN = 0
}

func (a *arranger) hand() {
	p := a.power()
	if !p.isSeat() {
		a.Fail("the Muslims have an unseen hand instead")
		return
	}
	a.back(a.s.Hand[p])
	a.s.Hand[p] = Set{}
	a.s.Hand[p] = a.cards()
	if a.s.against() && !a.s.Hand[p].of(muslim).empty() {
		a.Fail("only the Muslims have Muslim cards in this mode") // whose events would have no target [K38]
	}
}

// line lays cards out in the order they are named.
func (a *arranger) line(into *[deckBits]Card, n *int8) {
	a.back(setOf(into[:*n]))
	*n = 0
	for _, w := range a.Left {
		a.Left = []string{w}
		if x := a.cards(); !x.empty() {
			into[*n] = x.first()
			*n++
		}
	}
}

func (a *arranger) pile() {
	deck := a.religion()
	old, keep := a.s.Pile.of(deck), a.cards()
	if keep != keep.of(deck) {
		a.Fail("a card of the other deck")
		return
	}
	a.s.Out = a.s.Out.or(old.minus(keep))
	a.s.Pile = a.s.Pile.minus(old).or(keep)
}

// discards lays cards face up on the discards, the last one on top.
func (a *arranger) discards() {
	for _, w := range a.Left {
		a.Left = []string{w}
		if x := a.cards(); !x.empty() {
			a.s.bury(x.first())
		}
	}
}

func (a *arranger) lasting() {
	p, w := a.power(), a.Next()
	i := slices.Index(lastingNames, w)
	switch {
	case w == "fervour":
		a.s.Fervour = true
	case i < 0:
		a.Fail("no lasting event %q", w)
	default:
		a.s.Lasting[p] |= 1 << i
	}
}

func (a *arranger) truce() {
	p, q := a.player(), a.player()
	if p == q {
		a.Fail("nobody has a truce with himself")
		return
	}
	a.s.Truce[p] = a.s.Truce[p].With(q.seat())
	a.s.Truce[q] = a.s.Truce[q].With(p.seat())
}

// lastingNames are the bits of lasting, in order.
var lastingNames = []string{"citadels", "watchtowers", "troubadours", "irrigation", "settlers", "military-orders"}

func effectsOf(x lasting) []string {
	out := []string{}
	for i, name := range lastingNames {
		if x>>i&1 != 0 {
			out = append(out, name)
		}
	}
	return out
}

// round starts the round of a kingdom. "round muslims antioch" starts the Muslims' round against
// Antioch.
func (a *arranger) round() {
	s, p := a.s, a.power()
	against := p == muslims
	if against {
		p = a.power()
	}
	next := s.toTheLeft(p.seat(), 1)
	s.core.Clear()
	s.core.Push(flow.Frame{Step: stepGame, PC: 1})
	switch {
	case against:
		s.core.Push(flow.Frame{Step: stepCrusade, Seat: next})
		s.core.Push(flow.Frame{Step: stepMuslims, Seat: p.seat()})
	case s.against():
		s.core.Push(flow.Frame{Step: stepCrusade, PC: 1, Seat: p.seat()})
		s.core.Push(flow.Frame{Step: stepAction, Seat: p.seat()})
	default:
		s.core.Push(flow.Frame{Step: stepRounds, Seat: next})
		s.core.Push(flow.Frame{Step: stepAction, Seat: p.seat()})
	}
	s.t.machine.Run(s, nil)
}

// Inspect implements game.Arranger; see inspections for the available queries.
func (s *State) Inspect(words []string) (string, error) {
	return arrange.Inspect(words, inspections, &arranger{Line: arrange.LineOf(words), s: s})
}

var inspections = map[string]func(*arranger) string{
	"castle":   func(a *arranger) string { return arrange.OrNone(a.s.kingdomName(a.s.owner(a.region()))) },
	"garrison": func(a *arranger) string { return arrange.YesNo(a.s.Garrison.has(a.region())) },
	"defence":  func(a *arranger) string { return strconv.Itoa(a.s.defence(a.region())) },
	"points":   func(a *arranger) string { return strconv.Itoa(int(a.s.mode.board.points[a.region()])) },
	"number":   func(a *arranger) string { return strconv.Itoa(1 + slices.Index(a.s.mode.board.byNumber, a.region())) },
	"borders":  func(a *arranger) string { return a.s.regionNames(a.s.mode.board.borders[a.region()]) },
	"regions":  func(a *arranger) string { return arrange.OrNone(a.s.regionNames(a.s.Held[a.power()])) },
	"free":     func(a *arranger) string { return arrange.OrNone(a.s.regionNames(a.s.free())) },
	"bonus":    func(a *arranger) string { return strconv.Itoa(int(a.s.Bonus[a.power()])) },
	"castles":  func(a *arranger) string { return strconv.Itoa(a.s.Held[a.power()].len()) },
	"limit":    func(a *arranger) string { return strconv.Itoa(int(a.s.kingdomOf(a.power()).castles)) },
	"cards":    func(a *arranger) string { return strconv.Itoa(a.s.handSize(a.power())) },
	"hand":     func(a *arranger) string { return a.s.words(a.s.Hand[a.power()]) },
	"backs":    (*arranger).backs,
	"holds":    (*arranger).holds,
	"known":    (*arranger).known,
	"laid":     (*arranger).laid,
	"top":      func(a *arranger) string { return arrange.OrNone(a.s.viewer(game.Nobody).viewDeck(a.religion()).Top) },
	"effects":  func(a *arranger) string { return arrange.OrNone(strings.Join(effectsOf(a.s.Lasting[a.power()]), " ")) },
	"truces":   func(a *arranger) string { return a.s.seatNames(a.s.Truce[a.power()]) },
	"passed":   func(a *arranger) string { return arrange.YesNo(a.s.Passed.Has(a.power().seat())) },
	"unseen":   (*arranger).stack,
	"strength": func(a *arranger) string { return strconv.Itoa(a.s.armyStrength()) },
	"army":     func(a *arranger) string { return a.s.words(a.s.Army) },
	"row": func(a *arranger) string {
		return arrange.OrNone(strings.Join(a.s.viewer(game.Nobody).viewMuslims().Responses, " "))
	},
	"in-play":  func(a *arranger) string { return a.s.words(a.s.InPlay) },
	"discards": func(a *arranger) string { return a.s.words(a.s.Up) },
	"buried":   func(a *arranger) string { return a.s.words(a.s.Down) },
	"out":      func(a *arranger) string { return a.s.words(a.s.Out) },
	"pile":     func(a *arranger) string { return strconv.Itoa(a.deckOf(a.s.Pile)) },
	"deck":     func(a *arranger) string { return strconv.Itoa(a.deckOf(a.s.f.all.minus(a.s.Out))) },
	"turn":     func(a *arranger) string { return strconv.Itoa(int(a.s.Turn)) },
	"score":    func(a *arranger) string { return strconv.Itoa(a.s.score()) },
	"reason":   func(a *arranger) string { return arrange.OrNone(reasonNames[a.s.Reason]) },
	"winners":  func(a *arranger) string { return a.s.seatNames(a.s.winners()) },
	"board":    func(a *arranger) string { return a.s.mode.board.slug },
}

func (a *arranger) religion() Religion {
	return Religion(a.Index(religionNames, "deck"))
}

func (a *arranger) deckOf(x Set) int { return x.of(a.religion()).len() }

// backs is the number of cards of each deck in a hand, as everybody sees them.
func (a *arranger) backs() string {
	n := a.s.viewer(game.Nobody).viewKingdom(a.power()).Cards
	return fmt.Sprintf("%d muslim %d christian", n[muslim], n[christian])
}

// holds: "holds antioch c-leader" reports whether that hand has such a card.
func (a *arranger) holds() string {
	p, w := a.power(), a.Next()
	k := slices.Index(a.s.f.cards, w)
	if k < 0 || !p.isSeat() {
		a.Fail("no card %q, or no hand", w)
		return ""
	}
	return arrange.YesNo(a.s.holding(p.seat(), Kind(k)) != noCard)
}

// viewer reads a kingdom, or nobody for a spectator.
func (a *arranger) viewer() game.Seat {
	if len(a.Left) > 0 && a.Left[0] == "nobody" {
		a.Next()
		return game.Nobody
	}
	return a.power().seat()
}

// known: "known antioch damascus" returns the cards that Antioch knows Damascus to hold.
func (a *arranger) known() string {
	p, q := a.viewer(), a.power()
	return arrange.OrNone(strings.Join(a.s.viewer(p).viewKingdom(q).Known, " "))
}

// laid: "laid antioch damascus" returns the cards of Damascus in the attack as Antioch sees them,
// those on the attack first.
func (a *arranger) laid() string {
	p, q := a.viewer(), a.power()
	for _, l := range a.s.viewer(p).viewAttack().Laid {
		if l.Kingdom == a.s.kingdomName(q) {
			return strings.Join(append(l.Attack, l.Defence...), " ")
		}
	}
	return "none"
}

// stack is the Muslims' unseen hand in reveal order.
func (a *arranger) stack() string {
	var out []string
	for _, c := range a.s.Unseen[:a.s.UnseenN] {
		out = append(out, a.s.f.cards[a.s.kind(c)])
	}
	return arrange.OrNone(strings.Join(out, " "))
}

func (s *State) words(cards Set) string { return arrange.OrNone(strings.Join(s.names(cards), " ")) }

func (s *State) regionNames(x regions) string { return strings.Join(s.f.regionSlugs(x), " ") }

func (s *State) seatNames(x game.Seats) string {
	var out []string
	for p := range s.players() {
		if x.Has(game.Seat(p)) {
			out = append(out, s.kingdomName(Power(p)))
		}
	}
	return arrange.OrNone(strings.Join(out, " "))
}
