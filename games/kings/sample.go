package kings

import (
	"math/bits"

	"outremer/game"
)

// Sample implements game.State. p does not know which cards of a deck are in which hand or still
// in the deck, which cards others have plotted, or which tokens entered other bags unseen. All of
// these are randomized; what p has seen stays.
func (s *State) Sample(p game.Seat, r *game.Rand) {
	if p != game.Nobody && s.Houses[p].Control != byPerson {
		p = game.Nobody // nobody looks at a scripted dynasty's pile
	}
	if !s.isOver() {
		s.sampleCards(p, r)
		s.sampleTokens(p, r)
	}
	s.rng.Reseed(r)
}

// sampleCards shuffles the hidden cards of each deck among the places that hold such cards. How
// many cards of a deck a place holds is public.
func (s *State) sampleCards(p game.Seat, r *game.Rand) {
	for d := range decks {
		places := [seats + 1]*uint64{&s.Undrawn[d]}
		hidden := s.Undrawn[d]
		for q := range s.Houses {
			if game.Seat(q) != p {
				places[q+1] = &s.Houses[q].Hand[d]
				hidden |= s.Houses[q].Hand[d]
			}
		}
		if p != game.Nobody {
			hidden &^= s.Houses[p].Known[d]
		}
		s.exchange(p, Deck(d), hidden, &places, r)
	}
	for q := range game.Seat(seats) {
		if q != p {
			s.samplePlot(q, r)
		}
	}
}

func (s *State) exchange(p game.Seat, d Deck, hidden uint64, places *[seats + 1]*uint64, r *game.Rand) {
	var list [64]int8
	n := 0
	for x := hidden; x != 0; x &= x - 1 {
		list[n] = int8(bits.TrailingZeros64(x))
		n++
	}
	game.Shuffle(r, 0, list[:n])
	var to [64]int8 // what each card has become
	for i := range to {
		to[i] = int8(i)
	}
	n = 0
	for _, at := range places {
		if at == nil {
			continue
		}
		old := *at & hidden
		*at &^= old
		for ; old != 0; old &= old - 1 {
			to[bits.TrailingZeros64(old)] = list[n]
			*at |= 1 << list[n]
			n++
		}
	}
	s.rename(p, d, &to)
}

// rename applies the shuffle to what others know, have plotted and offer.
func (s *State) rename(p game.Seat, d Deck, to *[64]int8) {
	turned := func(c Card) Card {
		if c < 0 || c.deck() != d {
			return c
		}
		return cardOf(d, int(to[c&63]))
	}
	for q := range s.Houses {
		if game.Seat(q) == p {
			continue
		}
		h := &s.Houses[q]
		var known uint64
		for x := h.Known[d]; x != 0; x &= x - 1 {
			known |= 1 << to[bits.TrailingZeros64(x)]
		}
		h.Known[d] = known
		for i, c := range h.Plotted {
			if c >= 0 {
				h.Plotted[i] = turned(c)
			}
		}
	}
	s.Deal.Give.Card, s.Deal.Want.Card = turned(s.Deal.Give.Card), turned(s.Deal.Want.Card)
}

// samplePlot replaces the face-down cards with others from the hand that could have been plotted.
func (s *State) samplePlot(q game.Seat, r *game.Rand) {
	h := &s.Houses[q]
	if h.Control != byPerson {
		return
	}
	hand := h.Hand
	if s.Deal.By == q && s.Deal.Give.Card != noCard {
		hand.remove(s.Deal.Give.Card) // it is on offer, so it is not plotted
	}
	var lying [2]bool
	for i, c := range h.Plotted {
		lying[i] = c >= 0 && h.Hand.has(c)
	}
	for range 100 { // until a pair is legal; if luck fails, the true pair is
		next, left := [2]Card{noCard, noCard}, hand
		for i := range lying {
			if lying[i] && left.len() > 0 {
				next[i] = left.nth(r.Intn(0, left.len()))
				left.remove(next[i])
			}
		}
		if s.fits(q, next[0], next[1]) {
			for i := range lying {
				if lying[i] {
					h.Plotted[i] = next[i]
				}
			}
			return
		}
	}
}

// sampleTokens swaps the unseen tokens in other bags with those in the General Trait Bag, where
// they came from.
func (s *State) sampleTokens(p game.Seat, r *game.Rand) {
	pool := s.General
	for q := range s.Houses {
		if game.Seat(q) != p {
			pool = pool.or(s.Houses[q].Veiled)
		}
	}
	for q := range s.Houses {
		h := &s.Houses[q]
		if game.Seat(q) == p {
			continue
		}
		n := h.Veiled.len()
		h.Bag = h.Bag.minus(h.Veiled)
		h.Veiled = tokens{}
		for range n {
			k := pool.nth(r.Intn(0, pool.len()))
			pool.remove(k)
			h.Bag.add(k)
			h.Veiled.add(k)
		}
	}
	s.General = pool
}
