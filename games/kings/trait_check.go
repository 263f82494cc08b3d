package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

// Trait checks: investment, sabotage, draws one at a time, critical traits, sacrifice.

// test is the current trait check. Once its frame is popped, won tells the frame below how it
// ended.
type test struct {
	Seat     game.Seat
	Kind     checkKind
	Need     int8
	Free     int8 // draws without Gold [check.5], [check.13]
	Bought   int8
	Pledged  int8 // Gold of saboteurs
	Gold     bool // Gold may be invested
	Sabotage bool // the investment may be sabotaged
	Hits     int8
	Draws    int8
	Drawn    tokens
	Order    [maxDraws]Token // in the order drawn
	Given    uint32          // which of them were sacrificed
	Duke     Char            // whose tokens are in the bag for this check [title.7]
	Last     Token
	Open     bool // tokens are being drawn
	Won      bool
}

// maxDraws is how many draws of a check are recorded in order; no check needs that many.
const maxDraws = 24

// check starts a trait check that needs the given number of successes; extra is free draws on top
// of those the player has anyway.
func (s *State) check(p game.Seat, kind checkKind, need, extra int) {
	s.Test = test{Seat: p, Kind: kind, Need: int8(need), Free: int8(extra + s.freeDraws(p, kind)), Duke: noChar, Last: noToken,
		Gold: kind != chkPlague, Sabotage: kind != chkPlague && groupOf[kind] != grpPlot && kind != chkOverthrow}
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
func (x *test) mostBought(above int) int8 { return max(0, x.Need+int8(above)-x.Free) }

// cancelable is how many draws sabotage can remove: only bought ones, and never below the number
// needed [check.18], [check.19].
func (x *test) cancelable() int8 { return max(0, min(x.Bought, x.Free+x.Bought-x.Need)) }

// total is how many tokens may be drawn.
func (x *test) total(price int) int8 { return x.Free + x.Bought - x.Pledged/int8(price) }

// fee is the Gold that p still pays once a check is won: without it nothing comes of the success [build.2], [bribe.1].
func (s *State) fee(p game.Seat, kind checkKind) int16 {
	switch kind {
	case chkBuild:
		return s.castleCost(p)
	case chkBribe:
		return int16(s.f.Cost.Bribe)
	}
	return 0
}

const (
	checkInvest uint8 = iota
	checkSabotage
	checkOpen
	checkDraw
	checkEnd
)

func workCheck(s *State, f *flow.Frame, log *game.Log) {
	switch x := &s.Test; f.PC {
	case checkInvest:
		f.PC = checkSabotage
		s.Houses[x.Seat].Help[helped(x.Kind)] = 0
		log.Emit(eventTested(x.Seat, x.Kind, x.Need, x.Free, s.aim().land))
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
	x := &s.Test
	switch most := x.mostBought(s.f.Check.Above); {
	case !x.Gold:
	case s.isScripted(x.Seat):
		x.Bought = max(0, x.Need+1-x.Free)
		if x.Bought > 0 {
			log.Emit(eventInvested(x.Seat, x.Kind, x.Bought, s.aim().land))
		}
	case most > 0 && s.Houses[x.Seat].Gold > 0:
		s.ask(flow.Frame{Step: stepInvest, Seat: x.Seat})
	}
}

func optInvest(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	for n := int16(0); n <= min(int16(s.Test.mostBought(s.f.Check.Above)), s.Houses[p].Gold); n++ {
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
	s.Test.Bought = int8(m.A)
	s.Houses[p].Gold -= m.A
	log.Emit(eventInvested(p, s.Test.Kind, int8(m.A), s.aim().land))
}

// askSabotage asks the others one by one, starting to the left of the checking player; f.A counts
// them. They pay together [check.16]. Each is asked once; scripted dynasties never sabotage
// [check.17], [solo.15].
func (s *State) askSabotage(f *flow.Frame) {
	x := &s.Test
	most := x.cancelable() * int8(s.f.Cost.Sabotage)
	for x.Sabotage && x.Pledged < most && f.A < seats-1 {
		f.A++
		q := (x.Seat + game.Seat(f.A)) % seats
		if s.plays(q) && !s.isScripted(q) && s.Houses[q].Gold > 0 {
			s.ask(flow.Frame{Step: stepSabotage, Seat: q})
			return
		}
	}
	f.PC = checkOpen
}

func optSabotage(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	for n := int16(1); n <= min(s.mostHarm(), s.Houses[p].Gold); n++ {
		dst = append(dst, moveSabotage(n))
	}
	return append(dst, movePass)
}

// mostHarm is how much Gold may still be paid for sabotage.
func (s *State) mostHarm() int16 {
	return int16(s.Test.cancelable())*int16(s.f.Cost.Sabotage) - int16(s.Test.Pledged)
}

func playSabotage(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	if m.Verb == verbPass {
		log.Emit(eventHeldBack(p))
		return
	}
	s.Test.Pledged += int8(m.A)
	s.Houses[p].Gold -= m.A
	log.Emit(eventSabotaged(p, m.A))
}

// openBag prepares the draw. When a player Invades from a Duchy, its holder's tokens join the bag
// for the draw [title.7].
func (s *State) openBag() {
	s.Test.Open = true
	if c := s.Test.Duke; c != noChar {
		for k := s.Top[c]; k != noToken; k = s.Under[k] {
			s.Houses[s.Test.Seat].Bag.add(k)
		}
	}
}

// drawToken draws one token after another, without replacement, until the check is won or the
// draws are used up. An empty bag ends it [check.3], [check.6], [check.7], [R42].
func (s *State) drawToken(f *flow.Frame, log *game.Log) {
	x := &s.Test
	left := s.Houses[x.Seat].Bag.minus(x.Drawn)
	if x.Hits >= x.Need || x.Draws >= x.total(s.f.Cost.Sabotage) || left.empty() {
		f.PC = checkEnd
		return
	}
	k := s.firstLike(left.nth(s.rng.Intn(streamCheck, left.len())), left)
	x.Drawn.add(k)
	if x.Draws < maxDraws {
		x.Order[x.Draws] = k
	}
	x.Draws++
	x.Last = k
	s.Houses[x.Seat].Veiled.remove(k) // everybody sees it now
	hit := s.isHit(k)
	if hit {
		x.Hits++
	}
	log.Emit(eventDrewTrait(x.Seat, s.trait(k), x.Hits))
	if s.isCritical(k) {
		s.ask(flow.Frame{Step: stepSacrifice, Seat: x.Seat})
	}
}

// firstLike picks which of the tokens with the same trait counts as drawn, since they look alike:
// always the same one, and a publicly known token before one that entered the bag unseen. The
// random choice among them thus reveals nothing.
func (s *State) firstLike(k Token, left tokens) Token {
	same := left.and(s.f.ofTrait[s.f.traitOf[k]])
	if open := same.minus(s.Houses[s.Test.Seat].Veiled); !open.empty() {
		return open.nth(0)
	}
	return same.nth(0)
}

// isHit reports whether a token is a success; a critical trait counts as the opposite colour, but
// only in its own action [check.8], [check.9].
func (s *State) isHit(k Token) bool { return s.f.greens.has(k) != s.isCritical(k) }

func (s *State) isCritical(k Token) bool {
	g := groupOf[s.Test.Kind]
	return g != noGroup && s.f.isCrit[g].has(k)
}

func optSacrifice(_ *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return append(dst, moveSacrifice, moveKeep)
}

// playSacrifice reverses this one draw, and the token leaves the bag permanently [check.10],
// [check.11], [check.12].
func playSacrifice(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	s.core.Pop()
	x := &s.Test
	k := x.Last
	if m.Verb == verbKeep {
		log.Emit(eventSpared(p, s.trait(k)))
		return
	}
	if s.isHit(k) {
		x.Hits--
	} else {
		x.Hits++
	}
	x.Drawn.remove(k)
	x.Given |= 1 << (x.Draws - 1)
	s.unload(x.Duke, k)
	log.Emit(eventSacrificed(p, s.trait(k)))
	s.leave(p, k, log)
}

// unload removes a token from a card if it is there: a Duke keeps the rest [R47].
func (s *State) unload(c Char, k Token) {
	if c == noChar {
		return
	}
	for at := &s.Top[c]; *at != noToken; at = &s.Under[*at] {
		if *at == k {
			*at = s.Under[k]
			return
		}
	}
}

func (s *State) endCheck(log *game.Log) {
	x := &s.Test
	if x.Duke != noChar {
		for k := s.Top[x.Duke]; k != noToken; k = s.Under[k] {
			s.Houses[x.Seat].Bag.remove(k)
		}
		x.Duke = noChar
	}
	x.Open = false
	x.Won = x.Hits >= x.Need // [check.4]
	log.Emit(eventChecked(x.Seat, x.Kind, x.Hits, x.Need))
}
