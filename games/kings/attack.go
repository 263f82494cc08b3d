package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// One attack of an Invade action: support by Pacts, the check, victory, counterattack.

const (
	attackOpen uint8 = iota
	attackBacking
	attackCheck
	attackResult
	attackWon // the victor's choices have been made
	attackDone
)

// workAttack runs attack A of the seat; B is 1 for a counterattack.
func workAttack(s *State, f *flow.Frame, log *game.Log) {
	r := &s.Raids[f.A]
	switch f.PC {
	case attackOpen:
		s.openAttack(f, r, log)
	case attackBacking:
		s.askBacking(f, r)
	case attackCheck:
		f.PC = attackResult
		s.checkAttack(f.Seat, r)
	case attackResult:
		s.endAttack(f, r, log)
	case attackWon:
		f.PC = attackDone
		if s.Houses[f.Seat].Land.len() > s.f.Supply.Knights {
			s.ask(flow.Frame{Step: stepLimit, Seat: f.Seat})
		}
	case attackDone:
		s.core.Pop()
	}
}

// openAttack cancels an attack whose Foot Soldier is gone or whose target is no longer open to it
// [R85]. An annexation needs no check [invade.30], [invade.31].
func (s *State) openAttack(f *flow.Frame, r *raid, log *game.Log) {
	p := f.Seat
	r.Support &= s.mobilized(p)
	switch {
	case !s.mobilized(p).has(r.From) || !s.targets(p).has(r.To):
		log.Emit(eventLapsed(p, r.To))
		s.core.Pop()
	case s.Houses[p].Allied.has(r.To):
		f.PC = attackWon
		log.Emit(eventAnnexed(p, r.To))
		s.conquer(p, r, log)
	default:
		f.PC = attackBacking
		r.Pacts = int8((s.Houses[p].Allied & s.f.borders[r.To]).len())
	}
}

// askBacking asks, one by one, the dynasties in a Pact with the attacker whose land borders on
// the target; C counts the seats. Each Pact whose partner borders on the target gives a draw,
// without a Foot Soldier [pact.5], [invade.17], [invade.18], [invade.19], [R87].
func (s *State) askBacking(f *flow.Frame, r *raid) {
	for f.C < seats-1 {
		f.C++
		q := (f.Seat + game.Seat(f.C)) % seats
		if s.mayBack(f.Seat, q, r.To) {
			s.ask(flow.Frame{Step: stepBackUp, Seat: q, A: int16(f.Seat), B: int16(r.To), C: f.A})
			return
		}
	}
	f.PC = attackCheck
}

// mayBack reports whether q is in a Pact with p and has land next to p's target.
func (s *State) mayBack(p, q game.Seat, t Territory) bool {
	return s.Houses[p].Pact.Has(q) && s.Houses[q].Land&s.f.borders[t] != 0 && s.owner(t) != q
}

// optBackUp lets the partner name the supporting territory [R90] or forsake the Pact.
func optBackUp(s *State, f *flow.Frame, q game.Seat, dst []game.Move) []game.Move {
	dst = appendLands(dst, verbBack, s.Houses[q].Land&s.f.borders[f.B])
	return append(dst, moveForsake)
}

// playBackUp gives the target Casus Belli against a supporter. A partner that refuses breaks the
// Pact and gives the invader Casus Belli [invade.20], [invade.21], [casus.5], [R88], [R89].
func playBackUp(s *State, f *flow.Frame, q game.Seat, m game.Move, log *game.Log) {
	p, t, r := game.Seat(f.A), Territory(f.B), &s.Raids[f.C]
	s.core.Pop()
	if m.Verb == verbForsake {
		s.breakPact(q, p, log)
		return
	}
	r.Pacts++
	by := Territory(m.A)
	r.Backers = r.Backers.with(by)
	log.Emit(eventBacked(q, p, by))
	if of := s.owner(t); of != game.Nobody {
		s.gainCasus(of, q, log)
	}
}

func (s *State) checkAttack(p game.Seat, r *raid) {
	s.check(p, chkInvade, s.defence(r.To), r.Support.len()+int(r.Pacts))
	if i := s.dukeOf(p, r.From); i >= 0 {
		s.Test.Duke = s.Houses[p].Kin[i].Who
	}
}

func (s *State) endAttack(f *flow.Frame, r *raid, log *game.Log) {
	if s.Test.Won {
		f.PC = attackWon
		s.conquer(f.Seat, r, log)
		return
	}
	f.PC = attackDone
	log.Emit(eventRepelled(f.Seat, r.To))
	q := s.owner(r.To)
	if f.B == 0 && q != game.Nobody && s.isMobilized(r.To) && s.strikable(q, f.Seat, r) != 0 {
		s.ask(flow.Frame{Step: stepStrikeBack, Seat: q, A: int16(r.To), B: int16(f.Seat), C: f.A})
	}
}

// conquer gives the target to the attacker. The enemy's Knight and Foot Soldier are removed,
// characters there die, and the invader places a Knight. A Pact with the territory ends
// [invade.23], [invade.26], [invade.34], [R92].
func (s *State) conquer(p game.Seat, r *raid, log *game.Log) {
	t, q := r.To, s.owner(r.To)
	if q != game.Nobody {
		s.killDuke(q, t, fateBattle, p, log)
	}
	if c := s.Bride[t]; c != noChar {
		log.Emit(eventDied(game.Nobody, c, fateBattle, p))
		s.removeBride(t)
	}
	s.forget(t, log)
	s.Houses[p].Land = s.Houses[p].Land.with(t)
	log.Emit(eventConquered(p, t, q, r.From))
	if q != game.Nobody {
		s.Houses[q].Land = s.Houses[q].Land.without(t)
		s.Foot = s.Foot.without(t)
		if s.Houses[q].Land == 0 {
			s.eliminate(q, log)
		}
	}
	s.garrison(p, t, log)
	s.rank(log)
	s.ask(flow.Frame{Step: stepVictory, Seat: p, A: int16(t), B: int16(r.From), C: s.raidIndex(r)})
}

// forget ends any Pact with an independent territory that is taken.
func (s *State) forget(t Territory, log *game.Log) {
	if of := s.partner(t); of != game.Nobody {
		s.Houses[of].Allied = s.Houses[of].Allied.without(t)
		log.Emit(eventPactLandBroken(of, t))
	}
}

// garrison removes Unrest from land of a dynasty that is always Mobilized [R134].
func (s *State) garrison(p game.Seat, t Territory, log *game.Log) {
	if s.mustered(p) {
		s.calm(t, s.Unrest[t], log)
	}
}

func (s *State) raidIndex(r *raid) int16 {
	for i := range s.Raids {
		if r == &s.Raids[i] {
			return int16(i)
		}
	}
	return 0
}

// Victory: move in, pillage, or neither. One Foot Soldier that took part may move in [R98]; if
// none does, the territory may be pillaged [invade.24], [invade.25], [R97].

func optVictory(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	r := &s.Raids[f.C]
	dst = appendLands(dst, verbMoveIn, r.Support.with(r.From)&s.Foot&s.Houses[p].Land)
	return append(dst, movePillage, moveDone)
}

func playVictory(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	t := Territory(f.A)
	s.core.Pop()
	switch m.Verb {
	case verbMoveIn:
		from := Territory(m.A)
		s.Foot = s.Foot.without(from).with(t)
		log.Emit(eventMovedIn(p, from, t))
		s.calm(t, s.Unrest[t], log) // [R96]
	case verbPillage:
		log.Emit(eventPillaged(p, t))
		s.earn(p, int16(s.f.Cost.Pillage), log)
		s.addUnrest(t, log)
	default:
		log.Emit(eventHeldBack(p))
	}
}

// optRelinquish makes a player who gains a ninth territory give up any one [invade.32],
// [invade.33], [R99].
func optRelinquish(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return appendLands(dst, verbRelinquish, s.Houses[p].Land)
}

func playLimit(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	s.relinquish(p, Territory(m.A), log)
}

func (s *State) relinquish(p game.Seat, t Territory, log *game.Log) {
	log.Emit(eventRelinquished(p, t))
	s.setFree(p, t, log)
}

// Counterattack.

// strikable returns the territories that q may strike after repelling an attack by p: one that
// took part and belongs to the attacker, or to a player who gave Pact support if q may Invade him
// [invade.27], [invade.28], [R94], [R95].
func (s *State) strikable(q, p game.Seat, r *raid) (x lands) {
	own := r.Support.with(r.From) & s.Houses[p].Land
	for y := own | r.Backers; y != 0; {
		t := y.take()
		if of := s.owner(t); of != game.Nobody && of != q && s.mayInvade(q, of) {
			x = x.with(t)
		}
	}
	return x
}

func optStrikeBack(s *State, f *flow.Frame, q game.Seat, dst []game.Move) []game.Move {
	dst = appendLands(dst, verbStrikeBack, s.strikable(q, game.Seat(f.B), &s.Raids[f.C]))
	return append(dst, movePass)
}

// playStrikeBack follows the rules of an Invade, including support of its own; it cannot be
// countered in turn [invade.29].
func playStrikeBack(s *State, f *flow.Frame, q game.Seat, m game.Move, log *game.Log) {
	from := Territory(f.A)
	s.core.Pop()
	if m.Verb == verbPass {
		log.Emit(eventHeldBack(q))
		return
	}
	to := Territory(m.A)
	log.Emit(eventStruckBack(q, from, to))
	s.Raids[counterRaid] = raid{From: from, To: to, Naval: !s.f.borders[from].has(to)}
	s.provoke(q, to, log)
	s.core.Push(flow.Frame{Step: stepAttack, Seat: q, A: counterRaid, B: 1})
	if s.counterSupport(q) != 0 {
		s.ask(flow.Frame{Step: stepCounterSupport, Seat: q, A: m.A})
	}
}

// counterSupport returns the Foot Soldiers of q that may support its counterattack.
func (s *State) counterSupport(q game.Seat) (x lands) {
	r := &s.Raids[counterRaid]
	for all := s.mobilized(q).without(r.From) &^ r.Support; all != 0; {
		if t := all.take(); s.canSupport(q, t, counterRaid) {
			x = x.with(t)
		}
	}
	return x
}

func optCounterSupport(s *State, f *flow.Frame, q game.Seat, dst []game.Move) []game.Move {
	dst = append(dst, moveBegin)
	for x := s.counterSupport(q); x != 0; {
		dst = append(dst, moveSupport(x.take(), Territory(f.A)))
	}
	return dst
}

func playCounterSupport(s *State, _ *flow.Frame, q game.Seat, m game.Move, log *game.Log) {
	if m.Verb == verbSupport {
		s.declareSupport(q, Territory(m.A), counterRaid, log)
		if s.counterSupport(q) != 0 {
			return
		}
	} else {
		log.Emit(eventHeldBack(q))
	}
	s.core.Pop()
}
