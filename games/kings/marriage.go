package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// Marriage: to a character on the map, into another dynasty, or from a stack of cards.

// unmarried returns the members of p who could marry: the ruler, siblings and children without a
// spouse [marry.2].
func (s *State) unmarried(p game.Seat) (x people) {
	h := &s.Houses[p]
	if h.King != noChar && h.Spouse == noChar {
		x.add(h.King)
	}
	for i := range h.Kin {
		if k := &h.Kin[i]; k.Who != noChar && k.Spouse == noChar {
			x.add(k.Who)
		}
	}
	return x
}

// suits reports whether two characters can marry: they must be of opposite sexes, except that
// Glitterhoof marries anybody [marry.4], [marry.19].
func (s *State) suits(a, b Char) bool {
	x, y := s.f.sexOf[a], s.f.sexOf[b]
	return x == either || y == either || x != y
}

// suitors returns the unmarried members of p for whom somebody can be asked.
func (s *State) suitors(p game.Seat) (x people) {
	for all := s.unmarried(p); !all.empty(); {
		c := all.take()
		if s.courtable(c) != 0 || !s.eligible(p, c).empty() || s.stacks(c) != 0 {
			x.add(c)
		}
	}
	return x
}

// courtable returns the independent territories whose character suits c [marry.3].
func (s *State) courtable(c Char) (x lands) {
	for all := s.free(); all != 0; {
		if t := all.take(); s.Bride[t] != noChar && s.suits(c, s.Bride[t]) {
			x = x.with(t)
		}
	}
	return x
}

// eligible returns the members of other dynasties whom c of p can ask for. A ruling King and a
// ruling Queen never marry each other [R57]. Whoever was asked for in vain is not asked for again
// in the same phase [marry.8], [R148].
func (s *State) eligible(p game.Seat, c Char) (x people) {
	for q := range game.Seat(seats) {
		if q == p || !s.plays(q) || s.isRebuffed(p, q) {
			continue
		}
		for all := s.unmarried(q); !all.empty(); {
			d := all.take()
			if s.suits(c, d) && !s.Now.Refused.has(d) && (c != s.Houses[p].King || d != s.Houses[q].King) {
				x.add(d)
			}
		}
	}
	return x
}

// isRebuffed reports whether q has said no to p in this phase, for good: scripts do not ask twice,
// and before revision 3 nobody did [R148].
func (s *State) isRebuffed(p, q game.Seat) bool {
	return s.Now.Asked.Has(q) && (s.rev < haggling || s.isScripted(p))
}

// stacks returns the cultures whose stack holds somebody who suits c: any player's stack,
// including one's own. Stacks of cultures not in play belong to no player [marry.10@1.0],
// [marry.10@1.1], [R7].
func (s *State) stacks(c Char) (x game.Seats) {
	for q := range game.Seat(seats) {
		if s.Houses[q].Control != absent && !s.inStack(c, Culture(q)).empty() {
			x = x.With(q)
		}
	}
	return x
}

// inStack returns the cards in a culture's stack that suit c.
func (s *State) inStack(c Char, k Culture) people {
	return s.Stack.and(s.f.stack[k]).and(s.f.bySex[1-s.f.sexOf[c]])
}

// Suit: whom the suitor f.A asks.

func optSuit(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	c := Char(f.A)
	dst = appendLands(dst, verbCourt, s.courtable(c))
	dst = appendPeople(dst, verbPropose, s.eligible(p, c))
	return appendSeats(dst, verbSeek, s.stacks(c))
}

func playSuit(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	c := f.A
	s.core.Pop()
	if m.Verb == verbPropose {
		s.ask(flow.Frame{Step: stepTerms, Seat: p, A: c, B: m.A})
		return
	}
	s.court(p, Char(c), m, log)
}

// court tries to marry c to a character on the map or from a stack. A red one accepts at once; a
// green one, or any from a stack, takes a check [marry.5].
func (s *State) court(p game.Seat, c Char, m game.Move, log *game.Log) {
	s.Now.Married = true
	s.announceSuit(p, c, m, log)
	if m.Verb == verbCourt && s.isRed(s.Bride[m.A]) {
		s.wedLand(p, c, Territory(m.A), log)
		return
	}
	s.core.Push(flow.Frame{Step: stepWed, Seat: p, A: int16(c), B: int16(m.Verb), C: m.A})
	s.check(p, chkMarry, 1, 0) // [marry.21]
}

func (s *State) announceSuit(p game.Seat, c Char, m game.Move, log *game.Log) {
	if m.Verb == verbCourt {
		t := Territory(m.A)
		log.Emit(eventCourted(p, c, s.Bride[t], t, game.Nobody))
	} else {
		log.Emit(eventCourted(p, c, noChar, noTerritory, game.Seat(m.A)))
	}
}

// workWed continues after the check for a marriage.
func workWed(s *State, f *flow.Frame, log *game.Log) {
	p, c, verb, at := f.Seat, Char(f.A), game.Verb(f.B), f.C
	s.core.Pop()
	switch {
	case !s.Test.Won:
	case verb == verbCourt:
		s.wedLand(p, c, Territory(at), log)
	default:
		s.ask(flow.Frame{Step: stepSpouse, Seat: p, A: int16(c), B: at})
	}
}

// optSpouse lets the player pick any card of the other sex from a stack; no Pact results
// [marry.11].
func optSpouse(s *State, f *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return appendPeople(dst, verbPick, s.inStack(Char(f.A), Culture(f.B)))
}

func playSpouse(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	c, spouse := Char(f.A), Char(m.A)
	s.core.Pop()
	s.Stack.remove(spouse)
	s.giveRandom(spouse)
	log.Emit(eventTraitGained(p, spouse, s.traitOn(spouse)))
	s.unite(p, c, spouse, game.Nobody, noTerritory, log)
}

// wedLand marries c to the character of an independent territory, which brings a Pact with it
// [marry.6].
func (s *State) wedLand(p game.Seat, c Char, t Territory, log *game.Log) {
	spouse := s.Bride[t]
	s.Bride[t] = noChar
	s.unite(p, c, spouse, game.Nobody, t, log)
	s.Houses[p].Allied = s.Houses[p].Allied.with(t)
	log.Emit(eventPactLand(p, t))
}

// unite gives the member c of p a spouse, who comes from a dynasty, a territory or a stack. The
// ruler's spouse adds her token to the bag at once; any other keeps it on the card [marry.12],
// [marry.13].
func (s *State) unite(p game.Seat, c, spouse Char, from game.Seat, t Territory, log *game.Log) {
	h := &s.Houses[p]
	log.Emit(eventWed(p, c, spouse, from, t))
	if h.King == c {
		h.Spouse = spouse
		s.enter(p, spouse, log)
		return
	}
	_, _, i := s.find(c)
	h.Kin[i].Spouse = spouse
}

// Proposals to other dynasties.

// home returns where a couple may live: at the ruler's court if either of them rules, otherwise
// wherever the players agree [marry.15], [marry.16].
func (s *State) home(p game.Seat, a Char, q game.Seat, b Char) game.Seats {
	switch {
	case a == s.Houses[p].King:
		return game.Only(p)
	case b == s.Houses[q].King:
		return game.Only(q)
	}
	return game.Only(p, q)
}

// Terms: f.A asks for f.B. Gold goes either way [marry.7].

func optTerms(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	_, q, _ := s.find(Char(f.B))
	homes := s.home(p, Char(f.A), q, Char(f.B))
	for n := int16(0); n <= s.Houses[p].Gold; n++ {
		for x := homes; x != 0; x &= x - 1 {
			dst = append(dst, moveDowry(n, x.First()))
		}
	}
	for n := int16(1); n <= s.Houses[q].Gold; n++ {
		for x := homes; x != 0; x &= x - 1 {
			dst = append(dst, moveAskDowry(n, x.First()))
		}
	}
	return dst
}

func playTerms(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	terms := flow.Frame{Step: stepConsent, PC: f.PC, A: f.A, B: f.B, C: m.A, D: m.B}
	s.core.Pop()
	if m.Verb == verbAskDowry {
		terms.C = -m.A
	}
	s.propose(p, terms, log)
}

// propose puts the question to the other dynasty: whether it marries its B to A of p for the Gold
// C, to live with D. PC counts the offers that were answered by another one.
func (s *State) propose(p game.Seat, terms flow.Frame, log *game.Log) {
	a, b, n, home := Char(terms.A), Char(terms.B), terms.C, game.Seat(terms.D)
	_, terms.Seat, _ = s.find(b)
	if n < 0 {
		log.Emit(eventAsked(p, a, b, -n, home))
	} else {
		log.Emit(eventProposed(p, a, b, n, home))
	}
	s.ask(terms)
}

// optConsent lets persons answer one another with other terms; scripts do not haggle [R148].
func optConsent(s *State, f *flow.Frame, q game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, moveAccept, moveDecline)
	_, p, _ := s.find(Char(f.A))
	if s.rev >= haggling && s.mayCounter(int(f.PC)) && !s.isScripted(p) && !s.isScripted(q) {
		dst = append(dst, moveCounter)
	}
	return dst
}

// playConsent answers a proposal; a refusal does not use up the attempt [R49]. Whoever answers
// with other terms becomes the one who proposes [R148].
func playConsent(s *State, f *flow.Frame, q game.Seat, m game.Move, log *game.Log) {
	a, b, n, home := Char(f.A), Char(f.B), f.C, game.Seat(f.D)
	_, p, _ := s.find(a)
	other := flow.Frame{Step: stepTerms, PC: f.PC + 1, Seat: q, A: f.B, B: f.A}
	s.core.Pop()
	switch m.Verb {
	case verbDecline:
		s.refuse(q, p, a, b, log)
		return
	case verbCounter:
		log.Emit(eventCountered(q, p))
		s.ask(other)
		return
	}
	s.Now.Married = true
	if n < 0 {
		s.hand(q, p, -n, log)
	} else {
		s.hand(p, q, n, log)
	}
	if home == p {
		s.wedInto(p, a, q, b, log)
	} else {
		s.wedInto(q, b, p, a, log)
	}
	s.formPact(p, q, log)
}

// refuse ends the talks of q and p about a marriage of b and a. Either of them may have begun them
// [R148].
func (s *State) refuse(q, p game.Seat, a, b Char, log *game.Log) {
	log.Emit(eventRefused(q, p, a, b))
	if s.acting() == q {
		q, b = p, a
	}
	s.Now.Asked = s.Now.Asked.With(q)
	if s.rev >= haggling {
		s.Now.Refused.add(b)
	}
}

// wedInto moves the spouse b from q to the court of p; b loses any title [marry.15], [title.10].
func (s *State) wedInto(p game.Seat, a Char, q game.Seat, b Char, log *game.Log) {
	_, _, i := s.find(b)
	s.revoke(q, i, log)
	s.Houses[q].Kin[i] = noKin
	log.Emit(eventJoined(p, b, q))
	s.unite(p, a, b, q, noTerritory, log)
}
