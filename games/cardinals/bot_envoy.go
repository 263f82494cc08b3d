package cardinals

import "outremer/game"

// How a bot handles pacts. It offers peace to those it has more to fear from than to gain from,
// offers votes to fellow Catholics, asks for support where its own attack is short by just one unit,
// and gathers a league against whoever is about to win. It keeps its promises unless breaking one
// gains more than worthBreach, which a single centre does not; but peace ends when victory is within
// reach. How far it relies on others' promises depends on their record (bot_record.go).

// joins reports whether a pact is between two seats.
func joins(x game.Pact, p, q game.Seat) bool {
	return x.By == p && x.With == q || x.By == q && x.With == p
}

// atPeace reports whether p and q have promised not to attack each other.
func (s *counsel) atPeace(p, q game.Seat) bool {
	for _, x := range s.pacts {
		if x.Kind == pactPeace && joins(x, p, q) || x.Kind == pactLeague && p != q && inLeague(x, p) && inLeague(x, q) {
			return true
		}
	}
	return false
}

// inLeague reports whether a league is to be of a dynasty.
func inLeague(x game.Pact, p game.Seat) bool {
	return x.By == p || x.With == p || game.Seat(x.A) == p
}

// leagueAgainst reports whether p has joined against a dynasty.
func (s *counsel) leagueAgainst(p, foe game.Seat) bool {
	for _, x := range s.pacts {
		if x.Kind == pactLeague && (x.By == p || x.With == p) && game.Seat(x.B) == foe {
			return true
		}
	}
	return false
}

// promised returns the spaces that p must not attack because he is at peace with their owners, or
// has promised to stay out. A monarch who needs one more centre to win spares nobody.
func (s *counsel) promised(p game.Seat) (sum spaces) {
	if s.count(p) >= s.f.centresToWin-1 {
		return sum
	}
	for _, x := range s.pacts {
		if x.Kind == pactKeepOut && (x.By == p || x.With == p) {
			sum.add(Space(x.A))
		}
	}
	for q := range game.Seat(majors) {
		if q == p || !s.atPeace(p, q) {
			continue
		}
		for at := range Space(len(s.f.spaces)) {
			if s.isAgainst(at, q) {
				sum.add(at)
			}
		}
	}
	return sum
}

// promisedVote returns the candidate for whom p has promised to vote.
func (s *counsel) promisedVote(p game.Seat) (int, bool) {
	for _, x := range s.pacts {
		switch {
		case x.By != p && x.With != p:
		case x.Kind == pactVote:
			return int(x.A), true
		case x.Kind == pactPopes:
			return s.popeByTurns(x), true
		}
	}
	return italian, false
}

// popeByTurns returns whose turn it is at the coming election.
func (s *counsel) popeByTurns(x game.Pact) int {
	if x.B >= decadeTurns*s.Decade+1 {
		return int(x.A)
	}
	if int(x.A) == s.cardinalOf(x.By) {
		return s.cardinalOf(x.With)
	}
	return s.cardinalOf(x.By)
}

// helper returns the seat that a pact binds to support or carry a unit, or Nobody.
func helper(x game.Pact) game.Seat {
	switch x.Kind {
	case pactSupport, pactConvoy:
		return x.With
	case pactAid, pactCarry:
		return x.By
	default:
		return game.Nobody
	}
}

// aidOrder returns the help that a pact is about.
func aidOrder(x game.Pact) order {
	kind := supportsMove
	if x.Kind == pactConvoy || x.Kind == pactCarry {
		kind = convoys
	}
	return order{kind, Space(x.A), Place(x.B)}
}

// aider returns the unit that can give the help of a pact, or noSpace.
func (s *counsel) aider(x game.Pact) Space {
	if aidOrder(x).Kind == convoys {
		return s.carrierFor(helper(x), Space(x.A), Space(x.B))
	}
	return s.helperFor(helper(x), Space(x.A), Space(x.B))
}

// isCarried reports whether another has promised p to carry the army in a space.
func (s *counsel) isCarried(p game.Seat, at, to Space) bool {
	for _, x := range s.pacts {
		if aidOrder(x) == (order{convoys, at, Place(to)}) && helper(x) != game.Nobody && helper(x) != p {
			return true
		}
	}
	return false
}

// promisedAid reports whether an order is help that p has promised.
func (x *planner) promisedAid(o order) bool {
	for _, y := range x.s.pacts {
		if helper(y) == x.p && aidOrder(y) == o {
			return true
		}
	}
	return false
}

// spendPromised bids the points that p has promised, as far as they go.
func (s *counsel) spendPromised(p game.Seat) {
	for _, x := range s.pacts {
		if x.With != p || s.pointsLeft(p) == 0 {
			continue
		}
		switch x.Kind {
		case pactTithe:
			s.spend(p, bid{onTithe, 1, s.f.rome, order{}})
		case pactBid:
			if o := s.paidSupport(x.By, Space(x.A), Space(x.B)); o != (order{}) && s.mayBidFor(p, Space(x.A)) {
				s.spend(p, bid{onUnit, 1, Space(x.A), o})
			}
		}
	}
}

// trust usually replaces the guess for q with what q has promised p.
func (x *planner) trust(q game.Seat) {
	s := &x.s
	for _, y := range s.pacts {
		league := y.Kind == pactLeague && inLeague(y, q)
		if !joins(y, x.me, q) && !league || !s.believes(q, x.luck) {
			continue
		}
		switch {
		case y.Kind == pactPeace || league:
			x.leaveAlone(q, func(to Space) bool { return s.isAgainst(to, x.me) })
		case y.Kind == pactKeepOut:
			x.leaveAlone(q, func(to Space) bool { return to == Space(y.A) })
		case helper(y) == q:
			if h := s.aider(y); h != noSpace {
				s.Orders[h] = aidOrder(y)
			}
		}
	}
	s.spendPromised(q)
}

// leaveAlone makes the units of q hold that were going to some spaces.
func (x *planner) leaveAlone(q game.Seat, is func(Space) bool) {
	s := &x.s
	for at := range Space(len(s.f.spaces)) {
		if o := s.Orders[at]; s.marches(q, at) && o.attacks() && is(s.f.space(o.To)) {
			s.Orders[at] = order{}
		}
	}
}

// mostOffers is how many others a bot offers the same kind of pact at once: if it offered
// everything to everybody, nobody would read the offers.
const mostOffers = 2

// propose appends what p offers.
func (s *counsel) propose(dst []game.Pact, p game.Seat, r *game.Rand) []game.Pact {
	if s.over() || !s.lives(p) {
		return dst
	}
	if s.turn() <= s.finalTurn() {
		dst = s.proposeLeague(s.proposePeace(dst, p), p)
	}
	if _, bound := s.promisedVote(p); !bound && s.leadsCardinal(p) && !s.elected() && s.Season >= late {
		kind := pactVote
		if s.Decade < s.last {
			kind = pactPopes // he gets something for it
		}
		for _, q := range s.choose(p, s.fellowship) {
			if q != game.Nobody {
				dst = append(dst, game.Pact{Kind: kind, By: p, With: q, A: int16(s.cardinalOf(p)), B: decadeTurns*s.Decade + 1})
			}
			kind = pactVote
		}
	}
	if s.core.Top().Step == stepOrders {
		dst = s.proposeSupport(dst, p, r)
	}
	return dst
}

// proposePeace offers it to those whom p fears most.
func (s *counsel) proposePeace(dst []game.Pact, p game.Seat) []game.Pact {
	for _, q := range s.choose(p, s.dread) {
		if q != game.Nobody {
			dst = append(dst, game.Pact{Kind: pactPeace, By: p, With: q, A: s.dealTurn()})
		}
	}
	return dst
}

// proposeLeague gathers two others against a monarch who is about to win, each by an offer that names
// the third.
func (s *counsel) proposeLeague(dst []game.Pact, p game.Seat) []game.Pact {
	foe := s.strongestBut(p)
	if foe == game.Nobody || !s.looms(foe) || s.count(p) >= s.count(foe) || s.atPeace(p, foe) || s.leagueAgainst(p, foe) {
		return dst
	}
	two := s.choose(p, func(p, q game.Seat) int {
		if q == foe || s.wronged(p, q) || s.distrusts(q) {
			return 0
		}
		return s.prey(q, foe)
	})
	for i, q := range two {
		if third := two[1-i]; q != game.Nobody && third != game.Nobody {
			dst = append(dst, game.Pact{Kind: pactLeague, By: p, With: q, A: int16(third), B: int16(foe), C: s.dealTurn()})
		}
	}
	return dst
}

// looms reports whether a dynasty is so strong that others should join against it.
func (s *counsel) looms(q game.Seat) bool { return 2*s.count(q) >= s.f.centresToWin }

// choose returns the others with the highest positive marks, best first, padded with Nobody.
func (s *counsel) choose(p game.Seat, mark func(p, q game.Seat) int) (best [mostOffers]game.Seat) {
	var taken game.Seats
	for i := range best {
		most := 0
		best[i] = game.Nobody
		for q := range game.Seat(majors) {
			if q == p || !s.lives(q) || taken.Has(q) {
				continue
			}
			if v := mark(p, q); v > most {
				best[i], most = q, v
			}
		}
		taken = taken.With(best[i])
	}
	return best
}

// dread is how much p has to fear from q, if he wants peace with him.
func (s *counsel) dread(p, q game.Seat) int {
	if s.atPeace(p, q) || s.distrusts(q) || s.leagueAgainst(p, q) || !s.wantsPeace(p, q) {
		return 0
	}
	return s.prey(q, p)
}

// fellowship is how much p values the vote of q, if q may give it: they have no quarrel, and p is
// not the stronger of the two.
func (s *counsel) fellowship(p, q game.Seat) int {
	if !s.leadsCardinal(q) || s.distrusts(q) || s.wronged(p, q) || s.wronged(q, p) || s.count(p) > s.count(q)+1 {
		return 0
	}
	return s.centres(q)
}

// wantsPeace reports whether p gains from peace with q: one can reach the other, q has taken
// nothing of p's, and q is no easier prey than p.
func (s *counsel) wantsPeace(p, q game.Seat) bool {
	if s.wronged(p, q) || s.count(q) >= s.f.centresToWin-4 {
		return false
	}
	mine, theirs := s.prey(p, q), s.prey(q, p)
	return theirs > 0 && theirs >= mine
}

// prey returns how many centres of q the units of p could go to, minus those with a unit in them.
func (s *counsel) prey(p, q game.Seat) (n int) {
	var reach spaces
	for at := range Space(len(s.f.spaces)) {
		if s.marches(p, at) {
			reach = reach.or(s.reachOf(at))
		}
	}
	for x := reach.and(s.f.centres); !x.empty(); {
		if at := x.take(); s.Holder[at] == q {
			n += 2
			if s.Units[at].there() {
				n--
			}
		}
	}
	return n
}

// wronged reports whether q holds a centre that p began the game with, or stands in one of his:
// the only visible evidence of past deeds.
func (s *counsel) wronged(p, q game.Seat) bool {
	for c := s.f.centres; !c.empty(); {
		at := c.take()
		if s.f.start[at].owner == p && s.Holder[at] == q || s.Holder[at] == p && s.Units[at].there() && s.Units[at].Owner == q {
			return true
		}
	}
	return false
}

// proposeSupport asks one neighbour for support into a centre that p cannot take alone.
func (s *counsel) proposeSupport(dst []game.Pact, p game.Seat, r *game.Rand) []game.Pact {
	spared := s.spared(p)
	var found [majors * 4]game.Pact
	n := 0
	for at := range Space(len(s.f.spaces)) {
		if !s.marches(p, at) {
			continue
		}
		for x := s.reachOf(at).and(s.f.centres); !x.empty(); {
			to := x.take()
			if s.Holder[to] == p || spared.has(to) || s.helperFor(p, at, to) != noSpace || !s.Units[to].there() {
				continue
			}
			for q := range game.Seat(majors) {
				ask := game.Pact{Kind: pactSupport, By: p, With: q, A: int16(at), B: int16(to), C: s.turn()}
				if q != p && s.lives(q) && s.Holder[to] != q && n < len(found) && s.helperFor(q, at, to) != noSpace && !s.clashes(p, ask) {
					found[n] = ask
					n++
				}
			}
		}
	}
	if n > 0 {
		dst = append(dst, found[r.Intn(0, n)])
	}
	return dst
}

// accepts reports whether p agrees to a pact. It is deterministic: asking twice gets the same
// answer.
func (s *counsel) accepts(p game.Seat, x game.Pact) bool {
	q := x.By
	if x.With != p || s.Lapsed(x) || !s.lives(p) || !s.lives(q) || s.wronged(p, q) || s.distrusts(q) || s.clashes(p, x) {
		return false
	}
	switch x.Kind {
	case pactConvoy:
		return s.canCarry(p, x)
	case pactCarry:
		return true
	case pactKeepOut:
		return s.Holder[x.A] == q || s.Holder[x.A] == game.Nobody && !s.f.centres.has(Space(x.A))
	case pactPopes:
		_, bound := s.promisedVote(p)
		return !bound && s.grows(q) && s.count(q) <= s.count(p)+2
	case pactLeague:
		return s.acceptsLeague(p, x)
	case pactDraw:
		return s.acceptsDraw(p)
	case pactPeace:
		return s.prey(q, p) >= s.prey(p, q)
	case pactAid:
		return s.Holder[x.B] != p
	case pactVote:
		return s.acceptsVote(p, x)
	case pactSupport:
		return s.canSpare(p, x)
	case pactBid:
		return s.grows(q) && s.pointsLeft(p) > 1 && s.Holder[x.B] != p
	default: // a tithe: paid if the Pope is a friend
		return s.likes(p, s.Pope) && s.pointsLeft(p) > 0
	}
}

// acceptsVote reports whether p agrees to a vote: always for his own Cardinal; for another's if p
// is not otherwise bound, the other is not leading, and his own has no better claim.
func (s *counsel) acceptsVote(p game.Seat, x game.Pact) bool {
	if int(x.A) == s.cardinalOf(p) {
		return true
	}
	if _, bound := s.promisedVote(p); bound || int(x.A) == italian {
		return false
	}
	return int(x.A) == s.cardinalOf(x.By) && s.grows(x.By) && s.count(x.By) <= s.count(p)+1
}

// canSpare reports whether support costs p nothing: the unit could be attacked by nobody but the
// asker, and the move is not against p or his friends.
func (s *counsel) canSpare(p game.Seat, x game.Pact) bool {
	to := Space(x.B)
	h := s.helperFor(p, Space(x.A), to)
	if h == noSpace || !s.grows(x.By) || s.Holder[to] != game.Nobody && s.likes(p, s.Holder[to]) || s.spared(p).has(to) {
		return false
	}
	var near hands
	near.count(&s.State)
	return near[h].Without(p).Without(x.By) == 0
}

// canCarry reports whether a convoy costs p nothing: the fleet could be attacked by nobody but the
// asker, and the army does not land against p or his friends.
func (s *counsel) canCarry(p game.Seat, x game.Pact) bool {
	to := Space(x.B)
	h := s.carrierFor(p, Space(x.A), to)
	if h == noSpace || !s.grows(x.By) || s.Holder[to] != game.Nobody && s.likes(p, s.Holder[to]) || s.isAgainst(to, p) {
		return false
	}
	var near hands
	near.count(&s.State)
	return near[h].Without(p).Without(x.By) == 0
}

// acceptsLeague reports whether p joins: against one stronger than himself with whom he has no peace,
// along with a third who has done him no wrong.
func (s *counsel) acceptsLeague(p game.Seat, x game.Pact) bool {
	third, foe := game.Seat(x.A), game.Seat(x.B)
	return third != p && foe != p && !s.atPeace(p, foe) && s.count(foe) > s.count(p) && s.count(foe) >= s.count(x.By) &&
		!s.wronged(p, third) && !s.distrusts(third) && (s.looms(foe) || s.threatens(foe, p))
}

// acceptsDraw reports whether p would share: in the second half of the game, unless he leads.
func (s *counsel) acceptsDraw(p game.Seat) bool {
	return 2*s.Decade >= s.last && s.leaders() != game.Only(p)
}

// terms returns the terms on which p would end the game [6e]: those of a concession or, if he has
// promised one, of a draw of all who still play.
func (s *counsel) terms(p game.Seat) game.Seats {
	if who := s.conceded(p); who != 0 {
		return who
	}
	for _, x := range s.pacts {
		if x.Kind == pactDraw && (x.By == p || x.With == p) {
			return s.live()
		}
	}
	return 0
}

// grows reports whether a dynasty may become stronger without endangering everyone.
func (s *counsel) grows(q game.Seat) bool { return 2*s.count(q) < s.f.centresToWin+4 }
