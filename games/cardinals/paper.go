package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
)

// What papers name beside the things of the lexicon: written orders and published
// adjudications are made elsewhere.

// Short is the abbreviation of a space: "Brg".
func (t *Title) Short(space int16) string { return t.f.abbrs[space] }

// Code is what orders call a dynasty: "ZE".
func (t *Title) Code(p game.Seat) string { return t.f.codes[p] }

// SpaceOf is the space of a place.
func (t *Title) SpaceOf(place int16) int16 { return int16(t.f.space(Place(place))) }

// Price is how many diplomacy points a move with this verb puts down; 0 for other moves.
func (t *Title) Price(v game.Verb) int {
	switch v {
	case verbBidHold, verbBidMove, verbBidFerry, verbBidSupport, verbBidSupportMove, verbTithe:
		return 1
	case verbRebel:
		return t.f.rebel
	case verbGift:
		return t.f.gift
	default:
		return 0
	}
}

// TitheSpace is where tithes lie.
func (t *Title) TitheSpace() int16 { return int16(t.f.rome) }

// UnitIn is the unit in a space: its type, army or fleet, and its owner, Nobody for a
// minor realm. It is false where nobody stands.
func (s *State) UnitIn(space int16) (kind string, owner game.Seat, ok bool) {
	u := &s.Units[space]
	if !u.there() {
		return "", game.Nobody, false
	}
	return unitNames[u.Type], u.Owner, true
}

// Fallen is the dislodged unit that has to leave a space.
func (s *State) Fallen(space int16) (kind string, owner game.Seat, ok bool) {
	for _, x := range s.Dislodged {
		if x.Unit.Type != diplomacy.AnyUnit && s.f.space(x.Unit.At) == Space(space) {
			return unitNames[x.Unit.Type], x.Unit.Owner, true
		}
	}
	return "", game.Nobody, false
}

// Drafted appends the draft of p as the moves that would make it again.
func (s *State) Drafted(dst []game.Move, p game.Seat) []game.Move {
	if s.over() {
		return dst
	}
	switch s.core.Top().Step {
	case stepOrders:
		for at := range Space(len(s.f.spaces)) {
			if s.Units[at].there() && s.commands(p, at) {
				dst = append(dst, moveOf(ownVerbs, at, s.Orders[at]))
			}
		}
		return s.DraftedBids(dst, p)
	case stepRetreats:
		return s.draftedRetreats(dst, p)
	case stepRebuild, stepBuilds:
		return s.draftedPlans(dst, p)
	case stepVotes:
		if s.asked(p) {
			dst = append(dst, game.Move{Verb: verbVote, A: int16(s.Votes[p])})
		}
	}
	return dst
}

func (s *State) draftedRetreats(dst []game.Move, p game.Seat) []game.Move {
	for _, x := range s.Dislodged {
		if !x.Unit.there() || x.Unit.Owner != p {
			continue
		}
		m := game.Move{Verb: verbDisband, A: int16(s.f.space(x.Unit.At))}
		if x.To != noPlace {
			m.Verb, m.B = verbRetreat, int16(x.To)
		}
		dst = append(dst, m)
	}
	return dst
}

func (s *State) draftedPlans(dst []game.Move, p game.Seat) []game.Move {
	for at := range Space(len(s.f.spaces)) {
		if !s.hasPlan(p, at) {
			continue
		}
		switch o := s.Orders[at]; o.Kind {
		case buildsArmy:
			dst = append(dst, game.Move{Verb: verbBuildArmy, A: int16(at)})
		case buildsFleet:
			dst = append(dst, game.Move{Verb: verbBuildFleet, A: int16(o.To)})
		case disbands:
			dst = append(dst, game.Move{Verb: verbDisband, A: int16(at)})
		}
	}
	return dst
}

// DraftedBids appends the bids of p as moves, each as often as it was made.
func (s *State) DraftedBids(dst []game.Move, p game.Seat) []game.Move {
	for _, b := range s.Bids[p] {
		if b.Kind == noBid {
			continue
		}
		m := bidMove(b)
		for n := 0; n < int(b.N); n += s.t.Price(m.Verb) {
			dst = append(dst, m)
		}
	}
	return dst
}

// Refusal is why p cannot make a move that is not among the options. It is Check for those
// who have listed them already.
func (s *State) Refusal(p game.Seat, m game.Move) *game.Violation {
	return s.t.machine.Refusal(s, p, m)
}

// OwnerIn is the owner of the unit in a space, or Nobody.
func (s *State) OwnerIn(space int16) game.Seat { return s.Units[space].Owner }

// FirstTurn is the event with which the first turn would begin: a game is set up in it, so
// that nothing tells of it.
func (t *Title) FirstTurn() game.Event {
	return game.Event{Kind: evTurn, Seat: game.Nobody, A: int16(early), B: int16(t.f.year)}
}
