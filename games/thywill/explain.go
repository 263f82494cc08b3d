package thywill

import (
	"outremer/game"
	"outremer/game/flow"
)

// Why a move is refused. These functions only see moves that are not offered, and reveal nothing
// that the seat does not already know.

func isWedge(a int16) bool { return a >= 0 && a < wedges }

func (s *State) isRegion(a int16) bool { return a >= 0 && int(a) < len(s.f.regions) }

func explainOrders(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	k := &s.Picks[p]
	switch {
	case m.Verb > verbReopen:
		return nil
	case s.Sealed.Has(p) && m.Verb != verbReopen:
		return alreadySealed.With()
	case m.Verb == verbOrder && (m.A < 0 || int(m.A) >= len(s.f.orders)):
		return noSuchThing.With()
	case m.Verb == verbOrder && !s.offered(p, Order(m.A)):
		return notOffered.With(m.A)
	case m.Verb == verbArrange && s.variant.wheel == freeWheel && isWedge(m.A):
		return wedgeLaid.With(m.A)
	case m.Verb == verbSeal && k.Order == noOrder:
		return pickFirst.With()
	case m.Verb == verbSeal:
		return wheelFirst.With()
	}
	return nil
}

func explainFit(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb != verbToken && m.Verb != verbUpgrade:
		return nil
	case !isWedge(m.A):
		return noSuchThing.With()
	case m.Verb == verbUpgrade && s.fitting(p):
		return tokensFirst.With()
	case m.Verb == verbUpgrade:
		return upgradedAlready.With(m.A)
	case s.fitting(p):
		return shortAlready.With(m.A)
	}
	return nil
}

func explainPlace(s *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb != verbPlace:
		return nil
	case !s.isRegion(m.A):
		return noSuchThing.With()
	case !s.side.starts.has(Region(m.A)):
		return notStart.With(m.A)
	}
	return startTaken.With(m.A)
}

func explainTurn(s *State, _ *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch m.Verb {
	case verbResolve:
		return s.explainResolve(p, m)
	case verbUpgrade:
		switch {
		case !isWedge(m.A):
			return noSuchThing.With()
		case s.variant.learn:
			return upgradeOff.With()
		}
		return upgradedAlready.With(m.A)
	case verbSkip:
		return skipLocked.With()
	}
	return nil
}

func (s *State) explainResolve(p game.Seat, m game.Move) *game.Violation {
	if !isWedge(m.A) || m.B < 0 || m.B >= int16(actions) {
		return noSuchThing.With()
	}
	w, a, n := Wedge(m.A), Action(m.B), int(s.Wheels[p].Tokens[m.A])
	x, upgraded := s.f.wedge[w], s.Wheels[p].upgraded(w)
	switch {
	case n == 0:
		return noTokens.With(m.A)
	case a != x.primary && (a != x.added || !upgraded):
		return notOnWedge.With(m.A, m.B)
	case int(m.C) < 1 || int(m.C) > n:
		return wrongShare.With(m.A, int16(n))
	case !upgraded && int(m.C) < n:
		return notSplit.With(m.A, int16(n))
	}
	if v := s.explainAction(p, a, int(m.C)); v != nil {
		return v
	}
	other := s.other(w, a)
	if v := s.explainAction(p, other, n-int(m.C)); v != nil && (other == muster || a != travel && a != crusade) {
		return v
	}
	return cannotAction.With(int16(other), int16(n-int(m.C))) // as the map is now tells nothing of what comes then
}

// explainAction says why an action with this many tokens cannot be carried out.
func (s *State) explainAction(p game.Seat, a Action, tokens int) *game.Violation {
	if s.possible(p, a, tokens) {
		return nil
	}
	total := s.total(p, a, tokens)
	switch {
	case a == muster && s.Troops[p] == troops:
		return noTroopLeft.With()
	case a == muster:
		return troopTooDear.With(int16(total), int16(s.f.troop[s.Troops[p]]))
	case a == crusade && s.knightsAt(p)&s.enemiesAt() == 0:
		return noCrusade.With()
	case a == crusade:
		f := s.weakest(p)
		return tooStrong.With(int16(f.enemy()), int16(s.strength(f)), int16(total))
	case a == build:
		return s.explainSites(p, total)
	}
	return cannotAction.With(int16(a), int16(tokens))
}

// explainSites says why nothing can be built with a total: what stands in the way, or what the
// cheapest building costs.
func (s *State) explainSites(p game.Seat, total int) *game.Violation {
	open := s.knightsAt(p) &^ (s.enemiesAt() | s.housesAt())
	if open == 0 {
		return noSite.With()
	}
	t := s.cheapest(open, p)
	if t == buildings {
		return allBuilt.With()
	}
	return cheapestTooDear.With(int16(t), int16(s.leastCost(open, p)), int16(total))
}

// cheapest is the type that p can build at the least cost in one of the given regions, or buildings
// if p has built everything.
func (s *State) cheapest(open regions, p game.Seat) Building {
	for t := range buildings {
		if s.sites(open, p, t, s.leastCost(open, p)) != 0 {
			return t
		}
	}
	return buildings
}

// weakest is the weakest enemy in a region with a knight of p.
func (s *State) weakest(p game.Seat) Foe {
	best := noFoe
	for at := s.knightsAt(p) & s.enemiesAt(); at != 0; {
		if f := s.foe(at.take()); best == noFoe || s.strength(f) < s.strength(best) {
			best = f
		}
	}
	return best
}

func explainTravel(s *State, f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbMove {
		return secondChoice(m)
	}
	if !s.isRegion(m.A) || !s.isRegion(m.B) {
		return noSuchThing.With()
	}
	from, to := Region(m.A), Region(m.B)
	switch {
	case !s.side.on.has(to):
		return offBoard.With(m.B)
	case !s.knightsAt(p).has(from):
		return noOwnKnight.With(m.A)
	case !s.side.borders[from].has(to):
		return notAdjacent.With(m.A, m.B)
	}
	return tooFar.With(m.A, price(from, s.enemiesAt()), f.A)
}

func explainCrusade(s *State, f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbCrusade {
		return secondChoice(m)
	}
	if !s.isRegion(m.A) {
		return noSuchThing.With()
	}
	r := Region(m.A)
	foe := s.foe(r)
	switch {
	case !s.knightsAt(p).has(r):
		return noKnightThere.With(m.A)
	case foe == noFoe:
		return noEnemyThere.With(m.A)
	}
	return tooStrong.With(int16(foe.enemy()), int16(s.strength(foe)), f.A)
}

func explainBuild(s *State, f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	if m.Verb != verbBuild {
		return secondChoice(m)
	}
	if !s.isRegion(m.B) || m.A < 0 || m.A >= int16(buildings) {
		return noSuchThing.With()
	}
	t, r := Building(m.A), Region(m.B)
	switch {
	case s.Built[p][t] == levels:
		return typeComplete.With(m.A)
	case s.foe(r) != noFoe:
		return enemyHere.With(m.B)
	case s.housesAt().has(r):
		return builtAlready.With(m.B)
	case !s.knightsAt(p).has(r):
		return needKnight.With(m.B)
	}
	return tooDear.With(m.A, int16(s.cost(p, t, r)), f.A)
}

func explainDistribute(s *State, f *flow.Frame, p game.Seat, m game.Move) *game.Violation {
	switch {
	case m.Verb == verbKeep:
		return mustDistribute.With()
	case m.Verb != verbDistribute:
		return secondChoice(m)
	case !isWedge(m.A) || m.B < 0 || int(m.B) >= len(wayNames):
		return noSuchThing.With()
	case f.A != game.None && m.A != f.A:
		return otherWedge.With(m.A)
	case s.Wheels[p].Tokens[m.A] == 0:
		return emptyWedge.With(m.A)
	case way(m.B) != plain && s.order(p).power != powerOf[m.B]:
		return notYourPower.With(m.B)
	case isWedge(m.C):
		return notOnPath.With(m.C)
	}
	return nil
}

// powerOf is the power that allows a way.
var powerOf = [...]power{plain: noPower, fromHere: origin, backward: direction, skipping: passOver, doubling: double}

func explainConfirm(_ *State, _ *flow.Frame, _ game.Seat, m game.Move) *game.Violation {
	return secondChoice(m)
}

// secondChoice refuses what would amount to a second turn [turn.2].
func secondChoice(m game.Move) *game.Violation {
	switch m.Verb {
	case verbResolve, verbUpgrade, verbSkip:
		return oneChoice.With()
	}
	return nil
}
