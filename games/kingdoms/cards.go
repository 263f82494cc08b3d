package kingdoms

import "math/bits"

// Religion is also the deck a kingdom draws from [2.1a].
type Religion int8

const (
	muslim Religion = iota
	christian
)

// Card is one physical card: 0 to 63 the Muslim deck, 64 to 127 the Christian one.
type Card uint8

const (
	deckBits         = 64
	noCard      Card = 255
	maxKinds         = 64
	noKind      Kind = -1
	unknownKind Kind = -2
)

func (c Card) deck() Religion { return Religion(c / deckBits) }

// Kind is a card as printed; copies of a kind are indistinguishable. Kinds are the lexicon's "card"
// sort, and the copies of a kind are numbered consecutively.
type Kind int16

type cardType uint8

const (
	troop cardType = iota
	response
	event
)

var typeNames = []string{"troop", "response", "event"}

// effect is what a card does. Its number (dice, points, cards) is kind.n.
type effect uint8

const (
	fxTroop effect = iota
	fxPoints
	fxMilitia
	fxSortie
	fxAmbush
	fxRegrouping
	fxRelic
	fxCommerce
	fxSeduction
	fxGarrisons
	fxMercenaries
	fxIndependentAttack
	fxScholars
	fxSuccession
	fxWatchtowers
	fxTruce
	fxBonus
	fxRazzia
	fxCitadels
	fxJihad
	fxIrrigation
	fxConcertedAttack
	fxAssassins
	fxTroubadours
	fxSpies
	fxDraw
	fxMonasteries
	fxMilitaryOrders
	fxJudgment
	fxFervour
	fxSettlers
	fxCount
)

var effectNames = []string{
	"troop", "points", "militia", "sortie", "ambush", "regrouping", "relic", "commerce", "seduction", "garrisons",
	"mercenaries", "independent-attack", "scholars", "succession", "watchtowers", "truce", "bonus", "razzia", "citadels",
	"jihad", "irrigation", "concerted-attack", "assassins", "troubadours", "spies", "draw", "monasteries",
	"military-orders", "judgment", "fervour", "settlers",
}

// effectTypes maps each effect to its card type.
var effectTypes = func() []cardType {
	types := make([]cardType, len(effectNames))
	for i := range types {
		switch {
		case i == int(fxTroop):
			types[i] = troop
		case i <= int(fxRelic):
			types[i] = response
		default:
			types[i] = event
		}
	}
	return types
}()

// Set is a set of cards.
type Set struct{ M, C uint64 }

func (s Set) has(c Card) bool {
	if c < deckBits {
		return s.M>>c&1 != 0
	}
	return s.C>>(c-deckBits)&1 != 0
}

func (s *Set) add(c Card) {
	if c < deckBits {
		s.M |= 1 << c
	} else {
		s.C |= 1 << (c - deckBits)
	}
}

func (s *Set) remove(c Card) {
	if c < deckBits {
		s.M &^= 1 << c
	} else {
		s.C &^= 1 << (c - deckBits)
	}
}

func (s Set) and(o Set) Set   { return Set{s.M & o.M, s.C & o.C} }
func (s Set) or(o Set) Set    { return Set{s.M | o.M, s.C | o.C} }
func (s Set) minus(o Set) Set { return Set{s.M &^ o.M, s.C &^ o.C} }
func (s Set) empty() bool     { return s.M|s.C == 0 }
func (s Set) len() int        { return bits.OnesCount64(s.M) + bits.OnesCount64(s.C) }

// of returns the cards of the set with the back of deck r.
func (s Set) of(r Religion) Set {
	if r == muslim {
		return Set{M: s.M}
	}
	return Set{C: s.C}
}

// first is the lowest card; the set must not be empty.
func (s Set) first() Card {
	if s.M != 0 {
		return Card(bits.TrailingZeros64(s.M))
	}
	return Card(bits.TrailingZeros64(s.C)) + deckBits
}

// take removes the lowest card and returns it.
func (s *Set) take() Card {
	c := s.first()
	if s.M != 0 {
		s.M &= s.M - 1
	} else {
		s.C &= s.C - 1
	}
	return c
}

// nth is the i-th lowest card.
func (s Set) nth(i int) Card {
	half, base := s.M, Card(0)
	if n := bits.OnesCount64(s.M); i >= n {
		half, base, i = s.C, deckBits, i-n
	}
	for ; i > 0; i-- {
		half &= half - 1
	}
	return base + Card(bits.TrailingZeros64(half))
}

// oneOfEach keeps only the lowest copy of every kind, so that a loop over a hand sees every kind
// once, in lexicon order.
func (f *facts) oneOfEach(s Set) Set {
	return Set{lowest(s.M, f.firsts.M, f.lasts.M), lowest(s.C, f.firsts.C, f.lasts.C)}
}

// lowest keeps the lowest bit of every field that has any. Fields lie side by side, from a bit of
// firsts to a bit of lasts. Taking one from all fields at once changes each of them up to its lowest
// bit; the last bit is lent to fields that have nothing else, so that none takes from the next.
func lowest(x, firsts, lasts uint64) uint64 { return x &^ ((x | lasts) - firsts) }
