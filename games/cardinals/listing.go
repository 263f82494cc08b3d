package cardinals

import (
	"slices"

	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/pool"
)

// position is everything that determines which orders units can be given, and by whom. It does
// not change while monarchs write their drafts.
type position struct {
	conditions
	units  [maxSpaces]unit
	holder [maxSpaces]game.Seat
	creed  [maxSpaces]Faith
	once   [maxSpaces]game.Seats
}

// conditions is the part of a position that does not lie on the map.
type conditions struct {
	f        *facts
	phase    phase
	goal     Space
	raised   game.Seats
	banned   game.Seats
	pope     game.Seat
	schism   bool
	released [2]Space
}

func (s *State) conditions() conditions {
	x := conditions{
		f: s.f, phase: s.Crusade.Phase, goal: s.Crusade.Objective, raised: s.Crusade.Raised,
		banned: s.Banned[0] | s.Banned[1], pope: s.Pope, schism: s.Schism, released: s.Released,
	}
	if s.Decade > 0 || s.Season != early {
		x.released = [2]Space{noSpace, noSpace}
	}
	return x
}

// isOf reports whether k is the position of s.
func (k *position) isOf(s *State) bool {
	return k.units == s.Units && k.holder == s.Holder && k.creed == s.Creed && k.once == s.Once &&
		k.conditions == s.conditions()
}

// listing is a lazily filled cache of the orders possible in a position. It is kept between
// calls, because a monarch looks at his options again after every line of his draft.
type listing struct {
	key   position
	desk  desk
	seats [majors]scope
	lists [2]sheet // by way

	there spaces            // of units
	free  spaces            // of those that no monarch commands as his own
	rebel spaces            // where a rebellion may create a unit
	steps [maxSpaces]spaces // where a unit can go without a convoy
	goes  [maxSpaces]spaces // the same, and by convoy
	comes [maxSpaces]spaces // the units that can go to a space
}

// way is how a unit is given an order: by who commands it, or for points.
type way uint8

const (
	own way = iota
	paid
)

// The verbs of each way and how many kinds of order it has: convoys cannot be bought.
var (
	verbsOf = [...]*orderVerbs{own: &ownVerbs, paid: &bidVerbs}
	kindsOf = [...]orderKind{own: deploys, paid: convoys}
)

// scope is what a monarch has a say in.
type scope struct {
	known   bool
	regular spaces
	holds   spaces    // centres
	units   [2]spaces // by way
	stirs   spaces    // where he may stir up a rebellion
}

// sheet is the orders that can be given in one way.
type sheet struct {
	known spaces
	moves []game.Move
	spans [maxSpaces][deploys]span // into moves, by unit and kind of order
	rolls [2]roll                  // the last first
}

type span struct{ from, to int32 }

// roll is all orders of some units, kind by kind.
type roll struct {
	units spaces
	moves []game.Move
}

// listings is a pool of unused listings. The content of each is valid only for its own position.
var listings pool.Pool[listing]

// listing returns one for the position of s. The caller must return it to the pool.
func (s *State) listing() *listing {
	l := listings.Take()
	if !l.key.isOf(s) {
		l.begin(s)
	}
	return l
}

// begin lays out a new position, of which nothing is listed yet.
func (l *listing) begin(s *State) {
	l.key = position{s.conditions(), s.Units, s.Holder, s.Creed, s.Once}
	l.desk.lay(s)
	l.desk.w.Survey(&l.desk.board)
	l.seats = [majors]scope{}
	for i := range l.lists {
		l.lists[i].clear()
	}
	l.there, l.free, l.rebel, l.comes = spaces{}, spaces{}, spaces{}, [maxSpaces]spaces{}
	for at := range Space(len(s.f.spaces)) {
		if h := s.Holder[at]; h != game.Nobody {
			l.seats[h].holds.add(at)
		}
		switch {
		case s.Units[at].there():
			l.muster(s, at)
		case s.mayRebel(at):
			l.rebel.add(at)
		}
	}
}

func (x *sheet) clear() {
	x.known, x.moves = spaces{}, x.moves[:0]
	for i := range x.rolls {
		r := &x.rolls[i]
		r.units, r.moves = spaces{}, r.moves[:0]
	}
}

// muster notes whose a unit is, and where it can go. Whatever can deploy may go to the objective
// of a crusade or next to it.
func (l *listing) muster(s *State, at Space) {
	u := &s.Units[at]
	l.there.add(at)
	if u.regular() {
		l.seats[u.Owner].regular.add(at)
	} else {
		l.free.add(at)
	}
	l.steps[at] = s.reachOf(at)
	if s.Crusade.Phase == declared && s.mayDeploy(at) {
		l.steps[at] = l.steps[at].or(s.destinations())
		l.steps[at].remove(at)
	}
	l.goes[at] = l.steps[at].or(spacesOf(l.desk.w.Landings(int(l.desk.index[at]))))
	for to := range l.goes[at].all() {
		l.comes[to].add(at)
	}
}

// scope finds out what p has a say in.
func (l *listing) scope(s *State, p game.Seat) *scope {
	x := &l.seats[p]
	if x.known {
		return x
	}
	x.known = true
	for at := range x.regular.or(l.free).all() {
		if s.commands(p, at) {
			x.units[own].add(at)
		}
		if s.mayBidFor(p, at) {
			x.units[paid].add(at)
		}
	}
	for at := range l.rebel.all() {
		if s.mayStir(p, at) {
			x.stirs.add(at)
		}
	}
	return x
}

// list appends the orders that p can give in one way, kind by kind.
func (l *listing) list(s *State, p game.Seat, w way, dst []game.Move) []game.Move {
	rolls, units := &l.lists[w].rolls, l.scope(s, p).units[w]
	if rolls[0].units != units {
		rolls[0], rolls[1] = rolls[1], rolls[0]
	}
	if rolls[0].units != units { // monarchs mostly bid for the same units, less the Catholics if they are banned
		l.enrol(s, w, units)
	}
	return append(dst, rolls[0].moves...)
}

// enrol puts the orders of some units on a roll.
func (l *listing) enrol(s *State, w way, units spaces) {
	x := &l.lists[w]
	for at := range units.all() {
		l.ask(s, w, at)
	}
	r := &x.rolls[0]
	r.units, r.moves = units, r.moves[:0]
	for kind := range kindsOf[w] {
		for at := range units.all() {
			r.moves = append(r.moves, x.of(at, kind)...)
		}
	}
}

// of returns the orders of one kind for the unit in a space.
func (x *sheet) of(at Space, kind orderKind) []game.Move {
	span := x.spans[at][kind]
	return x.moves[span.from:span.to]
}

// offers reports whether a unit can be given an order by who commands it.
func (l *listing) offers(s *State, at Space, m game.Move) bool {
	l.ask(s, own, at)
	return slices.Contains(l.lists[own].of(at, orderKind(m.Verb-verbHold)), m)
}

// ask makes sure that a unit's orders are listed.
func (l *listing) ask(s *State, w way, at Space) {
	if x := &l.lists[w]; !x.known.has(at) {
		x.known.add(at)
		l.write(s, w, at)
	}
}

// listers list the orders of each kind for a unit: the adjudicator's, plus this game's additions.
var listers = [deploys]func(*listing, *State, pen){
	holds: (*listing).holds, moves: (*listing).walks, ferries: (*listing).ferries,
	supports: (*listing).supports, supportsMove: (*listing).supportMoves, convoys: (*listing).convoys,
}

func (l *listing) write(s *State, w way, at Space) {
	x := &l.lists[w]
	for kind := range kindsOf[w] {
		from := int32(len(x.moves))
		listers[kind](l, s, pen{x, verbsOf[w][kind], at})
		x.spans[at][kind] = span{from, int32(len(x.moves))}
	}
}

// pen writes the orders of the unit in a space with one verb.
type pen struct {
	x    *sheet
	verb game.Verb
	at   Space
}

func (p pen) put(b, c int16) {
	p.x.moves = append(p.x.moves, game.Move{Verb: p.verb, A: int16(p.at), B: b, C: c})
}

// each writes one order per space.
func (p pen) each(to spaces) {
	for x := range to.all() {
		p.put(int16(x), 0)
	}
}

func (l *listing) holds(_ *State, p pen) { p.put(0, 0) }

// walks lists moves without a convoy. Fleets name the coast if there are several.
func (l *listing) walks(s *State, p pen) {
	closed := s.closed(p.at)
	if s.Units[p.at].Type == diplomacy.Army {
		p.each(s.reachOf(p.at).without(closed))
		return
	}
	for to := range l.desk.w.Steps(int(l.desk.index[p.at])).All() {
		if !closed.has(s.f.space(Place(to))) {
			p.put(int16(to), 0)
		}
	}
}

func (l *listing) ferries(s *State, p pen) {
	p.each(spacesOf(l.desk.w.Landings(int(l.desk.index[p.at]))).without(s.closed(p.at)))
}

// supports lists support in holding: for any unit within reach, and for a unit that a rebellion
// may create [2h(4).5].
func (l *listing) supports(s *State, p pen) {
	p.each(s.reachOf(p.at).and(l.there.or(l.rebel)))
}

// supportMoves lists support of moves. It never names a coast: any will do [R7]. Any unit next to
// the destination of a deployment can support it [R85].
func (l *listing) supportMoves(s *State, p pen) {
	reach := s.reachOf(p.at).without(s.closed(p.at))
	var who spaces
	for to := range reach.all() {
		who = who.or(l.comes[to])
	}
	who.remove(p.at)
	for from := range who.all() {
		for to := range l.supported(p.at, from).and(reach).all() {
			p.put(int16(from), int16(to))
		}
	}
}

// supported returns where the unit at one space can support one from another. A fleet at sea
// does not support an army that needs it for its convoy.
func (l *listing) supported(at, from Space) spaces {
	d := &l.desk
	if !d.w.AtSea(int(d.index[at])) {
		return l.goes[from]
	}
	return l.steps[from].or(spacesOf(d.w.SupportedLandings(int(d.index[at]), int(d.index[from]))))
}

// convoys lists convoys, which only one's own units can be ordered to do.
func (l *listing) convoys(_ *State, p pen) {
	d := &l.desk
	for from := range spacesOf(d.w.Cargo(int(d.index[p.at]))).all() {
		for to := range spacesOf(d.w.Convoys(int(d.index[p.at]), int(d.index[from]))).all() {
			p.put(int16(from), int16(to))
		}
	}
}
