package cardinals

import (
	"outremer/game"
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

// View implements game.State.
func (s *State) View(p game.Seat) any {
	v := &View{
		Seat: s.dynasty(p), Year: int(s.year()), Season: seasonNames[s.Season], First: s.f.year, Last: s.f.year + 10*int(s.last),
		ToWin: s.f.centresToWin, Imperial: s.spaceNames(s.f.empire), Quorum: s.f.quorum, Rome: s.f.spaces[s.f.rome],
		Sealed: s.seatNames(s.Sealed), Papacy: s.viewPapacy(p), Ended: reasonNames[s.Ended], Winners: s.seatNames(s.Winners),
		Dislodged: []FallenView{}, Standoffs: s.spaceNames(s.Standoff), Units: []UnitView{},
	}
	if !s.over() {
		v.Step = stepSpecs[s.core.Top().Step].Slug
	}
	for q := range game.Seat(majors) {
		v.Dynasties = append(v.Dynasties, s.viewDynasty(q, p))
	}
	for x := s.f.centres; !x.empty(); {
		v.Centres = append(v.Centres, s.viewCentre(x.take()))
	}
	for at := range Space(len(s.f.spaces)) {
		if s.Units[at].there() {
			v.Units = append(v.Units, s.viewUnit(at))
		}
	}
	s.viewFallen(v)
	if s.Crusade.Phase != noCrusade {
		v.Crusade = s.viewCrusade(p)
	}
	if p != game.Nobody {
		v.Draft = s.viewDraft(p)
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
	out := []string{}
	for p := range x.All() {
		out = append(out, s.f.dynasties[p])
	}
	return out
}

func (s *State) spaceNames(x spaces) []string {
	out := []string{}
	for !x.empty() {
		out = append(out, s.f.spaces[x.take()])
	}
	return out
}

func (s *State) viewDynasty(q, viewer game.Seat) DynastyView {
	v := DynastyView{
		Slug: s.f.dynasties[q], Faith: faithNames[s.f.faith[q]], State: "plays", Centres: s.centres(q), Units: s.units(q), Points: int(s.Points[q]),
		Emperor: s.Emperor == q, ImperialCentre: s.imperialCentres(q), Pope: s.Pope == q, Votes: s.leadsCardinal(q),
		Excommunicated: []string{}, Charges: []string{}, Truce: s.Crusade.Truce.Has(q), Count: s.count(q),
	}
	v.Held, v.Claimed, v.HolyCity = s.countParts(q)
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
	for x := range offences {
		if s.Guilt[q]>>x&1 != 0 {
			v.Excommunicated = append(v.Excommunicated, offenceNames[x])
		}
		if s.Offences[x].Has(q) && (x != offenceH || q == viewer) {
			v.Charges = append(v.Charges, offenceNames[x])
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

func (s *State) viewCentre(at Space) CentreView {
	v := CentreView{Space: s.f.spaces[at], Start: s.dynasty(s.f.start[at].owner), Holder: s.dynasty(s.Holder[at]), Claims: s.seatNames(s.Claims[at]), Once: s.seatNames(s.Once[at]),
		Holy: at == s.f.rome || at == s.f.city || at == s.f.straits}
	if s.Holder[at] == game.Nobody {
		v.Creed = faithNames[s.Creed[at]]
	}
	return v
}

func (s *State) viewUnit(at Space) UnitView {
	u := &s.Units[at]
	return UnitView{s.f.spaces[at], s.f.places[s.stands(*u)], unitNames[u.Type], s.dynasty(u.Owner), u.Crusader, faithNames[s.creed(at)]}
}

func (s *State) viewFallen(v *View) {
	d := desks.Take()
	for i := range s.Dislodged {
		x := &s.Dislodged[i]
		if !x.Unit.there() {
			continue
		}
		f := FallenView{Space: s.f.spaces[s.f.space(x.Unit.At)], Type: unitNames[x.Unit.Type], Owner: s.dynasty(x.Unit.Owner), By: s.f.spaces[x.By], Open: []string{}}
		for _, to := range s.openTo(d, x) {
			f.Open = append(f.Open, s.f.places[to])
		}
		v.Dislodged = append(v.Dislodged, f)
	}
	desks.Return(d)
}

func (s *State) viewPapacy(p game.Seat) PapacyView {
	v := PapacyView{Pope: s.dynasty(s.Pope), Imperial: s.dynasty(s.Antipope[imperial]), Roman: s.dynasty(s.Antipope[roman]), Parties: []string{}, Preach: s.mayPreach(), Forfeit: s.f.crusadeForfeit, Powers: s.viewPowers(p)}
	if p != game.Nobody && p == s.Pope {
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

func (s *State) viewCrusade(p game.Seat) *CrusadeView {
	c := &s.Crusade
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
			line := LineView{s.f.spaces[from], s.f.spaces[to], []string{}}
			var over [maxSpaces]Space
			for _, x := range over[:s.lineOf(from, to, &over)] {
				line.Over = append(line.Over, s.f.spaces[x])
			}
			v.Lines = append(v.Lines, line)
		}
	}
	return v
}

// viewBarriers shows where a line may lead and which spaces it may not pass.
func (s *State) viewBarriers(v *CrusadeView) {
	v.Goals = s.spaceNames(s.destinations())
	for at := range Space(len(s.f.spaces)) {
		if b := s.barrier(at); b != noBarrier {
			v.Closed = append(v.Closed, BarrierView{s.f.spaces[at], barrierNames[b]})
		}
	}
}

func (s *State) viewDraft(p game.Seat) *DraftView {
	v := &DraftView{
		Orders: []OrderView{}, Bids: []BidView{}, Retreats: []RetreatView{}, Released: []string{}, Warnings: []WarningView{},
		Left: s.pointsLeft(p), Standing: standingNames[s.Standing[p]], Terms: s.seatNames(s.Terms[p]), Leaving: s.Leaving.Has(p),
		Vote: s.t.lexicon.Name(sortCandidate, int16(s.Votes[p])), Due: s.due(p),
	}
	for at := range Space(len(s.f.spaces)) {
		switch {
		case s.inOrders() && s.Units[at].there() && s.commands(p, at), s.hasPlan(p, at):
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
	if s.inOrders() {
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
