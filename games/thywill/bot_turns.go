package thywill

import "outremer/game"

// How the bots enumerate a turn: every wedge, split, target, reward, building and distribution, but
// only the promising journeys.

// thinker enumerates the turns of p. It carries them out with the functions of the rules, without
// the prompts in between.
type thinker struct {
	scales
	found func(s *State, value float64) // called at the end of every turn; the state is valid until it returns

	path  [16]game.Move // choices that led here; the first answers the current prompt
	made  int
	room  [8]State            // copies, by depth in the turn
	lures [maxRegions]float64 // worth of a knight in each region
	posts [maxRides]posts
}

// posts is where the knights of a player stand.
type posts = [maxKnights]Region

// errand is the rest of a turn after the current action: another action if there are tokens for it,
// then the distribution of the wedge.
type errand struct {
	wedge  Wedge
	action Action
	tokens int
	lapses bool // an action that is no longer possible lapses; it was already announced
}

func (t *thinker) push(m game.Move) {
	t.path[t.made] = m
	t.made++
}

func (t *thinker) pop() { t.made-- }

// copyOf returns a working copy of s.
func (t *thinker) copyOf(d int, s *State) *State {
	t.room[d] = *s
	return &t.room[d]
}

// rest enumerates what p can still do at a prompt in its own turn.
func (t *thinker) rest(s *State) {
	t.survey(s)
	f := s.core.Top()
	switch f.Step {
	case stepTurn:
		t.turn(s)
	case stepTravel:
		t.travel(0, s, int(f.A), errandAt(s))
	case stepCrusade:
		t.crusade(0, s, int(f.A), errandAt(s))
	case stepReward:
		t.reward(0, s, Building(f.A), Region(f.B), errandAt(s))
	case stepBuild:
		t.build(0, s, int(f.A), errandAt(s))
	case stepDistribute:
		if f.A != game.None {
			t.sow(s, Wedge(f.A))
		} else {
			t.sowAny(s, f.B == 1)
		}
	}
}

// errandAt is what remains of the resolution that the current prompt belongs to.
func errandAt(s *State) errand {
	f := s.core.Below(1)
	e := errand{wedge: Wedge(f.A), lapses: true}
	if f.PC == 1 {
		e.action = s.other(e.wedge, Action(f.B))
		e.tokens = int(s.Wheels[f.Seat].Tokens[f.A]) - int(f.C)
	}
	return e
}

// turn enumerates a whole turn.
func (t *thinker) turn(s *State) {
	t.survey(s)
	w := &s.Wheels[t.p]
	stuck := true
	for x := range Wedge(wedges) {
		if n := int(w.Tokens[x]); n > 0 {
			stuck = !t.resolve(s, x, n) && stuck
		}
	}
	for x := range Wedge(wedges) {
		if s.variant.learn || w.upgraded(x) {
			continue
		}
		before := *w
		w.upgrade(x)
		t.push(moveUpgrade(x))
		t.sowAny(s, true)
		t.pop()
		*w = before
	}
	if s.maySkip(t.p, stuck) {
		t.push(moveSkip)
		t.sowAny(s, false)
		t.pop()
	}
}

// resolve enumerates the splits of a wedge. Influence comes last: the other action can only help
// it.
func (t *thinker) resolve(s *State, w Wedge, n int) (can bool) {
	first, second := s.f.wedge[w].primary, s.f.wedge[w].added
	can = t.split(s, w, first, n, noAction, 0)
	if !s.Wheels[t.p].upgraded(w) {
		return can
	}
	can = t.split(s, w, second, n, noAction, 0) || can
	for k := 1; k < n; k++ {
		if first != influence {
			t.split(s, w, first, k, second, n-k)
		}
		if second != influence {
			t.split(s, w, second, k, first, n-k)
		}
	}
	return can
}

func (t *thinker) split(s *State, w Wedge, first Action, n int, second Action, rest int) bool {
	if !s.possible(t.p, first, n) {
		return false
	}
	t.push(moveResolve(w, first, n))
	t.act(0, s, first, n, errand{wedge: w, action: second, tokens: rest})
	t.pop()
	return true
}

// act enumerates the ways to carry out an action that is possible.
func (t *thinker) act(d int, s *State, a Action, tokens int, e errand) {
	total := s.total(t.p, a, tokens)
	switch a {
	case travel:
		t.travel(d, s, total, e)
	case muster:
		c := t.copyOf(d, s)
		c.musterNext(t.p, nil)
		t.next(d+1, c, e)
	case crusade:
		t.crusade(d, s, total, e)
	case influence:
		c := t.copyOf(d, s)
		c.gain(t.p, total, nil)
		t.next(d+1, c, e)
	case build:
		t.build(d, s, total, e)
	}
}

// next continues after an action.
func (t *thinker) next(d int, s *State, e errand) {
	if n := e.tokens; n > 0 {
		e.tokens = 0
		if s.possible(t.p, e.action, n) {
			t.act(d, s, e.action, n, e)
			return
		}
		if !e.lapses {
			return
		}
	}
	t.sow(s, e.wedge)
}

func (t *thinker) crusade(d int, s *State, total int, e errand) {
	for at := s.targets(t.p, total); at != 0; {
		r := at.take()
		c := t.copyOf(d, s)
		foe := c.defeat(t.p, r, nil)
		t.push(moveCrusade(r))
		switch {
		case foe < saracen:
			t.next(d+1, c, e)
		case c.rewarding(t.p, foe.reward()):
			t.reward(d+1, c, foe.reward(), r, e)
		default:
			c.spurn(t.p, foe.reward(), nil)
			t.next(d+1, c, e)
		}
		t.pop()
	}
}

func (t *thinker) reward(d int, s *State, reward Building, r Region, e errand) {
	c := t.copyOf(d, s)
	c.takeReward(t.p, reward, r, nil)
	t.push(moveReward)
	t.next(d+1, c, e)
	t.pop()
	c = t.copyOf(d, s)
	c.spurn(t.p, reward, nil)
	t.push(moveSpurn)
	t.next(d+1, c, e)
	t.pop()
}

func (t *thinker) build(d int, s *State, total int, e errand) {
	at := s.knightsAt(t.p)
	for b := range buildings {
		for x := s.sites(at, t.p, b, total); x != 0; {
			r := x.take()
			c := t.copyOf(d, s)
			c.erect(t.p, b, r, nil)
			t.push(moveBuild(b, r))
			t.next(d+1, c, e)
			t.pop()
		}
	}
}

// endings holds the distributions that may end a turn, best first.
type endings struct {
	n    int
	best [maxEndings]ending
}

type ending struct {
	move  game.Move
	wheel wheel
	value float64
}

// maxEndings is the number of distributions considered per turn. Orders with many ways to
// distribute would otherwise consume all the thinking time.
const maxEndings = 2

func (x *endings) add(e ending) {
	at := x.n
	for at > 0 && e.value > x.best[at-1].value {
		at--
	}
	if at < maxEndings {
		x.n = min(x.n+1, maxEndings)
		copy(x.best[at+1:x.n], x.best[at:])
		x.best[at] = e
	}
}

// sow enumerates the distributions of a wedge.
func (t *thinker) sow(s *State, w Wedge) {
	var x endings
	t.weigh(s, w, &x)
	t.end(s, &x)
}

// sowAny enumerates the distributions of all wedges.
func (t *thinker) sowAny(s *State, keep bool) {
	var x endings
	for w := range Wedge(wedges) {
		if s.Wheels[t.p].Tokens[w] > 0 {
			t.weigh(s, w, &x)
		}
	}
	if keep {
		x.add(ending{moveKeep, s.Wheels[t.p], t.worth(s, turnsLeft(s))})
	}
	t.end(s, &x)
}

// weigh adds the distributions of a wedge to the endings.
func (t *thinker) weigh(s *State, from Wedge, x *endings) {
	w := &s.Wheels[t.p]
	before, left := *w, turnsLeft(s)
	var room [2 * wedges]game.Move
	for _, m := range s.ways(room[:0], t.p, from) {
		w.sow(sowing{Wedge(m.A), way(m.B), Wedge(m.C), w.Tokens[from]})
		x.add(ending{m, *w, t.worth(s, left)})
		*w = before
	}
}

// end ends the turn in each of these ways. Only the wheel changes, so it is restored afterwards.
func (t *thinker) end(s *State, x *endings) {
	w := &s.Wheels[t.p]
	before := *w
	for _, e := range x.best[:x.n] {
		*w = e.wheel
		t.push(e.move)
		t.found(s, e.value)
		t.pop()
	}
	*w = before
}

// survey records the worth of a knight in every region.
func (t *thinker) survey(s *State) {
	enemies, houses, bonus := s.enemiesAt(), s.housesAt(), s.bonus(t.p, crusade)
	for at := s.side.on; at != 0; {
		r := at.take()
		t.lures[r] = t.lure(s, r, enemies, houses, bonus)
	}
}
