package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// counsel is a world in which a brain thinks. It plays like a sensible player looking one step
// ahead: it draws for what its neighbourhood offers, marries early and pays for it, gives its kin
// titles, takes land while its odds are good, plots against who is ahead, and keeps Gold for its troops.
// Where it has no opinion, it chooses as a scripted dynasty would.
type counsel struct {
	State
	n      *numbers
	taster game.Seat // who has a taste of his own; all others are taken as sensible
	style  game.Style
}

// advise picks one of p's moves.
func (s *counsel) advise(moves []game.Move, p game.Seat, r *game.Rand) game.Move {
	best, most := moves[0], -1e9
	f := s.core.Top()
	for _, m := range moves {
		if w := s.advice(f, p, m) + s.taste(p, m) + float64(r.Intn(0, 100))/100; w > most {
			best, most = m, w
		}
	}
	return best
}

// never is the advice against a move.
const never = -1000

func (s *counsel) advice(f *flow.Frame, p game.Seat, m game.Move) float64 {
	if isTalk(m.Verb) || s.bringsHorse(f, p, m) || s.inVain(f, p, m) {
		return never
	}
	switch f.Step {
	case stepDrawCard, stepDrawBonus:
		return s.adviseDraw(p, m)
	case stepFamily:
		return s.adviseFamily(p, m)
	case stepSuit:
		return s.adviseSuit(p, Char(f.A), m)
	case stepTerms:
		return s.adviseTerms(f, p, m)
	case stepConsent:
		return s.adviseConsent(f, p, m)
	case stepSpouse:
		return 0
	case stepPlot:
		return s.advisePlot(p, m)
	case stepTurn:
		return adviseTurn(m)
	case stepOffer:
		return float64(10 * yes(m.Verb == verbDecline))
	case stepAnswer:
		return s.adviseAnswer(p, m)
	case stepRealm, stepMoreCastles, stepDeclareCastles, stepBuy:
		return s.adviseRealm(p, m)
	case stepIntrigue:
		return s.adviseIntrigue(p, m)
	case stepWar, stepMobilize, stepDeclare:
		return s.adviseWar(p, m)
	case stepTax:
		return float64(yes(m.Verb == verbTax))
	case stepInvest:
		return s.adviseInvest(p, m)
	case stepSabotage:
		return s.adviseSabotage(p, m)
	case stepUpkeep, stepDemobilize:
		return s.adviseTroops(p, m)
	}
	return float64(10 * s.worth(f, p, m))
}

// if1 is a number if something holds.
func if1(b bool, n float64) float64 {
	if b {
		return n
	}
	return 0
}

// adviseDraw aims for a hand; whoever has no free land near needs Intrigue to get at that of others.
func (s *counsel) adviseDraw(p game.Seat, m game.Move) float64 {
	d := Deck(m.A)
	plan := s.n[drawRealm+number(d)]
	if s.border(s.Houses[p].Land)&s.free() == 0 {
		plan += if1(d == intrigue, s.n[drawHemmed]) - if1(d == war, s.n[drawHemmed])
	}
	return 10 * (plan - float64(s.Now.Want[d]+s.Now.Extra[d]))
}

// adviseFamily marries off everyone it can, then grants titles.
func (s *counsel) adviseFamily(p game.Seat, m game.Move) float64 {
	switch m.Verb {
	case verbMarry:
		if Char(m.A) == s.Houses[p].King {
			return 300 + s.n[worthSpouse]
		}
		return 300 + s.n[worthInLaw]
	case verbAdopt:
		return 300 + s.n[worthSpouse]
	case verbGrant:
		return s.adviseTitle(p, Char(m.A), Territory(m.B))
	case verbDone:
		return 0
	}
	return -10
}

// adviseTitle gives Duchies where others are near: they are harder to take and to stir up, and the
// holder's traits help attacks from there. A Duke dies with his Duchy, so the heir is not the first choice.
func (s *counsel) adviseTitle(p game.Seat, c Char, t Territory) float64 {
	_, _, i := s.find(c)
	near := s.f.borders[t] & s.foreign(p)
	v := s.n[titleWorth] + s.n[titleThreat]*float64(near.len()) - if1(i == s.heir(p), s.n[titleHeir]) - if1(s.duchyTax, s.n[worthGold])
	if s.Foot.has(t) {
		v += s.adviseTrait(c) / 5
	}
	return v
}

// bringsHorse reports whether a move marries p's ruler to the horse, or leaves nobody else for
// him: he would have no heirs [marry.20].
func (s *counsel) bringsHorse(f *flow.Frame, p game.Seat, m game.Move) bool {
	king := s.Houses[p].King
	switch {
	case f.Step == stepSuit && m.Verb == verbCourt:
		return Char(f.A) == king && s.Bride[m.A] == s.f.glitterhoof
	case f.Step == stepFamily && m.Verb == verbMarry && Char(m.A) == king:
		x := s.courtable(king)
		return x.len() == 1 && s.Bride[x.first()] == s.f.glitterhoof && s.eligible(p, king).empty() && s.stacks(king) == 0
	}
	return false
}

// adviseSuit weighs the trait gained by the family, the Pact, the odds and the price.
func (s *counsel) adviseSuit(p game.Seat, c Char, m game.Move) float64 {
	switch m.Verb {
	case verbCourt:
		bride := s.Bride[m.A]
		return s.n[courtWorth] + s.adviseTrait(bride) + if1(s.border(s.Houses[p].Land).has(Territory(m.A)), s.n[courtBorder]) - if1(!s.isRed(bride), s.n[courtDoubt])
	case verbPropose:
		_, q, _ := s.find(Char(m.A))
		return s.bestTerms(p, c, q, Char(m.A)) - s.spouseWorth(p, c) - if1(s.Now.Asked.Has(q), s.n[askedAgain])
	}
	return s.n[seekWorth] - s.n[courtDoubt]
}

func (s *counsel) spouseWorth(p game.Seat, c Char) float64 {
	if c == s.Houses[p].King {
		return s.n[worthSpouse]
	}
	return s.n[worthInLaw]
}

// Marriages between dynasties.

// wedding is what the marriage of a of p to b of q is worth to p, beside the Gold: a spouse at his own
// court or the loss of somebody, and the Pact.
func (s *counsel) wedding(p game.Seat, a Char, q game.Seat, b Char, home game.Seat) float64 {
	v := s.n[worthPact] + if1(s.mayInvade(q, p), s.n[worthPeace]) - if1(s.mayInvade(p, q), s.n[worthClaim])
	if home == p {
		return v + s.spouseWorth(p, a) + s.adviseTrait(b)
	}
	_, _, i := s.find(a)
	return v - s.n[worthKin] - if1(i == s.heir(p), s.n[worthHeir])
}

// consentMargin is by how much a marriage must pay for the other side to agree.
const consentMargin = 3

// priceOf is the Gold for which q would agree to marry b to a of p; less than nothing if q would pay.
func (s *counsel) priceOf(p game.Seat, a Char, q game.Seat, b Char, home game.Seat) int {
	v := (consentMargin - s.wedding(q, b, p, a, home)) / s.n[worthGold]
	n := int(v)
	if float64(n) < v {
		n++
	}
	return max(n, -int(s.Houses[q].Gold))
}

// bestTerms is what p gains by the marriage on the best terms that q may agree to.
func (s *counsel) bestTerms(p game.Seat, a Char, q game.Seat, b Char) float64 {
	best := float64(never)
	for x := s.home(p, a, q, b); x != 0; x &= x - 1 {
		home := x.First()
		if price := s.priceOf(p, a, q, b, home); price <= int(s.Houses[p].Gold) {
			best = max(best, s.wedding(p, a, q, b, home)-s.n[worthGold]*float64(price)-s.debt(p, price))
		}
	}
	return best
}

// adviseTerms offers what the other side is likely to take, and asks for what it is likely to pay.
func (s *counsel) adviseTerms(f *flow.Frame, p game.Seat, m game.Move) float64 {
	a, b, home := Char(f.A), Char(f.B), game.Seat(m.B)
	_, q, _ := s.find(b)
	pay := int(m.A)
	if m.Verb == verbAskDowry {
		pay = -pay
	}
	gain := s.wedding(p, a, q, b, home) - s.n[worthGold]*float64(pay) - s.debt(p, pay)
	if pay < s.priceOf(p, a, q, b, home) {
		gain += never / 2 // it would be refused
	}
	return gain
}

// adviseConsent takes what pays. f.A of another dynasty asks for f.B, or answers with other terms.
func (s *counsel) adviseConsent(f *flow.Frame, p game.Seat, m game.Move) float64 {
	if m.Verb != verbAccept {
		return 0
	}
	_, q, _ := s.find(Char(f.A))
	return s.wedding(p, Char(f.B), q, Char(f.A), game.Seat(f.D)) + s.n[worthGold]*float64(f.C) - s.debt(p, -int(f.C))
}

// adviseTrait returns what a character's traits are worth in the bag.
func (s *counsel) adviseTrait(c Char) (n float64) {
	for k := s.Top[c]; k != noToken; k = s.Under[k] {
		t := s.f.traitOf[k]
		switch helps := s.f.critical[t] != 0; {
		case s.f.isGreen(t) && !helps:
			n += s.n[worthTrait]
		case s.f.isGreen(t), helps:
			n += s.n[worthTrait] / 5
		default:
			n -= s.n[worthTrait]
		}
	}
	return n
}

// Plotting.

// muchGold is how much can be spent soon.
const muchGold = 8

// advisePlot pairs cards: troops or claims before an attack, taxes when poor, a Crusade when somebody
// can be spared.
func (s *counsel) advisePlot(p game.Seat, m game.Move) (v float64) {
	for i, k := range [2]int16{m.A, m.B} {
		if k != game.None {
			v += s.adviseCard(p, s.f.events[k].deck, i == 1, s.deckOf(m.A))
		}
	}
	return v
}

func (s *counsel) deckOf(k int16) Deck {
	if k == game.None {
		return -1
	}
	return s.f.events[k].deck
}

// adviseCard returns the current value of a card of a deck, and what the card before it prepares: after
// one War card, another can attack; after a Plot there are claims, after a Tax there is Gold.
func (s *counsel) adviseCard(p game.Seat, d Deck, second bool, first Deck) float64 {
	h := &s.Houses[p]
	near := s.border(h.Land) &^ h.Land
	open := near&s.targets(p) != 0
	switch d {
	case war:
		switch {
		case open && (s.mobilized(p) != 0 || second && first == war):
			return s.n[cardAttack]
		case open, second && first == intrigue:
			return s.n[cardMuster]
		}
		return s.n[cardIdle]
	case taxes:
		return s.n[cardTax]*float64(h.Land.len()) - s.n[cardRich]*max(0, float64(h.Gold)-muchGold) + if1(!second && int(h.Gold) < int(s.upkeep(p)), s.n[worthDebt])
	case realm:
		gold := float64(h.Gold) - float64(s.due(p)) + if1(second && first == taxes, 4)
		return min(max(gold, 0), 6) * s.n[cardRealm]
	case crusade:
		return s.n[cardCrusade] + if1(s.heirs(p) > 0, s.n[cardSpared])
	}
	v := s.n[cardIntrigue] + s.n[cardUnrest]*float64(s.restless(s.reach(p)).len())
	return v + if1(!open && near != 0, s.n[cardCasus])
}

// adviseTurn calms Unrest, keeps Pacts and leaves trading to people.
func adviseTurn(m game.Move) float64 {
	switch m.Verb {
	case verbCalm:
		return 30
	case verbReveal:
		return 10
	}
	return -20
}

// adviseAnswer takes a trade that pays.
func (s *counsel) adviseAnswer(p game.Seat, m game.Move) float64 {
	if m.Verb != verbAccept {
		return 0
	}
	d := &s.Deal
	return s.goodsWorth(&d.Give) - s.goodsWorth(&d.Want) - s.debt(p, int(d.Want.Gold-d.Give.Gold)) - 5
}

func (s *counsel) goodsWorth(g *goods) float64 {
	return s.n[worthGold]*float64(g.Gold) + if1(g.Dev != noDev, s.n[worthDev]) + if1(g.Land != noTerritory, 1.5*s.n[worthLand]) + if1(g.Card != noCard, 10)
}

// Gold and troops.

// due is the Gold that p's troops will cost at the end of the Round, unless a Tax card comes before.
func (s *counsel) due(p game.Seat) int {
	for i, c := range s.Houses[p].Plotted {
		if i+1 >= int(s.Turn) && c >= 0 && s.Houses[p].Hand.has(c) && c.deck() == taxes {
			return 0
		}
	}
	return int(s.upkeep(p))
}

// debt is what it costs to spend some Gold that the troops need.
func (s *counsel) debt(p game.Seat, spent int) float64 {
	lack := func(gold int) float64 { return float64(max(0, s.due(p)-gold)) }
	gold := int(s.Houses[p].Gold)
	return s.n[worthDebt] * (lack(gold-spent) - lack(gold))
}

// adviseTroops pays for its troops, and keeps them where there is something to take and Gold for
// another Round.
func (s *counsel) adviseTroops(p game.Seat, m game.Move) float64 {
	switch m.Verb {
	case verbDone:
		return 5
	case verbDisband: // where Unrest does least harm
		return -10 - float64((s.f.borders[m.A] & s.foreign(p)).len())
	}
	near := s.f.borders[m.A] & s.targets(p) &^ s.Houses[p].Land
	if int(s.Houses[p].Gold) < int(s.upkeep(p)) {
		return s.n[keepTroops] - if1(near != 0, 1)
	}
	return if1(near == 0, s.n[keepTroops]) - if1(near != 0, s.n[keepTroops])
}
