package kings

import (
	"math/bits"

	"outremer/game"
	"outremer/game/flow"
)

// Drawing the hand of an Era, and plotting two of its cards for a Round.

// beginDraw starts the draw of p's hand. Bonus cards come first and count neither towards the
// eight nor towards the limits [R19]. A scripted dynasty draws what its strategy lists [era.2],
// [solo.8].
func (s *State) beginDraw(p game.Seat) {
	s.Now = now{Bonus: s.bonusCards(p)}
	s.core.Push(flow.Frame{Step: stepDraw, Seat: p})
}

func (s *State) bonusCards(p game.Seat) (n int8) {
	for i, q := range s.Shield {
		if q == p {
			n += s.f.trackBonus[i].cards
		}
	}
	return n
}

func workDraw(s *State, f *flow.Frame, log *game.Log) {
	p := f.Seat
	switch {
	case s.isScripted(p):
		s.Now.Want = s.strategyOf(p).hand
		for range s.Now.Bonus {
			if d := s.scriptedBonus(); d >= 0 {
				s.Now.Want[d]++
			}
		}
	case s.Now.Bonus > 0 && s.drawable(false) != 0:
		s.ask(flow.Frame{Step: stepDrawBonus, Seat: p})
		return
	case s.wanted() < s.f.Hand.Size && s.drawable(true) != 0:
		s.ask(flow.Frame{Step: stepDrawCard, Seat: p})
		return
	}
	s.core.Pop()
	s.drawHand(p, log)
}

// available returns how many cards of a deck can still be drawn, including discards.
func (s *State) available(d Deck) int {
	return s.Undrawn.count(d) + s.Discards.count(d) - int(s.Now.Want[d]+s.Now.Extra[d])
}

func (s *State) wanted() (n int) {
	for _, k := range s.Now.Want {
		n += int(k)
	}
	return n
}

// drawable returns the decks from which the next card may come: at most two or three of a type,
// and at least one Crusade card; the last draws are reserved for whatever is still missing. A
// deck that has run out does not count [era.3], [crusade.3], [R20].
func (s *State) drawable(limited bool) (mask uint8) {
	missing := 0
	for d := range s.Now.Want {
		missing += max(0, min(int(s.f.least[d]-s.Now.Want[d]), s.available(Deck(d))))
	}
	for d := range s.Now.Want {
		short := s.Now.Want[d] < s.f.least[d]
		switch {
		case s.available(Deck(d)) <= 0:
		case !limited:
			mask |= 1 << d
		case s.Now.Want[d] < s.f.most[d] && (short || s.f.Hand.Size-s.wanted() > missing):
			mask |= 1 << d
		}
	}
	return mask
}

func optDraw(s *State, f *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	for x := s.drawable(f.Step == stepDrawCard); x != 0; x &= x - 1 {
		dst = append(dst, moveDraw(Deck(bits.TrailingZeros8(x))))
	}
	return dst
}

func playDraw(s *State, f *flow.Frame, _ game.Seat, m game.Move, _ *game.Log) {
	bonus := f.Step == stepDrawBonus
	s.core.Pop()
	if bonus {
		s.Now.Bonus--
		s.Now.Extra[m.A]++
		return
	}
	s.Now.Want[m.A]++
}

// drawHand draws the chosen cards; none is seen until all are drawn. How many of each type a hand
// holds is public [era.4].
func (s *State) drawHand(p game.Seat, log *game.Log) {
	for d, n := range s.Now.Extra {
		s.Now.Want[d] += n
	}
	for d, n := range s.Now.Want {
		if n > 0 {
			log.Emit(eventTookCards(p, Deck(d), n))
		}
		for range n {
			if c := s.drawCard(Deck(d), log); c != noCard {
				s.Houses[p].Hand.add(c)
				log.Emit(eventDrew(p, s.f.kind(c), s.reader(p)))
			}
		}
	}
}

// reader returns who may look at p's cards: nobody looks at a scripted dynasty's pile.
func (s *State) reader(p game.Seat) game.Seats {
	if s.isScripted(p) {
		return 0
	}
	return game.Only(p)
}

// drawCard draws from a deck; an empty deck is refilled from its own discards [supply.9],
// [supply.10], [setup.15].
func (s *State) drawCard(d Deck, log *game.Log) Card {
	if s.Undrawn.count(d) == 0 {
		if s.Discards.count(d) == 0 {
			return noCard
		}
		s.Undrawn[d], s.Discards[d] = s.Discards[d], 0
		log.Emit(eventReshuffled(d))
	}
	c := cardOf(d, nthBit(s.Undrawn[d:d+1], s.rng.Intn(streamCards, s.Undrawn.count(d))))
	s.Undrawn.remove(c)
	return c
}

// Plotting.

// plotters returns who still has to lay down two cards.
func (s *State) plotters() (x game.Seats) {
	for p := range game.Seat(seats) {
		if h := &s.Houses[p]; s.plays(p) && h.Control == byPerson && h.Plotted[0] == noCard && h.Hand.len() > 0 {
			x = x.With(p)
		}
	}
	return x
}

func askPlotters(s *State, _ *flow.Frame) (must, may game.Seats) { return s.plotters(), 0 }

// allowed returns how many Crusade cards p may plot, and whether he must plot one: one per Era,
// two with the Archbishop; in the last Round one is due if none was played [round.4],
// [crusade.1], [crusade.2], [R21], [R22].
func (s *State) allowed(p game.Seat) (most int, due bool) {
	h := &s.Houses[p]
	most = 1
	if h.Devs.has(s.f.archbishop) {
		most = 2
	}
	due = int(s.Round) == s.f.Rounds && h.Crusades == 0 && h.Hand.count(crusade) > 0
	return max(0, most-int(h.Crusades)), due
}

// setQuotas records what each player may plot in this Round, because it still applies if a card
// that allows more is lost in the meantime [R23].
func (s *State) setQuotas() {
	for p := range game.Seat(seats) {
		most, due := s.allowed(p)
		s.Houses[p].Quota, s.Houses[p].Due = int8(most), due
	}
}

// fits reports whether a pair of cards may be plotted.
func (s *State) fits(p game.Seat, a, b Card) bool {
	h := &s.Houses[p]
	n := int8(0)
	for _, c := range [2]Card{a, b} {
		if c != noCard && c.deck() == crusade {
			n++
		}
	}
	return n <= h.Quota && (n > 0 || !h.Due)
}

// optPlot lists pairs of cards in hand, upper card first. If the limit on Crusades leaves no
// pair, a single card is enough [round.3].
func optPlot(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	hand := s.Houses[p].Hand
	start := len(dst)
	kinds := s.kinds(&hand)
	for i, a := range kinds.list[:kinds.n] {
		for j, b := range kinds.list[:kinds.n] {
			if (i != j || bits.OnesCount64(s.f.copiesOf(a, &hand)) > 1) && s.fits(p, s.cardIn(&hand, a), s.cardIn(&hand, b)) {
				dst = append(dst, movePlot(a, b))
			}
		}
	}
	if len(dst) > start {
		return dst
	}
	for _, a := range kinds.list[:kinds.n] {
		if s.fits(p, s.cardIn(&hand, a), noCard) {
			dst = append(dst, movePlot(a, noKind))
		}
	}
	if len(dst) == start {
		dst = append(dst, movePlot(noKind, noKind))
	}
	return dst
}

// kindList is the distinct cards of a hand, in ascending order.
type kindList struct {
	list [40]Kind
	n    int
}

func (s *State) kinds(x *cards) (k kindList) {
	for d := range x {
		for w := x[d]; w != 0 && k.n < len(k.list); {
			kind := s.f.kindIn[d][bits.TrailingZeros64(w)]
			w &^= s.f.events[kind].copies
			k.list[k.n] = kind
			k.n++
		}
	}
	return k
}

// cardIn returns a card of a kind in a set.
func (s *State) cardIn(x *cards, k Kind) Card {
	e := &s.f.events[k]
	return cardOf(e.deck, bits.TrailingZeros64(e.copies&x[e.deck]))
}

func playPlot(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	h := &s.Houses[p]
	hand := h.Hand
	for i, k := range [2]int16{m.A, m.B} {
		h.Plotted[i] = noCard
		if k != game.None {
			h.Plotted[i] = s.cardIn(&hand, Kind(k))
			hand.remove(h.Plotted[i])
		}
	}
	if h.Plotted[0] == noCard {
		h.Plotted[0] = waiting // nothing to play, so he need not be asked again
	}
	log.Emit(eventPlotted(p, Kind(m.A), Kind(m.B), s.reader(p)))
	if s.plotters() == 0 {
		s.core.Pop()
	}
}

// waiting stands in for the card of a player who has none to play.
const waiting Card = -2
