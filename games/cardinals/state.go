package cardinals

import (
	"slices"

	"outremer/diplomacy"
	"outremer/game"
	"outremer/game/flow"
)

// State is a game of College of Cardinals. It is one flat value; its pointers refer to immutable
// facts.
type State struct {
	core flow.Core
	rng  game.Rand
	t    *Title
	f    *facts
	rev  game.Revision // of our rules; a table keeps the one it started with
	last int16         // decade after which the game ends
	table
}

// maxPoints is the most diplomacy points that one monarch can have in a turn, and so the most
// bids.
const maxPoints = 4

// maxDislodged bounds the dislodged units: each needs an attacker, and dynasties have no more
// units than there are centres.
const maxDislodged = 32

// table is everything on the table. Its fields are exported so that encoding/binary can access
// them.
type table struct {
	Decade int16
	Season season

	Units   [maxSpaces]unit
	Holder  [maxSpaces]game.Seat  // who controls a supply centre; Nobody: independent
	Creed   [maxSpaces]Faith      // of a supply centre as a minor realm
	Once    [maxSpaces]game.Seats // who ever controlled it, even if only for victory [2h(2).c]
	Claims  [maxSpaces]game.Seats // who counts it for victory while it is independent [6b.1], [6c]
	Failed  game.Seats            // dynasties in disorder [7b]
	Out     game.Seats            // eliminated dynasties
	Points  [majors]int8          // diplomacy points of this turn
	Emperor game.Seat
	Newly   bool      // the Emperor was crowned in this End turn [2k(1).c]
	Pope    game.Seat // the dynasty whose Cardinal he was; Nobody: Italian

	Antipope [2]game.Seat   // who invested one, by basis; Nobody: none
	Schism   bool           // an antipope was in play when the turn of movement began
	Banned   [2]game.Seats  // excommunicated at Mid, at End; they lapse at different times [2r(5)]
	Guilt    [majors]uint16 // why a monarch is excommunicated: set of offences

	Offences [offences]game.Seats // of the last turn of movement
	Tithes   int8                 // points that the Pope can use; known only to him [2l(1)(b)]
	Gifts    spaces               // centres that received a gift in the last turn; secret
	Shown    spaces               // centres whose gift was seen to defeat a rebellion

	Bull    bull
	Crusade crusade
	Fresh   spaces // units created by this turn's rebellions; they hold [2h(4).1.2]

	// Drafts. A seat's drafts are private until all have sealed.
	Sealed   game.Seats
	Orders   [maxSpaces]order // for the unit there; for minors, the Pope's
	Bids     [majors][maxPoints]bid
	Standing [majors]standing
	Terms    [majors]game.Seats // with whom each would end the game [6e]
	Leaving  game.Seats         // who abdicates
	Released [2]Space           // the armies that break away [2i(5)(a).1]
	Votes    [majors]int8       // candidates

	Dislodged [maxDislodged]dislodged
	Standoff  spaces    // left empty by a standoff: closed to retreats
	Ousted    game.Seat // whose unit was driven out of Rome in the last turn of movement; or Nobody
	Adrift    game.Seat // must name the coast of its fleet in the unified space; or Nobody
	Ended     reason
	Winners   game.Seats
}

type season uint8

const (
	early season = iota
	mid
	late
	end
)

// unit is what stands in a space.
type unit struct {
	Type     diplomacy.UnitType // AnyUnit: no unit is there
	Owner    game.Seat          // Nobody: a minor realm's, or the Papal army
	Crusader bool               // raised by the owner, moved by bids
	At       Place
}

func (u unit) there() bool   { return u.Type != diplomacy.AnyUnit }
func (u unit) minor() bool   { return u.there() && u.Owner == game.Nobody }
func (u unit) regular() bool { return u.Owner != game.Nobody && u.there() && !u.Crusader }

// dislodged is a unit that must retreat from the space where it stood.
type dislodged struct {
	Unit   unit
	By     Space // where the attacker came from
	Landed bool  // by convoy or deployment
	To     Place // drafted; noPlace: disbands
}

// orderKind says what an order tells its unit to do.
type orderKind uint8

const (
	holds orderKind = iota
	moves
	ferries
	supports
	supportsMove
	convoys
	deploys
	buildsArmy
	buildsFleet
	disbands
	voided // a bid that does not count
)

// order is a single order. From is the space of the unit being helped, To the destination.
type order struct {
	Kind orderKind
	From Space
	To   Place
}

// bid is diplomacy points on one purpose.
type bid struct {
	Kind  bidKind
	N     int8 // points
	At    Space
	Order order // of a bid for a unit
}

type bidKind uint8

const (
	noBid bidKind = iota
	onUnit
	onTithe
	onRebel
	onGift
)

// standing is what a draft starts with.
type standing uint8

const (
	standHold standing = iota
	standHoldTithe
	standSupport
	standSupportTithe
)

func (x standing) tithes() bool   { return x == standHoldTithe || x == standSupportTithe }
func (x standing) supports() bool { return x == standSupport || x == standSupportTithe }

// bull is the Bull of Protection or Arbitration in force for the coming turn.
type bull struct {
	House   game.Seat // protected dynasty, or Nobody
	Realm   Space     // protected realm, or noSpace
	Parties [2]game.Seat
}

var noBull = bull{House: game.Nobody, Realm: noSpace, Parties: [2]game.Seat{game.Nobody, game.Nobody}}

// phase is the progress of a crusade.
type phase uint8

const (
	noCrusade phase = iota
	declared        // armies deploy in the coming turn
	marching        // they move in the coming turn
	concluded       // they become minor realms in this turn's adjustments
)

type crusade struct {
	Phase     phase
	Against   game.Seat
	Objective Space
	Over      int16 // when the last one ended, in turns of movement from 1; 0: never

	Targets game.Seats         // who can be targeted for what happened in the last turn [2q(3)(d)]
	Raised  game.Seats         // whose army deployed, so that they may bid [2q(5)(c).1]
	Truce   game.Seats         // under the Truce of God [2q(7).1]
	Lost    game.Seats         // may rebuild an army in this Mid turn
	Credit  [majors]game.Seats // by raiser: who helped the army into its space [2q(6)(c)]
}

// reason is why the game ended.
type reason uint8

const (
	goesOn reason = iota
	byCentres
	byConcession
	byDraw
	byLastDecade
	byLastDynasty
)

var reasonNames = []string{"", "centres", "conceded", "draw", "last-decade", "last-dynasty"}

// live returns the dynasties still playing.
func (s *State) live() game.Seats { return game.AllSeats(majors) &^ (s.Failed | s.Out) }

func (s *State) lives(p game.Seat) bool { return !s.Failed.Has(p) && !s.Out.Has(p) }

func (s *State) isCatholic(p game.Seat) bool { return p != game.Nobody && s.f.faith[p] == catholic }

// catholics returns the Catholic dynasties still playing.
func (s *State) catholics() (x game.Seats) {
	for p := range game.Seat(majors) {
		if s.lives(p) && s.isCatholic(p) {
			x = x.With(p)
		}
	}
	return x
}

// centres returns how many supply centres a dynasty controls. It controls nothing else.
func (s *State) centres(p game.Seat) (n int) {
	for _, h := range &s.Holder {
		if h == p {
			n++
		}
	}
	return n
}

// hasCentre reports whether a dynasty controls any supply centre.
func (s *State) hasCentre(p game.Seat) bool { return slices.Contains(s.Holder[:], p) }

// units returns how many units a dynasty has. A Crusader army counts as its raiser's [R90].
func (s *State) units(p game.Seat) (n int) {
	for i := range &s.Units {
		if u := &s.Units[i]; u.Owner == p && u.there() {
			n++
		}
	}
	return n
}

// creed returns the faith of a unit: that of its dynasty, or of its minor realm [R9].
func (s *State) creed(at Space) Faith {
	u := &s.Units[at]
	switch {
	case !u.there():
		return faithless
	case u.Owner == game.Nobody:
		return s.Creed[at]
	default:
		return s.f.faith[u.Owner]
	}
}

// ruledBy returns the faith of whoever controls a supply centre [R10]: that of its dynasty, or of
// the realm if it is independent.
func (s *State) ruledBy(at Space) Faith {
	if !s.f.centres.has(at) {
		return faithless
	}
	if h := s.Holder[at]; h != game.Nobody {
		return s.f.faith[h]
	}
	return s.Creed[at]
}

// isIndependent reports whether a space is a minor realm or the Papal States.
func (s *State) isIndependent(at Space) bool {
	return s.f.centres.has(at) && s.Holder[at] == game.Nobody
}

func (s *State) excommunicated(p game.Seat) bool { return (s.Banned[0] | s.Banned[1]).Has(p) }

func (s *State) antipopeInPlay() bool {
	return s.Antipope[imperial] != game.Nobody || s.Antipope[roman] != game.Nobody
}

// now counts the turns of movement, from 1.
func (s *State) now() int16 {
	n := 2*s.Decade + 1
	if s.Season >= late {
		n++
	}
	return n
}

func (s *State) year() int16 { return int16(s.f.year) + 10*s.Decade }
func (s *State) over() bool  { return s.core.Len() == 0 }
