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
	ft := &s.Fight
	if ft.Kind == muslimAttack {
		return s.Army.and(s.f.types[troop])
	}
	x := Set{}
	if ft.By.isSeat() {
		x = ft.Laid[ft.By]
	}
	if ft.Helper != game.Nobody {
		x = x.or(ft.Laid[ft.Helper])
	}
	return x.and(s.f.types[troop]).and(ft.OnAttack)
}

// attackDice: the troops' total [4.1.C1]; Crusading Fervour adds a die per troop card of Christians
// against Muslims; an Independent Attack has its own number.
func (s *State) attackDice() int {
	ft := &s.Fight
	if ft.Kind == independentAttack {
		return s.number(ft.Event)
	}
	troops := s.troops()
	n := s.strength(troops)
	if s.Fervour && ft.By.isSeat() && !s.isMuslim(ft.By) && s.isMuslim(ft.Of) {
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
	n := s.openDefence(s.Fight.On) + int(s.Fight.Spent)
	for militia := s.responses(sideDefence).and(s.f.effects[fxMilitia]); !militia.empty(); {
		n += s.number(militia.take())
	}
	return n
}

// openDefence is the publicly known dice: value and garrison.
func (s *State) openDefence(r Region) int {
	if s.Garrison.has(r) {
		return s.defence(r) + 1
	}
	return s.defence(r)
}

// responses returns the response cards on one side, including the Muslims'.
func (s *State) responses(side int) Set {
	ft := &s.Fight
	x := Set{}
	for p := range ft.Laid {
		x = x.or(ft.Laid[p])
	}
	if side == sideAttack {
		x = x.and(ft.OnAttack)
		if ft.Kind == muslimAttack {
			x = x.or(s.Army)
		}
	} else {
		x = x.minus(ft.OnAttack)
		if ft.Answer != noCard {
			x.add(ft.Answer)
		}
	}
	return x.and(s.f.types[response])
}

// reveal turns over all committed cards at once [4.1.5]; then the Muslims respond.
func (s *State) reveal(log *game.Log) {
	ft := &s.Fight
	if ft.Over {
		return
	}
	ft.Open = true
	s.resolveDoubts()
	for p := range ft.Laid {
		for cards := ft.Laid[p]; !cards.empty(); {
			c := cards.take()
			side := sideDefence
			if ft.OnAttack.has(c) {
				side = sideAttack
			}
			log.Emit(eventRevealed(game.Seat(p), s.kind(c), side))
		}
	}
	if ft.Of == muslims {
		s.muslimsRespond(log)
	}
}

// sortie: every Surprise Sortie makes the attacker withdraw one of his troop cards. f.A counts the
// sorties already handled.
func (s *State) sortie(f *flow.Frame, log *game.Log) {
	ft := &s.Fight
	sorties := s.responses(sideDefence).and(s.f.effects[fxSortie]).len()
	if ft.Over || int(f.A) >= sorties {
		f.PC++
		return
	}
	f.A++
	mine := s.withdrawable()
	switch {
	case mine.empty(): // no troop cards in the attack: nothing to withdraw
	case ft.Kind == muslimAttack:
		s.withdraw(s.weakest(mine), log)
	case mine.minus(s.f.kinds[s.kind(mine.first())].copies).empty():
		s.withdraw(mine.first(), log) // all of one kind: no choice
	default:
		s.core.Push(flow.Frame{Step: stepSortie, Seat: ft.By.seat()})
	}
}

// withdrawable returns the attacker's own troop cards; he cannot withdraw a helper's.
func (s *State) withdrawable() Set {
	x := s.troops()
	if s.Fight.Helper != game.Nobody {
		x = x.minus(s.Fight.Laid[s.Fight.Helper])
	}
	return x
}

func (s *State) withdraw(c Card, log *game.Log) {
	ft := &s.Fight
	if ft.Kind == muslimAttack {
		s.Army.remove(c)
	} else {
		ft.Laid[ft.By].remove(c)
		ft.OnAttack.remove(c)
	}
	s.bury(c)
	log.Emit(eventWithdrew(ft.By.seat(), s.kind(c)))
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
	if s.Fight.Over {
		return
	}
	s.rollSide(sideAttack, s.attackDice(), log)
	s.rollSide(sideDefence, s.defenceDice(), log)
	s.Fight.Rolled = true
}

func (s *State) rollSide(side, n int, log *game.Log) {
	p := s.Fight.By
	if side == sideDefence {
		p = s.Fight.Of
	}
	s.Fight.Dice[side] = [6]uint8{}
	for range n {
		s.Fight.Dice[side][s.rollOne(p.seat(), rollAttack+side, log)-1]++
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
	return raise(s.Fight.Dice[side], s.f.hitsOn, s.points(side), nil)
}

// Relic: attacker or defender may reroll all his dice once both rolls are known.

func (s *State) askRelic(p Power) {
	ft := &s.Fight
	switch {
	case ft.Over:
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
	if p == s.Fight.By {
		side = sideAttack
	}
	n := 0
	for _, d := range s.Fight.Dice[side] {
		n += int(d)
	}
	s.Fight.Rerolled[side] = true
	log.Emit(eventRerolled(p.seat(), side))
	s.rollSide(side, n, log)
}

// count spends the points and compares: the attacker needs more hits [4.1.C3].
func (s *State) count(log *game.Log) {
	ft := &s.Fight
	if ft.Over {
		return
	}
	s.muslimRelic(log)
	for side := range ft.Dice {
		ft.Hits[side] = int8(raise(ft.Dice[side], s.f.hitsOn, s.points(side), func(from int) {
			ft.Dice[side][from-1]--
			ft.Dice[side][s.f.hitsOn-1]++
			log.Emit(eventRaised(side, from, s.f.hitsOn))
		}))
	}
	ft.Over, ft.Won = true, ft.Hits[sideAttack] > ft.Hits[sideDefence]
	log.Emit(eventCounted(ft.By.seat(), int(ft.Hits[sideAttack]), int(ft.Hits[sideDefence])))
}

// Regrouping: after his own attack, won or lost, the attacker may return one of the troop cards
// that fought to his hand.

func (s *State) askRegroup() {
	p := s.Fight.By.seat()
	if p != game.Nobody && s.Fight.Rolled && !s.withdrawable().empty() && s.mightHold(p, fxRegrouping) {
		s.core.Push(flow.Frame{Step: stepRegroup, Seat: p})
	}
}

func optRegroup(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, movePass)
	if !s.Hand[p].and(s.f.effects[fxRegrouping]).empty() {
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
	s.Fight.Laid[p].remove(back)
	s.Fight.OnAttack.remove(back)
	s.toHand(p, back)
	log.Emit(eventPlayed(p, s.kind(card)))
	log.Emit(eventRegrouped(p, Kind(m.A)))
}
