package diplomacy

import "slices"

// Prov is a province of a map, by number.
type Prov uint8

// Loc is where in a province a unit stands. The first locations are the
// provinces themselves, with the same numbers; the coasts follow. An army is
// always at the province, a fleet at the coast where there are several.
type Loc uint8

// Power is a nationality. Numbers below len(Map.Powers) have names there.
type Power uint8

// Null values.
const (
	NoProv  Prov  = 255
	NoLoc   Loc   = 255
	NoPower Power = 255
)

// Terrain says which units can be in a province.
type Terrain uint8

// The kinds of terrain.
const (
	Inland Terrain = iota // armies
	Coast                 // armies and fleets
	Sea                   // fleets, which can convoy there
)

// Province is the map data of a province.
type Province struct {
	ID, Name     string
	Terrain      Terrain
	Coasts       []Loc // if there are several
	SupplyCenter bool
	Home         Power // whose home center it is, or NoPower
}

// Map is a board without units. It is immutable.
type Map struct {
	Name          string
	Powers        []string // those that build and own, followed by minor powers
	Majors        int      // how many of them are not minor powers
	BuildAnywhere bool     // in any center owned, instead of in home centers only
	Provinces     []Province
	Start         []Unit

	coastNames []string  // by location - len(Provinces)
	prov       [256]Prov // by location
	armyTo     [256]Set  // province -> provinces
	fleetTo    [256]Set  // location -> locations; a province with coasts has the union of theirs
	fleetReach [256]Set  // location -> provinces
	near       [256]Set  // province -> provinces, for any unit
	around     [256]Set  // province -> provinces up to two steps away
	ports      [256]Set  // coastal province -> seas that touch it
	seas       Set
	byName     []int // alphabetical rank of each province's name
	words      names
}

// Prov is the province of a location, NoProv if there is no such location.
func (m *Map) Prov(l Loc) Prov { return m.prov[l] }

// Locs is the number of locations.
func (m *Map) Locs() int { return len(m.Provinces) + len(m.coastNames) }

// ID is the short name of a location, such as "par" or "stp/nc".
func (m *Map) ID(l Loc) string {
	if n := len(m.Provinces); int(l) >= n && int(l) < m.Locs() {
		return m.Provinces[m.prov[l]].ID + "/" + m.coastNames[int(l)-n]
	}
	if int(l) < len(m.Provinces) {
		return m.Provinces[l].ID
	}
	return "?"
}

// Loc finds a location by its short name.
func (m *Map) Loc(id string) (Loc, bool) {
	for l := range Loc(m.Locs()) {
		if m.ID(l) == id {
			return l, true
		}
	}
	return NoLoc, false
}

// Power finds a power by its name.
func (m *Map) Power(name string) (Power, bool) {
	i := slices.Index(m.Powers, name)
	if i < 0 {
		return NoPower, false
	}
	return Power(i), true
}

// ArmyAdjacent reports whether an army can step from one province to another.
func (m *Map) ArmyAdjacent(from, to Prov) bool { return m.armyTo[from].has(uint8(to)) }

// FleetAdjacent reports whether a fleet can sail from one location to another.
func (m *Map) FleetAdjacent(from, to Loc) bool { return m.fleetTo[from].has(uint8(to)) }

// terrain is the terrain of a province.
func (m *Map) terrain(p Prov) Terrain { return m.Provinces[p].Terrain }

// reach returns the provinces a unit can go to without a convoy.
func (m *Map) reach(t UnitType, at Loc) *Set {
	if t == Army {
		return &m.armyTo[m.prov[at]]
	}
	return &m.fleetReach[at]
}
