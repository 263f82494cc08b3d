package cardinals

import (
	"slices"

	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/flow"
)

// Retreats [base.retreat]. The adjudicator decides which spaces are open.

func askRetreats(s *State, _ *game.Log) {
	var who game.Seats
	for _, x := range s.Dislodged {
		if x.Unit.there() {
			who = who.With(x.Unit.Owner)
		}
	}
	s.askDraft(stepRetreats, who)
}

// openTo lists where a dislodged unit can go.
func (s *State) openTo(d *desk, x *dislodged) []diplomacy.Loc {
	d.open = d.retreats.Options(d.open[:0], s.layRetreat(d, x))
	slices.Sort(d.open)
	return d.open
}

// layRetreat lays out the position for the adjudicator, and returns the dislodged unit.
func (s *State) layRetreat(d *desk, x *dislodged) diplomacy.Dislodgement {
	d.lay(s)
	d.retreats.Board, d.retreats.Contested = d.board, diplomacy.Set{}
	for c := s.Standoff; !c.empty(); {
		d.retreats.Contested.AddProv(diplomacy.Prov(c.take()))
	}
	u := x.Unit
	return diplomacy.Dislodgement{
		Unit:         diplomacy.Unit{Power: diplomacy.Power(u.Owner), Type: u.Type, At: s.stands(u)},
		AttackerFrom: diplomacy.Prov(x.By), Landed: x.Landed,
	}
}

func optRetreats(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if s.Sealed.Has(p) {
		return append(dst, moveReopen)
	}
	d := desks.Take()
	for i := range s.Dislodged {
		x := &s.Dislodged[i]
		if !x.Unit.there() || x.Unit.Owner != p {
			continue
		}
		for _, to := range s.openTo(d, x) {
			dst = append(dst, moveRetreat(s.f.space(x.Unit.At), Place(to)))
		}
	}
	desks.Return(d)
	for i := range s.Dislodged {
		if x := &s.Dislodged[i]; x.Unit.there() && x.Unit.Owner == p {
			dst = append(dst, moveDisband(s.f.space(x.Unit.At)))
		}
	}
	return append(dst, moveSeal)
}

func playRetreats(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	switch m.Verb {
	case verbSeal:
		s.seal(p, log)
		return
	case verbReopen:
		s.reopen(p, log)
		return
	}
	for i := range s.Dislodged {
		x := &s.Dislodged[i]
		if !x.Unit.there() || s.f.space(x.Unit.At) != Space(m.A) {
			continue
		}
		x.To = noPlace
		if m.Verb == verbRetreat {
			x.To = Place(m.B)
		}
	}
}

// vainRetreats is the revision from which a retreat that fails breaks the Truce, too [R91].
const vainRetreats game.Revision = 2

// workRetreats disbands units that retreat to the same space [base.retreatclash] and those
// without an order. Retreating into a centre under the Truce is an offence [2r(6)(g).1].
func workRetreats(s *State, log *game.Log) {
	var wanted, twice spaces
	for _, x := range s.Dislodged {
		if x.Unit.there() && x.To != noPlace {
			to := s.f.space(x.To)
			if wanted.has(to) {
				twice.add(to)
			}
			wanted.add(to)
		}
	}
	for i := range s.Dislodged {
		x := s.Dislodged[i]
		if !x.Unit.there() {
			continue
		}
		from := s.f.space(x.Unit.At)
		switch {
		case x.To == noPlace:
			s.tellDisbanded(x.Unit, fateNoRetreat, log)
			continue
		case twice.has(s.f.space(x.To)):
			if s.rev >= vainRetreats {
				s.judgeRetreat(x.Unit.Owner, s.f.space(x.To))
			}
			s.tellDisbanded(x.Unit, fateRetreatClash, log)
			continue
		}
		log.Emit(eventRetreated(x.Unit.Owner, x.Unit.Type, s.stands(x.Unit), x.To))
		s.retreatTo(x.Unit, from, x.To)
	}
	s.Dislodged = [maxDislodged]dislodged{}
	s.Standoff = spaces{}
}

func (s *State) retreatTo(u unit, from Space, to Place) {
	at, place := s.arrive(u, from, to)
	s.judgeRetreat(u.Owner, at)
	u.At = place
	s.Units[at] = u
}

// judgeRetreat finds retreats into a centre of a monarch whose army is crusading [2q(7).1].
func (s *State) judgeRetreat(p game.Seat, at Space) {
	if s.underTruce(p, at) {
		s.offend(p, offenceG)
	}
}
