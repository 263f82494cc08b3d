package cardinals

import (
	"outremer/game"
	"outremer/game/flow"
)

// Bulls of Protection, Arbitration and Investiture [2p]. A Pope from a great power is asked in
// every Mid and End turn without an antipope, even if he cannot afford one: skipping him would
// reveal how much was tithed.

func askBull(s *State, _ *game.Log) {
	if s.Pope != game.Nobody && !s.antipopeInPlay() && s.Crusade.Phase != declared { // [2p(4)], [2p(2).2]
		s.askSeat(stepBull, s.Pope)
	}
}

func argsTithes(s *State, _ *flow.Frame, _ game.Seat) (a, b int16) {
	return int16(s.Tithes), game.None
}

func optBull(s *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, movePass)
	if int(s.Tithes) >= s.f.protectionCost {
		for x := s.f.centres; !x.empty(); {
			if at := x.take(); s.mayProtect(at) {
				dst = append(dst, moveProtectRealm(at))
			}
		}
		for p := range game.Seat(majors) {
			if s.isPoor(p) {
				dst = append(dst, moveProtectDynasty(p))
			}
		}
	}
	if int(s.Tithes) >= s.f.arbitrationCost {
		who := s.catholics()
		for p := range who.All() {
			who = who.Without(p)
			for q := range who.All() {
				dst = append(dst, moveArbitrate(p, q))
			}
		}
	}
	if int(s.Tithes) >= s.f.investitureCost {
		for x := s.f.centres; !x.empty(); {
			if at := x.take(); s.mayInvest(at) {
				dst = append(dst, moveInvest(at))
			}
		}
	}
	return dst
}

// mayProtect reports whether a space is a Catholic minor [2p(1)(a).1].
func (s *State) mayProtect(at Space) bool { return s.isIndependent(at) && s.Creed[at] == catholic }

// isPoor reports whether p is a Catholic dynasty with exactly one centre [2p(1)(a).1].
func (s *State) isPoor(p game.Seat) bool { return s.isCatholic(p) && s.lives(p) && s.centres(p) == 1 }

// mayInvest reports whether a centre belongs to a Catholic dynasty, was Catholic but not its own
// at the start, and has no unit in it [2p(1)(c).a] to [2p(1)(c).d].
func (s *State) mayInvest(at Space) bool {
	h, x := s.Holder[at], s.f.start[at]
	return s.f.centres.has(at) && s.isCatholic(h) && x.faith == catholic && x.owner != h && !s.Units[at].there()
}

func playBull(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	switch m.Verb {
	case verbProtectRealm:
		s.Bull.Realm = Space(m.A)
		log.Emit(eventProtected(p, s.Bull.Realm))
	case verbProtectDynasty:
		s.Bull.House = game.Seat(m.A)
		log.Emit(eventProtectedHouse(p, s.Bull.House))
	case verbArbitrate:
		s.Bull.Parties = [2]game.Seat{game.Seat(m.A), game.Seat(m.B)}
		log.Emit(eventArbitrated(p, s.Bull.Parties[0], s.Bull.Parties[1]))
	case verbInvest:
		s.investBishop(p, Space(m.A), log)
	}
}

// investBishop makes the centre rebel, unless it received a gift in the previous turn
// [2p(1)(c).e].
func (s *State) investBishop(p game.Seat, at Space, log *game.Log) {
	if s.Gifts.has(at) {
		s.Shown.add(at)
		log.Emit(eventInvested(p, at, outcomeFails))
		return
	}
	log.Emit(eventInvested(p, at, outcomeSucceeds))
	s.free(at, catholic, log) // [2p(1)(c).1.1]
	s.raise(at, log)          // [2p(1)(c).1.2]
}
