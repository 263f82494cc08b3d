package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// What the adviser thinks of deeds: building, Plots, war, and the checks they need.

// leads reports whether no dynasty has more points than q.
func (s *counsel) leads(q game.Seat) bool {
	for p := range s.Houses {
		if s.plays(game.Seat(p)) && s.points(game.Seat(p)) > s.points(q) {
			return false
		}
	}
	return true
}

// harm is what a point that q loses is worth to others.
func (s *counsel) harm(q game.Seat) float64 {
	if s.leads(q) {
		return s.n[worthShare]
	}
	return s.n[worthHarm]
}

func (s *counsel) adviseRealm(p game.Seat, m game.Move) float64 {
	switch m.Verb {
	case verbBuild:
		cost := int(s.castleCost(p)) * (1 + s.Now.Queue.len())
		return s.n[worthCastle] + s.earns(p, builderHonour) - s.debt(p, cost) + 2*s.n[worthGold]*float64(min(0, int(s.Houses[p].Gold)-cost))
	case verbBuy:
		cost := int(s.devCost(p))
		return s.n[worthDev] + s.earns(p, inventorHonour) - s.n[worthGold]*float64(cost) - s.debt(p, cost)
	}
	return 0
}

// earns is what a step towards an achievement is worth beside itself: much if it is the last.
func (s *counsel) earns(p game.Seat, k honour) float64 {
	holder := s.Honour[k]
	if holder == p {
		return 0
	}
	need := s.merits(k)
	if holder != game.Nobody {
		need = s.merit(holder, k) + 1
	}
	if missing := need - s.merit(p, k); missing > 0 {
		return s.n[worthHonour] / float64(missing*missing)
	}
	return 0
}

// Plots.

// chance is that of a check with the bag as it is, the free draws and some Gold.
func (s *counsel) chance(p game.Seat, kind checkKind, need, draws int, duke Char) float64 {
	good, n := s.promising(p, groupOf[kind], duke)
	return atLeast(need, good, n, min(draws, n))
}

// adviseIntrigue weighs what an attempt brings, how likely it is, and what it costs.
func (s *counsel) adviseIntrigue(p game.Seat, m game.Move) float64 {
	if m.Verb == verbSkip || m.Verb == verbDone {
		return 0
	}
	prize := s.plotPrize(p, m)
	if prize <= 0 {
		return prize - 1
	}
	q, kind, need := s.victimOf(m), attemptKind(m.Verb), s.attemptNeed(m)
	price := s.f.Cost.Attempt[s.Now.PlotN]
	free := s.freeDraws(p, kind)
	extra := min(max(0, need+1-free), max(0, int(s.Houses[p].Gold)-s.due(p)-price))
	odds := s.chance(p, kind, need, free+extra, noChar)
	v := odds*prize - s.n[worthGold]*float64(price+extra) - s.debt(p, price)
	if q != game.Nobody && q != p {
		v -= (1-odds)*s.n[plotFails] + if1(s.Houses[p].Pact.Has(q), s.n[betrayal])
	}
	return v
}

// plotPrize is what a Plot is worth if it succeeds.
func (s *counsel) plotPrize(p game.Seat, m game.Move) float64 {
	q := s.victimOf(m)
	switch m.Verb {
	case verbOverthrow:
		t := Territory(m.A)
		return s.n[overthrowWorth] + s.harm(q)*float64(1+yes(s.Castle.has(t)))
	case verbIncite:
		return s.n[inciteWorth] + s.harm(q)/4
	case verbCasusBelli:
		if s.border(s.Houses[p].Land)&s.Houses[game.Seat(m.A)].Land == 0 {
			return 0
		}
		return s.n[claimWorth] + if1(s.leads(game.Seat(m.A)), s.n[claimLeader])
	case verbBribe:
		return s.n[worthDev] + s.earns(p, inventorHonour) - s.n[worthGold]*float64(s.f.Cost.Bribe)
	case verbMurder:
		return s.murderPrize(p, Char(m.A))
	case verbMurderCouncilor:
		return if1(q != p, s.harm(q)/4)
	}
	return 0
}

// murderPrize: a ruler without heirs leaves half his land behind, an only heir the danger of that.
func (s *counsel) murderPrize(p game.Seat, c Char) float64 {
	at, q, _ := s.find(c)
	if q == game.Nobody || q == p {
		return 0
	}
	heirs := s.heirs(q)
	switch {
	case at == onThrone && heirs == 0:
		return s.harm(q) * float64(s.Houses[q].Land.len()/2)
	case at == asKin && heirs == 1:
		return s.n[murderHeir] + s.harm(q)/2
	}
	return if1(s.leads(q), s.n[murderOther])
}

// War.

// adviseWar takes what can be taken with good odds, and raises troops where they are needed and can be paid.
func (s *counsel) adviseWar(p game.Seat, m game.Move) float64 {
	switch m.Verb {
	case verbMobilize:
		near := s.near(p, Territory(m.A)) & s.targets(p) &^ s.Houses[p].Land
		v := if1(near != 0, s.n[mobilizeWorth]) + s.n[mobilizeNear]*float64(near.len()) - s.n[worthGold]
		if int(s.Houses[p].Gold) <= s.due(p) {
			v -= s.n[worthDebt]
		}
		return v
	case verbAttack:
		return s.adviseAttack(p, Territory(m.A), Territory(m.B))
	case verbSupport:
		return if1(s.defence(Territory(m.B)) > 1, s.n[supportWorth])
	case verbBegin:
		return 10
	}
	return 0
}

func (s *counsel) adviseAttack(p game.Seat, from, t Territory) float64 {
	h := &s.Houses[p]
	switch {
	case h.Land.len()+int(s.RaidN) >= s.f.Supply.Knights:
		return -10
	case h.Allied.has(t):
		return s.n[worthLand] + s.n[annexWorth]
	}
	prize := s.n[worthLand] + if1(s.Castle.has(t), s.n[worthCastle])
	q, need := s.owner(t), s.defence(t)
	v := -if1(s.partner(t) != game.Nobody, s.n[attackProvokes])
	if q != game.Nobody {
		prize += s.harm(q)
		v -= s.n[attackWar] + s.n[attackProvokes]*float64(h.Pact.Len())*if1(h.Pact.Has(q), 1)
	}
	gold := min(max(0, need+1-s.attackDraws(p, t)), max(0, int(h.Gold)-s.due(p)))
	return v + prize*s.attackOdds(p, from, t, gold) - s.n[worthGold]*float64(gold)
}

// attackDraws is how many tokens p draws for nothing when he attacks t.
func (s *counsel) attackDraws(p game.Seat, t Territory) int {
	return s.freeDraws(p, chkInvade) + (s.Houses[p].Allied & s.f.borders[t]).len()
}

// attackOdds is how likely an attack succeeds with some Gold.
func (s *counsel) attackOdds(p game.Seat, from, t Territory, gold int) float64 {
	duke := noChar
	if i := s.dukeOf(p, from); i >= 0 {
		duke = s.Houses[p].Kin[i].Who
	}
	return s.chance(p, chkInvade, s.defence(t), s.attackDraws(p, t)+gold, duke)
}

// Checks.

// stakes returns the value of what the current check is about.
func (s *counsel) stakes() float64 {
	switch x := s.aim(); s.Test.Kind {
	case chkInvade:
		return s.n[worthLand] + if1(x.against != game.Nobody, s.n[worthHarm])
	case chkOverthrow:
		return s.n[overthrowWorth] + s.n[worthHarm]
	case chkCrusade:
		return s.n[stakeCrusade]
	case chkSave:
		return s.n[stakeSave]
	case chkMarry:
		return s.n[stakeMarry]
	case chkBuild:
		return s.n[worthCastle] + s.earns(s.Test.Seat, builderHonour) + 20
	case chkCasusBelli, chkIncite, chkMurder, chkBribe, chkDivorce:
		return s.n[stakePlot]
	}
	return s.n[stakeEvent]
}

// inVain reports a price, of Gold, of a green trait or of an action, from which nothing can come: what it is paid for cannot
// be won with it or, like a Castle, could not be paid for afterwards. Half a draw is not cancelled, either.
func (s *counsel) inVain(f *flow.Frame, p game.Seat, m game.Move) bool {
	x, gold := &s.Test, s.Houses[p].Gold
	switch {
	case m.Verb == verbBuild:
		return gold < s.fee(p, chkBuild)
	case f.Step == stepIntrigue && m.Verb != verbSkip && m.Verb != verbDone:
		kind := attemptKind(m.Verb)
		gold -= int16(s.f.Cost.Attempt[s.Now.PlotN]) + s.fee(p, kind)
		return gold < 0 || s.freeDraws(p, kind)+int(gold) < s.attemptNeed(m)
	case m.Verb == verbInvest:
		return m.A > 0 && (gold-m.A < s.fee(p, x.Kind) || x.Free+int8(m.A) < x.Need)
	case m.Verb == verbSacrifice:
		left := x.total(s.f.Cost.Sabotage) - x.Draws
		return !s.isHit(x.Last) && (gold < s.fee(p, x.Kind) || x.Hits+1+left < x.Need)
	case m.Verb == verbSabotage:
		return (x.Pledged+int8(m.A))%int8(s.f.Cost.Sabotage) != 0
	}
	return false
}

// adviseInvest buys draws while they are worth their Gold, which the troops need, too.
func (s *counsel) adviseInvest(p game.Seat, m game.Move) float64 {
	return s.odds(int(s.Test.Free)+int(m.A))*s.stakes() - s.n[worthGold]*float64(m.A) - s.debt(p, int(m.A))
}

// adviseSabotage pays where p's own land is under attack, and against who is ahead.
func (s *counsel) adviseSabotage(p game.Seat, m game.Move) float64 {
	if m.Verb == verbPass {
		return 0
	}
	worth := 0.0
	switch {
	case s.Test.Kind == chkInvade && s.underAttack(p):
		worth = s.n[sabotageOwn]
	case s.leads(s.Test.Seat) && !s.leads(p):
		worth = s.n[sabotageLead]
	}
	return (worth-s.n[worthGold])*float64(m.A) - s.debt(p, int(m.A))
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
