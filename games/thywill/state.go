package thywill

import (
	"math/bits"

	"outremer/game"
	"outremer/game/flow"
)

const (
	maxPlayers = 4
	maxRegions = 64
	maxKnights = 4 // three of the player's colour and the black one [R20]
	wedges     = 6
	levels     = 4
	troops     = 5
	maxLess    = 6 // largest discount a region can give for a type
)

// Region numbers the regions of the larger board side; it is the lexicon's "region" sort.
type Region int8

const noRegion Region = -1

// regions is a set of regions.
type regions uint64

func (x regions) has(r Region) bool        { return r >= 0 && x>>r&1 != 0 }
func (x regions) with(r Region) regions    { return x | 1<<r }
func (x regions) without(r Region) regions { return x &^ (1 << r) }
func (x regions) len() int                 { return bits.OnesCount64(uint64(x)) }
func (x regions) first() Region            { return Region(bits.TrailingZeros64(uint64(x))) }
func (x *regions) take() (r Region)        { r = x.first(); *x &= *x - 1; return r }

// Wedge is one of the six wedges of a wheel, regardless of its position; the lexicon's "wedge"
// sort.
type Wedge int8

const noWedge Wedge = -1

// Action is one of the five actions.
type Action int8

const (
	travel Action = iota
	muster
	crusade
	influence
	build
	actions
)

const noAction Action = -1

// Building is a type of building.
type Building int8

const (
	castle Building = iota
	church
	farm
	bank
	buildings
)

// Foe is a kind of enemy token: Slavs, Prussians, and Saracens by their reward. The rewards follow
// the order of the building types; the last is a troop.
type Foe int8

const (
	slav Foe = iota
	prussian
	saracen // with a castle; those with the other rewards follow
	foes    = saracen + Foe(buildings) + 1
)

const noFoe Foe = -1

// Enemy is a type of enemy, for majorities.
type Enemy int8

const (
	slavs Enemy = iota
	prussians
	saracens
	enemies
)

func (f Foe) enemy() Enemy { return Enemy(min(f, saracen)) }

// rewardTroop is the Saracen reward that is not a building.
const rewardTroop = buildings

func (f Foe) reward() Building { return Building(f - saracen) }

// Order is a knight order, or noOrder.
type Order int8

const noOrder Order = -1

// State is a game of Crusaders. It is one flat value; its pointers refer to immutable facts.
type State struct {
	core    flow.Core
	rng     game.Rand
	t       *Title
	f       *facts
	side    *side
	variant *variant
	n       int // players
	table
}

// table is everything on the table. Its fields are exported for encoding/binary.
type table struct {
	Start  game.Seat // start player; Nobody until drawn [setup.17]
	Round  int16
	Supply int16 // negative: taken from the reserve [end.4]

	Wheels    [maxPlayers]wheel
	Order     [maxPlayers]Order
	Knights   [maxPlayers][maxKnights]Region // noRegion: not on the map; the last is the black knight
	Built     [maxPlayers][buildings]int8    // levels on the map
	Troops    [maxPlayers]int8               // mustered
	Won       [maxPlayers][enemies]int8
	Influence [maxPlayers]int16
	Sown      [maxPlayers]sowing // the last distribution, for display only

	Foes   [foes]regions
	Track  [saracens]int8 // markers, from 0
	Houses [maxPlayers]regions
	House  [maxRegions]house
	Tiles  [maxRegions][shapes]int8        // tile on the space of each shape, or noTile
	Less   [buildings][maxLess + 1]regions // regions with at least this discount for a type

	Picks  [maxPlayers]pick // secret until everybody has sealed [R21]
	Sealed game.Seats
	Fitted [maxPlayers]int8 // setup choices made
}

// house is a building on the map.
type house struct {
	Type  Building
	Level int8 // 0: none
}

// wheel is a player's action wheel. Tokens belong to wedges, not to positions.
type wheel struct {
	Wedge    [wedges]Wedge // clockwise from the top
	Tokens   [wedges]int8  // by Wedge
	Upgraded uint8         // set of Wedge
}

// pick is a player's choice before the orders are revealed.
type pick struct {
	Offer [2]Order // dealt [setup.8]; noOrder in the tournament
	Order Order
	Wheel [wedges]Wedge // tournament: the arrangement so far
	Laid  int8          // number of wedges arranged
}

func (w *wheel) upgraded(x Wedge) bool { return w.Upgraded>>x&1 != 0 }
func (w *wheel) upgrade(x Wedge)       { w.Upgraded |= 1 << x }
func (w *wheel) allUpgraded() bool     { return w.Upgraded == 1<<wedges-1 }

// place is a wedge's position on the wheel.
func (w *wheel) place(x Wedge) int {
	for i, y := range w.Wedge {
		if x == y {
			return i
		}
	}
	return 0
}

func (s *State) all() game.Seats { return game.AllSeats(s.n) }
func (s *State) over() bool      { return s.core.Len() == 0 }

// enemiesAt returns every region with an enemy token.
func (s *State) enemiesAt() (x regions) {
	for _, r := range s.Foes {
		x |= r
	}
	return x
}

// foe is the enemy token in a region.
func (s *State) foe(r Region) Foe {
	for f, at := range s.Foes {
		if at.has(r) {
			return Foe(f)
		}
	}
	return noFoe
}

// housesAt returns every region with a building.
func (s *State) housesAt() regions {
	return s.Houses[0] | s.Houses[1] | s.Houses[2] | s.Houses[3]
}

// owner is the owner of the building in a region.
func (s *State) owner(r Region) game.Seat {
	for p := range s.Houses {
		if s.Houses[p].has(r) {
			return game.Seat(p)
		}
	}
	return game.Nobody
}

// knightsAt returns every region with a knight of p.
func (s *State) knightsAt(p game.Seat) (x regions) {
	for _, r := range s.Knights[p] {
		if r != noRegion {
			x = x.with(r)
		}
	}
	return x
}

// knights is the number of p's knights on the map.
func (s *State) knights(p game.Seat) (n int) {
	for _, r := range s.Knights[p] {
		if r != noRegion {
			n++
		}
	}
	return n
}

// gain pays Influence from the supply, or from the reserve once the supply is exhausted [end.4].
func (s *State) gain(p game.Seat, n int, log *game.Log) {
	was := s.Supply
	s.Influence[p] += int16(n)
	s.Supply -= int16(n)
	if was > 0 && s.Supply <= 0 { // [end.1]
		log.Emit(eventSupplyGone(p))
	}
}
