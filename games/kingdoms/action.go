package kingdoms

import (
	"outremer/game"
	"outremer/game/flow"
)

// Chapter 4.0: one action a round; 4.2 incursion, 4.4 discard, 4.5 pass.

func askFrameSeat(_ *State, f *flow.Frame) (must, may game.Seats) {
	return game.Only(f.Seat), 0
}

func optAction(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	troops := s.Hand[p].and(s.f.types[troop])
	if !troops.empty() {
		dst = appendRegions(dst, verbAttack, s.attackTargets(Power(p)))
		dst = s.optIncursions(p, troops, dst)
	}
	for events := s.f.oneOfEach(s.Hand[p].and(s.f.types[event])); !events.empty(); {
		if k := s.kind(events.take()); s.canPlay(p, k) {
			dst = append(dst, moveEvent(k))
		}
	}
	return append(s.appendKinds(dst, verbDiscard, s.Hand[p]), movePass)
}

// anyAction chooses among the answers of optAction. It counts events without looking whether they
// can be played, and draws again when it hits one that cannot.
func anyAction(s *State, _ *flow.Frame, p game.Seat, r *game.Rand) (game.Move, bool) {
	kinds := s.f.oneOfEach(s.Hand[p])
	troops, events := kinds.and(s.f.types[troop]), kinds.and(s.f.types[event])
	targets, raided, n := regions(0), [powers]Power{}, 0
	if !troops.empty() {
		targets = s.attackTargets(Power(p))
		raided, n = s.raidable(Power(p))
	}
	all := targets.len() + n*troops.len() + events.len() + kinds.len() + 1
	for {
		i := r.Intn(0, all)
		switch {
		case among(&i, targets.len()):
			return game.Move{Verb: verbAttack, A: int16(targets.nth(i))}, true
		case among(&i, n*troops.len()):
			return moveIncursion(s.name(raided[i%n]), s.kind(troops.nth(i/n))), true
		case among(&i, events.len()):
			if k := s.kind(events.nth(i)); s.canPlay(p, k) {
				return moveEvent(k), true
			}
		case among(&i, kinds.len()):
			return moveDiscard(s.kind(kinds.nth(i))), true
		default:
			return movePass, true
		}
	}
}

// among reports whether i is one of the next n numbers; if not, it goes on behind them.
func among(i *int, n int) bool {
	if *i < n {
		return true
	}
	*i -= n
	return false
}

func (s *State) optIncursions(p game.Seat, troops Set, dst []game.Move) []game.Move {
	kinds := s.f.oneOfEach(troops)
	raided, n := s.raidable(Power(p))
	for _, q := range raided[:n] {
		k := s.name(q)
		for left := kinds; !left.empty(); {
			dst = append(dst, moveIncursion(k, s.kind(left.take())))
		}
	}
	return dst
}

// raidable lists the kingdoms that p may raid, and how many they are: they have a card to lose [4.2b].
func (s *State) raidable(p Power) (list [powers]Power, n int) {
	near := s.border(p)
	for _, q := range s.mode.byName {
		if s.canRaid(near, q) && s.handSize(q) > 0 {
			list[n] = q
			n++
		}
	}
	return list, n
}

// canRaid: an incursion needs a shared border [4.2a], so q must be near; partners are spared [K28].
func (s *State) canRaid(near regions, q Power) bool {
	return near&s.Held[q] != 0 && !(s.against() && q.isSeat())
}

func playAction(s *State, f *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbPass {
		s.Passes++
		s.Passed = s.Passed.With(p)
		log.Emit(eventPassed(p))
		return
	}
	s.Passes = 0
	switch m.Verb {
	case verbAttack:
		s.declare(fight{By: Power(p), Caller: p, On: Region(m.A), Kind: plainAttack}, log)
	case verbIncursion:
		s.incursion(p, s.named(Kingdom(m.A)), Kind(m.B), log)
	case verbEvent:
		s.playEvent(p, s.holding(p, Kind(m.A)), log)
	case verbDiscard:
		s.discard(p, s.holding(p, Kind(m.A)), log)
	}
}

// incursion: a troop card buys one die; on a hit the opponent loses a card [4.2b].
func (s *State) incursion(p game.Seat, q Power, k Kind, log *game.Log) {
	c := s.holding(p, k)
	s.show(p, c)
	s.bury(c)
	log.Emit(eventIncursion(p, s.name(q), k))
	if s.rollOne(p, rollIncursion, log) >= s.f.hitsOn {
		s.loseRandom(q, log)
	} else {
		log.Emit(eventFailed(p))
	}
}

// discard lays a card face down [4.4] and triggers the events that wait for it.
func (s *State) discard(p game.Seat, c Card, log *game.Log) {
	s.hide(p, c)
	s.Down.add(c)
	s.Seen[p].add(c)
	s.Top[c.deck()] = unknownKind
	log.Emit(eventDiscarded(p, s.kind(c)))
	mine := s.Lasting[p]
	if mine&lastSettlers != 0 {
		s.settle(p)
	}
	if mine&lastIrrigation != 0 {
		s.addBonus(Power(p), s.f.amount[fxIrrigation], log)
	}
	if mine&lastOrders != 0 {
		s.addBonus(s.Orders[p], -s.f.amount[fxMilitaryOrders], log)
	}
}

// settle asks where the garrisons of Settlers go. The question is the same as for a bonus above +2,
// under another name.
func (s *State) settle(p game.Seat) {
	s.core.Push(flow.Frame{Step: stepSettle, Seat: p, A: int16(s.f.amount[fxSettlers])})
}
