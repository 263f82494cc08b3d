package kings

import "outremer/game"

// Pacts, Casus Belli and war.

// gainCasus gives p Casus Belli against q, one way only [casus.4]. It does nothing if p already
// has it or they are At War [R80], and it ends a Pact between them [pact.11].
func (s *State) gainCasus(p, q game.Seat, log *game.Log) {
	h := &s.Houses[p]
	if p == q || !s.plays(p) || !s.plays(q) || h.Casus.Has(q) || h.War.Has(q) {
		return
	}
	s.endPact(p, q, log)
	h.Casus = h.Casus.With(q)
	log.Emit(eventCasusBelli(p, q))
}

func (s *State) loseCasus(p, q game.Seat, log *game.Log) {
	if h := &s.Houses[p]; h.Casus.Has(q) {
		h.Casus = h.Casus.Without(q)
		log.Emit(eventCasusBelliLost(p, q))
	}
}

// goToWar turns Casus Belli into war for both sides [invade.8], [R84].
func (s *State) goToWar(p, q game.Seat, log *game.Log) {
	if s.Houses[p].War.Has(q) {
		return
	}
	for _, x := range [2][2]game.Seat{{p, q}, {q, p}} {
		h := &s.Houses[x[0]]
		h.Casus = h.Casus.Without(x[1])
		h.War = h.War.With(x[1])
	}
	log.Emit(eventWar(p, q))
}

// mayInvade reports whether p has Casus Belli or war against q, which opens all of q's
// territories [invade.1], [casus.2].
func (s *State) mayInvade(p, q game.Seat) bool { return (s.Houses[p].Casus | s.Houses[p].War).Has(q) }

// formPact binds two dynasties, each of which may have other Pacts. It ends War and Casus Belli
// between them, both ways [marry.9], [pact.1], [pact.2], [pact.3].
func (s *State) formPact(p, q game.Seat, log *game.Log) {
	s.makePeace(p, q, log)
	if s.Houses[p].Pact.Has(q) {
		return // a second marriage makes no second Pact [R51]
	}
	s.Houses[p].Pact = s.Houses[p].Pact.With(q)
	s.Houses[q].Pact = s.Houses[q].Pact.With(p)
	log.Emit(eventPact(p, q))
}

func (s *State) makePeace(p, q game.Seat, log *game.Log) {
	if s.Houses[p].War.Has(q) {
		log.Emit(eventPeace(p, q))
	}
	for _, x := range [2][2]game.Seat{{p, q}, {q, p}} {
		h := &s.Houses[x[0]]
		h.Casus, h.War = h.Casus.Without(x[1]), h.War.Without(x[1])
	}
}

// endPact ends a Pact between dynasties without further consequences.
func (s *State) endPact(p, q game.Seat, log *game.Log) {
	if s.Houses[p].Pact.Has(q) {
		s.partWays(p, q)
		log.Emit(eventPactBroken(p, q))
	}
}

func (s *State) partWays(p, q game.Seat) {
	s.Houses[p].Pact = s.Houses[p].Pact.Without(q)
	s.Houses[q].Pact = s.Houses[q].Pact.Without(p)
}

// breakPact ends a Pact and gives the other side Casus Belli against the breaker [pact.10].
func (s *State) breakPact(p, q game.Seat, log *game.Log) {
	s.partWays(p, q)
	log.Emit(eventPactRenounced(p, q))
	s.gainCasus(q, p, log)
}

// breakLand ends a Pact with a territory, where a new character then appears [pact.8].
func (s *State) breakLand(p game.Seat, t Territory, log *game.Log) {
	s.Houses[p].Allied = s.Houses[p].Allied.without(t)
	log.Emit(eventPactLandBroken(p, t))
	s.showBride(t, log)
}

// Marks on territories.

func (s *State) addUnrest(t Territory, log *game.Log) bool {
	if s.isMobilized(t) || s.unrestLeft() == 0 { // [unrest.6]
		return false
	}
	s.Unrest[t]++
	log.Emit(eventMarked(s.owner(t), t, markUnrest))
	return true
}

func (s *State) calm(t Territory, n int8, log *game.Log) {
	n = min(n, s.Unrest[t])
	if n > 0 {
		s.Unrest[t] -= n
		log.Emit(eventCalmed(s.owner(t), t, n))
	}
}

// station places a Foot Soldier, which ends all Unrest [mobilize.3], [unrest.7].
func (s *State) station(p game.Seat, t Territory, log *game.Log) {
	s.Foot = s.Foot.with(t)
	log.Emit(eventMobilized(p, t))
	s.calm(t, s.Unrest[t], log)
}

func (s *State) dismiss(t Territory, log *game.Log) {
	s.Foot = s.Foot.without(t)
	log.Emit(eventDemobilized(s.owner(t), t))
}
