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
	f    *facts
	t    *Title
	sc   *scenario
	rev  game.Revision // of our rules; a table keeps the one it started with
	policy

	era, round, turn int8
	first            game.Seat // holds the First Player Token
	lead             game.Seat // who was first when the current Turn or phase began
	reason           reason

	inPlay   lands // territories that are not off-limits
	foot     lands
	castle   lands
	outbreak lands // territories whose Plague Token shows the outbreak side
	over     lands
	unrest   [maxLands]int8
	harvest  [maxLands]int8
	crop     [maxLands]int8
	bride    [maxLands]Char // potential spouse on an independent territory

	houses   [seats]house
	mourning game.Seats // the ruler has died and the succession is pending
	fallen   game.Seats // eliminated, will return at the end of the Turn
	births   uint8      // counts arrivals: a lower number is older

	stack people // face-down Character Cards of all cultures
	grave people // discarded ones
	box   people // out of the game

	general tokens           // General Trait Bag
	pile    tokens           // event tokens
	gone    tokens           // out of the game
	top     [maxChars]Token  // first token on a card
	under   [maxTokens]Token // the token below it

	undrawn  cards // the five decks
	discards cards
	shown    Card // the card being played

	devPile, devGrave [maxDevs]int8 // copies
	row               [rowSize]Dev

	shield [trackLength]game.Seat
	lying  [trackLength][2]Token // tokens on the track
	honour [honours]game.Seat    // who holds each achievement

	now   now
	test  test
	raids [maxRaids]raid
	raidN int8
	deal  deal

	scratch [64]game.Move // buffer in which a scripted dynasty lists its choices
}

// house is a seat's dynasty.
type house struct {
	control  control
	strategy strategyID
	dynasty  Dynasty
	out      bool // eliminated permanently

	king, spouse Char
	kin          [kinSize]kin // children, then siblings
	age          int8
	gold         int16
	land         lands
	allied       lands      // independent territories in a Pact with it
	pact         game.Seats // dynasties in a Pact with it
	casus        game.Seats // dynasties against which it holds Casus Belli
	war          game.Seats

	devs   devs
	bag    tokens
	veiled tokens // tokens in the bag that only its owner has seen

	hand     cards
	plotted  [2]Card
	known    cards // cards in other hands that it knows about
	crusades int8  // Crusades in this Era; before revision 3, Crusade cards played
	quota    int8  // Crusade cards it may plot in this Round
	due      bool  // it must plot one

	talks   int8             // trades it has opened in this Round
	help    [checkKinds]int8 // free draws for the next check of a kind, from events
	moat    int8             // extra successes needed against it in this Round, from an event
	calmed  bool             // the Marshal was used in this Round
	rulers  uint32           // starting rulers that this seat has already used
	reigned int8             // rulers so far
}

// kin is a child or sibling of the ruler.
type kin struct {
	who, spouse Char
	duchy       Territory
	born        uint8
}

var noKin = kin{noChar, noChar, noTerritory, 0}

// now is the working state of the current phase or card.
type now struct {
	married bool                // the Marry attempt is used
	titled  bool                // titles were changed, so marrying is no longer possible
	granted uint8               // kin whose title was granted in this phase
	asked   game.Seats          // dynasties that refused a proposal
	refused people              // for whom somebody was asked in vain
	traded  game.Seats          // dynasties to whom a trade was offered
	queue   lands               // territories waiting for their check
	tried   lands               // territories that had one
	order   [maxSites]Territory // the same, as they were declared
	sites   int8                // how many were declared
	bought  int8
	plots   [maxAttempts]game.Move
	plotN   int8
	target  game.Seat // whom the event hits
	fighter Char      // who fights the duel
	want    [decks]int8
	extra   [decks]int8 // bonus cards
	bonus   int8        // how many of them are still to be chosen
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
	h := &s.houses[p]
	return h.control != absent && !h.out && !s.fallen.Has(p)
}

func (s *State) isScripted(p game.Seat) bool { return s.houses[p].control == byScript }

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
	for p := range s.houses {
		if s.houses[p].land.has(t) {
			return game.Seat(p)
		}
	}
	return game.Nobody
}

// free returns the independent territories [independent.1].
func (s *State) free() lands {
	x := s.inPlay
	for p := range s.houses {
		x &^= s.houses[p].land
	}
	return x
}

// partner returns the dynasty in a Pact with an independent territory, or Nobody.
func (s *State) partner(t Territory) game.Seat {
	for p := range s.houses {
		if s.houses[p].allied.has(t) {
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
	return y & s.inPlay
}

// isMobilized reports whether a Foot Soldier stands there, however it got there [mobilize.7]. In
// edition 1.0 all territories of a scripted dynasty count as Mobilized [solo.16@1.0].
func (s *State) isMobilized(t Territory) bool { return s.foot.has(t) || s.mustered(s.owner(t)) }

func (s *State) mustered(p game.Seat) bool {
	return s.alwaysMustered && p != game.Nobody && s.isScripted(p)
}

// mobilized returns the territories of p that can attack or support.
func (s *State) mobilized(p game.Seat) lands {
	if s.mustered(p) {
		return s.houses[p].land
	}
	return s.foot & s.houses[p].land
}

// dukeOf returns the index of the kin of p who holds t as a Duchy, or -1 [title.2].
func (s *State) dukeOf(p game.Seat, t Territory) int {
	if p == game.Nobody {
		return -1
	}
	for i := range s.houses[p].kin {
		if k := &s.houses[p].kin[i]; k.who != noChar && k.duchy == t {
			return i
		}
	}
	return -1
}

func (s *State) isDuchy(t Territory) bool { return s.dukeOf(s.owner(t), t) >= 0 }

// shields returns how many positions on the track p holds.
func (s *State) shields(p game.Seat) (n int) {
	for _, q := range s.shield {
		if q == p {
			n++
		}
	}
	return n
}

func (s *State) castles(p game.Seat) int { return (s.castle & s.houses[p].land).len() }

// heirs returns how many members of p's family could inherit.
func (s *State) heirs(p game.Seat) (n int) {
	for i := range s.houses[p].kin {
		if s.houses[p].kin[i].who != noChar {
			n++
		}
	}
	return n
}

func (s *State) childCount(p game.Seat) (n int) {
	for _, k := range s.houses[p].kin[:children] {
		if k.who != noChar {
			n++
		}
	}
	return n
}

// Supplies that run out [supply.7].

func (s *State) unrestLeft() int  { return s.f.Supply.Unrest - sum(&s.unrest) }
func (s *State) harvestLeft() int { return s.f.Supply.Harvest - sum(&s.harvest) }
func (s *State) cropLeft() int    { return s.f.Supply.CropFailure - sum(&s.crop) }
func (s *State) plagueLeft() int  { return s.f.Supply.Plague - s.outbreak.len() - s.over.len() }
func (s *State) castlesLeft() int { return s.f.Supply.Castles - s.castle.len() }
func (s *State) footLeft(p game.Seat) int {
	return s.f.Supply.Foot - (s.foot & s.houses[p].land).len()
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
