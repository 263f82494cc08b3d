package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// Why a move of the Dynasty Phase or of a trade is refused.

func explainFamily(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch m.Verb {
	case verbMarry, verbAdopt:
		return s.explainMarriage(p, m)
	case verbGrant, verbRevoke:
		return s.explainTitle(p, m)
	case verbTrade:
		return s.explainTrade(p, m.A)
	}
	return nil
}

func (s *State) explainMarriage(p game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb == verbAdopt && !s.adoption:
		return oldEdition.With()
	case s.Now.Married:
		return marriedOnce.With()
	case s.Now.Titled:
		return marryFirst[s.edition].With()
	case m.Verb == verbAdopt && s.Houses[p].Spouse != noChar && s.childCount(p) == 0:
		return adoptionPrice.With()
	case m.Verb == verbAdopt:
		return noAdoption.With()
	case !s.isChar(m.A):
		return noSuchCharacter.With()
	}
	if at, q, _ := s.find(Char(m.A)); q != p || at != onThrone && at != asKin {
		return notFamily.With(m.A)
	}
	if unmarried := s.unmarried(p); unmarried.has(Char(m.A)) {
		return noMatch.With(m.A)
	}
	return hasSpouse.With(m.A)
}

func (s *State) explainTitle(p game.Seat, m game.Move) *game.Violation {
	if !s.isChar(m.A) {
		return noSuchCharacter.With()
	}
	at, q, i := s.find(Char(m.A))
	if q != p || at != asKin {
		return titleForKin.With(m.A)
	}
	duchy := s.Houses[p].Kin[i].Duchy
	if m.Verb == verbRevoke {
		if duchy == noTerritory {
			return noTitle.With(m.A)
		}
		return justGranted.With(m.A)
	}
	if v := s.wrongLand(m.B); v != nil {
		return v
	}
	switch {
	case !s.Houses[p].Land.has(Territory(m.B)):
		return titleOwn.With(m.B)
	case duchy != noTerritory:
		return hasTitle.With(m.A)
	}
	return duchyTaken[s.edition].With(m.B)
}

func explainSuit(s *State, f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	c := Char(f.A)
	switch m.Verb {
	case verbCourt:
		if v := s.wrongLand(m.A); v != nil {
			return v
		}
		if b := s.Bride[m.A]; b != noChar {
			return sameSex.With(f.A, int16(b))
		}
		return nobodyThere.With(m.A)
	case verbPropose:
		return s.explainProposal(p, c, m.A)
	case verbSeek:
		if m.A < 0 || m.A >= seats || s.Houses[m.A].Control == absent {
			return noSuchDynasty.With()
		}
		return emptyStack.With(m.A)
	}
	return nil
}

func (s *State) explainProposal(p game.Seat, c Char, a int16) *game.Violation {
	if !s.isChar(a) {
		return noSuchCharacter.With()
	}
	at, q, i := s.find(Char(a))
	switch {
	case q == p: // [R50]
		return sameDynasty.With(a)
	case q == game.Nobody || at != onThrone && at != asKin:
		return notFamily.With(a)
	case at == onThrone && s.Houses[q].Spouse != noChar || at == asKin && s.Houses[q].Kin[i].Spouse != noChar:
		return hasSpouse.With(a)
	case !s.suits(c, Char(a)):
		return sameSex.With(int16(c), a)
	case at == onThrone && c == s.Houses[p].King:
		return twoRulers.With()
	}
	if s.rev >= haggling {
		return refusedBefore.With(a)
	}
	return askedBefore.With(int16(q))
}

func explainTerms(s *State, f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbDowry && m.Verb != verbAskDowry {
		return nil
	}
	_, q, _ := s.find(Char(f.B))
	if m.B < 0 || m.B >= seats || !s.home(p, Char(f.A), q, Char(f.B)).Has(game.Seat(m.B)) {
		return otherHome.With()
	}
	payer := p
	if m.Verb == verbAskDowry {
		payer = q
	}
	return dowryGold.With(int16(payer), s.Houses[payer].Gold)
}

func explainSpouse(s *State, f *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb != verbPick:
		return nil
	case !s.isChar(m.A):
		return noSuchCharacter.With()
	}
	return notInStack.With(m.A, f.B)
}

// Trade.

func (s *State) explainTrade(p game.Seat, a int16) *game.Violation {
	switch {
	case !s.isDynasty(a) || game.Seat(a) == p:
		return noSuchDynasty.With()
	case s.isScripted(game.Seat(a)):
		return noTrader.With(a)
	case s.rev >= haggling:
		return talkedOut.With(maxTalks)
	}
	return offeredOnce.With(a)
}

func explainOffer(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	d := &s.Deal
	g, from, to := &d.Give, p, d.To
	if m.Verb >= verbWantGold && m.Verb <= verbWantPromise {
		g, from, to = &d.Want, d.To, p
	}
	switch m.Verb {
	case verbSubmit:
		return s.explainSubmission(d)
	case verbGiveGold, verbWantGold:
		if g.Gold > 0 {
			return namedAlready.With()
		}
		return tradeGold.With(int16(from), s.Houses[from].Gold)
	case verbGiveDevelopment, verbWantDevelopment:
		switch {
		case !s.isDev(m.A):
			return noSuchCard.With()
		case g.Dev != noDev:
			return namedAlready.With()
		case s.Houses[from].Devs.has(Dev(m.A)):
			return tradeTwice.With(m.A)
		}
		return tradeDev.With(m.A)
	case verbGiveTerritory, verbWantTerritory:
		return s.explainCession(g, from, to, m.A)
	case verbGiveCard:
		return s.explainCardTrade(g, p, m.A)
	case verbGivePromise, verbWantPromise:
		return namedAlready.With()
	}
	return nil
}

func (s *State) explainSubmission(d *deal) *game.Violation {
	if !s.isLopsided(d) {
		return emptyOffer.With()
	}
	from, to := d.By, d.To
	if d.Want.Land != noTerritory {
		from, to = d.To, d.By
	}
	if s.isLast(from) {
		return lastLand.With(int16(from))
	}
	return ninthLand.With(int16(to))
}

func (s *State) explainCession(g *goods, from, to game.Seat, a int16) *game.Violation {
	if v := s.wrongLand(a); v != nil {
		return v
	}
	switch {
	case g.Land != noTerritory:
		return namedAlready.With()
	case !s.Houses[from].Land.has(Territory(a)):
		return tradeOwn.With(a, int16(from))
	case s.edition == second11 && s.Shown != noCard:
		return landWaits.With()
	case s.isLast(from):
		return lastLand.With(int16(from))
	}
	return ninthLand.With(int16(to))
}

func (s *State) explainCardTrade(g *goods, p game.Seat, a int16) *game.Violation {
	switch {
	case !s.tradeCards:
		return noCardTrade.With()
	case !s.isKind(a):
		return noSuchCard.With()
	case g.Card != noCard:
		return namedAlready.With()
	}
	return notInHand.With(a)
}
