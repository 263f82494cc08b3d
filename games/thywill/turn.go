package thywill

import (
	"outremer/game"
	"outremer/game/flow"
)

// The turn: resolve an action, upgrade a wedge, or skip and distribute.

// workRounds gives every player one turn per round, beginning with the start player [turn.1], until
// the supply is exhausted at the end of a round [end.2]. f.A counts the turns completed in the
// round.
func workRounds(s *State, f *flow.Frame, log *game.Log) {
	if int(f.A) == s.n && s.Supply <= 0 {
		s.finish(log)
		return
	}
	f.A = f.A % int16(s.n)
	if f.A == 0 {
		s.Round++
		log.Emit(eventRoundBegan(s.Round))
	}
	p := game.Seat((int(s.Start) + int(f.A)) % s.n)
	f.A++
	s.core.Push(flow.Frame{Step: stepTurn, Seat: p})
}

func optTurn(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	start := len(dst)
	needs := s.needs(p)
	for w := range Wedge(wedges) {
		dst = s.resolutions(dst, p, w, &needs)
	}
	stuck := len(dst) == start
	w := &s.Wheels[p]
	if !s.variant.learn { // [variant.learning.3]
		for x := range Wedge(wedges) {
			if !w.upgraded(x) {
				dst = append(dst, moveUpgrade(x))
			}
		}
	}
	if s.maySkip(p, stuck) {
		dst = append(dst, moveSkip)
	}
	return dst
}

// anyTurn chooses among the answers of optTurn. It draws from all that are thinkable, until it hits
// one that is possible.
func anyTurn(s *State, _ *flow.Frame, p game.Seat, r *game.Rand) (game.Move, bool) {
	if s.variant.learn {
		return game.Move{}, false // skipping depends on all that could be resolved [R10]
	}
	w, all := &s.Wheels[p], 0
	for x := range Wedge(wedges) {
		all += w.thinkable(x)
	}
	if s.maySkip(p, false) {
		all++
	}
	for {
		m, ok := s.thought(p, r.Intn(0, all))
		if ok {
			return m, true
		}
	}
}

// thinkable is how many answers there are about a wedge, possible or not: both actions with one
// token or more first, or else the primary action and the upgrade.
func (w *wheel) thinkable(x Wedge) int {
	n := int(w.Tokens[x])
	if w.upgraded(x) {
		return 2 * n
	}
	return min(n, 1) + 1
}

// thought is the i-th thinkable answer, and whether it is possible.
func (s *State) thought(p game.Seat, i int) (game.Move, bool) {
	w, x := &s.Wheels[p], Wedge(0)
	for ; x < wedges && i >= w.thinkable(x); x++ {
		i -= w.thinkable(x)
	}
	if x == wedges {
		return moveSkip, true
	}
	n, first, second := int(w.Tokens[x]), s.f.wedge[x].primary, s.f.wedge[x].added
	if !w.upgraded(x) {
		if i == 0 {
			return moveUpgrade(x), true
		}
		return moveResolve(x, first, n), n >= s.need(p, first)
	}
	if i >= n {
		first, second, i = second, first, i-n
	}
	k := i + 1
	return moveResolve(x, first, k), k >= s.need(p, first) && s.goesOn(p, first, k, second, n-k, s.need(p, second))
}

// maySkip: with all wedges upgraded, even if there is something useful to do; in the Learning
// variant also when nothing can be resolved [R10].
func (s *State) maySkip(p game.Seat, stuck bool) bool {
	return s.Wheels[p].allUpgraded() || s.variant.learn && stuck
}

// never is more tokens than anybody can have.
const never = 1000

// need is the number of tokens p must assign to an action to carry it out now; at least one
// [resolve.split.3]. An action may not be declared and then fail [R2].
func (s *State) need(p game.Seat, a Action) int {
	var total int
	switch a {
	case muster:
		total = s.troopCost(p)
	case crusade:
		total = s.leastStrength(s.knightsAt(p))
	case build:
		total = s.leastCost(s.knightsAt(p), p)
	default: // [influence.3]; travelling may use zero points
		return 1
	}
	return max(1, total-s.bonus(p, a))
}

// possible reports whether an action with this many tokens can be carried out now.
func (s *State) possible(p game.Seat, a Action, tokens int) bool { return tokens >= s.need(p, a) }

func (s *State) needs(p game.Seat) (n [actions]int) {
	for a := range actions {
		n[a] = s.need(p, a)
	}
	return n
}

// resolutions appends the ways to resolve one wedge: which action comes first, and with how many
// tokens [resolve.split.1], [resolve.split.4]. The rest go to the other action.
func (s *State) resolutions(dst []game.Move, p game.Seat, w Wedge, needs *[actions]int) []game.Move {
	n := int(s.Wheels[p].Tokens[w])
	if n == 0 { // [R1]
		return dst
	}
	first, second := s.f.wedge[w].primary, s.f.wedge[w].added
	if !s.Wheels[p].upgraded(w) {
		if n >= needs[first] {
			dst = append(dst, moveResolve(w, first, n))
		}
		return dst
	}
	if first > second {
		first, second = second, first
	}
	dst = s.splits(dst, p, w, first, second, n, needs)
	return s.splits(dst, p, w, second, first, n, needs)
}

// splits appends the splits of n tokens with `first` as the first action: it can be carried out
// now, and the second can be after some way of carrying out the first.
func (s *State) splits(
	dst []game.Move, p game.Seat, w Wedge, first, second Action, n int, needs *[actions]int,
) []game.Move {
	for k := needs[first]; k <= n; k++ {
		if s.goesOn(p, first, k, second, n-k, needs[second]) {
			dst = append(dst, moveResolve(w, first, k))
		}
	}
	return dst
}

// goesOn reports whether all tokens of a split can be used: those left by the first action are none,
// or enough for the second now or later.
func (s *State) goesOn(p game.Seat, first Action, tokens int, second Action, rest, need int) bool {
	return rest == 0 || rest >= need || s.possibleAfter(p, first, tokens, second, rest, need)
}

// possibleAfter reports whether a second action that needs more tokens than the rest can be carried
// out after some way of carrying out the first. What is possible now stays possible: the first
// action can be done elsewhere, and rewards can be declined.
func (s *State) possibleAfter(p game.Seat, first Action, tokens int, second Action, rest, need int) bool {
	switch first {
	case travel: // one knight with all points gets as far as any combination
		at := s.within(s.knightsAt(p), s.total(p, travel, tokens))
		switch second {
		case crusade:
			return s.total(p, crusade, rest) >= s.leastStrength(at)
		case build:
			return s.total(p, build, rest) >= s.leastCost(at, p)
		}
	case muster: // a troop helps in crusades only [muster.5]
		return second == crusade && rest+1 >= need
	case crusade:
		for at := s.targets(p, s.total(p, crusade, tokens)); at != 0; {
			if s.tryCrusade(p, at.take(), second, rest) {
				return true
			}
		}
	case build:
		return s.helps(p, s.total(p, build, tokens), second, need-rest)
	}
	return false
}

// helps reports whether some building that p can erect with a total adds this much to an action.
// Where it stands makes no difference: there is a knight of p already.
func (s *State) helps(p game.Seat, total int, a Action, lack int) bool {
	at := s.knightsAt(p)
	for t := range buildings {
		level := s.Built[p][t]
		if s.sites(at, p, t, total) != 0 && s.f.bonus[t][level+1][a]-s.f.bonus[t][level][a] >= lack {
			return true
		}
	}
	return false
}

// tryCrusade tries both taking and declining the reward.
func (s *State) tryCrusade(p game.Seat, r Region, second Action, rest int) bool {
	c := *s
	foe := c.defeat(p, r, nil)
	if c.possible(p, second, rest) {
		return true
	}
	if foe < saracen || !c.rewarding(p, foe.reward()) {
		return false
	}
	c.takeReward(p, foe.reward(), r, nil)
	return c.possible(p, second, rest)
}

func playTurn(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	confirm := flow.Frame{Step: stepConfirm, Seat: p}
	w := &s.Wheels[p]
	switch m.Verb {
	case verbResolve:
		s.declare(p, m, log)
		s.core.Goto(flow.Frame{Step: stepResolve, Seat: p, A: m.A, B: m.B, C: m.C})
	case verbUpgrade: // the tokens stay on the wedge [upgrade.4]; no action [upgrade.1]
		w.upgrade(Wedge(m.A))
		log.Emit(eventUpgraded(p, Wedge(m.A)))
		s.core.Goto(confirm)
		s.core.Push(flow.Frame{Step: stepDistribute, Seat: p, A: game.None, B: 1}) // [upgrade.7], [upgrade.8]
	case verbSkip:
		log.Emit(eventSkipped(p))
		s.core.Goto(confirm)
		s.core.Push(flow.Frame{Step: stepDistribute, Seat: p, A: game.None}) // [skip.3]
	}
}

// declare announces which wedge is resolved, or how its tokens are split.
func (s *State) declare(p game.Seat, m game.Move, log *game.Log) {
	w, first, n := Wedge(m.A), Action(m.B), int(m.C)
	rest := int(s.Wheels[p].Tokens[w]) - n
	if rest > 0 {
		log.Emit(eventSplit(p, first, n, s.other(w, first), rest))
	} else {
		log.Emit(eventResolved(p, w, first, n))
	}
}

// Parts of resolving a wedge, in order.
const (
	partFirst = iota
	partSecond
	partDistribute
)

// workResolve carries out the first action, then the other one with the remaining tokens
// [resolve.split.5], then distributes [R7]. f.A is the wedge, f.B the first action, f.C its tokens.
func workResolve(s *State, f *flow.Frame, log *game.Log) {
	p, w := f.Seat, Wedge(f.A)
	part := f.PC
	f.PC++
	switch part {
	case partFirst:
		s.begin(p, Action(f.B), int(f.C), log)
	case partSecond:
		if rest := int(s.Wheels[p].Tokens[w]) - int(f.C); rest > 0 { // [resolve.split.2], [resolve.split.3]
			s.begin(p, s.other(w, Action(f.B)), rest, log)
		}
	case partDistribute:
		s.core.Goto(flow.Frame{Step: stepConfirm, Seat: p})
		var room [2 * wedges]game.Move
		if ways := s.ways(room[:0], p, w); len(ways) == 1 {
			s.distribute(p, ways[0], log)
		} else {
			s.core.Push(flow.Frame{Step: stepDistribute, Seat: p, A: int16(w)})
		}
	}
}

// other is the other action of a wedge.
func (s *State) other(w Wedge, a Action) Action {
	if s.f.wedge[w].primary == a {
		return s.f.wedge[w].added
	}
	return s.f.wedge[w].primary
}

// begin carries out an action, or asks how. The total is computed now, so what the first action
// brought helps the second [R6]. A second action that the first has made impossible lapses.
func (s *State) begin(p game.Seat, a Action, tokens int, log *game.Log) {
	if !s.possible(p, a, tokens) {
		log.Emit(eventLapsed(p, a))
		return
	}
	total := s.total(p, a, tokens)
	switch a {
	case travel:
		s.core.Push(flow.Frame{Step: stepTravel, Seat: p, A: int16(total)})
	case muster:
		s.musterNext(p, log)
	case crusade:
		s.core.Push(flow.Frame{Step: stepCrusade, Seat: p, A: int16(total)})
	case influence: // [influence.1]
		log.Emit(eventInfluenced(p, total))
		s.gain(p, total, log)
	case build:
		s.core.Push(flow.Frame{Step: stepBuild, Seat: p, A: int16(total)})
	}
}

// troopCost is the cost of the next troop [muster.2]; never if there is none [muster.7].
func (s *State) troopCost(p game.Seat) int {
	if s.Troops[p] == troops {
		return never
	}
	return s.f.troop[s.Troops[p]]
}

// musterNext turns the lowest troop not yet mustered [muster.1] and pays its level [muster.3].
func (s *State) musterNext(p game.Seat, log *game.Log) {
	s.Troops[p]++
	level := int(s.Troops[p])
	log.Emit(eventMustered(p, level, level))
	s.gain(p, level, log)
}

// Confirming ends the turn; nobody else has acted until then, so the whole turn can be undone.

func optConfirm(_ *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return append(dst, moveEnd)
}

func playConfirm(s *State, _ *flow.Frame, p game.Seat, _ game.Move, log *game.Log) {
	log.Emit(eventTurnEnded(p))
	s.core.Pop()
}
