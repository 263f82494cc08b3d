package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// The scripted dynasties: drawing, revealing, troops, and the lines of their tables.
// scripted_marriage.go has their marriages, scripted_choice.go their small choices.

func (s *State) strategyOf(p game.Seat) *strategy {
	return &s.f.strategies[s.Houses[p].Strategy][s.edition]
}

// scriptedBonus picks the deck of a bonus card at random: Realm, Intrigue or War, never Tax
// [solo.25].
func (s *State) scriptedBonus() Deck { return Deck(s.rng.Intn(streamScript, int(taxes))) }

// scriptedCard uses the Marshal first, then plays the top card of the pile. A second Crusade card
// is skipped; if none was played in the Era, the last Turn waits for one [solo.9], [solo.14],
// [solo.22], [solo.23].
func (s *State) scriptedCard(f *flow.Frame, log *game.Log) {
	p := f.Seat
	h := &s.Houses[p]
	if x := s.calmable(p); x != 0 {
		h.Calmed = true
		s.calm(x.first(), 1, log)
	}
	last := int(s.Round) == s.f.Rounds && int(s.Turn) == s.f.Turns
	most, _ := s.allowed(p)
	due := last && h.Crusades == 0 && h.Hand.count(crusade) > 0
	for n := h.Hand.len(); n > 0; n-- {
		c := h.Hand.nth(s.rng.Intn(streamCards, n))
		if c.deck() == crusade && most == 0 || due && c.deck() != crusade {
			h.Hand.remove(c)
			s.Discards.add(c)
			log.Emit(eventRevealed(p, s.f.kind(c)))
			s.skip(p, log)
			continue
		}
		s.reveal(f, c, log)
		return
	}
	s.core.Pop()
	s.skip(p, log)
}

// troopLimit is how many Foot Soldiers a scripted dynasty supports: half its territories, rounded
// up [solo.16@1.1].
func (s *State) troopLimit(p game.Seat) int { return (s.Houses[p].Land.len() + 1) / 2 }

// trimTroops sends surplus Foot Soldiers home, those farthest from other players' land first
// [R135].
func (s *State) trimTroops(log *game.Log) {
	for p := range game.Seat(seats) {
		for s.isScripted(p) && (s.Foot&s.Houses[p].Land).len() > s.troopLimit(p) {
			worst, most := noTerritory, int8(-1)
			for x := s.Foot & s.Houses[p].Land; x != 0; {
				t := x.take()
				if d := s.f.distance(lands(0).with(t), s.foreign(p)); d > most {
					worst, most = t, d
				}
			}
			s.dismiss(worst, log)
		}
	}
}

// scriptedAction carries out the first possible line of the table; if there is none, only the
// event happens [solo.10], [solo.11].
func (s *State) scriptedAction(p game.Seat, log *game.Log) {
	d := s.Shown.deck()
	for i, t := range s.strategyOf(p).tactics[d] {
		m, ok := s.plan(p, t)
		if !ok {
			continue
		}
		log.Emit(eventTactic(p, s.Houses[p].Strategy, d, t, i+1))
		s.carry(p, t, m, log)
		return
	}
	s.skip(p, log)
}

// carry executes what plan found.
func (s *State) carry(p game.Seat, t tactic, m game.Move, log *game.Log) {
	switch m.Verb {
	case verbBuild:
		s.declareCastle(Territory(m.A))
		s.core.Push(flow.Frame{Step: stepBuild, Seat: p, PC: buildCheck, A: 1})
	case verbBuy:
		s.core.Push(flow.Frame{Step: stepDevelop, Seat: p, A: 1})
		for n := s.shopping(t); n > 0; n-- {
			if d := s.wish(p, t); d != noDev {
				s.buy(p, d, log)
			}
		}
	case verbMobilize:
		s.station(p, Territory(m.A), log)
	case verbAttack:
		s.RaidN = 0
		s.declareRaid(p, m, log)
		for x := s.idle(p); x != 0; { // [solo.18]
			if from := x.take(); s.canSupport(p, from, 0) {
				s.declareSupport(p, from, 0, log)
			}
		}
		s.core.Push(flow.Frame{Step: stepInvade, Seat: p, PC: invadeBegin})
	default:
		s.attempt(p, m, log)
	}
}

// plan finds the best move for a line; it returns false if the line is not possible.
func (s *State) plan(p game.Seat, t tactic) (game.Move, bool) {
	switch {
	case t == tacBuild:
		return s.planLand(verbBuild, s.buildable(p), func(x Territory) int { return (s.f.borders[x] & s.foreign(p)).len() })
	case t <= tacDevelopListed:
		return moveBuy, s.wish(p, t) != noDev
	case t <= tacDivorceKing:
		return s.planIntrigue(p, t)
	case t <= tacAnnex:
		return s.planAttack(p, t)
	}
	return s.planMobilize(p, t)
}

// Best of several: the highest value wins, ties are broken at random [solo.5], [R140].

// lot keeps the best candidate so far. Ties are broken with equal chances.
type lot struct {
	worth, equals int
	any           bool
}

// takes reports whether a candidate of this value replaces the best so far.
func (x *lot) takes(s *State, worth int) bool {
	switch {
	case !x.any || worth > x.worth:
		*x = lot{worth, 1, true}
		return true
	case worth < x.worth:
		return false
	}
	x.equals++
	return s.rng.Intn(streamScript, x.equals) == 0
}

// planLand picks a territory.
func (s *State) planLand(v game.Verb, x lands, worth func(Territory) int) (m game.Move, ok bool) {
	var best lot
	for x != 0 {
		if t := x.take(); best.takes(s, worth(t)) {
			m = game.Move{Verb: v, A: int16(t)}
		}
	}
	return m, best.any
}

// Development.

// shopping returns how many cards a line buys.
func (s *State) shopping(t tactic) int {
	switch t {
	case tacDevelopNavy, tacDevelopOneDefensive, tacDevelopOne, tacDevelopSpymasterDefensive:
		return 1
	case tacDevelopTwo, tacDevelopTwoDefensive:
		return 2
	}
	return rowSize
}

// wish returns the card that a line buys next, or noDev. A scripted dynasty does not discard a
// card for a new one.
func (s *State) wish(p game.Seat, t tactic) Dev {
	h := &s.Houses[p]
	x := s.onRow() &^ h.Devs
	if (h.Devs & s.f.councilors).len() >= s.f.Limit.Councilors {
		x &^= s.f.councilors
	}
	if (h.Devs & s.f.inventions).len() >= s.f.Limit.Inventions {
		x &^= s.f.inventions
	}
	listed := [...]Dev{s.f.marshal, s.f.chancellor, s.f.spymaster, s.f.navy, s.f.plateArmor}
	if t == tacDevelopListed {
		for _, d := range listed {
			if x.has(d) {
				return d
			}
		}
		return noDev
	}
	switch t {
	case tacDevelopOffensive:
		x &= s.f.offensive
	case tacDevelopNavy:
		if x.has(s.f.navy) {
			return s.f.navy
		}
	case tacDevelopDefensive, tacDevelopOneDefensive, tacDevelopTwoDefensive:
		x &= s.f.defensive
	case tacDevelopSpymasterDefensive:
		if x.has(s.f.spymaster) {
			return s.f.spymaster
		}
		x &= s.f.defensive
	case tacDevelopCrusader:
		x &= s.f.defensive.with(s.f.archbishop).with(s.f.marshal).with(s.f.bank)
	}
	if x == 0 {
		return noDev
	}
	for range s.rng.Intn(streamScript, x.len()) {
		x.take()
	}
	return x.first()
}

// Intrigue.

func (s *State) planIntrigue(p game.Seat, t tactic) (game.Move, bool) {
	switch t {
	case tacOverthrow:
		return s.planLand(verbOverthrow, s.overthrowable(p), s.prize)
	case tacIncite:
		return s.planLand(verbIncite, s.incitable(p), s.prize)
	case tacInciteFewestChildren:
		q := s.rival(p, s.incitable(p), func(q game.Seat) int { return -s.childCount(q) })
		return s.planLand(verbIncite, s.incitable(p)&s.landOf(q), s.prize)
	case tacInciteMostShields:
		q := s.rival(p, s.incitable(p), s.shields)
		return s.planLand(verbIncite, s.incitable(p), func(x Territory) int {
			if s.landOf(q).has(x) {
				return 1000 + s.prize(x)
			}
			return s.prize(x)
		})
	case tacCasusBelli, tacCasusBelliNeighbour, tacCasusBelliBuilder:
		return s.planCasus(p, t)
	case tacMurderGreenChild:
		return s.planChild(p)
	case tacMurderKing:
		return s.planKing(p)
	case tacBribe:
		return s.planBribe(p)
	case tacDivorceKing:
		h := &s.Houses[p]
		return moveDivorce(h.King), h.King != noChar && h.Spouse != noChar
	}
	return game.Move{}, false
}

// prize is the value of a foreign territory to an attacker: fewest successes first, then the
// owner with most points.
func (s *State) prize(t Territory) int {
	n := -100 * s.defence(t)
	if q := s.owner(t); q != game.Nobody {
		n += s.points(q)
	}
	return n
}

// partners returns the land of those in a Pact with p.
func (s *State) partners(p game.Seat) (x lands) {
	for q := range s.Houses[p].Pact.All() {
		x |= s.Houses[q].Land
	}
	return x
}

func (s *State) landOf(q game.Seat) lands {
	if q == game.Nobody {
		return 0
	}
	return s.Houses[q].Land
}

// inReach is the revision from which a line that names the opponent with most or fewest of
// something means those in reach, whatever it does to them [R153].
const inReach game.Revision = 3

// rival returns the other dynasty with the highest value, of those with land in reach; ties go to
// the nearest, then to the one with most points, then to chance [R140], [R153].
func (s *State) rival(p game.Seat, reach lands, worth func(game.Seat) int) game.Seat {
	best, who := lot{}, game.Nobody
	for q := range s.others(p) {
		if s.rev >= inReach && s.Houses[q].Land&reach == 0 {
			continue
		}
		if best.takes(s, 10000*worth(q)+s.menace(p, q)) {
			who = q
		}
	}
	return who
}

// menace ranks dynasties that are otherwise equal.
func (s *State) menace(p, q game.Seat) int {
	return s.points(q) - 100*int(s.f.distance(s.Houses[p].Land, s.Houses[q].Land))
}

// planCasus never targets a partner, because it would cost the Pact.
func (s *State) planCasus(p game.Seat, t tactic) (m game.Move, ok bool) {
	open := s.open(p) &^ s.Houses[p].Pact
	most := 0
	for q := range s.others(p) {
		most = max(most, s.castles(q))
	}
	var best lot
	for x := open; x != 0; x &= x - 1 {
		q := x.First()
		near := s.border(s.Houses[p].Land)&s.Houses[q].Land != 0
		if t == tacCasusBelliNeighbour && !near || t == tacCasusBelliBuilder && s.castles(q) < most {
			continue
		}
		if best.takes(s, s.menace(p, q)) {
			m = moveCasusBelli(q)
		}
	}
	return m, best.any
}

// planChild picks a child with a green trait, from the player with the fewest heirs who has one.
func (s *State) planChild(p game.Seat) (m game.Move, ok bool) {
	var best lot
	for q := range s.others(p) {
		for _, k := range s.Houses[q].Kin[:children] {
			if k.Who == noChar || s.Top[k.Who] == noToken || s.isRed(k.Who) {
				continue
			}
			if best.takes(s, -10000*s.heirs(q)+s.menace(p, q)-s.murderNeed(k.Who)) {
				m = moveMurder(k.Who)
			}
		}
	}
	return m, best.any
}

func (s *State) planKing(p game.Seat) (m game.Move, ok bool) {
	var best lot
	for q := range s.others(p) {
		if c := s.Houses[q].King; c != noChar && !s.isFirstRound() && best.takes(s, -10000*s.heirs(q)+s.menace(p, q)) {
			m = moveMurder(c)
		}
	}
	return m, best.any
}

func (s *State) planBribe(p game.Seat) (m game.Move, ok bool) {
	h := &s.Houses[p]
	if (h.Devs & s.f.councilors).len() >= s.f.Limit.Councilors {
		return m, false
	}
	var best lot
	for q := range s.others(p) {
		for x := s.Houses[q].Devs & s.f.councilors &^ h.Devs; x != 0; {
			if d := x.take(); best.takes(s, 0) {
				m = moveBribe(q, d)
			}
		}
	}
	return m, best.any
}

// War.

// planAttack picks a target for the line and the territory from which to attack it. A line that
// names the opponent with most or fewest of something means the first of them who can be attacked
// [R153].
func (s *State) planAttack(p game.Seat, t tactic) (m game.Move, ok bool) {
	var best lot
	s.RaidN = 0
	for x := s.idle(p); x != 0; {
		from := x.take()
		for y := s.quarry(p, t); y != 0; {
			to := y.take()
			if !s.reaches(p, from, to) {
				continue
			}
			worth := s.prize(to) + 1000*s.favour(p, t, to)
			if s.Houses[p].Allied.has(to) {
				worth += 500 // no check is needed
			}
			if best.takes(s, worth) {
				m = moveAttack(from, to)
			}
		}
	}
	return m, best.any
}

// quarry returns the territories that a line allows p to attack.
func (s *State) quarry(p game.Seat, t tactic) lands {
	all, free := s.targets(p), s.free()
	own := s.Houses[p].Allied
	foreign := lands(0)
	for q := range s.Houses {
		if game.Seat(q) != p {
			foreign |= s.Houses[q].Allied
		}
	}
	switch t {
	case tacInvadeHard:
		return s.filter(all&^free, func(x Territory) bool { return s.defence(x) >= 2 })
	case tacInvadeEasy:
		return s.filter(all&^free, func(x Territory) bool { return s.defence(x) == 1 })
	case tacInvadeIndependent:
		return free
	case tacInvadeForeignPact:
		return free & foreign
	case tacInvadeFree:
		return free &^ foreign &^ own
	case tacInvadeFewestTerritories, tacInvadeFewestChildren, tacInvadeMostShields:
		return all &^ free
	case tacInvadePartner: // legal only once the Pact is gone [R138]
		return 0
	case tacInvadeAny:
		return all
	}
	return free & own // annex
}

// favour prefers the opponent whom a line names.
func (s *State) favour(p game.Seat, t tactic, to Territory) int {
	q := s.owner(to)
	if q == game.Nobody {
		return 0
	}
	switch t {
	case tacInvadeFewestTerritories:
		return -s.Houses[q].Land.len()
	case tacInvadeFewestChildren:
		return -s.childCount(q)
	case tacInvadeMostShields:
		return s.shields(q)
	}
	return 0
}

func (s *State) filter(x lands, keep func(Territory) bool) (y lands) {
	for x != 0 {
		if t := x.take(); keep(t) {
			y = y.with(t)
		}
	}
	return y
}

// planMobilize places one Foot Soldier next to what the line names [solo.16@1.1].
func (s *State) planMobilize(p game.Seat, t tactic) (game.Move, bool) {
	if s.levy(p) == 0 {
		return game.Move{}, false
	}
	h := &s.Houses[p]
	near := s.InPlay
	var closer lands // being next to one of these is better
	switch t {
	case tacMobilizeIndependentPact:
		near, closer = s.free(), h.Allied
	case tacMobilizeIndependentFar:
		near = s.free()
	case tacMobilizeOwnPact:
		near = h.Allied
	case tacMobilizeForeignPact:
		near = s.quarry(p, tacInvadeForeignPact)
	case tacMobilizeCasusBelli:
		near = s.targets(p) &^ s.free()
	case tacMobilizeOpponent:
		near = s.foreign(p)
	case tacMobilizeFewestTerritories:
		near = s.landOf(s.rival(p, s.border(s.canMobilize(p))&^s.partners(p), func(q game.Seat) int {
			if h.Pact.Has(q) {
				return -100
			}
			return -s.Houses[q].Land.len()
		}))
	}
	x := s.filter(s.canMobilize(p), func(x Territory) bool { return t == tacMobilize || s.f.borders[x]&near != 0 })
	return s.planLand(verbMobilize, x, func(x Territory) int {
		if t == tacMobilizeIndependentFar {
			return int(s.f.distance(lands(0).with(x), s.foreign(p)))
		}
		return (s.f.borders[x] & closer).len()
	})
}
