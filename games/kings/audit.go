package kings

import (
	"fmt"

	"outremer/game"
)

// Audit implements game.Auditor: it checks invariants that hold whatever is played.
func (s *State) Audit() error {
	checks := []func() error{
		s.auditTokens, s.auditCards, s.auditPeople, s.auditDevelopments, s.auditBoard, s.auditHouses, s.auditHonours,
	}
	for _, check := range checks {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// auditTokens checks that every token in the box is in exactly one place.
func (s *State) auditTokens() error {
	all := []tokens{s.General, s.Pile, s.Gone}
	var track tokens
	for _, pair := range s.Lying {
		for _, k := range pair {
			if k != noToken {
				track.add(k)
			}
		}
	}
	all = append(all, track)
	for c := range s.f.characters {
		var on tokens
		for k := s.Top[c]; k != noToken; k = s.Under[k] {
			on.add(k)
		}
		all = append(all, on)
	}
	for p := range s.Houses {
		bag := s.Houses[p].Bag
		if x := &s.Test; x.Open && int(x.Seat) == p && x.Duke != noChar { // his tokens are in both places for the draw
			for k := s.Top[x.Duke]; k != noToken; k = s.Under[k] {
				bag.remove(k)
			}
		}
		if !s.Houses[p].Veiled.minus(bag).empty() {
			return fmt.Errorf("%s: unseen tokens that are not in the bag", cultureNames[p])
		}
		all = append(all, bag)
	}
	var sum tokens
	n := 0
	for _, x := range all {
		sum = sum.or(x)
		n += x.len()
	}
	if box := s.f.inEdition[s.edition]; sum != box || n != box.len() {
		return fmt.Errorf("tokens: %d in their places, %d different, %d in the box", n, sum.len(), box.len())
	}
	return nil
}

// auditCards checks that every Action Card is in exactly one place, and that nobody "knows" a
// card that is in no other hand.
func (s *State) auditCards() error {
	sum, n := s.Undrawn.or(&s.Discards), s.Undrawn.len()+s.Discards.len()
	for p := range s.Houses {
		sum, n = sum.or(&s.Houses[p].Hand), n+s.Houses[p].Hand.len()
	}
	if s.Shown != noCard {
		sum.add(s.Shown)
		n++
	}
	for d, size := range s.f.size {
		if sum.count(Deck(d)) != size {
			return fmt.Errorf("%d different %s cards of %d", sum.count(Deck(d)), deckNames[d], size)
		}
	}
	if n != sum.len() {
		return fmt.Errorf("cards: %d in their places, %d different", n, sum.len())
	}
	for p := range s.Houses {
		known := s.Houses[p].Known
		for q := range s.Houses {
			if q != p {
				known = known.minus(&s.Houses[q].Hand)
			}
		}
		if known.len() > 0 {
			return fmt.Errorf("%s knows cards that are in no other hand", cultureNames[p])
		}
	}
	return nil
}

// auditPeople checks that every Character Card is in exactly one place.
func (s *State) auditPeople() error {
	n := make([]int, len(s.f.characters))
	count := func(c Char) {
		if c != noChar {
			n[c]++
		}
	}
	for _, x := range []people{s.Stack, s.Grave, s.Box} {
		for !x.empty() {
			count(x.take())
		}
	}
	for p := range s.Houses {
		h := &s.Houses[p]
		count(h.King)
		count(h.Spouse)
		for _, k := range h.Kin {
			count(k.Who)
			count(k.Spouse)
		}
	}
	for _, c := range s.Bride {
		count(c)
	}
	for c, k := range n {
		if k != 1 {
			return fmt.Errorf("%s is in %d places", s.f.characters[c], k)
		}
	}
	return nil
}

// auditDevelopments checks that all copies of each card are accounted for.
func (s *State) auditDevelopments() error {
	for d, name := range s.f.developments {
		n := s.DevPile[d] + s.DevGrave[d]
		for _, x := range s.Row {
			if x == Dev(d) {
				n++
			}
		}
		for p := range s.Houses {
			if s.Houses[p].Devs.has(Dev(d)) {
				n++
			}
		}
		if n != s.f.copies[d] {
			return fmt.Errorf("%d copies of %s", n, name)
		}
	}
	return nil
}

// auditBoard checks that figures and tokens are where they may be, and within the supply.
func (s *State) auditBoard() error {
	var held, allied lands
	for p := range s.Houses {
		h := &s.Houses[p]
		if held&h.Land != 0 || allied&h.Allied != 0 {
			return fmt.Errorf("two Knights or two Pacts in one territory")
		}
		held |= h.Land
		allied |= h.Allied
	}
	switch {
	case held&^s.InPlay != 0:
		return fmt.Errorf("a Knight stands off-limits")
	case allied&^s.free() != 0:
		return fmt.Errorf("a Pact with a territory that is not independent")
	case s.Foot&^held != 0:
		return fmt.Errorf("a Foot Soldier without a Knight")
	case s.Outbreak&s.Over != 0:
		return fmt.Errorf("two Plague Tokens in one territory")
	case s.unrestLeft() < 0 || s.harvestLeft() < 0 || s.cropLeft() < 0 || s.plagueLeft() < 0,
		s.castlesLeft() < 0 || s.treasury() < 0:
		return fmt.Errorf("more tokens, Castles or Gold than there are")
	}
	for t := range Territory(len(s.f.territories)) {
		switch empty := s.Bride[t] == noChar; {
		case s.Unrest[t] > 0 && s.isMobilized(t):
			return fmt.Errorf("%s: Unrest in a Mobilized territory", s.f.territories[t])
		case !empty && (!s.free().has(t) || allied.has(t)):
			return fmt.Errorf("%s: a character where none belongs", s.f.territories[t])
		case empty && s.free().has(t) && !allied.has(t) && !s.Stack.or(s.Grave).and(s.f.stack[s.f.culture[t]]).empty():
			return fmt.Errorf("%s: independent without a character", s.f.territories[t])
		}
	}
	return nil
}

// auditHouses checks that relations are mutual where required, limits hold, and no dynasty that
// is gone has a ruler.
func (s *State) auditHouses() error {
	for p := range game.Seat(seats) {
		h := &s.Houses[p]
		limit := s.f.Supply.Knights
		if !s.isOver() && (s.during(stepLimit) || s.during(stepVictory)) {
			limit++
		}
		switch {
		case h.Gold < 0 || s.isScripted(p) && h.Gold != 0:
			return fmt.Errorf("%s has %d Gold", cultureNames[p], h.Gold)
		case h.Land.len() > limit:
			return fmt.Errorf("%s controls %d territories", cultureNames[p], h.Land.len())
		case s.footLeft(p) < 0 || s.shields(p) > s.f.Limit.Shields:
			return fmt.Errorf("%s has too many Foot Soldiers or shields", cultureNames[p])
		case h.Casus&h.War != 0 || h.Pact&(h.Casus|h.War) != 0:
			return fmt.Errorf("%s: Pact, Casus Belli and war with the same dynasty", cultureNames[p])
		case s.plays(p) && h.King == noChar && !s.Mourning.Has(p) && !s.during(stepSuccession):
			return fmt.Errorf("%s has no ruler", cultureNames[p])
		case s.plays(p) != (h.Land != 0):
			return fmt.Errorf("%s plays: %t, with %d territories", cultureNames[p], s.plays(p), h.Land.len())
		case s.edition == second11 && s.isScripted(p) && (s.Foot&h.Land).len() > s.troopLimit(p):
			return fmt.Errorf("%s: more Foot Soldiers than a scripted dynasty supports", cultureNames[p])
		}
		var duchies lands
		for _, k := range h.Kin {
			if k.Duchy != noTerritory {
				if duchies.has(k.Duchy) || !h.Land.has(k.Duchy) {
					return fmt.Errorf("%s: a Duchy that is held twice or not at all", cultureNames[p])
				}
				duchies = duchies.with(k.Duchy)
			}
		}
		for q := range game.Seat(seats) {
			if h.Pact.Has(q) != s.Houses[q].Pact.Has(p) || h.War.Has(q) != s.Houses[q].War.Has(p) {
				return fmt.Errorf("%s and %s: a Pact or war of one side only", cultureNames[p], cultureNames[q])
			}
		}
	}
	return nil
}

// auditHonours checks that each holder of an achievement qualifies and that nobody is ahead of
// the holder.
func (s *State) auditHonours() error {
	if s.rev >= rankWhole && s.isExchanging() {
		return nil
	}
	for k := crusaderHonour; k <= inventorHonour; k++ {
		holder := s.Honour[k]
		for p := range game.Seat(seats) {
			n := s.merit(p, k)
			unclaimed := holder == game.Nobody && n >= s.merits(k)
			undeserved := holder == p && n < s.merits(k)
			if unclaimed || undeserved || holder != game.Nobody && n > s.merit(holder, k) {
				return fmt.Errorf("%s: %s with %d, the holder is %s", honourNames[k], cultureNames[p], n, seatName(holder))
			}
		}
	}
	return nil
}
