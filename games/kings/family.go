package kings

import "outremer/game"

// The family: births, deaths, titles, and characters on the map.

// drawChar takes a random card from a culture's stack, or noChar if there is none. An empty stack
// is refilled from its discards [supply.9].
func (s *State) drawChar(c Culture) Char {
	x := s.Stack.and(s.f.stack[c])
	if x.empty() {
		back := s.Grave.and(s.f.stack[c])
		s.Grave = s.Grave.minus(back)
		s.Stack = s.Stack.or(back)
		x = back
	}
	if x.empty() {
		return noChar
	}
	who := x.nth(s.rng.Intn(streamPeople, x.len()))
	s.Stack.remove(who)
	return who
}

// bury discards a dead character's card to its culture's pile. Scenario rulers and Glitterhoof
// leave the game [death.1], [supply.11], [R32].
func (s *State) bury(c Char) {
	s.shed(c)
	if c < cultureCards {
		s.Grave.add(c)
	} else {
		s.Box.add(c)
	}
}

// arrive puts a new member on the first free space in the given range; it returns false if all
// are taken.
func (s *State) arrive(p game.Seat, c Char, from, to int) bool {
	for i := from; i < to; i++ {
		if k := &s.Houses[p].Kin[i]; k.Who == noChar {
			s.Births++
			*k = kin{c, noChar, noTerritory, s.Births}
			return true
		}
	}
	return false
}

// showBride places a random character of its culture, with a random token, on an independent
// territory without a Pact [independent.2], [independent.3], [independent.4].
func (s *State) showBride(t Territory, log *game.Log) {
	c := s.drawChar(s.f.culture[t])
	s.Bride[t] = c
	if c == noChar {
		return
	}
	s.giveRandom(c)
	log.Emit(eventCharacter(t, c, s.traitOn(c)))
}

// removeBride discards the character on a territory.
func (s *State) removeBride(t Territory) {
	if c := s.Bride[t]; c != noChar {
		s.bury(c)
		s.Bride[t] = noChar
	}
}

// spot is where a character stands.
type spot int8

const (
	nowhere spot = iota
	onThrone
	besideThrone
	asKin
	besideKin
	onMap
)

// find locates a face-up character [murder.1@1.0]: which dynasty he belongs to, and which kin or
// territory.
func (s *State) find(c Char) (at spot, p game.Seat, i int) {
	if c == noChar {
		return nowhere, game.Nobody, 0
	}
	for p := range s.Houses {
		h := &s.Houses[p]
		switch c {
		case h.King:
			return onThrone, game.Seat(p), 0
		case h.Spouse:
			return besideThrone, game.Seat(p), 0
		}
		for i := range h.Kin {
			switch c {
			case h.Kin[i].Who:
				return asKin, game.Seat(p), i
			case h.Kin[i].Spouse:
				return besideKin, game.Seat(p), i
			}
		}
	}
	for free := s.free(); free != 0; {
		if t := free.take(); s.Bride[t] == c {
			return onMap, game.Nobody, int(t)
		}
	}
	return nowhere, game.Nobody, 0
}

// kill ends a character's life, wherever he is. By is the dynasty responsible, or Nobody
// [murder.4], [death.1], [death.2].
func (s *State) kill(c Char, how fate, by game.Seat, log *game.Log) {
	at, p, _ := s.find(c)
	if at == nowhere {
		return
	}
	log.Emit(eventDied(p, c, how, by))
	s.takeAway(c, log)
}

// depart removes a living member of p permanently.
func (s *State) depart(p game.Seat, c Char, why fate, log *game.Log) {
	log.Emit(eventLeft(p, c, why))
}

// takeAway removes a face-up character with everything attached to him.
func (s *State) takeAway(c Char, log *game.Log) {
	at, p, i := s.find(c)
	h := &s.Houses[max(p, 0)]
	switch at {
	case onThrone:
		h.King = noChar
		s.bury(c)
		s.Mourning = s.Mourning.With(p)
	case besideThrone:
		h.Spouse = noChar // the token stays in the bag [marry.17]
		s.bury(c)
	case asKin:
		s.removeKin(p, i, fateBereaved, log)
	case besideKin:
		h.Kin[i].Spouse = noChar // the token goes [marry.18]
		s.bury(c)
	case onMap:
		s.removeBride(Territory(i))
		s.showBride(Territory(i), log)
	}
}

// removeKin discards a child or sibling with spouse and title; why is said of the spouse [R54].
func (s *State) removeKin(p game.Seat, i int, why fate, log *game.Log) {
	s.revoke(p, i, log)
	k := &s.Houses[p].Kin[i]
	if k.Spouse != noChar {
		s.depart(p, k.Spouse, why, log)
		s.bury(k.Spouse)
	}
	s.bury(k.Who)
	*k = noKin
}

// revoke removes the Duke Token and nothing else [title.8].
func (s *State) revoke(p game.Seat, i int, log *game.Log) {
	k := &s.Houses[p].Kin[i]
	if k.Duchy == noTerritory {
		return
	}
	log.Emit(eventRevoked(p, k.Who, k.Duchy))
	k.Duchy = noTerritory
}

// heir returns the kin who would inherit, or -1: eldest son, eldest daughter, eldest brother,
// eldest sister. Bastards count; anyone who married into another family is no longer kin
// [succession.2], [succession.8@1.1], [succession.9@1.1], [murder.7@1.1].
func (s *State) heir(p game.Seat) int {
	best, rank := -1, 0
	for i := range s.Houses[p].Kin {
		if s.Houses[p].Kin[i].Who == noChar {
			continue
		}
		if r := s.precedence(p, i); best < 0 || r < rank {
			best, rank = i, r
		}
	}
	return best
}

// precedence ranks the kin of p in order of inheritance; lower inherits first.
func (s *State) precedence(p game.Seat, i int) int {
	return 1000*int(s.claimOf(p, i)) + int(s.Houses[p].Kin[i].Born)
}

// claimOf returns the claim by which a kin of p would inherit.
func (s *State) claimOf(p game.Seat, i int) claim {
	c := claimSon
	if s.f.sexOf[s.Houses[p].Kin[i].Who] != male {
		c = claimDaughter
	}
	if i >= children {
		c += claimBrother - claimSon
	}
	return c
}

// Losing land.

// killDuke kills the holder of a Duchy that is taken, together with his spouse [title.6],
// [invade.26], [overthrow.4].
func (s *State) killDuke(p game.Seat, t Territory, how fate, by game.Seat, log *game.Log) {
	if i := s.dukeOf(p, t); i >= 0 {
		s.kill(s.Houses[p].Kin[i].Who, how, by, log)
	}
}

// lose takes a territory from p: the Knight and Foot Soldier are removed, a title there ends
// without harm [R60], and the Castle and tokens stay [castle.4].
func (s *State) lose(p game.Seat, t Territory, log *game.Log) {
	if i := s.dukeOf(p, t); i >= 0 {
		s.revoke(p, i, log)
	}
	s.Houses[p].Land = s.Houses[p].Land.without(t)
	s.Foot = s.Foot.without(t)
	if s.Houses[p].Land == 0 {
		s.eliminate(p, log)
	}
}

// setFree makes a territory of p independent [independent.3].
func (s *State) setFree(p game.Seat, t Territory, log *game.Log) {
	log.Emit(eventFreed(p, t))
	s.lose(p, t, log)
	s.showBride(t, log)
	s.rank(log)
}
