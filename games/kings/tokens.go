package kings

import "outremer/game"

// Trait tokens and Gold: where they lie and how they move.

// put lays a token on a Character Card. Every character has some there except the ruler and the
// ruler's spouse, whose tokens are in the bag [check.21].
func (s *State) put(c Char, k Token) {
	s.Under[k] = s.Top[c]
	s.Top[c] = k
}

// release sends a token that leaves a bag or card where its border says: random ones to the
// General Trait Bag, event tokens to their pile, all others out of the game [death.3], [age.2],
// [R44].
func (s *State) release(k Token) {
	switch s.f.kindOf[k] {
	case randomToken:
		s.General.add(k)
	case eventToken:
		s.Pile.add(k)
	default:
		s.Gone.add(k)
	}
}

// shed takes the tokens off a card.
func (s *State) shed(c Char) {
	for k := s.Top[c]; k != noToken; k = s.Under[k] {
		s.release(k)
	}
	s.Top[c] = noToken
}

// enter moves into the bag the tokens of a character who becomes ruler or the ruler's spouse
// [marry.12], [marry.14], [succession.3].
func (s *State) enter(p game.Seat, c Char, log *game.Log) {
	for k := s.Top[c]; k != noToken; k = s.Under[k] {
		s.Houses[p].Bag.add(k)
		log.Emit(eventBagGained(p, s.f.traitOf[k]))
	}
	s.Top[c] = noToken
}

// drawRandom takes a token from the General Trait Bag, or noToken if it is empty [supply.7].
func (s *State) drawRandom() Token {
	n := s.General.len()
	if n == 0 {
		return noToken
	}
	k := s.General.nth(s.rng.Intn(streamBag, n))
	s.General.remove(k)
	return k
}

// trait returns the trait of a token, or noTrait.
func (s *State) trait(k Token) Trait {
	if k == noToken {
		return noTrait
	}
	return s.f.traitOf[k]
}

// traitOn returns the trait of the first token on a card.
func (s *State) traitOn(c Char) Trait { return s.trait(s.Top[c]) }

// allTokens is the revision from which all tokens of a character are looked at, not just the
// uppermost [R155].
const allTokens game.Revision = 3

// isRed reports whether a character bears a red trait and no green one [R155].
func (s *State) isRed(c Char) bool {
	if s.rev < allTokens {
		k := s.Top[c]
		return k != noToken && !s.f.greens.has(k)
	}
	return s.Top[c] != noToken && !s.isGreen(c)
}

// isGreen reports whether a character bears a green trait.
func (s *State) isGreen(c Char) bool {
	for k := s.Top[c]; k != noToken; k = s.Under[k] {
		if s.f.greens.has(k) {
			return true
		}
	}
	return false
}

// hasTrait reports whether a character bears a trait.
func (s *State) hasTrait(c Char, t Trait) bool {
	for k := s.Top[c]; k != noToken; k = s.Under[k] {
		if s.f.traitOf[k] == t {
			return true
		}
	}
	return false
}

// giveRandom draws a token and lays it on a character's card.
func (s *State) giveRandom(c Char) {
	if k := s.drawRandom(); k != noToken {
		s.put(c, k)
	}
}

// fetchTrait takes an event token of a trait; failing that, a random token of the same trait;
// failing that, one of the same colour that is never critical [R129].
func (s *State) fetchTrait(t Trait) Token {
	if x := s.Pile.and(s.f.ofTrait[t]); !x.empty() {
		k := x.nth(0)
		s.Pile.remove(k)
		return k
	}
	x := s.General.and(s.f.ofTrait[t])
	if x.empty() {
		x = s.General.and(s.f.greens)
		if !s.f.isGreen(t) {
			x = s.General.minus(s.f.greens)
		}
		for _, crit := range s.f.isCrit {
			x = x.minus(crit)
		}
	}
	if x.empty() {
		return noToken
	}
	k := x.nth(s.rng.Intn(streamBag, x.len()))
	s.General.remove(k)
	return k
}

// leave takes a token out of a bag permanently and shows it [R147].
func (s *State) leave(p game.Seat, k Token, log *game.Log) {
	s.Houses[p].Bag.remove(k)
	s.Houses[p].Veiled.remove(k)
	s.release(k)
	log.Emit(eventTraitLost(p, s.trait(k)))
}

// Gold.

// treasury is the Gold not held by any player [supply.3].
func (s *State) treasury() int16 {
	n := int16(s.f.Supply.Gold)
	for p := range s.Houses {
		n -= s.Houses[p].Gold
	}
	return n
}

// canPay reports whether p has the Gold; a scripted dynasty can always pay [solo.13].
func (s *State) canPay(p game.Seat, n int16) bool { return s.isScripted(p) || s.Houses[p].Gold >= n }

// earn pays Gold from the treasury, as far as it lasts. Scripted dynasties keep none [solo.24].
func (s *State) earn(p game.Seat, n int16, log *game.Log) {
	n = min(n, s.treasury())
	if n <= 0 || s.isScripted(p) {
		return
	}
	s.Houses[p].Gold += n
	log.Emit(eventGold(p, n))
}

// spend takes Gold, at most what p has.
func (s *State) spend(p game.Seat, n int16, log *game.Log) {
	n = min(n, s.Houses[p].Gold)
	if n <= 0 {
		return
	}
	s.Houses[p].Gold -= n
	log.Emit(eventGold(p, -n))
}

// hand transfers Gold between players; a scripted dynasty pays from the supply and is paid into
// it [solo.24].
func (s *State) hand(p, q game.Seat, n int16, log *game.Log) {
	if s.isScripted(p) {
		n = min(n, s.treasury())
	} else {
		n = min(n, s.Houses[p].Gold)
		s.Houses[p].Gold -= n
	}
	if n <= 0 {
		return
	}
	if !s.isScripted(q) {
		s.Houses[q].Gold += n
	}
	log.Emit(eventPaid(p, q, n))
}
