package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// counsel is a world in which a brain thinks. It plays like a sensible player looking one step
// ahead: it draws for war and taxes, marries early, takes free land while it lasts, pays for
// better odds when something is at stake, and otherwise chooses as a scripted dynasty would.
//
// Values are in hundredths of a victory point, tuned by hand.
type counsel struct {
	State
	taster game.Seat // who has a taste of his own; all others are taken as sensible
	style  game.Style
}

// advise picks one of p's moves.
func (s *counsel) advise(moves []game.Move, p game.Seat, r *game.Rand) game.Move {
	best, most := moves[0], -1<<30
	f := s.core.Top()
	for _, m := range moves {
		if w := 100*(s.advice(f, p, m)+s.taste(p, m)) + r.Intn(0, 100); w > most {
			best, most = m, w
		}
	}
	return best
}

const (
	adviceLand    = 100 // a territory
	adviceGold    = 12
	adviceTrait   = 25 // a token in the bag, signed by its colour
	adviceSpouse  = 120
	adviceHonour  = 35 // a step towards an achievement
	adviceCasus   = 20
	adviceSteward = 8 // Gold above which saving is pointless
)

func (s *counsel) advice(f *flow.Frame, p game.Seat, m game.Move) int {
	if isTalk(m.Verb) || s.bringsHorse(f, p, m) {
		return -100
	}
	switch f.Step {
	case stepDrawCard, stepDrawBonus:
		return s.adviseDraw(m)
	case stepFamily:
		return s.adviseFamily(p, m)
	case stepSuit:
		return s.adviseSuit(p, m)
	case stepTerms:
		return -adviceGold*int(m.A) - 10*yes(m.Verb == verbAskDowry) + 5*yes(game.Seat(m.B) == p)
	case stepConsent:
		return s.adviseConsent(f, p, m)
	case stepSpouse:
		return 0
	case stepPlot:
		return s.advisePlot(p, m)
	case stepTurn:
		return adviseTurn(m)
	case stepOffer, stepAnswer:
		return 10 * yes(m.Verb == verbDecline)
	case stepRealm, stepMoreCastles, stepDeclareCastles, stepBuy:
		return s.adviseRealm(p, m)
	case stepIntrigue:
		return s.adviseIntrigue(p, m)
	case stepWar, stepMobilize, stepDeclare:
		return s.adviseWar(p, m)
	case stepTax:
		return yes(m.Verb == verbTax)
	case stepInvest:
		return s.adviseInvest(p, m)
	case stepSabotage:
		return s.adviseSabotage(p, m)
	case stepUpkeep, stepDemobilize:
		return s.adviseTroops(p, m)
	}
	return 10 * s.worth(f, p, m)
}

// adviseDraw aims for three War, two Tax and a Crusade card, and prefers Realm to Intrigue.
func (s *counsel) adviseDraw(m game.Move) int {
	plan := [decks]int8{realm: 2, intrigue: 0, war: 3, taxes: 2, crusade: 1}
	return int(plan[m.A]-s.Now.Want[m.A]) * 10
}

// adviseFamily marries off everyone it can and ignores titles and trade.
func (s *counsel) adviseFamily(p game.Seat, m game.Move) int {
	switch m.Verb {
	case verbMarry:
		return adviceSpouse - 40*yes(Char(m.A) != s.Houses[p].King)
	case verbAdopt:
		return adviceSpouse
	case verbDone:
		return 0
	}
	return -10
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

// adviseSuit weighs the trait gained by the family, the Pact and the odds.
func (s *counsel) adviseSuit(p game.Seat, m game.Move) int {
	switch m.Verb {
	case verbCourt:
		c := s.Bride[m.A]
		n := 20 + s.adviseTrait(c)
		if s.border(s.Houses[p].Land).has(Territory(m.A)) {
			n += 30 // it can be annexed
		}
		if !s.isRed(c) {
			n -= 15 // it may fail
		}
		return n
	case verbPropose: // it may be refused, the more so by a dynasty that has refused already
		_, q, _ := s.find(Char(m.A))
		return s.adviseTrait(Char(m.A)) - 20 - 60*yes(s.Now.Asked.Has(q))
	}
	return -5
}

// adviseTrait returns what a character's traits are worth in the bag.
func (s *counsel) adviseTrait(c Char) (n int) {
	for k := s.Top[c]; k != noToken; k = s.Under[k] {
		t := s.f.traitOf[k]
		switch helps := s.f.critical[t] != 0; {
		case s.f.isGreen(t) && !helps:
			n += adviceTrait
		case s.f.isGreen(t), helps:
			n += adviceTrait / 5
		default:
			n -= adviceTrait
		}
	}
	return n
}

// adviseConsent gives younger kin away for Gold or peace. Other terms for a marriage of its own
// making it accepts as long as the spouse is worth them.
func (s *counsel) adviseConsent(f *flow.Frame, p game.Seat, m game.Move) int {
	if m.Verb != verbAccept {
		return 0
	}
	if s.acting() == p && game.Seat(f.D) == p {
		return adviceSpouse/2 + s.adviseTrait(Char(f.A)) + adviceGold*int(f.C)
	}
	_, q, _ := s.find(Char(f.A))
	_, _, i := s.find(Char(f.B))
	n := adviceGold*int(f.C) - 15 + 30*yes(s.Houses[q].Casus.Has(p) || s.Houses[q].War.Has(p))
	return n - 60*yes(i == s.heir(p))
}

// advisePlot pairs cards: troops before an attack, taxes when poor, a Crusade when somebody can
// be spared.
func (s *counsel) advisePlot(p game.Seat, m game.Move) int {
	n := 0
	for i, k := range [2]int16{m.A, m.B} {
		if k != game.None {
			n += s.adviseCard(p, s.f.events[k].deck, i == 1 && s.deckOf(m.A) == war)
		}
	}
	return n
}

func (s *counsel) deckOf(k int16) Deck {
	if k == game.None {
		return -1
	}
	return s.f.events[k].deck
}

// adviseCard returns the current value of a card of a deck; after one War card, another can
// attack.
func (s *counsel) adviseCard(p game.Seat, d Deck, mustered bool) int {
	h := &s.Houses[p]
	switch d {
	case war:
		switch {
		case s.mobilized(p) != 0 || mustered:
			return 120
		case s.border(h.Land)&(s.free()|s.targets(p)) != 0:
			return 60
		}
		return 10
	case taxes:
		return adviceGold*h.Land.len()/2 - 5*max(0, int(h.Gold)-adviceSteward)
	case realm:
		return min(int(h.Gold)*10, 60)
	case crusade:
		return 40 + 30*yes(s.heirs(p) > 0)
	}
	return 20
}

// adviseTurn calms Unrest, keeps Pacts and leaves trading to people.
func adviseTurn(m game.Move) int {
	switch {
	case m.Verb == verbCalm:
		return 30
	case m.Verb == verbReveal:
		return 10
	}
	return -20
}

func (s *counsel) adviseRealm(p game.Seat, m game.Move) int {
	gold := int(s.Houses[p].Gold)
	switch m.Verb {
	case verbBuild:
		return adviceHonour + adviceGold*min(0, gold-int(s.castleCost(p))*(1+s.Now.Queue.len())-1)
	case verbBuy:
		return adviceHonour - adviceGold*int(s.devCost(p))/2
	}
	return 0
}

// adviseIntrigue favours overthrowing the strong and Casus Belli against a neighbour, and little
// else.
func (s *counsel) adviseIntrigue(p game.Seat, m game.Move) int {
	price := adviceGold * s.f.Cost.Attempt[min(int(s.Now.PlotN), len(s.f.Cost.Attempt)-1)]
	switch m.Verb {
	case verbOverthrow:
		return 60/s.stiffness(Territory(m.A)) - price
	case verbCasusBelli:
		q := game.Seat(m.A)
		near := s.border(s.Houses[p].Land)&s.Houses[q].Land != 0
		return adviceCasus*yes(near) - 50*yes(s.Houses[p].Pact.Has(q)) - price
	case verbBribe:
		return adviceHonour - adviceGold*s.f.Cost.Bribe - price
	case verbIncite:
		return 15/s.stiffness(Territory(m.A)) - price
	case verbMurder:
		return s.adviseMurder(p, Char(m.A)) - price
	}
	return -yes(m.Verb != verbSkip && m.Verb != verbDone) * 20
}

// adviseMurder favours the heir of a dynasty that is ahead.
func (s *counsel) adviseMurder(p game.Seat, c Char) int {
	at, q, _ := s.find(c)
	if q == game.Nobody || q == p || s.murderNeed(c) > 1 || at != asKin {
		return -20
	}
	return s.points(q) - 3*s.heirs(q)
}

// adviseWar takes free land first, then weak enemy land, and raises troops where they are needed.
func (s *counsel) adviseWar(p game.Seat, m game.Move) int {
	switch m.Verb {
	case verbMobilize:
		near := s.f.borders[m.A] & (s.free() | s.targets(p)) &^ s.Houses[p].Land
		return 40*yes(near != 0) + near.len() - adviceGold
	case verbAttack:
		return s.adviseAttack(p, Territory(m.B))
	case verbSupport:
		return 20 * yes(s.defence(Territory(m.B)) > 1)
	case verbBegin:
		return 10
	}
	return 0
}

func (s *counsel) adviseAttack(p game.Seat, t Territory) int {
	switch {
	case s.Houses[p].Allied.has(t):
		return adviceLand
	case s.Houses[p].Land.len() >= s.f.Supply.Knights:
		return -10
	}
	n := adviceLand/s.defence(t) - 20*yes(s.partner(t) != game.Nobody)
	if s.Castle.has(t) {
		n += adviceHonour
	}
	return n
}

// stakes returns the value of what the current check is about.
func (s *counsel) stakes() int {
	switch s.Test.Kind {
	case chkInvade, chkOverthrow:
		return adviceLand
	case chkCrusade, chkSave:
		return 130
	case chkMarry:
		return 60
	case chkBuild:
		return adviceHonour + 20
	}
	return 30
}

// adviseInvest buys draws while they are worth their Gold; a Castle must still be paid for
// afterwards.
func (s *counsel) adviseInvest(p game.Seat, m game.Move) int {
	gold := s.Houses[p].Gold - m.A
	if s.Test.Kind == chkBuild && gold < s.castleCost(p) {
		return -100 - int(m.A)
	}
	return int(s.odds(int(s.Test.Free)+int(m.A))*float64(s.stakes())) - adviceGold*int(m.A)
}

// adviseSabotage pays only when p's own land is under attack.
func (s *counsel) adviseSabotage(p game.Seat, m game.Move) int {
	if m.Verb == verbPass {
		return 0
	}
	if s.Test.Kind != chkInvade || !s.underAttack(p) || m.A%int16(s.f.Cost.Sabotage) != 0 {
		return -10
	}
	return 15*int(m.A) - adviceGold*int(m.A)
}

// underAttack reports whether the current attack targets p.
func (s *counsel) underAttack(p game.Seat) bool {
	for i := range s.core.Len() {
		if f := s.core.Below(i); f.Step == stepAttack {
			return s.Houses[p].Land.has(s.Raids[f.A].To)
		}
	}
	return false
}

// adviseTroops keeps Foot Soldiers next to a target while there is Gold for them.
func (s *counsel) adviseTroops(p game.Seat, m game.Move) int {
	if m.Verb == verbDone {
		return 5
	}
	near := s.f.borders[m.A] & s.targets(p) &^ s.Houses[p].Land
	if m.Verb == verbDisband {
		return -10
	}
	return 20*yes(near == 0) - 10*yes(s.Houses[p].Gold > 3)
}
