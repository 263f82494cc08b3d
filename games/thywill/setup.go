package thywill

import (
	"slices"

	"outremer/game"
	"outremer/game/flow"
)

// Setup: the player areas with wheels and orders, then the board, then the first knights.

// New implements game.Title.
func (t *Title) New(setup game.Setup) (game.State, error) {
	setup, err := t.info.Complete(setup)
	if err != nil {
		return nil, err
	}
	s := t.blank(setup)
	s.layWheels()
	s.offerOrders()
	s.core.Push(flow.Frame{Step: stepGame})
	t.machine.Run(s, nil)
	return s, nil
}

// sideFor is the board side used for this number of players [setup.11].
func (f *facts) sideFor(players int) *side {
	if players == 2 {
		return &f.sides[1]
	}
	return &f.sides[0]
}

// blank is a state with an empty board and empty wheels [setup.23].
func (t *Title) blank(setup game.Setup) *State {
	s := &State{t: t, f: t.f, side: t.f.sideFor(setup.Seats), n: setup.Seats, rng: game.NewRand(setup.Key)}
	v := slices.IndexFunc(variants, func(v variant) bool { return v.slug == setup.Options[optionVariant] })
	s.variant = &variants[v]
	s.Start = game.Nobody
	s.Supply = int16(t.f.supply + t.f.perPlayer*s.n) // [setup.21]
	for p := range s.Knights {
		s.Order[p] = noOrder
		s.Knights[p] = [maxKnights]Region{noRegion, noRegion, noRegion, noRegion}
		s.Picks[p] = pick{Offer: [2]Order{noOrder, noOrder}, Order: noOrder}
		s.Sown[p].Wedge, s.Sown[p].At = noWedge, noWedge
	}
	for r := range s.Tiles {
		s.Tiles[r] = [shapes]int8{noTile, noTile}
	}
	s.setLess()
	return s
}

// layWheels arranges the wedges and puts the tokens on them [setup.2], [setup.6].
func (s *State) layWheels() {
	shared := s.f.fixed
	if s.variant.wheel == sharedWheel { // [setup.3]
		game.Shuffle(&s.rng, streamWheel, shared[:])
	}
	for p := range s.n {
		w := &s.Wheels[p]
		w.Wedge = shared
		if s.variant.wheel == ownWheel { // [variant.unpredictable.1]
			game.Shuffle(&s.rng, streamWheel, w.Wedge[:])
		}
		for i := range w.Tokens {
			w.Tokens[i] = s.f.tokens
		}
		if s.variant.learn { // [variant.learning.2]
			w.Upgraded = s.f.learning
		}
	}
}

// offerOrders deals two order tiles to each player [setup.8].
func (s *State) offerOrders() {
	if s.variant.orders != dealtOrders {
		return
	}
	var deck [32]Order
	for i := range s.f.orders {
		deck[i] = Order(i)
	}
	tiles := deck[:len(s.f.orders)]
	game.Shuffle(&s.rng, streamOrders, tiles)
	for p := range s.n {
		s.Picks[p].Offer = [2]Order{min(tiles[2*p], tiles[2*p+1]), max(tiles[2*p], tiles[2*p+1])}
	}
}

// Parts of a game, in order.
const (
	partOrders = iota
	partFit
	partBoard
	partRounds
)

// workGame is the whole game.
func workGame(s *State, f *flow.Frame, log *game.Log) {
	part := f.PC
	f.PC++
	switch part {
	case partOrders:
		if s.variant.orders != noOrders {
			s.core.Push(flow.Frame{Step: stepOrders})
		}
	case partFit:
		if s.variant.orders != noOrders {
			s.join(log)
			s.core.Push(flow.Frame{Step: stepFit})
		}
	case partBoard:
		s.dealBoard(log)
		s.Start = game.Seat(s.rng.Intn(streamStart, s.n)) // [setup.17]
		log.Emit(eventStarts(s.Start))
		s.core.Push(flow.Frame{Step: stepPlaces, Seat: s.before(s.Start), A: int16(s.n)})
	case partRounds:
		s.core.Goto(flow.Frame{Step: stepRounds})
	}
}

// Orders: all players pick one in secret [setup.8].

func askOrders(s *State, _ *flow.Frame) (must, may game.Seats) {
	if s.Sealed == s.all() {
		return 0, 0
	}
	return s.all() &^ s.Sealed, s.Sealed
}

func optOrders(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	if s.Sealed.Has(p) {
		return append(dst, moveReopen)
	}
	k := &s.Picks[p]
	for o := range Order(len(s.f.orders)) {
		if o != k.Order && s.offered(p, o) {
			dst = append(dst, moveOrder(o))
		}
	}
	if s.variant.wheel == freeWheel {
		for w := range Wedge(wedges) {
			if !k.laid(w) {
				dst = append(dst, moveArrange(w))
			}
		}
		if k.Laid > 0 {
			dst = append(dst, moveRestart)
		}
	}
	if k.Order != noOrder && s.arranged(k) {
		dst = append(dst, moveSeal)
	}
	return dst
}

// offered: one of the two tiles dealt [setup.8], or any in the tournament [variant.tournament.1].
func (s *State) offered(p game.Seat, o Order) bool {
	return s.variant.orders == freeOrders || slices.Contains(s.Picks[p].Offer[:], o)
}

func (k *pick) laid(w Wedge) bool { return slices.Contains(k.Wheel[:k.Laid], w) }

func (s *State) arranged(k *pick) bool { return s.variant.wheel != freeWheel || k.Laid == wedges }

// playOrders edits the draft, which is secret, or seals and reopens it, which is public.
func playOrders(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	k := &s.Picks[p]
	switch m.Verb {
	case verbOrder:
		k.Order = Order(m.A)
	case verbArrange:
		s.lay(k, Wedge(m.A))
	case verbRestart:
		k.Laid, k.Wheel = 0, [wedges]Wedge{}
	case verbSeal:
		s.Sealed = s.Sealed.With(p)
		log.Emit(eventSealed(p))
	case verbReopen:
		s.Sealed = s.Sealed.Without(p)
		log.Emit(eventReopened(p))
	}
}

// lay adds the next wedge, clockwise; the last one is placed automatically.
func (s *State) lay(k *pick, w Wedge) {
	k.Wheel[k.Laid] = w
	k.Laid++
	if k.Laid == wedges-1 {
		for last := range Wedge(wedges) {
			if !k.laid(last) {
				k.Wheel[k.Laid] = last
			}
		}
		k.Laid = wedges
	}
}

// join reveals the orders simultaneously [R21], applies their setup, and discards the tiles not
// kept [setup.9].
func (s *State) join(log *game.Log) {
	for i := range s.n {
		p, k := game.Seat(i), &s.Picks[i]
		s.Order[p] = k.Order
		log.Emit(eventJoined(p, k.Order))
		if s.variant.wheel == freeWheel {
			s.Wheels[p].Wedge = k.Wheel
			log.Emit(eventArranged(p))
		}
		s.fitFixed(p)
		*k = pick{Offer: [2]Order{noOrder, noOrder}, Order: noOrder}
	}
	s.Sealed = 0
}

// fitFixed applies the setup changes of an order that involve no choice.
func (s *State) fitFixed(p game.Seat) {
	o, w := s.order(p), &s.Wheels[p]
	for i := range w.Tokens {
		switch o.where {
		case onAll: // [order.calatrava.setup]
			w.Tokens[i] += int8(o.tokens / wedges)
		case onTravel: // [order.holy_sepulchre.setup]
			if s.f.wedge[i].primary == travel {
				w.Tokens[i] += int8(o.tokens / 2)
			}
		}
	}
}

// Fit: the choices that some orders make before the first round [setup.10].

// choices is the number of setup choices of an order: tokens first, then upgrades.
func (o *order) choices() (tokens, upgrades int) {
	if o.where == chosen {
		tokens = max(o.tokens, -o.tokens)
	}
	return tokens, o.upgrades
}

// askFit: every player with a choice left is asked, all at once and in public.
func askFit(s *State, _ *flow.Frame) (must, may game.Seats) {
	for i := range s.n {
		p := game.Seat(i)
		if tokens, upgrades := s.order(p).choices(); int(s.Fitted[p]) < tokens+upgrades {
			must = must.With(p)
		}
	}
	return must, 0
}

// fitting reports whether p's next choice is about tokens.
func (s *State) fitting(p game.Seat) (tokens bool) {
	n, _ := s.order(p).choices()
	return int(s.Fitted[p]) < n
}

func optFit(s *State, _ *flow.Frame, p game.Seat, dst []game.Move) []game.Move {
	o, wheel := s.order(p), &s.Wheels[p]
	for w := range Wedge(wedges) {
		switch {
		case s.fitting(p):
			if o.tokens > 0 || wheel.Tokens[w] == s.f.tokens { // the two short wedges must differ [order.templar.setup]
				dst = append(dst, moveToken(w))
			}
		case !wheel.upgraded(w):
			dst = append(dst, moveUpgrade(w))
		}
	}
	return dst
}

func playFit(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	w := Wedge(m.A)
	s.Fitted[p]++
	switch {
	case m.Verb == verbUpgrade:
		s.Wheels[p].upgrade(w)
		log.Emit(eventUpgraded(p, w))
	case s.order(p).tokens > 0:
		s.Wheels[p].Tokens[w]++
		log.Emit(eventTokenAdded(p, w))
	default:
		s.Wheels[p].Tokens[w]--
		log.Emit(eventTokenShort(p, w))
	}
}

// argsFit: the order, and the number of choices of this kind left.
func argsFit(s *State, _ *flow.Frame, p game.Seat) (a, b int16) {
	tokens, upgrades := s.order(p).choices()
	left := tokens + upgrades - int(s.Fitted[p])
	if s.fitting(p) {
		left -= upgrades
	}
	return int16(s.Order[p]), int16(left)
}

// Dealing the board.

const noTile int8 = -1

const maxTiles = 120

// dealBoard deals the enemies to the flags [setup.13] and the tiles to their spaces [setup.16]. The
// remaining enemies stay hidden and no longer matter [setup.15].
func (s *State) dealBoard(log *game.Log) {
	left := s.f.dealt
	total := 0
	for _, n := range left {
		total += n
	}
	for at := s.side.flags; at != 0; total-- {
		r, pick := at.take(), s.rng.Intn(streamEnemies, total)
		for f := range left {
			pick -= left[f]
			if pick < 0 {
				left[f]--
				s.Foes[f] = s.Foes[f].with(r)
				break
			}
		}
	}
	for shape := range shapes {
		s.dealTiles(shape)
	}
	s.setLess()
	log.Emit(eventBoardDealt())
}

func (s *State) dealTiles(shape int) {
	var room [maxTiles]int8
	deck := room[:0]
	for i := range s.f.tiles {
		if s.f.tiles[i].shape == shape {
			deck = append(deck, int8(i))
		}
	}
	game.Shuffle(&s.rng, streamTiles, deck)
	for at := s.side.space[shape]; at != 0; deck = deck[1:] {
		s.Tiles[at.take()][shape] = deck[0]
	}
}

// setLess adds up the printed and tile discounts [R29].
func (s *State) setLess() {
	s.Less = [buildings][maxLess + 1]regions{}
	for at := s.side.on; at != 0; {
		r := at.take()
		for t := range buildings {
			for n := 1; n <= min(s.discount(r, t), maxLess); n++ {
				s.Less[t][n] = s.Less[t][n].with(r)
			}
		}
	}
}

// discount for a type in a region: printed there [build.4] and on its tiles [build.5].
func (s *State) discount(r Region, t Building) int {
	n := s.side.discount[r][t]
	for _, x := range s.Tiles[r] {
		if x != noTile && s.f.tiles[x].types[t] {
			n += s.f.tiles[x].discount
		}
	}
	return n
}

// Places: first knights, one at a time [setup.18].

// before is the right-hand neighbour.
func (s *State) before(p game.Seat) game.Seat { return game.Seat((int(p) + s.n - 1) % s.n) }

// workPlaces asks the last player first and the start player last [setup.18]; f.A is how many are
// left.
func workPlaces(s *State, f *flow.Frame, _ *game.Log) {
	if f.A == 0 {
		s.core.Pop()
		return
	}
	p := f.Seat
	f.Seat = s.before(p)
	f.A--
	s.core.Push(flow.Frame{Step: stepPlace, Seat: p})
}

// free returns the start regions not yet taken [setup.19].
func (s *State) free() regions {
	x := s.side.starts
	for p := range s.n {
		x &^= s.knightsAt(game.Seat(p))
	}
	return x
}

func optPlace(s *State, _ *flow.Frame, _ game.Seat, dst []game.Move) []game.Move {
	return appendRegions(dst, verbPlace, s.free())
}

func appendRegions(dst []game.Move, v game.Verb, x regions) []game.Move {
	for x != 0 {
		dst = append(dst, game.Move{Verb: v, A: int16(x.take())})
	}
	return dst
}

func playPlace(s *State, _ *flow.Frame, p game.Seat, m game.Move, log *game.Log) {
	r := Region(m.A)
	s.Knights[p][0] = r
	log.Emit(eventPlaced(p, r))
	if s.order(p).knight { // [order.montesa.setup]
		s.Knights[p][maxKnights-1] = r
		log.Emit(eventKnight(p, r))
	}
	s.core.Pop()
}
