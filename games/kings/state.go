package kings

import (
	"outremer/game"
	"outremer/game/flow"
)

const (
	children = 3 // child spaces of a Family Board
	siblings = 2 // sibling spaces
	kinSize  = children + siblings
)

// control says who plays a seat's dynasty.
type control int8

const (
	absent control = iota
	byPerson
	byScript
)

// State is a game of Crusader Kings. It is one flat value; its pointers refer to immutable facts.
type State struct {
	core flow.Core
	rng  game.Rand
	t    *Title
	f    *facts
	sc   *scenario
	rev  game.Revision // of our rules; a table keeps the one it started with
	policy
	table

	scratch [64]game.Move // buffer in which a scripted dynasty lists its choices
}

// table is everything on the table. Its fields are exported for encoding/binary.
type table struct {
	Era, Round, Turn int8
	First            game.Seat // holds the First Player Token
	Lead             game.Seat // who was first when the current Turn or phase began
	Reason           reason

	InPlay   lands // territories that are not off-limits
	Foot     lands
	Castle   lands
	Outbreak lands // territories whose Plague Token shows the outbreak side
	Over     lands
	Unrest   [maxLands]int8
	Harvest  [maxLands]int8
	Crop     [maxLands]int8
	Bride    [maxLands]Char // potential spouse on an independent territory

	Houses   [seats]house
	Mourning game.Seats // the ruler has died and the succession is pending
	Fallen   game.Seats // eliminated, will return at the end of the Turn
	Births   uint8      // counts arrivals: a lower number is older

	Stack people // face-down Character Cards of all cultures
	Grave people // discarded ones
	Box   people // out of the game

	General tokens           // General Trait Bag
	Pile    tokens           // event tokens
	Gone    tokens           // out of the game
	Top     [maxChars]Token  // first token on a card
	Under   [maxTokens]Token // the token below it

	Undrawn  cards // the five decks
	Discards cards
	Shown    Card // the card being played

	DevPile, DevGrave [maxDevs]int8 // copies
	Row               [rowSize]Dev

	Shield [trackLength]game.Seat
	Lying  [trackLength][2]Token // tokens on the track
	Honour [honours]game.Seat    // who holds each achievement

	Now   now
	Test  test
	Raids [maxRaids]raid
	RaidN int8
	Deal  deal
}

// house is a seat's dynasty.
type house struct {
	Control  control
	Strategy strategyID
	Dynasty  Dynasty
	Out      bool // eliminated permanently

	King, Spouse Char
	Kin          [kinSize]kin // children, then siblings
	Age          int8
	Gold         int16
	Land         lands
	Allied       lands      // independent territories in a Pact with it
	Pact         game.Seats // dynasties in a Pact with it
	Casus        game.Seats // dynasties against which it holds Casus Belli
	War          game.Seats

	Devs   devs
	Bag    tokens
	Veiled tokens // tokens in the bag that only its owner has seen

	Hand     cards
	Plotted  [2]Card
	Known    cards // cards in other hands that it knows about
	Crusades int8  // Crusades in this Era; before revision 3, Crusade cards played
	Quota    int8  // Crusade cards it may plot in this Round
	Due      bool  // it must plot one

	Talks   int8             // trades it has opened in this Round
	Help    [checkKinds]int8 // free draws for the next check of a kind, from events
	Moat    int8             // extra successes needed against it in this Round, from an event
	Calmed  bool             // the Marshal was used in this Round
	Rulers  uint32           // starting rulers that this seat has already used
	Reigned int8             // rulers so far
}

// kin is a child or sibling of the ruler.
type kin struct {
	Who, Spouse Char
	Duchy       Territory
	Born        uint8
}

var noKin = kin{noChar, noChar, noTerritory, 0}

// now is the working state of the current phase or card.
type now struct {
	Married bool                // the Marry attempt is used
	Titled  bool                // titles were changed, so marrying is no longer possible
	Granted uint8               // kin whose title was granted in this phase
	Asked   game.Seats          // dynasties that refused a proposal
	Refused people              // for whom somebody was asked in vain
	Traded  game.Seats          // dynasties to whom a trade was offered
	Queue   lands               // territories waiting for their check
	Tried   lands               // territories that had one
	Order   [maxSites]Territory // the same, as they were declared
	Sites   int8                // how many were declared
	Bought  int8
	Plots   [maxAttempts]game.Move
	PlotN   int8
	Target  game.Seat // whom the event hits
	Fighter Char      // who fights the duel
	Want    [decks]int8
	Extra   [decks]int8 // bonus cards
	Bonus   int8        // how many of them are still to be chosen
}

const (
	maxAttempts = 9
	maxSites    = 9 // territories one can hold, and the ninth while it lasts
)

// reason is why the game ended.
type reason uint8

const (
	running reason = iota
	endJerusalem
	endEras
	endShared
	endTogether
	endScripted
)

var reasonNames = []string{"", "jerusalem", "eras", "shared", "together", "scripted"}

// honour is an achievement, the lexicon's "achievement" sort.
type honour int8

const (
	crusaderHonour honour = iota
	builderHonour
	inventorHonour
	jerusalemHonour
	honours
)

var honourNames = []string{"crusader", "builder", "inventor", "king-of-jerusalem"}

// plays reports whether a seat's dynasty is in the game now.
func (s *State) plays(p game.Seat) bool {
	h := &s.Houses[p]
	return h.Control != absent && !h.Out && !s.Fallen.Has(p)
}

func (s *State) isScripted(p game.Seat) bool { return s.Houses[p].Control == byScript }

// others iterates over the other dynasties in play, clockwise from the left of p.
func (s *State) others(p game.Seat) func(func(game.Seat) bool) {
	return func(yield func(game.Seat) bool) {
		for i := 1; i < seats; i++ {
			if q := (p + game.Seat(i)) % seats; s.plays(q) && !yield(q) {
				return
			}
		}
	}
}

// next returns the dynasty in play to the left of p, or p itself if it is the only one.
func (s *State) next(p game.Seat) game.Seat {
	for q := range s.others(p) {
		return q
	}
	return p
}

func (s *State) owner(t Territory) game.Seat {
	for p := range s.Houses {
		if s.Houses[p].Land.has(t) {
			return game.Seat(p)
		}
	}
	return game.Nobody
}

// free returns the independent territories [independent.1].
func (s *State) free() lands {
	x := s.InPlay
	for p := range s.Houses {
		x &^= s.Houses[p].Land
	}
	return x
}

// partner returns the dynasty in a Pact with an independent territory, or Nobody.
func (s *State) partner(t Territory) game.Seat {
	for p := range s.Houses {
		if s.Houses[p].Allied.has(t) {
			return game.Seat(p)
		}
	}
	return game.Nobody
}

// border returns the territories adjacent to those of x, including members of x that touch one
// another.
func (s *State) border(x lands) (y lands) {
	for x != 0 {
		y |= s.f.borders[x.take()]
	}
	return y & s.InPlay
}

// isMobilized reports whether a Foot Soldier stands there, however it got there [mobilize.7]. In
// edition 1.0 all territories of a scripted dynasty count as Mobilized [solo.16@1.0].
func (s *State) isMobilized(t Territory) bool { return s.Foot.has(t) || s.mustered(s.owner(t)) }

func (s *State) mustered(p game.Seat) bool {
	return s.alwaysMustered && p != game.Nobody && s.isScripted(p)
}

// mobilized returns the territories of p that can attack or support.
func (s *State) mobilized(p game.Seat) lands {
	if s.mustered(p) {
		return s.Houses[p].Land
	}
	return s.Foot & s.Houses[p].Land
}

// dukeOf returns the index of the kin of p who holds t as a Duchy, or -1 [title.2].
func (s *State) dukeOf(p game.Seat, t Territory) int {
	if p == game.Nobody {
		return -1
	}
	for i := range s.Houses[p].Kin {
		if k := &s.Houses[p].Kin[i]; k.Who != noChar && k.Duchy == t {
			return i
		}
	}
	return -1
}

func (s *State) isDuchy(t Territory) bool { return s.dukeOf(s.owner(t), t) >= 0 }

// shields returns how many positions on the track p holds.
func (s *State) shields(p game.Seat) (n int) {
	for _, q := range s.Shield {
		if q == p {
			n++
		}
	}
	return n
}

func (s *State) castles(p game.Seat) int { return (s.Castle & s.Houses[p].Land).len() }

// heirs returns how many members of p's family could inherit.
func (s *State) heirs(p game.Seat) (n int) {
	for i := range s.Houses[p].Kin {
		if s.Houses[p].Kin[i].Who != noChar {
			n++
		}
	}
	return n
}

func (s *State) childCount(p game.Seat) (n int) {
	for _, k := range s.Houses[p].Kin[:children] {
		if k.Who != noChar {
			n++
		}
	}
	return n
}

// Supplies that run out [supply.7].

func (s *State) unrestLeft() int  { return s.f.Supply.Unrest - sum(&s.Unrest) }
func (s *State) harvestLeft() int { return s.f.Supply.Harvest - sum(&s.Harvest) }
func (s *State) cropLeft() int    { return s.f.Supply.CropFailure - sum(&s.Crop) }
func (s *State) plagueLeft() int  { return s.f.Supply.Plague - s.Outbreak.len() - s.Over.len() }
func (s *State) castlesLeft() int { return s.f.Supply.Castles - s.Castle.len() }
func (s *State) footLeft(p game.Seat) int {
	return s.f.Supply.Foot - (s.Foot & s.Houses[p].Land).len()
}

func sum(x *[maxLands]int8) (n int) {
	for _, v := range x {
		n += int(v)
	}
	return n
}

// isOver reports whether the game is finished.
func (s *State) isOver() bool { return s.core.Len() == 0 }

// ask pushes a question. For a scripted dynasty it also pushes a frame above it that answers.
func (s *State) ask(f flow.Frame) {
	s.core.Push(f)
	if f.Seat >= 0 && s.isScripted(f.Seat) {
		s.core.Push(flow.Frame{Step: stepScripted, Seat: f.Seat})
	}
}

// askFrameSeat asks the frame's seat.
func askFrameSeat(_ *State, f *flow.Frame) (must, may game.Seats) {
	return game.Only(f.Seat), 0
}

func appendLands(dst []game.Move, v game.Verb, x lands) []game.Move {
	for x != 0 {
		dst = append(dst, game.Move{Verb: v, A: int16(x.take())})
	}
	return dst
}

func appendPeople(dst []game.Move, v game.Verb, x people) []game.Move {
	for !x.empty() {
		dst = append(dst, game.Move{Verb: v, A: int16(x.take())})
	}
	return dst
}

func appendSeats(dst []game.Move, v game.Verb, x game.Seats) []game.Move {
	for ; x != 0; x &= x - 1 {
		dst = append(dst, game.Move{Verb: v, A: int16(x.First())})
	}
	return dst
}

func appendDevs(dst []game.Move, v game.Verb, x devs) []game.Move {
	for x != 0 {
		dst = append(dst, game.Move{Verb: v, A: int16(x.take())})
	}
	return dst
}
