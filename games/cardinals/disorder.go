package cardinals

import "outremer/game"

// Civil disorder [7a]: a monarch without a successor leaves, and his realm falls apart.

// abdicate carries out drafted abdications, before anything else in the turn.
func (s *State) abdicate(log *game.Log) {
	for p := range game.Seat(majors) {
		if s.Leaving.Has(p) {
			s.dissolve(p, log)
		}
	}
	s.Leaving = 0
}

// dissolve removes the units [7a.1] and turns the centres into minor realms [7a.2.1] of the
// dynasty's faith [7a.2.3]. A centre occupied by another monarch gets no unit yet: it is his if
// he stays, otherwise a minor realm [7a.3], [R108].
func (s *State) dissolve(p game.Seat, log *game.Log) {
	s.Failed = s.Failed.With(p)
	s.Bids[p] = [maxPoints]bid{}
	log.Emit(eventFailed(p))
	for at := range Space(len(s.f.spaces)) {
		if s.Units[at].there() && s.Units[at].Owner == p {
			s.Units[at], s.Orders[at] = unit{Owner: game.Nobody}, order{}
		}
	}
	for x := s.f.centres; !x.empty(); {
		at := x.take()
		s.Claims[at] = s.Claims[at].Without(p)
		if s.Holder[at] != p {
			continue
		}
		s.free(at, s.f.faith[p], log)
		if !s.Units[at].there() {
			s.raise(at, log)
			s.Fresh.add(at)
		}
	}
	s.retire(p)
}

// deadUnjudged is the revision from which a dynasty is not judged after its end [R106].
const deadUnjudged game.Revision = 2

// retire removes a dynasty from all offices.
func (s *State) retire(p game.Seat) {
	if s.Pope == p { // [R63]
		s.Pope = game.Nobody
	}
	if s.Emperor == p {
		s.Emperor = game.Nobody
	}
	for basis := range s.Antipope {
		if s.Antipope[basis] == p {
			s.Antipope[basis] = game.Nobody
		}
	}
	for kind := range s.Banned {
		s.Banned[kind] = s.Banned[kind].Without(p)
	}
	if s.rev >= deadUnjudged {
		for x := range s.Offences {
			s.Offences[x] = s.Offences[x].Without(p)
		}
	}
	s.Guilt[p] = 0
	s.Terms[p] = 0
	s.Points[p] = 0
	for q := range s.Terms {
		s.Terms[q] = s.Terms[q].Without(p)
	}
	c := &s.Crusade
	c.Raised = c.Raised.Without(p)
	c.Truce = c.Truce.Without(p)
	c.Lost = c.Lost.Without(p)
	c.Targets = c.Targets.Without(p)
	if s.Bull.House == p || s.Bull.Parties[0] == p || s.Bull.Parties[1] == p {
		s.Bull = noBull
	}
}
