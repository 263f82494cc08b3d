package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/flow"
)

// Why a move is refused. The options define what is legal; this finds the best reason, and copes
// with arbitrary operands.

// knows reports whether the operands of a move name existing things.
func (s *State) knows(m game.Move) bool {
	if int(m.Verb) >= len(verbs) {
		return false
	}
	sorts := verbs[m.Verb].Args
	for i, v := range [3]int16{m.A, m.B, m.C} {
		n := 1 // unused: zero
		if i < len(sorts) {
			n = len(s.t.lexicon.Sorts[sorts[i]].Names)
		}
		if v < 0 || int(v) >= n {
			return false
		}
	}
	return true
}

func explainOrders(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if !s.knows(m) {
		return noSuchThing.With()
	}
	if s.Sealed.Has(p) {
		return sealedDraft.With()
	}
	if s.Leaving.Has(p) {
		return hasAbdicated.With()
	}
	at := Space(m.A)
	switch m.Verb {
	case verbHold, verbMove, verbFerry, verbSupport, verbSupportMove, verbConvoy, verbDeploy:
		if v := s.explainCommand(p, at); v != nil {
			return v
		}
		return s.explainOrder(p, at, m)
	case verbBidHold, verbBidMove, verbBidFerry, verbBidSupport, verbBidSupportMove:
		if v := s.explainBidder(p, at); v != nil {
			return v
		}
		return s.explainOrder(p, at, m)
	case verbTithe, verbRebel, verbGift, verbWithdraw:
		return s.explainPoints(p, m)
	case verbRelease:
		return noRelease.With()
	case verbName:
		return notInPlay.With(m.A)
	default:
		return nil
	}
}

// explainCommand says why p does not command the unit.
func (s *State) explainCommand(p game.Seat, at Space) *game.Violation {
	u := &s.Units[at]
	switch {
	case s.commands(p, at):
		return nil
	case !u.there():
		return noUnitThere.With(int16(at))
	case u.Crusader:
		return crusaderFree.With(int16(at))
	case u.Owner == p:
		return brokenAway.With(int16(at))
	case u.Owner != game.Nobody:
		return notYourUnit.With(int16(at))
	case s.Pope == game.Nobody:
		return italianPope.With(int16(at))
	case s.Pope != p:
		return notThePope.With(int16(at))
	case s.Creed[at] != catholic:
		return notCatholic.With(int16(at))
	default:
		return popeSilenced.With(int16(at))
	}
}

// explainBidder says why p cannot put points on the unit.
func (s *State) explainBidder(p game.Seat, at Space) *game.Violation {
	u := &s.Units[at]
	switch {
	case !u.there():
		return noUnitThere.With(int16(at))
	case !s.mayBidFor(p, at):
		switch {
		case u.regular():
			return notAMinor.With(int16(at))
		case s.excommunicated(p) && (u.Crusader || s.Creed[at] == catholic):
			return bannedFromRealm.With(int16(at))
		case u.Crusader:
			return notACrusader.With(int16(at))
		default:
			return papalArmy.With()
		}
	case s.pointsLeft(p) == 0:
		return noPointsLeft.With(int16(s.Points[p]))
	default:
		return nil
	}
}

// explainOrder says why the unit cannot do that.
func (s *State) explainOrder(p game.Seat, at Space, m game.Move) *game.Violation {
	o := orderOf(m)
	switch o.Kind {
	case moves:
		return s.explainMove(at, o.To)
	case ferries:
		if s.barred(at, s.f.space(o.To)) {
			return cumansMove.With(m.A, m.B)
		}
		return noFerry.With(m.A, m.B)
	case supports:
		return s.explainSupport(at, o.From, o.From)
	case supportsMove:
		if s.barred(at, s.f.space(o.To)) {
			return cumansSupport.With(m.A, m.C)
		}
		return s.explainSupport(at, o.From, s.f.space(o.To))
	case convoys:
		if s.Units[at].Type == diplomacy.Fleet && !s.f.seas.has(at) {
			return combinedSpace.With(m.A)
		}
		return cannotConvoy.With(m.A)
	case deploys:
		return s.explainDeployment(p, at, s.f.space(o.To))
	default:
		return nil
	}
}

// explainSupport says why the unit at a space cannot support the one from another into a third, or
// in holding there.
func (s *State) explainSupport(at, from, to Space) *game.Violation {
	l := s.listing()
	goes := from == to || l.goes[from].has(to)
	listings.Return(l)
	switch {
	case at == from:
		return supportItself.With(int16(at))
	case !s.Units[from].there():
		return supportNobody.With(int16(from))
	case !s.reachOf(at).has(to):
		return supportFar.With(int16(at), int16(to))
	case !goes:
		return supportedFar.With(int16(from), int16(to))
	default:
		return supportByItself.With(int16(at), int16(from))
	}
}

func (s *State) explainMove(at Space, to Place) *game.Violation {
	x, u := s.f.space(to), &s.Units[at]
	switch {
	case s.barred(at, x):
		return cumansMove.With(int16(at), int16(x))
	case u.Type == diplomacy.Fleet && to == Place(x) && s.f.m.Provinces[x].Coasts != nil && s.reachOf(at).has(x):
		if x == s.f.unified {
			return coastOfStrait.With(int16(at), int16(to))
		}
		return coastNeeded.With(int16(at), int16(to))
	case u.Type == diplomacy.Army && s.f.fleet[at].has(x) && !s.f.seas.has(x):
		return armyToDenmark.With(int16(at), int16(to))
	case s.mayDeployTo(u.Owner, at).has(x):
		return asCrusader.With(int16(at), int16(x))
	default:
		return cannotGo.With(int16(at), int16(to))
	}
}

func (s *State) explainDeployment(p game.Seat, at, to Space) *game.Violation {
	switch {
	case s.Crusade.Phase != declared:
		return noDeployment.With()
	case !s.mayDeploy(at) || s.Units[at].Owner != p:
		return cannotDeploy.With(int16(at))
	case s.deploysOther(p, at):
		return oneDeploys.With(int16(at))
	case !s.destinations().has(to):
		return notBesideGoal.With(int16(to))
	default:
		return noLineOfSupply.With(int16(at), int16(to))
	}
}

func (s *State) explainPoints(p game.Seat, m game.Move) *game.Violation {
	at := Space(m.A)
	switch m.Verb {
	case verbTithe:
		if !s.isCatholic(p) {
			return onlyCatholics.With()
		}
	case verbRebel:
		switch {
		case s.hasBid(p, onRebel, at):
			return onceEnough.With(m.A)
		case !s.f.centres.has(at) || s.Holder[at] == game.Nobody:
			return rebelNobodys.With(m.A)
		case s.Holder[at] == p:
			return rebelOwn.With(m.A)
		case !s.Once[at].Has(p):
			return rebelForeign.With(m.A)
		case s.Units[at].there():
			return rebelGuarded.With(m.A)
		}
	case verbGift:
		switch {
		case s.hasBid(p, onGift, at):
			return onceEnough.With(m.A)
		case !s.f.centres.has(at) || s.Holder[at] != p:
			return giftForeign.With(m.A)
		}
	case verbWithdraw:
		return nothingThere.With(m.A)
	}
	return noPointsLeft.With(int16(s.Points[p]))
}

func explainRetreats(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch {
	case !s.knows(m):
		return noSuchThing.With()
	case s.Sealed.Has(p):
		return sealedDraft.With()
	case m.Verb != verbRetreat && m.Verb != verbDisband:
		return nil
	}
	for _, x := range s.Dislodged {
		if !x.Unit.there() || x.Unit.Owner != p || s.f.space(x.Unit.At) != Space(m.A) || m.Verb != verbRetreat {
			continue
		}
		return s.explainRetreat(&x, Place(m.B))
	}
	return notDislodged.With(m.A)
}

// explainRetreat says why a dislodged unit cannot retreat to a place.
func (s *State) explainRetreat(x *dislodged, to Place) *game.Violation {
	d := desks.Take()
	by := s.layRetreat(d, x)
	cause := d.retreats.Why(by, diplomacy.Loc(to))
	desks.Return(d)
	from, space := int16(s.f.space(x.Unit.At)), int16(s.f.space(to))
	switch cause {
	case diplomacy.RetreatToOrigin:
		return retreatOrigin.With(from, space)
	case diplomacy.RetreatOccupied:
		return retreatOccupied.With(from, space)
	case diplomacy.RetreatContested:
		return retreatStandoff.With(from, space)
	case diplomacy.CoastNeeded, diplomacy.NoCause: // the place is open, by one of its coasts
		return retreatCoast.With(from, space)
	default:
		return retreatFar.With(from, space)
	}
}

func explainBuilds(s *State, f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if !s.knows(m) {
		return noSuchThing.With()
	}
	if s.Sealed.Has(p) {
		return sealedDraft.With()
	}
	due := s.due(p)
	switch m.Verb {
	case verbBuildArmy, verbBuildFleet:
		at := s.f.space(Place(m.A))
		switch {
		case due < 0:
			return buildsNotDue.With()
		case m.Verb == verbBuildFleet && f.Step == stepRebuild:
			return armiesOnly.With()
		case !s.f.centres.has(at) || s.Holder[at] != p:
			return notYourCentre.With(int16(at))
		case s.hasPlan(p, at):
			return plannedCentre.With(int16(at))
		case s.Units[at].there():
			return occupiedCentre.With(int16(at))
		case s.left(p, f.Step) <= 0:
			return noBuildLeft.With()
		case m.Verb == verbBuildFleet && s.f.m.Provinces[at].Coasts != nil:
			return buildCoast.With(int16(at))
		case m.Verb == verbBuildFleet:
			return inlandCentre.With(int16(at))
		}
	case verbDisband:
		if due >= 0 || s.left(p, f.Step) <= 0 {
			return noDisbandDue.With()
		}
		return notYourUnit.With(m.A)
	case verbWithdraw:
		return nothingThere.With(m.A)
	}
	return nil
}

func explainVotes(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch {
	case !s.knows(m):
		return noSuchThing.With()
	case s.Sealed.Has(p):
		return sealedDraft.With()
	case m.Verb == verbVote:
		return notACandidate.With(m.A)
	default:
		return nil
	}
}

func explainJudge(s *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	if s.knows(m) && m.Verb == verbExcommunicate {
		return notAccused.With(m.A)
	}
	return nil
}

func explainCrusade(s *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	if !s.knows(m) || m.Verb != verbCrusade {
		return nil
	}
	p, at := game.Seat(m.A), Space(m.B)
	switch {
	case !s.targets().Has(p):
		return noCause.With(m.A)
	case s.f.centres.has(at) && s.Holder[at] == p:
		return romeAlone.With(m.B)
	default:
		return notAnObjective.With(m.A, m.B)
	}
}

func explainBull(s *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	if !s.knows(m) {
		return nil
	}
	at, points := Space(m.A), int16(s.Tithes)
	switch m.Verb {
	case verbProtectRealm, verbProtectDynasty:
		if int(points) < s.f.protectionCost {
			return tooFewProtection.With(points)
		}
		return notProtectable.With()
	case verbArbitrate:
		if int(points) < s.f.arbitrationCost {
			return tooFewForPeace.With(points)
		}
		return notParties.With()
	case verbInvest:
		switch h := s.Holder[at]; {
		case int(points) < s.f.investitureCost:
			return tooFewForBishop.With(points)
		case !s.f.centres.has(at) || !s.isCatholic(h):
			return bishopNotThere.With(m.A)
		case s.f.start[at].faith != catholic:
			return bishopHeathen.With(m.A)
		case s.f.start[at].owner == h:
			return bishopHome.With(m.A)
		default:
			return bishopGuarded.With(m.A)
		}
	default:
		return nil
	}
}
