package diplomacy

import (
	"fmt"
	"strings"
)

// UnitType is army or fleet.
type UnitType uint8

// The types. AnyUnit is for orders that do not specify one.
const (
	AnyUnit UnitType = iota
	Army
	Fleet
)

func (t UnitType) String() string { return [...]string{"", "A", "F"}[t] }

// Traits set a unit apart from ordinary ones.
type Traits uint8

// The traits.
const (
	// Bound units never leave their province. They may still attack, to cut support or keep others
	// out.
	Bound Traits = 1 << iota
	// NoRetreat units are disbanded when dislodged.
	NoRetreat
	// Deploys units can be ordered to a distant province (ViaDeployment).
	Deploys
)

// traitNames are the names used in files.
var traitNames = []string{"bound", "no-retreat", "deploys"}

// ParseTrait finds a trait by its name.
func ParseTrait(name string) (Traits, error) {
	for i, n := range traitNames {
		if n == name {
			return 1 << i, nil
		}
	}
	return 0, fmt.Errorf("unknown trait %q; possible: %s", name, strings.Join(traitNames, ", "))
}

// Unit is an army or a fleet on the board.
type Unit struct {
	Power  Power
	Type   UnitType
	Traits Traits
	At     Loc
}

// Unified says that the coasts of a province count as one for the fleets of a power: they need not
// name a coast and can sail on from either.
type Unified struct {
	Province Prov
	Power    Power
}

// Board is a map with units on it.
type Board struct {
	Map     *Map
	Units   []Unit
	Unified []Unified
}

// MaxUnits is the maximum number of units on a board.
const MaxUnits = 250

// Check reports the first error in the board. The other methods expect a valid board.
func (b *Board) Check() error {
	if len(b.Units) > MaxUnits {
		return fmt.Errorf("%d units; at most %d are possible", len(b.Units), MaxUnits)
	}
	var taken Set
	for i, u := range b.Units {
		if err := b.checkUnit(u); err != nil {
			return fmt.Errorf("unit %d: %w", i+1, err)
		}
		p := uint8(b.Map.prov[u.At])
		if taken.has(p) {
			return fmt.Errorf("unit %d: there is another unit in %s", i+1, b.Map.Provinces[p].ID)
		}
		taken.add(p)
	}
	return nil
}

// checkUnit reports whether a unit can stand where it is.
func (b *Board) checkUnit(u Unit) error {
	m := b.Map
	if int(u.At) >= m.Locs() {
		return fmt.Errorf("no location has the number %d", u.At)
	}
	p := m.prov[u.At]
	switch {
	case u.Type != Army && u.Type != Fleet:
		return fmt.Errorf("type %d is neither army nor fleet", u.Type)
	case u.Type == Army && m.terrain(p) == Sea:
		return fmt.Errorf("an army cannot be in %s", m.ID(u.At))
	case u.Type == Army && u.At != Loc(p):
		return fmt.Errorf("an army has no coast, as in %s", m.ID(u.At))
	case u.Type == Fleet && m.terrain(p) == Inland:
		return fmt.Errorf("a fleet cannot be in %s", m.ID(u.At))
	case u.Type == Fleet && u.At == Loc(p) && m.Provinces[p].Coasts != nil && !b.unified(u.Power, p):
		return fmt.Errorf("a fleet in %s needs a coast", m.ID(u.At))
	}
	return nil
}

// fleets returns the seas with a fleet.
func (b *Board) fleets() (seas Set) {
	for i := range b.Units {
		u := &b.Units[i]
		if p := b.Map.prov[u.At]; u.Type == Fleet && b.Map.terrain(p) == Sea {
			seas.add(uint8(p))
		}
	}
	return seas
}

// unified reports whether the coasts of a province count as one for a power's fleets.
func (b *Board) unified(power Power, p Prov) bool {
	for _, u := range b.Unified {
		if u.Province == p && u.Power == power {
			return true
		}
	}
	return false
}
