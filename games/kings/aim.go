package kings

import "outremer/game"

// aim is what the current check is about. It is derived from the frame below the check.
type aim struct {
	against game.Seat
	land    Territory
	who     Char // the victim, the one sent, or the one for whom a spouse is sought
	other   Char // who is being courted
	dev     Dev
}

func (s *State) aim() aim {
	a := aim{game.Nobody, noTerritory, noChar, noChar, noDev}
	for i := 1; i < s.core.Len(); i++ {
		if s.core.Below(i-1).Step != stepCheck {
			continue
		}
		switch f := s.core.Below(i); f.Step {
		case stepBuild:
			a.land = Territory(f.B)
		case stepPlague:
			a.land = Territory(f.A)
			a.against = s.owner(a.land)
		case stepAttack:
			a.land = s.Raids[f.A].To
			a.against = s.owner(a.land)
		case stepCrusading:
			a.who = Char(f.A)
		case stepEvent:
			if f.C == eventSaves {
				a.who = Char(f.D)
			}
		case stepWed:
			a.who = Char(f.A)
			if game.Verb(f.B) == verbCourt {
				a.land, a.other = Territory(f.C), s.Bride[f.C]
			}
		case stepAttempt:
			s.aimAttempt(&a, game.Move{Verb: game.Verb(f.A), A: f.B, B: f.C}, game.Seat(f.D))
		}
		break
	}
	return a
}

func (s *State) aimAttempt(a *aim, m game.Move, victim game.Seat) {
	a.against = victim
	switch m.Verb {
	case verbIncite, verbOverthrow:
		a.land = Territory(m.A)
	case verbMurder, verbDivorce:
		a.who = Char(m.A)
	case verbMurderCouncilor, verbBribe:
		a.dev = Dev(m.B)
	}
}
