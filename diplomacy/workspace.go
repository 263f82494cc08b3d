package diplomacy

// none means no unit.
const none uint8 = 255

// nobody is an empty unit table. Copying it is the fastest way to clear a table.
var nobody = func() (t [256]uint8) {
	for i := range t {
		t[i] = none
	}
	return t
}()

// way is how a move travels.
type way uint8

const (
	walks    way = iota // or sails, to a neighbour
	convoyed            // over fleets, which may fail it
	deploys             // as if over fleets that cannot fail
)

// piece is a unit with its effective order, prepared for resolution.
type piece struct {
	power  Power
	typ    UnitType
	traits Traits
	kind   OrderKind
	way    way
	at     Loc
	prov   Prov
	to     Prov  // destination of the move made, supported or convoyed, or where a supported holding unit stands
	helped uint8 // the unit supported or convoyed

	matched      bool  // the helped unit does what the order says
	opponent     uint8 // the head-to-head opponent, if this unit walks into it
	supporters   uint8 // first of the units supporting this one's action
	nextSupport  uint8 // next unit supporting the same unit
	nextAttacker uint8 // next unit moving to the same province
}

func (p *piece) moves() bool    { return p.kind == Move }
func (p *piece) supports() bool { return p.kind == SupportHold || p.kind == SupportMove }

// Workspace adjudicates. It is reusable, by one goroutine at a time, and stops allocating once it
// has seen boards of the current size.
type Workspace struct {
	board  *Board
	m      *Map
	n      uint8      // number of units
	at     [256]uint8 // province -> the unit there
	fleets Set        // the seas with a fleet
	given  [MaxUnits]int
	tried  [MaxUnits]uint8 // the numbers on the board of the units in place, if those are not all
	pieces [256]piece

	attackers [256]uint8   // province -> first of the units moving there
	done      [256]verdict // the move succeeds; the support counts
	path      [256]verdict // the move has a route
	agenda    agenda
	paradox   [256]bool // paths closed by a paradox

	// Used to list orders only.
	lands   [256]Set // where fleets could take each army
	ferried Set      // provinces of the armies that fleets could take somewhere

	result Resolution
}

// Resolution is the result of a movement phase. It belongs to the workspace and is overwritten by
// the next call.
type Resolution struct {
	Outcomes  []Outcome // one for each unit, in the order of the board
	Refused   []Refusal // orders that did not reach a unit
	Contested Set       // provinces left empty by a standoff
	Occupied  Set       // provinces with a unit in them, not counting dislodged ones

	board *Board
}

// Adjudicate resolves the movement phase: all orders simultaneously. Units without an order hold;
// if a unit has several orders, the last one counts.
func Adjudicate(b *Board, orders []Order) *Resolution {
	return new(Workspace).Adjudicate(b, orders)
}

// Adjudicate does the same in a reusable workspace.
func (w *Workspace) Adjudicate(b *Board, orders []Order) *Resolution {
	w.place(b)
	w.take(orders)
	w.adjudicate()
	return &w.result
}

// adjudicate resolves the orders of all units in place.
func (w *Workspace) adjudicate() {
	w.checkAll()
	w.intend()
	for again := true; again; again = w.voidSorties() {
		w.prepare()
		w.resolve()
	}
	w.explain()
}

// Check says why an order is void regardless of all other orders, so that it can be rejected on
// entry; NoCause if it is not. It returns the order as it would be carried out, with its coast
// filled in. A support for a deployment is void until the deployment is known.
func (w *Workspace) Check(b *Board, o Order) (Order, Why) {
	w.place(b)
	w.take(nil)
	u, why := w.addressee(&o)
	if u == none {
		return o, why
	}
	o.Type, o.At = w.pieces[u].typ, w.pieces[u].at
	why = w.check(u, &o)
	return o, why
}

// place puts the units of the board where they stand.
func (w *Workspace) place(b *Board) {
	if len(b.Units) > MaxUnits {
		panic("diplomacy: too many units")
	}
	w.board, w.m, w.n, w.fleets, w.at = b, b.Map, 0, b.fleets(), nobody
	for i := range b.Units {
		w.put(&b.Units[i])
	}
}

// put adds a unit.
func (w *Workspace) put(u *Unit) {
	p := &w.pieces[w.n]
	*p = piece{power: u.Power, typ: u.Type, traits: u.Traits, at: u.At, prov: w.m.prov[u.At], to: NoProv, helped: none}
	w.at[p.prov] = w.n
	w.n++
}

// take assigns the orders to their units.
func (w *Workspace) take(orders []Order) {
	r := &w.result
	r.board, r.Outcomes, r.Refused, r.Contested = w.board, r.Outcomes[:0], r.Refused[:0], Set{}
	for i := range w.n {
		p := &w.pieces[i]
		hold := Order{Power: p.power, Kind: Hold, Type: p.typ, At: p.at, From: NoLoc, To: NoLoc}
		r.Outcomes = append(r.Outcomes, Outcome{Order: hold, Why: because(NoCause), DislodgedBy: NoProv})
	}
	for i := range orders {
		o := &orders[i]
		u, why := w.addressee(o)
		if u == none {
			r.Refused = append(r.Refused, Refusal{i, why})
			continue
		}
		out := &r.Outcomes[u]
		if out.Ordered {
			r.Refused = append(r.Refused, Refusal{w.given[u], becauseOf(Replaced, w.pieces[u].prov)})
		}
		out.Order, out.Ordered, w.given[u] = *o, true, i
		out.Order.Type, out.Order.At = w.pieces[u].typ, w.pieces[u].at
	}
}

// addressee is the unit an order is for.
func (w *Workspace) addressee(o *Order) (uint8, Why) {
	u := w.unitAt(o.At, o.Type)
	if u == none {
		return none, because(NoSuchUnit)
	}
	if w.pieces[u].power != o.Power {
		return none, becauseOf(NotYours, w.pieces[u].prov)
	}
	return u, Why{}
}

// unitAt finds a unit of the type in the province of a location.
func (w *Workspace) unitAt(l Loc, t UnitType) uint8 {
	p := w.m.Prov(l)
	if p == NoProv {
		return none
	}
	u := w.at[p]
	if u != none && t != AnyUnit && t != w.pieces[u].typ {
		return none
	}
	return u
}
