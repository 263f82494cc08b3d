package cardinals

import (
	"math/bits"

	"outremer/game"
	"outremer/game/slab"
)

// View is everything that one seat may know. Names are lexicon slugs; "" stands for nobody. Other
// seats' drafts, the tithes and the gifts are hidden.
type View struct {
	Seat      string        `json:"seat"` // "" for spectators
	Year      int           `json:"year"`
	Season    string        `json:"season"`
	Step      string        `json:"step"`  // what is being asked; "" when the game is over
	First     int           `json:"first"` // year of the first decade
	Last      int           `json:"last"`  // year of the last decade
	ToWin     int           `json:"toWin"`
	Imperial  []string      `json:"imperial"` // the Empire's centres
	Quorum    int           `json:"quorum"`   // how many of them make an Emperor
	Rome      string        `json:"rome"`     // where an unowned unit is the Papal army
	Sealed    []string      `json:"sealed"`
	Dynasties []DynastyView `json:"dynasties"`
	Centres   []CentreView  `json:"centres"`
	Units     []UnitView    `json:"units"`
	Dislodged []FallenView  `json:"dislodged"`
	Standoffs []string      `json:"standoffs"` // spaces closed to retreats
	Papacy    PapacyView    `json:"papacy"`
	Crusade   *CrusadeView  `json:"crusade"` // the crusade in progress, if any
	Draft     *DraftView    `json:"draft"`   // the seat's own
	Ended     string        `json:"ended"`   // why, once it is over
	Winners   []string      `json:"winners"`
}

// DynastyView is the public side of a great power.
type DynastyView struct {
	Slug           string   `json:"slug"`
	Faith          string   `json:"faith"`
	State          string   `json:"state"` // plays, eliminated, failed
	Centres        int      `json:"centres"`
	Units          int      `json:"units"`
	Points         int      `json:"points"` // diplomacy points of this turn of movement
	Emperor        bool     `json:"emperor"`
	ImperialCentre int      `json:"imperialCentres"`
	Pope           bool     `json:"pope"`
	Cardinal       string   `json:"cardinal"`       // "" if it has none
	Votes          bool     `json:"votes"`          // tells its Cardinal how to vote
	Excommunicated []string `json:"excommunicated"` // for which offences
	Lapses         string   `json:"lapses"`         // season in which that ends; "" if it is not excommunicated
	Charges        []string `json:"charges"`        // offences not yet judged, as far as the viewer knows
	Truce          bool     `json:"truce"`
	Held           int      `json:"held"` // towards victory: centres held, claimed, and the holy city's second point
	Claimed        int      `json:"claimed"`
	HolyCity       int      `json:"holyCity"`
	Count          int      `json:"count"`
}

// CentreView is a supply centre.
type CentreView struct {
	Space  string   `json:"space"`
	Start  string   `json:"start"`  // holder when the game began
	Holder string   `json:"holder"` // "" if it is independent
	Creed  string   `json:"creed"`  // of the realm, while it is independent
	Claims []string `json:"claims"` // who counts it for victory while it is independent
	Once   []string `json:"once"`   // who ever controlled it
	Holy   bool     `json:"holy"`   // Rome, the holy city, or the city of the straits
}

// UnitView is a unit on the map.
type UnitView struct {
	Space    string `json:"space"`
	Place    string `json:"place"` // with its coast
	Type     string `json:"type"`
	Owner    string `json:"owner"` // "" for a minor realm and the Papal army
	Crusader bool   `json:"crusader"`
	Faith    string `json:"faith"`
}

// FallenView is a unit that must retreat.
type FallenView struct {
	Space string   `json:"space"`
	Type  string   `json:"type"`
	Owner string   `json:"owner"`
	By    string   `json:"by"` // where the attacker came from
	Open  []string `json:"open"`
}

// PapacyView is the Church.
type PapacyView struct {
	Pope      string      `json:"pope"` // dynasty; "" for an Italian
	Imperial  string      `json:"imperialAntipope"`
	Roman     string      `json:"romanAntipope"`
	Tithes    *int        `json:"tithes"`    // his points, visible only to him
	Protected string      `json:"protected"` // space or dynasty
	Parties   []string    `json:"parties"`   // of an arbitration
	Preach    bool        `json:"preach"`    // there is cause for a crusade, and the Pope could declare it
	Forfeit   int         `json:"forfeit"`   // points it costs him not to declare it
	Rests     int         `json:"rests"`     // turns of movement until another crusade can be declared
	Powers    []PowerView `json:"powers"`
}

// CrusadeView is the crusade in progress.
type CrusadeView struct {
	Phase     string        `json:"phase"` // declared, marching, concluded
	Against   string        `json:"against"`
	Objective string        `json:"objective"`
	Raised    []string      `json:"raised"` // who may bid for Crusader armies
	Lines     []LineView    `json:"lines"`  // Lines of Supply of the viewer's armies
	Goals     []string      `json:"goals"`  // where armies can deploy: the objective and its neighbours
	Closed    []BarrierView `json:"closed"` // spaces that no Line of Supply may pass while armies deploy
}

// BarrierView is a space closed to Lines of Supply.
type BarrierView struct {
	Space string `json:"space"`
	Why   string `json:"why"` // by a hostile unit, centre or land
}

// LineView is a Line of Supply.
type LineView struct {
	From string   `json:"from"`
	To   string   `json:"to"`
	Over []string `json:"over"`
}

// DraftView is what a seat has drafted.
type DraftView struct {
	Orders   []OrderView   `json:"orders"` // of its units; of the Pope's minors; builds and disbands
	Bids     []BidView     `json:"bids"`
	Left     int           `json:"left"` // points left
	Standing string        `json:"standing"`
	Terms    []string      `json:"terms"`    // with whom it would end the game
	Leaving  bool          `json:"leaving"`  // abdicates
	Released []string      `json:"released"` // armies that break away
	Vote     string        `json:"vote"`
	Retreats []RetreatView `json:"retreats"`
	Due      int           `json:"due"` // units to build; to disband if negative
	Warnings []WarningView `json:"warnings"`
}

// OrderView is an order; From is the unit being helped.
type OrderView struct {
	Space string `json:"space"`
	Kind  string `json:"kind"`
	From  string `json:"from"`
	To    string `json:"to"`
}

// BidView is diplomacy points on a purpose.
type BidView struct {
	Kind  string    `json:"kind"` // unit, tithe, rebel, gift
	N     int       `json:"n"`
	Space string    `json:"space"`
	Order OrderView `json:"order"`
}

// RetreatView is a drafted retreat; To is "" to disband.
type RetreatView struct {
	Space string `json:"space"`
	To    string `json:"to"`
}

var (
	orderNames = []string{"hold", "move", "ferry", "support", "support-move", "convoy", "deploy", "build-army", "build-fleet", "disband"}
	bidNames   = []string{"", "unit", "tithe", "rebel", "gift"}
	phaseNames = []string{"", "declared", "marching", "concluded"}
)

// viewer makes a view: of a state, for a seat, with memory for its lists.
type viewer struct {
	*State
	seat   game.Seat
	lists  slab.Of[string]
	sums   [majors]sums
	placed int // units on the map
}

// sums is what views say of a dynasty in numbers, counted for all of them at once.
type sums struct{ held, claimed, holyCity, imperial, units int }

func (s *State) viewer(p game.Seat) *viewer {
	w := &viewer{State: s, seat: p}
	w.addUp()
	return w
}

func (s *viewer) addUp() {
	for x := s.f.centres; !x.empty(); {
		at := x.take()
		holy := 0
		if at == s.f.double {
			holy = 1
		}
		if h := s.Holder[at]; h != game.Nobody {
			s.sums[h].held++
			s.sums[h].holyCity += holy
			continue
		}
		for p := range s.Claims[at].All() {
			s.sums[p].claimed++
			s.sums[p].holyCity += holy
		}
	}
	for x := s.f.empire; !x.empty(); {
		if h := s.Holder[x.take()]; h != game.Nobody {
			s.sums[h].imperial++
		}
	}
	for at := range s.f.spaces {
		u := &s.Units[at]
		if u.there() {
			s.placed++
		}
		if u.there() && u.Owner != game.Nobody {
			s.sums[u.Owner].units++
		}
	}
}

// View implements game.State.
func (s *State) View(p game.Seat) any {
	w := s.viewer(p)
	v := &View{
		Seat: s.dynasty(p), Year: int(s.year()), Season: seasonNames[s.Season], First: s.f.year, Last: s.f.year + 10*int(s.last),
		ToWin: s.f.centresToWin, Imperial: s.f.shown.empire, Quorum: s.f.quorum, Rome: s.f.spaces[s.f.rome],
		Sealed: w.seatNames(s.Sealed), Papacy: w.viewPapacy(), Ended: reasonNames[s.Ended], Winners: w.seatNames(s.Winners),
		Dislodged: []FallenView{}, Standoffs: w.spaceNames(s.Standoff), Units: make([]UnitView, 0, w.placed),
		Dynasties: make([]DynastyView, majors), Centres: make([]CentreView, 0, s.f.centres.len()),
	}
	if !s.over() {
		v.Step = stepSpecs[s.core.Top().Step].Slug
	}
	for q := range v.Dynasties {
		v.Dynasties[q] = w.viewDynasty(game.Seat(q))
	}
	for x := s.f.centres; !x.empty(); {
		v.Centres = append(v.Centres, w.viewCentre(x.take()))
	}
	for at := range Space(len(s.f.spaces)) {
		if s.Units[at].there() {
			v.Units = append(v.Units, s.viewUnit(at))
		}
	}
	w.viewFallen(v)
	if s.Crusade.Phase != noCrusade {
		v.Crusade = w.viewCrusade()
	}
	if p != game.Nobody {
		v.Draft = w.viewDraft(p)
	}
	return v
}

// dynasty is the slug of a seat, "" for Nobody.
func (s *State) dynasty(p game.Seat) string {
	if p == game.Nobody {
		return ""
	}
	return s.f.dynasties[p]
}

func (s *State) seatNames(x game.Seats) []string {
	return s.f.appendSeats(make([]string, 0, x.Len()), x)
}

func (s *viewer) seatNames(x game.Seats) []string { return s.f.appendSeats(s.lists.List(x.Len()), x) }

func (f *facts) appendSeats(out []string, x game.Seats) []string {
	for ; x != 0; x = x.Without(x.First()) {
		out = append(out, f.dynasties[x.First()])
	}
	return out
}

func (s *viewer) spaceNames(x spaces) []string { return s.f.appendSpaces(s.lists.List(x.len()), x) }

func (f *facts) appendSpaces(out []string, x spaces) []string {
	for !x.empty() {
		out = append(out, f.spaces[x.take()])
	}
	return out
}

// offencesNamed lists a set of offences.
func (s *viewer) offencesNamed(set uint16) []string {
	out := s.lists.List(bits.OnesCount16(set))
	for ; set != 0; set &= set - 1 {
		out = append(out, offenceNames[bits.TrailingZeros16(set)])
	}
	return out
}

func (s *viewer) viewDynasty(q game.Seat) DynastyView {
	n := &s.sums[q]
	v := DynastyView{
		Slug: s.f.dynasties[q], Faith: faithNames[s.f.faith[q]], State: "plays", Centres: n.held, Units: n.units, Points: int(s.Points[q]),
		Emperor: s.Emperor == q, ImperialCentre: n.imperial, Pope: s.Pope == q, Votes: s.leadsCardinal(q),
		Excommunicated: s.offencesNamed(s.Guilt[q]), Charges: s.offencesNamed(s.charges(q)), Truce: s.Crusade.Truce.Has(q),
		Held: n.held, Claimed: n.claimed, HolyCity: n.holyCity, Count: n.held + n.claimed + n.holyCity,
	}
	switch {
	case s.Failed.Has(q):
		v.State = "failed"
	case s.Out.Has(q):
		v.State = "eliminated"
	}
	for _, c := range s.f.cardinals {
		if c.major == q && s.hasCardinal(q) {
			v.Cardinal = c.slug
		}
	}
	switch {
	case s.Banned[0].Has(q):
		v.Lapses = seasonNames[early]
	case s.Banned[1].Has(q):
		v.Lapses = seasonNames[late]
	}
	return v
}

// charges are the offences of q not yet judged, as far as the viewer knows.
func (s *viewer) charges(q game.Seat) (set uint16) {
	for x := range offences {
		if s.Offences[x].Has(q) && (x != offenceH || q == s.seat) {
			set |= 1 << x
		}
	}
	return set
}

func (s *viewer) viewCentre(at Space) CentreView {
	v := s.f.shown.centres[at]
	v.Holder, v.Claims, v.Once = s.dynasty(s.Holder[at]), s.seatNames(s.Claims[at]), s.seatNames(s.Once[at])
	if s.Holder[at] == game.Nobody {
		v.Creed = faithNames[s.Creed[at]]
	}
	return v
}

func (s *State) viewUnit(at Space) UnitView {
	u := &s.Units[at]
	return UnitView{s.f.spaces[at], s.f.places[s.stands(*u)], unitNames[u.Type], s.dynasty(u.Owner), u.Crusader, faithNames[s.creed(at)]}
}

func (s *viewer) viewFallen(v *View) {
	d := desks.Take()
	for i := range s.Dislodged {
		x := &s.Dislodged[i]
		if !x.Unit.there() {
			continue
		}
		f := FallenView{Space: s.f.spaces[s.f.space(x.Unit.At)], Type: unitNames[x.Unit.Type], Owner: s.dynasty(x.Unit.Owner), By: s.f.spaces[x.By]}
		open := s.openTo(d, x)
		f.Open = s.lists.List(len(open))
		for _, to := range open {
			f.Open = append(f.Open, s.f.places[to])
		}
		v.Dislodged = append(v.Dislodged, f)
	}
	desks.Return(d)
}

func (s *viewer) viewPapacy() PapacyView {
	v := PapacyView{Pope: s.dynasty(s.Pope), Imperial: s.dynasty(s.Antipope[imperial]), Roman: s.dynasty(s.Antipope[roman]), Parties: []string{}, Preach: s.mayPreach(), Forfeit: s.f.crusadeForfeit, Powers: s.viewPowers(s.seat)}
	if s.seat != game.Nobody && s.seat == s.Pope {
		n := int(s.Tithes)
		v.Tithes = &n
	}
	switch b := &s.Bull; {
	case b.Realm != noSpace:
		v.Protected = s.f.spaces[b.Realm]
	case b.House != game.Nobody:
		v.Protected = s.dynasty(b.House)
	case b.Parties[0] != game.Nobody:
		v.Parties = []string{s.dynasty(b.Parties[0]), s.dynasty(b.Parties[1])}
	}
	if !s.rested() {
		v.Rests = int(s.Crusade.Over) + s.f.pause - int(s.now())
	}
	return v
}

func (s *viewer) viewCrusade() *CrusadeView {
	c, p := &s.Crusade, s.seat
	v := &CrusadeView{Phase: phaseNames[c.Phase], Against: s.dynasty(c.Against), Objective: s.f.spaces[c.Objective], Raised: s.seatNames(c.Raised), Lines: []LineView{}, Goals: []string{}, Closed: []BarrierView{}}
	if c.Phase == declared {
		s.viewBarriers(v)
	}
	if c.Phase != declared || p == game.Nobody || s.over() || s.core.Top().Step != stepOrders {
		return v
	}
	for from := range Space(len(s.f.spaces)) {
		if s.Units[from].Owner != p || !s.mayDeploy(from) {
			continue
		}
		for goals := s.supplied(from); !goals.empty(); {
			to := goals.take()
			var over [maxSpaces]Space
			n := s.lineOf(from, to, &over)
			line := LineView{s.f.spaces[from], s.f.spaces[to], s.lists.List(n)}
			for _, x := range over[:n] {
				line.Over = append(line.Over, s.f.spaces[x])
			}
			v.Lines = append(v.Lines, line)
		}
	}
	return v
}

// viewBarriers shows where a line may lead and which spaces it may not pass.
func (s *viewer) viewBarriers(v *CrusadeView) {
	v.Goals = s.spaceNames(s.destinations())
	for at := range Space(len(s.f.spaces)) {
		if b := s.barrier(at); b != noBarrier {
			v.Closed = append(v.Closed, BarrierView{s.f.spaces[at], barrierNames[b]})
		}
	}
}

func (s *viewer) viewDraft(p game.Seat) *DraftView {
	v := &DraftView{
		Orders: make([]OrderView, 0, s.sums[p].units), Bids: []BidView{}, Retreats: []RetreatView{}, Released: []string{}, Warnings: []WarningView{},
		Left: s.pointsLeft(p), Standing: standingNames[s.Standing[p]], Terms: s.seatNames(s.Terms[p]), Leaving: s.Leaving.Has(p),
		Vote: s.t.lexicon.Name(sortCandidate, int16(s.Votes[p])), Due: s.sums[p].held - s.sums[p].units,
	}
	ordering := s.inOrders()
	for at := range Space(len(s.f.spaces)) {
		switch {
		case ordering && s.Units[at].there() && s.commands(p, at), s.hasPlan(p, at):
			v.Orders = append(v.Orders, s.viewOrder(at, s.Orders[at]))
		}
		if s.isReleased(at) && p == s.f.emperor {
			v.Released = append(v.Released, s.f.spaces[at])
		}
	}
	for _, b := range s.Bids[p] {
		if b.Kind != noBid {
			v.Bids = append(v.Bids, BidView{bidNames[b.Kind], int(b.N), s.f.spaces[b.At], s.viewOrder(b.At, b.Order)})
		}
	}
	for _, x := range s.Dislodged {
		if x.Unit.there() && x.Unit.Owner == p {
			r := RetreatView{Space: s.f.spaces[s.f.space(x.Unit.At)]}
			if x.To != noPlace {
				r.To = s.f.places[x.To]
			}
			v.Retreats = append(v.Retreats, r)
		}
	}
	if ordering {
		v.Warnings = s.warnings(p)
	}
	return v
}

func (s *State) inOrders() bool { return !s.over() && s.core.Top().Step == stepOrders }

func (s *State) viewOrder(at Space, o order) OrderView {
	v := OrderView{Space: s.f.spaces[at], Kind: orderNames[o.Kind]}
	switch o.Kind {
	case supports:
		v.From = s.f.spaces[o.From]
	case supportsMove, convoys:
		v.From, v.To = s.f.spaces[o.From], s.f.places[o.To]
	case moves, ferries, deploys, buildsArmy, buildsFleet:
		v.To = s.f.places[o.To]
	}
	return v
}

// WarningView says why something in a draft will have no effect. Key is a thing of the sort
// "warning", whose name is the sentence; Rule is the paragraph behind it.
type WarningView struct {
	Space string `json:"space"`
	Key   string `json:"key"`
	Rule  string `json:"rule"`
}
