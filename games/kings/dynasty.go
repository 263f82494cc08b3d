package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// The Dynasty Phase: one marriage or adoption, then titles.

// beginDynasty starts a player's Dynasty Phase; each player has one per Round, in turn
// [round.2@1.0], [round.2@1.1], [round.11], [marry.1].
func (s *State) beginDynasty(p game.Seat) {
	s.Now = now{}
	s.core.Push(flow.Frame{Step: stepDynasty, Seat: p})
}

func workDynasty(s *State, f *flow.Frame, log *game.Log) {
	if f.PC == 1 || !s.plays(f.Seat) {
		s.core.Pop()
		return
	}
	if s.isScripted(f.Seat) {
		s.scriptedMarriage(f, log)
		return
	}
	s.ask(flow.Frame{Step: stepFamily, Seat: f.Seat})
}

func optFamily(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if !s.Now.Married && !s.Now.Titled {
		dst = appendPeople(dst, verbMarry, s.suitors(p))
		if s.canAdopt(p) {
			dst = append(dst, moveAdopt)
		}
	}
	dst = s.appendTitles(dst, p)
	dst = appendSeats(dst, verbTrade, s.traders(p))
	return append(dst, moveDone)
}

func playFamily(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	switch m.Verb {
	case verbMarry:
		s.ask(flow.Frame{Step: stepSuit, Seat: p, A: m.A})
	case verbAdopt:
		s.adopt(p, log)
	case verbGrant:
		s.grant(p, Char(m.A), Territory(m.B), log)
	case verbRevoke:
		s.Now.Titled = true
		_, _, i := s.find(Char(m.A))
		s.revoke(p, i, log)
	case verbTrade:
		s.openTrade(p, game.Seat(m.A), log)
	case verbDone:
		log.Emit(eventHeldBack(p))
		s.core.Top().PC = 1
	}
}

// canAdopt reports whether p may adopt instead of marrying: a married ruler without children may,
// even if the spouse is a horse [adopt.1@1.1], [adopt.4@1.1], [adopt.2@1.1], [R58].
func (s *State) canAdopt(p game.Seat) bool {
	h := &s.Houses[p]
	childless := h.King != noChar && h.Spouse != noChar && s.childCount(p) == 0
	return s.adoption && childless && s.canPay(p, int16(s.f.Cost.Adopt))
}

// adopt pays 2 Gold for a random card of p's own culture, placed on the first child space with a
// random token [adopt.2@1.1], [adopt.3@1.1].
func (s *State) adopt(p game.Seat, log *game.Log) {
	s.Now.Married = true
	s.spend(p, int16(s.f.Cost.Adopt), log)
	if c := s.drawChar(Culture(p)); c != noChar {
		s.giveRandom(c)
		s.arrive(p, c, 0, children)
		log.Emit(eventAdopted(p, c, s.Houses[p].King))
		log.Emit(eventTraitGained(p, c, s.traitOn(c)))
	}
}

// Titles.

// appendTitles lists titles to grant and revoke, in ascending order of character. Any number of
// children and siblings may have one title each, in controlled territories. A title granted in
// this phase cannot be revoked [title.1], [title.2], [title.3@1.0], [title.3@1.1], [title.4].
func (s *State) appendTitles(dst []game.Move, p game.Seat) []game.Move {
	h := &s.Houses[p]
	var without, with people
	var duchies lands
	for i := range h.Kin {
		switch k := &h.Kin[i]; {
		case k.Who == noChar:
		case k.Duchy == noTerritory:
			without.add(k.Who)
		default:
			duchies = duchies.with(k.Duchy)
			if s.Now.Granted>>i&1 == 0 {
				with.add(k.Who)
			}
		}
	}
	for !without.empty() {
		c := without.take()
		for x := h.Land &^ duchies; x != 0; {
			dst = append(dst, moveGrant(c, x.take()))
		}
	}
	return appendPeople(dst, verbRevoke, with)
}

func (s *State) grant(p game.Seat, c Char, t Territory, log *game.Log) {
	_, _, i := s.find(c)
	s.Houses[p].Kin[i].Duchy = t
	s.Now.Titled = true
	s.Now.Granted |= 1 << i
	log.Emit(eventGranted(p, c, t))
}
