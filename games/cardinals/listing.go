package cardinals

import (
	"cmp"
	"slices"

	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/pool"
)

// position is everything that determines which orders units can be given, whoever commands them.
// It does not change while monarchs write their drafts.
type position struct {
	f        *facts
	units    [maxSpaces]unit
	holder   [maxSpaces]game.Seat
	once     [maxSpaces]game.Seats
	phase    phase
	goal     Space
	released [2]Space
}

// listing is a lazily filled cache of the orders possible in a position. It is kept between
// calls, because a monarch looks at his options again after every line of his draft.
type listing struct {
	key   position
	desk  desk
	there spaces // of units
	known spaces
	moves []game.Move                                // with the verbs for units of one's own
	paid  []game.Move                                // the same with the verbs of bids
	spans [maxSpaces][deploys]struct{ from, to int } // into moves, by unit and kind of order
}

// listings is a pool of unused listings. The content of each is valid only for its own position.
var listings pool.Pool[listing]

// listing returns one for the position of s. The caller must return it to the pool.
func (s *State) listing() *listing {
	l := listings.Take()
	key := position{
		f: s.f, units: s.Units, holder: s.Holder, once: s.Once,
		phase: s.Crusade.Phase, goal: s.Crusade.Objective, released: s.Released,
	}
	if s.Decade > 0 || s.Season != early {
		key.released = [2]Space{noSpace, noSpace}
	}
	if l.key != key {
		l.key = key
		l.known = spaces{}
		l.moves = l.moves[:0]
		l.paid = l.paid[:0]
		l.desk.lay(s)
		l.desk.w.Survey(&l.desk.board)
		l.there = spaces{}
		for at := range Space(len(s.f.spaces)) {
			if s.Units[at].there() {
				l.there.add(at)
			}
		}
	}
	return l
}

// list appends the orders that p can give, kind by kind, to units under his command or for
// points.
func (l *listing) list(
	s *State, p game.Seat, dst []game.Move, paid bool, whose func(*State, game.Seat, Space) bool,
) []game.Move {
	var mine spaces
	for x := l.there; !x.empty(); {
		if at := x.take(); whose(s, p, at) {
			l.ask(s, at)
			mine.add(at)
		}
	}
	kinds, moves := deploys, l.moves
	if paid {
		kinds, moves = convoys, l.paid
	}
	for kind := range kinds {
		for x := mine; !x.empty(); {
			span := l.spans[x.take()][kind]
			dst = append(dst, moves[span.from:span.to]...)
		}
	}
	return dst
}

// of returns the orders of one kind for the unit in a space.
func (l *listing) of(s *State, at Space, kind orderKind) []game.Move {
	l.ask(s, at)
	x := l.spans[at][kind]
	return l.moves[x.from:x.to]
}

// ask makes sure that a unit's orders are listed.
func (l *listing) ask(s *State, at Space) {
	if !l.known.has(at) {
		l.known.add(at)
		l.write(s, at)
	}
}

// write lists a unit's orders: the adjudicator's, plus this game's additions.
func (l *listing) write(s *State, at Space) {
	d := &l.desk
	d.legal = d.w.LegalOf(d.legal[:0], int(d.index[at]))
	kinds := [deploys]func(*State, Space, []diplomacy.Order){
		l.holds, l.walks, l.ferries, l.supports, l.supportMoves, l.convoys,
	}
	for kind, list := range kinds {
		x := &l.spans[at][kind]
		x.from = len(l.moves)
		list(s, at, d.legal)
		x.to = len(l.moves)
		for _, m := range l.moves[x.from:x.to] {
			m.Verb = bidVerbs[kind]
			l.paid = append(l.paid, m)
		}
	}
}

func (l *listing) add(k orderKind, at Space, b, c int16) {
	l.moves = append(l.moves, game.Move{Verb: ownVerbs[k], A: int16(at), B: b, C: c})
}

func (l *listing) holds(_ *State, at Space, _ []diplomacy.Order) { l.add(holds, at, 0, 0) }

// isWalk reports whether a move needs no convoy.
func (s *State) isWalk(at Space, o *diplomacy.Order) bool {
	return o.Type == diplomacy.Fleet || o.Via == diplomacy.ViaAny && s.f.army[at].has(Space(o.To))
}

func (l *listing) walks(s *State, at Space, orders []diplomacy.Order) {
	from := len(l.moves)
	for i := range orders {
		o := &orders[i]
		if o.Kind == diplomacy.Move && s.isWalk(at, o) && !s.barred(at, s.f.space(Place(o.To))) {
			l.add(moves, at, int16(o.To), 0)
		}
	}
	// A space whose coasts are joined is listed where its coasts would be: out of order.
	slices.SortFunc(l.moves[from:], func(a, b game.Move) int { return cmp.Compare(a.B, b.B) })
}

func (l *listing) ferries(s *State, at Space, orders []diplomacy.Order) {
	for i := range orders {
		o := &orders[i]
		if o.Kind == diplomacy.Move && !s.isWalk(at, o) && !s.barred(at, Space(o.To)) {
			l.add(ferries, at, int16(o.To), 0)
		}
	}
}

// supports lists support in holding: for any unit within reach, and for a unit that a rebellion
// may create [2h(4).5].
func (l *listing) supports(s *State, at Space, orders []diplomacy.Order) {
	var there spaces
	for i := range orders {
		if o := &orders[i]; o.Kind == diplomacy.SupportHold {
			there.add(s.f.space(Place(o.From)))
		}
	}
	for near := s.reachOf(at); !near.empty(); {
		if to := near.take(); s.mayRebel(to) {
			there.add(to)
		}
	}
	for !there.empty() {
		l.add(supports, at, int16(there.take()), 0)
	}
}

// supportMoves lists support of moves. It never names a coast: any will do [R7].
func (l *listing) supportMoves(s *State, at Space, orders []diplomacy.Order) {
	helped := &l.desk.helped
	var who spaces
	for i := range orders {
		if o := &orders[i]; o.Kind == diplomacy.SupportMove {
			from, to := s.f.space(Place(o.From)), s.f.space(Place(o.To))
			who.add(from)
			helped[from].add(to)
		}
	}
	if s.Crusade.Phase == declared {
		l.supportedDeployments(s, at, &who)
	}
	for !who.empty() {
		from := who.take()
		for to := &helped[from]; !to.empty(); {
			if x := to.take(); !s.barred(at, x) {
				l.add(supportsMove, at, int16(from), int16(x))
			}
		}
	}
}

// supportedDeployments lists support of deployments, which any unit next to the destination can
// give [R85].
func (l *listing) supportedDeployments(s *State, at Space, who *spaces) {
	reach := s.destinations().and(s.reachOf(at))
	if reach.empty() {
		return
	}
	for from := range Space(len(s.f.spaces)) {
		if from != at && s.mayDeploy(from) {
			x := reach
			x.remove(from)
			if !x.empty() {
				who.add(from)
				l.desk.helped[from] = l.desk.helped[from].or(x)
			}
		}
	}
}

// convoys lists convoys, which only one's own units can be ordered to do.
func (l *listing) convoys(s *State, at Space, orders []diplomacy.Order) {
	for i := range orders {
		if o := &orders[i]; o.Kind == diplomacy.Convoy {
			l.add(convoys, at, int16(s.f.space(Place(o.From))), int16(o.To))
		}
	}
}
