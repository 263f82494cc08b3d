package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// The Intrigue cards: five plots, and Overthrow.

// crownBetween is the revision from which the succession to a murdered ruler is part of the Plot,
// so that the next one finds the heir on the throne [R118].
const crownBetween game.Revision = 3

// workAttempts offers attempts one after another: up to four, each declared after the previous
// one is resolved, for 0, 1, 2 and 3 Gold [plot.5], [plot.6], [plot.8], [overthrow.7],
// [overthrow.8], [overthrow.9].
func workAttempts(s *State, f *flow.Frame, _ *game.Log) {
	if s.rev >= crownBetween && s.succeed() {
		return
	}
	if f.PC == 1 || !s.plays(f.Seat) || !s.canAttempt(f.Seat) {
		s.core.Pop()
		return
	}
	if s.Now.PlotN > 0 && !s.anyAttempt(f.Seat) {
		s.core.Pop()
		return
	}
	s.ask(flow.Frame{Step: stepIntrigue, Seat: f.Seat})
}

func (s *State) canAttempt(p game.Seat) bool {
	n := int(s.Now.PlotN)
	return n < len(s.f.Cost.Attempt) && s.canPay(p, int16(s.f.Cost.Attempt[n]))
}

// anyAttempt reports whether there is a target for another attempt. For a plot there always is:
// somebody can be murdered.
func (s *State) anyAttempt(p game.Seat) bool {
	if s.Now.Plots[0].Verb != verbOverthrow {
		return true
	}
	for x := s.overthrowable(p); x != 0; {
		if !s.isRepeated(moveOverthrow(x.take())) {
			return true
		}
	}
	return false
}

func optIntrigue(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	dst = s.appendAttempts(dst, p)
	if s.Now.PlotN == 0 {
		return append(dst, moveSkip)
	}
	return append(dst, moveDone)
}

// appendAttempts lists what p may plot or overthrow. The first attempt decides between the two
// actions [turn.2]. There are five plots [plot.1].
func (s *State) appendAttempts(dst []game.Move, p game.Seat) []game.Move {
	first := s.Now.PlotN == 0
	over := !first && s.Now.Plots[0].Verb == verbOverthrow
	if first || !over {
		dst = s.appendCasus(dst, p)
		for x := s.incitable(p); x != 0; {
			dst = s.appendNew(dst, moveIncite(x.take()))
		}
		for x := s.victims(p); !x.empty(); {
			dst = s.appendNew(dst, moveMurder(x.take()))
		}
		dst = s.appendCouncilors(dst, p)
		for x := s.married(p); !x.empty(); {
			dst = s.appendNew(dst, moveDivorce(x.take()))
		}
	}
	if first || over {
		for x := s.overthrowable(p); x != 0; {
			dst = s.appendNew(dst, moveOverthrow(x.take()))
		}
	}
	return dst
}

func (s *State) appendNew(dst []game.Move, m game.Move) []game.Move {
	if s.isRepeated(m) {
		return dst
	}
	return append(dst, m)
}

// isRepeated reports whether m repeats an attempt: the same type may not be used twice on the
// same target or, for a plot in 1.1, on the same player. Characters on the map and one's own
// family count as no player's [plot.7@1.0], [plot.7@1.1], [overthrow.10].
func (s *State) isRepeated(m game.Move) bool {
	for _, old := range s.Now.Plots[:s.Now.PlotN] {
		if old.Verb == m.Verb && old.A == m.A && old.B == m.B {
			return true
		}
		if s.plotPerPlayer && old.Verb != verbOverthrow && plotType(old.Verb) == plotType(m.Verb) {
			if q := s.victimOf(m); q != game.Nobody && int16(q) == old.C {
				return true
			}
		}
	}
	return false
}

// plotType treats both ways to murder as one plot.
func plotType(v game.Verb) game.Verb {
	if v == verbMurderCouncilor {
		return verbMurder
	}
	return v
}

// victimOf returns the player an attempt is aimed at, or Nobody for one's own family and for
// characters on the map.
func (s *State) victimOf(m game.Move) game.Seat {
	switch m.Verb {
	case verbCasusBelli, verbBribe, verbMurderCouncilor:
		return game.Seat(m.A)
	case verbIncite, verbOverthrow:
		return s.owner(Territory(m.A))
	case verbMurder:
		_, q, _ := s.find(Char(m.A))
		return q
	}
	return game.Nobody
}

// Targets.

// appendCasus lists every other dynasty against which p has no Casus Belli and with which he is
// not At War [casus.3], [R80].
func (s *State) appendCasus(dst []game.Move, p game.Seat) []game.Move {
	for q := range game.Seat(seats) {
		if q != p && s.plays(q) && !s.mayInvade(p, q) {
			dst = s.appendNew(dst, moveCasusBelli(q))
		}
	}
	return dst
}

// foreign returns the territories of other dynasties.
func (s *State) foreign(p game.Seat) (x lands) {
	for q := range s.Houses {
		if game.Seat(q) != p {
			x |= s.Houses[q].Land
		}
	}
	return x
}

// reach returns the foreign territories that p can incite or overthrow: those next to his own, or
// all of them with the Spymaster [unrest.1], [unrest.2], [overthrow.1].
func (s *State) reach(p game.Seat) lands {
	x := s.foreign(p)
	if !s.Houses[p].Devs.has(s.f.spymaster) {
		x &= s.border(s.Houses[p].Land)
	}
	return x
}

// incitable returns the territories in reach that are not Mobilized, as long as Unrest Tokens are
// left. Independent territories cannot be incited [unrest.1], [unrest.6], [R70].
func (s *State) incitable(p game.Seat) lands {
	if s.unrestLeft() == 0 {
		return 0
	}
	return s.reach(p) &^ s.allMobilized()
}

func (s *State) allMobilized() lands {
	x := s.Foot
	for q := range game.Seat(seats) {
		if s.mustered(q) {
			x |= s.Houses[q].Land
		}
	}
	return x
}

// overthrowable returns the territories in reach that have Unrest [unrest.5], [overthrow.1].
func (s *State) overthrowable(p game.Seat) lands { return s.restless(s.reach(p)) }

// victims returns every face-up character, except rulers in the first Round of the game
// [murder.1@1.0], [murder.3], [R74].
func (s *State) victims(_ game.Seat) (x people) {
	for q := range s.Houses {
		h := &s.Houses[q]
		if h.King != noChar && !s.isFirstRound() {
			x.add(h.King)
		}
		if h.Spouse != noChar {
			x.add(h.Spouse)
		}
		for _, k := range h.Kin {
			if k.Who != noChar {
				x.add(k.Who)
			}
			if k.Spouse != noChar {
				x.add(k.Spouse)
			}
		}
	}
	for all := s.free(); all != 0; {
		if c := s.Bride[all.take()]; c != noChar {
			x.add(c)
		}
	}
	return x
}

// appendCouncilors lists Councilors to murder and to bribe. In 1.1 any Councilor may be murdered;
// a Councilor that p already owns cannot be bribed [murder.1@1.1], [bribe.3], [bribe.4].
func (s *State) appendCouncilors(dst []game.Move, p game.Seat) []game.Move {
	for q := range game.Seat(seats) {
		for x := s.Houses[q].Devs & s.f.councilors; x != 0 && s.killCouncilors; {
			dst = s.appendNew(dst, moveMurderCouncilor(q, x.take()))
		}
	}
	for q := range game.Seat(seats) {
		for x := s.Houses[q].Devs & s.f.councilors &^ s.Houses[p].Devs; x != 0 && q != p; {
			dst = s.appendNew(dst, moveBribe(q, x.take()))
		}
	}
	return dst
}

// married returns the married members of p's own family [divorce.1], [R78].
func (s *State) married(p game.Seat) (x people) {
	h := &s.Houses[p]
	if h.King != noChar && h.Spouse != noChar {
		x.add(h.King)
	}
	for _, k := range h.Kin {
		if k.Who != noChar && k.Spouse != noChar {
			x.add(k.Who)
		}
	}
	return x
}

func playIntrigue(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbSkip || m.Verb == verbDone {
		s.core.Top().PC = 1
		s.skip(p, log)
		return
	}
	s.attempt(p, m, log)
}

// attempt pays the surcharge and makes the check. It cannot be sabotaged, except for a Murder in
// a dynasty with the Royal Guard [check.20], [murder.5], [murder.6], [plot.9], [overthrow.11].
func (s *State) attempt(p game.Seat, m game.Move, log *game.Log) {
	s.spend(p, int16(s.f.Cost.Attempt[s.Now.PlotN]), log) // [R69]
	victim := s.victimOf(m)
	kind := attemptKind(m.Verb)
	announceAttempt(p, kind, victim, m, log)
	s.Now.Plots[s.Now.PlotN] = game.Move{Verb: m.Verb, A: m.A, B: m.B, C: int16(victim)}
	s.Now.PlotN++
	s.core.Push(flow.Frame{Step: stepAttempt, Seat: p, A: int16(m.Verb), B: m.A, C: m.B, D: int16(victim)})
	s.check(p, kind, s.attemptNeed(m), 0)
	s.Test.Sabotage = kind == chkMurder && victim != game.Nobody && victim != p && s.Houses[victim].Devs.has(s.f.guard)
}

// announceAttempt announces what is attempted, and against whom or what.
func announceAttempt(p game.Seat, kind checkKind, victim game.Seat, m game.Move, log *game.Log) {
	c, t := noChar, noTerritory
	switch m.Verb {
	case verbMurderCouncilor, verbBribe:
		log.Emit(eventPlottedCouncilor(p, kind, victim, Dev(m.B)))
		return
	case verbIncite, verbOverthrow:
		t = Territory(m.A)
	case verbMurder, verbDivorce:
		c = Char(m.A)
	}
	log.Emit(eventPlottedAgainst(p, kind, victim, c, t))
}

func attemptKind(v game.Verb) checkKind {
	switch v {
	case verbIncite:
		return chkIncite
	case verbMurder, verbMurderCouncilor:
		return chkMurder
	case verbBribe:
		return chkBribe
	case verbDivorce:
		return chkDivorce
	case verbOverthrow:
		return chkOverthrow
	}
	return chkCasusBelli
}

// attemptNeed returns how many successes an attempt takes.
func (s *State) attemptNeed(m game.Move) int {
	switch m.Verb {
	case verbIncite, verbOverthrow:
		return s.stiffness(Territory(m.A))
	case verbMurder:
		return s.murderNeed(Char(m.A))
	case verbMurderCouncilor:
		return s.f.Murder.Other // [R75]
	}
	return 1
}

// murderNeed returns three for a ruler, in 1.1 two for the heir, and one for others
// [murder.2@1.0], [murder.2@1.1], [R76].
func (s *State) murderNeed(c Char) int {
	switch at, q, i := s.find(c); {
	case at == onThrone:
		return s.f.Murder.King
	case at == asKin && s.guardedHeir && s.heir(q) == i:
		return s.f.Murder.Heir
	}
	return s.f.Murder.Other
}

// workAttempt continues after the check. A failed plot gives its target Casus Belli; a successful
// one never does [plot.3], [plot.4].
func workAttempt(s *State, f *flow.Frame, log *game.Log) {
	p, victim := f.Seat, game.Seat(f.D)
	m := game.Move{Verb: game.Verb(f.A), A: f.B, B: f.C}
	s.core.Pop()
	if m.Verb == verbOverthrow {
		s.overthrow(p, victim, Territory(m.A), log)
		return
	}
	if s.Test.Won {
		s.carryOut(p, m, log)
	} else if victim != game.Nobody { // a Divorce, or harm to one's own or to free land, wrongs nobody [divorce.3], [R72]
		s.gainCasus(victim, p, log)
	}
}

func (s *State) carryOut(p game.Seat, m game.Move, log *game.Log) {
	switch m.Verb {
	case verbCasusBelli:
		s.gainCasus(p, game.Seat(m.A), log)
	case verbIncite: // [unrest.4]
		s.addUnrest(Territory(m.A), log)
	case verbMurder:
		s.kill(Char(m.A), fateMurder, p, log)
	case verbMurderCouncilor: // [murder.8@1.1]
		log.Emit(eventCouncilorKilled(p, game.Seat(m.A), Dev(m.B)))
		s.dropDev(game.Seat(m.A), Dev(m.B), log)
	case verbBribe:
		s.bribe(p, game.Seat(m.A), Dev(m.B), log)
	case verbDivorce:
		s.divorce(p, Char(m.A), log)
	}
}

// bribe brings the Councilor over for 2 Gold; a player who cannot pay gets nothing [bribe.1],
// [bribe.2], [R77].
func (s *State) bribe(p, q game.Seat, d Dev, log *game.Log) {
	if cost := s.fee(p, chkBribe); s.canPay(p, cost) {
		s.spend(p, cost, log)
		s.Houses[q].Devs = s.Houses[q].Devs.without(d)
		log.Emit(eventBribed(p, q, d))
		s.gainDev(p, d, log)
	}
}

// divorce removes the spouse as if dead; a ruler keeps the spouse's token in the bag [divorce.1],
// [divorce.2], [marry.17], [marry.18].
func (s *State) divorce(p game.Seat, c Char, log *game.Log) {
	log.Emit(eventDivorced(p, c))
	spouse := s.Houses[p].Spouse
	if at, _, i := s.find(c); at == asKin {
		spouse = s.Houses[p].Kin[i].Spouse
	}
	s.depart(p, spouse, fateDivorce, log)
	s.takeAway(spouse, log)
}

// overthrow frees the territory on success and kills a Duke there. Unrest is removed either way:
// one token in 1.0, all in 1.1. It triggers no Pact [overthrow.3@1.0], [overthrow.3@1.1],
// [overthrow.4], [overthrow.5], [overthrow.6@1.0], [overthrow.6@1.1], [unrest.8], [R82].
func (s *State) overthrow(p, q game.Seat, t Territory, log *game.Log) {
	n := int8(1)
	if s.allUnrest {
		n = s.Unrest[t]
	}
	s.calm(t, n, log)
	if !s.Test.Won {
		s.gainCasus(q, p, log)
		return
	}
	log.Emit(eventOverthrown(p, t, q))
	s.killDuke(q, t, fateOverthrow, p, log)
	s.setFree(q, t, log)
}
