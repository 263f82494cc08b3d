package cardinals

import (
	"outremer/game"
	"outremer/game/flow"
)

// The Holy Roman Empire [2i].

// imperialCentres returns how many centres of the Empire a dynasty controls [2i(1).1].
func (s *State) imperialCentres(p game.Seat) (n int) {
	for x := s.f.empire; !x.empty(); {
		if s.Holder[x.take()] == p {
			n++
		}
	}
	return n
}

// electors returns the Catholic dynasties with enough centres [2i(1).2], [2i(1).5].
func (s *State) electors() (who game.Seats) {
	for p := range game.Seat(majors) {
		if s.isCatholic(p) && s.lives(p) && s.imperialCentres(p) >= s.f.quorum {
			who = who.With(p)
		}
	}
	return who
}

// workCrownLoss deposes an Emperor with too few centres [2i(3).1]; his antipope goes with the
// crown [2i(3).2].
func workCrownLoss(s *State, log *game.Log) {
	if p := s.Emperor; p != game.Nobody && !s.electors().Has(p) {
		s.depose(log)
	}
}

func (s *State) depose(log *game.Log) {
	log.Emit(eventCrownLost(s.Emperor))
	if s.Antipope[imperial] == s.Emperor {
		s.removeAntipope(imperial, log)
	}
	s.Emperor = game.Nobody
}

// workCoronation crowns a monarch if he alone has enough centres [2i(1).2]. If two do [2i(4).a],
// a Pope from a great power chooses one [2i(4).1]; an Italian leaves things as they are
// [2i(4).2].
func workCoronation(s *State, log *game.Log) {
	who := s.electors()
	switch {
	case who.Len() == 1:
		s.crown(who.First(), log)
	case who.Len() > 1 && s.Pope != game.Nobody:
		s.askSeat(stepCrown, s.Pope)
	}
}

func (s *State) crown(p game.Seat, log *game.Log) {
	if s.Emperor == p {
		return
	}
	if s.Emperor != game.Nobody { // [R51]
		s.depose(log)
	}
	s.Emperor, s.Newly = p, true
	log.Emit(eventCrowned(p))
}

func optCrown(s *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, movePass)
	for p := range s.electors().All() {
		dst = append(dst, moveCrown(p))
	}
	return dst
}

func playCrown(s *State, _ *flow.Frame, _ game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbCrown {
		s.crown(game.Seat(m.A), log)
	}
}
