package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// Effects of events on territories.

// places returns the territories that an effect can hit.
func (s *State) places(p game.Seat, o *op) lands {
	h := &s.Houses[p]
	switch o.code {
	case opAddToken:
		return s.markable(p, o)
	case opRemoveUnrest:
		return s.restless(h.Land)
	case opCastleLost:
		return h.Land & s.Castle
	case opPactBroken:
		return h.Allied
	case opDemobilize:
		return h.Land & s.Foot
	case opMobilize:
		if s.levy(p) > 0 {
			return s.canMobilize(p)
		}
	}
	return 0
}

// markable returns the territories of p that can take a token: none if the supply is empty;
// otherwise those the card prefers, if there are any [supply.7].
func (s *State) markable(p game.Seat, o *op) lands {
	x := s.Houses[p].Land
	left := 0
	switch o.mark {
	case markUnrest:
		x, left = x&^s.allMobilized(), s.unrestLeft()
	case markHarvest:
		left = s.harvestLeft()
	case markCrop:
		left = s.cropLeft()
	case markOutbreak:
		x, left = x&^s.Outbreak&^s.Over, s.plagueLeft()
	}
	if left == 0 {
		return 0
	}
	if o.spread {
		x &^= s.Now.Tried
	}
	if y := x & o.prefer; y != 0 {
		return y
	}
	if y := x & s.Foot; o.preferMobilized && y != 0 {
		return y
	}
	return x
}

// effectOnLand asks for a territory if there is a choice.
func (s *State) effectOnLand(f *flow.Frame, o *op, log *game.Log) {
	q := s.question(stepEventTerritory, f, s.chooser(f, o.chooser))
	q.C = int16(max(o.count, 1))
	s.nextLand(q, log)
}

// nextLand continues an effect that has C places left to hit.
func (s *State) nextLand(q flow.Frame, log *game.Log) {
	o := s.asked(&q)
	for q.C > 0 {
		x := s.places(s.Now.Target, o)
		if x == 0 {
			return
		}
		if x.len() > 1 || o.code == opMobilize { // raising troops may be declined
			s.ask(q)
			return
		}
		q.C--
		s.hitLand(o, x.first(), log)
	}
}

func optEventTerritory(s *State, f *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	o := s.asked(f)
	dst = appendLands(dst, verbPlace, s.places(s.Now.Target, o))
	if o.code == opMobilize {
		dst = append(dst, moveDone)
	}
	return dst
}

func playEventTerritory(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	q := *f
	s.core.Pop()
	if m.Verb == verbDone {
		log.Emit(eventHeldBack(p))
		return
	}
	s.hitLand(s.asked(&q), Territory(m.A), log)
	q.C--
	s.nextLand(q, log)
}

func (s *State) hitLand(o *op, t Territory, log *game.Log) {
	p := s.Now.Target
	switch o.code {
	case opAddToken:
		s.Now.Tried = s.Now.Tried.with(t)
		s.addMark(t, o.mark, log)
	case opRemoveUnrest:
		s.calm(t, 1, log)
	case opCastleLost:
		s.Castle = s.Castle.without(t)
		log.Emit(eventCastleLost(p, t))
		s.rank(log)
	case opPactBroken:
		s.breakLand(p, t, log)
	case opDemobilize:
		s.dismiss(t, log)
		if o.unrest {
			s.addUnrest(t, log)
		}
	case opMobilize:
		s.station(p, t, log)
	}
}

func (s *State) addMark(t Territory, m mark, log *game.Log) {
	switch m {
	case markUnrest:
		s.addUnrest(t, log)
		return
	case markHarvest:
		s.Harvest[t]++
	case markCrop:
		s.Crop[t]++
	case markOutbreak:
		s.Outbreak = s.Outbreak.with(t)
	}
	log.Emit(eventMarked(s.owner(t), t, m))
}
