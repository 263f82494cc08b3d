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
	s.together = setup.Options[optionGoal] == "together"
	for i := range s.top {
		s.top[i] = noToken
	}
	for i := range s.under {
		s.under[i] = noToken
	}
	for i := range s.bride {
		s.bride[i] = noChar
	}
	for i := range s.shield {
		s.shield[i] = game.Nobody
		s.lying[i] = [2]Token{noToken, noToken}
	}
	for i := range s.honour {
		s.honour[i] = game.Nobody // [setup.22]
	}
	s.row = [rowSize]Dev{noDev, noDev, noDev}
	s.shown = noCard
	s.now.fighter = noChar
	s.test.duke, s.test.last = noChar, noToken
	s.deal = deal{give: noGoods, want: noGoods}
	for p, c := range t.controls(setup) {
		h := &s.houses[p]
		h.control = c
		h.dynasty = noDynasty
		h.king = noChar
		h.spouse = noChar
		h.kin = [kinSize]kin{noKin, noKin, noKin, noKin, noKin}
		h.plotted = [2]Card{noCard, noCard}
	}
	return s
}

// started returns what the scenario gives a seat.
func (s *State) started(p game.Seat) *start { return &s.sc.start[s.edition][p] }

// layOut sets up what the scenario gives each dynasty [setup.1], [setup.2], [setup.3].
func (s *State) layOut(setup game.Setup) {
	f := s.f
	box := f.inEdition[s.edition]
	s.general = box.and(f.ofKind[randomToken]) // [setup.14]
	s.pile = box.and(f.ofKind[eventToken])     // [setup.21]
	s.gone = box.and(f.ofKind[startingToken].or(f.ofKind[crusadeToken]))
	for c := range f.stack {
		s.stack = s.stack.or(f.stack[c]) // [setup.10]
	}
	for i := range f.rulerOf {
		s.box.add(ruler(i)) // until they are needed [setup.7@1.1], [R18]
	}
	s.box.add(f.glitterhoof)
	for d := range f.size {
		s.undrawn[d] = 1<<f.size[d] - 1
	}
	s.devPile = f.copies
	s.layTrack()
	for p := range game.Seat(seats) {
		if s.houses[p].control != absent {
			s.layHouse(p)
		}
	}
	s.drawStrategies(setup)
	s.inPlay = s.playable()
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
	s.first = s.drawFirst(setup.Options[optionFirst])
	s.lead = s.first
	if setup.Options[optionLeague] == "all" {
		s.allyScripted()
	}
	s.rank(nil)
}

// claim takes a token of a trait and kind from the box.
func (s *State) claim(t Trait, kind tokenKind) Token {
	from := &s.gone
	if kind == eventToken {
		from = &s.pile
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
			s.lying[i][0] = s.claim(t, crusadeToken)
		}
	}
	for _, x := range s.sc.tokens[s.edition] {
		if old := s.lying[x.position][0]; x.instead && old != noToken {
			s.gone.add(old)
			s.lying[x.position][0] = noToken
		}
		at := 0
		if s.lying[x.position][0] != noToken {
			at = 1
		}
		s.lying[x.position][at] = s.claim(x.trait, x.kind)
	}
}

// layHouse sets up one dynasty [setup.4], [setup.5], [setup.6], [setup.8], [setup.9], [setup.11],
// [setup.12], [setup.24].
func (s *State) layHouse(p game.Seat) {
	h, x := &s.houses[p], s.started(p)
	h.dynasty = x.dynasty
	h.king = x.ruler
	h.age = x.age
	h.gold = x.gold
	h.land = x.land
	h.devs = x.devs
	h.reigned = 1
	s.box.remove(x.ruler)
	h.rulers |= 1 << (x.ruler - cultureCards)
	if s.isScripted(p) {
		h.gold = 0 // [solo.13]
	}
	for d := range s.devPile {
		if x.devs.has(Dev(d)) {
			s.devPile[d]--
		}
	}
	for _, t := range x.traits {
		h.bag.add(s.claim(t, startingToken))
	}
	s.castle |= x.castles
	if !s.mustered(p) {
		s.foot |= x.mobilized
	}
	for y := x.unrest &^ x.mobilized; y != 0 && !s.mustered(p); { // a Foot Soldier allows no Unrest [R12]
		s.unrest[y.take()]++
	}
	if x.spouse {
		h.spouse = s.pickSex(Culture(p), 1-s.f.sexOf[x.ruler]) // without a token [R10]
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
	cards := s.stack.and(s.f.stack[c]).and(s.f.bySex[x])
	who := cards.nth(s.rng.Intn(streamPeople, cards.len()))
	s.stack.remove(who)
	return who
}

// playable returns the territories in play. Those of a culture not in play are off-limits, except
// those that another dynasty starts with [R6] and those that the scenario keeps [offlimits.1],
// [scenario.4.3], [scenario.6.1].
func (s *State) playable() (x lands) {
	for c := range s.f.ofCulture {
		if s.houses[c].control != absent || Culture(c) == s.sc.stays {
			x |= s.f.ofCulture[c]
		}
	}
	for p := range s.houses {
		x |= s.houses[p].land
	}
	return x
}

// layCasus gives p an initial Casus Belli against the first of the listed dynasties in play
// [scenario.6.2], [scenario.6.3].
func (s *State) layCasus(p game.Seat) {
	if s.houses[p].control == absent {
		return
	}
	for _, c := range s.started(p).casus {
		if s.houses[c].control != absent {
			s.houses[p].casus = s.houses[p].casus.With(game.Seat(c))
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
	if c := s.bride[t]; c != noChar {
		s.shed(c)
		s.stack.add(c)
	}
	s.bride[t] = s.f.glitterhoof
	s.box.remove(s.f.glitterhoof)
	if x := s.general.and(s.f.greens); !x.empty() {
		k := x.nth(s.rng.Intn(streamBag, x.len()))
		s.general.remove(k)
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
		s.houses[p].strategy = id
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
	return d == noDev || s.houses[p].devs.has(d) || s.devPile[d] > 0
}

func (s *State) equip(p game.Seat) {
	x := s.strategyOf(p)
	if x.dev != noDev && !s.houses[p].devs.has(x.dev) {
		s.devPile[x.dev]--
		s.houses[p].devs = s.houses[p].devs.with(x.dev)
	}
	for _, t := range x.tokens {
		if k := s.claim(t, startingToken); k != noToken {
			s.houses[p].bag.add(k)
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
