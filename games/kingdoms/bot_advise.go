package kingdoms

import (
	"outremer/game"
	"outremer/game/pool"
)

// adviser evaluates the moves of one prompt in a sampled world.
type adviser struct {
	world State
	s     *State // the sampled world
	p     game.Seat
	n     *numbers
	moves []game.Move
}

var advisers pool.Pool[adviser]

// best is the move with the highest worth; ties are broken at random.
func (a *adviser) best() game.Move {
	if len(a.moves) == 1 {
		return a.moves[0]
	}
	best, most := a.moves[0], -1e9
	for _, m := range a.moves {
		if w := a.worth(m) + 0.01*float64(a.s.rng.Intn(0, 100))/100; w > most {
			best, most = m, w
		}
	}
	return best
}

func (a *adviser) worth(m game.Move) float64 {
	switch m.Verb {
	case verbAttack:
		_, w := a.bestAttack(Region(m.A), Set{})
		return w
	case verbIncursion:
		return a.n[incursionWorth] - a.price()*float64(a.s.f.kinds[m.B].n)
	case verbEvent:
		return a.eventWorth(Kind(m.A))
	case verbDiscard:
		return a.discardWorth(Kind(m.A))
	case verbPass, verbDone:
		return a.restWorth()
	case verbCommit:
		return a.commitWorth(Kind(m.A))
	case verbRespond:
		return a.respondWorth(m)
	case verbSpend, verbAmbush:
		return a.mind()*a.lossChance() - a.n[fearOfLoss]
	case verbWithdraw, verbReplace:
		return a.n[replaceWorth] - a.cardWorth(Kind(m.A))
	case verbRelic:
		return a.relicWorth()
	case verbRegroup, verbKeep, verbTake:
		return a.cardWorth(Kind(m.A))
	case verbBonus:
		if a.last() {
			return a.n[bonusLast]
		}
		return a.n[bonusWorth]
	case verbGarrison:
		return a.garrisonWorth(Region(m.A))
	case verbTarget:
		return a.targetWorth(a.s.named(Kingdom(m.A)))
	case verbStrike:
		return a.strikeWorth(Region(m.A))
	}
	return 0
}

func (a *adviser) last() bool { return int(a.s.Turn) == a.s.f.turns }

func (a *adviser) price() float64 {
	if a.last() {
		return a.n[priceLast]
	}
	return a.n[priceTroop]
}

// regionWorth is the worth to p of taking r.
func (a *adviser) regionWorth(r Region) float64 {
	s, of := a.s, a.s.owner(r)
	if s.against() {
		return a.n[prizeRegion] + a.n[prizePoint]*float64(s.mode.board.points[r]) + a.n[prizeLure]*s.mode.board.lure[r]
	}
	w := 1.0
	if a.placedAfter(Power(a.p)) {
		w += a.n[prizeGame]
	}
	if of != independent {
		w += a.n[prizeRival]
		if most, who := s.mostCastles(); who.Has(of.seat()) && most > s.Held[a.p].len() {
			w += a.n[prizeLeader]
		}
		if a.placedAfter(of) {
			w += a.n[prizeWinner] // one more castle and they win
		}
	}
	return w
}

// placedAfter reports whether one more castle would win the game for p.
func (a *adviser) placedAfter(p Power) bool {
	limit := int(a.s.kingdomOf(p).castles)
	return limit > 0 && a.s.Held[p].len() == limit-1
}

// guardedBy is the number of dice that p must expect in r.
func (a *adviser) guardedBy(r Region) int {
	s := a.s
	n, of := s.openDefence(r), s.owner(r)
	if of.isSeat() {
		n += (s.mode.board.borders[r] & s.Held[of] & s.Garrison).len()
	}
	if of.isSeat() && s.handSize(of) > 3 || of == muslims && s.RowN > 0 {
		n++ // a response is likely
	}
	return n
}

// bestAttack finds the troop cards worth sending against r, given those already laid, and the worth
// of that attack. Leaders stay in hand for defence unless the prize is high.
func (a *adviser) bestAttack(r Region, laid Set) (Set, float64) {
	s := a.s
	var cards [16]Card
	n := 0
	for x := s.Hand[a.p].and(s.f.types[troop]); !x.empty() && n < 8; n++ {
		cards[n] = x.take()
	}
	prize, guard, price := a.regionWorth(r), a.guardedBy(r), a.price()
	fervour := s.Fervour && !s.isMuslim(Power(a.p)) && s.isMuslim(s.owner(r))
	bestSet, best := laid, -1.0
	for pick := range 1 << n {
		x := laid
		for i := range n {
			if pick>>i&1 != 0 {
				x.add(cards[i])
			}
		}
		troops := x.and(s.f.types[troop])
		dice := s.strength(troops)
		w := -price * float64(dice)
		if fervour {
			dice += troops.len() * s.f.amount[fxFervour]
		}
		if troops.empty() {
			continue
		}
		w += prize * s.f.odds.win(dice, s.strength(x.and(s.f.effects[fxPoints])), guard, 0)
		if w > best {
			bestSet, best = x, w
		}
	}
	if s.against() { // a region taken late in the turn need not be held for long
		best *= 1 - a.n[lateness]*float64(s.UnseenN)
	}
	return bestSet, best - a.n[attackCost]
}

func (a *adviser) commitWorth(k Kind) float64 {
	s := a.s
	if s.core.Top().Step == stepJoin {
		return a.joinWorth(k)
	}
	laid := s.Fight.Laid[a.p]
	want, w := a.bestAttack(s.Fight.On, laid)
	if s.f.kinds[k].effect == fxPoints {
		dice := s.strength(laid.and(s.f.types[troop]))
		gain := s.f.odds.win(dice, s.f.kinds[k].n, a.guardedBy(s.Fight.On), 0) - s.f.odds.win(dice, 0, a.guardedBy(s.Fight.On), 0)
		if want != laid || dice == 0 {
			return -1 // troops first
		}
		return gain*a.regionWorth(s.Fight.On) - a.leader()
	}
	if s.copies(k, want.minus(laid)).empty() {
		return -1
	}
	return 1 + w
}

// leader: a Leader is worth more in defence, less when the game is about to end.
func (a *adviser) leader() float64 {
	if a.last() {
		return a.n[leaderLast]
	}
	return a.n[leaderPrice]
}

// joinWorth: helping a fellow Christian pays a card bonus if the region falls.
func (a *adviser) joinWorth(k Kind) float64 {
	s := a.s
	dice, guard := s.attackDice(), a.guardedBy(s.Fight.On)
	if !s.Fight.Laid[a.p].empty() {
		return -1
	}
	gain := s.f.odds.win(dice+s.f.kinds[k].n, 0, guard, 0) - s.f.odds.win(dice, 0, guard, 0)
	return a.n[joinWorth]*gain - a.price()*float64(s.f.kinds[k].n)
}

// restWorth is the worth of doing nothing more in this prompt.
func (a *adviser) restWorth() float64 {
	switch a.s.core.Top().Step {
	case stepPlace, stepReplace:
		return a.n[restPlace]
	case stepAction:
		if a.s.against() && !a.s.Hand[a.p].and(a.s.f.types[troop]).empty() {
			return a.n[leavingWorth]
		}
	}
	return 0
}

// eventWorth is the current worth of an event.
func (a *adviser) eventWorth(k Kind) float64 {
	s, fx := a.s, a.s.f.kinds[k].effect
	w := a.n.effect(fx)
	troops := s.Hand[a.p].and(s.f.types[troop]).len()
	switch fx {
	case fxBonus, fxIrrigation, fxCommerce, fxMilitaryOrders:
		if a.last() && !s.against() {
			w = 0.05 // the bonus only breaks ties now
		}
	case fxFervour:
		w = a.n[fervourTroop] * float64(troops)
	case fxCitadels:
		w = a.n[citadelRegion] * float64(a.weak())
	case fxGarrisons:
		w *= float64(min(s.f.kinds[k].n, a.bare())) / float64(max(s.f.kinds[k].n, 1))
		if w == 0 {
			return -1 // there is no place for them
		}
	case fxWatchtowers, fxTroubadours, fxTruce:
		if a.last() && troops == 0 {
			w = 0.1
		}
	case fxJudgment:
		w = a.n[judgmentOdds]*a.bestPrize(s.strikable(a.p, fx)) - a.n[attackCost]
	case fxConcertedAttack:
		w = 0.1
		for x := s.strikable(a.p, fx); x != 0; {
			_, aw := a.bestAttack(x.take(), Set{})
			w = max(w, aw+0.05)
		}
	}
	return w
}

// bare is the number of regions that p could give a garrison: his own, and those of a partner.
func (a *adviser) bare() int {
	if a.s.against() {
		return a.s.placeable(a.p).len()
	}
	return a.s.ungarrisoned(Power(a.p)).len()
}

// weak is the number of p's regions that Citadels would lift.
func (a *adviser) weak() (n int) {
	for own := a.s.Held[a.p]; own != 0; {
		n += a.s.f.citadels[a.s.mode.board.defence[own.take()]]
	}
	return n
}

func (a *adviser) bestPrize(x regions) (w float64) {
	for x != 0 {
		w = max(w, a.regionWorth(x.take()))
	}
	return w
}

// discardWorth: discarding a useless card makes room for a new one next turn, and some events pay
// for every discard.
func (a *adviser) discardWorth(k Kind) float64 {
	s := a.s
	w := a.n[discardWorth] - a.cardWorth(k)
	if a.last() {
		w = a.n[discardLast] - a.cardWorth(k)
	}
	mine := s.Lasting[a.p]
	if mine&lastSettlers != 0 && s.ungarrisoned(Power(a.p)) != 0 {
		w += a.n[settlerWorth]
	}
	if a.last() && !s.against() {
		return w
	}
	if mine&lastIrrigation != 0 && int(s.Bonus[a.p]) < s.f.limit {
		w += a.n[bonusWorth]
	}
	if mine&lastOrders != 0 && int(s.Bonus[s.Orders[a.p]]) > -s.f.limit {
		w += a.n[bonusWorth]
	}
	return w
}

func (a *adviser) cardWorth(k Kind) float64 {
	c := &a.s.f.kinds[k]
	if c.typ == troop {
		return a.n[troopWorth] * float64(c.n)
	}
	return a.n.effect(c.effect)
}

// lossChance is the chance that the defence against the current attack fails, as far as p can tell
// before the cards are revealed.
func (a *adviser) lossChance() float64 {
	s, ft := a.s, &a.s.Fight
	dice := 0.0
	switch {
	case ft.Kind == independentAttack || ft.Kind == muslimAttack:
		dice = float64(s.attackDice())
	default:
		for q := range s.players() {
			dice += a.n[cardGuess] * float64(ft.Laid[q].and(ft.OnAttack).len())
		}
	}
	points, extra := 0, 0
	for own := ft.Laid[a.p].minus(ft.OnAttack); !own.empty(); {
		switch c := own.take(); s.effect(c) {
		case fxPoints:
			points += s.number(c)
		case fxMilitia:
			extra += s.number(c)
		case fxSortie:
			dice -= a.n[cardGuess]
		}
	}
	mine := 0
	if ft.Kind == muslimAttack {
		mine = s.points(sideAttack)
	}
	return s.f.odds.win(int(dice+0.5), mine, s.publicDefence()+extra, points)
}

// mind is how much p would mind the current attack succeeding.
func (a *adviser) mind() float64 {
	s, ft := a.s, &a.s.Fight
	switch {
	case ft.Of == Power(a.p):
		return 1
	case s.against() && ft.Of.isSeat():
		return a.n[mindPartner]
	case s.against():
		return -1 // the partner attacks
	case ft.By.isSeat() && a.placedAfter(ft.By):
		return a.n[mindEnd] // the attack would end the game
	}
	return 0
}

func (a *adviser) respondWorth(m game.Move) float64 {
	if m.B == sideAttack {
		return a.helpWorth(Kind(m.A))
	}
	if !a.troopsLie() && a.s.f.kinds[m.A].effect == fxSortie {
		return -1
	}
	return a.mind()*a.lossChance() - a.n[fearOfLoss] - a.n[responsePrice]*(a.n.effect(a.s.f.kinds[m.A].effect)-0.4)
}

// helpWorth is the worth of a Leader on somebody else's attack: only a partner is helped.
func (a *adviser) helpWorth(k Kind) float64 {
	s, ft := a.s, &a.s.Fight
	if !s.against() || !ft.By.isSeat() || ft.By == Power(a.p) {
		return -1
	}
	dice := int(a.n[cardGuess]*float64(ft.Laid[ft.By].and(ft.OnAttack).len()) + 0.5)
	led := s.strength(ft.Laid[a.p])
	guard := a.guardedBy(ft.On)
	gain := s.f.odds.win(dice, led+s.f.kinds[k].n, guard, 0) - s.f.odds.win(dice, led, guard, 0)
	return gain*a.regionWorth(ft.On) - a.leader()
}

func (a *adviser) troopsLie() bool { return a.s.Fight.Kind != independentAttack }

// relicWorth: reroll if the attack is about to go the wrong way.
func (a *adviser) relicWorth() float64 {
	s := a.s
	wins := s.wouldHit(sideAttack) > s.wouldHit(sideDefence)
	if wins == (s.Fight.By == Power(a.p)) {
		return -1
	}
	return a.n[relicWorth]
}

// garrisonWorth favours regions of p that many hostile neighbours could attack.
func (a *adviser) garrisonWorth(r Region) float64 {
	s := a.s
	if !s.Held[a.p].has(r) {
		if s.against() {
			return 0.1
		}
		return -1
	}
	if s.against() { // the Muslims march on the exposed region with the lowest number
		switch x := s.exposed(a.p); {
		case r == x:
			return 1
		case x != noRegion && s.mode.board.borders[x].has(r):
			return 0.6
		}
		return 0.2 + 0.05*float64(s.mode.board.points[r])
	}
	threats := (s.mode.board.borders[r] &^ s.Held[a.p] &^ s.free()).len()
	w := a.n[restPlace] + 0.02 + a.n[garrisonThreat]*float64(threats) // a marker that costs nothing is always placed
	if a.last() {
		w += a.n[garrisonLast]
	}
	return w
}

// targetWorth: gifts go to the weakest, blows to the strongest with the most cards.
func (a *adviser) targetWorth(q Power) float64 {
	s := a.s
	w := 0.2*float64(s.Held[q].len()) + 0.05*float64(s.handSize(q))
	if s.effect(s.eventCard()) == fxCommerce {
		return 3 - w
	}
	if s.effect(s.eventCard()) == fxTruce && s.borders(Power(a.p), q) {
		w++
	}
	return w
}

func (a *adviser) strikeWorth(r Region) float64 {
	s := a.s
	fx := s.effect(s.eventCard())
	if fx == fxConcertedAttack {
		_, w := a.bestAttack(r, Set{})
		return w
	}
	if fx == fxJudgment {
		return a.regionWorth(r)
	}
	return a.regionWorth(r) * s.f.odds.win(s.number(s.eventCard()), 0, a.guardedBy(r), 0)
}
