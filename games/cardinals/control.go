package cardinals

import (
	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/flow"
)

// Who controls what [base.control], [3b.1], and the two places with their own rules: Rome [2n]
// and the straits [5c].

// intrudersOusted is the revision from which whoever drives an intruder out of Rome is a liberator,
// though the intruder never controlled it [R69].
const intrudersOusted game.Revision = 2

// liberator returns the Catholic monarch whose unit took Rome from another monarch [2n(5)], or
// Nobody.
func (s *State) liberator() game.Seat {
	u, h := &s.Units[s.f.rome], s.Holder[s.f.rome]
	taken := h != game.Nobody || s.Ousted != game.Nobody && s.rev >= intrudersOusted
	if u.regular() && s.isCatholic(u.Owner) && h != u.Owner && taken {
		return u.Owner
	}
	return game.Nobody
}

// askRome lets the liberator take his unit off the map [2n(5)(a).1], before control is determined
// [R69].
func askRome(s *State, _ *game.Log) {
	if p := s.liberator(); p != game.Nobody {
		s.askSeat(stepRome, p)
	}
}

func optRome(_ *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return append(dst, movePass, moveLeave)
}

func playRome(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbLeave {
		log.Emit(eventLeftRome(p))
		s.Units[s.f.rome] = unit{Owner: game.Nobody}
		s.freeRome(log)
	}
}

// freeRome makes the Papal States independent again; their army returns with the adjustments
// [2n(5)(a).2].
func (s *State) freeRome(log *game.Log) {
	s.free(s.f.rome, s.f.start[s.f.rome].faith, log)
	log.Emit(eventIndependent(s.f.rome))
}

// workControl gives each supply centre to the regular unit in it. Crusader armies do not take
// control [R87].
func workControl(s *State, log *game.Log) {
	for x := s.f.centres; !x.empty(); {
		at := x.take()
		u, h := &s.Units[at], s.Holder[at]
		if u.regular() && u.Owner != h {
			s.take(at, u.Owner, log)
		}
	}
	// A Catholic monarch keeps Rome only with a unit there [2n(3)(d).1].
	if h := s.Holder[s.f.rome]; s.isCatholic(h) && s.Units[s.f.rome].Owner != h {
		s.freeRome(log)
	}
}

func (s *State) take(at Space, p game.Seat, log *game.Log) {
	s.Holder[at], s.Claims[at] = p, 0 // [R93]
	s.Once[at] = s.Once[at].With(p)
	log.Emit(eventControlled(p, at))
	s.checkStraits(at)
	s.checkRome(log)
}

// checkRome removes a Roman antipope when his investor loses Rome [R59].
func (s *State) checkRome(log *game.Log) {
	if p := s.Antipope[roman]; p != game.Nobody && s.Holder[s.f.rome] != p {
		s.removeAntipope(roman, log)
	}
}

// checkStraits makes a monarch who loses the straits with a fleet in the two-coast space say
// which coast it is on [5c(2).3].
func (s *State) checkStraits(lost Space) {
	u := &s.Units[s.f.unified]
	if lost == s.f.straits && u.Type == diplomacy.Fleet && !s.ownsStraits(u.Owner) {
		s.Adrift = u.Owner
	}
}

// askCoast asks in the next Mid or End turn; until then, and if he does not answer, the coast by
// which the fleet entered applies [R6].
func askCoast(s *State, _ *game.Log) {
	p, u := s.Adrift, &s.Units[s.f.unified]
	s.Adrift = game.Nobody
	if p != game.Nobody && u.Type == diplomacy.Fleet && u.Owner == p && !s.ownsStraits(p) && s.lives(p) {
		s.askSeat(stepCoast, p)
	}
}

func argsCoast(s *State, _ *flow.Frame, _ game.Seat) (a, b int16) {
	return int16(s.f.unified), game.None
}

func optCoast(s *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, movePass)
	for _, c := range s.f.m.Provinces[s.f.unified].Coasts {
		dst = append(dst, moveCoast(Place(c)))
	}
	return dst
}

func playCoast(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	u := &s.Units[s.f.unified]
	if m.Verb == verbCoast {
		u.At = Place(m.A)
	}
	log.Emit(eventCoast(p, u.At))
}
