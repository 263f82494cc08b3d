package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// Why a move is refused. These functions only see moves that are not on offer, and reveal nothing
// that the refused seat does not know.

// Check implements game.State. Of some moves that answer no open question it can say more: why
// nobody was asked.
func (s *State) Check(p game.Seat, m game.Move) error {
	err := s.t.machine.Check(s, p, m)
	v, refused := err.(*game.Violation)
	why := s.untimely(m)
	switch {
	case !refused || why == nil:
	case v.Key == game.KeyNotAsked:
		v.Rule = why.Rule
	case v.Key == game.KeyNotOffered:
		return why.With()
	}
	return err
}

// untimely returns why a move cannot be made at this time, or nil if that depends.
func (s *State) untimely(m game.Move) *game.Refusal {
	switch {
	case m.Verb == verbPillage:
		return noPillage
	case m.Verb == verbSabotage && s.isPlotting():
		return noSabotage
	case m.Verb == verbTrade && s.Shown != noCard:
		return tradeLater[s.edition]
	}
	return nil
}

// isPlotting reports whether the check going on is one that cannot be sabotaged [check.20].
func (s *State) isPlotting() bool {
	return s.during(stepAttempt) && !s.Test.Sabotage
}

func (s *State) isTerritory(a int16) bool { return a >= 0 && int(a) < len(s.f.territories) }
func (s *State) isChar(a int16) bool      { return a >= 0 && int(a) < len(s.f.characters) }
func (s *State) isDev(a int16) bool       { return a >= 0 && int(a) < len(s.f.developments) }
func (s *State) isKind(a int16) bool      { return a >= 0 && int(a) < len(s.f.cards) }

// isDynasty reports whether a is a dynasty in play.
func (s *State) isDynasty(a int16) bool { return a >= 0 && a < seats && s.plays(game.Seat(a)) }

// wrongLand rejects operands that are not territories in this game.
func (s *State) wrongLand(a int16) *game.Violation {
	switch {
	case !s.isTerritory(a):
		return noSuchTerritory.With()
	case !s.InPlay.has(Territory(a)):
		return offLimits.With(a)
	}
	return nil
}

func explainDraw(s *State, f *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb != verbDraw || m.A < 0 || m.A >= int16(decks):
		return nil
	case s.available(Deck(m.A)) <= 0:
		return deckEmpty.With(m.A)
	case f.Step == stepDrawCard && s.Now.Want[m.A] >= s.f.most[m.A]:
		return deckFull.With(m.A)
	}
	return crusadeCard.With()
}

// explainLand serves the steps that choose among given territories.
func explainLand(s *State, f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch m.Verb {
	case verbCastle, verbRelinquish, verbDemobilize, verbBack, verbStrikeBack, verbSpread, verbPlace:
	default:
		return nil
	}
	if v := s.wrongLand(m.A); v != nil {
		return v
	}
	switch m.Verb {
	case verbCastle:
		if s.Houses[p].Land.has(Territory(m.A)) {
			return hasCastle.With(m.A)
		}
		return castleOwn.With(m.A)
	case verbRelinquish:
		if f.Step == stepLimit {
			return limitOwn.With(m.A)
		}
		return crisisOwn.With(m.A)
	case verbDemobilize:
		return notPosted.With(m.A)
	case verbBack:
		return backFar.With(m.A)
	case verbStrikeBack:
		return notStriking.With(m.A)
	case verbSpread:
		return notExposed.With(m.A)
	}
	return notAmong.With()
}

func explainPlot(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbPlot {
		return nil
	}
	hand := s.Houses[p].Hand
	for _, k := range [2]int16{m.A, m.B} {
		if k == game.None {
			continue
		}
		if !s.isKind(k) {
			return noSuchCard.With()
		}
		if s.f.copiesOf(Kind(k), &hand) == 0 {
			return notInHand.With(k)
		}
		hand.remove(s.cardIn(&hand, Kind(k)))
	}
	if _, due := s.allowed(p); due {
		return crusadeDue.With()
	}
	return oneCrusade.With()
}

func explainTurn(s *State, f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch m.Verb {
	case verbBreakPact:
		if !s.isDynasty(m.A) {
			return noSuchDynasty.With()
		}
		return noPact[s.edition].With(m.A)
	case verbBreakLand:
		if v := s.wrongLand(m.A); v != nil {
			return v
		}
		return noPactLand.With(m.A)
	case verbCalm:
		if v := s.wrongLand(m.A); v != nil {
			return v
		}
		return noMarshal.With()
	case verbTrade:
		if p == f.Seat {
			return s.explainTrade(p, m.A)
		}
	}
	return nil
}

// explainDev serves the steps that choose among given Development Cards.
func explainDev(s *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb != verbDrop && m.Verb != verbLose && m.Verb != verbGain:
		return nil
	case !s.isDev(m.A):
		return noSuchCard.With()
	case m.Verb == verbDrop:
		return makeRoom.With()
	}
	return notAmong.With()
}

func explainRealm(s *State, f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch m.Verb {
	case verbBuild:
		if f.Step == stepBuy {
			return oneAction.With()
		}
		return s.explainCastle(p, m.A)
	case verbBuy:
		if f.Step == stepMoreCastles || f.Step == stepDeclareCastles {
			return oneAction.With()
		}
		return s.explainBuying(p, m.A)
	}
	return nil
}

func (s *State) explainCastle(p game.Seat, a int16) *game.Violation {
	if v := s.wrongLand(a); v != nil {
		return v
	}
	switch t := Territory(a); {
	case !s.Houses[p].Land.has(t):
		return buildOwn.With(a)
	case s.Castle.has(t):
		return hasCastle.With(a)
	case (s.Now.Tried | s.Now.Queue).has(t):
		return triedBefore[s.edition].With(a)
	}
	return noCastles.With()
}

func (s *State) explainBuying(p game.Seat, a int16) *game.Violation {
	switch {
	case !s.isDev(a):
		return noSuchCard.With()
	case int(s.Now.Bought) >= len(s.f.Cost.Develop):
		return boughtThree.With()
	case !s.onRow().has(Dev(a)):
		return notOnRow.With(a)
	case s.Houses[p].Devs.has(Dev(a)):
		return ownsCard.With(a)
	}
	return cardPrice.With(s.devCost(p), s.Houses[p].Gold)
}

func explainIntrigue(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if m.Verb < verbCasusBelli || m.Verb > verbOverthrow {
		return nil
	}
	if s.Now.PlotN > 0 && (s.Now.Plots[0].Verb == verbOverthrow) != (m.Verb == verbOverthrow) {
		return oneAction.With()
	}
	switch m.Verb {
	case verbCasusBelli:
		switch {
		case !s.isDynasty(m.A):
			return noSuchDynasty.With()
		case game.Seat(m.A) == p:
			return notYourself.With()
		case s.mayInvade(p, game.Seat(m.A)):
			return hasCasus.With(m.A)
		}
	case verbIncite, verbOverthrow:
		if v := s.explainUproar(p, m); v != nil {
			return v
		}
	case verbMurder, verbDivorce:
		if v := s.explainCrime(p, m); v != nil {
			return v
		}
	default:
		if v := s.explainCouncilor(p, m); v != nil {
			return v
		}
	}
	return s.explainRepeated(m)
}

func (s *State) explainRepeated(m game.Move) *game.Violation {
	switch {
	case !s.isRepeated(m):
		return nil
	case m.Verb == verbOverthrow:
		return sameLand.With(m.A)
	case s.plotPerPlayer:
		return samePlayer.With()
	}
	return sameTarget.With()
}

func (s *State) explainUproar(p game.Seat, m game.Move) *game.Violation {
	if v := s.wrongLand(m.A); v != nil {
		return v
	}
	t := Territory(m.A)
	incite := m.Verb == verbIncite
	switch {
	case !s.foreign(p).has(t) && incite:
		return nobodysLand.With(m.A)
	case !s.foreign(p).has(t):
		return notForeign.With(m.A)
	case !s.reach(p).has(t) && incite:
		return inciteFar.With(m.A)
	case !s.reach(p).has(t):
		return overthrowFar.With(m.A)
	case incite && s.isMobilized(t):
		return inciteArmed.With(m.A)
	case incite && s.unrestLeft() == 0:
		return noUnrestLeft.With()
	case !incite && s.Unrest[t] == 0 && !s.isRepeated(m):
		return noUnrest.With(m.A)
	}
	return nil
}

func (s *State) explainCrime(p game.Seat, m game.Move) *game.Violation {
	if !s.isChar(m.A) {
		return noSuchCharacter.With()
	}
	at, _, _ := s.find(Char(m.A))
	switch {
	case m.Verb == verbDivorce && !s.married(p).has(Char(m.A)):
		return notMarried.With(m.A)
	case at == nowhere:
		return faceDown[s.edition].With(m.A)
	case m.Verb == verbMurder && at == onThrone && s.isFirstRound():
		return firstRound.With()
	}
	return nil
}

func (s *State) explainCouncilor(p game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb == verbMurderCouncilor && !s.killCouncilors:
		return councilors10.With()
	case !s.isDynasty(m.A):
		return noSuchDynasty.With()
	case !s.isDev(m.B):
		return noSuchCard.With()
	case m.Verb == verbBribe && game.Seat(m.A) == p:
		return bribeSelf.With()
	case !(s.Houses[m.A].Devs & s.f.councilors).has(Dev(m.B)):
		return noCouncilor.With(m.A, m.B)
	case m.Verb == verbBribe && s.Houses[p].Devs.has(Dev(m.B)):
		return hasCouncilor.With(m.B)
	}
	return nil
}

func explainWar(s *State, f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch m.Verb {
	case verbMobilize:
		if f.Step == stepDeclare || f.Step == stepCounterSupport {
			return oneAction.With()
		}
		return s.explainMobilize(p, m.A)
	case verbAttack:
		if f.Step == stepMobilize || f.Step == stepCounterSupport {
			return oneAction.With()
		}
		return s.explainAttack(p, m)
	case verbSupport:
		if f.Step == stepDeclare || f.Step == stepCounterSupport {
			return s.explainSupport(f, p, m)
		}
	}
	return nil
}

func (s *State) explainMobilize(p game.Seat, a int16) *game.Violation {
	if v := s.wrongLand(a); v != nil {
		return v
	}
	switch t := Territory(a); {
	case !s.Houses[p].Land.has(t):
		return mobilizeOwn.With(a)
	case s.Foot.has(t):
		return hasFoot.With(a)
	}
	return noFoot.With()
}

// explainFoot rejects a Foot Soldier that is missing or otherwise engaged.
func (s *State) explainFoot(p game.Seat, a int16) *game.Violation {
	if v := s.wrongLand(a); v != nil {
		return v
	}
	switch t := Territory(a); {
	case !s.mobilized(p).has(t):
		return notMobilized.With(a)
	case !s.idle(p).has(t):
		return footBusy.With(a)
	}
	return nil
}

func (s *State) explainAttack(p game.Seat, m game.Move) *game.Violation {
	if v := s.explainFoot(p, m.A); v != nil {
		return v
	}
	if v := s.wrongLand(m.B); v != nil {
		return v
	}
	t := Territory(m.B)
	switch q := s.owner(t); {
	case q == p:
		return ownTarget.With(m.B)
	case q != game.Nobody && !s.mayInvade(p, q):
		return noCasus.With(int16(q))
	case !s.reaches(p, Territory(m.A), t):
		return notAdjacent.With(m.A, m.B)
	}
	return onceEach.With(m.B)
}

func (s *State) explainSupport(f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if f.Step == stepDeclare {
		if v := s.explainFoot(p, m.A); v != nil {
			return v
		}
	} else if v := s.wrongLand(m.A); v != nil {
		return v
	} else if !s.mobilized(p).has(Territory(m.A)) {
		return notMobilized.With(m.A)
	}
	if v := s.wrongLand(m.B); v != nil {
		return v
	}
	i := s.raidOn(Territory(m.B))
	if f.Step == stepCounterSupport {
		i = counterRaid
	}
	switch {
	case i < 0 || s.Raids[i].To != Territory(m.B):
		return notAttacked.With(m.B)
	case s.Houses[p].Allied.has(Territory(m.B)):
		return noSupport.With()
	case !s.reaches(p, Territory(m.A), Territory(m.B)):
		return notAdjacent.With(m.A, m.B)
	case s.Raids[i].Naval && s.sails(p, Territory(m.A), Territory(m.B)):
		return oneNavy[s.edition].With(m.B)
	}
	return footBusy.With(m.A)
}

func explainVictory(s *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbMoveIn {
		return nil
	}
	if v := s.wrongLand(m.A); v != nil {
		return v
	}
	return notTaken.With(m.A)
}

func explainCrusade(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb == verbSkip:
		return mustCrusade.With()
	case m.Verb != verbSend:
		return nil
	case !s.isChar(m.A):
		return noSuchCharacter.With()
	case Char(m.A) == s.Houses[p].King:
		return maleFirst.With(m.A)
	}
	return notCrusader[s.edition].With(m.A)
}

// explainPosition serves the steps that choose a shield on the track.
func explainPosition(s *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbUnshield && m.Verb != verbClaim || m.A < 0 || m.A >= trackLength {
		return nil
	}
	return notYourShield[s.edition].With(m.A)
}

func explainInvest(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	most := int16(s.Test.mostBought(s.f.Check.Above))
	switch {
	case m.Verb != verbInvest || m.A < 0:
		return nil
	case m.A > most:
		return tooManyDraws.With(most)
	}
	return noGold.With(s.Houses[p].Gold)
}

func explainSabotage(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb != verbSabotage || m.A < 1:
		return nil
	case m.A > s.Houses[p].Gold:
		return harmGold.With(s.Houses[p].Gold)
	}
	return tooMuchHarm.With(s.mostHarm())
}

func explainUpkeep(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch m.Verb {
	case verbDone:
		return upkeepPrice.With(s.upkeep(p), s.Houses[p].Gold)
	case verbDisband:
		if v := s.wrongLand(m.A); v != nil {
			return v
		}
		return notMobilized.With(m.A)
	}
	return nil
}

func explainTrait(s *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbRemoveTrait || m.A < 0 || int(m.A) >= len(s.f.traits) {
		return nil
	}
	return notInBag.With(m.A)
}

func explainRefound(s *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb != verbRefound:
		return nil
	case !s.isChar(m.A):
		return noSuchCharacter.With()
	}
	return noFounder.With(m.A)
}

func explainSettle(s *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbSettle {
		return nil
	}
	if v := s.wrongLand(m.A); v != nil {
		return v
	}
	if s.free() != 0 {
		return freeFirst.With(m.A)
	}
	return restlessFirst.With(m.A)
}

func explainChoice(_ *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbTake || m.A < 1 || m.A > 2 {
		return nil
	}
	return cannotPay.With()
}

func explainPerson(s *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb != verbName:
		return nil
	case !s.isChar(m.A):
		return noSuchCharacter.With()
	}
	return notAmong.With()
}

func explainCulture(s *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb != verbPoint:
		return nil
	case !s.isDynasty(m.A):
		return noSuchDynasty.With()
	}
	return notAmong.With()
}
