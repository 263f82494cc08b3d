package kingdoms

import "outremer/game"

// This file moves cards and tracks who knows where a card is.

// draw takes a random card of deck r from the pile [2.1a]. An empty pile is rebuilt from that
// deck's discards; noCard if there are none either [K20].
func (s *State) draw(r Religion, log *game.Log) Card {
	left := s.pile.of(r)
	if left.empty() {
		left = s.up.or(s.down).of(r)
		if left.empty() {
			return noCard
		}
		s.reshuffle(left, r, log)
	}
	c := left.nth(s.rng.Intn(streamMuslim+game.Stream(r), left.len()))
	s.pile.remove(c)
	return c
}

// reshuffle puts discards back into the pile of deck r. Whatever anybody knew about them becomes
// void.
func (s *State) reshuffle(cards Set, r Religion, log *game.Log) {
	s.pile = s.pile.or(cards)
	s.up, s.down = s.up.minus(cards), s.down.minus(cards)
	s.top[r] = noKind
	for p := range s.seen {
		s.seen[p] = s.seen[p].minus(cards)
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
		s.hand[p].add(c)
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
		s.unseen[s.unseenN] = c
		s.unseenN++
		got++
	}
	if got > 0 {
		log.Emit(eventMuslimDrew(got))
	}
}

// show takes a card out of a hand in public. A seat that knew of a copy of that kind there now
// knows of one less: copies are indistinguishable.
func (s *State) show(p game.Seat, c Card) {
	s.hand[p].remove(c)
	rest := s.copies(s.kind(c), s.hand[p])
	for o := range s.seen {
		if s.seen[o].has(c) {
			s.seen[o].remove(c)
		} else if known := rest.and(s.seen[o]); !known.empty() {
			s.seen[o].remove(known.first())
		}
	}
}

// hide takes a card out of a hand face down. No other seat can be sure any more of the cards it
// knew there.
func (s *State) hide(p game.Seat, c Card) {
	for o := range s.seen {
		s.seen[o] = s.seen[o].minus(s.hand[p])
	}
	s.hand[p].remove(c)
}

// toHand gives p a card in public.
func (s *State) toHand(p game.Seat, c Card) {
	s.hand[p].add(c)
	for o := range s.players() {
		if game.Seat(o) != p {
			s.seen[o].add(c)
		}
	}
}

// bury lays a card face up on the discards of its deck [4.1.8], [K46].
func (s *State) bury(c Card) {
	s.up.add(c)
	for p := range s.seen {
		s.seen[p].remove(c)
	}
	s.top[c.deck()] = s.kind(c)
}

// holding is the copy of kind k that p would play, or noCard.
func (s *State) holding(p game.Seat, k Kind) Card {
	mine := s.copies(k, s.hand[p])
	if mine.empty() {
		return noCard
	}
	return mine.first()
}

// open returns every card whose location is public.
func (s *State) open() Set {
	x := s.up.or(s.play).or(s.out).or(s.army).or(s.rowSet())
	if s.fight.answer != noCard {
		x.add(s.fight.answer)
	}
	return x
}

// mightHold reports whether p could hold a card with this effect as far as the public knows: p has
// a card with the right back, and not all copies are face up. Interrupt windows use it to decide
// whom to ask, so that being asked reveals nothing.
func (s *State) mightHold(p game.Seat, fx effect) bool {
	left := s.f.effects[fx].minus(s.open())
	return left.m != 0 && s.hand[p].m != 0 || left.c != 0 && s.hand[p].c != 0
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
	return s.hand[p].nth(s.rng.Intn(streamHand, s.hand[p].len()))
}

// loseUnseen discards a random card from the Muslims' unseen hand [K39].
func (s *State) loseUnseen(log *game.Log) {
	i := s.rng.Intn(streamHand, int(s.unseenN))
	c := s.unseen[i]
	copy(s.unseen[i:], s.unseen[i+1:s.unseenN])
	s.unseenN--
	s.bury(c)
	log.Emit(eventStackLoss(s.kind(c)))
}
