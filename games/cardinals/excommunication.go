package cardinals

import (
	"outremer/game"
	"outremer/game/flow"
)

// Excommunication [2r]: what a Pope must, may and need not punish.

// sentence is how a kind of Pope treats an offence [fig4].
type sentence uint8

const (
	mandatory sentence = iota
	discretionary
	waived
)

// sentences by offence: for an Italian Pope, and for one from a great power.
var sentences = [offences][2]sentence{
	offenceA: {mandatory, discretionary},
	offenceB: {mandatory, discretionary},
	offenceC: {mandatory, mandatory},
	offenceD: {mandatory, mandatory},
	offenceE: {mandatory, mandatory},
	offenceF: {mandatory, mandatory},
	offenceG: {mandatory, mandatory},
	offenceH: {mandatory, mandatory},
	offenceI: {mandatory, discretionary},
	offenceJ: {waived, discretionary},
}

func (s *State) sentence(x offence) sentence {
	if s.Pope == game.Nobody {
		return sentences[x][0]
	}
	return sentences[x][1]
}

// workJudgement imposes mandatory excommunications. Nothing happens while an antipope is in play,
// and offences committed in the meantime are forgotten [2r(1)], [R57].
func workJudgement(s *State, log *game.Log) {
	if s.antipopeInPlay() {
		s.Offences = [offences]game.Seats{}
		return
	}
	if h := s.Holder[s.f.rome]; s.isCatholic(h) { // [2n(3)(a).2]
		s.offend(h, offenceB)
	}
	for x := range offences {
		if s.sentence(x) != mandatory {
			continue
		}
		for p := range s.Offences[x].All() {
			s.excommunicate(p, x, log)
		}
		s.Offences[x] = 0
	}
}

func (s *State) excommunicate(p game.Seat, x offence, log *game.Log) {
	kind := 0
	if s.Season == end {
		kind = 1
	}
	s.Banned[kind] = s.Banned[kind].With(p)
	s.Guilt[p] |= 1 << x
	log.Emit(eventExcommunicated(p, x))
}

// accused returns who can be excommunicated at the Pope's discretion.
func (s *State) accused() (who game.Seats) {
	for x := range offences {
		if s.sentence(x) == discretionary {
			who |= s.Offences[x]
		}
	}
	return who
}

// askJudge asks a Pope from a great power whom to punish: all, some or none
// [2r(6)(a).2].
func askJudge(s *State, _ *game.Log) {
	if s.Pope != game.Nobody && s.accused() != 0 {
		s.askSeat(stepJudge, s.Pope)
	}
}

func optJudge(s *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, movePass) // [R101]
	for p := range s.accused().All() {
		dst = append(dst, moveExcommunicate(p))
	}
	return dst
}

func playJudge(s *State, _ *flow.Frame, _ game.Seat, m game.Move, log *game.Log) {
	if m.Verb == verbPass {
		s.Offences = [offences]game.Seats{}
		s.core.Pop()
		return
	}
	p := game.Seat(m.A)
	for x := range offences {
		if s.sentence(x) == discretionary && s.Offences[x].Has(p) {
			s.excommunicate(p, x, log)
			s.Offences[x] = s.Offences[x].Without(p)
		}
	}
	if s.accused() == 0 {
		s.core.Pop()
	}
}
