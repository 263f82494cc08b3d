package cardinals

import (
	"fmt"

	"outremer/game"
)

// What monarchs can promise each other. The rules know nothing about it; each kind names the turn
// of movement until which it holds.

// Kinds of pact.
const (
	pactPeace   game.PactKind = iota // turn: neither attacks the other until it is over
	pactSupport                      // space, space, turn: who is asked supports the other's move
	pactAid                          // space, space, turn: who offers does
	pactVote                         // candidate, turn: both vote for him when its decade ends
	pactBid                          // space, space, turn: who is asked pays a realm to support the other into a space
	pactTithe                        // turn: who is asked tithes a point more than he has to
	pactConvoy                       // space, space, turn: who is asked carries the other's army over the sea
	pactCarry                        // space, space, turn: who offers does
	pactKeepOut                      // space, turn: neither goes there
	pactPopes                        // candidate, turn: both vote for him when its decade ends, and a decade later for the other's
	pactLeague                       // dynasty, dynasty, turn: peace among the two and the first, and all against the second
	pactDraw                         // turn: both would let the game end in a draw of all who still play
)

var moveArgs = []game.Sort{sortSpace, sortSpace, sortTurn}

var pactSpecs = []game.PactSpec{
	pactPeace:   {Slug: "peace", Args: []game.Sort{sortTurn}},
	pactSupport: {Slug: "support", Args: moveArgs},
	pactAid:     {Slug: "aid", Args: moveArgs},
	pactVote:    {Slug: "vote", Args: []game.Sort{sortCandidate, sortTurn}},
	pactBid:     {Slug: "bid", Args: moveArgs},
	pactTithe:   {Slug: "tithe", Args: []game.Sort{sortTurn}},
	pactConvoy:  {Slug: "convoy", Args: moveArgs},
	pactCarry:   {Slug: "carry", Args: moveArgs},
	pactKeepOut: {Slug: "keep-out", Args: []game.Sort{sortSpace, sortTurn}},
	pactPopes:   {Slug: "popes", Args: []game.Sort{sortCandidate, sortTurn}},
	pactLeague:  {Slug: "league", Args: []game.Sort{sortDynasty, sortDynasty, sortTurn}},
	pactDraw:    {Slug: "draw", Args: []game.Sort{sortTurn}},
}

// longestPeace is the most turns of movement for which peace can be promised.
const longestPeace = 6

// turnNames names the turns of movement of the longest game, in the order of now.
func turnNames(year int) (names []string) {
	longest := int16(0)
	for _, d := range lastDecades {
		longest = max(longest, d.decade)
	}
	for d := range int(longest) + 1 {
		for _, x := range []season{early, late} {
			names = append(names, fmt.Sprintf("%s-%ds", seasonNames[x], year+10*d))
		}
	}
	return names
}

// turn is the operand for the coming or current turn of movement.
func (s *State) turn() int16 {
	if s.Season == mid || s.Season == end {
		return s.now()
	}
	return s.now() - 1
}

// finalTurn is the operand of the last turn of movement of the game.
func (s *State) finalTurn() int16 { return 2*s.last + 1 }

// decadeTurns is the turns of movement of a decade.
const decadeTurns = 2

// turnOf returns the turn with which a pact lapses.
func turnOf(x game.Pact) int16 {
	switch x.Kind {
	case pactPeace, pactTithe, pactDraw:
		return x.A
	case pactVote, pactKeepOut:
		return x.B
	case pactPopes:
		return x.B + decadeTurns
	default:
		return x.C
	}
}

// Lapsed implements game.Diplomat. A vote is cast after the turn its pact names.
func (s *State) Lapsed(x game.Pact) bool {
	if x.Kind == pactVote || x.Kind == pactPopes {
		return s.over() || turnOf(x) < s.now()-1
	}
	return s.over() || turnOf(x) < s.turn()
}

// Pacts implements game.Diplomat. It relies only on public information.
func (s *State) Pacts(dst []game.Pact, by, with game.Seat) []game.Pact {
	if s.over() || by == with || !s.lives(by) || !s.lives(with) {
		return dst
	}
	for t := s.turn(); t <= min(s.turn()+longestPeace-1, s.finalTurn()); t++ {
		dst = append(dst, game.Pact{Kind: pactPeace, By: by, With: with, A: t})
	}
	moving := s.core.Top().Step == stepOrders
	if moving {
		dst = s.helpPacts(dst, pactSupport, by, with, by, with)
		dst = s.helpPacts(dst, pactAid, by, with, with, by)
	}
	dst = s.votePacts(dst, by, with)
	if moving {
		dst = s.bidPacts(dst, by, with)
		if s.isCatholic(with) && s.Pope != game.Nobody && !s.Schism && s.Points[with] > 1 {
			dst = append(dst, game.Pact{Kind: pactTithe, By: by, With: with, A: s.turn()})
		}
		dst = s.seaPacts(dst, pactConvoy, by, with, by, with)
		dst = s.seaPacts(dst, pactCarry, by, with, with, by)
	}
	return s.deals(dst, by, with)
}

// helpPacts lists support of moves of one dynasty by units of the other.
func (s *State) helpPacts(dst []game.Pact, kind game.PactKind, by, with, mover, helper game.Seat) []game.Pact {
	for at := range Space(len(s.f.spaces)) {
		if !s.marches(mover, at) {
			continue
		}
		for near := s.reachOf(at); !near.empty(); {
			if to := near.take(); s.helperFor(helper, at, to) != noSpace {
				dst = append(dst, game.Pact{Kind: kind, By: by, With: with, A: int16(at), B: int16(to), C: s.turn()})
			}
		}
	}
	return dst
}

// marches reports whether a unit of p is in a space. Armies about to break away count, because
// which they are is the Emperor's secret [2i(5)(a).1].
func (s *State) marches(p game.Seat, at Space) bool {
	return s.Units[at].regular() && s.Units[at].Owner == p
}

// helperFor returns the first unit of a dynasty that could support another's move without harming
// a unit or centre of its own at the destination.
func (s *State) helperFor(p game.Seat, at, to Space) Space {
	if s.marches(p, to) || s.Holder[to] == p {
		return noSpace
	}
	for h := range Space(len(s.f.spaces)) {
		if h != at && h != to && s.marches(p, h) && s.reachOf(h).has(to) {
			return h
		}
	}
	return noSpace
}

// votePacts lists the candidates on whom two Cardinals can agree for the coming election.
func (s *State) votePacts(dst []game.Pact, by, with game.Seat) []game.Pact {
	if !s.leadsCardinal(by) || !s.leadsCardinal(with) || s.elected() {
		return dst
	}
	for c := range s.candidates() {
		if s.isCandidate(c) {
			dst = append(dst, game.Pact{Kind: pactVote, By: by, With: with, A: int16(c), B: 2*s.Decade + 1})
		}
	}
	return dst
}

// elected reports whether the election of this decade is over.
func (s *State) elected() bool {
	switch s.core.Top().Step {
	case stepJudge, stepCrown, stepImperial, stepRoman, stepCoast:
		return s.Season == end
	default:
		return false
	}
}

// bidPacts lists what realms could be paid to do for the one unit of by that can go to a space.
// If he has several, a pact could not say which.
func (s *State) bidPacts(dst []game.Pact, by, with game.Seat) []game.Pact {
	if s.Points[with] == 0 {
		return dst
	}
	for m := range Space(len(s.f.spaces)) {
		if !s.Units[m].minor() || !s.mayBidFor(with, m) {
			continue
		}
		for near := s.reachOf(m); !near.empty(); {
			if to := near.take(); s.paidSupport(by, m, to) != (order{}) {
				dst = append(dst, game.Pact{Kind: pactBid, By: by, With: with, A: int16(m), B: int16(to), C: s.turn()})
			}
		}
	}
	return dst
}

// paidSupport returns the order by which a realm helps the one unit of p that can go to a space,
// or a hold if there is none or more than one.
func (s *State) paidSupport(p game.Seat, m, to Space) order {
	from := noSpace
	for at := range Space(len(s.f.spaces)) {
		if s.marches(p, at) && s.reachOf(at).has(to) {
			if from != noSpace {
				return order{}
			}
			from = at
		}
	}
	o := order{supportsMove, from, Place(to)}
	if from == noSpace || s.marches(p, to) || s.barred(m, to) || s.validity(m, o) != valid {
		return order{}
	}
	return o
}
