package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// The Tax cards, and the plague.

func optTax(_ *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return append(dst, moveTax, moveSkip)
}

func playTax(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbSkip {
		s.skip(p, log)
		return
	}
	s.core.Push(flow.Frame{Step: stepTaxing, Seat: p})
}

// workTaxing collects, then spreads every outbreak; A is 1 once it has collected.
func workTaxing(s *State, f *flow.Frame, log *game.Log) {
	if f.PC == 0 {
		f.PC = 1
		s.Now.Tried = s.Outbreak & s.Houses[f.Seat].Land // outbreaks that will spread
		s.collect(f.Seat, log)
		return
	}
	if s.Now.Tried == 0 {
		s.core.Pop()
		return
	}
	t := s.Now.Tried.take()
	s.Now.Queue = s.exposed(t)
	s.core.Push(flow.Frame{Step: stepPlague, Seat: f.Seat})
}

// collect pays p the Gold of all his territories and the bonuses of the action [tax.1], [tax.2],
// [crusade.12], [R104].
func (s *State) collect(p game.Seat, log *game.Log) {
	n := int16(0)
	for x := s.Houses[p].Land; x != 0; {
		t := x.take()
		n += s.yield(t)
		s.useUp(t, log)
	}
	n += s.taxBonus(p)
	log.Emit(eventTaxed(p, n))
	s.earn(p, n, log)
}

// taxBonus is what cards and shields add to each Tax by p.
func (s *State) taxBonus(p game.Seat) (n int16) {
	for x := s.Houses[p].Devs; x != 0; {
		n += int16(s.f.devBonus[x.take()].tax)
	}
	for i, q := range s.Shield {
		if q == p {
			n += int16(s.f.trackBonus[i].tax)
		}
	}
	return n
}

// income is what a Tax by p would bring in now, limited by the treasury.
func (s *State) income(p game.Seat) int16 {
	n := s.taxBonus(p)
	for x := s.Houses[p].Land; x != 0; {
		n += s.yield(x.take())
	}
	return n
}

// yield is the Gold of one territory: 1, plus 1 each for a Castle and a Harvest, minus 1 for a
// Duchy in 1.0; nothing with Plague or Crop Failure [tax.3], [tax.4], [tax.5], [tax.6@1.0],
// [tax.6@1.1], [tax.7], [tax.12], [tax.13], [tax.14], [castle.3], [example.8], [R102], [R103].
func (s *State) yield(t Territory) int16 {
	if s.Outbreak.has(t) || s.Over.has(t) || s.Crop[t] > 0 {
		return 0
	}
	n := int16(1)
	if s.Castle.has(t) {
		n++
	}
	if s.Harvest[t] > 0 {
		n++
	}
	if s.duchyTax && s.isDuchy(t) {
		n--
	}
	return n
}

// useUp removes one token of each kind from a taxed territory.
func (s *State) useUp(t Territory, log *game.Log) {
	if s.Harvest[t] > 0 {
		s.Harvest[t]--
		s.unmark(t, markHarvest, log)
	}
	if s.Crop[t] > 0 {
		s.Crop[t]--
		s.unmark(t, markCrop, log)
	}
	if s.Outbreak.has(t) {
		s.Outbreak = s.Outbreak.without(t)
		s.unmark(t, markOutbreak, log)
	}
	if s.Over.has(t) {
		s.Over = s.Over.without(t)
		s.unmark(t, markOver, log)
	}
}

func (s *State) unmark(t Territory, m mark, log *game.Log) {
	log.Emit(eventUnmarked(s.owner(t), t, m))
}

// exposed returns the territories to which the plague in t can spread: all adjacent ones in play,
// whoever holds them, except those that already have it and those under a Court Physician
// [tax.8], [offlimits.2], [R105], [R106], [R107].
func (s *State) exposed(t Territory) lands {
	x := s.f.borders[t] & s.InPlay &^ s.Outbreak &^ s.Over
	for q := range s.Houses {
		if s.Houses[q].Devs.has(s.f.physician) {
			x &^= s.Houses[q].Land
		}
	}
	return x
}

// workPlague makes one check for each exposed territory, in the order the taxing player chooses.
func workPlague(s *State, f *flow.Frame, log *game.Log) {
	if f.PC == 1 {
		f.PC = 0
		s.infect(Territory(f.A), log)
		return
	}
	if s.plagueLeft() == 0 {
		s.Now.Queue = 0
	}
	switch s.Now.Queue.len() {
	case 0:
		s.core.Pop()
	case 1:
		s.checkPlague(f, s.Now.Queue.first())
	default:
		s.ask(flow.Frame{Step: stepSpread, Seat: f.Seat})
	}
}

func optSpread(s *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return appendLands(dst, verbSpread, s.Now.Queue)
}

func playSpread(s *State, _ *flow.Frame, _ game.Seat, m game.Move, _ *game.Log) {
	s.core.Pop()
	s.checkPlague(s.core.Top(), Territory(m.A))
}

// checkPlague makes a check with one draw, no Gold and no critical traits [tax.9].
func (s *State) checkPlague(f *flow.Frame, t Territory) {
	f.PC, f.A = 1, int16(t)
	s.Now.Queue = s.Now.Queue.without(t)
	s.check(f.Seat, chkPlague, 1, 0)
}

// infect applies a failed check: it places the plague with its Over side up, removes the Foot
// Soldier and leaves Unrest [tax.10], [tax.11].
func (s *State) infect(t Territory, log *game.Log) {
	if s.Test.Won {
		log.Emit(eventHealthy(s.owner(t), t))
		return
	}
	s.Over = s.Over.with(t)
	log.Emit(eventMarked(s.owner(t), t, markOver))
	if s.Foot.has(t) {
		s.dismiss(t, log)
	}
	s.addUnrest(t, log)
}
