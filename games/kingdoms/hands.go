package kingdoms

import "outremer/game"

// This file moves cards and tracks who knows where a card is.

// draw takes a random card of deck r from the pile [2.1a]. An empty pile is rebuilt from that
// deck's discards; noCard if there are none either [K20].
func (s *State) draw(r Religion, log *game.Log) Card {
	left := s.Pile.of(r)
	if left.empty() {
		left = s.Up.or(s.Down).of(r)
		if left.empty() {
			return noCard
		}
		s.reshuffle(left, r, log)
	}
	c := left.nth(s.rng.Intn(streamMuslim+game.Stream(r), left.len()))
	s.Pile.remove(c)
	return c
}

// reshuffle puts discards back into the pile of deck r. Whatever anybody knew about them becomes
// void.
func (s *State) reshuffle(cards Set, r Religion, log *game.Log) {
	s.Pile = s.Pile.or(cards)
	s.Up, s.Down = s.Up.minus(cards), s.Down.minus(cards)
	s.Top[r] = noKind
	for p := range s.Seen {
		s.Seen[p] = s.Seen[p].minus(cards)
	}
	log.Emit(eventReshuffled(r))
}

// drawTo gives p up to n cards from its own deck.
func (s *State) drawTo(p game.Seat, n int, log *game.Log) {
	r, got := s.mode.players[p].religion, 0
	for range n {
		c := s.draw(r, log)
		if c == noCard {
			break
		}
		s.Hand[p].add(c)
		log.Emit(eventDrewInSecret(p, r, s.kind(c)))
		got++
	}
	if got > 0 {
		log.Emit(eventDealt(p, s.name(Power(p)), r, got))
	}
}

// drawUnseen puts up to n cards under the Muslims' unseen hand [K29].
func (s *State) drawUnseen(n int, log *game.Log) {
	got := 0
	for range n {
		c := s.draw(muslim, log)
		if c == noCard {
			break
		}
		s.Unseen[s.UnseenN] = c
		s.UnseenN++
		got++
	}
	if got > 0 {
		log.Emit(eventMuslimDrew(got))
	}
}

// show takes a card out of a hand in public. A seat that knew of a copy of that kind there now
// knows of one less: copies are indistinguishable.
func (s *State) show(p game.Seat, c Card) {
	s.Hand[p].remove(c)
	rest := s.copies(s.kind(c), s.Hand[p].or(s.Fight.Laid[p]))
	for o := range s.Seen {
		known, doubted := &s.Seen[o], &s.Doubt[o]
		sure, unsure := known.and(rest).and(s.Hand[p]), doubted.and(rest)
		switch {
		case known.has(c):
			known.remove(c)
		case !sure.empty():
			known.remove(sure.first())
			if doubted.has(c) {
				doubted.remove(c)
				doubted.add(sure.first()) // it is no longer sure that this copy stayed in the hand
			}
		case doubted.has(c):
			doubted.remove(c)
		case !unsure.empty():
			doubted.remove(unsure.first())
		}
	}
}

// hide takes a card out of a hand face down, for good.
func (s *State) hide(p game.Seat, c Card) {
	for o := range s.Seen {
		s.Seen[o] = s.Seen[o].minus(s.doubtful(o, p, c, s.f.all))
	}
	s.Hand[p].remove(c)
}

// lay puts a card of a hand face down into the attack, where only some cards are allowed. What
// another seat knew of that hand lies in one place or the other until the cards are turned over
// [K62].
func (s *State) lay(p game.Seat, c Card, allowed Set) {
	for o := range s.Seen {
		doubtful := s.doubtful(o, p, c, allowed)
		s.Seen[o] = s.Seen[o].minus(doubtful)
		s.Doubt[o] = s.Doubt[o].or(doubtful)
	}
	s.Hand[p].remove(c)
	s.Fight.Laid[p].add(c)
}

// doubtful returns what o can no longer be sure of once a card of p's hand has gone face down: one
// of each kind that it can be. Its back shows the deck.
func (s *State) doubtful(o int, p game.Seat, c Card, allowed Set) Set {
	known := s.Seen[o].and(s.Hand[p]).and(allowed).of(c.deck())
	one := s.f.oneOfEach(known)
	if known.has(c) {
		one = one.minus(s.copies(s.kind(c), one))
		one.add(c)
	}
	return one
}

// resolveDoubt: o knows now what was laid down, and so which of the cards in doubt stayed in a hand
// [K62].
func (s *State) resolveDoubt(o int) {
	for p := range s.players() {
		laid := s.Fight.Laid[p].minus(s.Seen[o])
		doubted := s.Doubt[o].and(s.Hand[p].or(laid))
		for kinds := s.f.oneOfEach(doubted); !kinds.empty(); {
			k := s.kind(kinds.take())
			stayed := s.copies(k, doubted).len() - s.copies(k, laid).len()
			for held := s.copies(k, doubted.and(s.Hand[p])); stayed > 0; stayed-- {
				s.Seen[o].add(held.take())
			}
		}
	}
	s.Doubt[o] = Set{}
}

// resolveDoubts: everybody knows what was laid down.
func (s *State) resolveDoubts() {
	for o := range s.players() {
		s.resolveDoubt(o)
	}
}

// toHand gives p a card in public.
func (s *State) toHand(p game.Seat, c Card) {
	s.Hand[p].add(c)
	for o := range s.players() {
		if game.Seat(o) != p {
			s.Seen[o].add(c)
		}
	}
}

// bury lays a card face up on the discards of its deck [4.1.8], [K46].
func (s *State) bury(c Card) {
	s.Up.add(c)
	for p := range s.Seen {
		s.Seen[p].remove(c)
	}
	s.Top[c.deck()] = s.kind(c)
}

// holding is the copy of kind k that p would play, or noCard.
func (s *State) holding(p game.Seat, k Kind) Card {
	mine := s.copies(k, s.Hand[p])
	if mine.empty() {
		return noCard
	}
	return mine.first()
}

// open returns every card whose location is public.
func (s *State) open() Set {
	x := s.Up.or(s.InPlay).or(s.Out).or(s.Army).or(s.rowSet())
	if s.Fight.Answer != noCard {
		x.add(s.Fight.Answer)
	}
	return x
}

// mightHold reports whether p could hold a card with this effect as far as the public knows: p has
// a card with the right back, and not all copies are face up. Interrupt windows use it to decide
// whom to ask, so that being asked reveals nothing.
func (s *State) mightHold(p game.Seat, fx effect) bool {
	left := s.f.effects[fx].minus(s.open())
	return left.M != 0 && s.Hand[p].M != 0 || left.C != 0 && s.Hand[p].C != 0
}

// loseRandom makes power p discard a random card [4.2b], face up [K46].
func (s *State) loseRandom(p Power, log *game.Log) {
	if p == muslims {
		s.loseUnseen(log)
		return
	}
	seat := p.seat()
	c := s.randomOf(seat)
	s.show(seat, c)
	s.bury(c)
	log.Emit(eventRandomLoss(seat, s.name(p), s.kind(c)))
}

func (s *State) randomOf(p game.Seat) Card {
	return s.Hand[p].nth(s.rng.Intn(streamHand, s.Hand[p].len()))
}

// loseUnseen discards a random card from the Muslims' unseen hand [K39].
func (s *State) loseUnseen(log *game.Log) {
	i := s.rng.Intn(streamHand, int(s.UnseenN))
	c := s.Unseen[i]
	copy(s.Unseen[i:], s.Unseen[i+1:s.UnseenN])
	s.UnseenN--
	s.bury(c)
	log.Emit(eventStackLoss(s.kind(c)))
}
