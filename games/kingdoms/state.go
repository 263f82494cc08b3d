package kingdoms

import (
	"math/bits"

	"outremer/game"
	"outremer/game/flow"
)

const (
	maxPlayers = 4
	maxRegions = 16
)

// Region numbers the regions of the board; it is the lexicon's "region" sort.
type Region int8

const noRegion Region = -1

// regions is a set of regions.
type regions uint16

func (x regions) has(r Region) bool        { return x>>r&1 != 0 }
func (x regions) with(r Region) regions    { return x | 1<<r }
func (x regions) without(r Region) regions { return x &^ (1 << r) }
func (x regions) len() int                 { return bits.OnesCount16(uint16(x)) }
func (x regions) first() Region            { return Region(bits.TrailingZeros16(uint16(x))) }
func (x *regions) take() (r Region)        { r = x.first(); *x = x.without(r); return r }
func (x regions) nth(i int) Region { // the i-th lowest
	for ; i > 0; i-- {
		x &= x - 1
	}
	return x.first()
}
func (x regions) among(list []Region) Region { // the first of list in x
	for _, r := range list {
		if x.has(r) {
			return r
		}
	}
	return noRegion
}

// Kingdom is the lexicon's "kingdom" sort.
type Kingdom int8

const noKingdom Kingdom = -1

// Power is a potential holder of a region: a seat, the Muslims of 8.0, or nobody.
type Power int8

const (
	muslims     Power = maxPlayers // the Muslims of the one and two player games
	independent Power = -1
	powers            = maxPlayers + 1
)

func (p Power) isSeat() bool { return p >= 0 && p < maxPlayers }
func (p Power) seat() game.Seat { // Nobody for the Muslims and independents
	if p.isSeat() {
		return game.Seat(p)
	}
	return game.Nobody
}

// State is a game of Crusader Kingdoms. It is one flat value; its pointers refer to immutable
// facts.
type State struct {
	core flow.Core
	rng  game.Rand
	t    *Title
	f    *facts
	mode *mode
	table
}

// table is everything on the table. Its fields are exported for encoding/binary.
type table struct {
	Turn   int8
	Extra  int8 // cards the Muslims draw beyond the printed number [K44]
	Passes int8 // in a row [3.0c]
	Passed game.Seats
	Reason reason

	Held     [powers]regions // whose castle stands where [2.2a]
	Garrison regions         // where a garrison stands, of the castle's colour [2.2b]
	Bonus    [powers]int8
	Lasting  [powers]lasting
	Truce    [maxPlayers]game.Seats
	Orders   [maxPlayers]Power // target of Military Orders, or independent
	Fervour  bool

	Pile   Set // undrawn cards of both decks
	Hand   [maxPlayers]Set
	Up     Set             // discards seen by everybody
	Down   Set             // discards laid face down [4.4]
	InPlay Set             // events that stay for the turn [4.3b]
	Look   Set             // cards drawn to choose from, visible only to the active player
	Out    Set             // not used in this game [8.1d]
	Seen   [maxPlayers]Set // other players' cards whose place a seat knows
	Doubt  [maxPlayers]Set // those that lie in a hand or among what its owner has laid face down
	Top    [2]Kind         // top of each discard pile; unknownKind if face down

	Unseen  [deckBits]Card // the Muslims' hand in reveal order [K29]
	UnseenN int8
	Row     [deckBits]Card // their waiting responses, in order [8.3c]
	RowN    int8
	Army    Set // their troops, with attached Leaders and Regrouping [8.3d]

	Fight fight
}

// lasting is the set of effects in play for one power until the end of the turn.
type lasting uint8

const (
	lastCitadels lasting = 1 << iota
	lastWatchtowers
	lastTroubadours
	lastIrrigation
	lastSettlers
	lastOrders
)

// reason is why the game ended.
type reason uint8

const (
	running reason = iota
	endSudden
	endCastles
	endBonus
	endShared
	endVictory
	endMarginal
	endDefeat
)

var reasonNames = []string{"", "sudden", "castles", "bonus", "shared", "victory", "marginal", "defeat"}

// players is the number of seats.
func (s *State) players() int { return len(s.mode.players) }

// toTheLeft is the i-th seat to the left of p, once around the table at most.
func (s *State) toTheLeft(p game.Seat, i int) game.Seat {
	q := int(p) + i
	if n := s.players(); q >= n {
		q -= n
	}
	return game.Seat(q)
}

// against reports whether this is a game against the Muslims of 8.0.
func (s *State) against() bool { return s.mode.bot.slug != noKingdom }

func (s *State) kingdomOf(p Power) *kingdom {
	if p == muslims {
		return &s.mode.bot
	}
	return &s.mode.players[p]
}

// name is p's kingdom, or noKingdom for an independent region.
func (s *State) name(p Power) Kingdom {
	if p == independent {
		return noKingdom
	}
	return s.kingdomOf(p).slug
}

// named is the power that plays a kingdom.
func (s *State) named(k Kingdom) Power { return s.mode.named(k) }

func (s *State) owner(r Region) Power {
	for p := range s.Held {
		if s.Held[p].has(r) {
			return Power(p)
		}
	}
	return independent
}

// isMuslim reports whether the holder of a region is Muslim; independent regions have no religion.
func (s *State) isMuslim(p Power) bool { return p != independent && s.kingdomOf(p).religion == muslim }

func (s *State) free() regions {
	x := s.mode.board.on
	for p := range s.Held {
		x &^= s.Held[p]
	}
	return x
}

// border returns the regions connected to those of p, other than its own [4.1.1a].
func (s *State) border(p Power) regions { return s.mode.board.around(s.Held[p]) &^ s.Held[p] }

func (s *State) borders(p, q Power) bool { return s.border(p)&s.Held[q] != 0 }

// defence is the region's current value: Citadels lift the weak regions of their player.
func (s *State) defence(r Region) int {
	v := int(s.mode.board.defence[r])
	if p := s.owner(r); p != independent && s.Lasting[p]&lastCitadels != 0 {
		v += s.f.citadels[v]
	}
	return v
}

func (s *State) kind(c Card) Kind          { return s.f.kindOf[c] }
func (s *State) effect(c Card) effect      { return s.f.kinds[s.f.kindOf[c]].effect }
func (s *State) typ(c Card) cardType       { return s.f.kinds[s.f.kindOf[c]].typ }
func (s *State) number(c Card) int         { return s.f.kinds[s.f.kindOf[c]].n }
func (s *State) copies(k Kind, in Set) Set { return s.f.kinds[k].copies.and(in) }

func (s *State) unseenSet() Set { return setOf(s.Unseen[:s.UnseenN]) }
func (s *State) rowSet() Set    { return setOf(s.Row[:s.RowN]) }

func setOf(cards []Card) (x Set) {
	for _, c := range cards {
		x.add(c)
	}
	return x
}

// handSize is the number of cards a power could lose at random.
func (s *State) handSize(p Power) int {
	if p == muslims {
		return int(s.UnseenN)
	}
	return s.Hand[p].len()
}
