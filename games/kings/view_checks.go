package kings

import (
	"math"
	"slices"

	"outremer/game"
)

// What a player is shown of checks, attacks and prices.

// viewOrder lists the dynasties in play in the order of the current phase.
func (s *viewer) viewOrder() []string {
	out := s.lists.List(seats)
	for i := range game.Seat(seats) {
		if p := (s.Lead + i) % seats; s.plays(p) {
			out = append(out, cultureNames[p])
		}
	}
	return out
}

// viewLine lists the kin of p in order of inheritance.
func (s *viewer) viewLine(p game.Seat) []HeirView {
	line := make([]int, 0, kinSize)
	for i := range s.Houses[p].Kin {
		if s.Houses[p].Kin[i].Who != noChar {
			line = append(line, i)
		}
	}
	slices.SortFunc(line, func(i, j int) int { return s.precedence(p, i) - s.precedence(p, j) })
	out := make([]HeirView, 0, len(line))
	for _, i := range line {
		out = append(out, HeirView{s.f.characters[s.Houses[p].Kin[i].Who], claimNames[s.claimOf(p, i)]})
	}
	return out
}

// viewProposal shows the marriage being arranged. It becomes public once proposed, or once its
// check has begun.
func (s *State) viewProposal(viewer game.Seat) *ProposalView {
	for i := range s.core.Len() {
		f := s.core.Below(i)
		by, c := f.Seat, Char(f.A)
		v := ProposalView{By: seatName(by)}
		switch {
		case f.Step == stepConsent:
			_, by, _ = s.find(c)
			v.By, v.To, v.Spouse, v.Gold, v.Home = seatName(by), seatName(f.Seat), s.charName(Char(f.B)), int(f.C), seatName(game.Seat(f.D))
		case f.Step == stepSuit && viewer == by:
		case f.Step == stepTerms && viewer == by:
			_, to, _ := s.find(Char(f.B))
			v.To, v.Spouse = seatName(to), s.charName(Char(f.B))
		case f.Step == stepSpouse:
			v.Stack, v.Home = cultureNames[f.B], v.By
		case f.Step == stepWed && game.Verb(f.B) == verbCourt:
			v.Territory, v.Spouse, v.Home = s.landName(Territory(f.C)), s.charName(s.Bride[f.C]), v.By
		case f.Step == stepWed:
			v.Stack, v.Home = cultureNames[f.C], v.By
		default:
			continue
		}
		v.Suitor = s.charName(c)
		shown := v // only this one is allocated
		return &shown
	}
	return nil
}

// viewPhase returns the current part of the Round or Era.
func (s *State) viewPhase() string {
	if s.isOver() {
		return "over"
	}
	switch s.core.Below(s.core.Len() - 1).PC {
	case phaseFirst, phaseEra:
		return "setup"
	case phaseDraw:
		return "draw"
	case phaseRound, phaseDynasty:
		return "dynasty"
	case phasePlot:
		return "plot"
	case phaseTurn:
		if s.during(stepPlot) {
			return "plot"
		}
		return "turn"
	case phaseCards, phaseReturn:
		return "turn"
	case phaseCosts, phaseDisband:
		return "upkeep"
	}
	return "age"
}

// viewCheck shows the current check; only the bag's owner sees the odds, and nobody those of a
// script.
func (s *viewer) viewCheck() *CheckView {
	x, a := &s.Test, s.aim()
	v := &CheckView{Kind: checkNames[x.Kind], Action: actionName(groupOf[x.Kind]), Seat: cultureNames[x.Seat], Against: seatName(a.against),
		Territory: s.landName(a.land), Character: s.charName(a.who), Spouse: s.charName(a.other), Development: s.devName(a.dev),
		Need: int(x.Need), Free: int(x.Free), Bought: int(x.Bought), Pledged: int(x.Pledged), Hits: int(x.Hits),
		Sabotaged: int(x.Pledged) / s.f.Cost.Sabotage, Left: int(x.total(s.f.Cost.Sabotage) - x.Draws),
		Drawn: s.traitNames(x.Drawn), Draws: s.viewDrawn(), Critical: []string{}, Duke: s.charName(x.Duke), Odds: []float64{}}
	if g := groupOf[x.Kind]; g != noGroup {
		for t, groups := range s.f.critical[:len(s.f.traits)] {
			if groups>>g&1 != 0 {
				v.Critical = append(v.Critical, s.f.traits[t])
			}
		}
	}
	if s.seat == x.Seat && !s.isScripted(s.seat) {
		s.viewChances(v, s.seat)
	}
	return v
}

func (s *State) viewChances(v *CheckView, p game.Seat) {
	x := &s.Test
	step := s.core.Top().Step
	v.Good, v.Tokens = s.promising(p, groupOf[x.Kind], x.Duke)
	if step == stepInvest {
		most := min(int(x.mostBought(s.f.Check.Above)), int(s.Houses[p].Gold))
		for n := range most + 1 {
			v.Odds = append(v.Odds, rounded(s.odds(int(x.Free)+n)))
		}
	}
	if x.Open {
		chance := rounded(s.oddsNow(x.Hits))
		v.Chance = &chance
	}
	if step == stepSacrifice {
		turned := x.Hits + 1
		if s.isHit(x.Last) {
			turned = x.Hits - 1
		}
		chance := rounded(s.oddsNow(turned))
		v.Sacrifice = &chance
	}
}

func (s *State) viewDrawn() []DrawView {
	order := s.Test.Order[:min(int(s.Test.Draws), maxDraws)]
	out := make([]DrawView, 0, len(order))
	for i, k := range order {
		given := s.Test.Given>>i&1 != 0
		out = append(out, DrawView{Trait: s.f.traits[s.f.traitOf[k]], Hit: s.isHit(k) != given, Critical: s.isCritical(k), Sacrificed: given})
	}
	return out
}

// viewAttack shows an attack; only the attacker sees the odds.
func (s *viewer) viewAttack(r *raid) AttackView {
	p := s.owner(r.From)
	v := AttackView{From: s.f.territories[r.From], To: s.f.territories[r.To], Naval: r.Naval, Support: s.landNames(r.Support), Backers: s.landNames(r.Backers),
		Partners: []string{}, Needs: []ItemView{}, Items: []ItemView{}, Odds: []float64{}}
	if p == game.Nobody || s.owner(r.To) == p {
		return v
	}
	v.Annexes = s.Houses[p].Allied.has(r.To)
	if v.Annexes {
		return v
	}
	var buf [maxItems]item
	needs := s.appendDefence(buf[:0], r.To)
	v.Need, v.Needs = total(needs), s.itemNames(needs)
	draws := s.appendHelp(s.appendDraws(buf[:0], p, chkInvade), p, r)
	v.Draws, v.Items = total(draws), s.itemNames(draws)
	for q := range s.others(p) {
		if s.mayBack(p, q, r.To) && s.Houses[q].Land&r.Backers == 0 {
			v.Partners = append(v.Partners, cultureNames[q])
		}
	}
	if s.seat == p {
		v.Odds = s.viewAttackOdds(p, r, v.Need, v.Draws)
	}
	return v
}

// viewProspects shows every attack that p could declare now, as if it had been declared.
func (s *viewer) viewProspects(p game.Seat) []AttackView {
	if s.core.Top().Step == stepDeclare && s.RaidN >= counterRaid {
		return []AttackView{}
	}
	attacks := s.appendAttacks(nil, p)
	out := make([]AttackView, 0, len(attacks))
	for _, m := range attacks {
		from, to := Territory(m.A), Territory(m.B)
		out = append(out, s.viewAttack(&raid{From: from, To: to, Naval: s.sails(p, from, to)}))
	}
	return out
}

// viewDraws lists the free draws of p in every kind of check.
func (s *viewer) viewDraws(p game.Seat) []DrawsView {
	out := make([]DrawsView, 0, len(checkNames))
	for k, name := range checkNames {
		var buf [maxItems]item
		list := s.appendDraws(buf[:0], p, checkKind(k))
		out = append(out, DrawsView{name, actionName(groupOf[k]), total(list), s.itemNames(list)})
	}
	return out
}

func (s *State) viewPrices(p game.Seat) *PricesView {
	v := &PricesView{Castle: int(s.castleCost(p)), Develop: []int{}, Attempt: []int{}, Bribe: s.f.Cost.Bribe, Adopt: s.f.Cost.Adopt,
		Upkeep: int(s.upkeep(p)), Sabotage: s.f.Cost.Sabotage, Above: s.f.Check.Above}
	for n := int(s.Now.Bought); n < len(s.f.Cost.Develop); n++ {
		v.Develop = append(v.Develop, int(s.devCostAt(p, n)))
	}
	if n := int(s.Now.PlotN); n < len(s.f.Cost.Attempt) {
		v.Attempt = append(v.Attempt, s.f.Cost.Attempt[n:]...)
	}
	return v
}

func (s *viewer) itemNames(list []item) []ItemView {
	out := s.items.List(len(list))
	for _, x := range list {
		v := ItemView{Cause: causeNames[x.cause], Count: int(x.count)}
		switch x.cause {
		case causeDevelopment:
			v.Of = s.devName(Dev(x.of))
		case causeShield:
			v.Of = s.f.positions[x.of]
		case causeSupport, causePactLand, causePact:
			v.Of = s.landName(Territory(x.of))
		}
		out = append(out, v)
	}
	return out
}

func (s *State) landName(t Territory) string {
	if t == noTerritory {
		return ""
	}
	return s.f.territories[t]
}

func (s *State) charName(c Char) string {
	if c == noChar {
		return ""
	}
	return s.f.characters[c]
}

func (s *State) devName(d Dev) string {
	if d == noDev {
		return ""
	}
	return s.f.developments[d]
}

// rounded rounds a chance for display, to hundredths of a percent.
func rounded(x float64) float64 { return math.Round(x*10000) / 10000 }
