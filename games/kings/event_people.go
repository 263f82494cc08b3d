package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// Effects of events on people, cards, relations and the track.

// victim returns the family member of p that an effect refers to, or noChar if there is none or
// one must be chosen. The lowest or highest number is printed on the card [event.7@1.1], [R130].
func (s *State) victim(p game.Seat, who person) Char {
	h := &s.Houses[p]
	switch who {
	case perKing:
		return h.King
	case perSpouse:
		return h.Spouse
	case perDuelist:
		return s.Now.Fighter
	case perHeir:
		if i := s.heir(p); i >= 0 {
			return h.Kin[i].Who
		}
		return noChar
	}
	best := noChar
	value := 0
	for i, k := range h.Kin {
		if k.Who == noChar {
			continue
		}
		v := int(k.Born)
		switch who {
		case perYoungestChild:
			if i >= children {
				continue
			}
		case perEldestSibling:
			v = -v
			if i < children {
				continue
			}
		case perLowest:
			v = -int(s.f.number[k.Who])
		case perHighestMale:
			v = int(s.f.number[k.Who])
			if s.f.sexOf[k.Who] != male {
				continue
			}
		default:
			return noChar
		}
		if best == noChar || v > value {
			best, value = k.Who, v
		}
	}
	return best
}

// choices returns the family members of p that an effect lets somebody choose from.
func (s *State) choices(p game.Seat, o *op) (x people) {
	if o.code == opDuelist {
		return s.duelists(p)
	}
	from, to := 0, children
	if o.who == perAnySibling {
		from, to = children, kinSize
	}
	for _, k := range s.Houses[p].Kin[from:to] {
		if k.Who != noChar {
			x.add(k.Who)
		}
	}
	return x
}

// duelists returns who may fight: the ruler, of either sex, and the men among children and
// siblings.
func (s *State) duelists(p game.Seat) (x people) {
	h := &s.Houses[p]
	if h.King != noChar {
		x.add(h.King)
	}
	for _, k := range h.Kin {
		if k.Who != noChar && s.f.sexOf[k.Who] == male {
			x.add(k.Who)
		}
	}
	return x
}

func (s *State) effectOnPeople(f *flow.Frame, o *op, log *game.Log) {
	p := s.Now.Target
	if o.code == opDuelist || o.who == perAnyChild || o.who == perAnySibling {
		switch x := s.choices(p, o); x.len() {
		case 0:
		case 1:
			s.hitPerson(f, o, x.nth(0), log)
		default:
			s.ask(s.question(stepEventPerson, f, s.chooser(f, o.chooser)))
		}
		return
	}
	if o.code == opGainTrait && o.who == perKing {
		s.burden(p, o.trait, log)
		return
	}
	if c := s.victim(p, o.who); c != noChar {
		s.hitPerson(f, o, c, log)
	}
}

// burden puts an event token straight into the ruler's bag.
func (s *State) burden(p game.Seat, t Trait, log *game.Log) {
	if k := s.fetchTrait(t); k != noToken {
		s.Houses[p].Bag.add(k)
		log.Emit(eventBagGained(p, s.trait(k)))
	}
}

func optEventPerson(s *State, f *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return appendPeople(dst, verbName, s.choices(s.Now.Target, s.asked(f)))
}

func playEventPerson(s *State, f *flow.Frame, _ game.Seat, m game.Move, log *game.Log) {
	o := s.asked(f)
	s.core.Pop()
	s.hitPerson(s.core.Top(), o, Char(m.A), log)
}

// hitPerson applies the effect to a member of the target's family; f is the event's frame. The
// Court Physician may save a life.
func (s *State) hitPerson(f *flow.Frame, o *op, c Char, log *game.Log) {
	p := s.Now.Target
	switch o.code {
	case opDuelist:
		s.Now.Fighter = c
		log.Emit(eventFights(p, c))
	case opGainTrait:
		if k := s.fetchTrait(o.trait); k != noToken {
			s.put(c, k)
			log.Emit(eventTraitGained(p, c, s.trait(k)))
		}
	case opKill:
		if s.Houses[p].Devs.has(s.f.physician) {
			f.C, f.D = eventSaves, int16(c)
			log.Emit(eventEndangered(p, c))
			s.check(p, chkSave, 1, 0)
			return
		}
		s.kill(c, s.mishap(c), game.Nobody, log)
	}
}

// mishap returns the fate of somebody killed by an event.
func (s *State) mishap(c Char) fate {
	if c == s.Now.Fighter {
		return fateDuel
	}
	return fateMisfortune
}

// Shedding a red trait of the ruler.

func optEventTrait(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return s.appendTraits(dst, s.Houses[p].Bag.minus(s.f.greens))
}

func playEventTrait(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	s.leave(p, s.anyOf(p, Trait(m.A)), log)
}

// Development Cards.

func (s *State) losable(p game.Seat, o *op) devs {
	if o.councilor {
		return s.Houses[p].Devs & s.f.councilors
	}
	return s.Houses[p].Devs & s.f.inventions
}

func (s *State) effectOnCards(f *flow.Frame, o *op, log *game.Log) {
	p := s.Now.Target
	if o.code == opDevGained {
		if s.onRow()&^s.Houses[p].Devs != 0 {
			s.ask(s.question(stepEventGain, f, p))
		}
		return
	}
	switch x := s.losable(p, o); {
	case x == 0:
	case o.chooser == partyRandom:
		for range s.rng.Intn(streamFate, x.len()) {
			x.take()
		}
		s.dropDev(p, x.first(), log)
	default:
		s.ask(s.question(stepEventLose, f, s.chooser(f, o.chooser)))
	}
}

func optEventLose(s *State, f *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return appendDevs(dst, verbLose, s.losable(s.Now.Target, s.asked(f)))
}

func playEventLose(s *State, _ *flow.Frame, _ game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	s.dropDev(s.Now.Target, Dev(m.A), log)
}

func optEventGain(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return appendDevs(dst, verbGain, s.onRow()&^s.Houses[p].Devs)
}

func playEventGain(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	s.takeFromRow(Dev(m.A))
	s.fillRow(log)
	s.gainDev(p, Dev(m.A), log)
}

// Casus Belli.

func (s *State) effectOnPeace(f *flow.Frame, o *op, log *game.Log) {
	p := s.Now.Target
	switch {
	case o.code == opCasusBelliLost && s.casusOf(p, o) != 0:
		s.ask(s.question(stepEventCasus, f, p))
	case o.code == opCasusBelliLost:
	case o.against != partyChoice:
		s.gainCasus(s.chooser(f, o.holder), s.chooser(f, o.against), log)
	case s.open(p) != 0:
		s.ask(s.question(stepEventCulture, f, p))
	}
}

// open returns the dynasties against which p could gain Casus Belli.
func (s *State) open(p game.Seat) (x game.Seats) {
	for q := range game.Seat(seats) {
		if q != p && s.plays(q) && !s.mayInvade(p, q) {
			x = x.With(q)
		}
	}
	return x
}

func optEventCulture(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return appendSeats(dst, verbPoint, s.open(p))
}

func playEventCulture(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	s.gainCasus(p, game.Seat(m.A), log)
}

// casusOf returns the Casus Belli that an effect can remove: held by p, or against him.
func (s *State) casusOf(p game.Seat, o *op) game.Seats {
	if o.defends {
		return s.hostile(p)
	}
	return s.Houses[p].Casus
}

func optEventCasus(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return appendSeats(dst, verbPoint, s.casusOf(p, s.asked(f)))
}

func playEventCasus(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	o := s.asked(f)
	s.core.Pop()
	if o.defends {
		s.loseCasus(game.Seat(m.A), p, log)
	} else {
		s.loseCasus(p, game.Seat(m.A), log)
	}
}

// replaceShield lets the actor replace one of the target's shields with his own. If he already
// has four, he removes one first, as the card says [R151].
func (s *State) replaceShield(f *flow.Frame) {
	if s.shields(s.Now.Target) == 0 {
		return
	}
	s.ask(s.question(stepEventShield, f, f.Seat))
	if s.shields(f.Seat) >= s.f.Limit.Shields {
		s.ask(flow.Frame{Step: stepTakeShield, Seat: f.Seat})
	}
}

func optEventShield(s *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return s.appendShields(dst, verbClaim, s.Now.Target)
}

func playEventShield(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	s.takeOff(int(m.A), log)
	if s.rev < rankWhole {
		s.rank(log)
	}
	s.Shield[m.A] = p
	log.Emit(eventShield(p, int(m.A)))
	s.rank(log)
}
