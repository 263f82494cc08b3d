package cardinals

import "outremer/game"

// How monarchs vote. Everyone would like a Pope of his own, but seven votes for seven Cardinals make
// an Italian Pope. So each works out, from what all can see, how the others would vote by their
// interest, and votes where his vote counts. No letters are needed for that: two who fear the same
// neighbour end up with the same candidate.

// What a Pope is worth to a monarch; an Italian is worth nothing.
const (
	ownPope      = 12
	friendlyPope = 4
	alliedPope   = 2 // he fears the same strong neighbour
	wrongPope    = -8
)

// adviseVote returns p's candidate: the one he promised to vote for, or the one his interest says.
func (s *counsel) adviseVote(p game.Seat) int {
	if c, ok := s.promisedVote(p); ok && s.isCandidate(c) {
		return c
	}
	var votes [majors]int
	var worth [majors][majors + 1]int // by voter and candidate
	var voters game.Seats
	for q := range s.catholics().All() {
		if !s.hasCardinal(q) {
			continue
		}
		votes[q] = italian
		if s.leadsCardinal(q) {
			voters = voters.With(q)
			votes[q] = s.cardinalOf(q)
		}
	}
	for q := range voters.All() {
		for i, c := range s.f.cardinals {
			if s.isCandidate(i + 1) {
				worth[q][i+1] = s.papal(q, c.major)
			} else {
				worth[q][i+1] = 2 * wrongPope
			}
		}
	}
	s.canvass(&votes, &worth, voters)
	return votes[p]
}

// canvass lets the voters change their minds, one after the other, for as long as somebody can get
// a Pope he likes better.
func (s *counsel) canvass(votes *[majors]int, worth *[majors][majors + 1]int, voters game.Seats) {
	const rounds = 8 // they may go round in circles
	for range rounds {
		changed := false
		for q := range voters.All() {
			best, most := votes[q], worth[q][s.winner(votes)]
			for c := range len(s.f.cardinals) + 1 {
				kept := votes[q]
				votes[q] = c
				if v := worth[q][s.winner(votes)]; v > most {
					best, most = c, v
				}
				votes[q] = kept
			}
			if best != votes[q] {
				votes[q], changed = best, true
			}
		}
		if !changed {
			return
		}
	}
}

// winner returns who is elected [2j(3).7], [2j(3).8].
func (s *counsel) winner(votes *[majors]int) int {
	var n [majors + 1]int
	n[italian]++
	for q := range game.Seat(majors) {
		if s.hasCardinal(q) {
			n[votes[q]]++
		}
	}
	best, tied := italian, false
	for c := range n {
		switch {
		case c == best:
		case n[c] > n[best]:
			best, tied = c, false
		case n[c] == n[best]:
			tied = true
		}
	}
	if tied {
		return italian
	}
	return best
}

// papal is what it is worth to p that the Pope comes from q: more the weaker q is next to the
// strongest of the others, less if q could turn on p.
func (s *counsel) papal(p, q game.Seat) int {
	if p == q {
		return ownPope
	}
	if s.wronged(p, q) {
		return wrongPope
	}
	top := s.strongestBut(p)
	v := (s.count(top) - s.count(q)) / 2
	if s.likes(p, q) {
		v += friendlyPope
	} else {
		v -= s.prey(q, p)
	}
	if top != q && s.threatens(top, q) && s.threatens(top, p) {
		v += alliedPope
	}
	if s.count(q) > s.count(p)+1 {
		v -= alliedPope
	}
	return v
}

// strongestBut returns the strongest monarch other than p.
func (s *counsel) strongestBut(p game.Seat) game.Seat {
	counts, best := s.counts(), game.Nobody
	for q := range s.live().Without(p).All() {
		if best == game.Nobody || counts[q] > counts[best] {
			best = q
		}
	}
	return best
}
