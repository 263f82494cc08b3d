package kings

import (
	"slices"

	"outremer/game"
	"outremer/game/flow"
)

// New implements game.Title: it sets up the scenario and plays to the first prompt.
func (t *Title) New(setup game.Setup) (game.State, error) {
	setup, err := t.info.Complete(setup)
	if err != nil {
		return nil, err
	}
	if err := t.checkControls(t.controls(setup)); err != nil {
		return nil, err
	}
	s := t.blank(setup)
	s.layOut(setup)
	s.core.Push(flow.Frame{Step: stepGame})
	t.machine.Run(s, nil)
	return s, nil
}

// blank returns a state with an empty board.
func (t *Title) blank(setup game.Setup) *State {
	sc, e := t.scenario(setup)
	s := &State{t: t, f: t.f, sc: sc, rng: game.NewRand(setup.Key), rev: setup.Revision, policy: policyOf(e)}
	s.together = setup.Options[optionGoal] == goalTogether
	for i := range s.Top {
		s.Top[i] = noToken
	}
	for i := range s.Under {
		s.Under[i] = noToken
	}
	for i := range s.Bride {
		s.Bride[i] = noChar
	}
	for i := range s.Shield {
		s.Shield[i] = game.Nobody
		s.Lying[i] = [2]Token{noToken, noToken}
	}
	for i := range s.Honour {
		s.Honour[i] = game.Nobody // [setup.22]
	}
	s.Row = [rowSize]Dev{noDev, noDev, noDev}
	s.Shown = noCard
	s.Now.Fighter = noChar
	s.Test.Duke, s.Test.Last = noChar, noToken
	s.Deal = deal{Give: noGoods, Want: noGoods}
	for p, c := range t.controls(setup) {
		h := &s.Houses[p]
		h.Control = c
		h.Dynasty = noDynasty
		h.King = noChar
		h.Spouse = noChar
		h.Kin = [kinSize]kin{noKin, noKin, noKin, noKin, noKin}
		h.Plotted = [2]Card{noCard, noCard}
	}
	return s
}

// started returns what the scenario gives a seat.
func (s *State) started(p game.Seat) *start { return &s.sc.start[s.edition][p] }

// layOut sets up what the scenario gives each dynasty [setup.1], [setup.2], [setup.3].
func (s *State) layOut(setup game.Setup) {
	f := s.f
	box := f.inEdition[s.edition]
	s.General = box.and(f.ofKind[randomToken]) // [setup.14]
	s.Pile = box.and(f.ofKind[eventToken])     // [setup.21]
	s.Gone = box.and(f.ofKind[startingToken].or(f.ofKind[crusadeToken]))
	for c := range f.stack {
		s.Stack = s.Stack.or(f.stack[c]) // [setup.10]
	}
	for i := range f.rulerOf {
		s.Box.add(ruler(i)) // until they are needed [setup.7@1.1], [R18]
	}
	s.Box.add(f.glitterhoof)
	for d := range f.size {
		s.Undrawn[d] = 1<<f.size[d] - 1
	}
	s.DevPile = f.copies
	s.layTrack()
	for p := range game.Seat(seats) {
		if s.Houses[p].Control != absent {
			s.layHouse(p)
		}
	}
	s.drawStrategies(setup)
	s.InPlay = s.playable()
	for p := range game.Seat(seats) {
		s.layCasus(p)
	}
	for x := s.free(); x != 0; {
		s.showBride(x.take(), nil) // [setup.16]
	}
	if setup.Options[optionGlitterhoof] == "rides" {
		s.stable()
	}
	s.fillRow(nil) // [setup.19]
	s.First = s.drawFirst(setup.Options[optionFirst])
	s.Lead = s.First
	if setup.Options[optionLeague] == "all" {
		s.allyScripted()
	}
	s.rank(nil)
}

// claim takes a token of a trait and kind from the box.
func (s *State) claim(t Trait, kind tokenKind) Token {
	from := &s.Gone
	if kind == eventToken {
		from = &s.Pile
	}
	x := from.and(s.f.ofTrait[t]).and(s.f.ofKind[kind])
	if x.empty() {
		return noToken
	}
	k := x.nth(0)
	from.remove(k)
	return k
}

// layTrack puts crusade tokens on the track as shown on the board, with the scenario's changes
// [setup.20], [scenario.2.2@1.0], [scenario.2.2@1.1], [scenario.4.1@1.0], [scenario.4.1@1.1].
func (s *State) layTrack() {
	for i, t := range s.f.trackTrait {
		if t != noTrait {
			s.Lying[i][0] = s.claim(t, crusadeToken)
		}
	}
	for _, x := range s.sc.tokens[s.edition] {
		if old := s.Lying[x.position][0]; x.instead && old != noToken {
			s.Gone.add(old)
			s.Lying[x.position][0] = noToken
		}
		at := 0
		if s.Lying[x.position][0] != noToken {
			at = 1
		}
		s.Lying[x.position][at] = s.claim(x.trait, x.kind)
	}
}

// layHouse sets up one dynasty [setup.4], [setup.5], [setup.6], [setup.8], [setup.9], [setup.11],
// [setup.12], [setup.24].
func (s *State) layHouse(p game.Seat) {
	h, x := &s.Houses[p], s.started(p)
	h.Dynasty = x.dynasty
	h.King = x.ruler
	h.Age = x.age
	h.Gold = x.gold
	h.Land = x.land
	h.Devs = x.devs
	h.Reigned = 1
	s.Box.remove(x.ruler)
	h.Rulers |= 1 << (x.ruler - cultureCards)
	if s.isScripted(p) {
		h.Gold = 0 // [solo.13]
	}
	for d := range s.DevPile {
		if x.devs.has(Dev(d)) {
			s.DevPile[d]--
		}
	}
	for _, t := range x.traits {
		h.Bag.add(s.claim(t, startingToken))
	}
	s.Castle |= x.castles
	if !s.mustered(p) {
		s.Foot |= x.mobilized
	}
	for y := x.unrest &^ x.mobilized; y != 0 && !s.mustered(p); { // a Foot Soldier allows no Unrest [R12]
		s.Unrest[y.take()]++
	}
	if x.spouse {
		h.Spouse = s.pickSex(Culture(p), 1-s.f.sexOf[x.ruler]) // without a token [R10]
	}
	for _, k := range x.children {
		s.layKin(p, k, 0, children)
	}
	for _, k := range x.siblings {
		s.layKin(p, k, children, kinSize)
	}
}

func (s *State) layKin(p game.Seat, k startKin, from, to int) {
	c := s.pickSex(Culture(p), k.sex) // [R11]
	for _, t := range k.traits {
		s.put(c, s.claim(t, startingToken))
	}
	s.arrive(p, c, from, to)
}

// pickSex takes a random card of a culture and sex.
func (s *State) pickSex(c Culture, x sex) Char {
	cards := s.Stack.and(s.f.stack[c]).and(s.f.bySex[x])
	who := cards.nth(s.rng.Intn(streamPeople, cards.len()))
	s.Stack.remove(who)
	return who
}

// playable returns the territories in play. Those of a culture not in play are off-limits, except
// those that another dynasty starts with [R6] and those that the scenario keeps [offlimits.1],
// [scenario.4.3], [scenario.6.1].
func (s *State) playable() (x lands) {
	for c := range s.f.ofCulture {
		if s.Houses[c].Control != absent || Culture(c) == s.sc.stays {
			x |= s.f.ofCulture[c]
		}
	}
	for p := range s.Houses {
		x |= s.Houses[p].Land
	}
	return x
}

// layCasus gives p an initial Casus Belli against the first of the listed dynasties in play
// [scenario.6.2], [scenario.6.3].
func (s *State) layCasus(p game.Seat) {
	if s.Houses[p].Control == absent {
		return
	}
	for _, c := range s.started(p).casus {
		if s.Houses[c].Control != absent {
			s.Houses[p].Casus = s.Houses[p].Casus.With(game.Seat(c))
			return
		}
	}
}

// stable puts Glitterhoof, with a green token, in place of a character on the map, chosen at
// random [setup.17], [setup.18], [R16].
func (s *State) stable() {
	free := s.free()
	if free == 0 {
		return
	}
	for range s.rng.Intn(streamFate, free.len()) {
		free.take()
	}
	t := free.first()
	if c := s.Bride[t]; c != noChar {
		s.shed(c)
		s.Stack.add(c)
	}
	s.Bride[t] = s.f.glitterhoof
	s.Box.remove(s.f.glitterhoof)
	if x := s.General.and(s.f.greens); !x.empty() {
		k := x.nth(s.rng.Intn(streamBag, x.len()))
		s.General.remove(k)
		s.put(s.f.glitterhoof, k)
	}
}

// drawFirst returns the First Player, chosen by the host or drawn at random [setup.13], [R16].
func (s *State) drawFirst(choice string) game.Seat {
	if i := slices.Index(cultureNames, choice); i >= 0 && s.plays(game.Seat(i)) {
		return game.Seat(i)
	}
	var players [seats]game.Seat
	n := 0
	for p := range game.Seat(seats) {
		if s.plays(p) {
			players[n] = p
			n++
		}
	}
	return players[s.rng.Intn(streamFate, n)]
}

// drawStrategies gives scripted dynasties their strategies and what comes with them. A strategy
// whose Development Card is used up is replaced by another at random [solo.6@1.0], [solo.6@1.1],
// [solo.7], [solo.12].
func (s *State) drawStrategies(setup game.Setup) {
	for p := range game.Seat(seats) {
		if !s.isScripted(p) {
			continue
		}
		id := strategyID(slices.Index(strategyNames, setup.Options[cultureNames[p]]))
		if id < 0 || !s.canEquip(p, id) {
			id = s.drawStrategy(p)
		}
		s.Houses[p].Strategy = id
		s.equip(p)
	}
}

// drawStrategy draws a strategy whose card is still available.
func (s *State) drawStrategy(p game.Seat) strategyID {
	var list [strategies]strategyID
	n := 0
	for id := range strategyID(strategies) {
		if s.canEquip(p, id) {
			list[n] = id
			n++
		}
	}
	return list[s.rng.Intn(streamFate, n)] // never empty: the loader guarantees it
}

// canEquip reports whether the strategy's Development Card is available or already p's.
func (s *State) canEquip(p game.Seat, id strategyID) bool {
	d := s.f.strategies[id][s.edition].dev
	return d == noDev || s.Houses[p].Devs.has(d) || s.DevPile[d] > 0
}

func (s *State) equip(p game.Seat) {
	x := s.strategyOf(p)
	if x.dev != noDev && !s.Houses[p].Devs.has(x.dev) {
		s.DevPile[x.dev]--
		s.Houses[p].Devs = s.Houses[p].Devs.with(x.dev)
	}
	for _, t := range x.tokens {
		if k := s.claim(t, startingToken); k != noToken {
			s.Houses[p].Bag.add(k)
		}
	}
}

// allyScripted lets the scripted dynasties start in Pacts with one another [solo.2@1.0].
func (s *State) allyScripted() {
	for p := range game.Seat(seats) {
		for q := range p {
			if s.isScripted(p) && s.isScripted(q) {
				s.formPact(p, q, nil)
			}
		}
	}
}
