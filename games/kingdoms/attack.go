package kingdoms

import (
	"outremer/game"
	"outremer/game/flow"
)

// Chapter 4.1: attack, from the declaration to the discards. The dice are in combat.go.

type fightKind uint8

const (
	plainAttack fightKind = iota
	concertedAttack
	independentAttack // by an independent kingdom, triggered by an event
	muslimAttack      // by the army of 8.3
)

// Sides of an attack, as in the lexicon.
const (
	sideAttack = iota
	sideDefence
)

// fight is the attack in progress.
type fight struct {
	Kind   fightKind
	By     Power     // the attacker; independent for an Independent Attack
	Caller game.Seat // whose round it is
	On     Region
	Of     Power // the defender
	Helper game.Seat

	Laid     [maxPlayers]Set // cards committed by each seat, face down until open
	OnAttack Set             // those of laid that are on the attacking side
	Open     bool
	Spent    int8 // adjacent garrisons used
	Event    Card // of an Independent Attack

	Answer   Card        // the Muslims' response [8.3c], or noCard
	Dice     [2][6]uint8 // how many dice show each face, by side
	Rolled   bool
	Rerolled [2]bool
	Hits     [2]int8
	Won      bool
	Over     bool // no more dice: ambushed or counted
}

var noFight = fight{
	By: independent, Of: independent, Caller: game.Nobody, Helper: game.Nobody, Event: noCard, Answer: noCard,
}

// attackTargets returns the regions that p may attack [4.1.1a], [4.1.1b].
func (s *State) attackTargets(p Power) regions {
	x := s.border(p)
	if s.Held[p] == 0 {
		x = s.kingdomOf(p).start
	}
	return x &^ s.spared(p)
}

// spared returns the regions that p may not attack although they are in reach: those of a fellow
// Christian [7.1d], of the partner [K28] or of a player under truce.
func (s *State) spared(p Power) (x regions) {
	for q := range s.atPeace(p).All() {
		x |= s.Held[q]
	}
	return x
}

func (s *State) atPeace(p Power) game.Seats { return s.mode.fellows[p] | s.Truce[p] }

func (s *State) isSpared(p, q Power) bool { return s.atPeace(p).Has(q.seat()) }

// declare starts an attack.
func (s *State) declare(ft fight, log *game.Log) {
	ft.Of = s.owner(ft.On)
	ft.Helper = game.Nobody
	ft.Answer = noCard
	if ft.Kind != independentAttack {
		ft.Event = noCard
	}
	s.Fight = ft
	log.Emit(eventAttacked(ft.By.seat(), ft.On, s.name(ft.Of)))
	s.core.Push(flow.Frame{Step: stepAttack})
}

// Parts of an attack, in order [K2].
const (
	partCommit = iota
	partJoin
	partWarn
	partRespond
	partSpend
	partAmbush
	partReveal
	partSortie
	partRoll
	partRelicAttack
	partRelicDefence
	partCount
	partRegroup
	partOutcome
	partEnd
)

// workAttack runs through the parts until one of them prompts a seat or the attack is over.
func workAttack(s *State, f *flow.Frame, log *game.Log) {
	for depth := s.core.Len(); s.core.Len() == depth; {
		s.attackPart(f, log)
	}
}

// attackPart runs the part that f.PC names and advances to the next; f.A counts the seats that a
// part has asked.
func (s *State) attackPart(f *flow.Frame, log *game.Log) {
	ft := &s.Fight
	switch f.PC {
	case partCommit:
		f.PC++
		if ft.By.isSeat() {
			s.core.Push(flow.Frame{Step: stepCommit, Seat: ft.By.seat()})
		}
	case partJoin:
		s.askHelper(f)
	case partWarn:
		f.PC++
		s.warn(log)
	case partRespond:
		s.askNext(f, stepRespond, func(p game.Seat) bool { return !s.Hand[p].empty() })
	case partSpend:
		f.PC++
		if s.spendable() != 0 {
			s.core.Push(flow.Frame{Step: stepSpend, Seat: ft.Of.seat()})
		}
	case partAmbush:
		s.askNext(f, stepAmbush, func(p game.Seat) bool { return s.mightHold(p, fxAmbush) })
	case partReveal:
		f.PC++
		s.reveal(log)
	case partSortie:
		s.sortie(f, log)
	case partRoll:
		f.PC++
		s.rollBoth(log)
	case partRelicAttack:
		f.PC++
		s.askRelic(ft.By)
	case partRelicDefence:
		f.PC++
		s.askRelic(ft.Of)
	case partCount:
		f.PC++
		s.count(log)
	case partRegroup:
		f.PC++
		s.askRegroup()
	case partOutcome:
		f.PC++
		s.outcome(log)
	case partEnd:
		s.core.Pop()
		s.clearTable(log)
	}
}

// askNext asks the next seat that may respond, in the order of [K1]: the defender, then the others
// from the attacker's left. Once all have been asked, the attack continues.
func (s *State) askNext(f *flow.Frame, step game.Step, may func(game.Seat) bool) {
	for n := s.players(); int(f.A) <= n; {
		p := s.responder(int(f.A))
		f.A++
		if p != game.Nobody && may(p) {
			s.core.Push(flow.Frame{Step: step, Seat: p})
			return
		}
	}
	f.A = 0
	f.PC++
}

// responder is the i-th seat to ask, or Nobody. The attacker commits in his own step; the caller of
// an Independent Attack is asked last [K4].
func (s *State) responder(i int) game.Seat {
	ft := &s.Fight
	if i == 0 {
		return ft.Of.seat()
	}
	p := s.toTheLeft(ft.Caller, i)
	if Power(p) == ft.Of || Power(p) == ft.By {
		return game.Nobody
	}
	return p
}

// Commit: the attacker lays down troops, and responses that help an attack [4.1.2].

// forAttack returns the responses allowed on an attack: those that raise dice.
func (s *State) forAttack() Set { return s.f.effects[fxPoints] }

// forDefence returns the responses allowed on a defence [4.1.3]. Ambush, Relic and Regrouping have
// their own windows.
func (s *State) forDefence() Set {
	return s.f.effects[fxPoints].or(s.f.effects[fxMilitia]).or(s.f.effects[fxSortie])
}

func optCommit(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	dst = s.appendKinds(dst, verbCommit, s.Hand[p].and(s.f.types[troop].or(s.forAttack())))
	if s.hasTroop(p) {
		dst = append(dst, moveDone)
	}
	return dst
}

// hasTroop: an attack needs at least one troop card of the attacker's own [K5].
func (s *State) hasTroop(p game.Seat) bool {
	return !s.Fight.Laid[p].and(s.f.types[troop]).empty()
}

func playCommit(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if m.Verb == verbDone {
		log.Emit(eventMarshalled(p, s.Fight.Laid[p].len()))
		s.core.Pop()
		return
	}
	s.commit(p, s.holding(p, Kind(m.A)), log)
}

// warn shows the attacker's and his helper's cards to a defender with Watchtowers
// [K60].
func (s *State) warn(log *game.Log) {
	of := s.Fight.Of.seat()
	if of == game.Nobody || s.Lasting[of]&lastWatchtowers == 0 {
		return
	}
	s.resolveDoubt(int(of))
	for cards := s.Fight.OnAttack; !cards.empty(); {
		c := cards.take()
		s.Seen[of].add(c)
		log.Emit(eventSpied(of, s.kind(c)))
	}
}

func (s *State) commit(p game.Seat, c Card, log *game.Log) {
	s.lay(p, c, s.f.types[troop].or(s.forAttack()))
	s.Fight.OnAttack.add(c)
	log.Emit(eventCommitted(p, s.kind(c)))
}

// Join: another Christian may add troops to a Concerted Attack [K51].

// askHelper asks the others, from the attacker's left, until one of them joins; f.A counts the
// seats asked.
func (s *State) askHelper(f *flow.Frame) {
	ft := &s.Fight
	for ft.Kind == concertedAttack && ft.Helper == game.Nobody && int(f.A) < s.players()-1 {
		f.A++
		q := Power(s.toTheLeft(ft.Caller, int(f.A)))
		if s.mayHelp(q) {
			ft.Helper = q.seat()
			s.core.Push(flow.Frame{Step: stepJoin, Seat: ft.Helper})
			return
		}
	}
	f.A = 0
	f.PC++
}

// mayHelp: the helper is a Christian with cards, and peace would not stop him from attacking the
// region himself [7.1d].
func (s *State) mayHelp(q Power) bool {
	of := s.Fight.Of
	return !s.isMuslim(q) && !s.Hand[q].empty() && !(of.isSeat() && s.isSpared(q, of))
}

func optJoin(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return s.appendKinds(append(dst, movePass), verbCommit, s.Hand[p].and(s.f.types[troop]))
}

func playJoin(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if m.Verb == verbCommit {
		s.commit(p, s.holding(p, Kind(m.A)), log)
		return
	}
	if n := s.Fight.Laid[p].len(); n > 0 {
		log.Emit(eventMarshalled(p, n))
	} else {
		log.Emit(eventDeclined(p))
		s.Fight.Helper = game.Nobody
	}
	s.core.Pop()
}

// Respond: anybody may add responses to either side [4.1.3].

func optRespond(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, movePass)
	for cards := s.f.oneOfEach(s.Hand[p].and(s.forDefence())); !cards.empty(); {
		k := s.kind(cards.take())
		if s.f.kinds[k].effect == fxPoints {
			dst = append(dst, moveRespond(k, sideAttack))
		}
		dst = append(dst, moveRespond(k, sideDefence))
	}
	return dst
}

func playRespond(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if m.Verb == verbPass {
		log.Emit(eventHeldBack(p))
		s.core.Pop()
		return
	}
	k, side := Kind(m.A), int(m.B)
	c := s.holding(p, k)
	if side == sideAttack {
		s.lay(p, c, s.forAttack())
		s.Fight.OnAttack.add(c)
	} else {
		s.lay(p, c, s.forDefence())
	}
	log.Emit(eventResponded(p, k, side))
}

// Spend: garrisons of the defender adjacent to the region, one die each [4.1.4a].

func (s *State) spendable() regions {
	if !s.Fight.Of.isSeat() {
		return 0
	}
	return s.mode.board.borders[s.Fight.On] & s.Held[s.Fight.Of] & s.Garrison
}

func optSpend(s *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return append(appendRegions(dst, verbSpend, s.spendable()), moveDone)
}

func playSpend(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if m.Verb == verbDone {
		log.Emit(eventHeldBack(p))
		s.core.Pop()
		return
	}
	s.Garrison = s.Garrison.without(Region(m.A))
	s.Fight.Spent++
	log.Emit(eventSpent(p, Region(m.A)))
	if s.spendable() == 0 {
		s.core.Pop()
	}
}

// Ambush: the attack may be cut short before the cards are revealed [K7].

func playAmbush(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	if s.declines(p, m, log) {
		return
	}
	c := s.spring(p, fxAmbush)
	log.Emit(eventAmbushed(p, s.kind(c)))
	s.ambushed()
}

// optWindow returns the answers in a window for cards with one effect: pass or play it.
func optWindow(fx effect, v game.Verb) func(*State, *flow.Frame, game.Seat, []game.Move) []game.Move {
	return func(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
		dst = append(dst, movePass)
		if !s.Hand[p].and(s.f.effects[fx]).empty() {
			dst = append(dst, game.Move{Verb: v})
		}
		return dst
	}
}

// declines closes a window and reports whether p passed.
func (s *State) declines(p game.Seat, m game.Move, log *game.Log) bool {
	s.core.Pop()
	if m.Verb != verbPass {
		return false
	}
	log.Emit(eventHeldBack(p))
	return true
}

// spring plays a card with this effect from p's hand.
func (s *State) spring(p game.Seat, fx effect) Card {
	c := s.Hand[p].and(s.f.effects[fx]).first()
	s.show(p, c)
	s.bury(c)
	return c
}

// ambushed ends the attack without a roll; the top frame is the attack's.
func (s *State) ambushed() {
	s.Fight.Over = true
	f := s.core.Top()
	f.A, f.PC = 0, partReveal
}

// outcome gives the region to the winner [4.1.6a], moves the loser's bonus [4.1.7]
// and asks for the reward [4.1.6b].
func (s *State) outcome(log *game.Log) {
	ft := &s.Fight
	if !ft.Won {
		log.Emit(eventRepelled(ft.Of.seat(), ft.On))
		return
	}
	if ft.Kind == independentAttack {
		s.takeFrom(ft.On, log)
		log.Emit(eventFreed(ft.On, s.name(ft.Of)))
		return
	}
	if ft.Kind == concertedAttack && ft.Helper != game.Nobody {
		s.addBonus(Power(ft.Helper), 1, log)
	}
	s.conquer(ft.By, ft.On, log)
}

// takeFrom removes the castle and garrison; losing a region costs its player a bonus [4.1.7],
// [K21], except against the Muslims [8.2a].
func (s *State) takeFrom(r Region, log *game.Log) {
	p := s.owner(r)
	if p == independent {
		return
	}
	s.Held[p] = s.Held[p].without(r)
	s.Garrison = s.Garrison.without(r)
	if !s.against() {
		s.addBonus(p, -1, log)
	}
}

// conquer places a castle of p in r.
func (s *State) conquer(p Power, r Region, log *game.Log) {
	log.Emit(eventConquered(p.seat(), r, s.name(s.owner(r))))
	s.takeFrom(r, log)
	s.Held[p] = s.Held[p].with(r)
	if s.allPlaced(p) {
		s.endGame(endSudden, log)
		return
	}
	if !s.against() { // the new region, at least, can take a garrison
		s.core.Push(flow.Frame{Step: stepReward, Seat: p.seat(), A: int16(r)})
	}
}

// Reward: one step of card bonus or one garrison [4.1.6b], [K10].

func optReward(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if int(s.Bonus[p]) < s.f.limit {
		dst = append(dst, moveBonus)
	}
	return optGarrisons(s, f, p, dst)
}

func playReward(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbBonus {
		s.addBonus(Power(p), 1, log)
	} else {
		s.placeGarrison(p, Region(m.A), log)
	}
}

// clearTable discards all cards used in the attack, whoever won [4.1.8].
func (s *State) clearTable(log *game.Log) {
	ft := &s.Fight
	s.resolveDoubts()
	for p := range ft.Laid {
		for cards := ft.Laid[p]; !cards.empty(); {
			c := cards.take()
			s.bury(c)
			log.Emit(eventLost(game.Seat(p), s.kind(c)))
		}
	}
	if ft.Answer != noCard {
		s.bury(ft.Answer)
		log.Emit(eventLost(game.Nobody, s.kind(ft.Answer)))
	}
	if ft.Kind == muslimAttack {
		s.disbandArmy(log)
	}
	s.Fight = noFight
}
