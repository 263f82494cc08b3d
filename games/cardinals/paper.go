package cardinals

import (
	"slices"

	"outremer/diplomacy"
	"outremer/game"
)

// What written orders and published adjudications, which are produced elsewhere, need beyond the
// lexicon.

// Short returns the abbreviation of a space: "Brg".
func (t *Title) Short(space int16) string { return t.f.abbrs[space] }

// Code returns what orders call a dynasty: "ZE".
func (t *Title) Code(p game.Seat) string { return t.f.codes[p] }

// SpaceOf returns the space of a place.
func (t *Title) SpaceOf(place int16) int16 { return int16(t.f.space(Place(place))) }

// Price returns how many diplomacy points a move with this verb spends; 0 for other moves.
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

// TitheSpace returns the space on which tithes are placed.
func (t *Title) TitheSpace() int16 { return int16(t.f.rome) }

// UnitIn returns the unit in a space: its type, army or fleet, and its owner, or Nobody for a
// minor realm. ok is false if the space is empty.
func (s *State) UnitIn(space int16) (kind string, owner game.Seat, ok bool) {
	u := &s.Units[space]
	if !u.there() {
		return "", game.Nobody, false
	}
	return unitNames[u.Type], u.Owner, true
}

// Fallen returns the dislodged unit that must leave a space.
func (s *State) Fallen(space int16) (kind string, owner game.Seat, ok bool) {
	for _, x := range s.Dislodged {
		if x.Unit.Type != diplomacy.AnyUnit && s.f.space(x.Unit.At) == Space(space) {
			return unitNames[x.Unit.Type], x.Unit.Owner, true
		}
	}
	return "", game.Nobody, false
}

// Drafted appends p's draft as the moves that would recreate it.
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

// DraftedBids appends p's bids as moves, each as often as it was made.
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

// Refusal returns why p cannot make a move that is not among the options. It is Check for callers
// that have already listed them.
func (s *State) Refusal(p game.Seat, m game.Move) *game.Violation {
	return s.t.machine.Refusal(s, p, m)
}

// OwnerIn returns the owner of the unit in a space, or Nobody.
func (s *State) OwnerIn(space int16) game.Seat { return s.Units[space].Owner }

// FirstTurn returns the event with which the first turn would begin: a game is set up in the
// middle of it, so no event announces it.
func (t *Title) FirstTurn() game.Event {
	return game.Event{Kind: evTurn, Seat: game.Nobody, A: int16(early), B: int16(t.f.year)}
}

// answers lists the verbs that can answer each step, whatever the position.
var answers = map[game.Step][]game.Verb{
	stepRetreats: {verbRetreat, verbDisband, verbSeal, verbReopen},
	stepDismiss:  {verbPass, verbDismiss},
	stepRome:     {verbPass, verbLeave},
	stepCrusade:  {verbPass, verbCrusade},
	stepBull:     {verbPass, verbProtectRealm, verbProtectDynasty, verbArbitrate, verbInvest},
	stepRebuild:  {verbBuildArmy, verbBuildFleet, verbWithdraw, verbSeal, verbReopen},
	stepBuilds:   {verbBuildArmy, verbBuildFleet, verbDisband, verbWithdraw, verbSeal, verbReopen},
	stepVotes:    {verbVote, verbSeal, verbReopen},
	stepJudge:    {verbPass, verbExcommunicate},
	stepCrown:    {verbPass, verbCrown},
	stepImperial: {verbPass, verbAntipope},
	stepRoman:    {verbPass, verbAntipope},
	stepCoast:    {verbPass, verbCoast},
}

// Answers reports whether a verb can answer what a seat is asked. If it is asked nothing, all can.
func (s *State) Answers(p game.Seat, v game.Verb) bool {
	q, asked := s.Prompt(p)
	switch {
	case !asked:
		return true
	case v == verbDeploy:
		return q.Step == stepOrders && s.Crusade.Phase == declared
	case v == verbRelease:
		return q.Step == stepOrders && s.Decade == 0 && s.Season == early && p == s.f.emperor
	case q.Step == stepOrders:
		return v <= verbRemain || v == verbSeal || v == verbReopen
	default:
		return slices.Contains(answers[q.Step], v)
	}
}

// Asked returns the slug of what a seat is asked, or "".
func (s *State) Asked(p game.Seat) string {
	q, asked := s.Prompt(p)
	if !asked {
		return ""
	}
	return stepSpecs[q.Step].Slug
}

// Free returns how many diplomacy points of p are not placed yet.
func (s *State) Free(p game.Seat) int { return s.pointsLeft(p) }

// BuildsLeft returns how many units p may still plan to build.
func (s *State) BuildsLeft(p game.Seat) int {
	q, asked := s.Prompt(p)
	if !asked || q.Step != stepRebuild && q.Step != stepBuilds || s.due(p) < 0 {
		return 0
	}
	return s.left(p, q.Step)
}

// IsCrusader reports whether the unit in a space is a Crusader army.
func (s *State) IsCrusader(space int16) bool { return s.Units[space].Crusader }

// Commands reports whether p gives orders to the unit in a space, which is his own.
func (s *State) Commands(p game.Seat, space int16) bool {
	return s.Units[space].regular() && s.commands(p, Space(space))
}

// CardinalOf returns the dynasty that a candidate for the Papacy comes from, or Nobody.
func (t *Title) CardinalOf(candidate int16) game.Seat {
	if i := int(candidate) - 1; i >= 0 && i < len(t.f.cardinals) {
		return t.f.cardinals[i].major
	}
	return game.Nobody
}
