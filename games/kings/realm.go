package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// The Realm cards: Build and Develop.

// buildable returns where p may try to build: in his own territories without a Castle, each once
// per action [build.3], [castle.1], [R65], as long as Castles are left.
func (s *State) buildable(p game.Seat) lands {
	if s.castlesLeft() <= s.Now.Queue.len() {
		return 0
	}
	return s.Houses[p].Land &^ s.Castle &^ s.Now.Tried &^ s.Now.Queue
}

func optRealm(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	dst = appendLands(dst, verbBuild, s.buildable(p))
	dst = appendDevs(dst, verbBuy, s.buyable(p))
	return append(dst, moveSkip)
}

func playRealm(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	switch m.Verb {
	case verbBuild:
		s.declareCastle(Territory(m.A))
		if s.declareBuilds {
			log.Emit(eventDeclaredCastle(p, Territory(m.A)))
			s.core.Push(flow.Frame{Step: stepBuild, Seat: p, PC: buildDeclare})
			return
		}
		s.core.Push(flow.Frame{Step: stepBuild, Seat: p, PC: buildCheck})
	case verbBuy:
		s.core.Push(flow.Frame{Step: stepDevelop, Seat: p})
		s.buy(p, Dev(m.A), log)
	case verbSkip:
		s.skip(p, log)
	}
}

const (
	buildDeclare uint8 = iota
	buildCheck
	buildResult
)

// workBuild checks one attempt after another; each Castle has its own check. Edition 1.0 asks for
// more after each attempt, 1.1 has all of them declared up front [build.1], [build.4@1.0],
// [build.4@1.1].
func workBuild(s *State, f *flow.Frame, log *game.Log) {
	switch f.PC {
	case buildDeclare:
		if f.A == 1 || s.buildable(f.Seat) == 0 {
			f.PC = buildCheck
			return
		}
		s.ask(flow.Frame{Step: stepDeclareCastles, Seat: f.Seat})
	case buildCheck:
		s.Now.Queue &= s.Houses[f.Seat].Land
		if s.Now.Queue == 0 {
			s.askMoreCastles(f)
			return
		}
		f.PC = buildResult
		f.B = int16(s.nextSite())
		s.Now.Tried = s.Now.Tried.with(Territory(f.B))
		s.check(f.Seat, chkBuild, 1, 0)
	case buildResult:
		f.PC = buildCheck
		s.finishCastle(f.Seat, Territory(f.B), log)
	}
}

// declareCastle puts a territory in line for its check.
func (s *State) declareCastle(t Territory) {
	s.Now.Queue = s.Now.Queue.with(t)
	s.Now.Order[s.Now.Sites] = t
	s.Now.Sites++
}

// declaredOrder is the revision from which attempts to build are made in the order in which they
// were declared [R158].
const declaredOrder game.Revision = 3

// nextSite takes the next territory out of the line.
func (s *State) nextSite() Territory {
	if s.rev >= declaredOrder {
		for _, t := range s.Now.Order[:s.Now.Sites] {
			if s.Now.Queue.has(t) {
				s.Now.Queue = s.Now.Queue.without(t)
				return t
			}
		}
	}
	return s.Now.Queue.take()
}

func (s *State) askMoreCastles(f *flow.Frame) {
	if s.declareBuilds || s.isScripted(f.Seat) || f.A == 1 || s.buildable(f.Seat) == 0 {
		s.core.Pop()
		return
	}
	s.ask(flow.Frame{Step: stepMoreCastles, Seat: f.Seat})
}

func optMoreCastles(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return append(appendLands(dst, verbBuild, s.buildable(p)), moveDone)
}

func playMoreCastles(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbDone {
		s.core.Top().A = 1
		log.Emit(eventHeldBack(p))
		return
	}
	s.declareCastle(Territory(m.A))
}

func optDeclareCastles(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return append(appendLands(dst, verbBuild, s.buildable(p)), moveBegin)
}

func playDeclareCastles(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbBegin {
		s.core.Top().A = 1
		log.Emit(eventHeldBack(p))
		return
	}
	t := Territory(m.A)
	s.declareCastle(t)
	log.Emit(eventDeclaredCastle(p, t))
}

func (s *State) castleCost(p game.Seat) int16 {
	n := s.f.Cost.Castle
	for x := s.Houses[p].Devs; x != 0; {
		n += int(s.f.devBonus[x.take()].castleCost)
	}
	return int16(max(n, 0))
}

// finishCastle charges for the Castle after a successful check; a player who cannot pay does not
// build [build.2], [build.5], [R64].
func (s *State) finishCastle(p game.Seat, t Territory, log *game.Log) {
	cost := s.fee(p, chkBuild)
	switch {
	case !s.Test.Won || s.castlesLeft() == 0:
		log.Emit(eventUnfinished(p, t))
		return
	case !s.canPay(p, cost):
		log.Emit(eventUnpaid(p, t, cost))
		return
	}
	s.spend(p, cost, log)
	s.Castle = s.Castle.with(t)
	log.Emit(eventBuilt(p, t))
	s.rank(log)
}

// Develop.

// devCost is the price of the next card in an action: 1, 2 and 3 Gold, minus the discounts of the
// Library and the track [develop.2].
func (s *State) devCost(p game.Seat) int16 { return s.devCostAt(p, int(s.Now.Bought)) }

// devCostAt is the price after the given number of purchases.
func (s *State) devCostAt(p game.Seat, bought int) int16 {
	n := s.f.Cost.Develop[bought]
	for x := s.Houses[p].Devs; x != 0; {
		n += int(s.f.devBonus[x.take()].developCost)
	}
	for i, q := range s.Shield {
		if q == p && s.f.trackBonus[i].firstFree && bought == 0 {
			n = 0
		}
	}
	return int16(max(n, 0))
}

// onRow returns the face-up cards.
func (s *State) onRow() (x devs) {
	for _, d := range s.Row {
		if d != noDev {
			x = x.with(d)
		}
	}
	return x
}

// buyable returns the face-up cards that p does not own [develop.1], [develop.6], [example.9].
func (s *State) buyable(p game.Seat) devs {
	if int(s.Now.Bought) >= len(s.f.Cost.Develop) || !s.canPay(p, s.devCost(p)) {
		return 0
	}
	return s.onRow() &^ s.Houses[p].Devs
}

// workDevelop offers further cards, then refills the row; new cards come only when buying is over
// [develop.3], [develop.4@1.0], [develop.4@1.1].
func workDevelop(s *State, f *flow.Frame, log *game.Log) {
	if f.A == 0 && s.buyable(f.Seat) != 0 && !s.isScripted(f.Seat) {
		s.ask(flow.Frame{Step: stepBuy, Seat: f.Seat})
		return
	}
	s.core.Pop()
	s.fillRow(log)
}

func optBuy(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	return append(appendDevs(dst, verbBuy, s.buyable(p)), moveDone)
}

func playBuy(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbDone {
		s.core.Top().A = 1
		log.Emit(eventHeldBack(p))
		return
	}
	s.buy(p, Dev(m.A), log)
}

func (s *State) buy(p game.Seat, d Dev, log *game.Log) {
	cost := s.devCost(p)
	s.spend(p, cost, log)
	s.Now.Bought++
	log.Emit(eventBought(p, d, cost))
	s.takeFromRow(d)
	s.gainDev(p, d, log)
}

func (s *State) takeFromRow(d Dev) {
	for i := range s.Row {
		if s.Row[i] == d {
			s.Row[i] = noDev
			return
		}
	}
}

// kindOfDev returns all councilors or all inventions, whichever d is, and how many of them one
// may own.
func (s *State) kindOfDev(d Dev) (devs, int) {
	if s.f.councilors.has(d) {
		return s.f.councilors, s.f.Limit.Councilors
	}
	return s.f.inventions, s.f.Limit.Inventions
}

// gainDev adds a card and judges the achievements anew.
func (s *State) gainDev(p game.Seat, d Dev, log *game.Log) {
	s.receiveDev(p, d, log)
	s.rank(log)
}

// receiveDev adds a card; a fourth of a kind forces out one of the other three [develop.5], [R66].
func (s *State) receiveDev(p game.Seat, d Dev, log *game.Log) {
	h := &s.Houses[p]
	h.Devs = h.Devs.with(d)
	log.Emit(eventGot(p, d))
	if kind, most := s.kindOfDev(d); (h.Devs & kind).len() > most {
		s.ask(flow.Frame{Step: stepMakeRoom, Seat: p, A: int16(d)})
	}
}

func optMakeRoom(s *State, f *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	kind, _ := s.kindOfDev(Dev(f.A))
	return appendDevs(dst, verbDrop, (s.Houses[p].Devs & kind).without(Dev(f.A)))
}

func playMakeRoom(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	s.dropDev(p, Dev(m.A), log)
}

func (s *State) dropDev(p game.Seat, d Dev, log *game.Log) {
	s.Houses[p].Devs = s.Houses[p].Devs.without(d)
	s.DevGrave[d]++
	log.Emit(eventDropped(p, d))
	s.rank(log)
}

// fillRow turns up cards for the empty places. An empty deck is refilled from the discards; if
// there are none, the place stays empty [supply.9], [R67].
func (s *State) fillRow(log *game.Log) {
	for i := range s.Row {
		if s.Row[i] != noDev {
			continue
		}
		n := copies(&s.DevPile)
		if n == 0 {
			s.DevPile, s.DevGrave = s.DevGrave, [maxDevs]int8{}
			n = copies(&s.DevPile)
		}
		if n == 0 {
			return
		}
		at := s.rng.Intn(streamDevelopment, n)
		for d := range s.DevPile {
			at -= int(s.DevPile[d])
			if at < 0 {
				s.DevPile[d]--
				s.Row[i] = Dev(d)
				log.Emit(eventRow(s.Row[i]))
				break
			}
		}
	}
}

func copies(x *[maxDevs]int8) (n int) {
	for _, k := range x {
		n += int(k)
	}
	return n
}
