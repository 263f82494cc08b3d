package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// The small choices of the scripted dynasties: whatever a person would be asked.

// workScripted answers the question below on behalf of a scripted dynasty. If the question
// remains, it answers again.
func workScripted(s *State, f *flow.Frame, log *game.Log) {
	p := f.Seat
	s.core.Pop()
	q := s.core.Top()
	st := &s.t.machine.Steps[q.Step]
	depth := s.core.Len()
	options := st.Options(s, q, p, s.scratch[:0])
	if len(options) > 1 {
		s.justify(p, s.preferenceOf(q), log)
	}
	m := s.prefer(q, p, options)
	st.Play(s, q, p, m, log)
	if s.core.Len() == depth && s.core.Top() == q && q.Seat == p && s.t.machine.Steps[q.Step].Ask != nil {
		s.core.Push(flow.Frame{Step: stepScripted, Seat: p})
	}
}

// prefer picks the option of highest value to the dynasty, breaking ties at random [solo.5].
func (s *State) prefer(f *flow.Frame, p game.Seat, options []game.Move) (m game.Move) {
	var best lot
	for _, o := range options {
		if best.takes(s, s.worth(f, p, o)) {
			m = o
		}
	}
	return m
}

func (s *State) worth(f *flow.Frame, p game.Seat, m game.Move) int {
	switch f.Step {
	case stepConsent:
		return yes((m.Verb == verbAccept) == s.consents(p, Char(f.B), Char(f.A), f.C, game.Seat(f.D)))
	case stepBackUp: // [solo.19]
		return yes(m.Verb == verbBack) * (10 + s.fortitude(m))
	case stepStrikeBack:
		return yes(m.Verb == verbStrikeBack) * (20 - s.fortitude(m))
	case stepCounterSupport:
		return yes(m.Verb == verbSupport)
	case stepVictory:
		return s.worthVictory(f, p, m)
	case stepSacrifice:
		return s.worthSacrifice(m)
	case stepLimit, stepCrisis:
		return -s.worthLand(p, Territory(m.A))
	case stepFirstCastle:
		return (s.f.borders[m.A] & s.foreign(p)).len()
	case stepOldAge, stepEventTrait:
		return s.worthRemoval(m)
	case stepCrusade:
		return s.worthSending(p, m)
	case stepTakeShield:
		return -int(m.A)
	case stepEventShield:
		return int(m.A)
	case stepRefound:
		return yes(m.Verb == verbRefound)
	case stepSettle:
		return s.worthLand(p, Territory(m.A))
	case stepEventChoice:
		return s.worthChoice(f, m)
	case stepEventTerritory:
		return s.worthPlace(f, p, m)
	case stepEventPerson:
		return s.worthPerson(f, p, m)
	case stepEventCulture:
		return s.menace(p, game.Seat(m.A))
	}
	return 0
}

func yes(b bool) int {
	if b {
		return 1
	}
	return 0
}

// fortitude is that of the territory a move names.
func (s *State) fortitude(m game.Move) int {
	if m.Verb != verbBack && m.Verb != verbStrikeBack {
		return 0
	}
	return s.defence(Territory(m.A))
}

// worthVictory favours moving in where others are near, and never pillages [R142].
func (s *State) worthVictory(f *flow.Frame, p game.Seat, m game.Move) int {
	near := s.f.borders[f.A]&s.InPlay&^s.Houses[p].Land != 0
	switch m.Verb {
	case verbMoveIn:
		return 2 * yes(near)
	case verbDone:
		return 1
	}
	return -1
}

// worthSacrifice gives up a green trait only to save a Crusade or a ruler, and keeps a red one
// that helps [R142].
func (s *State) worthSacrifice(m game.Move) int {
	x := &s.Test
	vital := x.Kind == chkCrusade || x.Kind == chkSave
	wins := !s.isHit(x.Last) && x.Hits+1 >= x.Need
	return yes((m.Verb == verbSacrifice) == (vital && wins))
}

// worthLand is how much a territory matters to p: a Castle, a Duchy, neighbouring land of its
// own.
func (s *State) worthLand(p game.Seat, t Territory) int {
	n := (s.f.borders[t] & s.Houses[p].Land).len()
	if s.Castle.has(t) {
		n += 20
	}
	if s.dukeOf(p, t) >= 0 {
		n += 10
	}
	return n - 5*int(s.Unrest[t])
}

// worthRemoval removes a red trait, preferably one that never helps, and keeps a green one.
func (s *State) worthRemoval(m game.Move) int {
	switch t := Trait(m.A); {
	case m.Verb != verbRemoveTrait:
		return 0
	case s.f.isGreen(t):
		return -1
	case s.f.critical[t] != 0:
		return 1
	}
	return 2
}

// worthSending sends whoever the dynasty will miss least.
func (s *State) worthSending(p game.Seat, m game.Move) int {
	if m.Verb == verbSkip {
		return 15 * yes(s.heirs(p) == 0) // the Queen stays if she has no heir
	}
	c := Char(m.A)
	at, _, i := s.find(c)
	red := yes(s.isRed(c))
	switch {
	case at == besideKin:
		return 60 + red
	case at == asKin && i >= children && i != s.heir(p):
		return 50 + red
	case at == asKin && i != s.heir(p):
		return 40 + red
	case at == besideThrone:
		return 30
	case at == asKin:
		return 20 + red
	}
	return 10 + 15*yes(s.heirs(p) > 1)
}

// worthChoice treats options that cost only Gold as free [R143].
func (s *State) worthChoice(f *flow.Frame, m game.Move) int {
	for _, o := range s.f.lists[s.asked(f).options[m.A-1]] {
		if o.code != opGold && o.code != opPay && o.code != opGainTrait {
			return 0
		}
	}
	return 1
}

// worthPlace puts harm to oneself where it hurts least, and harm to others where it hurts most.
func (s *State) worthPlace(f *flow.Frame, p game.Seat, m game.Move) int {
	if m.Verb == verbDone {
		return -1000
	}
	t := Territory(m.A)
	o := s.asked(f)
	n := s.worthLand(s.Now.Target, t)
	if o.isBoon() == (p == s.Now.Target) {
		return n
	}
	return -n
}

// isBoon reports whether an effect on land does its owner good.
func (o *op) isBoon() bool {
	return o.code == opMobilize || o.code == opRemoveUnrest || o.code == opAddToken && o.mark == markHarvest
}

// worthPerson picks who fights a duel or bears a trait. The ruler fights if the heir and the
// heir's spouse are green, otherwise a red kinsman who is not the heir [example.7].
func (s *State) worthPerson(f *flow.Frame, p game.Seat, m game.Move) int {
	o, c, q := s.asked(f), Char(m.A), s.Now.Target
	_, _, i := s.find(c)
	heir := s.heir(q)
	if o.code == opGainTrait {
		good := s.f.isGreen(o.trait) == (p == q)
		return yes((i == heir) == good)
	}
	if c == s.Houses[q].King {
		return 30 * yes(s.wellSucceeded(q))
	}
	return 10*yes(i != heir) + yes(s.isRed(c)) + 1
}

// wellSucceeded reports whether the heir and the heir's spouse both bear green traits.
func (s *State) wellSucceeded(p game.Seat) bool {
	i := s.heir(p)
	if i < 0 {
		return false
	}
	k := &s.Houses[p].Kin[i]
	return k.Spouse != noChar && !s.isRed(k.Who) && !s.isRed(k.Spouse)
}
