package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// Trait checks: investment, sabotage, draws one at a time, critical traits, sacrifice.

// test is the current trait check. Once its frame is popped, won tells the frame below how it
// ended.
type test struct {
	seat     game.Seat
	kind     checkKind
	need     int8
	free     int8 // draws without Gold [check.5], [check.13]
	bought   int8
	pledged  int8 // Gold of saboteurs
	gold     bool // Gold may be invested
	sabotage bool // the investment may be sabotaged
	hits     int8
	draws    int8
	drawn    tokens
	order    [maxDraws]Token // in the order drawn
	given    uint32          // which of them were sacrificed
	duke     Char            // whose tokens are in the bag for this check [title.7]
	last     Token
	open     bool // tokens are being drawn
	won      bool
}

// maxDraws is how many draws of a check are recorded in order; no check needs that many.
const maxDraws = 24

// check starts a trait check that needs the given number of successes; extra is free draws on top
// of those the player has anyway.
func (s *State) check(p game.Seat, kind checkKind, need, extra int) {
	s.test = test{seat: p, kind: kind, need: int8(need), free: int8(extra + s.freeDraws(p, kind)), duke: noChar, last: noToken,
		gold: kind != chkPlague, sabotage: kind != chkPlague && groupOf[kind] != grpPlot && kind != chkOverthrow}
	s.core.Push(flow.Frame{Step: stepCheck, Seat: p})
}

// helped returns the slot that holds an event's help for a kind of check: all plots share one.
func helped(kind checkKind) checkKind {
	if groupOf[kind] == grpPlot {
		return chkCasusBelli
	}
	return kind
}

// mostBought is how much Gold may be invested: at most enough for two draws more than the
// successes needed; free draws beyond that are kept [check.15], [R40].
func (x *test) mostBought(above int) int8 { return max(0, x.need+int8(above)-x.free) }

// cancelable is how many draws sabotage can remove: only bought ones, and never below the number
// needed [check.18], [check.19].
func (x *test) cancelable() int8 { return max(0, min(x.bought, x.free+x.bought-x.need)) }

// total is how many tokens may be drawn.
func (x *test) total(price int) int8 { return x.free + x.bought - x.pledged/int8(price) }

const (
	checkInvest uint8 = iota
	checkSabotage
	checkOpen
	checkDraw
	checkEnd
)

func workCheck(s *State, f *flow.Frame, log *game.Log) {
	switch x := &s.test; f.PC {
	case checkInvest:
		f.PC = checkSabotage
		s.houses[x.seat].help[helped(x.kind)] = 0
		log.Emit(eventTested(x.seat, x.kind, x.need, x.free, s.aim().land))
		s.askInvest(log)
	case checkSabotage:
		s.askSabotage(f)
	case checkOpen:
		f.PC = checkDraw
		s.openBag()
	case checkDraw:
		s.drawToken(f, log)
	case checkEnd:
		s.core.Pop()
		s.endCheck(log)
	}
}

// askInvest asks for Gold before the first token is drawn; a scripted dynasty draws at least one
// token more than it needs [check.14], [solo.17].
func (s *State) askInvest(log *game.Log) {
	x := &s.test
	switch most := x.mostBought(s.f.Check.Above); {
	case !x.gold:
	case s.isScripted(x.seat):
		x.bought = max(0, x.need+1-x.free)
		if x.bought > 0 {
			log.Emit(eventInvested(x.seat, x.kind, x.bought, s.aim().land))
		}
	case most > 0 && s.houses[x.seat].gold > 0:
		s.ask(flow.Frame{Step: stepInvest, Seat: x.seat})
	}
}

func optInvest(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	for n := int16(0); n <= min(int16(s.test.mostBought(s.f.Check.Above)), s.houses[p].gold); n++ {
		dst = append(dst, moveInvest(n))
	}
	return dst
}

func playInvest(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.A == 0 {
		log.Emit(eventHeldBack(p))
		return
	}
	s.test.bought = int8(m.A)
	s.houses[p].gold -= m.A
	log.Emit(eventInvested(p, s.test.kind, int8(m.A), s.aim().land))
}

// askSabotage asks the others one by one, starting to the left of the checking player; f.A counts
// them. They pay together [check.16]. Each is asked once; scripted dynasties never sabotage
// [check.17], [solo.15].
func (s *State) askSabotage(f *flow.Frame) {
	x := &s.test
	most := x.cancelable() * int8(s.f.Cost.Sabotage)
	for x.sabotage && x.pledged < most && f.A < seats-1 {
		f.A++
		q := (x.seat + game.Seat(f.A)) % seats
		if s.plays(q) && !s.isScripted(q) && s.houses[q].gold > 0 {
			s.ask(flow.Frame{Step: stepSabotage, Seat: q})
			return
		}
	}
	f.PC = checkOpen
}

func optSabotage(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	for n := int16(1); n <= min(s.mostHarm(), s.houses[p].gold); n++ {
		dst = append(dst, moveSabotage(n))
	}
	return append(dst, movePass)
}

// mostHarm is how much Gold may still be paid for sabotage.
func (s *State) mostHarm() int16 {
	return int16(s.test.cancelable())*int16(s.f.Cost.Sabotage) - int16(s.test.pledged)
}

func playSabotage(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbPass {
		log.Emit(eventHeldBack(p))
		return
	}
	s.test.pledged += int8(m.A)
	s.houses[p].gold -= m.A
	log.Emit(eventSabotaged(p, m.A))
}

// openBag prepares the draw. When a player Invades from a Duchy, its holder's tokens join the bag
// for the draw [title.7].
func (s *State) openBag() {
	s.test.open = true
	if c := s.test.duke; c != noChar {
		for k := s.top[c]; k != noToken; k = s.under[k] {
			s.houses[s.test.seat].bag.add(k)
		}
	}
}

// drawToken draws one token after another, without replacement, until the check is won or the
// draws are used up. An empty bag ends it [check.3], [check.6], [check.7], [R42].
func (s *State) drawToken(f *flow.Frame, log *game.Log) {
	x := &s.test
	left := s.houses[x.seat].bag.minus(x.drawn)
	if x.hits >= x.need || x.draws >= x.total(s.f.Cost.Sabotage) || left.empty() {
		f.PC = checkEnd
		return
	}
	k := s.firstLike(left.nth(s.rng.Intn(streamCheck, left.len())), left)
	x.drawn.add(k)
	if x.draws < maxDraws {
		x.order[x.draws] = k
	}
	x.draws++
	x.last = k
	s.houses[x.seat].veiled.remove(k) // everybody sees it now
	hit := s.isHit(k)
	if hit {
		x.hits++
	}
	log.Emit(eventDrewTrait(x.seat, s.trait(k), x.hits))
	if s.isCritical(k) {
		s.ask(flow.Frame{Step: stepSacrifice, Seat: x.seat})
	}
}

// firstLike picks which of the tokens with the same trait counts as drawn, since they look alike:
// always the same one, and a publicly known token before one that entered the bag unseen. The
// random choice among them thus reveals nothing.
func (s *State) firstLike(k Token, left tokens) Token {
	same := left.and(s.f.ofTrait[s.f.traitOf[k]])
	if open := same.minus(s.houses[s.test.seat].veiled); !open.empty() {
		return open.nth(0)
	}
	return same.nth(0)
}

// isHit reports whether a token is a success; a critical trait counts as the opposite colour, but
// only in its own action [check.8], [check.9].
func (s *State) isHit(k Token) bool { return s.f.greens.has(k) != s.isCritical(k) }

func (s *State) isCritical(k Token) bool {
	g := groupOf[s.test.kind]
	return g != noGroup && s.f.isCrit[g].has(k)
}

func optSacrifice(_ *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return append(dst, moveSacrifice, moveKeep)
}

// playSacrifice reverses this one draw, and the token leaves the bag permanently [check.10],
// [check.11], [check.12].
func playSacrifice(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	x := &s.test
	k := x.last
	if m.Verb == verbKeep {
		log.Emit(eventSpared(p, s.trait(k)))
		return
	}
	if s.isHit(k) {
		x.hits--
	} else {
		x.hits++
	}
	x.drawn.remove(k)
	x.given |= 1 << (x.draws - 1)
	s.unload(x.duke, k)
	log.Emit(eventSacrificed(p, s.trait(k)))
	s.leave(p, k, log)
}

// unload removes a token from a card if it is there: a Duke keeps the rest [R47].
func (s *State) unload(c Char, k Token) {
	if c == noChar {
		return
	}
	for at := &s.top[c]; *at != noToken; at = &s.under[*at] {
		if *at == k {
			*at = s.under[k]
			return
		}
	}
}

func (s *State) endCheck(log *game.Log) {
	x := &s.test
	if x.duke != noChar {
		for k := s.top[x.duke]; k != noToken; k = s.under[k] {
			s.houses[x.seat].bag.remove(k)
		}
		x.duke = noChar
	}
	x.open = false
	x.won = x.hits >= x.need // [check.4]
	log.Emit(eventChecked(x.seat, x.kind, x.hits, x.need))
}
