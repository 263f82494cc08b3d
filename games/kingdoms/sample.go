package kingdoms

import "outremer/game"

// Sample implements game.State. The unknown for p is which card lies in which hidden place: the
// world is sampled by permuting the hidden cards of each deck among those places. A card's back
// shows its deck, so decks do not mix.
func (s *State) Sample(p game.Seat, r *game.Rand) {
	var to [2 * deckBits]Card
	for i := range to {
		to[i] = Card(i)
	}
	hidden := s.hiddenFrom(p)
	for deck := range Religion(2) {
		s.exchange(p, hidden.of(deck), r, &to)
	}
	s.apply(p, &to)
	s.rng.Reseed(r)
}

// hiddenFrom returns every card whose place p does not know.
func (s *State) hiddenFrom(p game.Seat) Set {
	if s.over() {
		return Set{} // everything is public
	}
	x := s.Pile.or(s.Down).or(s.unseenSet())
	if p == game.Nobody || s.looker() != p {
		x = x.or(s.Look)
	}
	for q := range s.players() {
		if game.Seat(q) == p {
			continue
		}
		x = x.or(s.Hand[q])
		if !s.Fight.Open {
			x = x.or(s.Fight.Laid[q])
		}
	}
	if p != game.Nobody {
		x = x.minus(s.Seen[p])
	}
	return x
}

// exchange fills to with a random permutation of the hidden cards of one deck. Cards that lie face
// down in an attack can only become cards allowed there.
func (s *State) exchange(p game.Seat, hidden Set, r *game.Rand, to *[2 * deckBits]Card) {
	places, pool := hidden, hidden
	fill := func(place Card, from Set) {
		c := from.nth(r.Intn(0, from.len()))
		to[place] = c
		pool.remove(c)
		places.remove(place)
	}
	s.exchangeLaid(p, &places, &pool, fill)
	if seat, need := s.mustHold(); seat != game.Nobody {
		if hand := s.Hand[seat].and(places); !hand.empty() && s.Hand[seat].minus(places).and(need).empty() {
			fill(hand.first(), pool.and(need))
		}
	}
	var cards [deckBits]Card
	n := 0
	for x := pool; !x.empty(); n++ {
		cards[n] = x.take()
	}
	game.Shuffle(r, 0, cards[:n])
	s.refill(places, cards[:n], to)
}

// refill lays cards into places, in an order that everybody can see: games that look alike to a seat then give it
// the same worlds.
func (s *State) refill(places Set, cards []Card, to *[2 * deckBits]Card) {
	into := func(x Set) {
		for x = x.and(places); !x.empty(); cards = cards[1:] {
			to[x.take()] = cards[0]
		}
	}
	for q := range s.players() {
		into(s.Hand[q])
	}
	into(s.Pile)
	into(s.Down)
	into(s.Look)
	for _, c := range s.Unseen[:s.UnseenN] {
		into(setOf([]Card{c}))
	}
}

// exchangeLaid fills the places in an attack, the most constrained first, so that the remaining
// cards always suffice for the less constrained ones.
func (s *State) exchangeLaid(p game.Seat, places, pool *Set, fill func(Card, Set)) {
	ft := &s.Fight
	troops, points, defence := s.f.types[troop], s.forAttack(), s.forDefence()
	var own, helper Set
	var other, against [maxPlayers]Set
	facing := 0
	for q := range s.players() {
		laid := ft.Laid[q].and(*places)
		switch game.Seat(q) {
		case p:
			continue
		case ft.By.seat():
			own = laid
		case ft.Helper:
			helper = laid.and(troops).and(ft.OnAttack)
			laid = laid.minus(helper)
			fallthrough
		default:
			other[q], against[q] = laid.and(ft.OnAttack), laid.minus(ft.OnAttack)
			facing += against[q].len()
		}
	}
	for q := range other {
		for !other[q].empty() {
			fill(other[q].take(), pool.and(points))
		}
	}
	for !helper.empty() {
		fill(helper.take(), pool.and(troops))
	}
	if !own.and(troops).empty() {
		fill(own.take(), pool.and(troops)) // an attack has a troop card [K5]
	}
	for !own.empty() {
		from := pool.and(troops.or(points))
		if pool.and(defence).len() <= facing {
			from = from.minus(points) // the defence needs all of them
		}
		fill(own.take(), from)
	}
	for q := range against {
		for !against[q].empty() {
			fill(against[q].take(), pool.and(defence))
		}
	}
}

// mustHold is what everybody can infer about a hand from the prompt its player faces: a player who
// has declared an attack, or is about to, without laying down troops yet has some, and a player
// still threatened by the Assassins has a response.
func (s *State) mustHold() (game.Seat, Set) {
	if s.over() {
		return game.Nobody, Set{}
	}
	switch f := s.core.Top(); {
	case f.Step == stepCommit && !s.hasTroop(f.Seat),
		f.Step == stepStrike && s.effect(s.eventCard()) == fxConcertedAttack:
		return f.Seat, s.f.types[troop]
	case f.Step == stepAssassinate:
		return game.Seat(f.A), s.f.types[response]
	}
	return game.Nobody, Set{}
}

// apply exchanges the cards everywhere, including in what others know; p's own knowledge concerns
// cards that stay where they are.
func (s *State) apply(p game.Seat, to *[2 * deckBits]Card) {
	s.Pile = mapped(s.Pile, to)
	s.Down = mapped(s.Down, to)
	s.Look = mapped(s.Look, to)
	for q := range s.players() {
		s.Hand[q] = mapped(s.Hand[q], to)
		s.Fight.Laid[q] = mapped(s.Fight.Laid[q], to)
		if game.Seat(q) != p {
			s.Seen[q], s.Doubt[q] = mapped(s.Seen[q], to), mapped(s.Doubt[q], to)
		}
	}
	s.Fight.OnAttack = mapped(s.Fight.OnAttack, to)
	for i := range s.Unseen[:s.UnseenN] {
		s.Unseen[i] = to[s.Unseen[i]]
	}
}

func mapped(x Set, to *[2 * deckBits]Card) (y Set) {
	for !x.empty() {
		y.add(to[x.take()])
	}
	return y
}
