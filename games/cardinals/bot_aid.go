package cardinals

import "outremer/game"

// Who goes and who helps. Two who ask each other for help into the same space would both help, and
// nobody would go: so a bot that has asked for help into a space, or was promised it, helps nobody
// else into it, and one that has promised help does not ask to go there itself.

// errand is a move that a pact brings help for.
type errand struct {
	goes, helps game.Seat
	from, to    Space // from is noSpace if the pact does not say
}

// errandOf returns what a pact is about, with Nobody in it if that is no help for a move.
func errandOf(x game.Pact) errand {
	switch x.Kind {
	case pactSupport, pactConvoy:
		return errand{x.By, x.With, Space(x.A), Space(x.B)}
	case pactAid, pactCarry:
		return errand{x.With, x.By, Space(x.A), Space(x.B)}
	case pactBid:
		return errand{x.By, x.With, noSpace, Space(x.B)}
	default:
		return errand{game.Nobody, game.Nobody, noSpace, noSpace}
	}
}

// clashes reports whether a pact is at odds with one that p has made, or has offered and waits for.
func (s *counsel) clashes(p game.Seat, x game.Pact) bool {
	for _, list := range [][]game.Pact{s.pacts, s.asked} {
		for _, y := range list {
			if s.atOdds(p, x, y) || s.atOdds(p, y, x) {
				return true
			}
		}
	}
	return false
}

// atOdds reports whether p cannot do his part in both pacts: he gives the help of x, and in y goes to
// the same space himself, or with the unit that is to help, or helps another there.
func (s *counsel) atOdds(p game.Seat, x, y game.Pact) bool {
	a, b := errandOf(x), errandOf(y)
	switch {
	case a.helps != p:
		return false
	case b.goes == p:
		return a.to == b.to || b.from != noSpace && s.aider(x) == b.from
	default:
		return b.helps == p && b.goes != a.goes && b.to == a.to
	}
}
