package kingdoms

import (
	"context"

	"outremer/game"
	"outremer/game/pool"
)

// Levels implements game.Thinker.
func (t *Title) Levels() []string { return []string{"greedy"} }

// NewBrain implements game.Thinker.
func (t *Title) NewBrain(_ string, r *game.Rand) game.Brain { return brain{r} }

var _ game.Thinker = (*Title)(nil)

// brain is a sensible player who looks one step ahead. He takes attacks with good odds, keeps
// responses for defence, resists whoever is about to win, and never plans beyond the current
// action.
//
// Worths are in castles (or in victory points against the Muslims): the price one would pay. They
// were set by hand and checked with `outremer sim`.
type brain struct{ luck *game.Rand }

// Choose implements game.Brain.
func (b brain) Choose(_ context.Context, w game.Window, dst []game.Move) ([]game.Move, error) {
	a := advisers.Take()
	defer advisers.Return(a)
	a.s, a.p = &a.world, w.Seat()
	w.World(a.s, b.luck)
	a.moves = w.Options(a.moves[:0])
	return append(dst, a.best()), nil
}

// adviser evaluates the moves of one prompt in a sampled world.
type adviser struct {
	world State
	s     *State // the sampled world
	p     game.Seat
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

// Worths of actions other than attacks, and prices, in castles.
const (
	worthPass    = 0.0
	worthLeaving = -0.3 // passing permanently while troops are left [8.2b]
	worthBonus   = 0.30 // a card next turn
	priceTroop   = 0.10 // a point of troop strength
	priceLast    = 0.01 // the same in the last turn, when saving is pointless
	fearOfLoss   = 0.20 // loss chance from which a defender spends cards
	cardGuess    = 2.6  // estimated dice for each hidden card in an attack
)

// effectWorth is the rough worth of an event or response, by effect.
var effectWorth = [fxCount]float64{
	fxPoints: 0.55, fxMilitia: 0.45, fxSortie: 0.40, fxAmbush: 0.65, fxRegrouping: 0.25, fxRelic: 0.45,
	fxCommerce: 0.35, fxSeduction: 0.45, fxGarrisons: 0.40, fxMercenaries: 0.40, fxIndependentAttack: 0.40,
	fxScholars: 0.20, fxSuccession: 0.20, fxWatchtowers: 0.10, fxTruce: 0.15, fxBonus: 0.50, fxRazzia: 0.25,
	fxCitadels: 0.20, fxJihad: 0.50, fxIrrigation: 0.30, fxConcertedAttack: 0.30, fxAssassins: 0.25,
	fxTroubadours: 0.15, fxSpies: 0.05, fxDraw: 0.50, fxMonasteries: 0.35, fxMilitaryOrders: 0.25,
	fxJudgment: 0.35, fxFervour: 0.30, fxSettlers: 0.30,
}

func (a *adviser) worth(m game.Move) float64 {
	switch m.Verb {
	case verbAttack:
		_, w := a.bestAttack(Region(m.A), Set{})
		return w
	case verbIncursion:
		return 0.12 - a.price()*float64(a.s.f.kinds[m.B].n)
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
		return a.lossChance() - fearOfLoss
	case verbWithdraw, verbReplace:
		return 0.3 - a.cardWorth(Kind(m.A))
	case verbRelic:
		return a.relicWorth()
	case verbRegroup, verbKeep, verbTake:
		return a.cardWorth(Kind(m.A))
	case verbBonus:
		if a.last() {
			return 0.1
		}
		return worthBonus
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
		return priceLast
	}
	return priceTroop
}

// regionWorth is the worth to p of taking r.
func (a *adviser) regionWorth(r Region) float64 {
	s, of := a.s, a.s.owner(r)
	if s.against() {
		return 0.2 + 0.3*float64(s.mode.board.points[r]) + 0.1*s.mode.board.lure[r]
	}
	w := 1.0
	if a.placedAfter(Power(a.p)) {
		w += 5 // it wins the game
	}
	if of != independent {
		w += 0.15
		if most, who := s.mostCastles(); who.Has(of.seat()) && most > s.Held[a.p].len() {
			w += 0.35
		}
		if a.placedAfter(of) {
			w += 1.5 // one more castle and they win
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
		best *= 1 - 0.1*float64(s.UnseenN)
	}
	return bestSet, best - 0.05
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
		return gain*a.regionWorth(s.Fight.On) - a.leaderPrice()
	}
	if s.copies(k, want.minus(laid)).empty() {
		return -1
	}
	return 1 + w
}

// leaderPrice: a Leader is worth more in defence, less when the game is about to end.
func (a *adviser) leaderPrice() float64 {
	if a.last() {
		return 0.25
	}
	return 0.40
}

// joinWorth: helping a fellow Christian pays a card bonus if the region falls.
func (a *adviser) joinWorth(k Kind) float64 {
	s := a.s
	dice, guard := s.attackDice(), a.guardedBy(s.Fight.On)
	if !s.Fight.Laid[a.p].empty() {
		return -1
	}
	gain := s.f.odds.win(dice+s.f.kinds[k].n, 0, guard, 0) - s.f.odds.win(dice, 0, guard, 0)
	return worthBonus*gain*2 - a.price()*float64(s.f.kinds[k].n)
}

// restWorth is the worth of doing nothing more in this prompt.
func (a *adviser) restWorth() float64 {
	switch a.s.core.Top().Step {
	case stepPlace, stepReplace:
		return 0.05
	case stepAction:
		if a.s.against() && !a.s.Hand[a.p].and(a.s.f.types[troop]).empty() {
			return worthLeaving
		}
	}
	return worthPass
}

// eventWorth is the current worth of an event.
func (a *adviser) eventWorth(k Kind) float64 {
	s, fx := a.s, a.s.f.kinds[k].effect
	w := effectWorth[fx]
	troops := s.Hand[a.p].and(s.f.types[troop]).len()
	switch fx {
	case fxBonus, fxIrrigation, fxCommerce, fxMilitaryOrders:
		if a.last() && !s.against() {
			w = 0.05 // the bonus only breaks ties now
		}
	case fxFervour:
		w = 0.12 * float64(troops)
	case fxCitadels:
		w = 0.1 * float64(a.weak())
	case fxWatchtowers, fxTroubadours, fxTruce:
		if a.last() && troops == 0 {
			w = 0.1
		}
	case fxJudgment:
		w = 0.36*a.bestPrize(s.strikable(a.p, fx)) - 0.05
	case fxConcertedAttack:
		w = 0.1
		for x := s.strikable(a.p, fx); x != 0; {
			_, aw := a.bestAttack(x.take(), Set{})
			w = max(w, aw+0.05)
		}
	}
	return w
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
	w := 0.08 - a.cardWorth(k)
	if a.last() {
		w = -0.05 - a.cardWorth(k)
	}
	if s.Lasting[a.p]&lastSettlers != 0 && s.ungarrisoned(Power(a.p)) != 0 {
		w += 0.2
	}
	if s.Lasting[a.p]&(lastIrrigation|lastOrders) != 0 && !a.last() {
		w += worthBonus
	}
	return w
}

func (a *adviser) cardWorth(k Kind) float64 {
	c := &a.s.f.kinds[k]
	if c.typ == troop {
		return 0.11 * float64(c.n)
	}
	return effectWorth[c.effect]
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
			dice += cardGuess * float64(ft.Laid[q].and(ft.OnAttack).len())
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
			dice -= cardGuess
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
	case s.against():
		return 0.8 // the partner's region
	case ft.By.isSeat() && a.placedAfter(ft.By):
		return 1.5 // the attack would end the game
	}
	return 0
}

func (a *adviser) respondWorth(m game.Move) float64 {
	if m.B == sideAttack {
		return -1
	}
	if !a.troopsLie() && a.s.f.kinds[m.A].effect == fxSortie {
		return -1
	}
	return a.mind()*a.lossChance() - fearOfLoss - 0.1*(effectWorth[a.s.f.kinds[m.A].effect]-0.4)
}

func (a *adviser) troopsLie() bool { return a.s.Fight.Kind != independentAttack }

// relicWorth: reroll if the attack is about to go the wrong way.
func (a *adviser) relicWorth() float64 {
	s := a.s
	wins := s.wouldHit(sideAttack) > s.wouldHit(sideDefence)
	if wins == (s.Fight.By == Power(a.p)) {
		return -1
	}
	return 0.2
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
	w := 0.12 * float64(threats)
	if a.last() {
		w += 0.2
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
