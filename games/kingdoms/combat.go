package kingdoms

import (
	"outremer/game"
	"outremer/game/flow"
)

// Combat during an attack: reveal, dice, and the responses that affect them.

// What a die is rolled for, as in the lexicon.
const (
	rollAttack = iota
	rollDefence
	rollIncursion
	rollActivation
	rollDuelAttack
	rollDuelDefence
)

// rollOne rolls a die in public.
func (s *State) rollOne(p game.Seat, why int, log *game.Log) int {
	face := 1 + s.rng.Intn(streamDice, 6)
	log.Emit(eventDie(p, why, face))
	return face
}

// troops returns the attacker's and helper's troop cards that are still fighting.
func (s *State) troops() Set {
	ft := &s.fight
	if ft.kind == muslimAttack {
		return s.army.and(s.f.types[troop])
	}
	x := Set{}
	if ft.by.isSeat() {
		x = ft.laid[ft.by]
	}
	if ft.helper != game.Nobody {
		x = x.or(ft.laid[ft.helper])
	}
	return x.and(s.f.types[troop]).and(ft.onAttack)
}

// attackDice: the troops' total [4.1.C1]; Crusading Fervour adds a die per troop card of Christians
// against Muslims; an Independent Attack has its own number.
func (s *State) attackDice() int {
	ft := &s.fight
	if ft.kind == independentAttack {
		return s.number(ft.event)
	}
	troops := s.troops()
	n := s.strength(troops)
	if s.fervour && ft.by.isSeat() && !s.isMuslim(ft.by) && s.isMuslim(ft.of) {
		n += troops.len() * s.f.amount[fxFervour]
	}
	return n
}

func (s *State) strength(troops Set) (n int) {
	for !troops.empty() {
		n += s.number(troops.take())
	}
	return n
}

// defenceDice: the region's value, one for a garrison in it, one for each adjacent garrison spent
// [4.1.C2], plus Militia. An independent region has only its value, unless somebody responds for it
// [4.1.C4].
func (s *State) defenceDice() int {
	n := s.openDefence(s.fight.on) + int(s.fight.spent)
	for militia := s.responses(sideDefence).and(s.f.effects[fxMilitia]); !militia.empty(); {
		n += s.number(militia.take())
	}
	return n
}

// openDefence is the publicly known dice: value and garrison.
func (s *State) openDefence(r Region) int {
	if s.garrison.has(r) {
		return s.defence(r) + 1
	}
	return s.defence(r)
}

// responses returns the response cards on one side, including the Muslims'.
func (s *State) responses(side int) Set {
	ft := &s.fight
	x := Set{}
	for p := range ft.laid {
		x = x.or(ft.laid[p])
	}
	if side == sideAttack {
		x = x.and(ft.onAttack)
		if ft.kind == muslimAttack {
			x = x.or(s.army)
		}
	} else {
		x = x.minus(ft.onAttack)
		if ft.answer != noCard {
			x.add(ft.answer)
		}
	}
	return x.and(s.f.types[response])
}

// reveal turns over all committed cards at once [4.1.5]; then the Muslims respond.
func (s *State) reveal(log *game.Log) {
	ft := &s.fight
	if ft.over {
		return
	}
	ft.open = true
	for p := range ft.laid {
		for cards := ft.laid[p]; !cards.empty(); {
			c := cards.take()
			side := sideDefence
			if ft.onAttack.has(c) {
				side = sideAttack
			}
			log.Emit(eventRevealed(game.Seat(p), s.kind(c), side))
		}
	}
	if ft.of == muslims {
		s.muslimsRespond(log)
	}
}

// sortie: every Surprise Sortie makes the attacker withdraw one of his troop cards. f.A counts the
// sorties already handled.
func (s *State) sortie(f *flow.Frame, log *game.Log) {
	ft := &s.fight
	sorties := s.responses(sideDefence).and(s.f.effects[fxSortie]).len()
	if ft.over || int(f.A) >= sorties {
		f.PC++
		return
	}
	f.A++
	mine := s.withdrawable()
	switch {
	case mine.empty(): // no troop cards in the attack: nothing to withdraw
	case ft.kind == muslimAttack:
		s.withdraw(s.weakest(mine), log)
	case mine.minus(s.f.kinds[s.kind(mine.first())].copies).empty():
		s.withdraw(mine.first(), log) // all of one kind: no choice
	default:
		s.core.Push(flow.Frame{Step: stepSortie, Seat: ft.by.seat()})
	}
}

// withdrawable returns the attacker's own troop cards; he cannot withdraw a helper's.
func (s *State) withdrawable() Set {
	x := s.troops()
	if s.fight.helper != game.Nobody {
		x = x.minus(s.fight.laid[s.fight.helper])
	}
	return x
}

func (s *State) withdraw(c Card, log *game.Log) {
	ft := &s.fight
	if ft.kind == muslimAttack {
		s.army.remove(c)
	} else {
		ft.laid[ft.by].remove(c)
		ft.onAttack.remove(c)
	}
	s.bury(c)
	log.Emit(eventWithdrew(ft.by.seat(), s.kind(c)))
}

func optSortie(s *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return s.appendKinds(dst, verbWithdraw, s.withdrawable())
}

func (s *State) appendKinds(dst []game.Move, v game.Verb, cards Set) []game.Move {
	for cards = s.f.oneOfEach(cards); !cards.empty(); {
		dst = append(dst, game.Move{Verb: v, A: int16(s.kind(cards.take()))})
	}
	return dst
}

func playSortie(s *State, _ *flow.Frame, _ game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	s.withdraw(s.copies(Kind(m.A), s.withdrawable()).first(), log)
}

// rollBoth rolls the attack, then the defence.
func (s *State) rollBoth(log *game.Log) {
	if s.fight.over {
		return
	}
	s.rollSide(sideAttack, s.attackDice(), log)
	s.rollSide(sideDefence, s.defenceDice(), log)
	s.fight.rolled = true
}

func (s *State) rollSide(side, n int, log *game.Log) {
	p := s.fight.by
	if side == sideDefence {
		p = s.fight.of
	}
	s.fight.dice[side] = [6]uint8{}
	for range n {
		s.fight.dice[side][s.rollOne(p.seat(), rollAttack+side, log)-1]++
	}
}

// points is the total that Leaders and Champions may add to the dice of one side.
func (s *State) points(side int) (n int) {
	for leaders := s.responses(side).and(s.f.effects[fxPoints]); !leaders.empty(); {
		n += s.number(leaders.take())
	}
	return n
}

// raise spends points on dice to maximize hits: the cheapest misses first. There is never a reason
// to spend them otherwise, so nobody is asked.
func raise(dice [6]uint8, hitsOn, points int, raised func(from int)) (hits int) {
	for face := 6; face >= 1; face-- {
		if face >= hitsOn {
			hits += int(dice[face-1])
			continue
		}
		for range dice[face-1] {
			if cost := hitsOn - face; cost <= points {
				points -= cost
				hits++
				if raised != nil {
					raised(face)
				}
			}
		}
	}
	return hits
}

// wouldHit is the number of hits of a side after spending its points.
func (s *State) wouldHit(side int) int {
	return raise(s.fight.dice[side], s.f.hitsOn, s.points(side), nil)
}

// Relic: attacker or defender may reroll all his dice once both rolls are known.

func (s *State) askRelic(p Power) {
	ft := &s.fight
	switch {
	case ft.over:
	case p.isSeat() && s.mightHold(p.seat(), fxRelic):
		s.core.Push(flow.Frame{Step: stepRelic, Seat: p.seat()})
	}
}

func playRelic(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if s.declines(p, m, log) {
		return
	}
	c := s.spring(p, fxRelic)
	log.Emit(eventPlayed(p, s.kind(c)))
	s.reroll(Power(p), log)
}

// reroll rolls all dice of p's side again; the new roll stands.
func (s *State) reroll(p Power, log *game.Log) {
	side := sideDefence
	if p == s.fight.by {
		side = sideAttack
	}
	n := 0
	for _, d := range s.fight.dice[side] {
		n += int(d)
	}
	s.fight.rerolled[side] = true
	log.Emit(eventRerolled(p.seat(), side))
	s.rollSide(side, n, log)
}

// count spends the points and compares: the attacker needs more hits [4.1.C3].
func (s *State) count(log *game.Log) {
	ft := &s.fight
	if ft.over {
		return
	}
	s.muslimRelic(log)
	for side := range ft.dice {
		ft.hits[side] = int8(raise(ft.dice[side], s.f.hitsOn, s.points(side), func(from int) {
			ft.dice[side][from-1]--
			ft.dice[side][s.f.hitsOn-1]++
			log.Emit(eventRaised(side, from, s.f.hitsOn))
		}))
	}
	ft.over, ft.won = true, ft.hits[sideAttack] > ft.hits[sideDefence]
	log.Emit(eventCounted(ft.by.seat(), int(ft.hits[sideAttack]), int(ft.hits[sideDefence])))
}

// Regrouping: after his own attack, won or lost, the attacker may return one of the troop cards
// that fought to his hand.

func (s *State) askRegroup() {
	p := s.fight.by.seat()
	if p != game.Nobody && s.fight.rolled && !s.withdrawable().empty() && s.mightHold(p, fxRegrouping) {
		s.core.Push(flow.Frame{Step: stepRegroup, Seat: p})
	}
}

func optRegroup(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, movePass)
	if !s.hand[p].and(s.f.effects[fxRegrouping]).empty() {
		dst = s.appendKinds(dst, verbRegroup, s.withdrawable())
	}
	return dst
}

func playRegroup(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if s.declines(p, m, log) {
		return
	}
	card := s.spring(p, fxRegrouping)
	back := s.copies(Kind(m.A), s.withdrawable()).first()
	s.fight.laid[p].remove(back)
	s.fight.onAttack.remove(back)
	s.toHand(p, back)
	log.Emit(eventPlayed(p, s.kind(card)))
	log.Emit(eventRegrouped(p, Kind(m.A)))
}
